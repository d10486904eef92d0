"""Lines over time: of figures, or of places with the first on top."""

from collections.abc import Sequence
from typing import NamedTuple

from clubadmin.i18n import Words
from clubadmin.model.kit.chart import Chart, Series
from clubadmin.reports.charts import frame
from clubadmin.reports.charts.frame import SMALL, Drawn, Name, Plot, figure_of, spots
from clubadmin.reports.charts.look import Look, Stroke, average, quiet, strokes
from clubadmin.reports.charts.scale import Scale, known, place_ticks, ticks
from clubadmin.reports.charts.shapes import Board, Point

_ROOMY = 0.9  # of the letters: from point to point, for a mark on each
_THINNEST = 8  # hundredths of the letters: of a line through very many points


class _Line(NamedTuple):
    series: Series
    stroke: Stroke


def draw(board: Board, chart: Chart, words: Words) -> Drawn:
    """The chart; where there is no figure the line is interrupted.

    The first lines stand out, others are drawn thin; those for whose name there is no room are
    left out, and counted: hundreds of lines together show nothing.
    """
    top, bottom = frame.head(board, chart), frame.foot(board)
    lines, more = _lines(board, chart, top - bottom)
    figures = known(one.series.values for one in lines)
    if not figures:
        return frame.nothing(board, words)
    scale, marks = _scale(
        chart, figures, (bottom, top), words, frame.hairlines(board, top - bottom)
    )
    wanted = _names(board.look, chart, (lines, more), words, scale)
    left = max(board.wide(text, SMALL) for _, text in marks) + board.look.size * 0.8
    right = board.width - frame.names_room(board, [one.text for one in wanted])
    plot = Plot(left, right, bottom, top)
    xs = _places(board, plot, len(chart.labels))
    frame.grid(board, plot, scale, marks)
    frame.across(board, plot, chart.labels, xs)
    if chart.average is not None:
        y = scale.at(chart.average)
        board.path([(plot.left, y), (plot.right, y)], average(board.look))
    for one in reversed(lines):
        _draw_line(board, one, xs, scale)
    frame.names(board, plot, wanted)
    return Drawn(board.drawing, spots(chart, xs, words), upright=True, low=bottom, high=top)


def _lines(board: Board, chart: Chart, high: float) -> tuple[list[_Line], int]:
    """The lines that are drawn, and how many are not."""
    apart = strokes(board.look)
    room = frame.names_fit(board, high) - (chart.average is not None)
    shown = len(chart.series)
    if shown > room:
        shown = max(1, room - 1)  # a line to say how many more there are
    styles = [*apart, *[quiet(board.look)] * (shown - len(apart))]
    lines = [_Line(*both) for both in zip(chart.series[:shown], styles, strict=False)]
    return lines, len(chart.series) - shown


def _scale(
    chart: Chart,
    figures: list[float],
    ends: tuple[float, float],
    words: Words,
    hairlines: int,
) -> tuple[Scale, list[tuple[float, str]]]:
    """The upright axis with what stands along it."""
    if chart.kind == "places":
        last = max(2, int(max(figures)))
        scale = Scale(1, last, ends[1], ends[0])
        return scale, [(float(place), str(place)) for place in place_ticks(last, hairlines)]
    if chart.average is not None:
        whole = chart.average if any(one % 1 for one in figures) else round(chart.average)
        figures = [*figures, whole]
    round_ = ticks(figures, hairlines)
    return Scale(round_[0], round_[-1], *ends), [(one, figure_of(words, one)) for one in round_]


def _names(
    look: Look, chart: Chart, drawn: tuple[list[_Line], int], words: Words, scale: Scale
) -> list[Name]:
    """The names beside the lines; a single line is named by the title."""
    (lines, more), found = drawn, []
    for series, stroke in lines if len(chart.series) > 1 else ():
        end = next((one for one in reversed(series.values) if one is not None), None)
        if end is not None:
            found.append(Name(series.name, scale.at(end), stroke))
    if more:
        found.append(Name(words("en nog {count}", count=more), min(scale.start, scale.end), None))
    if chart.average is not None:
        [said] = frame.average_name(chart, words)
        found.append(Name(said, scale.at(chart.average), average(look)))
    return found


def _places(board: Board, plot: Plot, count: int) -> list[float]:
    pad = board.look.size * 0.8
    if count == 1:
        return [(plot.left + plot.right) / 2]
    step = (plot.right - plot.left - 2 * pad) / max(count - 1, 1)
    return [plot.left + pad + step * at for at in range(count)]


def _draw_line(board: Board, line: _Line, xs: Sequence[float], scale: Scale) -> None:
    """The line with its marks, in pieces where there is no figure in between."""
    slot, size = (xs[1] - xs[0] if len(xs) > 1 else board.width), board.look.size
    thin = min(1.0, slot / (size * _ROOMY))
    least = min(_THINNEST, line.stroke.width)
    stroke = line.stroke._replace(width=max(least, line.stroke.width * thin))
    pieces = _pieces(line.series, xs, scale)
    for piece in pieces:
        board.path(piece, stroke)
        if slot >= size * _ROOMY or len(piece) == 1 or piece is pieces[-1]:
            for point in piece if slot >= size * _ROOMY else piece[-1:]:
                board.mark(point, stroke)


def _pieces(series: Series, xs: Sequence[float], scale: Scale) -> list[list[Point]]:
    found: list[list[Point]] = [[]]
    for x, value in zip(xs, series.values, strict=False):
        if value is None:
            found.append([])
        else:
            found[-1].append((x, scale.at(value)))
    return [one for one in found if one]
