"""Results of a search in the archive, facts of an evening, a round, a game, and a page on paper."""

from dataclasses import dataclass
from datetime import date

from clubadmin.i18n import Message
from clubadmin.model.kit.chart import Chart


@dataclass(frozen=True)
class PrintedColumn:
    """A column: its head, and whether it is set to the right."""

    head: str
    right: bool = False


@dataclass(frozen=True)
class PrintedTable:
    """A list with a title; `note` stands below it."""

    title: str
    columns: tuple[PrintedColumn, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


@dataclass(frozen=True)
class PrintedFacts:
    """Figures with what they are."""

    facts: tuple[tuple[str, str], ...]  # what, how much


Block = PrintedTable | PrintedFacts | Chart


@dataclass(frozen=True)
class PrintedPage:
    """A title, a line of what it is about, and what stands below that."""

    title: str
    about: str
    blocks: tuple[Block, ...]


OUTCOMES = ("pit", "nat", "revoke", "arbitral", "not-played", "cancelled")
"""Outcomes of which all games can be listed."""


@dataclass(frozen=True)
class Hit:
    """Something found by a few letters: a person, an evening, a decision."""

    kind: str  # a member, an evening, a remark …; `games`: all of one outcome
    id: int  # of what was found; of a remark the member's, of games where in `OUTCOMES`
    title: Message | str
    detail: Message | str
    evening_id: int | None = None  # of a decision, a protest, a rectification: where to look
    day: date | None = None  # of an evening
    in_place_of: date | None = None  # the day that was asked for, on which there was none


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
    competition_id: int = 0
    participant_id: int = 0
    whole: bool = True  # all rounds: who came late or left early has less than he could
    won: bool = False  # closed with the highest figure, alone or shared
    known: bool = True  # else he was there, and the list it came from does not say with what


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
    table_id: int = 0


@dataclass(frozen=True)
class Size:
    """The size of an evening; totals are only compared within one size."""

    games: int  # a boompje
    rounds: int
    system: str = "klaverjas"  # of the rule set: "klaverjas", "manille", "solo", "tricks" ...
    doubled: bool = False  # whether a game can count more than once: kraken, schoppen dubbel
    target: int = 0  # a match ends at so many points; 0: all games are played
    teams: bool = False  # a team has the sum of its tables


@dataclass(frozen=True)
class EveningPlace:
    """The place of an event: an evening, and as far as it matters a round, a table, a game."""

    evening_id: int
    season: str
    competition: str
    number: int
    date: date
    planned: int = 0  # evenings planned in the competition; 1: a contest of its own
    round: int | None = None
    table: int | None = None  # its number
    table_id: int | None = None
    game: int | None = None


@dataclass(frozen=True)
class ArchivedGame:
    """A game in the list of all games."""

    place: EveningPlace
    wij: str
    zij: str
    typed: str
    ns_points: int
    ns_roem: int
    ew_points: int
    ew_roem: int
    outcome: str | None
    side: str | None


@dataclass(frozen=True)
class GameFilter:
    """A filter of games; every part that is given must hold."""

    season_id: int | None = None
    competition_id: int | None = None
    evening_id: int | None = None
    member_id: int | None = None  # who sat at the table
    outcome: str = ""  # "pit", "nat", "revoke" ...; empty: all
    whose: str = ""  # of the member's outcomes: "own", "against" him; empty: both


EVERY_GAME = GameFilter()


@dataclass(frozen=True)
class GameSpan:
    """Games that stand together in a list: those of an evening."""

    evening_id: int
    first: int  # the place in the list of its first game, from 0
    count: int


@dataclass(frozen=True)
class GameList:
    """A list of games as long as one wants; its rows are asked for where they are looked at."""

    filter: GameFilter
    newest_first: bool
    count: int
    spans: tuple[GameSpan, ...]
