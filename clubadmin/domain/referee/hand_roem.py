"""Roem in the hand: read off the cards that players were dealt, and which of it counts.

Sequences and four alike need every hand, as the side with most rejects the other's (Alles over
kaarten, Kraken); stuk needs only its two cards. It counts unless the record says that it was not
declared. Of two players nothing follows: they declare what lies open before them, and which
cards do changes during play.
"""

from dataclasses import dataclass, replace

from clubadmin.domain.referee.notation import SEAT_LETTERS
from clubadmin.domain.referee.play import Combo
from clubadmin.domain.referee.record import (
    JudgedCard,
    PlayFinding,
    PlayRecord,
    denied_hands,
    disputed_cards,
    known_hands,
    seats_of,
)
from clubadmin.domain.referee.turn_order import side_of
from clubadmin.domain.rules.cards import RANKS, Card, Suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position, Severity, Side

_TWO = 2
_LEAST_RUN = 3
_KINDS = ("three", "four", "five")
_ALIKE = 4


@dataclass(frozen=True, slots=True)
class HandRoem:
    """A player's roem in the hand; `stuk` is told apart, as nobody can reject it."""

    seat: Position
    combos: tuple[Combo, ...]
    stuk: Combo | None = None

    @property
    def worth(self) -> int:
        """The worth of the combinations that can be rejected."""
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
    """Work out each player's roem in the hand, declared or not. Reads any record; never raises."""
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
    for rank, worth in rules.four_alike_worths:
        alike = tuple(card for card in hand if card.rank == rank)
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
    """Tell who had stuk, and whether the holder of both cards is known."""
    if record.trump is None or not rules.stuk:
        return {}, record.trump is not None or rules.no_trumps
    stuk = (Card(record.trump, "K"), Card(record.trump, "Q"))
    both = frozenset(stuk)
    had = {seat for seat, held in cards.items() if both.issubset(held)}
    known = both.issubset(card for held in cards.values() for card in held)
    return dict.fromkeys(had, Combo("stuk", stuk, rules.stuk)), known


def _of_suit(hand: tuple[Card, ...], suit: Suit, rules: RuleSet) -> tuple[Combo, ...]:
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
    for start in range(len(run)):
        for last in range(start + _LEAST_RUN - 1, len(run)):
            one = _sequence(run[start : last + 1], rules)
            best = max(best, (one, *_best(run[last + 2 :], rules)), key=_much)
    return tuple(combo for combo in best if combo.worth)


def _much(combos: tuple[Combo, ...]) -> tuple[int, int]:
    return sum(combo.worth for combo in combos), sum(len(combo.cards) for combo in combos)


def _sequence(cards: tuple[Card, ...], rules: RuleSet) -> Combo:
    worths = (rules.three_in_sequence, rules.four_in_sequence, rules.five_in_sequence)
    size = min(len(cards) - _LEAST_RUN, len(worths) - 1)
    return Combo(_KINDS[size], cards, worths[size])


HandRoems = tuple[HandRoem, ...]


@dataclass(frozen=True, slots=True)
class Declared:
    """The roem in the hand that counts, and what there is to say of all hands."""

    counted: HandRoems = ()
    findings: tuple[PlayFinding, ...] = ()


def declared(record: PlayRecord, rules: RuleSet, stopped: JudgedCard | None) -> Declared:
    """Work out the declared roem in the hand, with findings.

    Args:
        rules: where roem counts.
        stopped: the card by which the game came to an end before its time; None if it was
            played to the end, or is dealt again.
    """
    if not counts_hands(rules):
        return Declared()
    counted: list[HandRoem] = []
    findings: list[PlayFinding] = []
    hands = hands_of(record, rules)
    for had in hands.found:
        one = _claimed(had, record)
        if one.all != had.all:
            findings.append(_said("hand-silent", had, rules))
        in_time = _in_time(one, record, rules, stopped)
        if in_time.all != one.all:
            findings.append(_said("hand-late", one, rules))
        if in_time.all:
            counted.append(in_time)
            findings.append(_said("hand-found", in_time, rules))
    if not hands.known and any(record.tricks):
        findings.append(_unknown(rules))
    return Declared(tuple(counted), tuple(findings))


def higher_of(ns: HandRoems, ew: HandRoems) -> Side | None:
    """The side whose roem in the hand goes before the other's of the same worth.

    For four alike a run of five must give way (Alles over kaarten, Roem); None where that does
    not tell the two apart.
    """
    alike, runs = (_more(ns, ew, kind) for kind in ("alike", "five"))
    if alike > 0 > runs:
        return Side.NS
    return Side.EW if alike < 0 < runs else None


def _more(ns: HandRoems, ew: HandRoems, kind: str) -> int:
    """How many more combinations of a kind the first side has than the other."""
    counts = (
        sum(combo.kind == kind for hand in side for combo in hand.combos) for side in (ns, ew)
    )
    first, second = counts
    return first - second


def _unknown(rules: RuleSet) -> PlayFinding:
    """The finding that something in the hands may be left out of the count."""
    stuk_alone = rules.roem_where == "stuk"
    found = PlayFinding("hand-roem/stuk") if stuk_alone else PlayFinding("hand-roem")
    return replace(found, severity=Severity.WARNING, article=rules.articles["roem_where"])


def _claimed(had: HandRoem, record: PlayRecord) -> HandRoem:
    if had.seat in record.unclaimed_hands:
        return HandRoem(had.seat, ())
    return replace(had, stuk=None) if record.unclaimed_stuk else had


def _in_time(
    one: HandRoem, record: PlayRecord, rules: RuleSet, stopped: JudgedCard | None
) -> HandRoem:
    """The part of a hand's roem that was made before the game was stopped.

    Sequences are declared in the first trick, stuk with the first of its cards at the earliest.
    What the side that revoked declares from then on is not made before it (NKF 1976, art. 13).
    """
    if stopped is None:
        return one
    offends = side_of(one.seat, record, rules) is side_of(stopped.position, record, rules)
    last = stopped.trick - 1 if offends else len(record.tricks)
    if one.stuk:
        shown = {card for trick in record.tricks[:last] for _, card in trick}
        one = one if shown.intersection(one.stuk.cards) else replace(one, stuk=None)
    return one if last >= 1 else replace(one, combos=())


def _said(code: str, one: HandRoem, rules: RuleSet) -> PlayFinding:
    return PlayFinding(
        code,
        Severity.WARNING,
        seat=one.seat,
        args=(("letter", SEAT_LETTERS[one.seat]),),
        article=rules.articles["roem_where"],
        combos=one.all,
    )
