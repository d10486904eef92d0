"""What each needs on the evenings left, of a competition; beginning with one of them."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.fairness.side_window import SideWindow
from clubadmin.desktop.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.operations import Operations


class NeededWindow(SideWindow):
    """What each needs on the evenings left, of a competition; beginning with one of them."""

    def __init__(
        self,
        parent: QWidget,
        ops: "Operations",
        theme: Theme,
        competition_id: int,
        entrant_id: int | None = None,
    ) -> None:
        self._competition_id = competition_id
        self._entrant_id = entrant_id
        super().__init__(parent, ops, theme, "needed", (120, 80))
        self.setWindowTitle(self.tr("Wat heb ik nodig"))

    def refresh(self) -> None:
        """Read what is there now."""
