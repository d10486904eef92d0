"""Opening the window; it is loaded when it is asked for."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.page import Page
from clubadmin.desktop.kit.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def open_season_end(
    parent: QWidget,
    ops: "Operations",
    theme: Theme,
    season_id: int,
) -> None:
    """Closing a season, opening it again, and making the next one from it."""
    from clubadmin.desktop.season_end.window import SeasonEndWindow

    if (open_one := parent.window().findChild(SeasonEndWindow)) is not None:
        open_one.close()
    shown = SeasonEndWindow(parent, ops, theme, season_id)
    if isinstance(parent, Page):
        page = parent
        shown.evening_wanted.connect(lambda number: page.wanted.emit("evening", number))
    shown.show()
