"""Widgets beside each other, and below each other where there is no more room."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Wrapping(QLayout):
    """Lines of widgets, read as words are; a hidden one takes no room."""

    def __init__(self, *widgets: QWidget, gap: int) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setSpacing(gap)
        self.setContentsMargins(QMargins())
        for one in widgets:
            self.addWidget(one)

    def addItem(self, item: QLayoutItem) -> None:
        """Add an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at an index."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take out the item at an index."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """The directions in which it grows: none."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Whether less width means more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high the lines are together."""
        return self._placed(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Put them in their places."""
        super().setGeometry(rect)
        self._placed(rect, move=True)

    def sizeHint(self) -> QSize:
        """All beside each other."""
        hints = [one.sizeHint() for one in self._shown()]
        gaps = self.spacing() * max(0, len(hints) - 1)
        return QSize(sum(one.width() for one in hints) + gaps, self._highest(hints))

    def minimumSize(self) -> QSize:
        """The widest alone."""
        hints = [one.sizeHint() for one in self._shown()]
        return QSize(max((one.width() for one in hints), default=0), self._highest(hints))

    def _shown(self) -> list[QLayoutItem]:
        return [one for one in self._items if not one.isEmpty()]

    @staticmethod
    def _highest(hints: list[QSize]) -> int:
        return max((one.height() for one in hints), default=0)

    def _placed(self, rect: QRect, *, move: bool) -> int:
        """The height that all take; with `move` they go there as well."""
        shown = self._shown()
        line = self._highest([one.sizeHint() for one in shown])
        x, y = rect.x(), rect.y()
        for one in shown:
            wide = one.sizeHint().width()
            if x > rect.x() and x + wide > rect.x() + rect.width():
                x, y = rect.x(), y + line + self.spacing()
            if move:
                one.setGeometry(QRect(QPoint(x, y), QSize(wide, line)))
            x += wide + self.spacing()
        return y + line - rect.y() if shown else 0
