"""Reads a table from a CSV or XLSX file of any origin, with caps before anything is parsed.

Cells are read strictly: what is doubtful is held up with its row and column.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from clubadmin.domain.names import tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Listed, Message
from clubadmin.model.club.club import ImportProblem
from clubadmin.services.input.outgoing import unquoted
from clubadmin.services.input.separated import (
    TOO_LONG,
    TOO_WIDE,
    beyond,
    parted,
    separated,
    sure_text,
)
from clubadmin.services.input.text import decode
from clubadmin.services.input.unlikely import question
from clubadmin.services.lists.vcard import card_rows, is_cards
from clubadmin.services.lists.xlsx import Caps, read_sheets

MOST_BYTES = 10_000_000
MOST_ROWS = 5_000
MOST_SIGNS = 200  # in a cell
MOST_COLUMNS = 60
_MOST_PROBLEMS = 1_000  # more do not help anybody to mend a file


@dataclass(frozen=True)
class Grid:
    """A table of text: the header in small letters, and the rows under it."""

    header: tuple[str, ...]
    rows: list[list[str]]  # row 0 is row 2 of the file


def read_bytes(file: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of `file`."""
    if file.exists() and not file.is_file() and not file.is_dir():  # it could wait for ever
        raise Refused(
            "{file} is geen gewoon bestand en wordt niet gelezen. Kies een bestand.", file=file.name
        )
    try:
        with file.open("rb") as stream:
            data = stream.read(most + 1)
    except (OSError, ValueError) as error:
        raise Refused(
            "{file} kan niet worden gelezen. Controleer de naam en of het bestand nog"
            " op die plaats staat.",
            file=file.name or str(file),
        ) from error
    if len(data) > most:
        raise too_big(file.name, most)
    return data


def too_big(name: str, most: int = MOST_BYTES) -> Refused:
    """Tell that a list has more bytes than are read."""
    return Refused(
        "{file} is groter dan {most} MB en wordt niet gelezen. Deel het bestand in stukken.",
        file=name,
        most=most // 1_000_000,
    )


def read_grid(data: bytes, name: str, most_rows: int = MOST_ROWS) -> Grid:
    """The table in a file's bytes; XLSX and cards are known by how they begin, not by a name."""
    return _capped(rows_of(data, name, most_rows), name, most_rows)


def rows_of(data: bytes, name: str, most_rows: int = MOST_ROWS) -> Iterator[list[str]]:
    """The rows of a text, of cards, or of the first sheet of a workbook."""
    if data.startswith(b"PK"):
        sheets = read_sheets(data, name, Caps(most_rows + 1, MOST_COLUMNS), first=True)
        return iter(sheets[0].rows if sheets else [])
    return card_rows(data, name) if is_cards(data) else csv_rows(data, name)


def _capped(rows: Iterator[list[str]], name: str, most_rows: int) -> Grid:
    header: tuple[str, ...] | None = None
    kept: list[list[str]] = []
    for row in rows:
        if header is None:
            if len(row) > MOST_COLUMNS:
                raise beyond(TOO_WIDE, name, MOST_COLUMNS)
            header = tuple(" ".join(cell.split()).casefold() for cell in row)
            continue
        if len(kept) >= most_rows:
            raise beyond(TOO_LONG, name, most_rows)
        kept.append(row)
    if not header or not any(header):
        raise Refused(
            "{name} is leeg of heeft geen kopregel met de namen van de kolommen.", name=name
        )
    while kept and not any(cell.strip() for cell in kept[-1]):
        kept.pop()
    return Grid(header, kept)


def csv_rows(data: bytes, name: str, separator: str = "") -> Iterator[list[str]]:
    """The rows of a text of any encoding; what parts its cells is seen, unless given."""
    text = decode(data)
    if "\0" in text:
        raise Refused("{name} is geen tekstbestand en geen XLSX.", name=name)
    text = sure_text(data, name)
    if separator:
        return parted(text, separator, name)
    found, rest = separated(text, name)
    return parted(rest, found, name, first=1 + (len(rest) < len(text)))


