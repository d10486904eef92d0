"""Results of an evening, standings of a season, rectifications."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING

from clubadmin.domain.standings.ranked import OPENING, Cell, PeriodSum, more_evenings
from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import ended_level, placed_below
from clubadmin.domain.standings.ties import LookedAt
from clubadmin.i18n import Figure, Listed, Message, Words, marked
from clubadmin.i18n.figures import Number
from clubadmin.model.club.journal_step import Step
from clubadmin.model.results.won import WonFeat, award_of, given

if TYPE_CHECKING:
    from clubadmin.model.comparison.comparison import Contest, ContestRow, TeamContest, TeamRow


@dataclass(frozen=True)
class RoundFigure:
    """A participant's figures in a round; points without roem."""

    round: int
    points: int
    roem: int
    pits: int
    nat: int
    credit: bool = False  # given for sitting out
    fines: int = 0  # what came off
    imposed: int = 0  # what the fines were, where it is more: nobody goes below 0
    fill_in: bool = False  # made where he was lent, in place of a lower round at his own table
    shared: bool = False  # fines of a round at the same table come off this one as well
    totals_only: bool = False  # its games are not known (yet), and so its pits and nat are not

    @property
    def fined(self) -> int:
        """The fines a list shows: those that were imposed, where they were."""
        return self.imposed if self.shared else max(self.fines, self.imposed)

    @property
    def total(self) -> int:
        """Points and roem, less fines."""
        return self.points + self.roem - self.fines


@dataclass(frozen=True)
class ResultRow:
    """A participant's evening."""

    place: int
    participant_id: int
    number: int
    name: str
    points: int
    roem: int
    total: int
    pits: int
    nat: int
    rounds: tuple[RoundFigure, ...]
    missing: int = 0  # sheets of this participant that are not signed off yet
    prize: bool = False
    poedelprijs: bool = False
    award: str = ""  # what the prize is: "€ 50"; "" where the rule of prizes names places alone
    sponsor: str = ""  # who gave it
    guest: bool = False  # not a member of the club, where others are
    fines: int = 0  # what came off points and roem; the total is without it
    imposed: int = 0  # what the fines were, where it is more: nobody goes below 0 in a round
    matchpoints: int | None = None  # by which the places go; of teams: match points. None: points
    field: str = ""  # "N/Z" or "O/W", where these are ranked apart; "" where they are not
    line: str = ""  # the group
    out_in: int | None = None  # of a knock-out: the last round played; 0: none; None: still in
    unknown: bool = False  # was there, and the list it came from does not say with what
    parted: tuple[LookedAt, ...] = ()  # of who made as much as the row above: what put him below
    feats: tuple[WonFeat, ...] = ()  # that win a prize whatever the place
    district: str = ""  # or club: for whom it plays

    @property
    def fined(self) -> int:
        """The fines a list shows: those that were imposed."""
        return max(self.fines, self.imposed)

    @property
    def totals_only(self) -> bool:
        """Whether pits and nat of some of it are not known."""
        return any(one.totals_only for one in self.rounds)

    @property
    def given(self) -> Message | None:
        """The prize without its sponsor; None where there is none."""
        feats = [one.told(sponsor=False) for one in self.feats]
        return given(prize=self.prize, last=self.poedelprijs, award=self.award, feats=feats)

    @property
    def thanked(self) -> Message | None:
        """The prize and its sponsor; None where there is none."""
        return given(
            prize=self.prize,
            last=self.poedelprijs,
            award=self.award,
            sponsor=self.sponsor,
            feats=[one.told() for one in self.feats],
        )

    @property
    def score(self) -> int:
        """The score that decides places: matchpoints where games are compared, else the total."""
        return self.total if self.matchpoints is None else self.matchpoints


@dataclass(frozen=True)
class DecidedTie:
    """A table of a knock-out that was level, and who went on from it all the same."""

    round: int
    table: int
    total: int  # what those made between whom it was level
    names: tuple[str, ...]  # of those who went on
    reason: str  # "nog een spel"

    @property
    def message(self) -> Message:
        """The sentence of a result about the tie."""
        return Message(
            "Ronde {round}, tafel {table}: gelijk op {total}; beslist voor {names}: {reason}.",
            round=self.round,
            table=self.table,
            total=Figure(self.total),
            names=Listed(self.names, "en"),
            reason=self.reason,
        )


