"""A figure about games as people read it, and how counts, means and shares are written."""

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.raw import FineKind, RawGame
from clubadmin.domain.row.settle import NOTHING, Amounts, SettledGame
from clubadmin.domain.terms import Outcome, Position, Side
from clubadmin.i18n import Figure, Listed, Message, marked

NONE = "–"
"""What is shown where there is nothing to take a mean of."""

_PLACES = (
    marked("avond {number}"),
    marked("ronde {number}"),
    marked("tafel {number}"),
    marked("spel {number}"),
)
UNPLAYED = (Outcome.NOT_PLAYED, Outcome.CANCELLED)


@dataclass(frozen=True)
class Statistic:
    """A figure with its name; `code` is the same in every list that has it."""

    code: str
    label: Message
    value: Message


@dataclass(frozen=True)
class Deed:
    """A game that was played, where, and from whose seat it is looked at (None: from outside)."""

    raw: RawGame
    settled: SettledGame
    place: tuple[int | None, int, int, int]  # evening (None within one), round, table, game
    seat: Position | None = None

    def where(self) -> Message:
        """Tell where it was played: "ronde 2, tafel 5, spel 13"."""
        told = [
            Message(place, number=number)
            for place, number in zip(_PLACES, self.place, strict=True)
            if number is not None
        ]
        return Message("{places}", places=Listed(tuple(told), joint=""))

    @property
    def own(self) -> Amounts:
        """The amounts of the player in this seat: his own if he has these, else his side's."""
        shares = self.settled.shares
        given = next((one.amounts for one in shares if one.seat is self.seat), None)
        if given is not None or self.side is None:
            return given or NOTHING
        return self.settled.of(self.side)

    @property
    def alone(self) -> bool:
        """Whether whoever sits there played alone: players 1, 2 and 3 sit North, East, South."""
        return self.seat is not None and self.raw.solo == SEATS.index(self.seat) + 1

    @property
    def side(self) -> Side | None:
        """The side of who sits there; where one plays against two, his is the first."""
        if self.seat is None:
            return None
        if self.raw.solo is not None:
            return Side.NS if self.alone else Side.EW
        return self.seat.side

    def ended(self, outcome: Outcome) -> bool:
        """Whether the game ended so; looked at from a seat, for that side."""
        mine = self.seat is None or self.settled.side is self.side
        return self.settled.outcome is outcome and mine

    @property
    def revokes(self) -> int:
        """How often was revoked: the row says so, or a player is fined for it."""
        fined = sum(
            one.kind is FineKind.REVOKE and self.seat in (None, one.seat) for one in self.raw.fines
        )
        return max(fined, int(self.ended(Outcome.REVOKE)))

    @property
    def winner(self) -> Side | None:
        """The side that got more; None if both got as much."""
        totals = {side: self.settled.of(side).total for side in Side}
        return next((side for side in Side if totals[side] > totals[side.other]), None)


def count(code: str, label: Message, number: int) -> Statistic:
    """A number of games."""
    return Statistic(code, label, Message("{number}", number=Figure(number)))


def share(code: str, label: Message, part: int, of: int) -> Statistic:
    """A number of games and how many in a hundred that is."""
    if not of:
        return count(code, label, part)
    percent = round(100 * part / of)
    value = Message("{number} ({percent}%)", number=Figure(part), percent=percent)
    return Statistic(code, label, value)


def some_of(code: str, label: Message, part: int, of: int) -> Statistic:
    """Make a statistic of a part and a whole."""
    if not of:
        return Statistic(code, label, Message(NONE))
    return Statistic(code, label, Message("{part} van {of}", part=part, of=of))


def mean(code: str, label: Message, values: Iterable[int]) -> Statistic:
    """The mean with one decimal; a dash of nothing."""
    found = list(values)
    if not found:
        return Statistic(code, label, Message(NONE))
    tenths = (20 * sum(found) + len(found)) // (2 * len(found))  # a half goes up
    figure = Figure(Decimal(tenths) / 10, decimals=1)
    return Statistic(code, label, Message("{mean}", mean=figure))
