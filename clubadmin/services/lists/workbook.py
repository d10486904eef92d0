"""Reads every sheet of a file or a clipboard as it stands, with which cells are worked out.

A formula is never run; what the spreadsheet kept of its outcome is all there is. Of a text it is
told first what parts its cells.
"""

import hashlib
import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path

from clubadmin.domain.names import tidy
from clubadmin.errors import Refused
from clubadmin.i18n import marked
from clubadmin.model.importing.importing import Book, Merged, SheetText
from clubadmin.services.input.outgoing import unquoted
from clubadmin.services.input.separated import (
    TOO_LONG,
    TOO_WIDE,
    beyond,
    parted,
    separated,
    separator_of,
)
from clubadmin.services.input.text import decode
from clubadmin.services.lists.read import (
    MOST_BYTES,
    MOST_COLUMNS,
    MOST_ROWS,
    csv_rows,
    read_bytes,
    too_big,
)
from clubadmin.services.lists.vcard import card_rows, is_cards
from clubadmin.services.lists.xlsx import Caps, Cells, read_sheets
from clubadmin.storage.schema.reading import not_collecting

_MOST_CELLS = 150_000
_MOST_BLANKS = 1_000_000  # cells, those that are empty as well
_MOST_LINES = 100_000  # those that are empty as well
_LOOKED_AT = 200  # lines
_LONGEST = 300  # signs; no newspaper prints a longer line
_FIGURE = re.compile(r"-?\d{1,7}(?:\.\d{3})?", re.ASCII)
_IN_BRACKETS = re.compile(r"\((-?\d[\d.]*)\)\s*$", re.ASCII)  # as a newspaper puts a total
_TOO_MANY_LINES = marked(
    "{name} heeft meer dan {most} regels, de meeste leeg. Bewaar alleen de lijst."
)
_TOO_MANY_BLANKS = marked(
    "{name} heeft meer dan {most} vakken, de meeste leeg. Bewaar alleen de lijst."
)
_TOO_FULL = marked("{name} heeft meer dan {most} gevulde vakken. Deel het bestand in stukken.")
_TOO_FULL_TOGETHER = marked(
    "{name} heeft samen meer dan {most} gevulde vakken. Bewaar elk seizoen in een bestand apart."
)
PASTED = "Klembord"
_MOST_HTML = 20_000_000
_OLD = b"\xd0\xcf\x11\xe0"
_PLACE = re.compile(r"\d{1,3}[.)]?", re.ASCII)


@not_collecting()
def read_book(file: Path, most: int = MOST_ROWS) -> Book:
    """The sheets of a CSV, a workbook or an address book that hold something.

    Args:
        file: of which.
        most: how many rows a text may have; what a row may hold is the same.
    """
    data = read_bytes(file)
    if data.startswith(_OLD):
        raise _old(data, file.name)
    if is_cards(data):
        sheets = [_sheet(file.stem, card_rows(data, file.name), file.name)]
    else:
        sheets = _workbook(data, file.name) if data.startswith(b"PK") else [_text(data, file, most)]
    return _book(file.name, sheets, data)


def pasted_book(text: str, html: str = "") -> Book:
    """The cells that were copied elsewhere; of a web page or a letter its tables."""
    name = PASTED
    if html and "<t" in html and "\t" not in text:
        table = _Table()
        table.feed(html[:_MOST_HTML])
        if any(len(row) > 1 for row in table.rows):
            return _book(name, [_sheet(name, iter(table.rows), name)], html.encode())
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
    lines = [line for line in text.split("\n") if line.strip()]
    if "\t" in text:
        rows = parted(text, "\t", name)
    elif (
        any(";" in line for line in lines) or min((one.count(",") for one in lines), default=0) > 1
    ):
        found, text = separated(text, name)
        rows = parted(text, found, name)
    else:  # a name a line, as in "Berg, Jan van den"
        rows = iter([[line] for line in text.split("\n")])
    return _book(name, [_sheet(name, rows, name)], text.encode())


def _book(name: str, sheets: Sequence[SheetText], data: bytes) -> Book:
    filled = tuple(sheet for sheet in sheets if sheet.rows)
    if not filled:
        raise Refused("{file} is leeg: er staat geen enkele regel in.", file=name)
    return Book(name, filled, hashlib.sha256(data).hexdigest())


def _old(data: bytes, name: str) -> Refused:
    """The refusal of a workbook of before 2007, or of one behind a password."""
    if "EncryptedPackage".encode("utf-16-le") in data:
        return Refused(
            "{name} zit op slot met een wachtwoord. Open het in het rekenblad, haal het"
            " wachtwoord eraf en bewaar het.",
            name=name,
        )
    return Refused(
        "{name} is een werkmap van een oud soort (.xls). Open het in het rekenblad en bewaar"
        " het als XLSX.",
        name=name,
    )


