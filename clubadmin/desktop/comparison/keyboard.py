"""What each key does on a game over its tables: the same hand as on a sheet."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.comparison.model import BoardModel, LineChange
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.terms import Severity

_Key = Qt.Key
_Mod = Qt.KeyboardModifier
_Standard = QKeySequence.StandardKey

translate = QCoreApplication.translate


class BoardKeyboard(QObject):
    """Leads keys to the model and says what must be kept or asked."""

    changed = Signal(object)  # LineChange
    done = Signal()  # Enter past the last table: on to the next game
    finished = Signal()  # the score that was still wanted is in
    held_up = Signal()  # past the last table, but a row is empty or wrong
    unheard = Signal()  # a key past the last table that does nothing there
    fault_asked = Signal()  # go to what is missing or wrong
    game_asked = Signal(int)  # -1 the game before, +1 the one after
    unsign_asked = Signal()
    ruling_asked = Signal()
    person_asked = Signal(bool)  # the sheet of who sits N/Z (False) or O/W (True)
    search_asked = Signal()
    refused = Signal(str)  # a sentence: why a key did nothing
    lost = Signal()  # a key was typed that stands nowhere

    def __init__(self) -> None:
        super().__init__()
        self.model: BoardModel | None = None
        self.deaf = False  # typing on past the last table; the next Enter belongs to that
        self._table = self._keys()
        self._commands: tuple[tuple[QKeySequence.StandardKey, Callable[[], bool]], ...] = (
            (_Standard.Copy, self.copy),
            (_Standard.Paste, self.paste),
            (_Standard.Undo, self._undo_typing),
        )

    def owns(self, event: QKeyEvent) -> bool:
        """Whether the list wants a key that is a command of the window as well."""
        if self.model is None:
            return False
        if event.matches(_Standard.Undo):
            return self.model.typing
        plain = event.modifiers() in {_Mod.NoModifier, _Mod.KeypadModifier}
        if event.key() == _Key.Key_F4:
            return event.modifiers() in {_Mod.NoModifier, _Mod.ShiftModifier}
        return plain and (event.key() in self._table or _is_typed(event.text()))

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key asks; whether it asked anything here."""
        if self.model is None:
            return False
        for standard, command in self._commands:
            if event.matches(standard):
                return command()
        modifiers = event.modifiers()
        if event.key() == _Key.Key_F4:
            self.keep_typed()
            self.person_asked.emit(bool(modifiers & _Mod.ShiftModifier))
            return True
        move = self._table.get(event.key())
        if modifiers & (_Mod.ControlModifier | _Mod.AltModifier):
            return False
        return self._type(event.text()) if move is None else move()

    def keep_typed(self) -> None:
        """Take the row being typed onto the list, as Enter does."""
        if self.model is not None:
            self._tell(self.model.commit())

    # the clipboard

    def copy(self) -> bool:
        """The row, as quick entry."""
        assert self.model is not None
        if self.model.at_stop or not self.model.shown(self.model.row):
            return False
        QGuiApplication.clipboard().setText(self.model.shown(self.model.row))
        return True

    def paste(self) -> bool:
        """A line of quick entry from the clipboard on this row."""
        assert self.model is not None
        text = " ".join(QGuiApplication.clipboard().text().split())
        if not self._refuse_locked() and text:
            self._tell(self.model.put(text))
        return True

    # keys

    def _keys(self) -> dict[int, Callable[[], bool]]:
        return {
            _Key.Key_Return: self._enter,
            _Key.Key_Enter: self._enter,
            _Key.Key_Tab: self._tab,
            _Key.Key_Backtab: lambda: self._step(-1),
            _Key.Key_Up: lambda: self._step(-1),
            _Key.Key_Down: lambda: self._step(1),
            _Key.Key_Left: lambda: self._sideways(-1),
            _Key.Key_Right: lambda: self._sideways(1),
            _Key.Key_Home: lambda: self._to_end(first=True),
            _Key.Key_End: lambda: self._to_end(first=False),
            _Key.Key_PageUp: lambda: self._turn(-1),
            _Key.Key_PageDown: lambda: self._turn(1),
            _Key.Key_Backspace: lambda: self._erase(forward=False),
            _Key.Key_Delete: lambda: self._erase(forward=True),
            _Key.Key_F2: self._edit,
            _Key.Key_F3: lambda: self._ask(self.search_asked),
            _Key.Key_F8: lambda: self._ask(self.ruling_asked),
            _Key.Key_Escape: self._cancel,
        }

    def _ask(self, signal: object) -> bool:
        self.keep_typed()
        signal.emit()  # type: ignore[attr-defined]
        return True

    def _type(self, text: str) -> bool:
        if not _is_typed(text):
            return False
        assert self.model is not None
        if self.model.at_stop:
            return self._stopped(text)
        if self._refuse_locked():
            self.deaf = True
            QApplication.beep()
        # the keypad of a Dutch keyboard gives a comma
        elif not self.model.insert("." if text == "," else text):
            self._not_typed(translate("sheet", "Niet getypt: deze rij is al te lang."))
        return True

    def _stopped(self, text: str) -> bool:
        """No line begins with a plus, so that key leads to the fault; the others do nothing."""
        if text == "+" and not self.deaf:
            self.fault_asked.emit()
        else:
            self.deaf = True
            QApplication.beep()
            self.unheard.emit()
            self.lost.emit()
        return True

    def _not_typed(self, sentence: str) -> None:
        """A key that is lost is heard and seen: whoever types reads paper, not the screen."""
        QApplication.beep()
        self.refused.emit(sentence)
        self.lost.emit()

    def _enter(self) -> bool:
        """Keep the row and go on; past the last table, to the next game."""
        model = self.model
        assert model is not None
        unheard, self.deaf = self.deaf, False
        if model.at_stop:
            (self.held_up if unheard else self.done).emit()
            return True
        if model.locked and unheard:
            return self._refuse_locked()
        if model.locked:
            model.go(model.row + 1)
            return True
        if not model.shown(model.row) and not model.settled_by_hand(model.row):
            return self._nothing_here(model)
        self._keep_and_go_on(model)
        return True

    def _keep_and_go_on(self, model: BoardModel) -> None:
        """A correction in a game that was done stays; the last score goes on to the next game."""
        if not model.typing:
            model.go(model.row + 1)
            return
        corrects = self._was_complete(model)
        self.keep_typed()
        if corrects and model.complete:
            return
        model.go_on()
        if model.at_stop and model.complete:
            self.finished.emit()
        elif model.at_stop:
            QApplication.beep()
            self.held_up.emit()

    def _was_complete(self, model: BoardModel) -> bool:
        """Whether the game was done before this row was opened again."""
        kept = score_line(model.stored(), model.rules, model.row + 1)
        wrong = any(one.severity is Severity.ERROR for one in kept.findings)
        others = any(one.game != model.row + 1 for one in model.wrong)
        return bool(model.stored()) and not (wrong or others or model.missing)

    def _nothing_here(self, model: BoardModel) -> bool:
        """One Enter too many must not skip a table: every score after it would be wrong."""
        self.keep_typed()
        QApplication.beep()
        self.refused.emit(model.sentence_row(model.row, _no_skipping()))
        return True

    def _step(self, by: int) -> bool:
        assert self.model is not None
        self.keep_typed()
        self.model.go(self.model.row + by)
        return True

    def _tab(self) -> bool:
        """From the points on to the roem; after that to the next row."""
        assert self.model is not None
        return self.model.to_roem() or self._step(1)

    def _sideways(self, by: int) -> bool:
        assert self.model is not None
        if self.model.typing:
            self.model.move_caret(self.model.caret + by)
        return True

    def _to_end(self, *, first: bool) -> bool:
        assert self.model is not None
        if self.model.text:
            self.model.move_caret(0 if first else len(self.model.text))
        else:
            self.keep_typed()
            self.model.go(0 if first else self.model.count)
        return True

    def _turn(self, by: int) -> bool:
        self.keep_typed()
        self.game_asked.emit(by)
        return True

    def _erase(self, *, forward: bool) -> bool:
        assert self.model is not None
        if self._refuse_locked() or self.model.at_stop:
            return True
        if forward and not self.model.typing:
            self._tell(self.model.clear())
            return True
        return self.model.erase(forward=forward)

    def _edit(self) -> bool:
        assert self.model is not None
        if self.model.locked and not self.model.board.closed:
            self.unsign_asked.emit()
            return True
        return self._refuse_locked() or self.model.edit()

    def _cancel(self) -> bool:
        assert self.model is not None
        return self.model.cancel()

    def _undo_typing(self) -> bool:
        """A row that is being typed is forgotten first; after that it is the file's turn."""
        assert self.model is not None
        return self.model.typing and self.model.cancel()

    def _tell(self, change: LineChange | None) -> None:
        if change is not None:
            self.changed.emit(change)

    def _refuse_locked(self) -> bool:
        assert self.model is not None
        if not self.model.locked:
            return False
        if self.model.board.closed:
            sentence = translate(
                "sheet", "De avond is afgesloten. Heropen hem bij Uitslag om te verbeteren."
            )
        else:
            sentence = translate(
                "comparison",
                "Het formulier van deze tafel is afgetekend. Druk op F2 om de aftekening terug "
                "te nemen.",
            )
        self.refused.emit(sentence)
        return True


def _is_typed(text: str) -> bool:
    """Whether a key gives a character; those of F1 and F6 give none."""
    return bool(text) and text.isprintable()


def _no_skipping() -> str:
    return translate(
        "comparison",
        "Tafel %1 van ronde %2 is nog leeg. Typ de score, een min als het spel daar niet gespeeld "
        "is, of ga met de pijlen naar een andere tafel.",
    )
