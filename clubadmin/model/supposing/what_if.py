"""A season under another rule beside the real one."""

from dataclasses import dataclass
from datetime import date

from clubadmin.i18n import Message
from clubadmin.model.results.result import Standings


@dataclass(frozen=True)
class Supposition:
    """What is supposed; None leaves as it is."""

    rule: str | None = None  # for ranking, as `parse_rule` reads it
    ties: tuple[str, ...] | None = None
    rule_set_id: int | None = None  # the version by which evenings are settled again
    from_date: date | None = None  # which evenings: those from this day on; None: all


@dataclass(frozen=True)
class EveningShift:
    """An evening of somebody that is worth something else, or counts otherwise."""

    evening: int
    evening_id: int
    before: int | None  # None: absent, worth nothing
    after: int | None
    counted: bool
    counts: bool


@dataclass(frozen=True)
class Shift:
    """Somebody's season, as it is and as it would be."""

    entrant_id: int
    name: str
    field: str
    place_before: int | None
    place_after: int | None
    score_before: float  # what the place goes by: the sum, or the average
    score_after: float
    evenings: tuple[EveningShift, ...]  # that are otherwise

    @property
    def moved(self) -> int:
        """Places up (above 0) or down; 0 where one of them is not known."""
        if self.place_before is None or self.place_after is None:
            return 0
        return self.place_before - self.place_after

    @property
    def other_place(self) -> bool:
        """Whether the place is another one, or came or went."""
        return self.place_before != self.place_after


@dataclass(frozen=True)
class Unread:
    """Lines of a table that cannot be settled by the other rules."""

    evening: int
    round: int
    table: int
    game: int
    typed: str
    why: Message


@dataclass(frozen=True)
class WhatIf:
    """The real standings, those under what is supposed, and who moves."""

    competition_id: int
    supposed: Supposition
    real: Standings
    other: Standings
    ties_before: tuple[str, ...]
    ties_after: tuple[str, ...]
    shifts: tuple[Shift, ...]  # by place under what is supposed
    settled: tuple[int, ...] = ()  # numbers of the evenings that were settled again
    from_paper: tuple[int, ...] = ()  # of which no games are known, so that they stay as they are
    games: int = 0  # that come to something else
    unread: tuple[Unread, ...] = ()

    @property
    def moved(self) -> int:
        """How many have another place."""
        return sum(one.other_place for one in self.shifts)


@dataclass(frozen=True)
class GameShift:
    """A game that comes to something else."""

    evening: int
    evening_id: int
    table_id: int
    round: int
    table: int
    game: int
    typed: str
    before: str  # "92 20 / 70 –"
    after: str
    side: str = ""  # "ns" or "ew": where the one who is asked about sat
