"""Reads the cells of a workbook in one go, with a cap on everything before it is read.

No part is parsed that is longer, or has more elements, than any list of a club; what is left is
read once, in this process, alike on every system. No formula is run, no link followed, no
declaration of a document taken.
"""

import io
import re
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import lru_cache
from posixpath import dirname, join, normpath
from xml.parsers import expat

from clubadmin.errors import Refused
from clubadmin.services.input.separated import TOO_LONG, TOO_WIDE, beyond

MOST_UNPACKED = 50_000_000
MOST_RATIO = 100  # unpacked to packed
MOST_SHEETS = 60
MOST_PARTS = 2_000
MOST_ELEMENTS = 1_500_000  # counted as `<`, over all that is read
MOST_MERGED = 1_000_000  # cells that are part of a joined one, over a sheet
MOST_LISTED = 20_000  # sheets and relations, as elements; joined cells
MOST_STYLES = 200_000
_LONGEST = re.compile(rb"<[^<]{65536}")  # a tag with the text behind it
_METHODS = frozenset((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))  # no others have a bound
_NUMBER = re.compile(r"[-+]?\d{0,20}(?:\.\d{0,25})?(?:[eE][-+]?\d{1,3})?", re.ASCII)
_SPOT = re.compile(r"([A-Z]{1,3})(\d{1,7})", re.ASCII)
_JOINED = re.compile(r"([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})", re.ASCII)
_LITERAL = re.compile(r'"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]', re.IGNORECASE)
_DATES = frozenset((*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)))
_LAPSE = 46  # "[h]:mm:ss"
_DAY_0, _DAY_0_OF_1904 = date(1899, 12, 30), date(1904, 1, 1)
_LEAP = 60  # day 29 February 1900, which spreadsheets believe in

_Start = Callable[[str, Mapping[str, str]], None]
_End = Callable[[str], None]
_Text = Callable[[str], None]


@dataclass(frozen=True)
class Caps:
    """How much of each sheet is wanted: one more than this is refused, and nothing is cut off."""

    rows: int
    columns: int


@dataclass
class Cells:
    """A sheet as it stands.

    Attributes:
        title: of the sheet.
        rows: what its cells show, as a CSV would have it; row 0 is row 1.
        formulas: (row, column) of what is worked out.
        merged: (top, left, bottom, right) of cells that were made into one.
        hidden: rows that do not show.
    """

    title: str
    rows: list[list[str]] = field(default_factory=list)
    formulas: set[tuple[int, int]] = field(default_factory=set)
    merged: list[tuple[int, int, int, int]] = field(default_factory=list)
    hidden: set[int] = field(default_factory=set)


def read_sheets(data: bytes, name: str, caps: Caps, *, first: bool = False) -> list[Cells]:
    """The sheets of a workbook, or the first alone."""
    try:
        return _Workbook(data, name, caps).sheets(first=first)
    except Refused:
        raise
    except Exception as error:  # a workbook can be broken in more ways than its parsers name
        raise Refused(
            "{name} kan niet als werkmap worden gelezen. Open het in een rekenblad en"
            " bewaar het opnieuw als XLSX of CSV.",
            name=name,
        ) from error


