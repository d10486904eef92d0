"""What the archive finds."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Hit:
    """Something found by a few letters: a person, an evening."""

    kind: str  # "member" | "evening" | "competition" | "season"
    id: int
    title: str
    detail: str


@dataclass(frozen=True)
class PersonEvening:
    """An evening in a person's career."""

    evening_id: int
    season: str
    competition: str
    number: int
    date: date
    place: int | None  # None as long as the evening is not closed
    total: int
    pits: int
    depth: str
    closed: bool


@dataclass(frozen=True)
class PersonGame:
    """A single game in the archive."""

    round: int
    table: int
    game: int
    wij: str
    zij: str
    typed: str
    ns_points: int
    ns_roem: int
    ew_points: int
    ew_roem: int
    outcome: str | None
    side: str | None
