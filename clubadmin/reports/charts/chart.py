"""A chart of any kind as one drawing, and that drawing as an SVG for the screen."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from io import StringIO
from math import isfinite
from typing import Any, NamedTuple

from reportlab.graphics.renderSVG import SVGCanvas
from reportlab.graphics.renderSVG import draw as draw_svg

from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.kit.chart import Chart, Series
from clubadmin.reports.charts import frame
from clubadmin.reports.charts.frame import (
    SMALL,
    Drawn,
    Name,
    Plot,
    Scale,
    Spot,
    figure_of,
    known,
    place_ticks,
    spots,
    ticks,
)
from clubadmin.reports.charts.shapes import (
    Board,
    Look,
    Point,
    Stroke,
    average,
    fill,
    quiet,
    strokes,
)
from clubadmin.reports.kit import fonts

_ROOMY = 0.9  # of the letters: from point to point, for a mark on each
_THINNEST = 8  # hundredths of the letters: of a line through very many points


_LYING = 1.35  # of the letters: a row of bars that lie down, at least
_SHARE = 0.72  # of its slot a bar takes
_LABELS = 0.4  # of the width at most for names before bars that lie down
_BROAD = 6.0  # of the letters: the bars of a label, at most
_THICK = 2.6  # of the letters: a slot of bars that lie down, at most


def draw(
    chart: Chart, size: tuple[float, float], look: Look, language: Language = Language.NL
) -> Drawn:
    """A chart as a drawing of ReportLab's.

    Args:
        size: width and height, in points on paper.
        look: colours and letters.
        language: of figures and of the few words that are not in the chart itself.
    """
    board, words = Board(*size, look), Words(language)
    kind = draw_bars if chart.kind == "bars" else draw_lines
    return kind(board, _sound(chart), words)


def _sound(chart: Chart) -> Chart:
    """Treat anything that is no number as no figure."""
    if all(isfinite(one) for one in known(one.values for one in chart.series)):
        return chart
    series = tuple(
        Series(one.name, tuple(v if v is not None and isfinite(v) else None for v in one.values))
        for one in chart.series
    )
    return replace(chart, series=series)


def draw_bars(board: Board, chart: Chart, words: Words) -> Drawn:
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


class _Line(NamedTuple):
    series: Series
    stroke: Stroke


def draw_lines(board: Board, chart: Chart, words: Words) -> Drawn:
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
    chart: Chart, figures: list[float], ends: tuple[float, float], words: Words, hairlines: int
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


_FAMILY = "Noto Sans SemiCondensed"


class _Canvas(SVGCanvas):  # type: ignore[misc]
    """ReportLab's, with three things that Qt reads otherwise.

    It knows "none" only where ReportLab says "None" (and would fill a line with black), and it
    draws what should clip. Letters are not as wide on every screen, so the screen itself sets a
    text to the right; on whole pixels it is sharpest.
    """

    def __init__(self, size: tuple[int, int], faces: Mapping[str, Mapping[str, str]]) -> None:
        super().__init__(size, fontHacks=faces, useClip=True)

    def _formatStyle(  # noqa: N802 - ReportLab's name
        self, include: Any = (), exclude: str = "", **kwds: Any
    ) -> str:
        kept = {key: "none" if value is None else value for key, value in kwds.items()}
        return str(super()._formatStyle(include, exclude, **kept))

    def drawString(  # noqa: N802 - ReportLab's name
        self, s: str, x: float, y: float, *, text_anchor: str = "start", **kwds: Any
    ) -> None:
        anchor = {"text-anchor": text_anchor}
        super().drawString(s, x, round(y), text_anchor="start", **anchor, **kwds)


class Picture(NamedTuple):
    """A chart as an SVG, and what can be read where, in pixels from the upper left."""

    svg: bytes
    spots: tuple[Spot, ...]
    upright: bool  # the spots lie beside one another, else below one another
    low: float  # in the other direction: where the figures begin
    high: float  # and end


def picture(
    chart: Chart, size: tuple[int, int], look: Look, language: Language = Language.NL
) -> Picture:
    """A chart for the screen; the arguments are those of `draw`, in pixels."""
    drawn = draw(chart, size, look, language)
    faces = {fonts.REGULAR: {"family": _FAMILY}, fonts.BOLD: {"family": _FAMILY, "weight": "bold"}}
    canvas, out = _Canvas(size, faces), StringIO()
    draw_svg(drawn.drawing, canvas, 0, 0)
    canvas.save(out)
    svg = out.getvalue().encode("utf-8")
    if not drawn.upright:
        spots = tuple(spot._replace(at=size[1] - spot.at) for spot in drawn.spots)
        return Picture(svg, spots, False, drawn.low, drawn.high)
    return Picture(svg, drawn.spots, True, size[1] - drawn.high, size[1] - drawn.low)