class _Table(HTMLParser):
    """The rows of the tables in a piece of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self._inside = False

    def handle_starttag(self, tag: str, _given: object) -> None:
        """A row or a cell begins."""
        if tag == "tr":
            self.rows.append([])
            self._inside = False  # a row within a cell
        elif tag in ("td", "th"):
            self.rows = self.rows or [[]]
            self.rows[-1].append("")
            self._inside = True
        elif tag in ("br", "p", "div"):
            self.handle_data(" ")

    def handle_endtag(self, tag: str) -> None:
        """A cell ends."""
        self._inside = self._inside and tag not in ("td", "th", "tr", "table")

    def handle_data(self, data: str) -> None:
        """A text in a cell."""
        if self._inside:
            self.rows[-1][-1] += data


def _text(data: bytes, file: Path, most: int) -> SheetText:
    if _is_printed(decode(data)):
        return _sheet(file.stem, _split(csv_rows(data, file.name, "\t")), file.name)
    return _sheet(file.stem, csv_rows(data, file.name), file.name, most)


def _workbook(data: bytes, name: str) -> list[SheetText]:
    sheets: list[SheetText] = []
    for cells in read_sheets(data, name, Caps(MOST_ROWS + 1, MOST_COLUMNS)):
        sheets.append(_of_workbook(cells, name))
        if sum(len(row) for sheet in sheets for row in sheet.rows) > _MOST_CELLS:
            raise beyond(_TOO_FULL_TOGETHER, name, _MOST_CELLS)
    return sheets


def _of_workbook(cells: Cells, name: str) -> SheetText:
    sheet = _sheet(cells.title, iter(cells.rows), name)
    merged = tuple(Merged(*one) for one in cells.merged)
    hidden = frozenset(cells.hidden)
    return SheetText(sheet.name, sheet.rows, frozenset(cells.formulas), merged, hidden)


def _sheet(
    title: str, rows: Iterator[list[str]], name: str, most_rows: int = MOST_ROWS
) -> SheetText:
    """The rows without what is empty at the right and at the end."""
    longer = max(most_rows // MOST_ROWS, 1)
    kept: list[tuple[str, ...]] = []
    count = seen = signs = 0
    for at, row in enumerate(rows, start=1):
        cells = [unquoted(tidy(cell)) for cell in row]
        while cells and not cells[-1]:
            cells.pop()
        seen, count = seen + len(row), count + len(cells)
        signs += sum(map(len, cells))
        if signs > MOST_BYTES:  # a workbook may show one long text in every cell
            raise too_big(name)
        for reached, most, said in (
            (at, _MOST_LINES * longer, _TOO_MANY_LINES),
            (seen, _MOST_BLANKS * longer, _TOO_MANY_BLANKS),
            (len(cells), MOST_COLUMNS, TOO_WIDE),
            (count, _MOST_CELLS * longer, _TOO_FULL),
            (len(kept) if cells else 0, most_rows, TOO_LONG),
        ):
            if reached > most:
                raise beyond(said, name, most)
        kept.append(tuple(cells))
    while kept and not kept[-1]:
        kept.pop()
    return SheetText(tidy(title), tuple(kept))


def _is_printed(text: str) -> bool:
    """Whether most lines are printed ones, with a place, a name and figures and nothing between."""
    lines = [line for line in text.split("\n", _LOOKED_AT)[:_LOOKED_AT] if line.strip()]
    printed = sum(_printed(line) is not None for line in lines)
    return printed * 2 > len(lines) and separator_of(text)[1] < printed


def _split(rows: Iterator[list[str]]) -> Iterator[list[str]]:
    """The cells of printed lines such as "3. Jan Bos ..... 5318": place, name and figures.

    A title such as "De top 10" stands above the first line with a place, and stays whole.
    """
    every = [(cells, _printed(" ".join(cells))) for cells in rows]
    placed = [at for at, (_cells, found) in enumerate(every) if found and found[0]]
    ranked = 2 * len(placed) > sum(found is not None for _cells, found in every)
    first = placed[0] if ranked else 0
    for at, (cells, found) in enumerate(every):
        yield found if found and at >= first else [" ".join(cells)] if at < first else cells


def _printed(line: str) -> list[str] | None:
    """A line with a name and figures behind it, cut up; None when it is another."""
    if len(line) > _LONGEST:
        return None
    words = re.sub(r"\.{2,}", " ", _IN_BRACKETS.sub(r" \1", line)).split()
    figures: list[str] = []
    while words and _FIGURE.fullmatch(words[-1]):
        figures.insert(0, words.pop())
    place = words.pop(0) if len(words) > 1 and _PLACE.fullmatch(words[0]) else ""
    name = " ".join(words).rstrip(".: ")
    if not figures or not any(sign.isalpha() for sign in name) or re.search(r"\d", name):
        return None
    return [place, name, *figures]