class _Workbook:
    def __init__(self, data: bytes, name: str, caps: Caps) -> None:
        self.name = name
        self.caps = caps
        self._elements = 0
        try:
            self._archive = zipfile.ZipFile(io.BytesIO(data))
        except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError) as error:
            raise Refused("{name} is beschadigd of geen werkmap.", name=name) from error
        parts = self._archive.infolist()
        unpacked = sum(part.file_size for part in parts)
        if unpacked > MOST_UNPACKED or unpacked > MOST_RATIO * max(len(data), 1):
            raise self.too_large()
        if len(parts) > MOST_PARTS or any(one.compress_type not in _METHODS for one in parts):
            raise self.too_large()

    def too_large(self) -> Refused:
        return Refused("{name} wordt uitgepakt te groot en wordt niet gelezen.", name=self.name)

    def sheets(self, *, first: bool) -> list[Cells]:
        home = self._targets("_rels/.rels", "", "/officeDocument")
        root = next(iter(home.values()), "xl/workbook.xml")
        book = _Book()
        self._read(root, book.start, most=MOST_LISTED)
        if len(book.sheets) > MOST_SHEETS:
            raise Refused(
                "{name} heeft meer dan {most} bladen. Deel het in stukken.",
                name=self.name,
                most=MOST_SHEETS,
            )
        folder = dirname(root)
        around = join(folder, "_rels", f"{root.rpartition('/')[2]}.rels")
        strings, styles = _Strings(), _Styles()
        for path in self._targets(around, folder, "/sharedStrings").values():
            self._read(path, strings.start, strings.end, strings.text)
        for path in self._targets(around, folder, "/styles").values():
            self._read(path, styles.start, most=MOST_STYLES)
        places = self._targets(around, folder, "/worksheet")
        found = [(title, places[key]) for title, key in book.sheets if key in places]
        read: list[Cells] = []
        for title, path in found[: 1 if first else None]:
            sheet = _Sheet(self, title, strings.found, styles.kinds(), epoch=book.epoch)
            self._read(path, sheet.start, sheet.end, sheet.text)
            read.append(sheet.cells)
        return read

    def _targets(self, part: str, folder: str, kind: str) -> dict[str, str]:
        """The parts that one is related to in a way, by the key of the relation."""
        found: dict[str, str] = {}

        def start(tag: str, given: Mapping[str, str]) -> None:
            if _local(tag) == "Relationship" and given.get("Type", "").endswith(kind):
                target = given.get("Target", "")
                path = target if target.startswith("/") else join("/", folder, target)
                found[given.get("Id", "")] = normpath(path).lstrip("/")

        if part in self._archive.NameToInfo:
            self._read(part, start, most=MOST_LISTED)
        return found

    def _read(
        self,
        part: str,
        start: _Start,
        end: _End | None = None,
        text: _Text | None = None,
        most: int = MOST_ELEMENTS,
    ) -> None:
        data = self._archive.read(part)
        count = data.count(b"<")
        self._elements += count
        if count > most or self._elements > MOST_ELEMENTS or _LONGEST.search(data):
            raise self.too_large()
        parser = expat.ParserCreate("utf-8")  # whatever the part says of itself
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self._refuse_declaration
        parser.StartElementHandler = start
        parser.EndElementHandler = end
        parser.CharacterDataHandler = text
        parser.Parse(data, True)

    def _refuse_declaration(self, *_given: object) -> None:
        raise ValueError("a declaration")


class _Book:
    """The names of the sheets, in their order, and from when days are counted."""

    def __init__(self) -> None:
        self.sheets: list[tuple[str, str]] = []
        self.epoch = _DAY_0

    def start(self, tag: str, given: Mapping[str, str]) -> None:
        tag = _local(tag)
        if tag == "sheet":
            key = next((value for name, value in given.items() if _local(name) == "id"), "")
            self.sheets.append((given.get("name", ""), key))
        elif tag == "workbookPr" and given.get("date1904") in ("1", "true"):
            self.epoch = _DAY_0_OF_1904


