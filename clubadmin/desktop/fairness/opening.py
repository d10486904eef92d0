"""Opening the windows of fairness; each is loaded when it is asked for."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.desktop.kit.side_window import SideWindow
    from clubadmin.model.evenings.evening import Evening


def open_wishes(parent: QWidget, ops: "Operations", theme: Theme) -> None:
    """The wishes of members for every draw."""
    from clubadmin.desktop.fairness.wishes import WishesWindow

    _only(parent, WishesWindow, lambda: WishesWindow(parent, ops, theme))


def open_ledger(parent: QWidget, ops: "Operations", theme: Theme, competition_id: int) -> None:
    """Who sat out in a competition."""
    from clubadmin.desktop.fairness.ledger import LedgerWindow

    _only(parent, LedgerWindow, lambda: LedgerWindow(parent, ops, theme, competition_id))


def open_fill_in(
    parent: QWidget,
    ops: "Operations",
    theme: Theme,
    at: "tuple[Evening, int]",
    changed: "Callable[[Evening], object]",
) -> None:
    """A fill-in game in a round of an evening; `changed` gets the evening with its table."""
    from clubadmin.desktop.fairness.fill_in import FillInWindow

    def make() -> FillInWindow:
        made = FillInWindow(parent, ops, theme, at)
        made.seated.connect(changed)
        return made

    _only(parent, FillInWindow, make)


def open_control_desk(
    parent: QWidget,
    ops: "Operations",
    theme: Theme,
    evening_id: int,
    go: Callable[[int], object],
) -> None:
    """Where each sheet of an evening is; `go` is called with the table to open."""
    from clubadmin.desktop.fairness.control_desk import ControlDeskWindow

    _only(parent, ControlDeskWindow, lambda: ControlDeskWindow(parent, ops, theme, evening_id, go))


def _only(parent: QWidget, kind: "type[SideWindow]", make: "Callable[[], SideWindow]") -> None:
    """Open a window once: one that is open is closed first."""
    if (open_one := parent.window().findChild(kind)) is not None:
        open_one.close()
    make().show()
