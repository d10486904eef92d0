"""A page of a paper on the screen, and the outline beside all of them."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel, QTreeWidget, QTreeWidgetItem

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.jumps import Heading, Jump

_WHERE = Qt.ItemDataRole.UserRole


class PageView(QLabel):
    """A page; what leads elsewhere can be clicked."""

    wanted = Signal(object)  # Place

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "print")
        self.setMouseTracking(True)
        self._jumps: tuple[Jump, ...] = ()

    def lead(self, jumps: tuple[Jump, ...]) -> None:
        """What leads elsewhere on it."""
        self._jumps = jumps

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand above what can be clicked."""
        above = self._at(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if above else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        jump = self._at(event.position())
        if jump is not None and event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(jump.to)

    def _at(self, where: QPointF) -> Jump | None:
        x, y = where.x() / max(self.width(), 1), where.y() / max(self.height(), 1)
        return next(
            (one for one in self._jumps
             if one.left <= x <= one.right and one.top <= y <= one.bottom),
            None,
        )  # fmt: skip


class Outline(QTreeWidget):
    """The chapters of a paper; going through them by arrows shows their pages."""

    wanted = Signal(object)  # Place

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Inhoud"))
        self.setHeaderHidden(True)
        self.setColumnCount(1)
        self.setFixedWidth(theme.grid(38))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.currentItemChanged.connect(self._go)

    def show_headings(self, headings: Sequence[Heading]) -> None:
        """The lines of an outline; what is within a part is closed."""
        above: list[QTreeWidgetItem] = []
        for one in headings:
            del above[one.level :]
            item = QTreeWidgetItem([one.title])
            item.setData(0, _WHERE, one.to)
            if above:
                above[-1].addChild(item)
            else:
                self.addTopLevelItem(item)
            above.append(item)

    def _go(self, item: QTreeWidgetItem | None, _before: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.wanted.emit(item.data(0, _WHERE))
