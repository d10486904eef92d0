"""Lines of a game on their way to the sheets of their tables."""

from PySide6.QtCore import QObject

from clubadmin.desktop.comparison.grid import BoardGrid
from clubadmin.desktop.comparison.model import LineChange
from clubadmin.desktop.sheet.keeper import SheetKeeper
from clubadmin.desktop.sheet.model import Change
from clubadmin.model.comparison.comparison import Board, BoardLine


class LineKeeping(QObject):
    """Keeps rows with the keeper of the sheets, and marks on the list what is not kept yet."""

    def __init__(self, keeper: SheetKeeper, grid: BoardGrid) -> None:
        super().__init__(grid)
        self._keeper = keeper
        self._grid = grid
        self._trouble = False  # something could not be kept
        keeper.kept.connect(self._mark)
        keeper.trouble.connect(lambda _said: self._mark())
        grid.note_unsaved(self._is_unsaved)

    def still_failing(self) -> bool:
        """Whether something could not be kept so far; it is tried once more."""
        if self._keeper.failed:
            self._keeper.try_again()
            return True
        return False

    def keep(self, change: LineChange) -> None:
        """Store a row."""
        self._keeper.keep(
            change.table_id,
            Change({change.row: change.typed}, seen={change.row: change.seen}),
        )

    def waiting(self, board: Board) -> dict[int, str]:
        """Lines by row of the game that are not in the file yet."""
        found = {}
        for row, line in enumerate(board.lines):
            kept = self._keeper.waiting(line.table_id, second=False)
            if line.row in kept:
                found[row] = kept[line.row]
        return found

    def _is_unsaved(self, row: int) -> bool:
        model = self._grid.model
        if model is None:
            return False
        line: BoardLine = model.board.lines[row]
        return line.row in self._keeper.unsaved(line.table_id, second=False)

    def _mark(self) -> None:
        """Only when something could not be kept, or now was after all."""
        before, self._trouble = self._trouble, self._keeper.failed
        if before or self._trouble:
            self._grid.mark_unsaved()