class _Strings:
    """The texts that cells share."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._pieces: list[str] = []
        self._wanted = False
        self._aside = False  # how it is pronounced

    def start(self, tag: str, _given: Mapping[str, str]) -> None:
        tag = _local(tag)
        if tag == "si":
            self._pieces = []
        elif tag == "rPh":
            self._aside = True
        self._wanted = tag == "t" and not self._aside

    def end(self, tag: str) -> None:
        tag = _local(tag)
        self._wanted = False
        if tag == "si":
            self.found.append("".join(self._pieces))
        elif tag == "rPh":
            self._aside = False

    def text(self, piece: str) -> None:
        if self._wanted:
            self._pieces.append(piece)


class _Styles:
    """The styles that show a number as a day, and those as so many hours."""

    def __init__(self) -> None:
        self._custom: dict[str, str] = {}
        self._used: list[str] = []
        self._inside = False

    def start(self, tag: str, given: Mapping[str, str]) -> None:
        tag = _local(tag)
        if tag == "numFmt":
            self._custom[given.get("numFmtId", "")] = given.get("formatCode", "")
        elif tag in ("cellXfs", "cellStyleXfs", "cellStyles", "dxfs"):
            self._inside = tag == "cellXfs"
        elif tag == "xf" and self._inside:
            self._used.append(given.get("numFmtId", "0"))

    def kinds(self) -> dict[str, str]:
        """Map numbers of styles to "day" or "lapse"; other styles are not in it."""
        kinds = {one: self._kind(one) for one in set(self._used)}
        return {str(at): kinds[one] for at, one in enumerate(self._used) if kinds[one]}

    def _kind(self, number: str) -> str:
        if number in self._custom:
            return _shows(self._custom[number][:255])
        if not number.isdecimal() or int(number[:4]) not in _DATES:
            return ""
        return "lapse" if int(number[:4]) == _LAPSE else "day"


class _Sheet:
    """The cells of a sheet while it is read."""

    def __init__(
        self,
        book: _Workbook,
        title: str,
        strings: list[str],
        kinds: Mapping[str, str],
        *,
        epoch: date,
    ) -> None:
        self.cells = Cells(title)
        self._book = book
        self._strings = strings
        self._kinds = kinds
        self._epoch = epoch
        self._row = self._column = -1
        self._type = self._style = ""
        self._pieces: list[str] = []
        self._formula = self._wanted = self._aside = False
        self._joined = 0

    def start(self, tag: str, given: Mapping[str, str]) -> None:
        if ":" in tag:
            tag = _local(tag)
        if tag == "c":
            self._begin(given)
        elif tag == "v" or (tag == "t" and not self._aside):
            self._wanted = True
        elif tag == "f":
            self._formula = True
        elif tag == "row":
            self._row = int(given["r"][:8]) - 1 if "r" in given else self._row + 1
            if given.get("hidden") in ("1", "true"):
                self.cells.hidden.add(self._row)
            self._column = -1
        elif tag == "rPh":
            self._aside = True
        elif tag == "mergeCell":
            self._join(given.get("ref", ""))

    def _begin(self, given: Mapping[str, str]) -> None:
        if spot := given.get("r"):
            found = _SPOT.fullmatch(spot)
            if not found:
                raise ValueError(spot)
            self._column = _column(found[1])
        else:
            self._column += 1
        self._type, self._style = given.get("t", "n"), given.get("s", "")
        self._pieces.clear()
        self._formula = False

    def text(self, piece: str) -> None:
        if self._wanted:
            self._pieces.append(piece)

    def end(self, tag: str) -> None:
        if ":" in tag:
            tag = _local(tag)
        if tag in ("v", "t"):
            self._wanted = False
        elif tag == "c":
            if self._pieces or self._formula:
                self._keep(self._shown("".join(self._pieces)))
        elif tag == "rPh":
            self._aside = False

    def _keep(self, text: str) -> None:
        if not text and not self._formula:
            return
        rows, caps = self.cells.rows, self._book.caps
        if self._column >= caps.columns:
            raise beyond(TOO_WIDE, self._book.name, caps.columns)
        if self._row >= caps.rows:
            raise beyond(TOO_LONG, self._book.name, caps.rows - 1)
        while len(rows) <= self._row:
            rows.append([])
        row = rows[self._row]
        row.extend([""] * (self._column + 1 - len(row)))
        row[self._column] = text
        if self._formula:
            self.cells.formulas.add((self._row, self._column))

    def _shown(self, text: str) -> str:
        if not text or self._type in ("inlineStr", "str", "e"):
            return text
        if self._type == "s":
            return self._strings[int(text[:9])]
        if self._type == "b":
            return str(bool(int(text[:9])))
        if self._type == "d":
            return text[:10] if re.match(r"\d{4}-\d\d-\d\d", text, re.ASCII) else text
        return self._number(text.strip())

    def _number(self, text: str) -> str:
        if not _NUMBER.fullmatch(text):
            raise ValueError(text[:40])
        value = float(text)
        if kind := self._kinds.get(self._style):
            return self._day(value) if kind == "day" else str(timedelta(days=min(value, 1e6)))
        whole = value.is_integer() and abs(value) < 1e15
        return str(int(value)) if whole else str(value)

    def _day(self, value: float) -> str:
        if 0 <= value < 1:
            return str(timedelta(seconds=round(value * 86_400)))
        if not 1 <= value < 2_958_466:  # the end of the year 9999
            return "#VALUE!"
        early = self._epoch == _DAY_0 and value < _LEAP
        return (self._epoch + timedelta(days=int(value) + early)).isoformat()

    def _join(self, ref: str) -> None:
        found = _JOINED.fullmatch(ref)
        if not found:
            return
        top, bottom = int(found[2]) - 1, min(int(found[4]), self._book.caps.rows) - 1
        left, right = _column(found[1]), min(_column(found[3]), self._book.caps.columns - 1)
        self._joined += max(bottom - top + 1, 1) * max(right - left + 1, 1)
        if self._joined > MOST_MERGED or len(self.cells.merged) >= MOST_LISTED:
            raise self._book.too_large()
        self.cells.merged.append((top, left, bottom, right))


def _local(tag: str) -> str:
    """The name of an element or attribute without its prefix."""
    return tag.rpartition(":")[2]


@lru_cache(maxsize=512)
def _column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - 64
    return number - 1


def _shows(code: str) -> str:
    """Whether a format is that of a day or of so many hours."""
    plain = _LITERAL.sub("", code.partition(";")[0]).casefold()
    if re.search(r"\[(h+|m+|s+)\]", plain):
        return "lapse"
    return "day" if re.search("[dmhysjt]", plain.replace("general", "")) else ""
