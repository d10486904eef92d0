"""Figures and dates as people write them on paper and in spreadsheets."""

import re
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from clubadmin.domain.names import fold
from clubadmin.services.lists.list_dates import read_written
from clubadmin.services.lists.read import MOST_SIGNS

MOST_POINTS = 99_999
_PLAIN = re.compile(r"-?\d{1,7}(?:[.,]0{1,2})?", re.ASCII)  # 5.000 is five thousand
_THOUSANDS = re.compile(r"-?\d{1,3}(?:[.,' ]\d{3})+(?:,-|,0+)?", re.ASCII)
_UNIT = re.compile(
    r"(?<=\d)\s*(?:p|pt|pts|ptn|pnt|pnts|punt|punten|pnten|points|roem|pit|pits)\.?\Z",
    re.ASCII | re.IGNORECASE,
)
_DROPPED = re.compile(r"\((\d{3,5})\)", re.ASCII)  # as a list shows what does not count
_ABSENT = frozenset(
    (
        *("afw", "afwezig", "abs", "absent", "afgem", "afgemeld", "afm", "ziek", "vrij", "x"),
        *("nvt", "n.v.t", "niet gespeeld", "niet aanwezig", "weg", "ng", "n.g"),
    )
)
_UNKNOWN = frozenset(("?", "??", "onbekend", "niet bekend", "n.b", "nb"))
_NOTHING = frozenset(("", "-", "--", "---", "–", "—", ".", "..", "...", "_"))
_LOOKALIKE = str.maketrans({"o": "0", "O": "0", "l": "1", "I": "1", "i": "1", "S": "5", "B": "8"})
_ANY_DAY = date(2026, 1, 1)  # clubs are younger than 1941 and lists older than 2040


@dataclass(frozen=True)
class Figure:
    """A cell read as a figure."""

    value: int | None  # the number; None where there is none, or none that is sure
    # "" plain; "nothing" an empty cell or a dash; "dots" written with thousands apart; "unknown"
    # nobody knows, as the list says itself; "word" no figure in it; "text" figures among other
    # signs
    how: str = ""
    guess: str = ""  # what was probably meant, for "text"


@lru_cache(maxsize=20_000)  # each cell is read several times, and most figures return
def read_figure(text: str) -> Figure:
    """A whole number from a cell, or what stands there instead of one."""
    if text in _NOTHING:
        return Figure(None, "nothing")
    if fold(text).strip(" .") in _UNKNOWN:
        return Figure(None, "unknown")
    text = _bare(text)
    if _PLAIN.fullmatch(text):
        return Figure(int(re.split("[.,]", text)[0]))
    if _THOUSANDS.fullmatch(text):
        whole = re.fullmatch(r"-?\d{1,3}(?:\.\d{3})+(?:,-|,0+)?", text, re.ASCII)
        return Figure(int(re.sub(r"(,-|,0{1,2})$|[.,' ]", "", text)), "" if whole else "dots")
    if not any(sign.isdigit() for sign in text):
        return Figure(None, "nothing" if fold(text).strip(" .") in _ABSENT else "word")
    return Figure(None, "text", _meant(text))


def _bare(text: str) -> str:
    """A figure without the unit behind it, or the brackets of one that does not count."""
    dropped = _DROPPED.fullmatch(text)
    return dropped[1] if dropped else _UNIT.sub("", text)


def _meant(text: str) -> str:
    """The number that a cell with other signs in it was probably meant to hold; "" for none."""
    alike = text.replace(" ", "").translate(_LOOKALIKE)
    if re.fullmatch(r"\d{3,5}", alike, re.ASCII):
        return alike
    found = re.findall(r"\d{1,3}(?:\.\d{3})+|\d+", text, re.ASCII)
    long = [one.replace(".", "") for one in found if len(one) > 2]
    return long[0] if len(long) == 1 else ""


