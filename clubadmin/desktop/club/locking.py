"""Whether a copy that leaves the house is locked, and with which password."""

from PySide6.QtWidgets import QCheckBox, QWidget

from clubadmin.desktop.kit.forms import Field, line
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column
from clubadmin.desktop.work import troubles
from clubadmin.errors import Refused
from clubadmin.services.care.locking import check_password


class LockBox(QWidget):
    """A tick, and under it the password once it is on.

    The password can be read while it is typed: one that was mistyped unseen would lose the copy.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.wanted = QCheckBox(self.tr("De kopie op de stick met een &wachtwoord op slot doen"))
        self._line = line()
        self.field = Field(
            self.tr("Wachtwoor&d"),
            self._line,
            self.tr("Minstens tien tekens. Schrijf het op: zonder gaat de kopie nooit meer open."),
        )
        self.field.hide()
        self.wanted.toggled.connect(self._show_field)
        self.setLayout(column(self.wanted, self.field, gap=theme.grid(1)))

    def _show_field(self, on: bool) -> None:
        self.field.setVisible(on)
        if on:
            self.field.widget.setFocus()
        else:
            self._line.clear()

    def ready(self) -> bool:
        """Whether a copy can be made so; else the field says why not."""
        self.field.calm()
        if self.password is None:
            return True
        try:
            check_password(self.password)
        except Refused as error:
            self.field.complain(troubles.sentence(error))
            self.field.widget.setFocus()
            return False
        return True

    @property
    def password(self) -> str | None:
        """The password to lock the copy with; None for a copy that anybody can open."""
        return self._line.text() if self.wanted.isChecked() else None
