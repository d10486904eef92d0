"""The longest series in a row of things that happened or did not."""

from collections.abc import Hashable, Iterable
from datetime import date
from typing import NamedTuple, TypeVar

_Key = TypeVar("_Key", bound=Hashable)


LONGEST_BREAK = 400
"""Days: a summer is less, and so is what comes once a year; more is a season not known."""


class Run(NamedTuple):
    """A run: its length, the places of its first and last, and whether nothing came after."""

    length: int
    first: int
    last: int
    running: bool


def parted(before: date, after: date) -> bool:
    """Whether so long lies between two evenings that nobody knows what was played there."""
    return (after - before).days > LONGEST_BREAK


def longest(happened: Iterable[tuple[date, bool]]) -> Run | None:
    """The longest series in a row; of equally long ones the latest. None: it never happened.

    Args:
        happened: day and whether it happened then, in order; a season of which nothing is known
            between two of them ends a series.
    """
    best: Run | None = None
    length = 0
    before: date | None = None
    for at, (day, one) in enumerate(happened):
        if not one or (before and parted(before, day)):
            length = 0
        length += one
        before = day
        if length and (best is None or length >= best.length):
            best = Run(length, at - length + 1, at, running=True)
        elif best is not None:
            best = best._replace(running=False)
    return best


def ranked(figures: dict[_Key, float], *, lowest: bool = False) -> list[tuple[int, _Key]]:
    """Places by figure, highest first; equal figures share one, and the next is skipped.

    Who share a place stand in the order in which they were given.
    """
    order = sorted(figures, key=lambda one: figures[one] if lowest else -figures[one])
    found: list[tuple[int, _Key]] = []
    for at, one in enumerate(order, 1):
        same = found and figures[found[-1][1]] == figures[one]
        found.append((found[-1][0] if same else at, one))
    return found
