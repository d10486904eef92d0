"""The figure that somebody asks about, as a screen knows it."""

from dataclasses import dataclass
from datetime import date
from typing import Literal

from clubadmin.model.archive.records import EVERYTHING, Scope, What

StandingFigure = Literal["total", "average", "place", "behind", "pits", "points", "fines", "won"]
EveningFigure = Literal[
    "total", "points", "roem", "pits", "nat", "fines", "imposed", "won", "place"
]
CareerFigure = Literal[
    "evenings", "total", "average", "best", "wins", "points", "roem", "pits", "nat", "games"
]
ContestFigure = Literal["matchpoints", "tops", "points", "games"]
Of = Literal["member", "pair", "team"]
LedgerFigure = Literal["earned", "sat-out", "three", "lent", "turns"]
MeetingFigure = Literal[
    "tables",
    "evenings",
    "won",
    "lost",
    "level",
    "made",
    "other",
    "pits",
    "games-won",
    "games-lost",
    "points",
    "each",
    "games",
]
SameEvening = Literal["evenings", "ahead", "behind", "level"]
SeriesFigure = Literal["attended", "won-series", "above"]


@dataclass(frozen=True)
class StandingAsked:
    """A figure of a row of the standings; `evening` or `period` is a number in them.

    `rule` and `ties` are tried in place of what is in force.
    """

    competition_id: int
    entrant_id: int
    figure: StandingFigure = "total"
    evening: int | None = None  # of that evening's cell
    period: int | None = None  # of that period's sum
    after: int | None = None
    rule: str | None = None
    ties: tuple[str, ...] | None = None


@dataclass(frozen=True)
class EveningAsked:
    """A figure of somebody's evening, or of one round of it.

    With `member_id` it is what that one of the pair has of it, whose fines are his own.
    """

    evening_id: int
    participant_id: int
    figure: EveningFigure = "total"
    round: int | None = None
    member_id: int | None = None
    win: tuple[int, ...] | None = None  # of `won`: what a round won, level and lost is worth


@dataclass(frozen=True)
class ContestAsked:
    """Somebody's matchpoints, match points or rounds come through, by the format of the evening.

    With `game` or `round` those on one game or in one round, with `against` those against them.
    """

    evening_id: int
    participant_id: int
    figure: ContestFigure = "matchpoints"
    game: int | None = None
    round: int | None = None
    against: int | None = None  # a participant


@dataclass(frozen=True)
class GameAsked:
    """The points of a game of a contest for both sides; in a match of teams its effect there.

    `ns` and `ew` are participants.
    """

    evening_id: int
    ns: int
    ew: int
    game: int
    round: int


@dataclass(frozen=True)
class LedgerAsked:
    """How often somebody sat out, played at three or was lent, or what sitting out gave him."""

    competition_id: int
    entrant_id: int
    figure: LedgerFigure = "earned"


@dataclass(frozen=True)
class SheetAsked:
    """A game of a sheet, or all of it; `side` is "ns" or "ew", or "" for both."""

    table_id: int
    side: str = ""
    game: int | None = None


@dataclass(frozen=True)
class EntrantAsked:
    """A round of a member, pair or team, where a screen knows no participant."""

    evening_id: int
    entrant_id: int
    round: int


@dataclass(frozen=True)
class PlayersAsked:
    """A figure of the evening, or of one round of it, of whoever played it together."""

    evening_id: int
    member_ids: tuple[int, ...]
    figure: EveningFigure = "total"
    round: int | None = None


@dataclass(frozen=True)
class Listed:
    """A list of all times, which goes over some of the evenings."""

    what: What
    scope: Scope = EVERYTHING


@dataclass(frozen=True)
class CareerAsked:
    """A figure over the closed evenings of a member, pair or team, or those of a competition.

    With `within` only the evenings count that count in that list.
    """

    of: Of
    id: int
    figure: CareerFigure = "total"
    competition_id: int | None = None
    within: Listed | None = None


@dataclass(frozen=True)
class LeadAsked:
    """The question about the lead of the first of an evening over the second."""

    evening_id: int


@dataclass(frozen=True)
class SeriesAsked:
    """A longest series of evenings: all of a competition, all won, all above the own average."""

    of: Of
    id: int
    figure: SeriesFigure
    first: date
    last: date
    scope: Scope = EVERYTHING


@dataclass(frozen=True)
class TitlesAsked:
    """How often somebody became first: on a page of his own, or in a list over a scope."""

    of: Of
    id: int
    scope: Scope | None = None


@dataclass(frozen=True)
class MeetingAsked:
    """A sum over the tables at which somebody sat with, or against, another member.

    `points`, `each` (by table) and `games` stand for two figures: of the one and of the other.
    Who plays against two is neither with nor against anybody: there it is what each made himself.
    """

    of: Of
    id: int
    other_id: int
    together: bool
    figure: MeetingFigure = "tables"


@dataclass(frozen=True)
class SameEveningsAsked:
    """How many evenings two members both played on their own, and who had more there."""

    member_id: int
    other_id: int
    figure: SameEvening = "evenings"


@dataclass(frozen=True)
class StatisticAsked:
    """A figure of the statistics: of an evening, or else of a whole competition.

    `rule_set` is the title of the rules under which the games were played; without a member or
    pair it is of all games.
    """

    competition_id: int
    evening_id: int | None
    rule_set: str
    code: str
    member_id: int | None = None
    pair_id: int | None = None


Asked = (
    StandingAsked
    | EveningAsked
    | EntrantAsked
    | PlayersAsked
    | ContestAsked
    | GameAsked
    | LedgerAsked
    | SheetAsked
    | CareerAsked
    | LeadAsked
    | SeriesAsked
    | TitlesAsked
    | MeetingAsked
    | SameEveningsAsked
    | StatisticAsked
)
