"""Particulars of a member as they are typed: postcode, birth date, functions with their years."""

import re
from collections.abc import Iterator
from datetime import date
from typing import Any

from stdnum.nl import bsn, postcode

from clubadmin.domain.names import tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.members.particulars import Office, Particulars
from clubadmin.services.input.checks import LONGEST_TEXT, as_told, named, refuse_long

OLDEST = 120  # years
EARLIEST = 1800  # a year before which no club was there
_DUTCH = re.compile(r"\d{4}\s*[A-Za-z]{2}", re.ASCII)
_NINE = re.compile(r"(?<![\d+])\d(?:[ .-]?\d){8}(?!\d)", re.ASCII)
_OFFICE = re.compile(
    r"(?P<name>.*?\D)[\s,:(]+(?:sinds\s+)?(?P<first>\d{4})"
    r"\s*(?P<to>[-–]|t/m|tot)?\s*(?P<last>\d{4}|heden|nu)?\)?",
    re.ASCII | re.IGNORECASE,
)


def checked_particulars(wanted: Particulars, today: date) -> dict[str, Any]:
    """The columns of a row as they can be kept."""
    texts = as_told("particulars", wanted)
    return {
        **texts,
        "number": texts["number"] or None,
        "postcode": checked_postcode(wanted.postcode),
        "born": checked_birth(wanted.born, today),
        "note": checked_note(wanted.note),
    }


def checked_postcode(text: str) -> str:
    """A postcode, a Dutch one as "1234 AB"; that of another country as it was typed."""
    clean = named(text, Message("De postcode"), needed=False, longest=12)
    dutch = clean[:1].isdigit() and any(sign.isalpha() for sign in clean)
    if not dutch:
        return clean
    if _DUTCH.fullmatch(clean) and postcode.is_valid(clean):
        return str(postcode.validate(clean))
    raise Refused("Postcode {text} bestaat niet. Typ hem als 1234 AB.", text=clean)


def checked_birth(born: date | None, today: date) -> date | None:
    """A birth date that somebody alive can have."""
    if born is None:
        return None
    if born > today:
        raise Refused("De geboortedatum {born} is nog niet geweest. Kijk het jaar na.", born=born)
    if today.year - born.year > OLDEST:
        raise Refused(
            "Wie op {born} geboren is, zou nu {age} jaar zijn. Kijk het jaar na.",
            born=born,
            age=today.year - born.year,
        )
    return born


def checked_span(name: str, joined: date | None, ended: date | None) -> None:
    """Refuse a membership that ends before it begins."""
    if joined and ended and ended < joined:
        raise Refused(
            "{name} zou lid zijn tot {ended}, maar begon op {joined}. Verbeter een van de twee.",
            name=name,
            ended=ended,
            joined=joined,
        )


def checked_note(text: str) -> str:
    """Lines of text."""
    note = "\n".join(tidy(line) for line in text.strip().splitlines())
    refuse_long(note, LONGEST_TEXT, Message("De notitie"))
    return note


def offices_of(text: str, today: date) -> tuple[Office, ...]:
    """Functions as they are typed, a line each: "voorzitter 2019-2023", "penningmeester 2024-"."""
    lines = (tidy(line) for line in re.split(r"[\n;]", text))
    return tuple(sorted({_office(line, today) for line in lines if line}))


def _office(line: str, today: date) -> Office:
    found = _OFFICE.fullmatch(line)
    if found is None:
        raise Refused(
            "Bij de functie {line} ontbreken de jaren. Typ ze erachter: 2019-2023, of 2019-"
            " voor wie het nog is.",
            line=line,
        )
    first = int(found["first"])
    until = found["last"] or ""
    still = not until.isdigit() and bool(found["to"] or until or "sinds" in line.casefold())
    last = None if still else int(until or first)
    if not (EARLIEST <= first <= today.year + 1 and (last is None or first <= last <= 2199)):
        raise Refused("De jaren van de functie {line} kunnen niet. Kijk ze na.", line=line)
    return Office(first, named(found["name"].rstrip(" ,:("), Message("De functie")), last)


def identifying(texts: Iterator[tuple[Message, str]]) -> Message | None:
    """Warn of a number in a text that may be a citizen service number (BSN)."""
    for what, text in texts:
        if any(bsn.is_valid(found[0]) for found in _NINE.finditer(text)):
            return Message(
                "{what} heeft een nummer dat een burgerservicenummer kan zijn. Een club mag dat"
                " niet bewaren: haal het weg.",
                what=what,
            )
    return None
