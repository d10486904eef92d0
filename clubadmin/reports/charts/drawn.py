"""A chart that was drawn, and what can be read at each of its labels."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from clubadmin.i18n import Words
from clubadmin.model.kit.chart import Chart

_MOST = 6  # figures that are read out together


class Spot(NamedTuple):
    """A label of the chart: where along the axis it stands, and its figures in words."""

    at: float
    text: str


class Drawn(NamedTuple):
    """A drawing of ReportLab's, with its spots in order.

    Upright, `at` of a spot is to the right; else, where bars lie down, it is from below.
    `low` and `high` are where the figures begin and end in the other direction.
    """

    drawing: Any
    spots: tuple[Spot, ...]
    upright: bool
    low: float
    high: float


def figure_of(words: Words, value: float) -> str:
    """A figure: whole where it is as good as that, else with one decimal."""
    near = round(value)
    return words.number(near if abs(value - near) < 0.05 else value)


def spots(chart: Chart, places: Sequence[float], words: Words) -> tuple[Spot, ...]:
    """What can be read at each label."""
    return tuple(
        Spot(place, _said(chart, at, words))
        for at, place in zip(range(len(chart.labels)), places, strict=True)
    )


def _said(chart: Chart, at: int, words: Words) -> str:
    known = [
        (one.name, one.values[at])
        for one in chart.series
        if at < len(one.values) and one.values[at] is not None
    ]
    shown = [
        f"{name} {figure_of(words, value)}" if len(chart.series) > 1 else figure_of(words, value)
        for name, value in known[:_MOST]
        if value is not None
    ]
    more = [words("en nog {count}", count=len(known) - _MOST)] if len(known) > _MOST else []
    return f"{chart.labels[at]}: {', '.join([*shown, *more]) or '–'}"
