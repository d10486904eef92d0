"""The demands of the SEPA direct debit on a club: its days, the order of a series, its signs.

As in the SEPA Direct Debit Core rulebook of 2025 (EPC016-06) and its guidelines for what a club
sends to its bank (EPC130-08).
"""

import re
from datetime import date, timedelta
from enum import StrEnum

from clubadmin.domain.names import fold

NOTICE = 14
"""Days before a collection on which it is told at the latest, unless a shorter time was agreed."""
EXPIRES = 3
"""Years without a collection after which a mandate holds no more."""
LONGEST_MANDATE = 35
LONGEST_TEXT = 140
_SIGNS = frozenset(" /-?:().,'+")
_SPELLED = {"&": "+", "_": "-", ";": ",", "‘": "'", "’": "'", "–": "-", "—": "-"}


class MandateKind(StrEnum):
    """How often somebody agreed to be collected of."""

    RECURRENT = "recurrent"
    ONCE = "once"


class Sequence(StrEnum):
    """The place of a collection in its series.

    Since November 2016 the rulebook lets the first of a series be "RCUR" as well, and nobody has
    to say which is the last: so FRST and FNAL are not used, and it does not matter whether the
    first came back. All of a file is then one amount on the statement.
    """

    RECURRENT = "RCUR"
    ONCE = "OOFF"


def sequence_of(kind: MandateKind) -> Sequence:
    """How a collection under a mandate is called."""
    return Sequence.ONCE if kind is MandateKind.ONCE else Sequence.RECURRENT


def is_bank_day(day: date) -> bool:
    """Whether banks settle on a day: no weekend, and none of the six holidays of TARGET."""
    if day.weekday() > 4 or (day.month, day.day) in ((1, 1), (5, 1), (12, 25), (12, 26)):
        return False
    return day - easter(day.year) not in (timedelta(-2), timedelta(1))


def bank_day(day: date) -> date:
    """The day itself, or the first one after it on which banks settle."""
    while not is_bank_day(day):
        day += timedelta(1)
    return day


_BEYOND = frozenset(("AD", "AL", "CH", "GB", "GI", "MC", "MD", "ME", "MK", "RS", "SM", "VA"))


def earliest(today: date) -> date:
    """The first day for which a bank still takes a file: one day of banks before it."""
    return bank_day(today + timedelta(1))


def easter(year: int) -> date:
    """Easter Sunday (Meeus, Jones and Butcher)."""
    century, rest = divmod(year, 100)
    golden = year % 19
    moon = (19 * golden + century - century // 4 - (8 * century + 13) // 25 + 15) % 30
    sunday = (32 + 2 * (century % 4) + 2 * (rest // 4) - moon - rest % 4) % 7
    late = (golden + 11 * moon + 22 * sunday) // 451
    month, day = divmod(moon + sunday - 7 * late + 114, 31)
    return date(year, month, day + 1)


def expires(last_used: date) -> date:
    """The first day on which a mandate that was used last then, or signed, holds no more."""
    year, month = last_used.year + EXPIRES, last_used.month
    leap = (month, last_used.day) == (2, 29)
    return date(year, 3, 1) if leap else date(year, month, last_used.day)


def end_to_end(reference: str, collection: int) -> str:
    """The name of one collection, which the bank brings back with a storno.

    Args:
        reference: of the dues of a member in a season, so that a reader knows it at once.
        collection: the number of the file.
    """
    return f"{reference}-{collection}"


def plain(text: str, longest: int) -> str:
    """A text in the signs that every bank in Europe passes on; "" where none of it is."""
    found = []
    for written in " ".join(text.split()):
        sign = _SPELLED.get(written, written)
        folded = sign if sign.isascii() else fold(sign)
        if not sign.isascii() and sign.isupper():
            folded = folded.upper()
        found += [one if _is_passed_on(one) else " " for one in folded]
    clean = re.sub("/+", "/", " ".join("".join(found).split()).lstrip("/ "))
    return clean[:longest].strip()


def _is_passed_on(sign: str) -> bool:
    return sign in _SIGNS or (sign.isascii() and sign.isalnum())


def is_plain(text: str) -> bool:
    """Whether a reference can be written as it is; neither end of it may be a stroke."""
    return text != "" and plain(text, LONGEST_MANDATE) == text and not text.endswith("/")


def needs_address(account: str) -> bool:
    """Whether a bank asks where the holder lives: in SEPA, and outside the European Economic Area.

    SEPA Direct Debit Core rulebook, AT-P005; the countries as in EPC409-09 of 2025.
    """
    return account[:2] in _BEYOND
