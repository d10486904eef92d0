"""Opening the window; it is loaded when it is asked for."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def open_what_if(
    parent: QWidget,
    ops: "Operations",
    theme: Theme,
    competition_id: int,
) -> None:
    """What if: a competition's season under another rule, beside the real one."""
    from clubadmin.desktop.what_if.window import WhatIfWindow

    if (open_one := parent.window().findChild(WhatIfWindow)) is not None:
        open_one.close()
    WhatIfWindow(parent, ops, theme, competition_id).show()
