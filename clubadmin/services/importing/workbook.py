"""Reads every sheet of a file as it stands, with which cells are worked out or made into one.

A formula is never run; what the spreadsheet kept of its outcome is all there is. Of a text it is
told first what parts its cells.
"""

import hashlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from clubadmin.domain.names import tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.importing.importing import Book, Merged, SheetText
from clubadmin.services.exchange.read import (
    MOST_COLUMNS,
    MOST_ROWS,
    MOST_SIGNS,
    csv_rows,
    read_bytes,
)
from clubadmin.services.exchange.xlsx import Caps, Cells, read_sheets
from clubadmin.services.input.outgoing import unquoted
from clubadmin.services.input.separated import separator_of
from clubadmin.services.input.text import decode

_MOST_CELLS = 150_000
_MOST_BLANKS = 1_000_000  # cells, those that are empty as well
_MOST_LINES = 100_000  # those that are empty as well
_LOOKED_AT = 200  # lines
_LONGEST = 300  # signs; no newspaper prints a longer line
_FIGURE = re.compile(r"-?\d{1,7}(?:\.\d{3})?", re.ASCII)
_PLACE = re.compile(r"\d{1,3}[.)]?", re.ASCII)


def read_book(file: Path) -> Book:
    """The sheets of a CSV or a workbook that hold something."""
    data = read_bytes(file)
    sheets = _workbook(data, file.name) if data.startswith(b"PK") else [_text(data, file)]
    sheets = [sheet for sheet in sheets if sheet.rows]
    if not sheets:
        raise Refused(Message("{file} is leeg: er staat geen enkele regel in.", file=file.name))
    return Book(file.name, tuple(sheets), hashlib.sha256(data).hexdigest())


def _text(data: bytes, file: Path) -> SheetText:
    if _is_printed(decode(data)):
        return _sheet(file.stem, map(split_line, csv_rows(data, file.name, "\t")), file.name)
    return _sheet(file.stem, csv_rows(data, file.name), file.name)


def _workbook(data: bytes, name: str) -> list[SheetText]:
    sheets: list[SheetText] = []
    for cells in read_sheets(data, name, Caps(MOST_ROWS + 1, MOST_COLUMNS)):
        sheets.append(_of_workbook(cells, name))
        if sum(len(row) for sheet in sheets for row in sheet.rows) > _MOST_CELLS:
            raise Refused(
                Message(
                    "{name} heeft samen meer dan {most} gevulde vakken. Bewaar elk"
                    " seizoen in een bestand apart.",
                    name=name,
                    most=_MOST_CELLS,
                )
            )
    return sheets


def _of_workbook(cells: Cells, name: str) -> SheetText:
    sheet = _sheet(cells.title, iter(cells.rows), name)
    merged = tuple(Merged(*one) for one in cells.merged)
    return SheetText(sheet.name, sheet.rows, frozenset(cells.formulas), merged)


def _sheet(title: str, rows: Iterator[list[str]], name: str) -> SheetText:
    """The rows without what is empty at the right and at the end."""
    kept: list[tuple[str, ...]] = []
    count = seen = 0
    for at, row in enumerate(rows):
        if at >= _MOST_LINES:
            raise Refused(
                Message(
                    "{name} heeft meer dan {most} regels, de meeste leeg. Bewaar alleen de lijst.",
                    name=name,
                    most=_MOST_LINES,
                )
            )
        seen += len(row)
        if seen > _MOST_BLANKS:
            raise Refused(
                Message(
                    "{name} heeft meer dan {most} vakken, de meeste leeg. Bewaar alleen de lijst.",
                    name=name,
                    most=_MOST_BLANKS,
                )
            )
        cells = [unquoted(tidy(cell)) for cell in row]
        while cells and not cells[-1]:
            cells.pop()
        count += len(cells)
        if len(cells) > MOST_COLUMNS:
            raise Refused(
                Message(
                    "{name} heeft meer dan {most} kolommen.",
                    name=name,
                    most=MOST_COLUMNS,
                )
            )
        if count > _MOST_CELLS:
            raise Refused(
                Message(
                    "{name} heeft meer dan {most} gevulde vakken. Deel het bestand in stukken.",
                    name=name,
                    most=_MOST_CELLS,
                )
            )
        if cells and len(kept) > MOST_ROWS:
            raise Refused(
                Message(
                    "{name} heeft meer dan {most} rijen. Deel het bestand in stukken.",
                    name=name,
                    most=MOST_ROWS,
                )
            )
        if long := next((cell for cell in cells if len(cell) > MOST_SIGNS), None):
            raise Refused(
                Message(
                    "{name} heeft op rij {count} een vak van {count2} tekens; {most} is"
                    " het meeste. Kort het in.",
                    name=name,
                    count=len(kept) + 1,
                    count2=len(long),
                    most=MOST_SIGNS,
                )
            )
        kept.append(tuple(cells))
    while kept and not kept[-1]:
        kept.pop()
    return SheetText(tidy(title), tuple(kept))


def _is_printed(text: str) -> bool:
    """Whether most lines are printed ones, with a place, a name and figures and nothing between."""
    lines = [line for line in text.split("\n", _LOOKED_AT)[:_LOOKED_AT] if line.strip()]
    printed = sum(_printed(line) is not None for line in lines)
    return printed * 2 > len(lines) and separator_of(text)[1] < printed


def split_line(cells: Sequence[str]) -> list[str]:
    """The cells of a printed line such as "3. Jan Bos ..... 5318": place, name and figures."""
    return _printed(" ".join(cells)) or list(cells)


def _printed(line: str) -> list[str] | None:
    """A line with a name and figures behind it, cut up; None when it is another."""
    if len(line) > _LONGEST:
        return None
    words = re.sub(r"\.{2,}", " ", line).split()
    figures: list[str] = []
    while words and _FIGURE.fullmatch(words[-1]):
        figures.insert(0, words.pop())
    place = words.pop(0) if len(words) > 1 and _PLACE.fullmatch(words[0]) else ""
    name = " ".join(words).rstrip(".: ")
    if not figures or not any(sign.isalpha() for sign in name) or re.search(r"\d", name):
        return None
    return [place, name, *figures]
