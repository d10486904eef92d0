"""What each key does on a sheet. The numeric keypad is enough for everything."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.sheet import clipboard
from clubadmin.desktop.sheet.model import Change, SheetModel

_Key = Qt.Key
_Mod = Qt.KeyboardModifier
_Standard = QKeySequence.StandardKey
_WITH_CONTROL = (_Key.Key_Home, _Key.Key_End)


class Keyboard(QObject):
    """Leads keys to the model and says what must be kept or asked."""

    changed = Signal(object)  # Change
    sign_asked = Signal()
    table_asked = Signal(int)
    fault_asked = Signal()  # go to what keeps the sheet from being signed off
    turned = Signal(bool)  # the other side's sheet, or back
    refused = Signal(str)  # a sentence: why a key did nothing
    lost = Signal()  # a key was typed that stands nowhere

    def __init__(self) -> None:
        super().__init__()
        self.model: SheetModel | None = None
        self._unheard = False  # typing on past a sheet that was not signed off
        self._table = self._keys()
        self._commands: tuple[tuple[QKeySequence.StandardKey, Callable[[], bool]], ...] = (
            (_Standard.Copy, self.copy),
            (_Standard.Cut, self.cut),
            (_Standard.Paste, self.paste),
            (_Standard.SelectAll, self.mark_all),
            (_Standard.Undo, self._undo_typing),
        )

    def owns(self, event: QKeyEvent) -> bool:
        """Whether the sheet wants a key that is a command of the window as well."""
        if self.model is None:
            return False
        if event.matches(_Standard.Undo):
            return self.model.typing
        plain = event.modifiers() in {_Mod.NoModifier, _Mod.KeypadModifier}
        return plain and (event.key() in self._table or _is_typed(event.text()))

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key asks; whether it asked anything here."""
        if self.model is None:
            return False
        for standard, command in self._commands:
            if event.matches(standard):
                return command()
        move = self._table.get(event.key())
        return self._type(event) if move is None else self._move(event, move)

    def tab(self, *, back: bool) -> bool:
        """Along the paper totals; from points to their roem, and from there as Enter goes on."""
        model = self.model
        if model is None or model.locked:
            return False
        if not back and model.to_roem():
            return True
        self.keep_typed()
        by = -1 if back else 1
        if not model.on_paper:
            model.go(model.row + by)
        elif model.field + by > model.stop:
            return False
        elif model.field + by < 0:
            model.go(model.games - 1)
        else:
            model.go(model.row, field=model.field + by)
        return True

    def keep_typed(self) -> None:
        """Take the row being typed onto the sheet, as Enter does."""
        if self.model is not None:
            self._tell(self.model.commit())

    # the clipboard

    def mark_all(self) -> bool:
        """Mark every row."""
        assert self.model is not None
        self.keep_typed()
        self.model.go(0)
        self.model.go(self.model.games - 1, marking=True)
        return True

    def copy(self) -> bool:
        """The rows marked, as quick entry and four figures, to the clipboard."""
        assert self.model is not None
        rows = clipboard.rows_of(self.model)
        if rows:
            QGuiApplication.clipboard().setText(clipboard.copy_text(rows))
        return bool(rows)

    def cut(self) -> bool:
        """Copy the rows marked and empty them."""
        return self.copy() and self._erase(forward=True)

    def paste(self) -> bool:
        """Lay rows from the clipboard over the sheet, from the cursor down."""
        assert self.model is not None
        if self._refuse_locked():
            return True
        pasted = clipboard.read_rows(QGuiApplication.clipboard().text(), self.model)
        if pasted.problem:
            self.refused.emit(pasted.problem)
        elif self.model.on_paper:
            self.refused.emit(_no_row_here())
        else:
            over = len(pasted.lines) - (self.model.games - self.model.selected.start)
            self._tell(self.model.put(pasted.lines))
            if over > 0:
                self.refused.emit(_left_over(over, len(pasted.lines)))
        return True

    # keys

    def _keys(self) -> dict[int, Callable[[bool], bool]]:
        """Keys that move or end typing; each gets whether Shift is held."""
        return {
            _Key.Key_Return: lambda _: self._enter(),
            _Key.Key_Enter: lambda _: self._enter(),
            _Key.Key_Up: lambda shift: self._step(-1, shift),
            _Key.Key_Down: lambda shift: self._step(1, shift),
            _Key.Key_Left: lambda _: self._sideways(-1),
            _Key.Key_Right: lambda _: self._sideways(1),
            _Key.Key_Home: lambda shift: self._to_end(first=True, marking=shift),
            _Key.Key_End: lambda shift: self._to_end(first=False, marking=shift),
            _Key.Key_PageUp: lambda _: self._turn(-1),
            _Key.Key_PageDown: lambda _: self._turn(1),
            _Key.Key_Backspace: lambda _: self._erase(forward=False),
            _Key.Key_Delete: lambda _: self._erase(forward=True),
            _Key.Key_F2: lambda _: self._edit(),
            _Key.Key_Escape: lambda _: self._cancel(),
        }

    def _move(self, event: QKeyEvent, move: Callable[[bool], bool]) -> bool:
        modifiers = event.modifiers()
        if modifiers & _Mod.AltModifier:
            return False
        if modifiers & _Mod.ControlModifier and event.key() not in _WITH_CONTROL:
            return False
        return move(bool(modifiers & _Mod.ShiftModifier))

    def _type(self, event: QKeyEvent) -> bool:
        text = event.text()
        if event.modifiers() & (_Mod.ControlModifier | _Mod.AltModifier):
            return False
        if not _is_typed(text):
            return False
        assert self.model is not None
        if self.model.at_stop and not self.model.locked:
            return self._stopped(text)
        if self._refuse_locked():
            self._unheard = True
            QApplication.beep()
        # the keypad of a Dutch keyboard gives a comma
        elif not self.model.insert("." if text == "," else text):
            self._not_typed(_only_totals() if self.model.on_paper else _too_long())
        return True

    def _stopped(self, text: str) -> bool:
        """No line begins with a plus, so that key leads to the fault; the others do nothing."""
        assert self.model is not None
        if text == "+" and not self._unheard:
            self.fault_asked.emit()
        else:
            self._unheard = True
            ready = not self.model.missing and not self.model.errors
            self._not_typed(_sign_first() if ready else _fault_first())
        return True

    def _not_typed(self, sentence: str) -> None:
        """A key that is lost is heard and seen: whoever types reads paper, not the screen."""
        QApplication.beep()
        self.refused.emit(sentence)
        self.lost.emit()

    def _enter(self) -> bool:
        """Keep the row and go on; on an empty total, and after the last, sign off."""
        model = self.model
        assert model is not None
        unheard, self._unheard = self._unheard, False
        if model.locked and unheard:
            return self._refuse_locked()  # that Enter belongs to what was typed in vain
        if model.locked or (model.on_paper and not model.text):
            self.keep_typed()
            self.sign_asked.emit()
            return True
        if not model.on_paper and not model.shown(model.row):
            return self._nothing_here(model)
        anew = model.typing and bool(model.stored())
        whole = not (model.missing or model.on_paper)
        self.keep_typed()
        if model.second and model.row == model.end - 1:
            self.turned.emit(False)
        elif (anew or whole) and not model.second:
            model.go_on()
        else:
            model.forward()
        return True

    def _nothing_here(self, model: SheetModel) -> bool:
        """One Enter too many must not skip a game: every row after it would be a row too low."""
        self.keep_typed()
        if model.is_over(model.row):
            model.forward()
            return True
        QApplication.beep()
        if any(model.lines):
            number = model.number_of(model.row)
            self.refused.emit(_no_skipping().replace("%1", str(number)))
        return True

    def _step(self, by: int, marking: bool) -> bool:
        assert self.model is not None
        self.keep_typed()
        self.model.go(self.model.row + by, marking=marking)
        return True

    def _sideways(self, by: int) -> bool:
        assert self.model is not None
        if self.model.typing:
            self.model.move_caret(self.model.caret + by)
        elif self.model.on_paper:
            self.model.go(self.model.row, field=self.model.field + by)
        return True

    def _to_end(self, *, first: bool, marking: bool) -> bool:
        assert self.model is not None
        if self.model.text:
            self.model.move_caret(0 if first else len(self.model.text))
        else:
            self.keep_typed()
            self.model.go(0 if first else self.model.games, marking=marking)
        return True

    def _turn(self, by: int) -> bool:
        self.keep_typed()
        self.table_asked.emit(by)
        return True

    def _erase(self, *, forward: bool) -> bool:
        assert self.model is not None
        if self._refuse_locked():
            return True
        if forward and not self.model.typing:
            self._tell(self.model.clear())
            return True
        return self.model.erase(forward=forward)

    def _edit(self) -> bool:
        assert self.model is not None
        if self.model.sheet.signed and not self.model.sheet.closed:
            return False  # the pane takes the signature back
        return self._refuse_locked() or self.model.edit()

    def _cancel(self) -> bool:
        assert self.model is not None
        return self.model.cancel()

    def _undo_typing(self) -> bool:
        """A row that is being typed is forgotten first; after that it is the file's turn."""
        assert self.model is not None
        return self.model.typing and self.model.cancel()

    def _tell(self, change: Change | None) -> None:
        if change is not None:
            self.changed.emit(change)

    def _refuse_locked(self) -> bool:
        assert self.model is not None
        if not self.model.locked:
            return False
        if self.model.sheet.closed:
            sentence = QCoreApplication.translate(
                "sheet", "De avond is afgesloten. Heropen hem bij Uitslag om te verbeteren."
            )
        else:
            sentence = QCoreApplication.translate(
                "sheet", "Dit formulier is afgetekend. Druk op F2 om de aftekening terug te nemen."
            )
        self.refused.emit(sentence)
        return True


