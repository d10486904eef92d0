"""Scales from figures to places on the paper, with round figures along the axis."""

from collections.abc import Iterable, Sequence
from itertools import count
from math import ceil, floor, log10
from typing import NamedTuple

_STEPS = (1, 2, 2.5, 5, 10)
_SAME = 1e-9


class Scale(NamedTuple):
    """A straight axis: `low` stands at `start`, `high` at `end`."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The place of a figure."""
        span = self.high - self.low
        share = (value - self.low) / span if span else 0.5
        return self.start + (self.end - self.start) * share


def known(series: Iterable[Sequence[float | None]]) -> list[float]:
    """All figures that there are."""
    return [one for values in series for one in values if one is not None]


def ticks(figures: Sequence[float], most: int) -> list[float]:
    """Round figures from at most the least to at least the greatest, some `most` of them.

    Where all figures are whole, so are these.
    """
    low, high = min(figures), max(figures)
    whole = all(one == int(one) for one in figures)
    if high - low < _SAME:
        spread = max(abs(high) * 0.05, 1.0)
        low, high = low - spread, high + spread
    rough = (high - low) / max(most, 1)
    power = 10.0 ** floor(log10(rough))
    step = next(one * power for one in _STEPS if one * power >= rough - _SAME)
    if whole and step != int(step):
        step = 5.0 if step > 2 else 1.0
    first, last = floor(low / step + _SAME), ceil(high / step - _SAME)
    return [round(number * step, 10) for number in range(first, last + 1)]


def place_ticks(most: int, lines: int) -> list[int]:
    """Places along an axis on which the first stands on top: 1, 5, 10 ..."""
    step = _at_least(most / max(lines, 2))
    return [1, *(place for place in range(step, most + 1, step) if place > 1)]


def _at_least(least: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50 ..."""
    rounds = (one * int(10**power) for power in count() for one in (1, 2, 5))
    return next(one for one in rounds if one >= least)


def thinned(widths: Sequence[float], slot: float, gap: float) -> int:
    """Every how many labels one can stand, so that none touches the next."""
    widest = max(widths, default=0.0) + gap
    rough = max(1, ceil(widest / slot - _SAME)) if slot > 0 else max(1, len(widths))
    return _at_least(rough)


def chosen(labels: Sequence[str], every: int) -> list[int]:
    """Choose labels, one of `every` so many; of numbers the first and the round ones."""
    if every == 1 or not all(one.isdecimal() for one in labels):
        return list(range(0, len(labels), every))
    round_ = [at for at, one in enumerate(labels) if at >= every and int(one) % every == 0]
    return [0, *round_]


def apart(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Heights as near to those `wanted` as keeps them `gap` apart and between both ends.

    The order of `wanted` is kept; they come from high to low.
    """
    found = [min(max(one, low), high) for one in wanted]
    for at in range(1, len(found)):
        found[at] = min(found[at], found[at - 1] - gap)
    if found and found[-1] < low:
        found[-1] = low
        for at in range(len(found) - 2, -1, -1):
            found[at] = max(found[at], found[at + 1] + gap)
    return found
