"""Keeps what is typed in the file, in the order in which it was typed.

Typing never waits. A line that could not be kept stays here and on the screen, is tried
again with the next one and every few seconds, and carries a sign until it is in the file.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping
from types import MappingProxyType

from PySide6.QtCore import QObject, QTimer, Signal

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.sheet.model import Change
from clubadmin.desktop.work import troubles
from clubadmin.errors import Refused
from clubadmin.model.sheets.sheet import PaperTotals
from clubadmin.services.club.club import OpenClub
from clubadmin.services.sheets import sheets

TRY_AGAIN = 5000  # ms


class SheetKeeper(QObject):
    """Lines and totals on their way to the file."""

    kept = Signal()  # everything asked for so far is in the file
    parted = Signal(int)  # table of which rows were made another by somebody else meanwhile
    trouble = Signal(str)  # a sentence: why something could not be kept

    def __init__(self, ops: Operations) -> None:
        super().__init__()
        self._ops = ops
        self._waiting: dict[tuple[int, bool], dict[int, str]] = defaultdict(dict)
        self._seen: dict[int, dict[int, set[str]]] = defaultdict(dict)
        self._parted: dict[int, dict[int, str]] = defaultdict(dict)  # what was typed here
        self._paper: dict[int, PaperTotals] = {}
        self._failed: set[int] = set()  # tables
        self._said = ""
        self._again = QTimer(self, interval=TRY_AGAIN)
        self._again.timeout.connect(self.try_again)

    def keep(self, table_id: int, change: Change) -> None:
        """Store a change, with what failed before on the same sheet."""
        if change.paper is not None:
            self._paper[table_id] = change.paper
            self._keep_paper(table_id)
            return
        waiting = self._waiting[(table_id, change.second)]
        waiting.update(change.lines)
        if not change.second:
            for game in change.lines:
                self._parted[table_id].pop(game, None)  # it is typed anew
            for game, line in change.seen.items():
                self._seen[table_id].setdefault(game, set()).add(line)
        lines = dict(waiting) if table_id in self._failed else change.lines
        self._keep_lines(table_id, change.second, lines)

    def waiting(self, table_id: int, *, second: bool) -> dict[int, str]:
        """Lines by game that are not in the file yet."""
        return dict(self._waiting.get((table_id, second), {}))

    def waiting_paper(self, table_id: int) -> PaperTotals | None:
        """Totals that are not in the file yet."""
        return self._paper.get(table_id)

    def unsaved(self, table_id: int, *, second: bool) -> frozenset[int]:
        """Games of a sheet that failed to be kept."""
        if table_id not in self._failed:
            return frozenset()
        return frozenset(self._waiting.get((table_id, second), {}))

    def parted_rows(self, table_id: int) -> dict[int, str]:
        """Give the lines typed here, by game, whose rows somebody else changed meanwhile."""
        return dict(self._parted.get(table_id, {}))

    @property
    def undecided_tables(self) -> frozenset[int]:
        """Tables with a row of which is not chosen yet which of two lines holds."""
        return frozenset(table_id for table_id, rows in self._parted.items() if rows)

    def choose(self, table_id: int, game: int, *, mine: bool, other: str) -> None:
        """Keep the line typed here, or leave the other, which stands there."""
        typed = self._parted[table_id].pop(game, None)
        if typed is not None and mine:
            self.keep(table_id, Change({game: typed}, seen={game: other}))

    @property
    def failed(self) -> bool:
        """Whether something could not be kept so far."""
        return bool(self._failed)

    @property
    def is_keeping(self) -> bool:
        """Whether something is on its way to the file and did not fail so far."""
        return not self._failed and any((*self._waiting.values(), *self._paper.values()))

    def try_again(self) -> None:
        """Try once more to keep what failed."""
        for table_id in sorted(self._failed):
            for second in (False, True):
                if lines := self._waiting.get((table_id, second)):
                    self._keep_lines(table_id, second, dict(lines))
            if table_id in self._paper:
                self._keep_paper(table_id)

    def _keep_lines(self, table_id: int, second: bool, lines: dict[int, str]) -> None:
        seen = {game: frozenset(known) for game, known in self._seen[table_id].items()}

        def work(club: OpenClub) -> dict[int, str]:
            if not second:
                return keep_lines(club, table_id, lines, seen)
            sheets.save_other(club, table_id, lines)
            return {}

        def done(parted: dict[int, str]) -> None:
            waiting = self._waiting[(table_id, second)]
            for game, line in lines.items():
                if waiting.get(game) == line:
                    del waiting[game]
                    self._seen[table_id].pop(game, None)
                    if game in parted:
                        self._parted[table_id][game] = line
            self._landed(table_id)
            if parted:
                self.parted.emit(table_id)

        self._ops.change(
            work, done, lambda error: self._lines_missed(table_id, second, lines, error)
        )

    def _lines_missed(
        self, table_id: int, second: bool, lines: dict[int, str], error: Exception
    ) -> None:
        """Keep the others of several lines when one is refused."""
        if len(lines) == 1 or not isinstance(error, Refused):
            self._missed(table_id, error)
            return
        for game, line in lines.items():
            self._keep_lines(table_id, second, {game: line})

    def _keep_paper(self, table_id: int) -> None:
        paper = self._paper[table_id]

        def done(_answer: object) -> None:
            if self._paper.get(table_id) == paper:
                del self._paper[table_id]
            self._landed(table_id)

        self._ops.change(
            lambda club: sheets.save_paper(club, table_id, paper),
            done,
            lambda error: self._missed(table_id, error),
        )

    def _landed(self, table_id: int) -> None:
        left = any(self._waiting.get((table_id, second)) for second in (False, True))
        if not left and table_id not in self._paper:
            self._failed.discard(table_id)
        if not self._failed:
            self._again.stop()
            self._said = ""
        self.kept.emit()

    def _missed(self, table_id: int, error: Exception) -> None:
        self._failed.add(table_id)
        self._again.start()
        self._ops.not_saved.emit()  # also when it is refused: what was typed is not in the file
        said, self._said = self._said, troubles.sentence(error)
        if said != self._said:  # once is enough while it is tried again and again
            self.trouble.emit(self._said)


def keep_lines(
    club: OpenClub,
    table_id: int,
    lines: dict[int, str],
    seen: Mapping[int, Collection[str]] = MappingProxyType({}),
) -> dict[int, str]:
    """Store lines by game; one change, so one step of undo.

    Rows that somebody else made another than what was `seen` there are left, and answered as
    they stand.
    """
    parted = sheets.parted_rows(club, table_id, lines, seen)
    ours = {game: line for game, line in lines.items() if game not in parted}
    if len(ours) == 1:
        ((game, typed),) = ours.items()
        sheets.save_line(club, table_id, game, typed)
    elif ours:
        sheets.save_lines(club, table_id, ours)
    return parted
