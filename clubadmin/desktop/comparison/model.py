"""A game over all its tables in memory: a line a table, and what each is worth so far.

Matchpoints (art. 18), or in a match of teams the difference between the tables of the match.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from clubadmin.desktop.entry.model import EntryModel, RowPlace
from clubadmin.domain.comparison.decisions import SideRuling, ruling_for
from clubadmin.domain.comparison.matchpoints import Frequency, Outcome, Result, score_game
from clubadmin.domain.comparison.teams import TeamTable, compare_game
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import ScoredGame, score_line
from clubadmin.domain.terms import Outcome as Ended
from clubadmin.domain.terms import Side
from clubadmin.model.comparison.comparison import Board, BoardLine, BoardState

BothSides = tuple[tuple[Frequency, ...], tuple[Frequency, ...]]
"""A pair of values: of N/Z, and of O/W."""

_NO_SCORE = frozenset({Ended.NOT_PLAYED, Ended.CANCELLED})


@dataclass(frozen=True)
class LineWorth:
    """The worth of a row to both sides; None where there is nothing to compare yet."""

    ns: Outcome | None = None
    ew: Outcome | None = None

    def of(self, side: Side) -> Outcome | None:
        """The outcome for a side."""
        return self.ns if side is Side.NS else self.ew


@dataclass(frozen=True)
class Made:
    """How often a score was made and gave the same; what was decided about stands apart."""

    points: int | None  # None: no score is compared
    times: int
    matchpoints: int | None  # None: nothing
    decided: bool = False


@dataclass(frozen=True)
class BoardWorth:
    """Every row's worth, and by group how often each score was made."""

    lines: tuple[LineWorth, ...]
    frequencies: dict[str, BothSides]

    def made(self, board: Board, group: str, side: Side) -> tuple[Made, ...]:
        """The scores of a side in a group as its rows show them, from the highest down."""
        found = Counter(
            (one.points, one.matchpoints, ruling_for(side, line.decisions) != AS_MADE)
            for line, one in zip(board.lines, (row.of(side) for row in self.lines), strict=True)
            if line.line == group and one is not None
        )
        made = (Made(points, times, mp, own) for (points, mp, own), times in found.items())
        none = -1  # below every score
        return tuple(
            sorted(
                made,
                key=lambda one: (
                    -(none if one.points is None else one.points),
                    one.decided,
                    -(none if one.matchpoints is None else one.matchpoints),
                ),
            )
        )


NOTHING = LineWorth()
AS_MADE = SideRuling()  # nothing was decided about a side


def points_of(game: ScoredGame) -> tuple[int | None, int | None]:
    """The scores of both sides, roem included; None where the row gives no score."""
    settled = game.settled
    if settled is None or settled.outcome in _NO_SCORE:
        return None, None
    return settled.ns.total, settled.ew.total


def worth_of(board: Board, games: Sequence[ScoredGame]) -> BoardWorth:
    """Compare the rows as they stand, each group on its own."""
    groups: dict[str, list[int]] = {}
    for at, line in enumerate(board.lines):
        groups.setdefault(line.line, []).append(at)
    worth = [NOTHING] * len(board.lines)
    frequencies: dict[str, BothSides] = {}
    for group, rows in groups.items():
        results = [_result(board, row, games[row]) for row in rows]
        counted = [(row, one) for row, one in zip(rows, results, strict=True) if _counts(one)]
        if not counted:
            frequencies[group] = ((), ())
            continue
        scored = score_game([one for _, one in counted])
        frequencies[group] = (scored.ns, scored.ew)
        by_table = {one.result.table: one for one in scored.results}
        for row, _ in counted:
            found = by_table[str(row)]
            worth[row] = LineWorth(found.ns, found.ew)
    return BoardWorth(tuple(worth), frequencies)


