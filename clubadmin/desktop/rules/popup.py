"""What unfolds below a choice of rule sets: what letters find, the nearest first, in two lines."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from clubadmin.desktop.kit.table_model import folded
from clubadmin.desktop.kit.theme import Theme

ABOUT = Qt.ItemDataRole.UserRole + 1  # the line below the title
SOUGHT = Qt.ItemDataRole.UserRole + 2  # what typed letters are looked for in

Index = QModelIndex | QPersistentModelIndex


def nearness(title: str, letters: str) -> int:
    """How near typed letters are to a title: 0 all of it, 1 its beginning, 2 within, 3 not."""
    name, sought = folded(title), folded(letters).strip()
    if name == sought:
        return 0
    return 1 if name.startswith(sought) else 2 if sought in name else 3


class Titles(QCompleter):
    """What letters find is sought in all that is known of a rule set and named by its title."""

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """The title."""
        return str(index.data())


class OnlySets(QSortFilterProxyModel):
    """The rule sets without the headings, those whose title has the letters first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._letters = ""
        self.sort(0)

    def seek(self, letters: str) -> None:
        """Put what these letters name before what only has them in its description."""
        self._letters = letters
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether it is a rule set."""
        source: QAbstractItemModel = self.sourceModel()
        return source.index(row, 0, parent).data(Qt.ItemDataRole.UserRole) is not None

    def lessThan(self, left: Index, right: Index) -> bool:
        """The nearest first, the others in the order of the list."""
        near = [nearness(str(one.data()), self._letters) for one in (left, right)]
        return (near[0], left.row()) < (near[1], right.row())


class Found(QListView):
    """The list of what letters find; Alt and a letter are not for it."""

    passed_by = Signal()  # a letter with Alt was pressed: it is for the form

    def event(self, event: QEvent) -> bool:
        """It closes before the form gets its letter, and leaves none of it to the next field."""
        if isinstance(event, QKeyEvent) and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.hide()
            self.passed_by.emit()
        return super().event(event)


class TwoLines(QStyledItemDelegate):
    """A title with a line below it; a heading is one bold line."""

    def __init__(self, theme: Theme, parent: QComboBox) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines of room for a rule set."""
        return QSize(0, self._theme.grid(6 if index.data(ABOUT) is not None else 4.5))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Title and line, on the ground of the list."""
        theme, rect = self._theme, QRect(option.rect)
        chosen = option.state & QStyle.StateFlag.State_Selected
        painter.save()
        if chosen:
            painter.fillRect(rect, theme.colour("accent_soft"))
        about = index.data(ABOUT)
        rect.adjust(theme.grid(1 if about is None else 2), 0, -theme.grid(1), 0)
        if about is None:
            painter.setFont(theme.font(0.9))
            painter.setPen(theme.colour("muted"))
            painter.drawText(rect, _MIDDLE, str(index.data()))
        else:
            half = rect.height() // 2
            upper, lower = rect.adjusted(0, 2, 0, -half), rect.adjusted(0, half, 0, -4)
            painter.setFont(theme.font())
            painter.setPen(theme.colour("ink"))
            painter.drawText(upper, _MIDDLE, str(index.data()))
            painter.setFont(theme.font(0.9))
            painter.setPen(theme.colour("muted"))
            text = painter.fontMetrics().elidedText(
                str(about), Qt.TextElideMode.ElideRight, lower.width()
            )
            painter.drawText(lower, _MIDDLE, text)
        painter.restore()


_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
