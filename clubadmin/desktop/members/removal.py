"""The button that takes a pair or a team off its list: what goes with it is told first."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.widgets import Said, button
from clubadmin.desktop.work import troubles
from clubadmin.domain.draw.formats import Entrant
from clubadmin.i18n import Message
from clubadmin.services.members import erasing


@dataclass(frozen=True)
class Leaver:
    """The pair or the team that is in view."""

    kind: Entrant
    id: int
    name: str


class Removal(QObject):
    """`button` and `said` stand in the panel; `agreed` says that it may be done."""

    agreed = Signal()
    asked = Signal(bool)  # one question at a time: what else can be done is out of the way

    def __init__(self, panel: QWidget, ops: Operations) -> None:
        super().__init__(panel)
        self._ops = ops
        self._shown: Leaver | None = None
        self._asked_at: QWidget | None = None  # the keyboard before it was asked
        self._just_done = False
        ops.changed.connect(self._after_change)
        self.said = Said()
        self.button = button(self.tr("&Verwijderen"), self.ask, "quiet", risky=True)

    def show(self, leaver: Leaver | None) -> None:
        """Show another leaver; None for nobody, or for a new member."""
        self._shown = leaver
        self._calm()
        self.button.setVisible(leaver is not None)

    def ask(self) -> None:
        """Remove who is in view; what is told first needs the button once more."""
        shown = self._shown
        if shown is None:
            return
        if self._asked_at is not None:
            self.keep()
            self.agreed.emit()
            return

        def told(consequence: Message | None) -> None:
            if shown is not self._shown:
                return  # another was chosen meanwhile
            if consequence is None:
                self.agreed.emit()
            else:
                self._tell(language.told(consequence))

        self._ops.run(
            lambda club: erasing.told_of_entrant(club, shown.kind, shown.id, shown.name),
            told,
            lambda error: self.said.say(troubles.sentence(error)),
        )

    def keep(self) -> bool:
        """No question any more, with the keyboard where it was; whether there was one."""
        before = self._asked_at
        self._calm()
        if before is not None:
            before.setFocus()
        return before is not None

    def done(self, name: str, *, stopped: bool) -> None:
        """Say that it was removed, and how it comes back."""
        gone = self.tr("%1 is verwijderd. Ctrl+Z haalt dit terug.")
        text = self.tr("%1 doet niet meer mee. Ctrl+Z haalt dit terug.") if stopped else gone
        self.said.say(text.replace("%1", name), "muted")
        self._just_done = True

    def _after_change(self, _saved: object) -> None:
        """Clear the offer to undo a removal after another change, which Ctrl+Z takes back now."""
        if not self._just_done and self._asked_at is None:
            self.said.say("")
        self._just_done = False

    def _tell(self, sentence: str) -> None:
        keys = self.tr("Enter gaat door, Esc laat het zo.")
        self.said.say(f"{sentence} {keys}", "warning")
        self._asked_at = QApplication.focusWidget() or self.button
        self.button.setText(self.tr("&Verwijderen, ja"))
        self.asked.emit(True)
        self.button.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _calm(self) -> None:
        if self._asked_at is not None:
            self.said.say("")
        self._asked_at = None
        self.button.setText(self.tr("&Verwijderen"))
        self.asked.emit(False)
