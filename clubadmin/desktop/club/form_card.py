"""What the forms of the club have in common: a heading, and a sentence when it is refused."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, column, label
from clubadmin.desktop.work import troubles


class FormCard(QFrame):
    """A card with a form; who makes one lays out its fields and buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._heading = label(kind="heading", wrap=True)
        self._say = Said()

    def complain(self, error: Exception) -> None:
        """Why it was not stored."""
        self._say.say(f"! {troubles.sentence(error)}")

    def _frame(self, theme: Theme, form: QWidget, buttons: QHBoxLayout) -> None:
        grid = theme.grid
        parts = (self._heading, form, self._say, buttons)
        self.setLayout(column(*parts, gap=grid(1.5), margin=grid(3)))
