"""The line above the sheets: what was sent last to the page for at home, or what is in the way."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.board.beside import Beside
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Elided, button, label, row
from clubadmin.desktop.publishing.follower import Follower
from clubadmin.desktop.spoken.saying import say
from clubadmin.model.evenings.evening import Evening
from clubadmin.part import Show

if TYPE_CHECKING:
    from clubadmin.desktop.board.sheets_step import FormsStep


class AtHome(Beside):
    """Out of view until the evening is followed."""

    def __init__(self, _step: "FormsStep", ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._evening_id, self._open = 0, False
        self._wrong = False
        self._follower = Follower.of(ops)
        self.bar = QWidget()
        self.state = Elided(theme)
        self.settings_button = button(self.tr("Thuis volgen …"), self._settings, "link")
        self.title = label(kind="strong")
        self.bar.setLayout(
            row(self.title, self.state, None, self.settings_button, gap=theme.grid(1))
        )
        self.bar.setAccessibleName(self.tr("Thuis volgen"))
        self.bar.hide()
        self._follower.changed.connect(self._show)

    def first(self) -> QWidget | None:
        """The way to the settings."""
        return self.settings_button if self.settings_button.isVisible() else None

    def show_evening(self, evening: Evening, *, other: bool) -> None:  # noqa: ARG002 - as all
        """Show how it stands with this one."""
        self._evening_id, self._open = evening.id, evening.status == "open"
        self._show()

    def not_kept(self) -> str:
        """Tell what is still to be sent."""
        if not (waiting := self._follower.waiting):
            return ""
        text = self.tr(
            "%1 is nog niet verstuurd naar de pagina voor thuis. Nogmaals sluiten sluit zonder te"
            " versturen."
        )
        return text.replace("%1", waiting)

    def _settings(self) -> None:
        ask(self.bar, Show("publishing", None, self._evening_id))

    def _show(self) -> None:
        here, wrong = self._evening_id, False
        on = bool(here) and self._follower.evening_id == here
        said = self.tr("staat uit: het programma is opnieuw gestart.")
        if on:
            said, wrong = self._follower.state()
        shown, name = f"! {said}" if wrong else said, self.tr("Thuis volgen")
        self.title.setText(f"● {name}" if on else name)
        if wrong and not self._wrong:
            say(self.bar, shown)  # once, and not at each time that it is tried again
        self._wrong = wrong
        self.state.setText(shown)
        self.bar.setVisible(on or (self._open and self._follower.was_on(here)))


def public_address(ops: Operations, evening_id: int) -> str:
    """The address where an evening is followed at home; "" where it is not."""
    follower = Follower.of(ops)
    return follower.public if follower.evening_id == evening_id else ""
