"""Closing a season, opening it again, and making the next one from it."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.fairness.side_window import SideWindow
from clubadmin.desktop.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.operations import Operations


class SeasonEndWindow(SideWindow):
    """Closing a season, opening it again, and making the next one from it."""

    def __init__(
        self,
        parent: QWidget,
        ops: "Operations",
        theme: Theme,
        season_id: int,
    ) -> None:
        self._season_id = season_id
        super().__init__(parent, ops, theme, "season_end", (120, 80))
        self.setWindowTitle(self.tr("Seizoen afsluiten"))

    def refresh(self) -> None:
        """Read what is there now."""
