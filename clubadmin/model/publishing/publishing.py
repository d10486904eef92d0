"""Everything that leaves the club for everybody to read."""

from dataclasses import dataclass
from datetime import date

from clubadmin.model.archive.archive import EveningPlace
from clubadmin.model.archive.records import What
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.results.result import EveningResult, Standings
from clubadmin.model.seasons.season import Season


@dataclass(frozen=True)
class Unnamed:
    """The words in place of a person who did not agree to be named, in the language of the text."""

    player: str = "een speler"
    pair: str = "een paar"  # of whom neither agreed


@dataclass(frozen=True)
class PressFacts:
    """The facts that a text for the paper or the app group is written from."""

    club: ClubSettings
    result: EveningResult
    standings: Standings | None  # after the evening; None: a contest of a single evening
    before: Standings | None  # after the evening before it, for who moved
    next_day: date | None  # of the evening after it, where that is known
    players: int  # people who played
    tables: int  # in the first round; 0 where that is not known
    unnamed: int = 0  # people who may not be named
    asked: bool = True  # whether anybody was asked: else nobody said no


@dataclass(frozen=True)
class SiteEvening:
    """An evening on a page of its own, and who of it has a page."""

    result: EveningResult
    people: dict[int, int]  # member id by participant id, of those who have a page


@dataclass(frozen=True)
class SiteCompetition:
    """A competition: its standings, and its evenings from first to last."""

    id: int
    name: str
    standings: Standings
    people: dict[int, int]  # member id by entrant id, of those who have a page
    evenings: tuple[SiteEvening, ...]


@dataclass(frozen=True)
class SiteSeason:
    """A season with all that was played in it."""

    season: Season
    competitions: tuple[SiteCompetition, ...]


@dataclass(frozen=True)
class SitePersonEvening:
    """An evening on the page of a person."""

    evening_id: int
    season: str
    competition: str
    number: int
    date: date
    place: int | None
    total: int
    pits: int


@dataclass(frozen=True)
class SitePerson:
    """Somebody who agreed to a page."""

    member_id: int
    name: str
    evenings: tuple[SitePersonEvening, ...]  # the newest first


@dataclass(frozen=True)
class SiteRecord:
    """The first in a list of all times; somebody who may not be named is left out."""

    what: What
    figure: float
    name: str
    member_id: int | None  # who it is, where it is one person who agreed
    where: EveningPlace | None  # None: over a career
    since: date | None  # the first evening that counted


@dataclass(frozen=True)
class Site:
    """All that goes on the pages."""

    club: ClubSettings
    seasons: tuple[SiteSeason, ...]  # the newest first
    people: tuple[SitePerson, ...]  # by name
    records: tuple[SiteRecord, ...] = ()


@dataclass(frozen=True)
class Published:
    """The outcome of writing a website into a folder."""

    folder: str
    pages: int  # there are now: what a browser shows, not how it looks nor the list of files
    written: int  # of these, new or changed
    removed: int  # pages of before that are no longer wanted
