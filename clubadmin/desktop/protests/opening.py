"""Opening the protests of an evening."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.protests import asks

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def open_protests(
    parent: QWidget,
    ops: "Operations",
    theme: Theme,
    evening_id: int,
    go: Callable[[int, int], object],
) -> None:
    """The protests of an evening; `go` is called with the table and row to show."""

    def show(listed: asks.Listed) -> None:
        from clubadmin.desktop.protests.window import ProtestsWindow

        if (open_one := parent.window().findChild(ProtestsWindow)) is not None:
            open_one.close()
        shown = ProtestsWindow(parent, ops, theme, listed)
        shown.game_wanted.connect(go)
        shown.show()

    ops.run(lambda club: asks.listed(club, evening_id), show)
