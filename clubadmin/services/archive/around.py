"""A day that one searches for, and the evenings around it where there was none on it."""

import re
from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from clubadmin.model.archive.archive import Hit

_DAY_FIRST = re.compile(r"(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})")
_YEAR_FIRST = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_IN_WORDS = re.compile(r"(?:[a-z]+ )?(\d{1,2}) ([a-z]{3,}) (\d{4})")
_MONTHS = (
    *("januari january", "februari february", "maart mrt march", "april", "mei may"),
    *("juni june", "juli july", "augustus august", "september", "oktober october"),
    *("november", "december"),
)


def day_asked(words: str) -> date | None:
    """The day that folded words are, the year in full; None where they are something else."""
    if found := _DAY_FIRST.fullmatch(words):
        day, month, year = (int(part) for part in found.groups())
    elif found := _YEAR_FIRST.fullmatch(words):
        year, month, day = (int(part) for part in found.groups())
    elif found := _IN_WORDS.fullmatch(words):
        day, year, month = int(found[1]), int(found[3]), _month(found[2])
    else:
        return None
    try:
        return date(year, month, day)
    except ValueError:
        return None


def around(evenings: Iterable[Hit], wanted: date) -> tuple[Hit, ...]:
    """The last evening before a day and the first after it, the nearest first."""
    held = [one for one in evenings if one.day is not None and one.day != wanted]
    before = max((one for one in held if _far(one, wanted) < 0), key=lambda one: _far(one, wanted),
                 default=None)  # fmt: skip
    after = min((one for one in held if _far(one, wanted) > 0), key=lambda one: _far(one, wanted),
                default=None)  # fmt: skip
    found = [replace(one, in_place_of=wanted) for one in (before, after) if one is not None]
    return tuple(sorted(found, key=lambda one: abs(_far(one, wanted))))


def _far(one: Hit, wanted: date) -> int:
    return (one.day - wanted).days if one.day is not None else 0


def _month(word: str) -> int:
    for number, names in enumerate(_MONTHS, 1):
        if any(name.startswith(word) for name in names.split()):
            return number
    return 0
