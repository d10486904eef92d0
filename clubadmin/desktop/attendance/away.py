"""Who sent word that he does not come: noted by F2 on a name, counted on a button."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.doors import ShowAbsentees, ask
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, row
from clubadmin.desktop.work import troubles
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.services.standings import absences

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


class AwayNotes(QWidget):
    """A button that opens the list of who is away, with how many gave notice."""

    noted = Signal(object)  # {entrant: with notice}, as it is now
    refused = Signal(str)

    def __init__(self, ops: "Operations", theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._ops = ops
        self._theme = theme
        self._evening_id = 0
        self._now: dict[int, bool] = {}
        self.button = button("", self.open, "quiet")
        self.setLayout(row(self.button, None))
        self._tell({})

    def show_evening(self, evening: Evening) -> None:
        """Of this evening from now on."""
        if evening.id != self._evening_id:
            self._evening_id = evening.id
            self._tell({})
        if self.isVisible():
            self.read()

    def read(self) -> None:
        """Ask what is noted."""
        number = self._evening_id
        if number and self.isVisible():
            self._ops.run(lambda club: absences.noted_away(club, number), self._tell)

    def turn(self, who: Member | Pair | Team) -> None:
        """Somebody sent word; or, if that stood there, did not after all."""
        number, notice = self._evening_id, None if self._now.get(who.id) is True else True
        self._ops.run(
            lambda club: absences.note_away(club, number, who.id, notice=notice),
            self._tell,
            lambda error: self.refused.emit(troubles.sentence(error)),
            changes=True,
        )

    def open(self) -> None:
        """The list of who is away, with and without notice."""
        if self._evening_id:
            ask(self.button, ShowAbsentees(self._evening_id))

    def _tell(self, now: dict[int, bool]) -> None:
        self._now = now
        told = sum(now.values())
        text = self.tr("A&fgemeld: %1").replace("%1", str(told))
        self.button.setText(text if told else self.tr("A&fgemeld: niemand"))
        self.noted.emit(now)