def read_amount(text: str) -> float | None:
    """A number with or without decimals, as an average or a place is; None where there is none."""
    if (whole := read_figure(text)).value is not None:
        return float(whole.value)
    bare = _bare(text).replace(" ", "")
    return float(bare.replace(",", ".")) if re.fullmatch(r"-?\d+[.,]\d+", bare, re.ASCII) else None


def is_points(number: int) -> bool:
    """Whether an evening or a round can be worth this."""
    return -MOST_POINTS <= number <= MOST_POINTS


@dataclass(frozen=True)
class Years:
    """The span of a season, for dates without their year."""

    starts: date
    ends: date

    def dated(self, day: int, month: int) -> date | None:
        """The day and month in the year that falls within, else in the first year."""
        years = range(self.starts.year, self.ends.year + 1)
        found = [one for year in years if (one := _date(year, month, day))]
        inside = [one for one in found if self.starts <= one <= self.ends]
        return next(iter(inside or found), None)


@lru_cache(maxsize=500)
def years_of(season: str) -> Years | None:
    """Read the name of a season: "2023-2024", "'98/'99", "1987"; None when it tells no years."""
    if found := re.search(r"(?<!\d)(\d{4})\s*\D\s*'?(\d{4}|\d{2})(?!\d)", season, re.ASCII):
        first, second = int(found[1]), int(found[2])
        second = second if second > 99 else first - first % 100 + second
        second += 100 if second < first else 0
    elif found := re.search(r"(?<!\d)'?(\d{2})\s*[-/–]\s*'?(\d{2})(?!\d)", season, re.ASCII):
        first = _century(int(found[1]))
        second = first + 1 if int(found[2]) == (first + 1) % 100 else 0
    elif found := re.search(r"(?<!\d)(19\d\d|20\d\d)(?!\d)", season, re.ASCII):
        return Years(date(int(found[1]), 1, 1), date(int(found[1]), 12, 31))
    else:
        return None
    if second != first + 1:
        return None
    return Years(date(first, 8, 1), date(second, 7, 31))


def season_of(day: date) -> str:
    """The season that a day is in where clubs begin after the summer."""
    first = day.year if day.month >= 8 else day.year - 1
    return f"{first}-{first + 1}"


def read_day(text: str, years: Years | None = None) -> date | None:
    """A date as people write it; None where it is none.

    Args:
        text: "2023-10-02", "2-10-'23", "ma 2 okt", "45201" ...
        years: where a date without a year falls.
    """
    plain = re.sub(r"^[^\W\d]+[ .,]+(?=\d)", "", text.strip())  # a day of the week
    if plain.isdecimal() and not re.fullmatch(r"[2-6]\d{4}", plain, re.ASCII):
        return None
    read = read_written(plain, "", _ANY_DAY)
    if read.how == "no_year" and years is not None:
        return years.dated(int(read.value[5:]), int(read.value[2:4]))
    return date.fromisoformat(read.value) if read.value and not read.how else None


def swapped_day(text: str) -> date | None:
    """The date where month and day stand the American way round; None where it is none."""
    found = re.fullmatch(r"(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})", text.strip(), re.ASCII)
    return _date(int(found[3]), int(found[1]), int(found[2])) if found else None


def find_day(text: str, years: Years | None = None) -> date | None:
    """A date somewhere in a line, such as "Uitslag van 12 november 1998"."""
    words = text[:MOST_SIGNS].replace(",", " ").split()  # a longer one is no title
    for size in (4, 3, 2, 1):
        for at in range(len(words) - size + 1):
            piece = " ".join(words[at : at + size])
            bare = size == 1 and not re.search(r"\d\D+\d", piece)
            if not bare and (day := read_day(piece.strip("()"), years)) is not None:
                return day
    return None


def _century(two: int) -> int:
    """A year of two figures: clubs are younger than 1941 and lists older than 2040."""
    return two + (2000 if two <= 40 else 1900)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day) if 1900 <= year <= 2200 else None
    except ValueError:
        return None
