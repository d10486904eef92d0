"""A chart of any kind as one drawing."""

from clubadmin.domain.terms import Language
from clubadmin.reports.charts import bars, lines
from clubadmin.reports.charts.board import Board
from clubadmin.reports.charts.chart_words import ChartWords
from clubadmin.reports.charts.drawn import Drawn
from clubadmin.reports.charts.look import Look
from clubadmin.services.views.chart import Chart


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
    board, words = Board(*size, look), ChartWords(language)
    kind = bars.draw if chart.kind == "bars" else lines.draw
    return kind(board, chart, words)
