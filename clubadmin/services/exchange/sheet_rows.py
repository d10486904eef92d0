"""The rows of a file of games, gathered by sheet, and what a sheet says as a whole.

A hundred thousand rows are too many to cut into cells one by one: rows of one sheet start
alike, so that their common part is cut once.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from clubadmin.domain.scoring.sheet import ScoredSheet, score_sheet
from clubadmin.domain.scoring.wording import message
from clubadmin.i18n import Message
from clubadmin.services.exchange.export import GAMES_HEADER
from clubadmin.services.lists.read import Grid
from clubadmin.services.sheets.rows import LineFigures, Lines
from clubadmin.storage.journal.sheets import NewSheet

_PLACE = len(GAMES_HEADER) - 2  # columns that say whose sheet it is
_PIECE = 30_000  # signs


@dataclass(frozen=True)
class SheetRows:
    """Rows under each other that belong to one sheet."""

    at: int  # the first; 0 is row 2 of the file
    place: list[str]  # the cells of season to w
    games: list[str]
    typed: list[str]


def plain_rows(data: bytes, most: int) -> list[SheetRows] | None:
    """The sheets of a CSV as an export writes it: the columns in order, nothing in quotes.

    Answers None when the file is another; `sheet_rows` reads that cell by cell.
    """
    if b'"' in data or data.startswith(b"PK"):
        return None
    begin, stop = data.find(b"\n") + 1, len(data)
    while data[stop - 1 : stop] in (b"\n", b"\r"):
        stop -= 1
    try:
        header = data[:begin].decode("utf-8-sig").rstrip("\r\n").casefold()
        separator = next((sign for sign in ",;\t" if header == sign.join(GAMES_HEADER)), None)
        if separator is None or not begin < stop or data.count(b"\n", begin, stop) >= most:
            return None
        return _by_place(_pieces(data, begin, stop), separator)
    except UnicodeDecodeError:
        return None


def _by_place(pieces: Iterable[list[str]], separator: str) -> list[SheetRows] | None:
    """The rows by what they start with; None when one has too few or too many cells."""
    found: list[SheetRows] = []
    at = 0
    last = None
    for piece in pieces:
        cut = [row.rsplit(separator, 2) for row in piece]
        if any(len(cells) != 3 for cells in cut):
            return None
        places, games, typed = zip(*cut, strict=True)
        begin = 0
        for place, group in groupby(places):
            end = begin + len(list(group))
            if place != last:
                last = place
                found.append(SheetRows(at + begin, place.split(separator), [], []))
                if len(found[-1].place) != _PLACE:
                    return None
            found[-1].games.extend(games[begin:end])
            found[-1].typed.extend(typed[begin:end])
            begin = end
        at += len(piece)
    return found


def _pieces(data: bytes, start: int, stop: int) -> Iterator[list[str]]:
    """The rows, some hundreds at a time: all at once would fill memory for nothing."""
    while start < stop:
        end = data.find(b"\n", start + _PIECE, stop)
        end = stop if end < 0 else end
        yield data[start:end].decode().replace("\r\n", "\n").rstrip("\r").split("\n")
        start = end + 1


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


def new_sheet(table_id: int, lines: Sequence[LineFigures], known: Lines) -> NewSheet:
    """A sheet to be inserted, with what its players get and where its match ended."""
    if not known.rules.target and not known.seats:
        return NewSheet(table_id, lines)
    seats = {
        game: known.seats[line.typed]
        for game, line in enumerate(lines, start=1)
        if line.typed in known.seats
    }
    match = _scored(lines, known).match if known.rules.target else None
    return NewSheet(table_id, lines, seats, match.over_after if match else None)


def trouble_of_whole(lines: Sequence[LineFigures], known: Lines) -> tuple[int, Message] | None:
    """Find a fault only the whole sheet shows, with its line; None where there is none."""
    if not known.rules.target and known.rules.system != "solo":
        return None
    for one in _scored(lines, known).errors:
        at = (one.game or 1) - 1
        if at < len(lines) and lines[at].typed not in known.wrong:
            return at, message(one)
    return None


def _scored(lines: Sequence[LineFigures], known: Lines) -> ScoredSheet:
    return score_sheet([line.typed for line in lines], known.rules, complete=True)
