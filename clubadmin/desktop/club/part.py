"""Parts of the place "Club", and the forms in it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QHideEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QWidget

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.page import HandsOn
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, Said, card, column, label
from clubadmin.desktop.work import troubles


class Part(HandsOn):
    """A part of the page; `said` is a sentence for the bar at the foot of the window."""

    said = Signal(str)
    wanted = Signal(str, int)

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.ops = ops
        self.theme = theme

    @property
    def help_topic(self) -> str:
        """The page that helps with what is done now; "" for the one of the part."""
        return ""

    @property
    def unsaved(self) -> str:
        """The name of what is filled in here and not stored; "" for nothing."""
        return ""

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell on leaving what is not stored; it stays filled in."""
        super().hideEvent(event)
        if not event.spontaneous() and self.unsaved:
            text = self.tr("Nog niet opgeslagen bij Club: %1. Het staat er nog.")
            self.said.emit(text.replace("%1", self.unsaved))

    def spot(self) -> tuple[int, ...]:
        """The spot in view, for `come_back` in a window that takes this one's place."""
        return ()

    def come_back(self, spot: tuple[int, ...]) -> None:
        """Show again what was in view."""

    def refresh(self) -> None:
        """Show the data as it is now."""

    def part_actions(self) -> list[QAction]:
        """The commands of this part."""
        return []

    def panes(self) -> list[QWidget]:
        """The panes that F6 steps through."""
        return [self]

    def _card(
        self, title: str, about: str, *items: QWidget | QLayout | None, width: float = 0
    ) -> QFrame:
        """A box with a title and what it is for; `width` in grid steps is the most it takes."""
        grid = self.theme.grid
        box = card()
        if width:
            box.setMaximumWidth(grid(width))
        head = (label(title, "heading"), label(about, "muted", wrap=True))
        box.setLayout(column(*head, *items, gap=grid(1.5), margin=grid(3)))
        return box


class FormCard(CardBox):
    """A card with a form; who makes one lays out its fields and buttons."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = label(kind="heading", wrap=True)
        self._say = Said()

    def complain(self, error: Exception) -> None:
        """Why it was not stored."""
        self._say.say(f"! {troubles.sentence(error)}")

    def remark(self, sentence: str) -> None:
        """Tell a remark about what was stored; "" for none."""
        self._say.say(sentence, "warning")

    def _frame(self, theme: Theme, form: QWidget, buttons: QHBoxLayout) -> None:
        grid = theme.grid
        parts = (self._heading, form, self._say, buttons)
        self.setLayout(column(*parts, gap=grid(1.5), margin=grid(3)))
