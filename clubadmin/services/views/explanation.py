"""What a figure is made of, as a tree that ends at the games."""

from dataclasses import dataclass
from typing import Literal

Weight = Literal["counts", "dropped", "given", "plain"]
"""Counts in the figure above it; was dropped; was given and not played; only tells."""


@dataclass(frozen=True)
class Explained:
    """A figure, what it is called, and the figures that make it."""

    title: str  # "Avond 7, 12-11-2026"
    figure: str = ""  # "5.304"
    note: str = ""  # a sentence: why it counts or does not
    article: str = ""  # of the rule that says so
    weight: Weight = "plain"
    parts: tuple["Explained", ...] = ()
    evening_id: int | None = None  # where one can go from here
    table_id: int | None = None
    game: int | None = None
