"""Opening what a figure is made of; the window is loaded when it is asked for."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.explain.figure_asked import Asked

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.model.explain.explanation import Explained
    from clubadmin.services.club.club import OpenClub

KEYS = "Ctrl+E"
"""Asks about the figure under the cursor, everywhere."""


def open_explanation(
    parent: QWidget,
    ops: "Operations",
    theme: Theme,
    ask: "Callable[[OpenClub], Explained]",
) -> None:
    """Show what a figure is made of, down to the games.

    Args:
        parent: a widget in the main window, or in a window of it.
        ops: the thread that owns the file.
        theme: the look.
        ask: answers the figure; it is asked again after each change.
    """
    from clubadmin.desktop.explain.window import ExplanationWindow

    ExplanationWindow(parent, ops, theme, ask).show()


def explain_asked(parent: QWidget, ops: "Operations", theme: Theme, asked: Asked) -> None:
    """The same for a figure as a screen knows it."""
    open_explanation(parent, ops, theme, partial(answer, asked=asked))


def answer(club: "OpenClub", asked: Asked) -> "Explained":
    """What services say of a figure, in the language that is spoken; for the club's thread."""
    from clubadmin.services import explain

    return explain.explain(club, asked, language.current())
