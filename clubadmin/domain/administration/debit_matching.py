"""Lines of a bank's statement that are collections, and those that take some of these back.

A bank books all of a file as one amount, or each line by itself; what comes back is always by
itself.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from clubadmin.domain.administration.matching import Line, Proposal, Sureness, Why

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
