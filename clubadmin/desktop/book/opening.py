"""Opens the window; it is loaded when it is asked for."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def open_book(parent: QWidget, ops: "Operations", theme: Theme, season_id: int) -> None:
    """The book of a season."""
    from clubadmin.desktop.book.window import BookWindow

    if (shown := parent.window().findChild(BookWindow)) is not None:
        shown.close()
    BookWindow(parent, ops, theme, season_id).show()
