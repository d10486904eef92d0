"""The makings of rankings and their outcome."""

from collections.abc import Container
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from typing import NamedTuple


class Figure(NamedTuple):  # a season has thousands, and a tuple is made in a fourth of the time
    """The figures of an entrant on an evening; `total` is points and roem."""

    entrant: int
    evening: int
    total: int
    pits: int = 0
    nat: int = 0
    won: int = 0  # win points
    points: int = 0
    tops: int = 0
    roem: int = 0
    unseen: int = 0  # 1: of some of it only totals are known, and so no pits nor nat


FigureRow = tuple[int, ...]
"""The first fields of a `Figure`, nat at least, as many in each row; most are only added up."""


OPENING = 0
"""The number in place of an evening's of what a list told of the first evenings together."""


def more_evenings(opening: int, played: Container[int]) -> int:
    """How many evenings more there are than figures of them.

    Args:
        opening: how many evenings the opening stand is of; 0: there is none.
        played: the numbers of the evenings that somebody has a figure of.
    """
    return opening - 1 if opening and OPENING in played else 0


@dataclass(frozen=True)
class RankedEvening:
    """A row of an evening's ranking."""

    place: int
    figure: Figure


class Cell(NamedTuple):
    """An evening of an entrant in the season."""

    evening: int
    points: int | None  # None: absent, and that is worth nothing
    counts: bool
    substitute: bool = False  # given for absence, not played
    won: int = 0  # win points
    unknown: bool = False  # was there, and nobody knows with what
    sat_out: bool = False  # was there all evening, and sat out each round for nothing


class PeriodSum(NamedTuple):
    """The sum of a period, and whether it counts for the season."""

    points: int
    counts: bool


@dataclass(frozen=True)
class RankedSeason:
    """A row of the season's ranking; `total`, `average` and `won` are of what counts."""

    place: int | None  # None: too few evenings
    entrant: int
    total: int
    average: float
    cells: tuple[Cell, ...]
    played: int
    pits: int
    nat: int
    periods: tuple[PeriodSum, ...] = ()  # of each period that has an evening
    won: int = 0


def shortened(value: float, decimals: int = 1) -> float:
    """5001.25 as 5001.3; what differs by a half below nothing goes down: -0.25 as -0.3."""
    return float(Decimal(str(value)).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP))