def _result(board: Board, row: int, game: ScoredGame) -> Result:
    line: BoardLine = board.lines[row]
    ns, ew = points_of(game)
    return Result(
        board.game,
        str(row),  # a table stands here once a game: the row tells them apart
        line.ns.number,
        line.ew.number,
        ns,
        ew,
        line.decisions,
    )


def _counts(result: Result) -> bool:
    """Whether there is a score, or a decision that says what there is in its place."""
    return result.ns_points is not None or bool(result.decisions)


def saldo_of(board: Board, games: Sequence[ScoredGame], worth: BoardWorth) -> BoardWorth:
    """Compare by differences in place of matchpoints; nothing until a match has all tables."""
    matches: dict[tuple[int, frozenset[int]], list[int]] = {}
    for at, line in enumerate(board.lines):
        teams = frozenset((*line.ns.participants, *line.ew.participants))
        matches.setdefault((line.round, teams), []).append(at)
    lines = [NOTHING] * len(board.lines)
    for rows in matches.values():
        first = board.lines[rows[0]].ns.participants
        outcome = compare_game([_table(board, row, games[row], first) for row in rows])
        for row in rows:
            ns, ew = points_of(games[row])
            own = board.lines[row].ns.participants == first
            saldo = outcome.saldo if own else -outcome.saldo
            known = outcome.complete and outcome.first is not None
            lines[row] = LineWorth(
                _outcome(board.lines[row].ns.number, ns, saldo if known else None),
                _outcome(board.lines[row].ew.number, ew, -saldo if known else None),
            )
    return BoardWorth(tuple(lines), worth.frequencies)


def _table(board: Board, row: int, game: ScoredGame, first: tuple[int, ...]) -> TeamTable:
    line = board.lines[row]
    side = Side.NS if line.ns.participants == first else Side.EW
    return TeamTable(side, *points_of(game), line.decisions)


def _outcome(entrant: str, points: int | None, saldo: int | None) -> Outcome:
    return Outcome(entrant, points, saldo, 0, top=False)


_CALLED = ("sides", "compared")


@dataclass(frozen=True)
class LineChange:
    """A line to be kept on the sheet of a table."""

    table_id: int
    row: int  # on that sheet, from 1
    typed: str
    seen: str  # what stood there when typing began


