"""Opening the window for a list of earlier years; it is loaded when it is asked for."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.importing.importing import Draft, Look

if TYPE_CHECKING:
    from clubadmin.desktop.importing.window import ImportWindow
    from clubadmin.desktop.kit.operations import Operations


def open_import(
    parent: QWidget,
    ops: "Operations",
    theme: Theme,
    draft: Draft,
    taken: Callable[[Look], object],
) -> "ImportWindow":
    """The steps of a list; `taken` is told what came into the club."""
    from clubadmin.desktop.importing.window import ImportWindow

    if (open_one := parent.window().findChild(ImportWindow)) is not None:
        open_one.close()
    made = ImportWindow(parent, ops, theme, draft)
    made.taken.connect(taken)
    made.show()
    return made
