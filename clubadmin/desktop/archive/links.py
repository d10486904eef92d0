"""A list whose cells lead on: to a person, an evening, another list.

Left and right choose a cell of the row, Enter follows it; the mouse follows what it clicks.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.kit.tables import ListTable, RowsModel, TwoLines
from clubadmin.desktop.kit.theme import Theme

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
THICK = 2  # pixels of the line below the cell that Enter follows


class LinkTable(ListTable):
    """A list to read and to go on from."""

    starts_on_figures = False  # but where Enter leads
    followed = Signal(object)  # Spot

    def __init__(self, theme: Theme, model: RowsModel[Any], name: str) -> None:
        super().__init__(theme, model, name)
        self.rows_model = model
        self.setMouseTracking(True)
        self.setItemDelegate(_Marked(self, theme))

    def link_at(self, index: Index) -> Spot | None:
        """The destination of a cell."""
        row = self._row(index)
        column = self.rows_model.columns[index.column()] if row is not None else None
        if column is None or column.link is None:
            return None
        spot: Spot | None = column.link(row)
        return spot

    def follow_current(self) -> None:
        """Go where the chosen cell leads, or else the first of the row that leads anywhere."""
        index = self.currentIndex()
        if not index.isValid():
            return
        cells = [index, *(index.siblingAtColumn(at) for at in range(len(self.rows_model.columns)))]
        spot = next((found for one in cells if (found := self.link_at(one))), None)
        if spot is not None:
            self.followed.emit(spot)
        else:
            self.entered.emit(index.row())

    def stand_at(self, at: int) -> None:
        """Have the keys start at a row, which is marked once the list has the keyboard."""
        if 0 <= at < self.rows_model.rowCount():
            flags = QItemSelectionModel.SelectionFlag
            marked = flags.ClearAndSelect | flags.Rows if self.hasFocus() else flags.Clear
            first = self.rows_model.index(at, self._first_link())
            self.selectionModel().setCurrentIndex(first, marked)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The row where the keys start is marked, and the cell of it stays the one it was."""
        index = self.currentIndex()
        if index.isValid() and not self.selectionModel().hasSelection():
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().select(index, flags.ClearAndSelect | flags.Rows)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter follows; Home and End are the first and last row."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.follow_current()
        elif event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.stand_at(0 if event.key() == Qt.Key.Key_Home else self.rows_model.rowCount() - 1)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand over what leads on."""
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        leads = index.isValid() and self.link_at(index) is not None
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor
        )
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click follows what leads on."""
        index = self.indexAt(event.position().toPoint())
        pressed = self.currentIndex()
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and index.isValid() and index == pressed:
            spot = self.link_at(index)
            if spot is not None:
                self.followed.emit(spot)

    def _first_link(self) -> int:
        columns = enumerate(self.rows_model.columns)
        links = (at for at, one in columns if one.link)
        return next(links, 0)

    def _row(self, index: Index) -> Any:
        rows: Sequence[Any] = self.rows_model.rows
        return rows[index.row()] if index.isValid() and index.row() < len(rows) else None


class _Marked(TwoLines):
    """A line below the cell that Enter follows, and below what the mouse is over."""

    def __init__(self, table: LinkTable, theme: Theme) -> None:
        super().__init__(table, theme)
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The cell, and its line."""
        super().paint(painter, option, index)
        if not self._is_marked(option.widget, index):
            return
        rect = option.rect
        wide = self._theme.grid(0.75)
        colour = self._theme.colour("accent")
        painter.fillRect(
            rect.left() + wide, rect.bottom() - THICK, rect.width() - 2 * wide, THICK, colour
        )

    def _is_marked(self, widget: QWidget, index: Index) -> bool:
        table = self._table
        if table.hasFocus() and index == table.currentIndex():
            return True
        if widget is None or not table.viewport().underMouse():
            return False
        over = table.viewport().mapFromGlobal(table.cursor().pos())
        return table.indexAt(over) == index and table.link_at(index) is not None
