"""An evening as the archive shows it: what stood out, which records went, who moved."""

from dataclasses import dataclass
from typing import Literal

from clubadmin.model.archive.archive import EveningPlace
from clubadmin.model.archive.records import What
from clubadmin.model.results.result import EveningResult, Standings

NoteKind = Literal[
    "winner",  # who won, with what
    "last",  # who came last
    "best-round",
    "best-game",
    "most-pits",
    "most-roem",
    "own-record",  # somebody's highest evening so far
    "first-time",  # somebody's first evening in this club
    "jubilee",  # somebody's 50th, 100th ... evening
    "closest",  # first and second lay hardly apart; the figure is by how much
    "leader",  # who leads the standings after it
]


@dataclass(frozen=True)
class Noted:
    """Something that stood out on an evening."""

    kind: NoteKind
    name: str
    figure: float
    member_ids: tuple[int, ...] = ()
    where: EveningPlace | None = None
    before: float | None = None  # what it was before, as of somebody's own record


@dataclass(frozen=True)
class Broken:
    """A club record that was broken, or equalled, on this evening."""

    what: What
    name: str
    figure: float
    member_ids: tuple[int, ...]
    before: float | None  # None: the first there ever was is no record that was broken
    before_name: str
    before_where: EveningPlace | None
    equalled: bool = False
    where: EveningPlace | None = None  # on this evening


@dataclass(frozen=True)
class EveningPage:
    """An evening in the archive."""

    where: EveningPlace
    result: EveningResult
    noted: tuple[Noted, ...]
    broken: tuple[Broken, ...]
    before: Standings | None  # None: it was the first, or the contest has no standings
    after: Standings | None
    previous_id: int | None  # the evening of this competition before it, of earlier seasons too
    next_id: int | None


@dataclass(frozen=True)
class Anniversary:
    """An evening that was on this day in another year."""

    where: EveningPlace
    years: int  # ago; 0: this year; below 0: it is still to come
    winner: str
    total: float
    participants: int
    made_by: int  # the participant who has that total
    contest: bool = False  # whether it is what a contest is decided by
