"""A chart of any kind as one drawing."""

from dataclasses import replace
from math import isfinite

from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.kit.chart import Chart, Series
from clubadmin.reports.charts import bars, line_chart
from clubadmin.reports.charts.frame import Drawn
from clubadmin.reports.charts.look import Look
from clubadmin.reports.charts.scale import known
from clubadmin.reports.charts.shapes import Board


def draw(
    chart: Chart, size: tuple[float, float], look: Look, language: Language = Language.NL
) -> Drawn:
    """A chart as a drawing of ReportLab's.

    Args:
        chart: figures and words.
        size: width and height, in points on paper.
        look: colours and letters.
        language: of figures and of the few words that are not in the chart itself.
    """
    board, words = Board(*size, look), Words(language)
    kind = bars.draw if chart.kind == "bars" else line_chart.draw
    return kind(board, _sound(chart), words)


def _sound(chart: Chart) -> Chart:
    """Treat anything that is no number as no figure."""
    if all(isfinite(one) for one in known(one.values for one in chart.series)):
        return chart
    series = tuple(
        Series(
            one.name,
            tuple(v if v is not None and isfinite(v) else None for v in one.values),
        )
        for one in chart.series
    )
    return replace(chart, series=series)
