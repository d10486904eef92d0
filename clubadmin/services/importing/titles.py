"""The meaning of titles of columns, as clubs write them."""

import re
from dataclasses import dataclass

from clubadmin import assets
from clubadmin.domain.names import fold
from clubadmin.services.lists.read import MOST_SIGNS

_FILE = assets.table("headings.toml")
TITLES: dict[str, str] = {word: kind for kind, words in _FILE["result"].items() for word in words}
TOLD = {word: kind for kind, words in _FILE["told"].items() for word in words}
"""Titles of what is held against the figures and never comes in."""
UNUSED = frozenset((*TOLD, *_FILE["unused"]))
_EVENING = ("avond", "speelavond", "av", "week", "wk", "wedstrijd", "evening", "speeldag", "a")
_ROUND = ("ronde", "rnd", "r", "rd", "round", "boom", "boompje", "b", "partij", "omgang")
_NUMBERED = re.compile(
    r"(?P<before>[a-z]*)[ .]*(?:nr\.?|nummer)? *(?P<number>\d{1,3})(?:e|ste|de|st|nd|rd|th)?"
    r"[ .:]*(?P<after>[a-z]*)(?P<rest>.*)",
    re.ASCII,
)
TOTAL_ROW = re.compile(
    r"(sub|eind)?tota(al|len|le|l)\b|(algemeen )?gemiddeld|(hoogste|laagste|controle|opgeteld)\b|"
    r"average\b|(som|aantal|max|min|sum)\b\W*$",
    re.ASCII,
)


_FOOT = re.compile(
    r"[^;]*; (?P<competition>[^;]+); seizoen (?P<season>[^;]+);"
    r"(?: avond (?P<evening>\d{1,3}) \((?P<day>\d{2}-\d{2}-\d{4})\);| na avond \d{1,3};).*",
    re.ASCII,
)
_RUNNING = re.compile(
    r"(?:(?:tussen)?stand|(?:sub)?tota+l|tot|cum\w*|opgeteld)?[ .:]*"
    r"\b(?:na|t/m|tm|t\.m\.|tot en met)\b[ .:]*(?P<rest>.+)"
    r"|(?:tussenstand|stand|cumulatief|cum)[ .:]+(?P<bare>.*\d.*)",
    re.ASCII,
)
_BEST = re.compile(r"(?:tota+l|som|punten)?[ .:]*beste \d{1,2}\b.*", re.ASCII)


@dataclass(frozen=True)
class Numbered:
    """A title with a number in it: "Avond 3", "R2", "3"."""

    number: int
    what: str  # "evening", "round", or "" where the title does not say
    rest: str  # what else it says


def plain(title: str) -> str:
    """A title as it is looked up."""
    return fold(title[:MOST_SIGNS]).strip(" .:#*")


def kind_of(title: str) -> str:
    """The meaning of a title by itself; "" where it is unknown."""
    return TITLES.get(plain(title), "")


def numbered(title: str) -> Numbered | None:
    """The number in a title; None when it has none, or other words stand before it."""
    found = _NUMBERED.fullmatch(plain(title))
    if found is None:
        return None
    before, after, rest = found["before"], found["after"], found["rest"].strip()
    for word, other in ((before, after), (after, "")):
        for what, words in (("evening", _EVENING), ("round", _ROUND)):
            if word in words:
                return Numbered(int(found["number"]), what, f"{other} {rest}".strip())
    if before:
        return None
    return Numbered(int(found["number"]), "", f"{after} {rest}".strip())


def after_evening(title: str) -> str:
    """Up to which evening a running total goes, as its title says it; "" where it is none."""
    found = _RUNNING.fullmatch(plain(title))
    return (found["rest"] or found["bare"]) if found else ""


@dataclass(frozen=True)
class Foot:
    """The line that the program writes below its own tables."""

    competition: str
    season: str
    evening: int | None
    day: str


def own_foot(text: str) -> Foot | None:
    """Read the line below a table of our own; None where it is another."""
    found = _FOOT.fullmatch(text) if ";" in text else None
    if found is None:
        return None
    evening = int(found["evening"]) if found["evening"] else None
    return Foot(found["competition"], found["season"], evening, found["day"] or "")


def of_best(title: str) -> bool:
    """Whether it is the total of some evenings only: "beste 5"."""
    return _BEST.fullmatch(plain(title)) is not None


def evening_in(text: str) -> int | None:
    """The number of an evening somewhere in a line: "Uitslag avond 3, 12 november"."""
    words = "|".join(word for word in _EVENING if len(word) > 2)
    line = fold(text[:MOST_SIGNS])
    found = re.search(rf"\b(?:{words})\b[ .:]*(?:nr\.?|nummer)? *(\d{{1,3}})\b", line, re.ASCII)
    found = found or re.search(rf"\b(\d{{1,3}})(?:e|ste|de) (?:{words})\b", line, re.ASCII)
    return int(found[1]) if found else None


def round_in(text: str) -> int | None:
    """The number of a round somewhere in a line: "Ronde 2"."""
    line = fold(text[:MOST_SIGNS])
    found = re.search(r"\bronde\b[ .:]*(?:nr\.?|nummer)? *(\d{1,2})\b", line, re.ASCII)
    found = found or re.search(r"\b(\d{1,2})(?:e|ste|de) ronde\b", line, re.ASCII)
    return int(found[1]) if found else None


def is_total_row(name: str) -> bool:
    """Whether the name of a row is that of a sum and not of a person."""
    return bool(TOTAL_ROW.match(fold(name)))
