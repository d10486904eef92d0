"""A play while it is being entered: cards in order, each at its seat.

Nothing here knows the screen. Whose turn it is follows from the cards before, so a card that
is changed, put in between or taken away moves the rest along by itself.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from clubadmin.domain.referee.notation import read_play
from clubadmin.domain.referee.play import trick_winner
from clubadmin.domain.referee.record import Bid, PlayFinding, PlayRecord, seats_of
from clubadmin.domain.rules.cards import Card, Suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position
from clubadmin.model.kit.carried import carried


class Played(NamedTuple):
    """A card of a trick; `seat` only where it was said, else it is whoever's turn it is."""

    card: Card
    seat: Position | None = None


class Spot(NamedTuple):
    """A place among the tricks, both counted from 0."""

    trick: int
    at: int


Tricks = tuple[tuple[Played, ...], ...]
Seated = tuple[tuple[tuple[Position, Card], ...], ...]
_TRUMP_OPEN = frozenset({"trump-missing", "trump-unknown"})


@dataclass(frozen=True)
class Entry:
    """Everything entered so far; `unclaimed` counts tricks from 1.

    `trump` is None while it is not known, and where `no_trump` says that there was none.
    What was not declared in the hands comes along with a play that is pasted.
    """

    trump: Suit | None = None
    declarer: Position | None = None
    lead: Position = Position.N
    hands: Mapping[Position, tuple[Card, ...]] = field(default_factory=dict)
    tricks: Tricks = ()
    bid: int | None = None
    double: int = 0
    unclaimed: frozenset[int] = frozenset()
    unclaimed_hands: frozenset[Position] = frozenset()
    unclaimed_stuk: bool = False
    no_trump: bool = False
    auction: tuple[Bid, ...] = ()
    laid_away: tuple[Card, ...] = ()
    called: Mapping[Position, int] = field(default_factory=dict)

    @property
    def empty(self) -> bool:
        """Whether no card was entered."""
        return not self.tricks and not any(self.hands.values())

    def spots(self) -> Iterator[Spot]:
        """Every place that has a card, in the order of play."""
        for number, trick in enumerate(self.tricks):
            yield from (Spot(number, at) for at in range(len(trick)))


def seated(entry: Entry, rules: RuleSet) -> Seated:
    """The tricks with the seat of each card."""
    found = []
    leader = entry.lead
    for trick in entry.tricks:
        cards = _with_seats(trick, leader, rules)
        found.append(cards)
        leader = _next_leader(cards, leader, entry, rules)
    return tuple(found)


def turn(entry: Entry, rules: RuleSet) -> tuple[Spot, Position]:
    """The spot and the seat of the next card."""
    tricks = seated(entry, rules)
    if tricks and len(tricks[-1]) < rules.seats:
        last = tricks[-1]
        spot = Spot(len(tricks) - 1, len(last))
        return spot, _after([seat for seat, _ in last], last[0][0], rules)
    leader = entry.lead
    for cards in tricks:
        leader = _next_leader(cards, leader, entry, rules)
    return Spot(len(tricks), 0), leader


def record(entry: Entry, rules: RuleSet) -> PlayRecord:
    """The record as far as it is known, for the referee to judge."""
    hands = {seat: cards for seat, cards in entry.hands.items() if cards}
    return carried(PlayRecord, entry, hands=hands, tricks=seated(entry, rules))


def from_record(known: PlayRecord, rules: RuleSet) -> Entry:
    """A play that was written down, to go on with; a seat is kept where it is out of turn."""
    bare = carried(Entry, known, hands=dict(known.hands), tricks=())
    for number, trick in enumerate(known.tricks):
        bare = replace(bare, tricks=(*bare.tricks, ()))
        for seat, card in trick:
            plain = _put_last(bare, Played(card))
            if seated(plain, rules)[number][-1][0] is not seat:
                plain = _put_last(bare, Played(card, seat))
            bare = plain
    return bare


