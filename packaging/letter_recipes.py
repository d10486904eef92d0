"""The pictures of letters and mail."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from studio import Studio

from clubadmin.desktop.correspondence.window import PEOPLE, TEXT, LettersWindow

ROOM = QSize(900, 560)


def letter(studio: Studio) -> QImage:
    """The text of a result, with the fields it can have."""
    return _taken(studio, TEXT)


def letters(studio: Studio) -> QImage:
    """To whom it goes, and the letter of the first."""
    return _taken(studio, PEOPLE)


def _taken(studio: Studio, tab: int) -> QImage:
    shown = studio.give("letters")
    if not isinstance(shown, LettersWindow):
        raise TypeError(shown)
    shown.text.which.choose("standing")
    studio.settle()
    shown.tabs.choose(tab)
    studio.settle()
    return studio.taken(shown, ROOM)
