"""Lists of text from other programs: what parts their cells, and no row that quotes join unseen.

What can be read in two ways is refused with its line: a list is never guessed at.
"""

import csv
import io
import re
from collections.abc import Iterator

from clubadmin.errors import Refused
from clubadmin.i18n import Message, marked
from clubadmin.services.input.text import decode

_SEPARATORS = ",;\t|"
_LOOKED_AT = 200  # lines
_WIDEST = 16_384  # columns, as many as any spreadsheet has
_TOLD = re.compile(r'"?sep=([,;\t|])"?', re.IGNORECASE)
_LOST = "\ufffd"
_ENCODINGS = ("utf-8", "utf-16-le", "utf-16-be")  # a name can hold that sign of itself
_NAMES = {",": Message("komma"), ";": Message("puntkomma"), "|": Message("staand streepje")}
# In the letters of Windows these are no letters, or capitals after a small letter: an accent
# in those of DOS or of an old Macintosh. An apostrophe, a dash and an ellipsis are what they seem.
_OTHER_LETTERS = re.compile(
    rb"[A-Za-z][\x81-\x84\x86-\x8b\x8d\x8f-\x91\x93-\x95\x98\x99\x9b\x9d]"
    rb"|[\x81-\x84\x86-\x89\x8b\x8d\x8f\x90\x95\x98\x99\x9d][a-z]|[a-z][\x8a\x8c\x8e]|[A-Za-z]\x9f"
)


TOO_WIDE = marked("{name} heeft meer dan {most} kolommen.")
TOO_LONG = marked("{name} heeft meer dan {most} rijen. Deel het bestand in stukken.")


def beyond(said: str, name: str | Message, most: int) -> Refused:
    """The refusal of a list with more of something than is read."""
    return Refused(said, name=name, most=most)


def sure_text(data: bytes, name: str | Message) -> str:
    """The text of a list."""
    text = decode(data)
    if _LOST in text and not any(_LOST.encode(one) in data for one in _ENCODINGS):
        raise Refused(
            "{name} heeft op regel {line} een letter die niet te lezen is. Bewaar het"
            " opnieuw als CSV UTF-8 of als XLSX.",
            name=name,
            line=text.count("\n", 0, text.index(_LOST)) + 1,
        )
    if (doubtful := _other_letters(data)) >= 0:
        raise Refused(
            "{name} heeft op regel {line} een letter die op twee manieren te lezen is."
            " Bewaar het opnieuw als CSV UTF-8 of als XLSX.",
            name=name,
            line=data.count(b"\n", 0, doubtful) + 1,
        )
    return text


def _other_letters(data: bytes) -> int:
    """Find an accent that other systems wrote; -1 where the letters are sure."""
    if data.isascii():
        return -1
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        found = None if b"\0" in data[:400] else _OTHER_LETTERS.search(data)
        return found.start() if found else -1
    return -1


def separated(text: str, name: str | Message) -> tuple[str, str]:
    """Find the separator of a list's cells, and its text from the first row on."""
    first, _, rest = text.partition("\n")
    if told := _TOLD.fullmatch(first.strip()):  # as a spreadsheet may begin a file
        return told[1], rest
    found = _ranked(text)
    (best, *ranks), (other, *others) = found[:2]
    if ranks[0] and ranks == others and best != "\t":
        raise Refused(
            "De kolommen van {name} staan uit elkaar door een {one} of door een {other}: dat is"
            " niet te zien. Zet boven de lijst een regel met sep={sign}, of bewaar haar als XLSX.",
            name=name,
            one=_NAMES[best],
            other=_NAMES[other],
            sign=best,
        )
    return best, text


def separator_of(text: str) -> tuple[str, int]:
    """Guess the separator of a text's cells, and count the lines it is on."""
    best, count, _ = _ranked(text)[0]
    return best, count


def _ranked(text: str) -> list[tuple[str, int, int]]:
    """Each sign with the lines it is on and how often it is on the first; the likeliest first.

    It is the sign that is on most lines; of those the one that the first line has most of, and
    a tab, that nobody types within a cell, before all others.
    """
    first, _, rest = text.lstrip("\r\n").partition("\n")
    lines = [line for line in (first, *rest.split("\n", _LOOKED_AT)[:_LOOKED_AT]) if line.strip()]
    found = [(sign, sum(sign in line for line in lines), first.count(sign)) for sign in _SEPARATORS]
    return sorted(found, key=lambda one: (-one[1], one[0] != "\t", -one[2]))


def parted(
    text: str, separator: str, name: str | Message, *, first: int = 1
) -> Iterator[list[str]]:
    """The rows of a list.

    Args:
        separator: what parts its cells.
        name: of the list, as a sentence begins with it.
        first: the number of its first line.
    """
    lines = _narrow(io.StringIO(text, newline="").readlines(), separator, name)
    held: list[str] = []
    reader = csv.reader(_noted(lines, held), delimiter=separator, strict=True)
    at = first
    try:
        for row in reader:
            if len(held) > 1 and _may_be_rows(held, row, separator):
                raise _joined(name, at, at + len(held) - 1)
            if any(_stray(cell) for cell in row):
                raise _unmatched(name, at)
            yield row
            at += len(held)
            held.clear()
    except csv.Error as error:
        raise _unmatched(name, at) from error


def _narrow(lines: list[str], separator: str, name: str | Message) -> Iterator[str]:
    """The lines; none has more columns than a spreadsheet, and so than anybody's list."""
    for line in lines:
        if line.count(separator) >= _WIDEST:
            raise beyond(TOO_WIDE, name, _WIDEST)
        yield line


def _noted(lines: Iterator[str], held: list[str]) -> Iterator[str]:
    for line in lines:
        held.append(line)
        yield line


def _may_be_rows(lines: list[str], row: list[str], separator: str) -> bool:
    """Whether lines that a quote joined could be rows of the list as well."""
    wide = len(row)
    if wide < 2 or any(separator in cell for cell in row if "\n" in cell or "\r" in cell):
        return True
    return any(line.count(separator) + 1 >= wide for line in lines[1:])


def _stray(cell: str) -> bool:
    """Whether a cell begins with a blank and a quote: nobody can say where it ends."""
    return cell[:1] == " " and cell.lstrip(" ").startswith('"')


def _unmatched(name: str | Message, line: int) -> Refused:
    return Refused(
        "{name} heeft op regel {line} een aanhalingsteken te veel of te weinig, of een veel"
        " te lang vak. Verbeter die regel.",
        name=name,
        line=line,
    )


def _joined(name: str | Message, line: int, last: int) -> Refused:
    return Refused(
        "{name} heeft op regel {line} een aanhalingsteken dat pas op regel {last} sluit."
        " Zijn dat aparte rijen, haal het dan weg; is het één vak, zet het op één regel.",
        name=name,
        line=line,
        last=last,
    )
