"""Keys typed while what was asked for is on its way: kept in order, and done once it is there."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QMenu, QWidget

from clubadmin.desktop.kit.operations import Operations, nothing

ROUNDS = 3  # an answer may ask for what it shows: the evening, then its sheet
_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class HeldKeys(QObject):
    """Holds the keys of one window; those of dialogs and menus go where they go."""

    given = Signal()  # nothing is kept any more

    def __init__(self, window: QMainWindow, ops: Operations) -> None:
        super().__init__(window)
        self._window = window
        self._ops = ops
        self._kept: list[QKeyEvent] = []
        self._turn = 0  # how often something was waited for
        self._rounds = 0  # answers still waited for; 0: keys go where they go
        ops.awaited.connect(self.hold)
        ops.opened.connect(self._give_back)

    @property
    def holding(self) -> bool:
        """Whether keys are kept now."""
        return bool(self._kept)

    @property
    def waiting(self) -> bool:
        """Whether a key would be kept now, so that nobody can be asked who takes it."""
        return bool(self._rounds)

    def hold(self) -> None:
        """What was asked just now is waited for."""
        if not self._rounds:
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self._rounds = ROUNDS
        self._turn += 1
        self._wait(self._turn)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a key of the window."""
        if event.type() not in _KEYS or not isinstance(event, QKeyEvent) or not self._own(watched):
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._kept.append(event.clone())
        event.accept()  # no shortcut either
        return True

    def _own(self, watched: QObject) -> bool:
        if isinstance(watched, QWindow):
            return watched is self._window.windowHandle()
        return isinstance(watched, QWidget) and watched.window() is self._window

    def _wait(self, turn: int) -> None:
        """For all that was asked so far, which is answered in order."""
        self._ops.run(nothing, lambda _: self._came(turn), lambda _: self._came(turn))

    def _came(self, turn: int) -> None:
        """An answer was shown; what that asked for is waited for as well."""
        if turn != self._turn or not self._rounds:
            return
        self._rounds -= 1
        if self._rounds:
            QTimer.singleShot(0, self, lambda: self._wait(turn))
        else:
            self._give_back()

    def _give_back(self, _club: object = None) -> None:
        """Do what was typed, until one of the keys asks for something that is waited for."""
        self._rounds = 0
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        while self._kept and not self._rounds:
            self._do(self._kept.pop(0))
        if not self._rounds:
            self.given.emit()

    def _do(self, event: QKeyEvent) -> None:
        target = self._window.focusWidget() or self._window
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, event.key(), event.modifiers())
        asked.ignore()
        QApplication.sendEvent(target, asked)
        if asked.isAccepted() or not self._shortcut(event):
            QApplication.sendEvent(target, event)
        else:
            self.hold()  # most commands bring something into view

    def _shortcut(self, event: QKeyEvent) -> bool:
        """Give the command that this key stands for; whether there was one."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        keys = QKeySequence(event.key() | plain.value)
        return any(
            self._given(found, keys)
            for kind in (QAction, QAbstractButton, QShortcut)
            for found in self._window.findChildren(kind)
        )

    def _given(self, found: QObject, keys: QKeySequence) -> bool:
        """Whether it answered to these keys, as it does only where it is in view."""
        if isinstance(found, QAction):
            there = found.isEnabled() and keys in found.shortcuts()
            if there and any(_in_view(one) for one in found.associatedObjects()):
                found.trigger()
                return True
        elif isinstance(found, QAbstractButton):
            if found.isEnabled() and found.shortcut() == keys and _in_view(found):
                found.click()
                return True
        elif isinstance(found, QShortcut):
            there = found.isEnabled() and found.key() == keys
            if there and _in_view(found.parent()):
                found.activated.emit()
                return True
        return False


def _in_view(one: object) -> bool:
    return isinstance(one, QWidget) and (one.isVisible() or isinstance(one, QMenu))
