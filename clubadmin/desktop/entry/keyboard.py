"""Keys where lines are typed. The numeric keypad is enough for everything."""

import sys
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.entry.model import EntryModel
from clubadmin.desktop.kit.language import translate

Key = Qt.Key
Standard = QKeySequence.StandardKey
ENTERS = (Key.Key_Return, Key.Key_Enter)
Deed = Callable[[bool], bool]
"""What a key does, told whether Shift is held; answers whether it did anything here."""

_Mod = Qt.KeyboardModifier
_UNLOCKED = {
    *(Key.Key_Insert, Key.Key_End, Key.Key_Down, Key.Key_PageDown, Key.Key_Left, Key.Key_Clear),
    *(Key.Key_Right, Key.Key_Home, Key.Key_Up, Key.Key_PageUp, Key.Key_Delete),
}
Model = TypeVar("Model", bound=EntryModel)


class EntryKeyboard(QObject, Generic[Model]):
    """Leads keys to the model and says what must be kept or asked."""

    changed = Signal(object)  # keep this
    fault_asked = Signal()  # go to what is missing or wrong
    leaving = Signal()  # another sheet or game is about to come; what is typed here will be kept
    turn_asked = Signal(int)  # -1 to the sheet or game before, +1 to the one after
    unsign_asked = Signal()
    choice_made = Signal(bool)  # of two lines for a row, whether what was typed here holds
    refused = Signal(str)  # a sentence: why a key did nothing
    lost = Signal()  # a key was typed that stands nowhere

    _with_control: tuple[Qt.Key, ...] = ()  # keys that move with Control as well

    def __init__(self) -> None:
        super().__init__()
        self.model: Model | None = None
        self.deaf = False  # typing on where nothing can be typed; the next Enter belongs to that
        self._table = self._keys()
        self._commands = self._standards()

    @property
    def typed_in(self) -> Model:
        """The model that is typed in; without one no key comes here."""
        assert self.model is not None
        return self.model

    def owns(self, event: QKeyEvent) -> bool:
        """Whether the list wants a key that is a command of the window as well."""
        if self.model is None:
            return False
        if event.matches(Standard.Undo):
            return self.model.typing
        plain = event.modifiers() in {_Mod.NoModifier, _Mod.KeypadModifier}
        return plain and (event.key() in self._table or _is_typed(event.text()))

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key asks; whether it asked anything here."""
        if self.model is None:
            return False
        if _num_lock_off(event):
            self._not_typed(_num_lock())
            return True
        if event.key() in ENTERS and event.isAutoRepeat():
            return True  # it is held down: that was done with the first
        for standard, command in self._commands.items():
            if event.matches(standard):
                return command()
        deed = self._table.get(event.key())
        return self._type(event) if deed is None else self._do(event, deed)

    def keep_typed(self) -> None:
        """Take the row being typed over, as Enter does."""
        if self.model is not None:
            self._tell(self.model.commit())

    def copy(self) -> bool:
        """Copy the marked rows; tells whether there were any."""
        raise NotImplementedError

    def paste(self) -> bool:
        """Lines from the clipboard, from the cursor on."""
        raise NotImplementedError

    def _enter(self) -> bool:
        """Keep the row and go on."""
        raise NotImplementedError

    def _tab_on(self, by: int) -> bool:
        """Step past the last box of a row, or before its first."""
        raise NotImplementedError

    def _not_typed_why(self) -> str:
        """Why a sign cannot stand where the cursor is."""
        raise NotImplementedError

    def _signed_sentence(self) -> str:
        """Tell that the rows were signed off, and the key that takes that back."""
        raise NotImplementedError

    def _past_last(self) -> bool:
        """Whether signs typed here are for nobody: past the last row."""
        return self.typed_in.at_stop

    def _say_not_heard(self) -> None:
        """A sign was typed past the last row, where it does nothing."""
        raise NotImplementedError

    def _keys(self) -> dict[int, Deed]:
        return {
            Key.Key_Return: lambda _: self._enter(),
            Key.Key_Enter: lambda _: self._enter(),
            Key.Key_Tab: lambda _: self._tab(1),
            Key.Key_Backtab: lambda _: self._tab(-1),
            Key.Key_Up: lambda shift: self._step(-1, shift),
            Key.Key_Down: lambda shift: self._step(1, shift),
            Key.Key_Left: lambda _: self._sideways(-1),
            Key.Key_Right: lambda _: self._sideways(1),
            Key.Key_Home: lambda shift: self._to_end(first=True, marking=shift),
            Key.Key_End: lambda shift: self._to_end(first=False, marking=shift),
            Key.Key_PageUp: lambda _: self._turn(-1),
            Key.Key_PageDown: lambda _: self._turn(1),
            Key.Key_Backspace: lambda _: self._erase(forward=False),
            Key.Key_Delete: lambda _: self._erase(forward=True),
            Key.Key_F2: lambda _: self._edit(),
            Key.Key_F5: self.choose,
            Key.Key_Escape: lambda _: self._cancel(),
        }

    def _standards(self) -> dict[QKeySequence.StandardKey, Callable[[], bool]]:
        """Keys that every program has, as this platform has them."""
        return {
            Standard.Copy: self.copy,
            Standard.Paste: self.paste,
            Standard.Undo: self._undo_typing,
            Standard.SelectAll: self._select,
        }

    def _do(self, event: QKeyEvent, deed: Deed) -> bool:
        modifiers = event.modifiers()
        if modifiers & _Mod.AltModifier:
            return False
        if modifiers & _Mod.ControlModifier and event.key() not in self._with_control:
            return False
        return deed(bool(modifiers & _Mod.ShiftModifier))

    def _type(self, event: QKeyEvent) -> bool:
        text = event.text()
        if event.modifiers() & (_Mod.ControlModifier | _Mod.AltModifier) or not _is_typed(text):
            return False
        if self._past_last():
            self._type_past_last(text)
        elif self._refuse_locked():
            self.deaf = True
            QApplication.beep()
        # the keypad of a Dutch keyboard gives a comma
        elif not self.typed_in.insert("." if text == "," else text):
            self._no_place_for(text)
        return True

    def _no_place_for(self, text: str) -> None:  # noqa: ARG002 (a total asks which sign it was)
        boxed = self.model is not None and self.model.box is not None
        self._not_typed(_only_figures() if boxed else self._not_typed_why())

    def _type_past_last(self, text: str) -> None:
        """Take a plus, with which no line begins, as the key to the fault; ignore other signs."""
        if text == "+" and not self.deaf:
            self.fault_asked.emit()
        else:
            self.deaf = True
            self._say_not_heard()

    def _not_typed(self, sentence: str) -> None:
        """A key that is lost is heard and seen: whoever types reads paper, not the screen."""
        QApplication.beep()
        self.refused.emit(sentence)
        self.lost.emit()

    def _go(self, row: int, *, marking: bool) -> None:  # noqa: ARG002 (one row where none can be marked)
        self.typed_in.go(row)

    def _step(self, by: int, marking: bool = False) -> bool:
        box = self.typed_in.box
        self.keep_typed()
        self._go(self._beside(by, marking=marking), marking=marking)
        if box is not None and not marking:
            self.typed_in.enter_box(box)
        return True

    def _tab(self, by: int) -> bool:
        """Go along the boxes of a row in the order of the paper, then to the next row."""
        return self.typed_in.walk(by) or self._tab_on(by)

    def _beside(self, by: int, *, marking: bool) -> int:  # noqa: ARG002 (every row can be gone to)
        """The row that an arrow leads to."""
        return self.typed_in.row + by

    def _sideways(self, by: int) -> bool:
        if self.typed_in.box is not None and self.typed_in.whole:
            self.typed_in.enter_box(self.typed_in.box + by)
        else:
            self.typed_in.move_caret(self.typed_in.caret + by)
        return True

    def _to_end(self, *, first: bool, marking: bool) -> bool:
        if self.typed_in.text:
            self.typed_in.move_caret(0 if first else len(self.typed_in.typed_here))
        else:
            self.keep_typed()
            self._go(0 if first else self.typed_in.count, marking=marking)
        return True

    def _turn(self, by: int) -> bool:
        self.leaving.emit()
        self.keep_typed()
        self.turn_asked.emit(by)
        return True

    def _erase(self, *, forward: bool) -> bool:
        if self._refuse_locked() or self.typed_in.at_stop:
            return True
        unopened = not self.typed_in.typing and self.typed_in.box is None
        if unopened and (forward or len(self.typed_in.selected) > 1):
            self._tell(self.typed_in.clear())
            return True
        return self.typed_in.erase(forward=forward)

    def _edit(self) -> bool:
        if self.typed_in.locked and not self.typed_in.closed:
            self.unsign_asked.emit()
            return True
        if self.typed_in.at_stop:
            self.refused.emit(translate("entry", "F2 verbetert een rij. Ga er met de pijlen heen."))
            return True
        return self._refuse_locked() or self.typed_in.edit()

    def _cancel(self) -> bool:
        return self.typed_in.cancel()

    def choose(self, other: bool) -> bool:
        """Answer what is asked of a row: the first that it can be, or the other."""
        if self.typed_in.asked is None:
            self.choice_made.emit(not other)
        else:
            self._tell(self.typed_in.answer(points=not other))
        return True

    def _select(self) -> bool:
        """The figure, so that the next key takes its place."""
        return self.typed_in.select()

    def _undo_typing(self) -> bool:
        """A row that is being typed is forgotten first; after that it is the file's turn."""
        return self.typed_in.typing and self.typed_in.cancel()

    def _tell(self, change: object | None) -> None:
        if change is not None:
            self.changed.emit(change)

    def _refuse_locked(self) -> bool:
        """Whether nothing may be typed here, which is said."""
        if self.typed_in.locked:
            closed = translate(
                "sheet", "De avond is afgesloten. Heropen hem bij Uitslag om te verbeteren."
            )
            self.refused.emit(closed if self.typed_in.closed else self._signed_sentence())
        return self.typed_in.locked


def _num_lock_off(event: QKeyEvent) -> bool:
    """Whether a figure of the keypad comes as an arrow; a Mac has no such lock."""
    on_keypad = event.modifiers() == _Mod.KeypadModifier
    return on_keypad and event.key() in _UNLOCKED and sys.platform != "darwin"


def _num_lock() -> str:
    return translate(
        "entry",
        "Niet getypt: Num Lock staat uit, dus het blok met cijfers typt niet. Druk op Num Lock.",
    )


def _only_figures() -> str:
    return translate(
        "entry", "Niet getypt: dat past niet in dit vakje. Tab gaat naar het volgende vakje."
    )


def _is_typed(text: str) -> bool:
    """Whether a key gives a character; those of F1 and F6 give none."""
    return bool(text) and text.isprintable()
