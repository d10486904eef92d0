"""Dates as Dutch people write them, read by what the column means.

A day, a month or a year is kept as it stands, written as "1942-05-05", "2004-09" or "1992"; a day
whose year nobody told as "--04-12".
"""

import re
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache

from clubadmin.domain.names import fold
from clubadmin.services.input.unlikely import OLDEST, YOUNGEST, unlikely_births

_LONG = (
    *("januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september"),
    *("oktober", "november", "december"),
)
_SHORT = "jan feb mrt apr mei jun jul aug sep okt nov dec"
_ALSO = {"febr": 2, "sept": 9, "march": 3, "mar": 3, "may": 5, "oct": 10, "january": 1}
_ALSO |= {"february": 2, "june": 6, "july": 7, "august": 8, "october": 10}
MONTHS = _ALSO | {
    name: number for names in (_LONG, _SHORT.split()) for number, name in enumerate(names, start=1)
}
_NOTHING = frozenset(("", "-", "--", "–", "?", "??", "onbekend", "n.b", "nb", "nvt", "n.v.t", "."))
_TIME = re.compile(
    r"[ t]+(?P<hour>\d{1,2})[:.](?P<minute>\d\d)(?:[:.]\d\d(?:\.\d+)?)?"
    r"\s*(?P<zone>z|[+-]\d\d:?\d\d)?\Z",
    re.ASCII,
)
_WEEKDAY = re.compile(
    r"(?:ma|di|wo|do|vr|za|zo|(?:maan|dins|woens|donder|vrij|zater|zon)dag)[., ]+"
)
_ISO = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{4})(\d\d)(\d\d)", re.ASCII)
_FIGURES = re.compile(r"(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]+\s*'?(\d{4}|\d\d)", re.ASCII)
_WORDS = re.compile(r"(\d{1,2})(?:e|ste|de)?[ .-]*([a-z]{3,9})[ .,'-]*(\d{4}|\d\d)", re.ASCII)
_MONTH = re.compile(r"([a-z]{3,9})[ .,'-]*(\d{4}|\d\d)|(\d{1,2})\s*[-/.]\s*(\d{4})", re.ASCII)
_YEAR_MONTH = re.compile(r"(\d{4})[-/](\d{1,2})", re.ASCII)
_YEAR = re.compile(r"(?:sinds |vanaf |begin |ca\.? ?|\+/- ?)?(\d{4})|'(\d\d)", re.ASCII)
_NO_YEAR = re.compile(
    r"--(\d\d)-?(\d\d)|(\d{1,2})[ -/.]*([a-z]{3,9})|(\d{1,2})[-/. ]+(\d{1,2})", re.ASCII
)
_SERIAL = date(1899, 12, 30)
_APPLE = 1604  # the year in which a telephone puts a birthday without one
_LONGEST = 99  # years that somebody can be a member
_EARLIEST = 1800
_MIDDLE = 36  # years ago: the middle of the century in which any other day may be


@dataclass(frozen=True)
class Written:
    """A day as a cell tells it."""

    value: str = ""  # as it is kept, or what is likeliest; "" for nothing
    choices: tuple[str, ...] = ()  # what else it may be, where that is not sure
    how: str = ""  # "" for a day; "month", "year", "no_year"; "doubt"; "wrong" where it is none


@lru_cache(maxsize=20_000)
def read_written(text: str, means: str, today: date) -> Written:
    """A date from a cell.

    Args:
        means: "born", "joined", or "" for any other day.
        today: nobody is born after it, nor became a member.
    """
    plain = fold(text).replace("’", "'").strip(" .,;")
    if plain in _NOTHING:
        return Written()
    plain, later = _without_time(plain)
    plain = _WEEKDAY.sub("", plain, count=1) if plain[:1].isalpha() else plain
    read = _read(plain, means, today)
    if later and len(read.value) == 10 and not read.how:
        shown = date.fromisoformat(read.value)
        return Written((shown + timedelta(days=1)).isoformat(), (read.value,), "doubt")
    if means and not read.how and _unlikely(date.fromisoformat(read.value), means, today):
        return Written(read.value, (), "doubt")
    return read


def _unlikely(day: date, means: str, today: date) -> bool:
    return bool(unlikely_births((day,), today)) if means == "born" else day > today


