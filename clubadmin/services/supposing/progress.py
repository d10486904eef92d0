"""How far work is that takes long: told by whoever does it, asked for by whoever waits."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

Going = Callable[[int, int], None]
"""Told how much is done, of how much; it may raise, and then the work stops."""


def untold(_done: int, _total: int) -> None:
    """Nobody waits to be told."""


def stretch(going: Going, first: int, last: int) -> Going:
    """For a part of the work, from one hundredth of all of it to another."""

    def told(done: int, total: int) -> None:
        going(first + (last - first) * done // max(total, 1), 100)

    return told


def told_each(items: Sequence[T], going: Going, every: int = 1) -> Iterator[T]:
    """The items one after another; before each of so many it is told how far it is."""
    for at, item in enumerate(items):
        if at % every == 0:
            going(at, len(items))
        yield item
