"""Keys and clicks that come while what they are meant for is on its way, done in their turn."""

import sys
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QShortcut,
    QWindow,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from shiboken6 import isValid

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.shell.in_order import InOrder, Input, Key

_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_CLICKS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)
_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def _asked_of_a_reader() -> bool:
    """Whether Qt asks a screen reader about each key first, and posts it anew after that."""
    return sys.platform == "linux" and QAccessible.isActive()


class _AfterOthers(QObject):
    """Has a shortcut wait until a screen reader gave back the keys that came before it.

    Qt would do it at once, past keys of which the reader was asked just now.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have a shortcut go by as a key; when it comes again it is one."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(watched, QWindow):
            return False
        if event.spontaneous() and _asked_of_a_reader():
            event.accept()
            return True
        return False


class TypedAhead(QObject):
    """Sees every key and click of the main window, and keeps those that would come too early.

    Keys of dialogs and menus go where they go, unless one that was typed before them still
    waits. A click overtakes no key: it is done after those that were typed before it.
    """

    given = Signal()  # nothing waits any more

    def __init__(self, window: QWidget, ops: Operations, queue: InOrder[Input]) -> None:
        """Hold keys from now on; in `queue` is what was typed before."""
        super().__init__(window)
        self._window = window
        self._ops = ops
        self._queue = queue
        self._giving = False
        self._after_others: QObject | None = None
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self.give_back)
        ops.awaited.connect(self._look)
        ops.answered.connect(self.give_back)
        self._look()

    def _look(self) -> None:
        if self._after_others is None and _asked_of_a_reader():
            self._after_others = _AfterOthers(self)
            QApplication.instance().installEventFilter(self._after_others)  # type: ignore[union-attr]
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a key, or a click behind a key."""
        kind = event.type()
        if kind in _KEYS:
            return self._keep_key(watched, event)
        if kind in _CLICKS:
            return self._keep_click(watched, event)
        if kind == QEvent.Type.InputMethod:
            return self._keep_composed(watched, event)
        return False

    def give_back(self) -> None:
        """Do what waits, until one of the keys asks for something that is waited for."""
        self._queue.give_back(self._give)
        if not self._queue.takes:
            self._turn.stop()
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
            self.given.emit()

    def _give(self, one: Input) -> None:
        """Do one of the things that waited."""
        self._turn.start()  # a dialog that it opens has the rest, and keeps this from going on
        if isinstance(one, Key):
            self._press(one)
        else:
            one()

    def _keep_key(self, watched: QObject, event: QEvent) -> bool:
        asks = event.type() == QEvent.Type.ShortcutOverride  # that is never spontaneous
        at_window = isinstance(watched, QWindow)
        if not asks and at_window and event.spontaneous() and _asked_of_a_reader():
            return False  # a screen reader has it first, and those before it; then it comes again
        own = self._giving if asks else not event.spontaneous() and not at_window
        if own or not isinstance(event, QKeyEvent) or not self._takes(watched):
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._add(event, watched)
        event.accept()  # no shortcut either
        return True

    def _keep_composed(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QInputMethodEvent) or not event.commitString():
            return False
        if self._giving or not self._takes(watched):
            return False
        self._add(event, watched)
        return True

    def _add(self, event: QKeyEvent | QInputMethodEvent, watched: QObject) -> None:
        beside = frozenset(map(id, _beside(self._window)))
        self._queue.add(Key(event, self._window_of(watched), beside))

    def _keep_click(self, watched: QObject, event: QEvent) -> bool:
        """Keep a click as the system's window gets it: on its way it would move the keyboard."""
        if (
            not self._queue
            or not isinstance(event, QMouseEvent)
            or not isinstance(watched, QWindow)
        ):
            return False
        if (window := self._window_of(watched)) is None:
            return False
        self._queue.add(Click(window, event).give)
        return True

    def _takes(self, watched: QObject) -> bool:
        if not self._queue.takes:
            return False
        return bool(self._queue) or self._window_of(watched) is self._window

    def _window_of(self, watched: QObject) -> QWidget | None:
        if isinstance(watched, QWidget):
            return watched.window()
        windows = (self._window, *QApplication.topLevelWidgets())
        return next((one for one in windows if one.windowHandle() is watched), None)

    def _target(self, key: Key) -> QWidget:
        """Find the widget for a key: the one with the keyboard, or in what opened since."""
        there = key.window if key.window is not None and isValid(key.window) else self._window
        if there is self._window:
            there = next((one for one in _beside(there) if id(one) not in key.beside), there)
        within: QWidget = (
            QApplication.activePopupWidget() or QApplication.activeModalWidget() or there
        )
        return within.focusWidget() or within

    def _press(self, key: Key) -> None:
        target, event = self._target(key), key.event
        if isinstance(event, QInputMethodEvent):
            self._send(target, event)
            return
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, event.key(), event.modifiers())
        asked.ignore()
        self._send(target, asked)
        if asked.isAccepted() or target.window() is not self._window or not self._shortcut(event):
            QApplication.sendEvent(target, event)

    def _send(self, target: QWidget, event: QEvent) -> None:
        """Send what does not tell by itself that it came before."""
        self._giving = True
        QApplication.sendEvent(target, event)
        self._giving = False

    def _shortcut(self, event: QKeyEvent) -> bool:
        """Give the command that this key stands for; whether there was one."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        keys = QKeySequence(event.key() | plain.value)
        with self._ops.awaiting():  # most commands bring something into view
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


def _beside(window: QWidget) -> Iterator[QWidget]:
    """The windows that stand beside the main one."""
    for one in QApplication.topLevelWidgets():
        a_window = one.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog)
        if a_window and one.isVisible() and one.parentWidget() is window:
            yield one


class Click:
    """A button of the mouse that went down or up over a widget."""

    def __init__(self, window: QWidget, event: QMouseEvent) -> None:
        """A copy of the event, which ends with its delivery, for what is in that place now."""
        at = event.position()
        self._widget = window.childAt(at.toPoint()) or window
        self._event = QMouseEvent(
            event.type(),
            self._widget.mapFrom(window, at),
            at,
            event.globalPosition(),
            event.button(),
            event.buttons(),
            event.modifiers(),
        )

    def give(self) -> None:
        """Give the click as it came; over a widget that is gone or hidden, do nothing."""
        if not (isValid(self._widget) and self._widget.isVisible() and self._widget.isEnabled()):
            return
        if self._event.type() == QEvent.Type.MouseButtonPress:
            self._take_keyboard()
        QApplication.sendEvent(self._widget, self._event)

    def _take_keyboard(self) -> None:
        """Give the keyboard to what is clicked, as the toolkit does with clicks of its own."""
        taking: QWidget | None = self._widget
        while taking is not None and not taking.focusPolicy() & Qt.FocusPolicy.ClickFocus:
            taking = None if taking.isWindow() else taking.parentWidget()
        if taking is not None:
            taking.setFocus(Qt.FocusReason.MouseFocusReason)


def as_typed(waited: list[Input]) -> str:
    """The figures and words among keys, with a space where Enter was pressed."""
    events = (one.event for one in waited if isinstance(one, Key))
    typed = "".join(
        " " if one.key() in _ENTERS else one.text() for one in events if isinstance(one, QKeyEvent)
    )
    return " ".join(typed.split())


def _in_view(one: object) -> bool:
    return isinstance(one, QWidget) and (one.isVisible() or isinstance(one, QMenu))
