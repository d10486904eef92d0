"""The bars themselves, upright or lying down, with their figures and their axis."""

from collections.abc import Sequence
from typing import NamedTuple

from clubadmin.i18n import Words
from clubadmin.model.kit.chart import Chart
from clubadmin.reports.charts import frame
from clubadmin.reports.charts.board import Board
from clubadmin.reports.charts.drawn import Drawn, figure_of, spots
from clubadmin.reports.charts.frame import SMALL, Name, Plot
from clubadmin.reports.charts.look import average, fill
from clubadmin.reports.charts.scale import Scale, known, ticks

_SHARE = 0.72  # of its slot a bar takes
_LABELS = 0.4  # of the width at most for names before bars that lie down
_BROAD = 6.0  # of the letters: the bars of a label, at most
_THICK = 2.6  # of the letters: a slot of bars that lie down, at most


class Figures(NamedTuple):
    """What is drawn, where, and how high it may reach."""

    board: Board
    chart: Chart
    words: Words
    figures: tuple[float, ...]  # all there are, and those the axis must reach
    top: float

    def average_name(self) -> list[str]:
        """What stands beside the line across, if there is one."""
        return frame.average_name(self.chart, self.words)


class _Bars(NamedTuple):
    """Where bars stand side by side."""

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
        above = (x, ends[0] + size * 0.2)
        board.text(above, given.average_name()[0], anchor="middle", size=SMALL)
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
