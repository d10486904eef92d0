"""The play of a card: what is allowed, who wins a trick and its worth, under a rule set's duties.

A duty says that some cards go before others. So the cards of a hand stand in classes, and each
card asks for a class, mostly its own: those that are in the highest class that the hand asks for,
or above it, are allowed. That is also why a card that some cards of a hand forbid stays forbidden
whatever else is in that hand.
"""

from collections.abc import Sequence
from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import NamedTuple

from clubadmin.domain.rules.cards import ALL_RANKS, RANKS, Card, Suit
from clubadmin.domain.rules.rules import RuleSet

_TWO = 2


class Duty(StrEnum):
    """The duties of a player."""

    FOLLOW = "follow"
    """Follow suit."""
    TRUMP_HIGHER = "trump-higher"
    """Trumps led: go higher."""
    FOLLOW_HIGHER = "follow-higher"
    """Following suit: go higher, as the others hold the trick."""
    TRUMP = "trump"
    """Cannot follow, the others hold the trick: trump it."""
    OVERTRUMP = "overtrump"
    """Cannot follow, the others hold the trick with a trump: go higher."""
    TRUMP_PARTNER = "trump-partner"
    """Cannot follow, the partner holds the trick: trump it all the same."""
    OVERTRUMP_PARTNER = "overtrump-partner"
    """Cannot follow, the partner holds the trick with a trump: go higher all the same."""
    UNDERTRUMP = "undertrump"
    """Cannot follow or overtrump: play a lower trump."""
    NO_UNDERTRUMP = "no-undertrump"
    """Not a lower trump, while another card could be played."""

    @property
    def field(self) -> str:
        """The field of the rule set that this duty comes from."""
        return _FIELDS[self]


_FIELDS = {
    Duty.FOLLOW: "follow_suit",
    Duty.TRUMP_HIGHER: "trump_led_higher",
    Duty.FOLLOW_HIGHER: "follow_higher",
    Duty.TRUMP: "others_hold",
    Duty.OVERTRUMP: "others_hold",
    Duty.TRUMP_PARTNER: "partner_holds",
    Duty.OVERTRUMP_PARTNER: "partner_holds",
    Duty.UNDERTRUMP: "undertrump",
    Duty.NO_UNDERTRUMP: "undertrump",
}


class Combo(NamedTuple):
    """Roem that lies in a trick: `kind` is stuk, three, four or alike."""

    kind: str
    cards: tuple[Card, ...]
    worth: int


class _Class(IntEnum):
    """The classes of cards, the lowest first: a hand must play from the highest class it has."""

    LAST = 1  # only when nothing else is left
    FREE = 2
    TRUMPS = 3  # a trump above those that lie there, where trumping is a duty
    FOLLOWS_LOWER = 4  # follows suit, where going higher is a duty
    FOLLOWS = 5


class _Situation(NamedTuple):
    """The state of a trick that decides the next player's duty."""

    led: Suit
    trump: Suit | None
    top_led: int  # place in its order of the highest card of the suit led
    top_trump: int  # the same of the highest trump; below all if there is none
    partner: bool


def legal(
    hand: Sequence[Card],
    trick: Sequence[Card],
    rules: RuleSet,
    trump: Suit | None,
    *,
    partner_holds: bool | None = None,
) -> tuple[Card, ...]:
    """The cards of `hand` that may be played on `trick`.

    Args:
        hand: the cards of the player on turn.
        trick: the cards on the table, the lead first.
        rules: the duties.
        trump: the trump suit; None without trumps.
        partner_holds: whether the trick is the partner's so far; None to take it from the
            order of play, each player's partner across.
    """
    if not trick:
        return tuple(hand)
    situation = _situation(trick, rules, trump, partner_holds)
    asked = max((_asks(card, situation, rules) for card in hand), default=_Class.LAST)
    return tuple(card for card in hand if _class(card, situation, rules) >= asked)


