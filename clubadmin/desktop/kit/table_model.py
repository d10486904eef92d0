"""Rows of frozen figures for a list, behind a plain model that tells the least; and its cells."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QMargins,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import literal
from clubadmin.desktop.kit.wording import cut_name, on_lines
from clubadmin.domain.names import fold
from clubadmin.i18n import Words

LINE = 1.25  # times the size of letters
MARGIN = 8  # pixels that the style leaves free beside a text, within its padding
LEAST = 11  # pixels of any letter, where nothing is shrunk
SMALLEST = 0.82  # of the letters of two lines, before a line is cut
LONG_TEXT = 16  # letters; longer ones may be cut off and show in full under the pointer

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Column(Generic[Row]):
    """A column: what it shows, by what it sorts, and how a cell looks.

    `look` is "", "strong", "muted", "struck" (muted and struck through), "accent", "good",
    "warning" or "error", or answers it for a row. `link` answers where a cell leads. `asks`
    answers the question about its figure, one of `views.figure_asked`, or None for nothing.
    """

    title: str
    text: Callable[[Row], str]
    sort: Callable[[Row], Any] | None = None
    right: bool = False
    look: Callable[[Row], str] | str = ""
    width: float = 0  # grid steps; 0 takes a share of the room that is left
    least: float = 14  # grid steps, for a column that shares
    hint: str = ""
    spare: bool = False  # goes first when the window is narrow
    together: str = ""  # with all others of this name, for half of them says less than none
    box: bool = False  # drawn as a box, ticked where there is a text; a click is as Enter
    asks: Callable[[Row], Any] | None = field(default=None, kw_only=True)
    link: Callable[[Row], Any] | None = field(default=None, kw_only=True)

    def looks(self, row: Row) -> str:
        """The look of the cell of a row."""
        return self.look if isinstance(self.look, str) else self.look(row)


class RowsModel(QAbstractTableModel, Generic[Row]):
    """Rows of frozen figures. `replace` keeps the rows that stay where they are."""

    def __init__(
        self, theme: Theme, columns: Sequence[Column[Row]], key: Callable[[Row], object]
    ) -> None:
        super().__init__()
        self._theme = theme
        self.columns = list(columns)  # the columns as shown
        self._key = key
        self.rows: list[Row] = []  # the rows as shown
        self._sorted: tuple[int, Qt.SortOrder] | None = None
        self._fonts = _fonts(theme)
        self._hidden: list[str] = []  # titles of columns for which there is no room
        theme.changed.connect(self._restyle)

    def row_of(self, key: object) -> int:
        """The place of the row with this key, or -1."""
        return next((at for at, row in enumerate(self.rows) if self._key(row) == key), -1)

    def row_at(self, at: int) -> Row | None:
        """The row that stands there, or None."""
        return self.rows[at] if 0 <= at < len(self.rows) else None

    def key_at(self, row: int) -> object:
        """The key of the row that stands there, or None."""
        one = self.row_at(row)
        return None if one is None else self._key(one)

    def replace(self, rows: Sequence[Row], columns: Sequence[Column[Row]] | None = None) -> None:
        """Show these rows; the part that stays keeps its selection."""
        if columns is not None and [c.title for c in columns] != [c.title for c in self.columns]:
            self.beginResetModel()
            self.columns = list(columns)
            self.rows = self._in_order(rows)
            self.endResetModel()
            return
        fresh = self._in_order(rows)
        old_keys = [self._key(row) for row in self.rows]
        new_keys = [self._key(row) for row in fresh]
        if columns is not None:
            self.columns = list(columns)
        start, old_end, new_end = _middle(old_keys, new_keys)
        if old_end > start:
            self.beginRemoveRows(QModelIndex(), start, old_end - 1)
            del self.rows[start:old_end]
            self.endRemoveRows()
        if new_end > start:
            self.beginInsertRows(QModelIndex(), start, new_end - 1)
            self.rows[start:start] = fresh[start:new_end]
            self.endInsertRows()
        for at, row in enumerate(fresh):
            if self.rows[at] != row:
                self.rows[at] = row
                self.dataChanged.emit(self.index(at, 0), self.index(at, len(self.columns) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many rows."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many columns."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, alignment, font and colour of a cell."""
        if not index.isValid():
            return None
        column, row = self.columns[index.column()], self.rows[index.row()]
        if role == Qt.ItemDataRole.CheckStateRole and column.box:
            return Qt.CheckState.Checked if column.text(row) else Qt.CheckState.Unchecked
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            drawn = column.box and role == Qt.ItemDataRole.DisplayRole
            return "" if drawn else column.text(row)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column.right else LEFT
        if role == Qt.ItemDataRole.FontRole:
            look = column.looks(row)
            return self._fonts.get((look, column.right), self._fonts["", column.right])
        if role == Qt.ItemDataRole.ToolTipRole:
            text = column.text(row)
            return literal(text) if len(text) > LONG_TEXT else None
        if role == Qt.ItemDataRole.ForegroundRole and column.look:
            return self._colour(column.looks(row))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(self.columns):
            return None
        column = self.columns[section]
        if self._hidden and section == self._teller:
            return self._told_hidden(column, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.AccessibleTextRole and not column.title:
            return column.hint  # heard where no head is seen
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column.right else LEFT
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(column.hint) or None
        return None

    @property
    def _teller(self) -> int:
        """The column above which it is told that others have no room: one that shares it."""
        return next((at for at, one in enumerate(self.columns) if not one.width), 0)

    def _told_hidden(self, column: Column[Row], role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{column.title} +{len(self._hidden)}"
        text = translate("ListTable", "Voor %1 is dit venster te smal.")
        said = text.replace("%1", Words(current()).listed(self._hidden))
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole}:
            return literal(said)
        return LEFT if role == Qt.ItemDataRole.TextAlignmentRole else None

    def tell_hidden(self, titles: list[str]) -> None:
        """Tell in a head for which columns, by title, there is no room now."""
        if titles != self._hidden:
            self._hidden = titles
            last = len(self.columns) - 1
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, last))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order by a column; what is selected stays selected."""
        if not 0 <= column < len(self.columns):
            self._sorted = None  # as given, from the next rows on
            return
        self._sorted = (column, order)
        self.layoutAboutToBeChanged.emit()
        before = {self._key(row): at for at, row in enumerate(self.rows)}
        self.rows = self._in_order(self.rows)
        moved = {before[self._key(row)]: at for at, row in enumerate(self.rows)}
        old = self.persistentIndexList()
        self.changePersistentIndexList(
            old, [self.index(moved[index.row()], index.column()) for index in old]
        )
        self.layoutChanged.emit()

    def _in_order(self, rows: Sequence[Row]) -> list[Row]:
        if self._sorted is None:
            return list(rows)
        column, order = self.columns[self._sorted[0]], self._sorted[1]
        return sorted(
            rows, key=column.sort or column.text, reverse=order is Qt.SortOrder.DescendingOrder
        )

    def _colour(self, look: str) -> Any:
        roles = {"muted": "muted", "struck": "muted", "accent": "accent", "good": "green"}
        roles |= {"warning": "amber", "error": "red"}
        return self._theme.colour(roles[look]) if look in roles else None

    def _restyle(self) -> None:
        self._fonts = _fonts(self._theme)
        if self.rows:
            last = self.index(len(self.rows) - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)


def folded(text: str) -> str:
    """The text without accents and capitals, to sort by."""
    return fold(text)


def _middle(old: list[object], new: list[object]) -> tuple[int, int, int]:
    """Find where two lists differ: first index, end in the old, end in the new."""
    start = 0
    shortest = min(len(old), len(new))
    while start < shortest and old[start] == new[start]:
        start += 1
    old_end, new_end = len(old), len(new)
    while old_end > start and new_end > start and old[old_end - 1] == new[new_end - 1]:
        old_end -= 1
        new_end -= 1
    return start, old_end, new_end


def _fonts(theme: Theme) -> dict[tuple[str, bool], QFont]:
    """Map each look, for figures and for texts, to a font."""
    found: dict[tuple[str, bool], QFont] = {}
    for figures in (False, True):
        plain, struck = theme.font(figures=figures), theme.font(figures=figures)
        struck.setStrikeOut(True)
        strong = theme.font(weight=QFont.Weight.DemiBold, figures=figures)
        looks = {"": plain, "strong": strong, "accent": strong, "struck": struck}
        found |= {(look, figures): font for look, font in looks.items()}
    return found


def beside_text(theme: Theme) -> int:
    """The pixels in a cell's width that its text cannot have."""
    return theme.grid(1) + MARGIN


