"""A window beside the main one is never larger than the screen, whatever comes into view in it."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

FRAME, TITLE_BAR = 8, 32  # pixels that a desktop puts around a window, about
SMALLEST = QSize(1024, 700)  # pixels; on a smaller screen not all can be seen at once


def screen_room(window: QWidget) -> QRect:
    """The room of the screen that a window stands on, frame and title included."""
    room, least = window.screen().availableGeometry(), SMALLEST / window.devicePixelRatioF()
    return QRect(room.topLeft(), room.size().expandedTo(least))


class Window(QDialog):
    """Stands whole on the screen; what asks for more than there is scrolls inside it.

    Closed, it is gone, unless a window says otherwise.
    """

    def __init__(
        self, parent: QWidget | None = None, kind: Qt.WindowType = Qt.WindowType.Widget
    ) -> None:
        super().__init__(parent, kind)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def keep_on_screen(self) -> None:
        """Make it no larger than the screen, and put it where all of it is seen."""
        self._shrink()
        if self.isVisible():
            self._move_into(screen_room(self))

    def _shrink(self) -> None:
        room = screen_room(self).size() - QSize(2 * FRAME, FRAME + TITLE_BAR)
        self.lay_out_for(min(self.width(), room.width()))
        layout = self.layout()
        if layout is not None and not isinstance(layout, _Scrolling):
            layout.activate()
            needs = layout.totalMinimumSize()
            if needs.width() > room.width() or needs.height() > room.height():
                self._scroll(layout)
        if self.width() > room.width() or self.height() > room.height():
            self.resize(self.size().boundedTo(room))

    def lay_out_for(self, width: int) -> None:
        """Lay out for a width, before measuring: parts side by side may go below one another."""

    def event(self, event: QEvent) -> bool:
        """Type grew, or more came into view."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.keep_on_screen()
        return done

    def showEvent(self, event: QShowEvent) -> None:
        """Shrink when first shown; Qt puts a window not yet moved over the one it belongs to."""
        self._shrink()
        super().showEvent(event)
        self._move_into(screen_room(self))

    def _move_into(self, whole: QRect) -> None:
        here = self.frameGeometry()
        left = max(whole.left(), min(here.left(), whole.right() + 1 - here.width()))
        top = max(whole.top(), min(here.top(), whole.bottom() + 1 - here.height()))
        if (left, top) != (here.left(), here.top()):
            self.move(left, top)

    def _scroll(self, layout: QLayout) -> None:
        """Put all that is in it in a part that scrolls; it keeps the focus it had."""
        focus = QApplication.focusWidget()
        inside = _Inside()
        inside.setLayout(layout)
        self.setMinimumSize(0, 0)
        self.setLayout(_Scrolling(_Area(inside)))
        inside.show()
        if focus is not None and self.isAncestorOf(focus):
            focus.setFocus()


def scrolling(inside: QWidget, *, sideways: bool = False) -> QScrollArea:
    """Make contents scroll where there is no room for all; Tab goes to what is in them."""
    area = QScrollArea()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if not sideways:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area


class _Scrolling(QVBoxLayout):
    def __init__(self, area: "_Area") -> None:
        super().__init__()
        self.setContentsMargins(0, 0, 0, 0)
        self.addWidget(area)


class _Inside(QWidget):
    """The contents at their least height; texts that wrap would like more."""

    def heightForWidth(self, width: int) -> int:
        """The least height at a width."""
        layout = self.layout()
        assert layout is not None
        return layout.totalMinimumHeightForWidth(width)


class _Area(QScrollArea):
    """Takes no key: those are for what is in it, and for the window."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(inside)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave it to the window."""
        event.ignore()
