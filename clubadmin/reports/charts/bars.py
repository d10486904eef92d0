"""Bars: side by side over short labels, or lying down beside names that need the room.

Their axis begins at nought, so that lengths compare.
"""

from collections.abc import Sequence
from typing import NamedTuple

from clubadmin.i18n import Words
from clubadmin.model.kit.chart import Chart
from clubadmin.reports.charts import frame
from clubadmin.reports.charts.frame import SMALL, Drawn, Name, Plot, figure_of, spots
from clubadmin.reports.charts.look import average, fill
from clubadmin.reports.charts.scale import Scale, known, ticks
from clubadmin.reports.charts.shapes import Board

_LYING = 1.35  # of the letters: a row of bars that lie down, at least
_SHARE = 0.72  # of its slot a bar takes
_LABELS = 0.4  # of the width at most for names before bars that lie down
_BROAD = 6.0  # of the letters: the bars of a label, at most
_THICK = 2.6  # of the letters: a slot of bars that lie down, at most


def draw(board: Board, chart: Chart, words: Words) -> Drawn:
    """The chart, standing or lying by what its labels need."""
    figures = known(one.values for one in chart.series)
    if not figures:
        return frame.nothing(board, words)
    figures += [0.0] if chart.average is None else [0.0, chart.average]
    top = _legend(board, chart, frame.head(board, chart))
    given = Figures(board, chart, words, tuple(figures), top)
    return draw_lying(given) if _lies(board, chart, top) else draw_standing(given)


def _lies(board: Board, chart: Chart, top: float) -> bool:
    """Whether labels touch below the bars, and all have room beside them."""
    size = board.look.size
    slot = board.width * 0.9 / len(chart.labels)
    touch = max(board.wide(one, SMALL) for one in chart.labels) + size * 0.6 > slot
    return touch and len(chart.labels) * size * _LYING <= top and not _in_order(chart)


def _in_order(chart: Chart) -> bool:
    """Labels of figures, such as seasons, are understood with some left out."""
    return all(any(sign.isdigit() for sign in one) for one in chart.labels)


def _legend(board: Board, chart: Chart, top: float) -> float:
    """Draw the meaning of bars, where there are several; gives how high figures may reach."""
    if len(chart.series) < 2:
        return top
    size, x = board.look.size, 0.0
    y = top - size * 0.3
    for number, one in enumerate(chart.series):
        wide = min(board.wide(one.name, SMALL), board.width / 2) + size * 2.6
        if x and x + wide > board.width:
            x, y = 0.0, y - size * 1.4
        board.bar(x, y - size * 0.1, size * 0.9, size * 0.8, fill(board.look, number))
        board.text((x + size * 1.3, y), one.name, size=SMALL, room=board.width / 2)
        x += wide
    return y - size * 1.5


class Figures(NamedTuple):
    """The figures to draw, with their place and height."""

    board: Board
    chart: Chart
    words: Words
    figures: tuple[float, ...]  # all there are, and those the axis must reach
    top: float

    def average_name(self) -> list[str]:
        """The text beside the line across, if there is one."""
        return frame.average_name(self.chart, self.words)


class _Bars(NamedTuple):
    """The places of bars side by side."""

    xs: Sequence[float]
    scale: Scale
    wide: float  # a single bar
    slot: float  # from label to label


def draw_standing(given: Figures) -> Drawn:
    """Bars side by side, each over its label."""
    board, chart, words, figures, top = given
    bottom, size = frame.foot(board), board.look.size
    top -= size * 0.8  # the figure of the highest bar
    round_ = ticks(figures, frame.hairlines(board, top - bottom))
    marks = [(one, figure_of(words, one)) for one in round_]
    left = max(board.wide(text, SMALL) for _, text in marks) + size * 0.8
    right = board.width - frame.names_room(board, given.average_name())
    plot, scale = Plot(left, right, bottom, top), Scale(round_[0], round_[-1], bottom, top)
    slot = (right - left) / len(chart.labels)
    xs = [left + slot * (at + 0.5) for at in range(len(chart.labels))]
    bars = _Bars(xs, scale, min(slot * _SHARE, size * _BROAD) / len(chart.series), slot)
    frame.grid(board, plot, scale, marks)
    frame.across(board, plot, chart.labels, xs)
    _stand(given, bars)
    zero = scale.at(0)
    board.line((left, zero), (right, zero), board.look.muted, 0.8)
    if chart.average is not None:
        y = scale.at(chart.average)
        board.path([(left, y), (right, y)], average(board.look))
        frame.names(board, plot, [Name(given.average_name()[0], y, average(board.look))])
    _say_standing(given, bars)
    return Drawn(board.drawing, spots(chart, xs, words), upright=True, low=bottom, high=top)