class BoardModel(EntryModel):
    """A game being typed; rows count from 0 in the order of round and table.

    Row `len(lines)` is the stop after the last table: nothing is typed there, and Enter goes
    to the next game.
    """

    def __init__(self, board: Board, rules: RuleSet, *, by_teams: bool = False) -> None:
        """A game as it is in the file; `by_teams` compares the tables of a match of teams."""
        super().__init__(rules)
        self.by_teams = by_teams
        self.board = board
        self._lines = [one.typed for one in board.lines]
        self._by_row: dict[int, str] = {}  # the keys pressed for it
        self._games: list[ScoredGame] = []
        self._stood: dict[int, str] = {}  # by row on its way to the file: what the file has there
        self.edition = 0  # goes up when more than the row being typed may look otherwise
        self._judge_all()
        self._go_to_work()

    @property
    def lines(self) -> list[str]:
        """The line of every table, in the order of round and table."""
        return self._lines

    @property
    def count(self) -> int:
        """How many tables play this game."""
        return len(self._lines)

    @property
    def at_stop(self) -> bool:
        """Whether the cursor is past the last table."""
        return self.row >= self.count

    @property
    def here(self) -> BoardLine | None:
        """The table that the cursor is on."""
        return None if self.at_stop else self.board.lines[self.row]

    @property
    def place(self) -> RowPlace | None:
        """The row of the evening; None past the last table."""
        here = self.here
        return None if here is None else RowPlace(here.table, here.round, self.board.game)

    @property
    def closed(self) -> bool:
        """Whether the evening is closed."""
        return self.board.closed

    @property
    def locked(self) -> bool:
        """Whether nothing may be typed here: its sheet is signed off, or the evening is closed."""
        here = self.here
        return self.closed or (here is not None and here.signed)

    @property
    def selected(self) -> range:
        """The row of the cursor."""
        return range(0) if self.at_stop else range(self.row, self.row + 1)

    def stored(self) -> str:
        """The line that is kept where the cursor is."""
        return "" if self.at_stop else self.lines[self.row]

    def game(self, row: int) -> ScoredGame:
        """A row as it is settled now."""
        return self._games[row]

    def settled_by_hand(self, row: int) -> bool:
        """Whether a decision says what this row is worth, so that no score is waited for."""
        return bool(self.board.lines[row].decisions)

    def is_open(self, row: int) -> bool:
        """Whether this row still waits for its score."""
        return not self.lines[row] and not self.settled_by_hand(row)

    def go(self, row: int) -> None:
        """Put the cursor on a row, or past the last."""
        self.row = self.anchor = min(max(row, 0), self.count)
        self.box, self.whole = None, False
        self._judge()

    def go_on(self) -> None:
        """Go on by Enter: to the next table without a score, then the first, then the stop."""
        rows = (*range(self.row + 1, self.count), *range(self.row))
        free = [row for row in rows if self.is_open(row) and not self.board.lines[row].signed]
        self.go(free[0] if free else self.count)

    def fault(self) -> int | None:
        """The first row without a score, else the first with an error; None for neither."""
        gap = next((row for row in range(self.count) if self.is_open(row)), None)
        if gap is not None:
            return gap
        return next((one.game - 1 for one in self.wrong if one.game), None)

    def row_of(self, table_id: int) -> int | None:
        """The row of a table."""
        tables = (one.table_id for one in self.board.lines)
        return next((row for row, one in enumerate(tables) if one == table_id), None)

    def clear(self) -> LineChange | None:
        """Empty the row."""
        if self.locked or self.at_stop:
            return None
        self.text = None
        seen = self.lines[self.row]
        changed = bool(seen)
        if changed:
            self._stood.setdefault(self.row, seen)
        self.lines[self.row] = ""
        self._judge_all()
        return self._change(self.row, seen) if changed else None

    def put(self, line: str) -> object | None:
        """Lay a line over the row."""
        if self.locked or self.at_stop:
            return None
        self._begin()
        self.text = line
        return self.commit()

    def take(self, board: Board, kept: dict[int, str], *, typed_elsewhere: bool = False) -> None:
        """Take over the game as it is in the file; lines by row in `kept` are on their way to it.

        The cursor stays at its table; what is being typed is kept if nothing changed under it,
        or what changed was `typed_elsewhere`. Where its table is gone, or other rows came while
        it stood past the last, it goes to work.
        """
        here, before, missing = self.here, self.stored(), self.missing
        others = self._tables() != {one.table_id for one in board.lines}
        self.board = board
        self._lines = [kept.get(row, one.typed) for row, one in enumerate(board.lines)]
        self._stood = {row: board.lines[row].typed for row in kept}
        row = None if here is None else self.row_of(here.table_id)
        self.row = self.anchor = self.count if row is None else row
        if here is not None and row is None:
            self.text = self.box = None
        elif self.stored() != before and typed_elsewhere:
            self._note_changed(before)
        elif self.stored() != before:
            self.text = None
        self._judge_all()
        if row is None and (others or self.missing > missing):
            self._go_to_work()

    def note_waiting(self, rows: frozenset[int]) -> None:
        """The lines of these rows are not in the file yet, and no others."""
        if landed := self._stood.keys() - rows:
            for row in landed:
                del self._stood[row]
            self._judge_all()

    @property
    def missing(self) -> int:
        """How many tables have no score yet."""
        return sum(self.is_open(row) for row in range(self.count))

    @property
    def errors(self) -> int:
        """How many rows are wrong."""
        return len({one.game for one in self.wrong})

    @property
    def complete(self) -> bool:
        """Whether no table waits for its score and nothing is wrong."""
        return not self.missing and not self.errors

    @property
    def state(self) -> BoardState:
        """How far this game is, ahead of the file."""
        return self._how_far(self.lines)

    @property
    def kept_state(self) -> BoardState:
        """How far this game is in the file."""
        return self._how_far([self._stood.get(row, line) for row, line in enumerate(self.lines)])

    def _how_far(self, lines: list[str]) -> BoardState:
        decided = [bool(one.decisions) for one in self.board.lines]
        typed = sum(bool(line) or by_hand for line, by_hand in zip(lines, decided, strict=True))
        return BoardState(self.board.game, typed, self.count, self.errors, sum(decided))

    @property
    def worth(self) -> BoardWorth:
        """The worth of every row that is in the file."""
        return self._worth

    def worth_at(self, row: int) -> LineWorth:
        """The worth of a row; of the row being typed or on its way as if it were in the file."""
        if row == self.row and self._typed is not None:
            return self._typed
        return self._ahead.get(row) or self._worth.lines[row]

    def sentence_row(self, row: int, words: str) -> str:
        """The words for a row with its table and round in place of %1 and %2."""
        line = self.board.lines[row]
        return words.replace("%1", str(line.table)).replace("%2", str(line.round))

    @property
    def _pressed(self) -> dict[int, str]:
        return self._by_row

    @property
    def _boxes(self) -> int:
        return 0 if self.at_stop else 4 if self.columns.roem else 2

    def _fits(self, _characters: str) -> bool:
        return not self.at_stop

    def _tables(self) -> set[int]:
        return {one.table_id for one in self.board.lines}

    def _go_to_work(self) -> None:
        fault = self.fault()
        self.go(0 if self.board.closed else self.count if fault is None else fault)

    def _keep(self, text: str) -> LineChange | None:
        seen, stood = self._seen, self.stored()
        if not self._keep_line(text):
            return None
        self._stood.setdefault(self.row, stood)
        return self._change(self.row, seen)

    def _change(self, row: int, seen: str) -> LineChange:
        line = self.board.lines[row]
        return LineChange(line.table_id, line.row, self.lines[row], seen)

    def _judge_all(self) -> None:
        """Every row that is kept, and what they are worth against each other."""
        self._games = [score_line(line, self.rules, row) for row, line in enumerate(self.lines, 1)]
        self._standing = list(self._games)
        for row, line in self._stood.items():
            self._standing[row] = score_line(line, self.rules, row + 1)
        self._worth = self._compare(self._standing)
        ahead = self._compare(self._games).lines if self._stood else ()
        self._ahead = {row: ahead[row] for row in self._stood}
        self.edition += 1
        self._judge()

    def _judge(self) -> None:
        """The row being typed; the others stay as they are until it is kept."""
        self._typed: LineWorth | None = None
        if not self.at_stop:
            line = self.shown(self.row)
            self._games[self.row] = score_line(line, self.rules, self.row + 1)
            if self.typing:
                games = list(self._standing)
                games[self.row] = self._games[self.row]
                self._typed = self._compare(games).lines[self.row]
        found = (one for game in self._games for one in game.findings)
        kept = (self._in_keys(one) for one in found if not self._early(one))
        self._findings = (*kept, *self._questions())

    def _compare(self, games: list[ScoredGame]) -> BoardWorth:
        worth = worth_of(self.board, games)
        return saldo_of(self.board, games, worth) if self.by_teams else worth

    def _early(self, one: Finding) -> bool:
        """Whether the row it is about may still become something else."""
        if self.text is None or one.game != self.row + 1:
            return False
        unread = self._games[self.row].settled is None
        return unread or self._may_grow(one.code)

    def _in_keys(self, one: Finding) -> Finding:
        told = super()._in_keys(one)
        return replace(told, args=(*told.args, _CALLED))