@dataclass(frozen=True)
class Ruled:
    """A ground of a result: a decision about a game, or a protest that was upheld."""

    round: int  # 0 for a protest against the result in general
    table: int
    game: int | None  # None for a protest against a whole sheet; that of its wallet, if any
    kind: str  # that of the decision, or "protest"
    matchpoints: str = ""  # as in the decision


@dataclass(frozen=True)
class EveningResult:
    """The result of an evening, provisional until closed.

    The rows come by place; in a contest of two fields or more groups field by field.
    """

    evening_id: int
    club: str
    season: str
    competition: str
    number: int
    date: date
    format: str
    rule_set_title: str
    rounds: int
    depth: str
    rows: tuple[ResultRow, ...]
    missing: int  # sheets not signed off
    closed: bool
    version: int  # 0 = never closed
    rectification: int | None = None
    closed_at: str = ""
    protests_until: str = ""  # local time, of what was closed within the time for protests
    contest: "Contest | None" = None  # where games are compared by matchpoints
    teams: "TeamContest | None" = None  # where teams meet
    planned: int = 0  # evenings planned in the competition; 1: a contest of its own
    level: tuple[tuple[int, int], ...] = ()  # of a knock-out: rounds and tables where one chooses
    ties: tuple[DecidedTie, ...] = ()  # of a knock-out: where it was chosen
    noted: tuple[Message, ...] = ()  # of a knock-out: where a sheet was put right too late
    rulings: tuple[Ruled, ...] = ()  # by round, table and game
    totals_only: tuple[tuple[int, int], ...] = ()  # rounds and tables that count by totals
    step: Step | None = field(default=None, compare=False)  # of the journal, when it was read

    @property
    def played(self) -> int:
        """The last round of which there are figures."""
        return max((one.round for row in self.rows for one in row.rounds), default=0)

    @property
    def over(self) -> bool:
        """Whether the last round is played, its sheets are signed and ties are decided.

        An evening that is closed had its last round, also where nobody was left to play it.
        """
        last = self.closed or self.played >= self.rounds
        return last and not self.missing and not self.level

    @property
    def told(self) -> tuple[Message, ...]:
        """The notes below a result: how ties were decided, rulings, sponsors of prizes."""
        ruled = Message.counted(
            "{n} beslissing van de leiding is in deze uitslag verwerkt.",
            "{n} beslissingen van de leiding zijn in deze uitslag verwerkt.",
            len(self.rulings),
        )
        ties = [tie.message for tie in self.ties]
        below = [
            placed_below(row.name, above.name, row.parted)
            for above, row in pairwise(self.rows)
            if row.parted
        ]
        if below:
            ties.append(ended_level(below))
        won = [(row.award, row.sponsor) for row in self.rows]
        won += [(one.what, one.sponsor) for row in self.rows for one in row.feats]
        given = dict.fromkeys(award_of(what, sponsor) for what, sponsor in won if sponsor)
        prizes = Message(
            "Met dank voor de prijzen: {prizes}.",
            prizes=Listed(tuple(filter(None, given)), "", "; "),
        )
        said = ((ruled, self.rulings), (prizes, given))
        totals = totals_only_note(self.totals_only)
        return (*ties, *self.noted, *totals, *(one for one, there in said if there))

    def in_final(self, row: ResultRow) -> int:
        """The place in a finished knock-out: 1 for its winner, 2 for the loser of the final."""
        if not self.over:
            return 0
        return 1 if row.out_in is None else 2 if row.out_in == self.played else 0


_MOST_TABLES = 12
"""Tables that are named; of more it is told how many they are."""


def totals_only_note(tables: Sequence[tuple[int, int]]) -> tuple[Message, ...]:
    """Tell which sheets count by totals, and what is not known for that; nothing where none do."""
    if not tables:
        return ()
    named = len(tables) <= _MOST_TABLES
    rounds = tuple(
        Message("ronde {round}, tafel {tables}", round=number, tables=_at(tables, number))
        if named
        else Message.counted(
            "ronde {round}, {n} tafel",
            "ronde {round}, {n} tafels",
            sum(one == number for one, _ in tables),
            round=number,
        )
        for number in dict.fromkeys(one for one, _ in tables)
    )
    said = Message.counted(
        "Alleen totalen van {n} formulier: {rounds}. Pits en nat daarvan zijn niet bekend en"
        " beslissen niets.",
        "Alleen totalen van {n} formulieren: {rounds}. Pits en nat daarvan zijn niet bekend en"
        " beslissen niets.",
        len(tables),
        rounds=Listed(rounds, "", "; "),
    )
    return (said,)


