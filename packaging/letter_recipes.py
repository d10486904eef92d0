"""The pictures of letters and mail."""

from PySide6.QtGui import QImage
from studio import Studio

from clubadmin.desktop.correspondence.pane import PEOPLE, TEXT, LettersPane


def letter(studio: Studio) -> QImage:
    """The text of a result, with the fields it can have."""
    return _taken(studio, TEXT)


def letters(studio: Studio) -> QImage:
    """To whom it goes, and the letter of the first."""
    return _taken(studio, PEOPLE)


def _taken(studio: Studio, tab: int) -> QImage:
    page = studio.give("letters")
    shown = page.findChild(LettersPane)
    if shown is None:
        raise TypeError(page)
    shown.text.which.choose("standing")
    studio.settle()
    shown.tabs.choose(tab)
    studio.settle()
    return studio.taken(page)
