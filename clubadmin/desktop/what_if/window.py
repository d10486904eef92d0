"""What if: a competition's season under another rule, beside the real one."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.fairness.side_window import SideWindow
from clubadmin.desktop.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.operations import Operations


class WhatIfWindow(SideWindow):
    """What if: a competition's season under another rule, beside the real one."""

    def __init__(
        self,
        parent: QWidget,
        ops: "Operations",
        theme: Theme,
        competition_id: int,
    ) -> None:
        self._competition_id = competition_id
        super().__init__(parent, ops, theme, "what_if", (120, 80))
        self.setWindowTitle(self.tr("Wat als"))

    def refresh(self) -> None:
        """Read what is there now."""
