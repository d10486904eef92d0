"""The rail at the left: the five places, and at its foot the way to everything else."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QFrame, QSizePolicy, QToolButton, QVBoxLayout

from clubadmin import assets
from clubadmin.desktop.kit.doors import loaded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import TabButton, ToolButton, tip
from clubadmin.desktop.shell.place_names import PLACES, RAIL, names
from clubadmin.desktop.spoken.items import TABS

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.desktop.kit.page import Page


SIGN = 20  # pixels of a sign above its word


class Rail(QFrame):
    """Emits the key of the place that was chosen."""

    spoken_role = TABS
    chosen = Signal(str)
    search_wanted = Signal()
    help_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "rail")
        self.setAccessibleName(self.tr("Plaatsen"))
        self._theme = theme
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QToolButton] = {}
        layout = QVBoxLayout(self)
        for number, key in enumerate(PLACES, start=1):
            button = self._button(names()[key], key, checkable=True)
            tip(button, f"Alt+{number}")
            button.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
            self._group.addButton(button)
            self._buttons[key] = button
            layout.addWidget(button)
        layout.addStretch(1)
        search = self._button(self.tr("Zoeken"), "search")
        tip(search, "Ctrl+K")
        search.clicked.connect(self.search_wanted)
        layout.addWidget(search)
        guide = self._button(self.tr("Hulp"), "help")
        tip(guide, "F1")
        guide.clicked.connect(self.help_wanted)
        layout.addWidget(guide)
        self.resize_to_theme()
        theme.changed.connect(self.resize_to_theme)

    def mark(self, key: str) -> None:
        """Show which place is in view; "" for none."""
        self._group.setExclusive(bool(key))
        for name, button in self._buttons.items():
            button.setChecked(name == key)

    def enable(self, ready: bool) -> None:
        """The places can be chosen once a club is open."""
        for button in self._buttons.values():
            button.setEnabled(ready)

    def resize_to_theme(self) -> None:
        """Widths and margins follow the font."""
        one = self._theme.grid(1)
        self.setFixedWidth(self._theme.grid(RAIL))
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(one, one * 2, one, one * 2)
        layout.setSpacing(one // 2)

    def _button(self, text: str, name: str, *, checkable: bool = False) -> QToolButton:
        made = TabButton() if checkable else ToolButton()
        made.setIcon(QIcon(str(assets.path(f"icons/ui/{name}.png"))))
        made.setIconSize(QSize(SIGN, SIGN))
        made.setText(text)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        made.setAccessibleName(text)
        made.setCheckable(checkable)
        made.setProperty("kind", "place")
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return made


def make(key: str, ops: "Operations", theme: "Theme") -> "Page":
    """The page of a place of the rail."""
    made: Page = loaded(f"{key}.page.{key.title()}Page")(ops, theme)
    return made