def _at(tables: Iterable[tuple[int, int]], number: int) -> Listed:
    return Listed(tuple(str(table) for one, table in tables if one == number), "en")


@dataclass(frozen=True)
class MovedRow:
    """A row moved by a correction; totals are matchpoints where places go by these."""

    name: str
    place_before: int
    place_after: int
    total_before: int
    total_after: int
    field: str = ""  # "N/Z" or "O/W", where these are ranked apart
    line: str = ""  # the group


@dataclass(frozen=True)
class ChangedPrize:
    """A prize changed by a correction; None where there is none."""

    name: str
    before: Message | None
    after: Message | None


@dataclass(frozen=True)
class ChangedGame:
    """A game whose figures a correction changed."""

    round: int
    table: int
    game: int
    before: str  # "92 20 / 70 –"
    after: str


@dataclass(frozen=True)
class Rectification:
    """The differences between two closings of an evening."""

    number: int
    club: str
    competition: str
    season: str
    evening: int
    date: date
    reason: str
    closed_at: str
    games: tuple[ChangedGame, ...]
    moved: tuple[MovedRow, ...]  # everybody whose total or place changed
    prizes: tuple[ChangedPrize, ...] = ()  # everybody whose prize changed
    matchpoints: bool = False  # whether the totals are matchpoints
    planned: int = 0  # evenings planned in the competition; 1: a contest of its own
    counts: bool = False  # whether the competition has standings, in which the result counts
    step: Step | None = field(default=None, compare=False)  # of the journal, when it was read


def other_places(words: Words, moved: Iterable[MovedRow], most: int) -> str:
    """Tell the places changed by a correction, at most `most` of them by name."""
    told = [
        words(
            "{name} van {was} naar {now}", name=row.name, was=row.place_before, now=row.place_after
        )
        for row in sorted(moved, key=lambda row: (row.line, row.field, row.place_after, row.name))
        if row.place_before != row.place_after
    ]
    if not told:
        return words("Niemand krijgt een andere plaats.")
    return words("Andere plaats: {moved}.", moved=_shortened(words, told, most))


def other_prizes(words: Words, changed: Iterable[ChangedPrize], most: int) -> str:
    """Tell the prizes changed by a correction, at most `most` by name; "" where there are none."""
    none = Message("geen prijs")
    told = [
        words(
            "{name}: {now} (was {was})",
            name=one.name,
            was=one.before or none,
            now=one.after or none,
        )
        for one in changed
    ]
    if not told:
        return ""
    return words("Andere prijs: {changed}.", changed=_shortened(words, told, most))


def _shortened(words: Words, told: Sequence[str], most: int) -> str:
    others = len(told) - most
    rest = [words.counted("nog {n} ander", "nog {n} anderen", others)] if others > 0 else []
    return words.listed([*told[:most], *rest])


StandingCell = Cell
"""An evening in a standings row; points None: absent. Standings have thousands of them."""
NO_GROUP = "zonder groep"
"""The field of who is in no group, where the others are."""
_SHORT = {"N/Z": marked("N/Z"), "O/W": marked("O/W"), NO_GROUP: marked("zonder groep")}
_LONG = _SHORT | {"N/Z": marked("Noord/Zuid"), "O/W": marked("Oost/West")}


@dataclass(frozen=True)
class StandingRow:
    """A row of the season standings; place None: not enough evenings."""

    place: int | None
    name: str
    total: int | float
    average: float
    evenings: tuple[StandingCell, ...]
    pits: int
    behind: float = 0  # behind the first
    entrant_id: int = 0  # member id (individual) or pair id
    fines: int = 0  # what came off in all these evenings
    field: str = ""  # "N/Z" or "O/W", or the group, where these are ranked apart; "" elsewhere
    periods: tuple[PeriodSum, ...] = ()  # where the rule has periods
    won: int = 0  # win points of what counts, where the rule gives them
    moves: str = ""  # "up" or "down": who goes to another group after the season
    # "up?", "down?" or "?" (either): more are equal at the border than may go, to be decided
    guest: bool = False  # not a member of the club; where members are ranked
    parted: tuple[LookedAt, ...] = ()  # of who has as much as the row above: what put him below


@dataclass(frozen=True)
class Period:
    """A part of the season: its evenings are `first` up to and including `last`."""

    number: int
    first: int
    last: int