def why_not(
    card: Card,
    hand: Sequence[Card],
    trick: Sequence[Card],
    rules: RuleSet,
    trump: Suit | None,
    *,
    partner_holds: bool | None = None,
) -> Duty | None:
    """The duty that forbids playing `card` from `hand`; None if it is allowed."""
    if not trick:
        return None
    situation = _situation(trick, rules, trump, partner_holds)
    own = _class(card, situation, rules)
    better = max(hand, key=lambda one: _asks(one, situation, rules), default=card)
    if _asks(better, situation, rules) <= own:
        return None
    return _duty(card, better, situation, rules)


def holder(trick: Sequence[Card], rules: RuleSet, trump: Suit | None) -> int:
    """The place in the trick of the card that holds it so far, 0 for the lead."""
    best = 0
    for place, card in enumerate(trick):
        if _beats(card, trick[best], rules, trump):
            best = place
    return best


def trick_winner(trick: Sequence[Card], rules: RuleSet, trump: Suit | None) -> int:
    """The place of the card that wins a whole trick, 0 for the lead."""
    return holder(trick, rules, trump)


def card_points(card: Card, rules: RuleSet, trump: Suit | None) -> int:
    """The worth of a card; cards below the seven are worth nothing."""
    trumps, plains = _worths(rules)
    return (trumps if card.suit is trump else plains).get(card.rank, 0)


def trick_points(
    trick: Sequence[Card], rules: RuleSet, trump: Suit | None, *, last: bool = False
) -> int:
    """The points of a whole trick without its roem; `last` adds those of the last trick."""
    cards = sum(card_points(card, rules, trump) for card in trick)
    return cards + rules.trick_points + (rules.last_trick if last else 0)


def trick_combos(trick: Sequence[Card], rules: RuleSet, trump: Suit | None) -> tuple[Combo, ...]:
    """The roem in a trick in its best reading; () where roem on the table does not count.

    Two players declare what lies open before them, not what lies in a trick.
    """
    if rules.roem_where not in ("table", "both") or rules.seats == _TWO:
        return ()
    combos = (_alike(trick, rules), _sequence(trick, rules), _stuk(trick, rules, trump))
    return tuple(combo for combo in combos if combo and combo.worth)


def _situation(
    trick: Sequence[Card], rules: RuleSet, trump: Suit | None, partner_holds: bool | None
) -> _Situation:
    led = trick[0].suit
    if partner_holds is None:
        partner_holds = len(trick) % 2 == holder(trick, rules, trump) % 2
    top_led = min(_place(card, rules, trump) for card in trick if card.suit is led)
    trumps = [_place(card, rules, trump) for card in trick if card.suit is trump]
    return _Situation(led, trump, top_led, min(trumps, default=len(ALL_RANKS)), partner_holds)


def _class(card: Card, at: _Situation, rules: RuleSet) -> _Class:
    """The class of a card: a hand must play from the highest that it has."""
    place = _place(card, rules, at.trump)
    if card.suit is at.led:
        lower = _must_raise(at, rules) and place > at.top_led
        return _Class.FOLLOWS_LOWER if lower else _Class.FOLLOWS
    must = _must_trump(at, rules)
    if card.suit is not at.trump:
        return _Class.LAST if must and rules.undertrump == "obliged" else _Class.FREE
    if place < at.top_trump:
        return _Class.TRUMPS if must else _Class.FREE
    return _Class.FREE if rules.undertrump in _UNDER_FREELY else _Class.LAST


_UNDER_FREELY = ("free", "obliged")


def _asks(card: Card, at: _Situation, rules: RuleSet) -> _Class:
    """The class below which nothing may be played by who holds this card: mostly its own.

    Where only another suit forbids undertrumping, a higher trump that need not be played does not.
    """
    own = _class(card, at, rules)
    spares = rules.undertrump == "only-trumps" and card.suit is at.trump
    return _Class.LAST if spares and own is _Class.FREE else own