def _without_time(text: str) -> tuple[str, bool]:
    """The text without a time of the day, and whether in the Netherlands it was the next day."""
    found = _TIME.search(text)
    if not found:
        return text, False
    late = found["zone"] == "z" and int(found["hour"]) >= 22
    return text[: found.start()].strip(), late


def _read(text: str, means: str, today: date) -> Written:
    if found := _ISO.fullmatch(text):
        year, month, day = (int(one) for one in found.groups() if one)
        if year == _APPLE:
            return Written(f"--{month:02}-{day:02}", how="no_year")
        return _whole(year, month, day)
    if found := _FIGURES.fullmatch(text):
        return _in_figures(int(found[1]), int(found[2]), found[3], means, today)
    if found := _WORDS.fullmatch(text):
        month = MONTHS.get(found[2], 0)
        return _in_figures(int(found[1]), month, found[3], means, today) if month else _wrong()
    if found := _MONTH.fullmatch(text):
        month = MONTHS.get(found[1], 0) if found[1] else int(found[3])
        return _partly(_years(found[2] or found[4], month, 28, means, today), f"-{month:02}", month)
    if found := _YEAR_MONTH.fullmatch(text):
        return _partly([int(found[1])], f"-{int(found[2]):02}", int(found[2]))
    if text.isdecimal() and len(text) == 5 and text.isascii():
        return Written((_SERIAL + timedelta(days=int(text))).isoformat())
    if found := _YEAR.fullmatch(text):
        return _partly(_years(found[1] or found[2], 1, 1, means, today), "", 1)
    if found := _NO_YEAR.fullmatch(text):
        day = int(found[2] or found[3] or found[5])
        month = int(found[1] or found[6] or MONTHS.get(found[4], 0))
        return (
            Written(f"--{month:02}-{day:02}", how="no_year") if _day(2000, month, day) else _wrong()
        )
    return _wrong()


def _in_figures(day: int, month: int, year: str, means: str, today: date) -> Written:
    """A day first; where that cannot be, the month may have been meant first: that is asked."""
    if month > 12 >= day and len(year) == 4:
        swapped = _day(int(year), day, month)
        return Written(swapped.isoformat(), (), "doubt") if swapped else _wrong()
    found = [one for it in _years(year, month, day, means, today) if (one := _day(it, month, day))]
    if not found:
        return _wrong()
    every = tuple(one.isoformat() for one in found)
    return Written(every[0], every[1:], "doubt" if len(every) > 1 else "")


def _years(text: str, month: int, day: int, means: str, today: date) -> list[int]:
    """The years that are meant, by what the column means; the likeliest first."""
    if len(text) == 4:
        return [int(text)]
    both = [2000 + int(text), 1900 + int(text)]
    if means == "born":
        ages = [today.year - one - ((today.month, today.day) < (month, day)) for one in both]
        fits = [one for one, age in zip(both, ages, strict=True) if YOUNGEST <= age <= OLDEST]
        return fits[::-1] or both[1:]
    if means == "joined":
        both = [one for one in both if (one, month, day) <= (today.year, today.month, today.day)]
        return [one for one in both if today.year - one <= _LONGEST] or both
    return [min(both, key=lambda one: abs(one - today.year + _MIDDLE))]


def _partly(years: list[int], rest: str, month: int) -> Written:
    if not years or not 1 <= month <= 12 or not _EARLIEST <= years[0] <= 2200:
        return _wrong()
    how = "month" if rest else "year"
    every = tuple(f"{one}{rest}" for one in years)
    return Written(every[0], every[1:], how if len(every) == 1 else "doubt")


def _whole(year: int, month: int, day: int) -> Written:
    found = _day(year, month, day)
    return Written(found.isoformat()) if found else _wrong()


def _wrong() -> Written:
    return Written(how="wrong")


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day) if _EARLIEST <= year <= 2200 else None
    except ValueError:
        return None


def in_words(value: str) -> str:
    """A day without its year, or a month of a year: "12 april", "september 2004"."""
    first, second = value.lstrip("-").split("-")
    if value.startswith("--"):
        return f"{int(second)} {_LONG[int(first) - 1]}"
    return f"{_LONG[int(second) - 1]} {first}"


def first_day(value: str) -> date:
    """The day that is kept of a day, a month or a year."""
    return date.fromisoformat((value + "-01-01")[:10])
