"""The command "Leg uit" for a place or a window with lists of figures."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.doors import ShowExplanation, ask
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.tables import ListTable
from clubadmin.desktop.kit.widgets import action

if TYPE_CHECKING:
    from clubadmin.model.explain.figure_asked import Asked

KEYS = "Ctrl+E"  # asks about the figure under the cursor, everywhere


def explaining(
    owner: QWidget, tables: Iterable[ListTable], whole: "Callable[[Asked], Asked] | None" = None
) -> QAction:
    """The command that explains the figure under the cursor; a double click does so as well.

    Args:
        owner: the place or window in which it can be given.
        tables: the lists that are there from the start.
        whole: puts in a question what a list does not know, such as whose standings these are.
    """

    def asked(question: "Asked") -> None:
        ask(owner, ShowExplanation(whole(question) if whole is not None else question))

    for table in tables:
        table.figure_asked.connect(asked)
    title = translate("Explanation", "&Leg uit")
    return action(owner, title, lambda: ask_in(owner), KEYS)


def ask_in(owner: QWidget) -> bool:
    """Ask the list that has the keyboard, or else the first one in view, about its figure."""
    there = [one for one in owner.findChildren(ListTable) if one.isVisible()]
    return any(one.ask_current() for one in sorted(there, key=lambda one: not one.hasFocus()))
