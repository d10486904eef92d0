"""Prizes that are money: an amount, or a part of the pot. In whole cents."""

import re
from typing import NamedTuple

COIN = 5  # cents; the smallest that is handed over
_EUROS = re.compile(
    r"(?:€|eur(?:o)?)?\s*(?P<whole>\d{1,5})(?:[,.](?P<cents>\d\d|-))?\s*(?:€|euro)?", re.IGNORECASE
)
_SIGNED = re.compile(r"€|eur", re.IGNORECASE)
_PART_OF_POT = re.compile(
    r"(?P<percent>\d{1,3})\s*%(?:\s*van\s*de\s*pot)?(?:\s*:\s*(?P<among>\d{1,4}))?", re.IGNORECASE
)


class PartOfPot(NamedTuple):
    """A part of the pot: a percentage, divided among a number of people."""

    percent: int
    among: int

    @property
    def text(self) -> str:
        """The part as it stands in a result; `part_of_pot` reads it back."""
        if self.percent % self.among == 0:
            return f"{self.percent // self.among} %"
        return f"{self.percent} % : {self.among}"


def part_of_pot(what: str) -> PartOfPot | None:
    """The part of the pot that a prize is; None where it is something else."""
    found = _PART_OF_POT.fullmatch(what.strip())
    return found and PartOfPot(int(found["percent"]), int(found["among"] or 1) or 1)


def prize_money(what: str, pot: int) -> int | None:
    """The money of a prize in cents; None for a thing, such as a bottle.

    A prize is money where its text is an amount with a sign of euros ("€ 25", "12,50 euro") or
    a part of the pot ("40 %", or "100 % : 3" of who share it), which is rounded down to what can
    be handed over.
    """
    text = what.strip()
    if part := part_of_pot(text):
        return pot * part.percent // (100 * part.among) // COIN * COIN
    amount = _EUROS.fullmatch(text)
    if amount is None or not _SIGNED.search(text):
        return None
    cents = amount["cents"]
    return 100 * int(amount["whole"]) + (int(cents) if cents and cents != "-" else 0)
