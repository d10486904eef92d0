"""Closing a season, what stands in the way, and the next season that begins from it."""

from dataclasses import dataclass
from datetime import date

from clubadmin.i18n import Message
from clubadmin.model.seasons.season import Season


@dataclass(frozen=True)
class Obstacle:
    """Why a season cannot be closed yet; the evening to go to."""

    sentence: Message
    evening_id: int
    competition_id: int


@dataclass(frozen=True)
class Winner:
    """Who came first; of a competition in groups one each."""

    field: str  # "" where there is one list
    names: tuple[str, ...]  # who share the first place


@dataclass(frozen=True)
class Ending:
    """A competition at the end of its season."""

    competition_id: int
    name: str
    format: str
    evenings: int
    entrants: int
    rule: str  # of ranking, as it is typed
    rule_sets: tuple[str, ...]  # titles with their dates, of the evenings
    winners: tuple[Winner, ...]
    up: tuple[str, ...] = ()  # who go to a higher group
    down: tuple[str, ...] = ()
    planned: int = 0  # evenings; 0 = not known
    undecided: tuple[str, ...] = ()  # equal at the border of going up or down


@dataclass(frozen=True)
class StandingMoved:
    """Somebody whose place or total at the end of a season a correction changed."""

    name: str
    place_before: int | None
    place_after: int | None
    total_before: float
    total_after: float


@dataclass(frozen=True)
class SeasonMoved:
    """What a second closing of a season changed in a competition."""

    rectification: int
    closed_at: str
    reason: str
    competition: str
    moved: tuple[StandingMoved, ...]


@dataclass(frozen=True)
class SeasonReview:
    """A season before it is closed, or after it."""

    season: Season
    competitions: tuple[Ending, ...]
    obstacles: tuple[Obstacle, ...]
    rectifications: tuple[SeasonMoved, ...] = ()
    reopen_reason: str = ""  # why it was opened again, while it is
    next_season: str = ""  # the name of one that begins after it already; "" for none

    @property
    def closed(self) -> bool:
        """Whether its standings are frozen."""
        return bool(self.season.closed_at)


@dataclass(frozen=True)
class NextGroup:
    """In which group somebody plays next season."""

    entrant_id: int
    name: str
    before: str
    after: str
    undecided: bool = False  # equal at the border; he stays until it is decided


@dataclass(frozen=True)
class NextCompetition:
    """A competition as it goes on in the next season."""

    competition_id: int  # of the one it is made from
    name: str
    taken: bool
    days: tuple[date, ...]  # of its evenings; () makes none beforehand
    planned: int
    groups: tuple[NextGroup, ...] = ()


@dataclass(frozen=True)
class NextSeason:
    """A season as it would be made from another."""

    from_season: Season
    name: str
    starts: date
    ends: date
    competitions: tuple[NextCompetition, ...]
    members: int  # that are active, and stay
