"""Opening the window; it is loaded when it is asked for."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def open_groups(parent: QWidget, ops: "Operations", theme: Theme, competition_id: int) -> None:
    """Who is in which group of a competition."""
    from clubadmin.desktop.groups.window import GroupsWindow

    open_one = parent.window().findChild(GroupsWindow)
    if open_one is not None and not open_one.close():
        open_one.activateWindow()  # people were moved there, and that is not kept yet
        return
    GroupsWindow(parent, ops, theme, competition_id).show()
