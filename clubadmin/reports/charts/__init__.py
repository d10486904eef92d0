"""Charts: one drawing, in a PDF as it is and on the screen as an SVG.

Nothing depends on colour: lines have a dash and a mark of their own, bars a filling.
What a chart shows is said by `model.kit.chart`.

Come in by: `charts`, `shapes`, `chart`.
"""

from clubadmin.reports.charts.chart import draw
from clubadmin.reports.charts.frame import Drawn, Spot
from clubadmin.reports.charts.shapes import Look, on_paper

__all__ = ["Drawn", "Look", "Spot", "draw", "on_paper"]
