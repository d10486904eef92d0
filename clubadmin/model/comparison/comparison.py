"""Comparison play: a game over all tables, the result of a contest, what lies in the wallets."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from clubadmin.domain.comparison.decisions import Code
from clubadmin.domain.comparison.matchpoints import Frequency
from clubadmin.domain.rules.cards import Card
from clubadmin.domain.terms import Position, Side
from clubadmin.i18n import Figure, Message
from clubadmin.model.club.journal_step import Step

Hands = Mapping[Position, tuple[Card, ...]]
"""The four hands of a game, each by suit from high to low."""


@dataclass(frozen=True)
class Sitting:
    """A side of a table: a pair or team, or two players on their own."""

    participants: tuple[int, ...]  # ids; one of a pair or team, two of single players
    numbers: tuple[int, ...]  # likewise
    name: str  # of the people at this table
    team: str = ""
    people: tuple[str, ...] = ()  # each on his own, in the order of their seats

    @property
    def number(self) -> str:
        """The number or numbers: "3", "3+7"."""
        return "+".join(map(str, self.numbers))


class LineState(StrEnum):
    """How far a row of a game is."""

    MISSING = "missing"  # nothing typed, and no decision that makes up for it
    TYPED = "typed"
    ERROR = "error"  # cannot be read, or cannot be so


@dataclass(frozen=True)
class BoardLine:
    """A game at one table: what was made there, and what that is worth so far."""

    table_id: int
    row: int  # on the sheet of that table, from 1
    round: int
    table: int
    line: str  # the group, in which scores are compared; "" where there is one
    ns: Sitting
    ew: Sitting
    typed: str  # the quick-entry line; "" where nothing is typed
    ns_points: int | None  # points and roem; None: no score
    ew_points: int | None
    ns_matchpoints: int | None  # None: nothing, or nothing yet
    ew_matchpoints: int | None
    ns_top: bool
    ew_top: bool
    decisions: frozenset[Code]
    state: LineState
    signed: bool = False

    def sitting(self, side: Side) -> Sitting:
        """The participants on a side."""
        return self.ns if side is Side.NS else self.ew


@dataclass(frozen=True)
class GroupFrequencies:
    """How often each score was made on a game within a group, from the highest down."""

    line: str  # the group; "" where there is one
    ns: tuple[Frequency, ...]
    ew: tuple[Frequency, ...]


@dataclass(frozen=True)
class Board:
    """A game over all tables where it is played, by round and table."""

    evening_id: int
    game: int
    dealer: Position
    lead: Position
    hands: Hands | None  # None: not dealt by computer, and not noted
    lines: tuple[BoardLine, ...]
    frequencies: tuple[GroupFrequencies, ...]
    closed: bool = False  # the evening is closed: read-only


@dataclass(frozen=True)
class BoardState:
    """How far the entry of a game is, for its tile."""

    game: int
    typed: int  # tables of which its result is in
    expected: int  # tables where it is played, in the rounds that are drawn
    errors: int
    decided: int = 0  # tables with a decision about it

    @property
    def complete(self) -> bool:
        """Whether all is in and nothing is wrong."""
        return self.typed >= self.expected and not self.errors


@dataclass(frozen=True)
class ContestRow:
    """Somebody's place in a contest (art. 19)."""

    place: int
    participant_id: int
    number: int
    name: str
    district: str
    line: str
    matchpoints: int
    tops: int
    points: int
    games: int  # how many count
    attainable: int  # the most matchpoints that could be had on these
    percentage: float | None  # matchpoints of what could be had; None: no game counts
    entrant_id: int = 0  # of the member, pair or team
    sessions: tuple[int | None, ...] = ()  # over several: matchpoints in each; None: absent
    partial: bool = False  # of a session: came late or went early, so is listed after the others


@dataclass(frozen=True)
class ContestField:
    """Entrants who are ranked together, from the first place on."""

    name: str  # "N/Z" or "O/W"; "" where everybody is in one field
    line: str  # the group; "" where there is one, or where groups are ranked together
    rows: tuple[ContestRow, ...]
    unequal: bool = False  # some could get more matchpoints than others

    @property
    def partial(self) -> bool:
        """Whether some are listed after the others, since they came late or went early."""
        return any(row.partial for row in self.rows)


