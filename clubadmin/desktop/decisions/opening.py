"""Opening what belongs to decisions: the dialog for one, the list of an evening."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.decisions import asks
from clubadmin.desktop.decisions.proposal import Dispute
from clubadmin.desktop.kit.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.decisions.dialog import DecisionDialog
    from clubadmin.desktop.kit.operations import Operations


def open_decision(
    parent: QWidget, ops: "Operations", theme: Theme, dispute: Dispute
) -> "DecisionDialog":
    """Ask what was decided about a game."""
    from clubadmin.desktop.decisions.dialog import DecisionDialog

    dialog = DecisionDialog(parent, ops, theme, dispute)
    dialog.open()
    return dialog


def open_list(
    parent: QWidget,
    ops: "Operations",
    theme: Theme,
    evening_id: int,
    go: Callable[[int, int], object],
) -> None:
    """What was decided on an evening; `go` is called with the table and game to show."""

    def show(listed: asks.Listed) -> None:
        from clubadmin.desktop.decisions.evening_list import EveningDecisions

        if (open_one := parent.window().findChild(EveningDecisions)) is not None:
            open_one.close()
        shown = EveningDecisions(parent, ops, theme, listed)
        shown.game_wanted.connect(go)
        shown.show()

    ops.run(lambda club: asks.listed(club, evening_id), show)