@dataclass(frozen=True)
class Standings:
    """Season standings after an evening; field by field where there are two."""

    club: str
    season: str
    competition: str
    format: str
    rule: str
    rule_text: str  # "beste 5 van 16 tellen"
    rule_set_title: str
    depth: str
    after: int
    last_date: date | None
    evenings: tuple[int, ...]  # evening numbers in the columns
    rows: tuple[StandingRow, ...]
    provisional: bool = False
    planned: int = 0  # evenings planned in the competition; 0 = not known
    matchpoints: bool = False  # whether the figures are matchpoints, and `pits` are tops
    wins: bool = False  # of a knock-out: whether the figures are rounds that were come through
    evening_ids: tuple[int, ...] = ()  # of `evenings`, in the same order
    periods: tuple[Period, ...] = ()  # where the rule has periods
    grouped: bool = False  # whether the fields are groups
    win_points: bool = False  # whether `won` means anything
    adopted: date | None = None  # since when this rule holds; None: from the start
    opening: int = 0  # how many evenings the first column is of; 0: it is one as the others
    frozen_at: str = ""  # when the season was closed; empty: it is going on
    days: tuple[date, ...] = ()  # of `evenings`, in the same order
    step: Step | None = field(default=None, compare=False)  # of the journal, when it was read
    rectification: int | None = field(default=None, compare=False)  # the last that counts in it
    told: tuple[Message, ...] = field(default=(), compare=False)  # what rules of the program moved

    def score(self, row: StandingRow) -> float:
        """The score that decides a row's place: win points, the average, or the total."""
        return parse_rule(self.rule).score(row.won, row.average, row.total)

    @property
    def by_average(self) -> bool:
        """Whether averages are what a place goes by, or come after win points."""
        return self.rule.startswith("average")

    @property
    def decimals(self) -> int:
        """The decimals of an average."""
        return 2 if "decimals:2" in self.rule.split(",") else 1

    def written(self, words: Words, score: Number) -> str:
        """Write a score: an average that is not whole in its decimals."""
        return score_said(words, score, self.decimals)

    @property
    def held(self) -> int:
        """How many evenings there were."""
        return len(self.evenings) + more_evenings(self.opening, self.evenings)

    def head(self, number: int) -> str:
        """The number of an evening above its column, "1–4" of the first four together."""
        return f"1–{self.opening}" if self.is_opening(number) else str(number)

    def is_opening(self, number: int) -> bool:
        """Whether a column is of the first evenings together."""
        return bool(self.opening) and number == OPENING

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the fields that are ranked apart; ("",) where there is one list."""
        return tuple(dict.fromkeys(row.field for row in self.rows)) or ("",)


def score_said(words: Words, score: Number, decimals: int) -> str:
    """Write a score without decimals where it is whole, else with so many."""
    return words.number(score, None if float(score).is_integer() else decimals)


def field_name(words: Words, name: str, *, long: bool = False) -> str:
    """A field or group by the name that results keep it by; of a group it is what a club chose."""
    known = (_LONG if long else _SHORT).get(name)
    return name if known is None else words(known)


class Parted(StrEnum):
    """A figure that put somebody before the next one of the same score."""

    TOPS = "tops"
    POINTS = "points"
    GAMES = "games"  # game points of teams
    SALDO = "saldo"


def parted(result: EveningResult) -> dict[int, Parted]:
    """Map participants to what put each before the next one of the same score."""
    found: dict[int, Parted] = {}
    for ranked in result.contest.fields if result.contest else ():
        found |= dict(_by_tops(ranked.rows))
    if result.teams:
        found |= dict(_by_games(result.teams.rows))
    return found


def _by_tops(rows: "Iterable[ContestRow]") -> Iterator[tuple[int, Parted]]:
    for one, other in pairwise(rows):
        if (one.matchpoints, one.partial) == (other.matchpoints, other.partial):
            if one.tops != other.tops:
                yield one.participant_id, Parted.TOPS
            elif one.points != other.points:
                yield one.participant_id, Parted.POINTS


def _by_games(rows: "Iterable[TeamRow]") -> Iterator[tuple[int, Parted]]:
    for one, other in pairwise(rows):
        if (one.match_points, one.line) == (other.match_points, other.line):
            if one.game_points != other.game_points:
                yield one.participant_id, Parted.GAMES
            elif one.saldo != other.saldo:
                yield one.participant_id, Parted.SALDO


def depth_notes(words: Words, depth: str) -> Iterator[str]:
    """Tell how much is known of an evening's play, where it is less than every game."""
    if depth == "evening":
        yield words("Van deze avonden zijn alleen de avondtotalen bekend.")
    elif depth == "round":
        yield words("Van deze avonden zijn alleen de rondetotalen bekend.")