def _stand(given: Figures, bars: _Bars) -> None:
    board, chart, (xs, scale, wide, _) = given.board, given.chart, bars
    start = scale.at(0)
    for number, one in enumerate(chart.series):
        shift, filled = (number - len(chart.series) / 2) * wide, fill(board.look, number)
        for x, value in _pairs(xs, one.values):
            board.bar(x + shift, start, wide, scale.at(value) - start, filled)


def _say_standing(given: Figures, bars: _Bars) -> None:
    """The figure of each bar above it, where all have the room for it."""
    board, chart, words = given.board, given.chart, given.words
    size, (xs, scale, wide, slot) = board.look.size, bars
    widest = max(board.wide(figure_of(words, one), SMALL)
                 for one in known(one.values for one in chart.series))  # fmt: skip
    if widest + size * 0.3 > (wide if len(chart.series) > 1 else slot):
        return
    for number, one in enumerate(chart.series):
        shift = (number + 0.5 - len(chart.series) / 2) * wide
        for x, value in _pairs(xs, one.values):
            y = scale.at(value) + (size * 0.3 if value >= 0 else -size * 0.95)
            said = figure_of(words, value)
            half = board.wide(said, SMALL) / 2
            if chart.average is not None:  # the line across stays away from the figure
                board.blank(x + shift - half, y - size * 0.1, 2 * half, size * 0.85)
            board.text((x + shift, y), said, anchor="middle", size=SMALL)


def draw_lying(given: Figures) -> Drawn:
    """Bars below each other, each beside its label."""
    board, chart, words, figures, top = given
    size = board.look.size
    below = [one for one in figures if one < 0]
    before = max((board.wide(figure_of(words, one), SMALL) + size for one in below), default=0.0)
    behind = max(board.wide(figure_of(words, one), SMALL) for one in figures if one >= 0) + size
    most = min(board.width * _LABELS, board.width - before - behind - size)
    room = min(most, max(board.wide(one, SMALL) for one in chart.labels))
    left = room + size + before
    scale = Scale(min(figures), max(figures) or 1.0, left, board.width - behind)
    top += size * 0.4
    slot = min(top / len(chart.labels), size * _THICK)
    ys = [top - slot * (at + 0.5) for at in range(len(chart.labels))]
    for y, label in zip(ys, chart.labels, strict=True):
        board.text((room, y - size * 0.33), label, anchor="end", size=SMALL, room=room)
    _lie(given, ys, scale, slot * _SHARE / len(chart.series))
    ends = ys[0] + slot / 2, ys[-1] - slot / 2
    zero = scale.at(0)
    board.line((zero, ends[0]), (zero, ends[1]), board.look.muted, 0.8)
    if chart.average is not None:
        x = scale.at(chart.average)
        board.path([(x, ends[0]), (x, ends[1])], average(board.look))
        name = given.average_name()[0]
        half = board.wide(name, SMALL) / 2
        above = (max(min(x, board.width - half), half), ends[0] + size * 0.2)
        board.text(above, name, anchor="middle", size=SMALL)
    return Drawn(board.drawing, spots(chart, ys, words), upright=False, low=left, high=board.width)


def _lie(given: Figures, ys: Sequence[float], scale: Scale, high: float) -> None:
    board, chart, start = given.board, given.chart, scale.at(0)
    size = board.look.size
    for number, one in enumerate(chart.series):
        shift, filled = (len(chart.series) / 2 - number - 1) * high, fill(board.look, number)
        for y, value in _pairs(ys, one.values):
            end = scale.at(value)
            board.bar(start, y + shift, end - start, high, filled)
            if high >= size * 0.7:
                gap, anchor = (size * 0.4, "start") if value >= 0 else (-size * 0.4, "end")
                beside = (end + gap, y + shift + high / 2 - size * 0.33)
                board.text(beside, figure_of(given.words, value), size=SMALL, anchor=anchor)


def _pairs(places: Sequence[float], values: Sequence[float | None]) -> list[tuple[float, float]]:
    return [
        (place, value) for place, value in zip(places, values, strict=False) if value is not None
    ]
