"""Parts of the place "Club", and the forms in it."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QWidget

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.page import HandsOn
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, Item, Plain, Said, card, column, label, row
from clubadmin.desktop.work import troubles

WIDEST = 300  # steps; wider than a screen
BESIDE = 96  # steps; narrower than this there is no room for two cards


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

    def _card(self, title: str, about: str, *items: Item) -> QFrame:
        """A box with a title and what it is for."""
        grid = self.theme.grid
        box = card()
        head = (label(title, "heading"), label(about, "muted", wrap=True))
        box.setLayout(column(*head, *items, gap=grid(1.5), margin=grid(3)))
        return box


class Beside(Plain):
    """Two cards that share the room; in a narrow window the second stands below the first.

    Args:
        first: takes the room that the other leaves.
        second: the one at the right.
        width: the most that the second takes, in grid steps.
    """

    def __init__(self, theme: Theme, first: QWidget, second: QWidget, width: float) -> None:
        super().__init__()
        self._theme, self._first, self._second, self._width = theme, first, second, width
        self._cards = row((first, 1), (second, 1), gap=theme.grid(2))
        self.setLayout(self._cards)
        theme.changed.connect(self._arrange)

    def minimumSizeHint(self) -> QSize:
        """The width of one of them."""
        wide = max(one.minimumSizeHint().width() for one in (self._first, self._second))
        return QSize(wide, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Judge whether there is room for both."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        beside = self.width() >= self._theme.grid(BESIDE)
        direction = QBoxLayout.Direction
        self._cards.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self._second.setMaximumWidth(self._theme.grid(self._width if beside else WIDEST))


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
