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
        keeper.kept.connect(grid.mark_waiting)
        keeper.trouble.connect(lambda _said: grid.mark_waiting())
        grid.note_waiting(self._is_waiting, self._is_unsaved)

    def keep(self, change: LineChange) -> None:
        """Store a row."""
        self._keeper.keep(
            change.table_id,
            Change({change.row: change.typed}, seen={change.row: change.seen}),
        )
        self._grid.mark_waiting()

    def waiting(self, board: Board) -> dict[int, str]:
        """Lines by row of the game that are not in the file yet."""
        tables = [self._keeper.waiting(line.table_id, second=False) for line in board.lines]
        lines = enumerate(zip(board.lines, tables, strict=True))
        return {row: kept[line.row] for row, (line, kept) in lines if line.row in kept}

    def _is_waiting(self, line: BoardLine) -> bool:
        return line.row in self._keeper.waiting(line.table_id, second=False)

    def _is_unsaved(self, line: BoardLine) -> bool:
        return line.row in self._keeper.unsaved(line.table_id, second=False)
