"""A game over all its tables in memory: a line a table, and what each is worth."""

from dataclasses import dataclass, replace

from clubadmin.desktop.comparison.worth import BoardWorth, LineWorth, saldo_of, worth_of
from clubadmin.desktop.entry.model import EntryModel, RowPlace
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import ScoredGame, score_line
from clubadmin.model.comparison.comparison import Board, BoardLine, BoardState

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

    # where one is

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

    # moving

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

    # typing

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

    # what it comes to

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

    # inside

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
