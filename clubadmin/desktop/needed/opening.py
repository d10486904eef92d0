"""Opening the window; it is loaded when it is asked for."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def open_needed(
    parent: QWidget,
    ops: "Operations",
    theme: Theme,
    competition_id: int,
    entrant_id: int | None = None,
) -> None:
    """What each needs on the evenings left, of a competition; beginning with one of them."""
    from clubadmin.desktop.needed.window import NeededWindow

    if (open_one := parent.window().findChild(NeededWindow)) is not None:
        open_one.close()
    NeededWindow(parent, ops, theme, competition_id, entrant_id).show()
