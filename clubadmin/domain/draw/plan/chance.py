"""Chance from a seed that falls the same on every machine.

Only `random.Random.random` is used: its sequence for a seed is promised over versions and
platforms, which that of `shuffle` and `choice` is not.
"""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A seeded source of draws; equal seeds give equal draws anywhere."""

    def __init__(self, seed: int) -> None:
        self.fraction = random.Random(seed).random  # noqa: S311 - made again by its seed
        """A number from 0 up to 1."""

    def below(self, count: int) -> int:
        """A whole number from 0 up to `count`, which is not among them."""
        return int(self.fraction() * count)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order (Fisher and Yates)."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result
