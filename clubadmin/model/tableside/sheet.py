"""A sheet as the people at its table see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.seat_totals import SeatTotal
from clubadmin.domain.row.settle import Amounts, SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position, Severity, Side
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import TablePlace

Desks = Mapping[int, tuple[str | None, ...]]
"""The names of the desks at which a sheet is open, by the table's id; None is the window."""


class TableState(StrEnum):
    """How far a sheet is, seen from its table."""

    OPEN = "open"
    CONFIRMED = "confirmed"  # every side agreed with what stands there
    SIGNED = "signed"  # by the secretary, or the evening is closed: nothing can be typed


@dataclass(frozen=True)
class TableRow:
    """A row of a sheet."""

    row: int  # its place on the sheet, from 1
    game: int  # the number of the game: in comparison play that of its wallet
    typed: str  # the line as it is in the club file; "" for none
    version: int  # how often the row was changed; whoever changes it says which one he saw
    raw: RawGame | None = None  # what it says; None while it is not typed, or cannot be read
    # what it comes to; None while it is not typed, or cannot be read
    settled: SettledGame | None = None
    findings: tuple[Finding, ...] = ()
    dealer: Position | None = None  # who deals, by seat; None where that is not known before
    decided: bool = False  # whether a director decided something about it


@dataclass(frozen=True)
class TableSheet:
    """The sheet of a table in a round."""

    evening_id: int  # of the evening
    evening: Message  # what it is called
    rules: RuleSet  # by which it is played
    place: TablePlace  # who sits where
    rows: tuple[TableRow, ...]  # all of it, in order
    ns: Amounts  # what Wij have
    ew: Amounts  # what Zij have
    # by side, or by seat where everybody has a total of his own
    totals: tuple[tuple[str, int], ...]
    findings: tuple[Finding, ...] = ()  # all that is held against it, those of the rows as well
    seats: tuple[SeatTotal, ...] = ()  # what each player has, () where nobody differs from his side
    over_after: int | None = None  # the row that ended a match to a target; None where none did
    missing: tuple[int, ...] = ()  # the rows that are still to be typed
    confirmed: frozenset[str] = frozenset()  # the sides, or seats, that agreed with it as it is now
    state: TableState = TableState.OPEN  # how far it is
    called: bool = False  # whether the table asks for the referee
    protests: int = 0  # how many open protests are about it
    rounds: tuple[int, ...] = ()  # that are drawn, in which there is a table of this number
    totals_first: bool = False  # its totals count until its games are typed
    totals_only: bool = False  # they do now

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides that confirm: "ns" and "ew", or where three play each seat."""
        return tuple(side for side, _ in self.totals)

    @property
    def ready(self) -> bool:
        """Whether it can be agreed with and signed off: all is typed, and nothing is wrong.

        Where totals count in place of games, these are all.
        """
        there = self.totals_only or not self.missing
        return there and all(one.severity is not Severity.ERROR for one in self.findings)

    @property
    def lit(self) -> int | None:
        """The row to be played: the first that is missing; None where all is typed."""
        return self.missing[0] if self.missing else None

    def row_of(self, game: int) -> TableRow | None:
        """The row of a game by its number; None where it is not played here."""
        return next((one for one in self.rows if one.game == game), None)


def confirming(rules: RuleSet) -> tuple[str, ...]:
    """The confirming sides of a sheet: both, or each seat where all have totals of their own."""
    if rules.system == "solo":
        return tuple(seat.value for seat in SEATS[: rules.seats])
    return tuple(side.value for side in Side)


@dataclass(frozen=True)
class Done:
    """The answer to a request."""

    sheet: TableSheet  # as it was once that was done
    row: TableRow | None = None  # the row that it was about; None where it was about none
    again: bool = False  # whether it had been done before, and was not done twice


@dataclass(frozen=True)
class AtTable:
    """The board's facts about a sheet that is typed at its table."""

    table_id: int  # of the sheet
    typed: bool = False  # whether any row of it came from the table or the second desk
    confirmed: bool = False  # whether every side agrees with it as it is now
    sides: frozenset[str] = frozenset()  # which sides do
    called: bool = False  # whether the table asks for the referee
    called_at: str = ""  # since when: "2026-11-12 21:14:03"; "" where it does not
