"""The rounds beside each other as tabs; many of them scroll, and the one in view stays in it."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QButtonGroup, QScrollArea, QSizePolicy, QToolButton

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import ToolButton, holder, row


class RoundTabs(QScrollArea):
    """Emits the number of the tab that was chosen."""

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._layout = row(gap=theme.grid(1))
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self._inside = holder(self._layout)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._layout.addStretch(1)

    @property
    def current(self) -> int:
        """The tab in view; -1 while there are none."""
        return self._group.checkedId()

    def show_names(self, names: Mapping[int, str]) -> None:
        """These tabs, in the order of their numbers; those that stay keep their place."""
        for number, name in names.items():
            tab = self._group.button(number)
            if tab is None:
                before = sum(self._group.id(made) < number for made in self._group.buttons())
                tab = self._tab(number)
                self._layout.insertWidget(before, tab)
            tab.setText(name)
            tab.setAccessibleName(name)
        for made in self._group.buttons():  # those not needed now are kept
            made.setVisible(self._group.id(made) in names)
        self.updateGeometry()

    def mark(self, number: int) -> None:
        """This tab is the one in view."""
        if tab := self._group.button(number):
            tab.setChecked(True)
            self.ensureWidgetVisible(tab, self._theme.grid(4), 0)

    def sizeHint(self) -> QSize:
        """As high as a tab."""
        inner = self._inside.sizeHint()
        return QSize(inner.width(), max(inner.height(), self._theme.grid(4)))

    def minimumSizeHint(self) -> QSize:
        """As high as a tab, and as narrow as need be."""
        return QSize(self._theme.grid(10), self.sizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        """The tab in view is in it from the start."""
        super().showEvent(event)
        self.mark(self.current)

    def _tab(self, number: int) -> QToolButton:
        made = ToolButton()
        made.setCheckable(True)
        made.setProperty("kind", "tab")
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._group.addButton(made, number)
        return made