class TwoLines(QStyledItemDelegate):
    """A text that has no room on one line stands on two within its row, in smaller letters."""

    def __init__(self, view: QTableView, theme: Theme) -> None:
        super().__init__(view)
        self._view = view
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of the text, in a row that grows not up to the hairlines."""
        size = super().sizeHint(option, index)
        beside = QMargins(0, 0, 0, self._theme.grid(1))
        return size.grownBy(beside) if self._view.wordWrap() else size

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """The text that fits its cell."""
        super().initStyleOption(option, index)
        if self._view.wordWrap():
            return  # rows grow with their texts
        text, room = str(option.text), option.rect.width() - beside_text(self._theme)
        right = bool(option.displayAlignment & Qt.AlignmentFlag.AlignRight)
        if right or room <= 0 or option.fontMetrics.horizontalAdvance(text) <= room:
            return
        font = option.font
        high = max(1, min(QFontInfo(font).pixelSize(), int((option.rect.height() - 2) / 2 / LINE)))
        least = max(int(LEAST * self._theme.shrunk), int(SMALLEST * high))
        for pixels in range(high, min(least, high) - 1, -1):
            font.setPixelSize(pixels)
            width = QFontMetrics(font).horizontalAdvance
            lines = on_lines(text, width, room)
            if all(width(one) <= room for one in lines):
                break
        option.font = font
        option.text = "\u2028".join(cut_name(one, width, room) for one in lines)
