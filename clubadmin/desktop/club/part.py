"""What every part of the place "Club" has."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.operations import Operations
from clubadmin.desktop.theme import Theme


class Part(QWidget):
    """A part of the page; `said` is a sentence for the bar at the top of the window."""

    said = Signal(str)
    wanted = Signal(str, int)

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.ops = ops
        self.theme = theme

    def refresh(self) -> None:
        """Show the data as it is now."""

    def part_actions(self) -> list[QAction]:
        """The commands of this part."""
        return []

    def panes(self) -> list[QWidget]:
        """Where F6 steps through."""
        return [self]
