"""Keys on a game over its tables, besides those wherever lines are typed."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.entry.keyboard import Deed, EntryKeyboard, Key
from clubadmin.desktop.kit.copying import copy_text, pasted
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.terms import Severity

translate = QCoreApplication.translate


class BoardKeyboard(EntryKeyboard[BoardModel]):
    """Enter past the last table goes to the next game; F-keys ask about the row one is in."""

    done = Signal()  # Enter past the last table: on to the next game
    finished = Signal()  # the score that was still wanted is in
    held_up = Signal()  # past the last table, but a row is empty or wrong
    unheard = Signal()  # a key past the last table that does nothing there
    ruling_asked = Signal()
    person_asked = Signal(bool)  # the sheet of who sits N/Z (False) or O/W (True)
    search_asked = Signal()

    def owns(self, event: QKeyEvent) -> bool:
        """Whether the list wants a key that is a command of the window as well."""
        if event.key() == Key.Key_F4 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            return self.model is not None
        return super().owns(event)

    def copy(self) -> bool:
        """The row, as quick entry."""
        assert self.model is not None
        if self.model.at_stop or not self.model.shown(self.model.row):
            return False
        copy_text(self.model.shown(self.model.row))
        return True

    def paste(self) -> bool:
        """A line of quick entry from the clipboard on this row."""
        assert self.model is not None
        text = " ".join(pasted().split())
        if not self._refuse_locked() and text:
            self._tell(self.model.put(text))
        return True

    def _keys(self) -> dict[int, Deed]:
        return super()._keys() | {
            Key.Key_F3: lambda _: self._ask_search(),
            Key.Key_F4: lambda shift: self._ask_person(other=shift),
            Key.Key_F8: lambda _: self._ask_ruling(),
        }

    def _ask_search(self) -> bool:
        self.keep_typed()
        self.search_asked.emit()
        return True

    def _ask_person(self, *, other: bool) -> bool:
        self.keep_typed()
        self.person_asked.emit(other)
        return True

    def _ask_ruling(self) -> bool:
        self.keep_typed()
        self.ruling_asked.emit()
        return True

    def _enter(self) -> bool:
        """Keep the row and go on; past the last table, to the next game."""
        model = self.model
        assert model is not None
        deaf, self.deaf = self.deaf, False
        if model.at_stop:
            (self.held_up if deaf else self.done).emit()
            return True
        if model.locked and deaf:
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
        """Refuse an Enter that would skip a table: every score after it would be wrong."""
        self.keep_typed()
        QApplication.beep()
        self.refused.emit(model.sentence_row(model.row, _no_skipping()))
        return True

    def _tab_on(self, by: int) -> bool:
        """Go to the first box of the next row, or back to the last of the one before."""
        assert self.model is not None
        if self.model.row + by < 0:
            return False
        self.model.box = None
        self._step(by)
        self.model.enter_end(by)
        return True

    def _say_not_heard(self) -> None:
        QApplication.beep()
        self.unheard.emit()
        self.lost.emit()

    def _not_typed_why(self) -> str:
        return translate("sheet", "Niet getypt: deze rij is al te lang.")

    def _signed_sentence(self) -> str:
        return translate(
            "comparison",
            "Het formulier van deze tafel is afgetekend. Druk op F2 om de aftekening terug "
            "te nemen.",
        )


def _no_skipping() -> str:
    return translate(
        "comparison",
        "Tafel %1 van ronde %2 is nog leeg. Typ de score, een min als het spel daar niet gespeeld "
        "is, of ga met de pijlen naar een andere tafel.",
    )
