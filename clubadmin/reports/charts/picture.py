"""The drawing of a chart for the screen: an SVG by ReportLab's own renderer."""

from collections.abc import Mapping
from io import StringIO
from typing import Any, NamedTuple

from reportlab.graphics.renderSVG import SVGCanvas
from reportlab.graphics.renderSVG import draw as draw_svg

from clubadmin.domain.terms import Language
from clubadmin.model.kit.chart import Chart
from clubadmin.reports.charts.chart import draw
from clubadmin.reports.charts.frame import Spot
from clubadmin.reports.charts.look import Look
from clubadmin.reports.kit import fonts

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
