"""Lists and tables: a plain model that tells the least, and a calm view on it."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import literal

LONG_TEXT = 16  # letters; longer ones may be cut off and show in full under the pointer

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Column(Generic[Row]):
    """A column: what it shows, by what it sorts, and how a cell looks.

    `look` answers "", "strong", "muted", "struck" (muted and struck through), "accent",
    "good", "warning" or "error".
    """

    title: str
    text: Callable[[Row], str]
    sort: Callable[[Row], Any] | None = None
    right: bool = False
    look: Callable[[Row], str] | None = None
    width: float = 0  # grid steps; 0 takes a share of the room that is left
    least: float = 14  # grid steps, for a column that shares
    hint: str = ""
    spare: bool = False  # goes first when the window is narrow


class RowsModel(QAbstractTableModel, Generic[Row]):
    """Rows of frozen figures. `replace` keeps the rows that stay where they are."""

    def __init__(
        self, theme: Theme, columns: Sequence[Column[Row]], key: Callable[[Row], object]
    ) -> None:
        super().__init__()
        self._theme = theme
        self._columns = list(columns)
        self._key = key
        self._rows: list[Row] = []
        self._sorted: tuple[int, Qt.SortOrder] | None = None
        self._fonts = _fonts(theme)
        theme.changed.connect(self._restyle)

    @property
    def rows(self) -> Sequence[Row]:
        """The rows as shown."""
        return self._rows

    @property
    def columns(self) -> Sequence[Column[Row]]:
        """The columns as shown."""
        return self._columns

    def row_of(self, key: object) -> int:
        """Where the row with this key stands, or -1."""
        return next((at for at, row in enumerate(self._rows) if self._key(row) == key), -1)

    def key_at(self, row: int) -> object:
        """The key of the row that stands there, or None."""
        return self._key(self._rows[row]) if 0 <= row < len(self._rows) else None

    def replace(self, rows: Sequence[Row], columns: Sequence[Column[Row]] | None = None) -> None:
        """Show these rows; the part that stays keeps its selection."""
        if columns is not None and [c.title for c in columns] != [c.title for c in self._columns]:
            self.beginResetModel()
            self._columns = list(columns)
            self._rows = self._in_order(rows)
            self.endResetModel()
            return
        fresh = self._in_order(rows)
        old_keys = [self._key(row) for row in self._rows]
        new_keys = [self._key(row) for row in fresh]
        if columns is not None:
            self._columns = list(columns)
        start, old_end, new_end = _middle(old_keys, new_keys)
        if old_end > start:
            self.beginRemoveRows(QModelIndex(), start, old_end - 1)
            del self._rows[start:old_end]
            self.endRemoveRows()
        if new_end > start:
            self.beginInsertRows(QModelIndex(), start, new_end - 1)
            self._rows[start:start] = fresh[start:new_end]
            self.endInsertRows()
        for at, row in enumerate(fresh):
            if self._rows[at] != row:
                self._rows[at] = row
                self.dataChanged.emit(self.index(at, 0), self.index(at, len(self._columns) - 1))

    # --- Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, alignment, font and colour of a cell."""
        if not index.isValid():
            return None
        column, row = self._columns[index.column()], self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column.right else LEFT
        if role == Qt.ItemDataRole.FontRole:
            return self._fonts.get(column.look(row) if column.look else "", self._fonts[""])
        if role == Qt.ItemDataRole.ToolTipRole:
            text = column.text(row)
            return literal(text) if len(text) > LONG_TEXT else None
        if role == Qt.ItemDataRole.ForegroundRole and column.look:
            return self._colour(column.look(row))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column.right else LEFT
        if role == Qt.ItemDataRole.ToolTipRole:
            return column.hint or None
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order by a column; what is selected stays selected."""
        if not 0 <= column < len(self._columns):
            self._sorted = None  # as given, from the next rows on
            return
        self._sorted = (column, order)
        self.layoutAboutToBeChanged.emit()
        before = {self._key(row): at for at, row in enumerate(self._rows)}
        self._rows = self._in_order(self._rows)
        moved = {before[self._key(row)]: at for at, row in enumerate(self._rows)}
        old = self.persistentIndexList()
        self.changePersistentIndexList(
            old, [self.index(moved[index.row()], index.column()) for index in old]
        )
        self.layoutChanged.emit()

    # --- inside

    def _in_order(self, rows: Sequence[Row]) -> list[Row]:
        if self._sorted is None:
            return list(rows)
        column, order = self._columns[self._sorted[0]], self._sorted[1]
        return sorted(
            rows, key=column.sort or column.text, reverse=order is Qt.SortOrder.DescendingOrder
        )

    def _colour(self, look: str) -> Any:
        roles = {"muted": "muted", "struck": "muted", "accent": "accent", "good": "green"}
        roles |= {"warning": "amber", "error": "red"}
        return self._theme.colour(roles[look]) if look in roles else None

    def _restyle(self) -> None:
        self._fonts = _fonts(self._theme)
        if self._rows:
            last = self.index(len(self._rows) - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)


class ListTable(QTableView):
    """A table that is read: whole rows, hairlines, Enter opens, letters are for searching."""

    entered = Signal(int)  # row: Enter or a double click
    looked_at = Signal(int)  # row: the current row is another now, -1 for none
    pasted = Signal()  # Ctrl+V

    def __init__(self, theme: Theme, model: RowsModel[Any], name: str) -> None:
        super().__init__()
        self._theme = theme
        self._rows_model = model
        self.takes_rows = False  # whether rows of a spreadsheet can be pasted here
        self.setAccessibleName(name)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsMovable(False)
        self.doubleClicked.connect(lambda index: self.entered.emit(index.row()))
        self.selectionModel().currentRowChanged.connect(
            lambda now, _before: self.looked_at.emit(now.row())
        )
        model.modelReset.connect(self.fit)
        theme.changed.connect(self.fit)
        self.fit()

    def let_sort(self, column: int = 0) -> None:
        """Sort by clicking a column; begin with this one, or with -1 in the order given."""
        self.horizontalHeader().setSortIndicatorClearable(column < 0)
        self.horizontalHeader().setSortIndicator(column, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)

    def fit(self) -> None:
        """Row height and column widths from the theme; columns without a width share the rest."""
        grid = self._theme.grid
        self.verticalHeader().setDefaultSectionSize(grid(4.5))
        header = self.horizontalHeader()
        header.setMinimumSectionSize(grid(4))
        header.setFixedHeight(grid(4))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for at, column in enumerate(self._rows_model.columns):
            if column.width:
                self.setColumnWidth(at, grid(column.width))
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns without a width share the room that is left."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        columns = self._rows_model.columns
        self._hide_spare(columns)
        sharing = [at for at, column in enumerate(columns) if not column.width]
        taken = sum(
            self.columnWidth(at)
            for at, column in enumerate(columns)
            if column.width and not self.isColumnHidden(at)
        )
        if sharing:
            each = (self.viewport().width() - taken) // len(sharing)
            for at in sharing:
                self.setColumnWidth(at, max(each, self._theme.grid(columns[at].least)))

    def _hide_spare(self, columns: Sequence[Column[Any]]) -> None:
        """What can be missed goes, from the right, until the rest fits."""
        grid = self._theme.grid
        needed = sum(grid(column.width or column.least) for column in columns)
        for at in range(len(columns) - 1, -1, -1):
            hidden = columns[at].spare and needed > self.viewport().width()
            if hidden:
                needed -= grid(columns[at].width or columns[at].least)
            if self.isColumnHidden(at) != hidden:
                self.setColumnHidden(at, hidden)

    def current_key(self) -> object:
        """The key of the current row, or None."""
        return self._rows_model.key_at(self.currentIndex().row())

    def select_key(self, key: object) -> bool:
        """Make the row with this key the current one; whether it is there."""
        at = self._rows_model.row_of(key)
        if at < 0:
            return False
        if self.currentIndex().row() != at:
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(
                self._rows_model.index(at, 0), flags.ClearAndSelect | flags.Rows
            )
        return True

    def show_rows(self, rows: Sequence[Any], columns: Sequence[Column[Any]] | None = None) -> None:
        """Replace the rows; the current row and the place stay as far as they can."""
        key = self.current_key()
        place = self.verticalScrollBar().value()
        self._rows_model.replace(rows, columns)
        self.verticalScrollBar().setValue(place)
        if key is not None and self.current_key() != key:
            self.select_key(key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The row where the keys start is marked; Qt makes it current without showing it."""
        super().focusInEvent(event)
        if self.currentIndex().isValid() and not self.selectionModel().hasSelection():
            self.selectRow(self.currentIndex().row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens a row; Home and End are the first and last row."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.currentIndex().isValid():
                self.entered.emit(self.currentIndex().row())
            return
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
            return
        if event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End} and self._rows_model.rowCount():
            first = event.key() == Qt.Key.Key_Home
            at = 0 if first else self._rows_model.rowCount() - 1
            self.select_key(self._rows_model.key_at(at))
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, _search: str) -> None:
        """Letters go to the search field of the page, not to this list."""


def folded(text: str) -> str:
    """The text without accents and capitals, to sort by."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).casefold()


def _middle(old: list[object], new: list[object]) -> tuple[int, int, int]:
    """Where the two differ: first index, end in the old, end in the new."""
    start = 0
    shortest = min(len(old), len(new))
    while start < shortest and old[start] == new[start]:
        start += 1
    old_end, new_end = len(old), len(new)
    while old_end > start and new_end > start and old[old_end - 1] == new[new_end - 1]:
        old_end -= 1
        new_end -= 1
    return start, old_end, new_end


def _fonts(theme: Theme) -> dict[str, QFont]:
    struck = theme.font()
    struck.setStrikeOut(True)
    return {
        "": theme.font(),
        "strong": theme.font(weight=QFont.Weight.DemiBold),
        "accent": theme.font(weight=QFont.Weight.DemiBold),
        "struck": struck,
    }
