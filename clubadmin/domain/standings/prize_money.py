"""Prizes that are a part of the pot."""

import re
from typing import NamedTuple

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
