"""Tells lists of earlier years from members and games, which come in as they are."""

from pathlib import Path

from clubadmin.model.club.exchange import ImportPreview
from clubadmin.model.importing.importing import FIGURES, NAMES, Draft
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange.exchange import preview_import
from clubadmin.services.exchange.read import read_bytes
from clubadmin.services.importing.guessing import first_draft, titles
from clubadmin.services.importing.known import most_played
from clubadmin.services.importing.workbook import read_book
from clubadmin.services.input.text import decode

_MOST_BYTES = 60_000_000  # of a file of games
_GAMES = {"game", "typed"}


def begin(club: OpenClub, file: Path) -> Draft:
    """Read a list of earlier years and guess how it is to be read; nothing changes.

    Raises:
        Refused: it cannot be read, is too large, or holds nothing.
    """
    return first_draft(read_book(file), most_played(club))


def sort_out(club: OpenClub, file: Path) -> ImportPreview | Draft:
    """What is in a file: members or games as they would come in, or a list to look into.

    Raises:
        Refused: it cannot be read, or holds nothing that can be imported.
    """
    head = decode(read_bytes(file, _MOST_BYTES)[:2_000]).partition("\n")[0].casefold()
    if "typed" in head:
        return preview_import(club, file)
    draft = begin(club, file)
    kinds = {role.kind for role in draft.layout.roles}
    about_results = bool(kinds & set(NAMES)) and bool(kinds & set(FIGURES))
    if about_results and not set(titles(draft)) >= _GAMES:
        return draft
    return preview_import(club, file)
