"""What each needs on the evenings that are left, for each place."""

from dataclasses import dataclass
from datetime import date
from typing import Literal

Expected = Literal["average", "best", "away"]
"""What the others are expected to do: make their own average, their best, or stay away."""


@dataclass(frozen=True)
class ComingEvening:
    """An evening that is to be played, or to be finished."""

    number: int
    date: date | None  # None: not planned yet
    begun: bool = False


@dataclass(frozen=True)
class NeededCell:
    """A place, and what somebody needs for it on each evening to come.

    `certain`: he has it whatever anybody does. `least`: with this it is possible, when the others
    fail; None: out of reach. `likely`: enough when the others do as expected. `enough`: whatever
    the others do; None: not in his own hands.
    """

    place: int
    certain: bool
    least: int | None
    likely: int | None
    enough: int | None
    drops: tuple[tuple[int, int], ...] = ()  # evening and points that count no more with `likely`
    away: bool = False

    @property
    def reachable(self) -> bool:
        """Whether it can still be had."""
        return self.least is not None or self.away


@dataclass(frozen=True)
class NeededRow:
    """Somebody's chances."""

    entrant_id: int
    name: str
    field: str
    place: int | None  # now
    score: float  # now: the sum, the average or win points
    played: int
    average: int  # of the evenings he played, whole points
    cells: tuple[NeededCell, ...]

    @property
    def sure_of(self) -> int | None:
        """The best place that he has for certain; None: not one of those asked about."""
        return min((one.place for one in self.cells if one.certain), default=None)

    @property
    def best(self) -> int | None:
        """The best place that can still be had; None: not one of those asked about."""
        return min((one.place for one in self.cells if one.reachable), default=None)


@dataclass(frozen=True)
class Needed:
    """What each of a competition needs."""

    competition_id: int
    club: str
    season: str
    competition: str
    rule: str  # of ranking, as it is typed
    after: int  # the last evening that is in the figures
    after_date: date | None
    coming: tuple[ComingEvening, ...]
    until: int = 0  # the last evening of which there are figures, one that is going on as well
    rows: tuple[NeededRow, ...] = ()  # () when no evening is to come
    most: int = 0  # what anybody is thought to make at most on an evening
    record: int = 0  # the most that was ever made on such an evening; 0: not known
    expected: Expected = "average"
    minimum: int = 0  # evenings that one must have played
    planned: int = 0  # evenings planned in the competition
    averages: bool = False
    wins: bool = False  # win points decide, so that these are what is needed
    shares: bool = False  # no tie-breaks: equals share a place
    proved: bool = True  # whether all of it is exact
    matchpoints: bool = False

    @property
    def places(self) -> tuple[int, ...]:
        """Those that are asked about."""
        return tuple(sorted({cell.place for row in self.rows for cell in row.cells}))

    @property
    def fields(self) -> tuple[str, ...]:
        """The groups or fields that are ranked apart; ("",) where there is one list."""
        return tuple(dict.fromkeys(row.field for row in self.rows)) or ("",)
