"""Roem in the hand, read off the cards that players were dealt.

Sequences and four alike need every hand, as the side with most rejects the other's (Alles over
kaarten, Kraken); stuk needs only its two cards. Of two players nothing follows: they declare
what lies open before them, and which cards do changes during play.
"""

from dataclasses import dataclass

from clubadmin.domain.referee.disputes import denied_hands, disputed_cards
from clubadmin.domain.referee.known import known_hands
from clubadmin.domain.referee.play import Combo
from clubadmin.domain.referee.record import PlayRecord
from clubadmin.domain.referee.seats import seats_of
from clubadmin.domain.rules.cards import RANKS, Card, Suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position

_TWO = 2
_LEAST_RUN = 3
_KINDS = ("three", "four", "five")
_ALIKE = 4


@dataclass(frozen=True, slots=True)
class HandRoem:
    """What one player had in the hand; `stuk` is told apart, as nobody can reject it."""

    seat: Position
    combos: tuple[Combo, ...]
    stuk: Combo | None = None

    @property
    def worth(self) -> int:
        """What can be rejected is worth."""
        return sum(combo.worth for combo in self.combos)

    @property
    def all(self) -> tuple[Combo, ...]:
        """Everything, stuk last."""
        return (*self.combos, self.stuk) if self.stuk else self.combos


@dataclass(frozen=True, slots=True)
class Hands:
    """The roem in the hands that hold any; `known` says that nobody can have held more."""

    found: tuple[HandRoem, ...] = ()
    known: bool = True


def counts_hands(rules: RuleSet) -> bool:
    """Whether anything in a hand counts."""
    return rules.roem_where in ("hand", "both", "stuk")


def hands_of(record: PlayRecord, rules: RuleSet) -> Hands:
    """What each player had in the hand, declared or not. Any record is read; never raises."""
    if not counts_hands(rules):
        return Hands()
    # where each of two together keeps his own, a row cannot say whose hand it was
    if rules.seats == _TWO or (rules.system == "solo" and rules.solo_share == "own"):
        return Hands(known=False)
    cards = _cards(record, rules)
    whole = all(len(held) == rules.tricks for held in cards.values())
    sequences = rules.roem_where != "stuk"
    with_stuk, stuk_known = _stuk_of(cards, record, rules)
    found = []
    for seat, held in cards.items():
        combos = hand_combos(held, rules) if sequences and whole else ()
        stuk = with_stuk.get(seat)
        if combos or stuk:
            found.append(HandRoem(seat, combos, stuk))
    return Hands(tuple(found), whole or (stuk_known and not sequences))


def hand_combos(hand: tuple[Card, ...], rules: RuleSet) -> tuple[Combo, ...]:
    """The roem in a hand, stuk aside, the highest first.

    A card counts in one sequence, and in four alike besides.
    """
    combos = [combo for suit in Suit for combo in _of_suit(hand, suit, rules)]
    for rank in rules.four_alike_ranks:
        alike = tuple(card for card in hand if card.rank == rank)
        worth = rules.four_jacks if rank == "J" else rules.four_alike
        if len(alike) == _ALIKE and worth:
            combos.append(Combo("alike", alike, worth))
    return tuple(sorted(combos, key=lambda combo: -combo.worth))


def _cards(record: PlayRecord, rules: RuleSet) -> dict[Position, tuple[Card, ...]]:
    """The cards that each player is known to have been dealt, those in dispute left out."""
    listed, disputed = known_hands(record, rules), disputed_cards(record, rules)
    denied = denied_hands(record, rules)
    cards = {
        seat: dict.fromkeys(() if seat in denied else listed.get(seat, ()))
        for seat in seats_of(rules)
    }
    for trick in record.tricks:
        for seat, card in trick:
            cards.setdefault(seat, {})[card] = None
    return {
        seat: tuple(card for card in cards[seat] if card not in disputed)
        for seat in seats_of(rules)
    }


def _stuk_of(
    cards: dict[Position, tuple[Card, ...]], record: PlayRecord, rules: RuleSet
) -> tuple[dict[Position, Combo], bool]:
    """Who had stuk, and whether it is known of both cards who had them."""
    if record.trump is None or not rules.stuk:
        return {}, record.trump is not None or rules.no_trumps
    stuk = (Card(record.trump, "K"), Card(record.trump, "Q"))
    had = [seat for card in stuk for seat, held in cards.items() if card in held]
    if len(had) == len(stuk) and had[0] is had[1]:
        return {had[0]: Combo("stuk", stuk, rules.stuk)}, True
    return {}, len(had) == len(stuk)


def _of_suit(hand: tuple[Card, ...], suit: Suit, rules: RuleSet) -> tuple[Combo, ...]:
    """The best sequences of one suit."""
    held = [Card(suit, rank) if Card(suit, rank) in hand else None for rank in RANKS]
    found: list[Combo] = []
    run: list[Card] = []
    for card in (*held, None):
        if card:
            run.append(card)
            continue
        found += _best(tuple(run), rules)
        run = []
    return tuple(found)


def _best(run: tuple[Card, ...], rules: RuleSet) -> tuple[Combo, ...]:
    """The most that cards in sequence can give; two sequences have a card between them."""
    best: tuple[Combo, ...] = ()
    for start in range(len(run) - _LEAST_RUN + 1):
        for end in range(start + _LEAST_RUN, len(run) + 1):
            one = _sequence(run[start:end], rules)
            best = max(best, (one, *_best(run[end + 1 :], rules)), key=_much)
    return tuple(combo for combo in best if combo.worth)


def _much(combos: tuple[Combo, ...]) -> tuple[int, int]:
    return sum(combo.worth for combo in combos), sum(len(combo.cards) for combo in combos)


def _sequence(cards: tuple[Card, ...], rules: RuleSet) -> Combo:
    worths = (rules.three_in_sequence, rules.four_in_sequence, rules.five_in_sequence)
    size = min(len(cards) - _LEAST_RUN, len(worths) - 1)
    return Combo(_KINDS[size], cards, worths[size])
