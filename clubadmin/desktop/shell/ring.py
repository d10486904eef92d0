"""The ring around what has the keyboard is for who works with keys; who clicks sees it chosen."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QWidget
from shiboken6 import isValid

from clubadmin.desktop.kit.widgets import restyle

_USED = {QEvent.Type.KeyPress: False, QEvent.Type.MouseButtonPress: True}


class FocusRing(QObject):
    """Tells buttons and lists whether the mouse was used last, for the stylesheet."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._mouse = False
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusWindowChanged.connect(self._watch)
        app.focusChanged.connect(self._follow)
        self._watch(QApplication.focusWindow())

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """A key or a press on its way to whatever is in a window."""
        mouse = _USED.get(event.type())
        if mouse is not None and mouse != self._mouse:
            self._mouse = mouse
            self._mark(QApplication.focusWidget())
        return False

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        self._mark(new)

    def _mark(self, widget: QWidget | None) -> None:
        if isinstance(widget, QAbstractButton | QAbstractItemView) and isValid(widget):
            restyle(widget, "mouse", "true" if self._mouse else "")
