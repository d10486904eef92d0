"""Lists of earlier years, of any shape: read, understood, doubted, decided and taken."""

from pathlib import Path

from clubadmin.services.club import OpenClub
from clubadmin.services.importing.guessing import first_draft, guess_layout, title_of
from clubadmin.services.importing.known import most_played
from clubadmin.services.importing.looking import look
from clubadmin.services.importing.taking import take
from clubadmin.services.importing.workbook import read_book
from clubadmin.services.views.importing import Draft

__all__ = ["begin", "guess_layout", "look", "take", "title_of"]


def begin(club: OpenClub, file: Path) -> Draft:
    """Read a file and guess how it is to be read; nothing changes.

    Raises:
        Refused: it cannot be read, is too large, or holds nothing.
    """
    return first_draft(read_book(file), most_played(club))
