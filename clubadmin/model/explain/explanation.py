"""A figure as a tree of its parts that ends at the games."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from clubadmin.i18n import Words
from clubadmin.i18n.catalogue import sentences
from clubadmin.i18n.figures import MINUS
from clubadmin.model.explain.figure_asked import Asked

Weight = Literal["counts", "dropped", "given", "plain"]
"""Counts in the figure above it; was dropped; was given and not played; only tells."""
Joins = Literal["", "sum", "average", "half", "less", "ratio", "highest", "lowest"]
"""How the parts that count make the figure above them: not at all, added up, averaged, half of
that, the first less the others or divided by the second, the highest or the lowest of them."""

_MOST = 24  # figures that stand in one sum; more are counted


Value = int | Fraction
_DIVISORS: dict[str, Callable[[int], int]] = {
    "sum": lambda _count: 1,
    "average": lambda count: count,
    "half": lambda count: 2 * count,
}


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
    value: Value | None = None  # the figure as a number; None where it is none
    joins: Joins = ""
    deeper: Asked | None = None  # gives the parts, where they come when it is opened
    times: int = 1  # how often it counts in an average

    @property
    def counting(self) -> tuple["Explained", ...]:
        """The parts that the figure is made of: those that count, played or given."""
        return tuple(one for one in self.parts if one.weight in ("counts", "given"))

    def made(self) -> Value | None:
        """The figure that the counting parts make; None where they say nothing about it."""
        values = [one.value for one in self.counting if one.value is not None]
        if not self.joins or not self.parts:
            return None
        if self.joins in ("highest", "lowest"):
            return (max if self.joins == "highest" else min)(values, default=0)
        total = sum(values, Fraction(0))
        if self.joins == "ratio":
            return Fraction(values[0]) / (values[1] or 1)
        if self.joins == "less":
            return 2 * values[0] - total
        return Fraction(total) / _DIVISORS[self.joins](self.times_counted or 1)

    @property
    def times_counted(self) -> int:
        """How often what counts does so, together."""
        return sum(one.times for one in self.counting if one.value is not None)

    @property
    def adds_up(self) -> bool:
        """Whether the parts make the figure; a figure in whole points is rounded, a half up."""
        made = self.made()
        if made is None or self.value is None:
            return True
        return self.value in (made, (2 * made + 1) // 2)

    def walk(self, depth: int = 0) -> Iterator[tuple[int, "Explained"]]:
        """Give this figure and all below it, each with its depth."""
        yield depth, self
        for one in self.parts:
            yield from one.walk(depth + 1)


def that_counts(
    words: Words, title: str, value: Value, *, weight: Weight = "counts", **more: Any
) -> Explained:
    """A figure written as the number it is, which counts in the one above it."""
    return Explained(title, words.number(value), weight=weight, value=value, **more)


def summed(words: Words, title: str, parts: Iterable[Explained], **more: Any) -> Explained:
    """A figure that counts, and is what its parts add up to."""
    every = tuple(parts)
    value = sum(int(one.value or 0) for one in every)
    return that_counts(words, title, value, parts=every, joins="sum", **more)


def weight_sign(words: Words, weight: Weight) -> str:
    """Whether a figure counts, as the screen shows it: a tick, a word or nothing."""
    signs = {"counts": "✓", "dropped": words("valt weg"), "given": words("gegeven")}
    return signs.get(weight, "")


def counts(words: Words, one: Explained) -> str:
    """Whether it counts, in a word; for paper and text, where a tick may be missing."""
    return words("ja") if one.weight == "counts" else weight_sign(words, one.weight)


def arithmetic(words: Words, one: Explained) -> str:
    """How the parts that count make the figure: "Samen: 1.219 + 840 = 2.059"; or nothing."""
    values = [part.value for part in one.counting if part.value is not None]
    if not one.joins or one.value is None or len(values) < 2:
        return ""
    result, count = words.number(one.value), one.times_counted
    if one.joins == "highest":
        return words("De hoogste van {count}: {result}", count=count, result=result)
    if one.joins == "lowest":
        return words("De laagste van {count}: {result}", count=count, result=result)
    if count > _MOST and one.joins == "sum":
        return words("Samen: {count} getallen = {result}", count=count, result=result)
    made = one.made()
    if made is not None and made != one.value:
        exact = words.number(made)
        result = words("{exact}, afgerond {result}", exact=exact, result=result)
    parts = _row(words, values, minus=one.joins == "less")
    if one.joins == "ratio":
        parts = " : ".join(map(words.number, values[:2]))
    return words(sentences("joined")[one.joins], parts=parts, count=count, result=result)


def _row(words: Words, values: list[Value], *, minus: bool) -> str:
    if len(values) > _MOST:
        return words(
            "{count} getallen, samen {total}",
            count=len(values),
            total=words.number(Fraction(sum(values))),
        )
    row = words.number(values[0])
    for value in values[1:]:
        shown = Fraction(-value if minus else value)
        row += f" {'+' if shown >= 0 else MINUS} {words.number(abs(shown))}"
    return row
