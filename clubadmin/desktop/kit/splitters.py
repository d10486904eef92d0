"""How wide the parts of a page are, kept from one time to the next."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLayout, QSplitter, QWidget

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Item, card, holder


class Splitter(QSplitter):
    """Two parts with a border that can be moved, and stays where it was put.

    Args:
        name: of the border among the others of the window.
        parts: each with its share of the room.
        down: whether they stand below each other.
    """

    def __init__(self, name: str, *parts: tuple[QWidget, int], down: bool = False) -> None:
        super().__init__(Qt.Orientation.Vertical if down else Qt.Orientation.Horizontal)
        for at, (part, share) in enumerate(parts):
            self.addWidget(part)
            self.setStretchFactor(at, share)
        self._name = f"splitters/{name}"
        self._seen = False
        self.setChildrenCollapsible(False)
        self.splitterMoved.connect(self._keep)

    def showEvent(self, event: QShowEvent) -> None:
        """Stand where it stood last, the first time that it is seen."""
        super().showEvent(event)
        if self._seen:
            return
        self._seen = True
        stood = remembered.state(self._name)
        if stood is not None:
            self.restoreState(stood)

    def _keep(self) -> None:
        remembered.keep_state(self._name, self.saveState())


def panel(theme: Theme, *items: Item, wide: float = 34) -> QFrame:
    """The card beside a list, in which one of its rows is shown or changed."""
    made = card(*items, gap=theme.grid(1.5), margin=theme.grid(2.5))
    made.setMinimumWidth(theme.grid(wide))
    return made


class ListWithPanel(Splitter):
    """A list with what stands above and below it, and beside it the panel of one of its rows.

    Args:
        name: of the border between both.
        parts: the list and what is around it, from top to bottom.
        panel: what shows a row, or changes it; it gets a quarter of the width, or its share.
        gap: pixels between the parts.
        share: of the panel, to the three of the list.
    """

    def __init__(
        self,
        name: str,
        parts: Sequence[QWidget | QLayout],
        panel: QWidget,
        gap: int,
        share: int = 1,
    ) -> None:
        super().__init__(name, (holder(*parts, gap=gap), 3), (panel, share))
        self._panel = panel

    def keep_room(self, theme: Theme, steps: float) -> None:
        """Have the panel as many grid steps wide at the least, also once letters are larger.

        What asks for more, as a row of buttons, gets it.
        """
        self._theme, self._steps = theme, steps
        theme.changed.connect(self._give_room)
        self._panel.installEventFilter(self)
        self._give_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A button of the panel that says more needs more room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._give_room()
        return super().eventFilter(watched, event)

    def _give_room(self) -> None:
        needed = self._panel.minimumSizeHint().width()
        self._panel.setMinimumWidth(max(self._theme.grid(self._steps), needed))