class Columns:
    """Finds cells by the name of their column and gathers what is wrong with them.

    Args:
        grid: what was read.
        names: of the columns that there may be.
        required: those that must be there.
    """

    def __init__(self, grid: Grid, names: Iterable[str], required: Collection[str]) -> None:
        self.problems: list[ImportProblem] = []
        self.remarks: list[ImportProblem] = []
        self.asks = False  # whether something in there is asked
        self._places: dict[str, int] = {}
        for name in names:
            found = [i for i, title in enumerate(grid.header) if title == name]
            if len(found) > 1:
                raise Refused(
                    "De kolom {name} staat er {count} keer in; er mag er één zijn.",
                    name=name,
                    count=len(found),
                )
            if found:
                self._places[name] = found[0]
        missing = [name for name in required if name not in self._places]
        if missing:
            raise Refused(
                "In de kopregel ontbreekt {missing}. Er staat: {titles}.",
                missing=", ".join(missing),
                titles=shown_titles(grid.header),
            )
        self._titles = {name: grid.header[place] for name, place in self._places.items()}

    def __contains__(self, name: str) -> bool:
        return name in self._places

    def wrong(self, row: int, column: str, sentence: Message) -> None:
        """Note what stands in the way; `row` counts from 0."""
        self._note(self.problems, row, column, sentence)

    def odd(self, row: int, column: str, sentence: Message) -> None:
        """Note what can be taken and is odd all the same; `row` counts from 0."""
        self._note(self.remarks, row, column, sentence)

    def ask(self, row: int, column: str, unlikely: Collection[date]) -> None:
        """Ask whether these days are meant, if there are any."""
        if unlikely:
            self.odd(row, column, question(unlikely))
            self.asks = True

    def _note(self, kept: list[ImportProblem], row: int, column: str, sentence: Message) -> None:
        if len(kept) < _MOST_PROBLEMS:
            kept.append(ImportProblem(row + 2, self._titles.get(column, column), sentence))

    def text(self, cells: list[str], row: int, column: str, *, needed: bool = False) -> str:
        """The cell as one tidy line."""
        raw = self._raw(cells, column)
        if len(raw) > MOST_SIGNS:
            self.wrong(
                row, column, Message("meer dan {most} tekens; kort dit in.", most=MOST_SIGNS)
            )
            return ""
        value = unquoted(tidy(raw))
        if needed and not value:
            self.wrong(row, column, Message("is leeg; vul dit in."))
        return value

    def number(
        self, cells: list[str], row: int, column: str, low: int, high: int, *, needed: bool = False
    ) -> int | None:
        """The cell as a whole number from `low` to `high`; None when it is empty or wrong."""
        value = tidy(self._raw(cells, column))
        if not value:
            if needed:
                self.wrong(row, column, Message("is leeg; hier hoort een getal."))
            return None
        if not re.fullmatch(r"-?\d{1,9}", value, re.ASCII):
            self.wrong(
                row,
                column,
                Message(
                    "'{value}' is geen geheel getal, zoals {low}.",
                    value=value[:40],
                    low=max(low, 12),
                ),
            )
            return None
        number = int(value)
        if not low <= number <= high:
            self.wrong(
                row,
                column,
                Message(
                    "{number} kan niet: van {low} tot en met {high}.",
                    number=number,
                    low=low,
                    high=high,
                ),
            )
            return None
        return number

    def day(self, cells: list[str], row: int, column: str) -> date | None:
        """The cell as a date, 2026-11-12 or 12-11-2026; not one that has the month first or not."""
        value = tidy(self._raw(cells, column))
        day = as_day(value)
        if day is not None and "/" in value and day.day <= 12 and day.day != day.month:
            self.wrong(
                row,
                column,
                Message(
                    "'{value}' kan {day} zijn of {other}. Schrijf het als {sure}.",
                    value=value,
                    day=day,
                    other=date(day.year, day.day, day.month),
                    sure=f"{day:%d-%m-%Y}",
                ),
            )
            return None
        if day is None:
            wrong = Message("'{value}' is geen datum, zoals 12-11-2026.", value=value[:40])
            self.wrong(row, column, wrong if value else Message("is leeg; vul dit in."))
        return day

    def _raw(self, cells: list[str], column: str) -> str:
        place = self._places.get(column)
        return cells[place] if place is not None and place < len(cells) else ""


def shown_titles(header: Sequence[str]) -> Listed:
    """The titles that are there, as many as can be read in a sentence."""
    room, shown = MOST_SIGNS, []
    for title in header:
        room -= len(title) + 2
        if room < 0:
            break
        shown.append(title or Message("(leeg)"))
    return Listed(tuple(shown), joint="")


def as_day(text: str) -> date | None:
    """A date written as 2026-11-12 or 12-11-2026; None when it is neither."""
    found = re.fullmatch(r"(\d{4})-(\d{1,2})-(\d{1,2})", text, re.ASCII)
    if found:
        year, month, day = (int(part) for part in found.groups())
    elif found := re.fullmatch(r"(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})", text, re.ASCII):
        day, month, year = (int(part) for part in found.groups())
    else:
        return None
    try:
        return date(year, month, day) if 1900 <= year <= 2200 else None
    except ValueError:
        return None