def _must_trump(at: _Situation, rules: RuleSet) -> bool:
    """Whether who cannot follow has to trump, or to go over a trump that lies there."""
    if not at.partner:
        return rules.others_hold == "trump"
    ruffed = at.led is not at.trump and at.top_trump < len(ALL_RANKS)
    return rules.partner_holds == "trump" or (rules.partner_holds == "overtrump" and ruffed)


def _must_raise(at: _Situation, rules: RuleSet) -> bool:
    """Whether who follows suit has to go higher."""
    if at.led is at.trump and rules.trump_led_higher:
        return True
    ruffed = at.led is not at.trump and at.top_trump < len(ALL_RANKS)
    return rules.follow_higher == "others" and not at.partner and not ruffed


def _duty(card: Card, better: Card, at: _Situation, rules: RuleSet) -> Duty:
    """The duty because of which `better` had to go before `card`."""
    if better.suit is at.led:
        if card.suit is not at.led:
            return Duty.FOLLOW
        trumps = at.led is at.trump and rules.trump_led_higher
        return Duty.TRUMP_HIGHER if trumps else Duty.FOLLOW_HIGHER
    if better.suit is not at.trump:
        return Duty.NO_UNDERTRUMP
    if _place(better, rules, at.trump) > at.top_trump:
        return Duty.UNDERTRUMP
    if not _must_trump(at, rules):
        return Duty.NO_UNDERTRUMP
    if at.top_trump == len(ALL_RANKS):
        return Duty.TRUMP_PARTNER if at.partner else Duty.TRUMP
    return Duty.OVERTRUMP_PARTNER if at.partner else Duty.OVERTRUMP


def _beats(card: Card, other: Card, rules: RuleSet, trump: Suit | None) -> bool:
    if card.suit is other.suit:
        return _place(card, rules, trump) < _place(other, rules, trump)
    return card.suit is trump


def _place(card: Card, rules: RuleSet, trump: Suit | None) -> int:
    """The place of a card in the order of its suit; 0 is the highest."""
    trumps, plains = _orders(rules)
    return (trumps if card.suit is trump else plains)[card.rank]


@lru_cache(maxsize=64)
def _orders(rules: RuleSet) -> tuple[dict[str, int], dict[str, int]]:
    return _order(rules.trump_order), _order(rules.plain_order)


def _order(ranks: tuple[str, ...]) -> dict[str, int]:
    """Places by rank; ranks that an order leaves out come below those it names."""
    rest = tuple(rank for rank in ALL_RANKS if rank not in ranks)
    return {rank: place for place, rank in enumerate(ranks + rest)}


@lru_cache(maxsize=64)
def _worths(rules: RuleSet) -> tuple[dict[str, int], dict[str, int]]:
    return dict(rules.trump_points), dict(rules.plain_points)


def _alike(trick: Sequence[Card], rules: RuleSet) -> Combo | None:
    if len(set(trick)) != 4:
        return None
    rank, *others = (card.rank for card in trick)
    worth = dict(rules.four_alike_worths).get(rank)
    if others.count(rank) != len(others) or worth is None:
        return None
    return Combo("alike", tuple(trick), worth)


def _sequence(trick: Sequence[Card], rules: RuleSet) -> Combo | None:
    by_place = {(card.suit, RANKS.index(card.rank)): card for card in trick if card.rank in RANKS}
    for length, kind, worth in (
        (4, "four", rules.four_in_sequence),
        (3, "three", rules.three_in_sequence),
    ):
        for suit, top in by_place:
            run = [by_place.get((suit, top + step)) for step in range(length)]
            cards = tuple(card for card in run if card)
            if len(cards) == length and worth:
                return Combo(kind, cards, worth)
    return None


def _stuk(trick: Sequence[Card], rules: RuleSet, trump: Suit | None) -> Combo | None:
    if trump is None:
        return None
    stuk = (Card(trump, "K"), Card(trump, "Q"))
    return Combo("stuk", stuk, rules.stuk) if set(stuk) <= set(trick) else None
