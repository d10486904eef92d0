"""Draws with the fewest repeats known, for numbers so small that some cannot be avoided."""

from collections.abc import Mapping

from clubadmin.domain.draw.known.best_fours import BEST as FOURS
from clubadmin.domain.draw.known.best_threes import BEST as THREES
from clubadmin.domain.draw.known.best_with_threes import BEST as WITH_THREES
from clubadmin.domain.draw.plan.layout import Odd
from clubadmin.domain.draw.search.search import Groups

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def best_fours(people: int, rounds: int, odd: Odd) -> list[Groups] | None:
    """Rounds of tables of four (numbers from 0) as few of whom as known meet again.

    None: nothing is known that a search of an evening does not find as well.
    """
    with_threes = odd == "three" and people % 4 != 0
    return _read(WITH_THREES if with_threes else FOURS, people, rounds)


def best_threes(people: int, rounds: int) -> list[Groups] | None:
    """The same for tables of three, each for himself."""
    return _read(THREES, people, rounds)


def _read(best: Mapping[tuple[int, int], str], people: int, rounds: int) -> list[Groups] | None:
    text = best.get((people, rounds))
    if text is None:
        return None
    return [
        [[_LETTERS.index(one) for one in group] for group in line.split()]
        for line in text.split("\n")
        if line.strip()
    ]
