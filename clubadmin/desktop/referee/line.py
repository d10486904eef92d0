"""The line in which cards are typed; each goes to its place as soon as it is whole."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit

from clubadmin.desktop.kit.widgets import restyle
from clubadmin.desktop.referee.card_typing import is_order, read_typed

_UP_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class CardLine(QLineEdit):
    """While it is empty its keys walk over the cards that lie there and take them back."""

    card_typed = Signal(object, object)  # Position or None, Card
    order_typed = Signal(str)  # "troef h" and the like, at Enter
    stepped = Signal(int)  # cards to the left or right
    jumped = Signal(int)  # tricks up or down
    taken_back = Signal()
    deleted = Signal()
    between = Signal()
    struck = Signal()  # the roem of this trick was not declared
    rest_given = Signal()  # what nobody has goes to this hand
    undone = Signal()
    redone = Signal()
    pasted = Signal(str)  # a whole play as text
    unread = Signal(str)  # what cannot become a card; "" when all is well

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(200)
        self.setPlaceholderText(self.tr("HA  s10  kv …"))
        self.setAccessibleName(self.tr("Kaarten typen"))
        self.textEdited.connect(lambda _text: self._take())
        self.returnPressed.connect(self._enter)
        self._keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Left: lambda: self.stepped.emit(-1),
            Qt.Key.Key_Right: lambda: self.stepped.emit(1),
            Qt.Key.Key_Home: lambda: self.stepped.emit(-1000),
            Qt.Key.Key_End: lambda: self.stepped.emit(1000),
            Qt.Key.Key_Backspace: self.taken_back.emit,
            Qt.Key.Key_Delete: self.deleted.emit,
            Qt.Key.Key_Insert: self.between.emit,
            Qt.Key.Key_Slash: self.struck.emit,
            Qt.Key.Key_Asterisk: self.rest_given.emit,
        }

    def add(self, signs: str) -> None:
        """Signs typed elsewhere in the window belong here."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        commands = {"*": self.rest_given, "/": self.struck}
        if signs in commands and not self.text():
            commands[signs].emit()
            return
        self.insert(signs)
        self._take()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo and paste are about the play; with text in the line they are the line's own."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self._paste()
        elif event.matches(QKeySequence.StandardKey.Undo) and not self.text():
            self.undone.emit()
        elif event.matches(QKeySequence.StandardKey.Redo) and not self.text():
            self.redone.emit()
        elif event.key() in _UP_DOWN:
            self.jumped.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif not self.text() and not _commanding(event) and event.key() in self._keys:
            self._keys[event.key()]()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self._drop()
        else:
            super().keyPressEvent(event)

    def _take(self) -> None:
        typed = read_typed(self.text())
        if typed.cards or not typed.rest:
            self.setText(typed.rest)  # also after a space: the line is empty again
        self._mark(typed.rest.strip() if typed.wrong else "")
        for seat, card in typed.cards:
            self.card_typed.emit(seat, card)

    def _enter(self) -> None:
        text = self.text().strip()
        if text and is_order(text):
            self.setText("")
            self._mark("")
            self.order_typed.emit(text)
        elif text:
            self._mark(text)

    def _paste(self) -> None:
        text = QApplication.clipboard().text().strip()
        if "\n" in text or is_order(text):
            self.pasted.emit(text)
        elif text:
            self.add(text)

    def _drop(self) -> None:
        self.setText("")
        self._mark("")

    def _mark(self, wrong: str) -> None:
        restyle(self, "wrong", "true" if wrong else "false")
        self.unread.emit(wrong)


def _commanding(event: QKeyEvent) -> bool:
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return bool((event.modifiers() & held).value)
