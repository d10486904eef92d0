"""The rows of a file of games, gathered by sheet.

A hundred thousand rows are too many to cut into cells one by one: rows of one sheet start
alike, so that their common part is cut once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from clubadmin.services.exchange_export import GAMES_HEADER
from clubadmin.services.exchange_read import Grid
from clubadmin.services.text import decode

_PLACE = len(GAMES_HEADER) - 2  # columns that say whose sheet it is


@dataclass(frozen=True)
class SheetRows:
    """Rows under each other that belong to one sheet."""

    at: int  # the first; 0 is row 2 of the file
    place: list[str]  # the cells of season to w
    games: list[str]
    typed: list[str]


def plain_rows(data: bytes, most: int) -> list[SheetRows] | None:
    """The sheets of a CSV as an export writes it: the columns in order, nothing in quotes.

    Returns:
        None when the file is another; `sheet_rows` reads that cell by cell.
    """
    if b'"' in data or data.startswith(b"PK"):
        return None
    lines = decode(data).replace("\r\n", "\n").rstrip("\n").split("\n")
    header = lines[0].casefold()
    separator = next((sign for sign in ",;\t" if header == sign.join(GAMES_HEADER)), None)
    if separator is None or not 1 < len(lines) <= most + 1:
        return None
    rows = [line.rsplit(separator, 2) for line in lines[1:]]
    if any(len(row) != 3 for row in rows):
        return None
    places, games, typed = zip(*rows, strict=True)
    return _by_place(places, games, typed, separator)


def _by_place(
    places: Sequence[str], games: Sequence[str], typed: Sequence[str], separator: str
) -> list[SheetRows] | None:
    """The rows by what they start with; None when that is not as many cells as it should be."""
    found = []
    at = 0
    for place, rows in groupby(places):
        cells = place.split(separator)
        if len(cells) != _PLACE:
            return None
        end = at + len(list(rows))
        found.append(SheetRows(at, cells, list(games[at:end]), list(typed[at:end])))
        at = end
    return found


def sheet_rows(grid: Grid) -> list[SheetRows]:
    """The sheets of any other table; its columns may stand in any order."""
    order = [grid.header.index(name) for name in GAMES_HEADER]
    wide = max(order) + 1
    rows = [row if len(row) >= wide else row + [""] * (wide - len(row)) for row in grid.rows]
    cells = [[row[i] for i in order] for row in rows]
    found = []
    at = 0
    for place, group in groupby(cells, lambda row: row[:_PLACE]):
        sheet = list(group)
        if any(place):
            found.append(
                SheetRows(at, place, [row[-2] for row in sheet], [row[-1] for row in sheet])
            )
        at += len(sheet)
    return found
