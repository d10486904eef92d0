"""Small things that windows remember: a size, a name typed before, how wide parts of a page are."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLayout, QSplitter, QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Item, card, holder

PAGES = "publishing/folder"  # under what name the folder of the published pages is kept
FOLLOWED = "at-home/on"
"""Under what name the file and the evening are kept that are followed at home."""
_settings: list[QSettings] = []


def use(settings: QSettings) -> None:
    """Keep settings here from now on."""
    _settings[:] = [settings]


def folder() -> Path | None:
    """The folder for what is too much for a setting; None where nothing is kept."""
    return Path(_settings[0].fileName()).parent if _settings else None


def text(name: str) -> str:
    """A text that was kept; "" for none."""
    return str(_settings[0].value(name, "")) if _settings else ""


def keep_text(name: str, value: str) -> None:
    """Keep a text."""
    if _settings:
        _settings[0].setValue(name, value)


def number(name: str) -> int:
    """A number that was kept; 0 for none."""
    kept = text(name)
    return int(kept) if kept.isdecimal() else 0


def state(name: str) -> QByteArray | None:
    """How something stood, as Qt keeps it; None where that is not known."""
    kept = _settings[0].value(name) if _settings else None
    return kept if isinstance(kept, QByteArray) else None


def keep_state(name: str, stands: QByteArray) -> None:
    """Keep how something stands."""
    if _settings:
        _settings[0].setValue(name, stands)


def restore_place(name: str, window: QWidget) -> bool:
    """Put a window where it stood last; False where that is not known."""
    stood = state(name)
    return stood is not None and window.restoreGeometry(stood)


def keep_place(name: str, window: QWidget) -> None:
    """Keep where a window stands."""
    keep_state(name, window.saveGeometry())


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
        stood = state(self._name)
        if stood is not None:
            self.restoreState(stood)

    def _keep(self) -> None:
        keep_state(self._name, self.saveState())


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