def read_entry(text: str, rules: RuleSet) -> tuple[Entry, tuple[PlayFinding, ...]]:
    """A play that was written down, and what of it could not be read.

    That it does not say what was trumps is left to whoever judges it.
    """
    known, unread = read_play(text, rules)
    silent = any(one.code in _TRUMP_OPEN for one in unread)
    none = rules.no_trumps and known.trump is None and not silent
    entry = replace(from_record(known, rules), no_trump=none)
    return entry, tuple(one for one in unread if one.code != "trump-missing")


def judged_by(entry: Entry, rules: RuleSet) -> RuleSet:
    """The rules to judge a play by: that nobody said what was trumps is not "none"."""
    return rules if entry.trump or entry.no_trump or not rules.no_trumps else _with_trumps(rules)


def with_card(entry: Entry, spot: Spot, played: Played, rules: RuleSet, *, between: bool) -> Entry:
    """A card on a place: in place of what is there, or between with the rest moved along."""
    tricks = [list(trick) for trick in entry.tricks]
    while len(tricks) <= spot.trick:
        tricks.append([])
    row = tricks[spot.trick]
    if spot.at < len(row) and not between:
        row[spot.at] = played
    else:
        row.insert(spot.at, played)
        _push_along(tricks, spot.trick, rules.seats)
    return replace(entry, tricks=_frozen(tricks))


def without_card(entry: Entry, spot: Spot, rules: RuleSet) -> Entry:
    """The card of a place taken away; the cards after it move up."""
    tricks = [list(trick) for trick in entry.tricks]
    full = len(tricks[spot.trick]) >= rules.seats
    del tricks[spot.trick][spot.at]
    at = spot.trick
    while full and at + 1 < len(tricks) and tricks[at + 1]:
        full = len(tricks[at + 1]) >= rules.seats
        tricks[at].append(tricks[at + 1].pop(0))
        at += 1
    return replace(entry, tricks=_frozen(tricks))


def where_is(entry: Entry, card: Card) -> Spot | None:
    """The place where a card was played first, None when it was not."""
    for spot in entry.spots():
        if entry.tricks[spot.trick][spot.at].card == card:
            return spot
    return None


def holder_of(entry: Entry, card: Card) -> Position | None:
    """Find the hand in which a card was entered."""
    return next((seat for seat, cards in entry.hands.items() if card in cards), None)


def _with_seats(
    trick: tuple[Played, ...], leader: Position, rules: RuleSet
) -> tuple[tuple[Position, Card], ...]:
    seats: list[Position] = []
    for played in trick:
        seats.append(played.seat or _after(seats, leader, rules))
    return tuple(zip(seats, (played.card for played in trick), strict=True))


def _after(before: list[Position], leader: Position, rules: RuleSet) -> Position:
    """The seat after the last, the first that has not played in this trick."""
    around = seats_of(rules)
    if not before:
        return leader
    start = around.index(before[-1]) if before[-1] in around else -1
    order = [around[(start + step) % len(around)] for step in range(1, len(around) + 1)]
    return next((seat for seat in order if seat not in before), order[0])


def _next_leader(
    cards: tuple[tuple[Position, Card], ...], leader: Position, entry: Entry, rules: RuleSet
) -> Position:
    if not cards:
        return leader
    return cards[trick_winner([card for _, card in cards], rules, entry.trump)][0]


@lru_cache(maxsize=64)
def _with_trumps(rules: RuleSet) -> RuleSet:
    return replace(rules, no_trumps=False)


def _put_last(entry: Entry, played: Played) -> Entry:
    *before, last = entry.tricks
    return replace(entry, tricks=(*before, (*last, played)))


def _push_along(tricks: list[list[Played]], at: int, most: int) -> None:
    """Push surplus cards of a trick to the front of the next."""
    while at < len(tricks) and len(tricks[at]) > most:
        over = tricks[at].pop()
        if at + 1 == len(tricks):
            tricks.append([])
        tricks[at + 1].insert(0, over)
        at += 1


def _frozen(tricks: list[list[Played]]) -> Tricks:
    while tricks and not tricks[-1]:
        tricks.pop()
    return tuple(tuple(trick) for trick in tricks)
