"""Bars: side by side over short labels, or lying down beside names that need the room.

Their axis begins at nought, so that lengths compare.
"""

from clubadmin.i18n import Words
from clubadmin.model.kit.chart import Chart
from clubadmin.reports.charts import frame
from clubadmin.reports.charts.bar_fields import Figures, draw_lying, draw_standing
from clubadmin.reports.charts.board import Board
from clubadmin.reports.charts.drawn import Drawn
from clubadmin.reports.charts.frame import SMALL
from clubadmin.reports.charts.look import fill
from clubadmin.reports.charts.scale import known

_LYING = 1.35  # of the letters: a row of bars that lie down, at least


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
    """What each bar means, where there are more than one; gives how high figures may reach."""
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
