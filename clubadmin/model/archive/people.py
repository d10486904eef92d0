"""Persons, pairs and teams in the archive: careers, companions, meetings, titles."""

from dataclasses import dataclass
from datetime import date

from clubadmin.model.archive.archive import EveningPlace, PersonEvening, Size
from clubadmin.model.archive.records import RecordHeld
from clubadmin.model.members.member import Member


@dataclass(frozen=True)
class Career:
    """Sums over closed evenings that have points."""

    evenings: int = 0
    points: int = 0
    roem: int = 0
    total: int = 0
    pits: int = 0
    nat: int = 0  # only where games are known
    games: int = 0  # only where games are known
    wins: int = 0  # evenings with the highest figure, shared ones as well

    @property
    def average(self) -> float:
        """The total by evening; 0 without evenings."""
        return self.total / self.evenings if self.evenings else 0.0


@dataclass(frozen=True)
class CareerSeason:
    """A player's results in a competition of a season."""

    season_id: int
    season: str
    competition_id: int
    competition: str
    format: str
    size: Size
    career: Career
    best: int  # the highest evening
    best_evening: int  # its id
    entrant_id: int | None  # the row in the standings: member, pair or team; None: has none


@dataclass(frozen=True)
class SeasonPlace:
    """A player's place in the standings of a competition."""

    competition_id: int
    place: int | None  # None: not enough evenings, or no row
    of: int  # rows with a place
    final: bool  # the season is closed, or nothing can come any more
    field: str = ""  # the group


@dataclass(frozen=True)
class Companion:
    """Somebody one played with, or against, at tables of which the games are known.

    Tables (boompjes) are won by the higher total; `made` is one's own side, `other` the other.
    """

    member_id: int
    name: str
    tables: int
    evenings: int
    won: int
    lost: int
    level: int
    made: int
    other: int
    first: date
    last: date


@dataclass(frozen=True)
class Streak:
    """A longest series: how many, from when to when, and whether it still goes on."""

    length: int
    first: date
    last: date
    running: bool


@dataclass(frozen=True)
class Streaks:
    """The longest series of a career; None: there was none."""

    attended: Streak | None  # evenings of one competition after another without missing one
    won: Streak | None  # closed evenings in a row with the highest figure
    above: Streak | None  # closed evenings in a row above one's own average


@dataclass(frozen=True)
class Title:
    """A first place in the standings of a season."""

    season_id: int
    season: str
    competition_id: int
    competition: str
    format: str
    entrant_id: int
    name: str
    member_ids: tuple[int, ...]
    total: int | float
    field: str = ""  # of the group, or of N/Z and O/W
    shared: bool = False
    frozen: bool = False  # the season is closed; else every evening is, and a later season came


@dataclass(frozen=True, kw_only=True)
class Course:
    """How a career went, evening by evening."""

    size: Size | None  # that was played most; best, worst and curve are of it
    best: PersonEvening | None
    worst: PersonEvening | None
    curve: tuple[tuple[date, int], ...]  # totals, oldest first
    streaks: Streaks
    depth: str  # the least deep of the closed evenings: "evening" | "round" | "game" | ""


@dataclass(frozen=True, kw_only=True)
class CareerPage(Course):
    """All that is told of a person as well as of a pair or a team."""

    career: Career
    seasons: tuple[CareerSeason, ...]  # newest first
    evenings: tuple[PersonEvening, ...]  # oldest first, open ones too
    opponents: tuple[Companion, ...]  # most tables first
    games_since: date | None  # from when games are known; companions go by these
    unknown: tuple[PersonEvening, ...] = ()  # he was there; no list says with what


@dataclass(frozen=True, kw_only=True)
class PersonPage(CareerPage):
    """Everything about a person; places in standings and titles are asked for apart."""

    member: Member
    partners: tuple[Companion, ...]  # most tables first
    records: tuple[RecordHeld, ...]
    pairs: tuple[tuple[int, str], ...]  # id and name of the pairs that he is in
    teams: tuple[tuple[int, str], ...]


@dataclass(frozen=True, kw_only=True)
class EntrantPage(CareerPage):
    """Everything about a pair or a team."""

    kind: str  # "pair" | "team"
    id: int
    name: str
    members: tuple[Member, ...]


@dataclass(frozen=True)
class Meeting:
    """Two people at one table in a round."""

    where: EveningPlace
    together: bool
    made: int  # by the side of the first; where both sit on it, theirs
    other: int
    pits: int
    games: int
    won: int  # games with the higher total
    lost: int
    side: str = ""  # on which the first sat: "ns" or "ew"; empty where one plays against two


@dataclass(frozen=True)
class MeetingSum:
    """Meetings together, or against one another, added up."""

    tables: int = 0
    evenings: int = 0
    won: int = 0  # tables
    lost: int = 0
    level: int = 0
    made: int = 0
    other: int = 0
    pits: int = 0
    games: int = 0
    games_won: int = 0
    games_lost: int = 0


@dataclass(frozen=True)
class HeadToHead:
    """Two people beside each other; evenings are those of one competition with points for both."""

    a: Member
    b: Member
    together: MeetingSum
    against: MeetingSum
    meetings: tuple[Meeting, ...]  # newest first
    evenings: int  # closed evenings on which both had a result of their own
    a_ahead: int
    b_ahead: int
    level: int
    games_since: date | None  # from when meetings at a table are known in this club
