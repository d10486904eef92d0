"""A drawn chart with what stands around its figures: title, axes and scales, names, spots."""

from collections.abc import Iterable, Sequence
from itertools import count
from math import ceil, floor, log10
from typing import Any, NamedTuple

from clubadmin.i18n import Words
from clubadmin.model.kit.chart import Chart
from clubadmin.reports.charts.shapes import Board, Stroke

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


SMALL = 0.92  # of the letters: all but the title
_TITLE = 1.15
_LOW = 12  # of the letters: lower a chart is only its figures
_LINE = 2.6  # of the letters: from hairline to hairline at least
_ROW = 1.28  # of the letters: from name to name
_NAMES = 0.36  # of the width at most for names beside the lines
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
    """Make the text to be read at each label."""
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


class Plot(NamedTuple):
    """The area of the figures."""

    left: float
    right: float
    bottom: float
    top: float


class Name(NamedTuple):
    """A name beside the end of a line."""

    text: str
    height: float  # where its line ends
    stroke: Stroke | None  # None: of none in particular


def head(board: Board, chart: Chart) -> float:
    """The title and what is counted, where there is room; gives how high figures may reach."""
    size, y = board.look.size, board.height
    if y < size * _LOW:
        return y - size * 0.9
    if chart.title:
        y -= size * _TITLE
        board.text((0, y), chart.title, size=_TITLE, bold=True, room=board.width)
        y -= size * 0.3
    if chart.unit:
        y -= size * SMALL * 1.1
        muted = board.look.muted
        board.text((0, y), chart.unit, size=SMALL, colour=muted, room=board.width)
    return y - size * 0.9


def foot(board: Board) -> float:
    """How low the figures may reach, with a line of labels below them."""
    return board.look.size * 2.0


def grid(board: Board, plot: Plot, scale: Scale, marks: Sequence[tuple[float, str]]) -> None:
    """A hairline across at each figure of the upright axis, the figure before it."""
    size = board.look.size
    for value, text in marks:
        y = scale.at(value)
        board.line((plot.left, y), (plot.right, y), board.look.hairline)
        before = (plot.left - size * 0.5, y - size * 0.33)
        board.text(before, text, anchor="end", size=SMALL, colour=board.look.muted)


def across(board: Board, plot: Plot, labels: Sequence[str], xs: Sequence[float]) -> None:
    """The labels under the figures, as many as do not touch; a longer one is shortened."""
    size = board.look.size
    slot = xs[1] - xs[0] if len(xs) > 1 else plot.right - plot.left
    room = max(slot - size * 0.4, min(size * 9, (plot.right - plot.left) / 4))
    widths = [min(board.wide(one, SMALL), room) for one in labels]
    every = thinned(widths, slot, size * 0.8)
    for at in chosen(labels, every):
        x, wide = xs[at], widths[at]
        middle = min(max(x, wide / 2), board.width - wide / 2)
        board.line((x, plot.bottom), (x, plot.bottom - size * 0.3), board.look.muted)
        board.text(
            (middle, plot.bottom - size * 1.35), labels[at], anchor="middle", size=SMALL,
            colour=board.look.muted, room=room,
        )  # fmt: skip


def names_room(board: Board, names: Sequence[str]) -> float:
    """How much of the width goes to names beside the lines."""
    if not names:
        return board.look.size * 0.8
    longest = max(board.wide(one, SMALL) for one in names)
    return min(board.width * _NAMES, longest + board.look.size * 2.8)


def names_fit(board: Board, high: float) -> int:
    """How many names can stand beside the lines."""
    return max(2, int(high / (board.look.size * _ROW)) + 1)


def hairlines(board: Board, high: float) -> int:
    """How many hairlines go well in so much height."""
    return max(2, int(high / (board.look.size * _LINE)))


def average_name(chart: Chart, words: Words) -> list[str]:
    """The text beside the line across, if there is one."""
    if chart.average is None:
        return []
    return [words("gemiddeld {figure}", figure=figure_of(words, chart.average))]


def names(board: Board, plot: Plot, wanted: Sequence[Name]) -> None:
    """Each name beside the end of its line, none over another; the first that have room."""
    size, look = board.look.size, board.look
    fit = int((plot.top - plot.bottom) / (size * _ROW)) + 1
    ordered = sorted(wanted[: max(fit, 1)], key=lambda one: -one.height)
    heights = apart([one.height for one in ordered], size * _ROW, plot.bottom, plot.top)
    start = plot.right + size * 1.8
    for one, y in zip(ordered, heights, strict=True):
        if one.stroke is not None and abs(y - one.height) > size * 0.15:
            board.line((plot.right + size * 0.3, one.height), (start - size * 0.9, y),
                       look.faint)  # fmt: skip
        if one.stroke is not None and one.stroke.mark:
            board.mark((start - size * 0.3, y), one.stroke)
        elif one.stroke is not None:
            board.path([(start - size * 0.9, y), (start - size * 0.1, y)], one.stroke)
        board.text(
            (start + size * 0.5, y - size * 0.33), one.text, size=SMALL,
            room=board.width - start - size * 0.5,
        )  # fmt: skip


def nothing(board: Board, words: Words) -> Drawn:
    """Draw that there is nothing to show."""
    middle = (board.width / 2, board.height / 2)
    board.text(middle, words("Nog geen cijfers."), anchor="middle", colour=board.look.muted)
    return Drawn(board.drawing, (), upright=True, low=0, high=0)
