"""Opening the dialog in which a decision is put down."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.decisions.proposal import Dispute
from clubadmin.desktop.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.operations import Operations


def open_decision(parent: QWidget, ops: "Operations", theme: Theme, dispute: Dispute) -> None:
    """Ask what was decided about a game."""
    from clubadmin.desktop.decisions.dialog import DecisionDialog

    DecisionDialog(parent, ops, theme, dispute).open()
