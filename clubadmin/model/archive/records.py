"""Records and lists of all times, and an evening with what stood out on it."""

from dataclasses import dataclass
from datetime import date
from typing import Literal

from clubadmin.i18n import Words
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.archive.archive import EveningPlace, Size
from clubadmin.model.results.result import EveningResult, Standings

What = Literal[
    "best-evening",  # the highest total of an evening
    "worst-evening",
    "best-round",
    "best-game",  # the most for a side in a game
    "most-roem-game",
    "pits-evening",  # the most pits in an evening
    "roem-evening",
    "nat-evening",
    "highest-win",  # the largest lead of a first over a second
    "average",  # over a career, with a least number of evenings
    "evenings",  # attended over a career
    "points",
    "pits",
    "roem",
    "games",
    "wins",  # evenings won
    "titles",
    "attended",  # longest series of evenings without missing one
    "won-series",  # longest series of evenings won
    "pair-average",  # of a pair over its evenings, with a least number of them
    "pair-evenings",  # that a pair played together
]
"""What a list goes by."""
LISTS: tuple[What, ...] = (
    *("best-evening", "worst-evening", "best-round", "best-game", "most-roem-game"),
    *("pits-evening", "roem-evening", "nat-evening", "highest-win"),
    *("average", "evenings", "points", "pits", "roem", "games", "wins", "titles"),
    *("attended", "won-series", "pair-average", "pair-evenings"),
)
"""All lists, in the order in which they are shown."""


@dataclass(frozen=True)
class Scope:
    """Over what a list goes: everything, a season, a competition over all its seasons."""

    season_id: int | None = None
    competition: str = ""  # its name, over all seasons; empty: all
    size: Size | None = None  # of evenings; None: the size that was played most in this scope
    least: int = 0  # evenings, for averages; 0: a tenth of what who came most has, at least 5


EVERYTHING = Scope()


@dataclass(frozen=True)
class RecordRow:
    """A row of a list of all times. Equal figures share a place."""

    place: int
    name: str
    figure: float  # whole but for averages
    member_ids: tuple[int, ...] = ()
    where: EveningPlace | None = None  # None: over a career
    evenings: int = 0  # over how many, for what goes over a career
    first: date | None = None  # of a series or a career
    last: date | None = None
    note: str = ""  # of a game the line as typed
    pair_id: int = 0  # of a pair that stands there as one


@dataclass(frozen=True)
class RecordList:
    """A list of all times, or of a season."""

    what: What
    scope: Scope
    size: Size | None  # of the evenings that it compares; None: it compares all sizes
    rows: tuple[RecordRow, ...]
    depth: str  # how deep data must go to count here: "evening" | "round" | "game"
    since: date | None  # the first evening that counts here
    evenings: int  # closed evenings that count here
    shallow: int  # closed evenings of this scope and size that are not known deep enough for it


@dataclass(frozen=True)
class RecordHeld:
    """A list in which somebody stands first, and with what."""

    what: What
    row: RecordRow
    shared: bool = False

    @property
    def figure(self) -> float:
        """The figure of the record."""
        return self.row.figure

    @property
    def where(self) -> EveningPlace | None:
        """The evening of the record; None where it is over a career."""
        return self.row.where


@dataclass(frozen=True)
class RecordBook:
    """The first of every list."""

    scope: Scope
    sizes: tuple[tuple[Size, int], ...]  # what is played, with how many evenings; most first
    lists: tuple[RecordList, ...]  # each with who stand first and second


def record_title(words: Words, what: What) -> str:
    """The title of a list of records."""
    return words(sentences("list")[what])


def record_figure(words: Words, what: What, figure: float) -> str:
    """An average with one decimal, anything else whole."""
    return words.number(figure, 1 if what in ("average", "pair-average") else 0)


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
