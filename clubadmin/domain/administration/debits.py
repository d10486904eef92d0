"""The demands of direct debit on a club, and lines of a bank's statement that are collections.

As in the SEPA Direct Debit Core rulebook of 2025 (EPC016-06) and its guidelines for what a club
sends to its bank (EPC130-08).

A bank books all of a file as one amount, or each line by itself; what comes back is always by
itself.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from clubadmin.domain.administration.matching import Line, Proposal, Sureness, Why
from clubadmin.domain.names import fold

LATE = timedelta(7)
"""How long after its day a collection may be booked to be known by its amount alone."""
_CODE = re.compile(
    r"\b(?:A[BCGM]|BE|CN|CU|DS|DT|ED|FF|FR|MD|MS|PY|RC|RR|SL|TD|TM)\d\d\b|\b[CD]NOR\b"
)


@dataclass(frozen=True)
class Sent:
    """A line of a file that did not come back."""

    id: int
    member_id: int
    amount: int  # cents
    end_to_end: str
    account: str
    batch: str  # with what it is booked
    collect_on: date
    booked: bool
    mandate: str = ""


def reason_code(text: str) -> str:
    """The bank's code for why something came back; "" where a line has none."""
    found = _CODE.search(text)
    return found.group() if found else ""


class DebitMatcher:
    """Proposes for lines, one after the other; what came in once may only come back.

    Args:
        sent: what was collected and did not come back.
    """

    def __init__(self, sent: Iterable[Sent]) -> None:
        self._left = {one.id: one for one in sent}
        self._batches: dict[str, list[Sent]] | None = None  # of those that are open
        self._open = {key: one for key, one in self._left.items() if not one.booked}

    def propose(self, line: Line, booked_on: date) -> Proposal | None:
        """Find the collection that a line is; None where it is something else."""
        if not self._left:
            return None
        told = f"{line.reference} {line.text}"
        found = (
            self._back(line, told, booked_on)
            if line.amount < 0
            else self._batch(line, told, booked_on) or self._single(line, told, booked_on)
        )
        for number in found.debits if found else ():
            self._open.pop(number, None)
            self._batches = None
            if line.amount < 0:  # else it may come back yet
                del self._left[number]
        return found

    def _back(self, line: Line, told: str, booked_on: date) -> Proposal | None:
        alike = [one for one in self._left.values() if one.amount == -line.amount]
        if named := _named(line, told, booked_on, alike):
            return _of([named], Sureness.SURE, Why.RETURNED, sign=-1)
        of_account = [
            one
            for one in alike
            if line.account == one.account != "" and one.collect_on <= booked_on
        ]
        if len(of_account) == 1:
            return _of(of_account, Sureness.LIKELY, Why.RETURNED, sign=-1)
        return None

    def _batch(self, line: Line, told: str, booked_on: date) -> Proposal | None:
        if self._batches is None:
            self._batches = defaultdict(list)
            for one in self._open.values():
                self._batches[one.batch].append(one)
        exact = {
            name: found
            for name, found in self._batches.items()
            if sum(one.amount for one in found) == line.amount
        }
        for name, found in exact.items():
            if _names(told, name):
                return _of(found, Sureness.SURE, Why.COLLECTED)
        in_time = [
            found
            for found in exact.values()
            if len(found) > 1 and all(_in_time(one, booked_on) for one in found)
        ]
        if len(in_time) == 1 and not line.account:
            return _of(in_time.pop(), Sureness.LIKELY, Why.COLLECTED)
        return None

    def _single(self, line: Line, told: str, booked_on: date) -> Proposal | None:
        alike = [one for one in self._open.values() if one.amount == line.amount]
        named = _named(line, told, booked_on, alike)
        return _of([named], Sureness.SURE, Why.COLLECTED) if named else None


def _in_time(one: Sent, booked_on: date) -> bool:
    return one.collect_on <= booked_on <= one.collect_on + LATE


def _named(line: Line, told: str, booked_on: date, alike: list[Sent]) -> Sent | None:
    """Find the debit that a line names: by its reference, else by the mandate; only if one."""
    named = [one for one in alike if _names(told, one.end_to_end)] or [
        one
        for one in alike
        if one.mandate and one.collect_on <= booked_on and _names(line.reference, one.mandate)
    ]
    return named[0] if len(named) == 1 else None


def _names(told: str, name: str) -> bool:
    """Whether a text holds a name, and no longer one that begins with it."""
    return name in told and bool(re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", told))


def _of(found: list[Sent], sureness: Sureness, why: Why, *, sign: int = 1) -> Proposal:
    return Proposal(
        tuple((one.member_id, sign * one.amount) for one in found),
        sureness,
        why,
        tuple(one.id for one in found),
    )


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