@dataclass(frozen=True)
class Contest:
    """The result of a contest of one or more sessions, by matchpoints."""

    evenings: tuple[int, ...]  # ids of the sessions
    competition: str
    fields: tuple[ContestField, ...]  # each field of each group
    combined: tuple[ContestField, ...]  # all groups together; () where there is one group
    games: int  # wallets in play
    typed: int  # results that are in
    expected: int  # results that there will be in the rounds that are drawn
    sessions: tuple[int, ...] = ()  # numbers of the evenings
    until: int | None = None  # the last round that counts; None: all
    step: Step | None = field(default=None, compare=False)  # of the journal, when it was read

    @property
    def average(self) -> float | None:
        """Percent of the matchpoints that could be had; more than 50, as the lowest has 2."""
        rows = [row for one in self.fields for row in one.rows]
        most = sum(row.attainable for row in rows)
        return 100 * sum(row.matchpoints for row in rows) / most if most else None

    @property
    def levelled(self) -> bool:
        """Whether some have as many matchpoints, so that something else parts them."""
        scores = [[row.matchpoints for row in one.rows] for one in self.fields]
        return any(len(set(those)) < len(those) for those in scores)

    @property
    def scale(self) -> tuple[Message, ...]:
        """Explain the scale of the figures, and how equal scores are parted."""
        told = []
        if self.average is not None:
            scored = Message(
                "De laagste score op een spel heeft 2 matchpunten; allen samen halen {share}%.",
                share=Figure(self.average, decimals=1),
            )
            told.append(scored)
        if self.levelled:
            told.append(Message("Bij evenveel matchpunten gaan tops voor, dan punten."))
        return tuple(told)

    @property
    def complete(self) -> bool:
        """Whether every result is in."""
        return self.typed >= self.expected

    def row(self, participant_id: int) -> ContestRow | None:
        """Somebody's row in his own field."""
        for one in self.fields:
            for row in one.rows:
                if row.participant_id == participant_id:
                    return row
        return None


@dataclass(frozen=True)
class TravellerRow:
    """A game that somebody played, in the order of play."""

    round: int
    table: int
    game: int
    side: Side
    partner: str  # of a single player; "" of a pair or team
    against: Sitting
    points: int | None
    against_points: int | None
    matchpoints: int | None
    attainable: int
    top: bool
    decisions: frozenset[Code]
    typed: str


@dataclass(frozen=True)
class Traveller:
    """The travelling sheet (loopstaat) of a participant."""

    evening_id: int
    participant_id: int
    number: int
    name: str
    district: str
    rows: tuple[TravellerRow, ...]
    result: ContestRow | None
    sits_out: tuple[int, ...] = ()  # rounds


@dataclass(frozen=True)
class CrossEntrant:
    """A row or column of a crosstable."""

    participant_id: int
    number: int
    name: str


@dataclass(frozen=True)
class CrossCell:
    """The figures of one entrant against another, over all games between them."""

    games: int
    points: int
    matchpoints: int


@dataclass(frozen=True)
class Crosstable:
    """The figures of all against all; with two fields the rows are N/Z and the columns O/W."""

    line: str
    rows: tuple[CrossEntrant, ...]
    columns: tuple[CrossEntrant, ...]
    cells: Mapping[tuple[int, int], CrossCell]  # by ids: of whom, against whom


@dataclass(frozen=True)
class TeamGame:
    """A game of a match: sums over all its tables."""

    game: int
    first: int | None  # what the first team made; None: not all tables are in
    second: int | None
    first_points: int | None  # 2, 1 or 0, less penalties
    second_points: int | None
    decisions: frozenset[Code] = frozenset()

    @property
    def over(self) -> bool:
        """Whether it is known what it gives, which a game that was not played does without sums."""
        return self.first_points is not None

    @property
    def difference(self) -> int | None:
        """The points that the first team made above the second."""
        if self.first is None or self.second is None:
            return None
        return self.first - self.second


@dataclass(frozen=True)
class TeamMatch:
    """Two teams that meet in a round."""

    round: int
    tables: tuple[int, ...]  # numbers
    first: Sitting  # the team that is N/Z at the first of its tables
    second: Sitting
    games: tuple[TeamGame, ...]
    first_game_points: int
    second_game_points: int
    saldo: int  # sum of the differences, as the first team sees it
    first_match_points: int | None  # 2, 1 or 0; None: not all games are in
    second_match_points: int | None

    @property
    def complete(self) -> bool:
        """Whether all games are in."""
        return self.first_match_points is not None


@dataclass(frozen=True)
class TeamRow:
    """A team's place: by match points, then game points, then saldo."""

    place: int
    participant_id: int
    number: int
    name: str
    district: str
    line: str
    match_points: int
    game_points: int
    saldo: int
    matches: int  # how many are finished
    won: int = 0
    drawn: int = 0
    lost: int = 0
    entrant_id: int = 0


@dataclass(frozen=True)
class TeamContest:
    """The result of an evening of teams (viertallen)."""

    evening_id: int
    rows: tuple[TeamRow, ...]
    matches: tuple[TeamMatch, ...]
    until: int | None = None  # the last round that counts; None: all

    @property
    def complete(self) -> bool:
        """Whether all games are in."""
        return all(match.complete for match in self.matches)


@dataclass(frozen=True)
class DealtWallet:
    """The contents of a wallet (portefeuille)."""

    game: int
    dealer: Position
    lead: Position
    hands: Hands
    source: str  # "seed": a seed that was given; "system": one by chance; "noted": by players
    seed: int | None
    reserve: bool = False  # not on any table: for art. 14