def _is_typed(text: str) -> bool:
    """Whether a key gives a character; those of F1 and F6 give none."""
    return bool(text) and text.isprintable()


def _no_skipping() -> str:
    return QCoreApplication.translate(
        "sheet",
        "Spel %1 is nog leeg. Typ het spel, een min als het niet gespeeld is, of ga met de "
        "pijlen naar een ander spel.",
    )


def _sign_first() -> str:
    return QCoreApplication.translate(
        "sheet", "Niet getypt: dit formulier wacht nog op aftekenen. Druk eerst op Enter."
    )


def _fault_first() -> str:
    return QCoreApplication.translate(
        "sheet",
        "Niet getypt: dit formulier is nog niet afgetekend. Druk op Enter en dan op de "
        "plus-toets, die gaat naar wat er nog moet.",
    )


def _only_totals() -> str:
    return QCoreApplication.translate(
        "sheet", "Niet getypt: hier komen de totalen van het papier, alleen cijfers, hooguit vijf."
    )


def _too_long() -> str:
    return QCoreApplication.translate("sheet", "Niet getypt: deze rij is al te lang.")


def _no_row_here() -> str:
    return QCoreApplication.translate(
        "sheet",
        "Hier staan de totalen. Ga naar het spel waar de eerste rij moet komen en plak dan.",
    )


def _left_over(over: int, pasted: int) -> str:
    sentence = QCoreApplication.translate(
        "sheet", "%1 van de %2 rijen passen niet meer op het formulier en zijn niet geplakt."
    )
    return sentence.replace("%1", str(over)).replace("%2", str(pasted))
