"""The ground of charts: shapes for a PDF as well as an SVG, their colours and letters."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from reportlab.graphics.shapes import Circle, Drawing, Line, Polygon, PolyLine, Rect, String
from reportlab.lib.colors import Color

from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.ink import Colour, Ink


class Look(NamedTuple):
    """The look of a chart; on paper in points, on the screen in pixels."""

    text: Colour
    muted: Colour
    hairline: Colour
    accent: Colour
    paper: Colour  # what lies behind it
    size: float = 8.5  # of the letters

    @property
    def faint(self) -> Colour:
        """The colour of lines that only show how the others lie."""
        return _between(self.muted, self.paper, 0.45)


class Stroke(NamedTuple):
    """How a line is drawn; copied in black and white each is another one."""

    colour: Colour
    width: float  # times a hundredth of the letters' size
    dash: tuple[float, ...] = ()  # times the same
    mark: str = ""  # "dot", "ring", "square", "box", "triangle", "cross"; "" none


class Fill(NamedTuple):
    """How a bar is filled."""

    colour: Colour | None  # None: the paper shows
    edge: Colour
    stripes: bool = False


def on_paper(ink: Ink, size: float = 8.5) -> Look:
    """The look of a chart in a paper of these colours."""
    return Look(ink.text, ink.muted, ink.hairline, ink.accent, ink.paper, size)


def strokes(look: Look) -> tuple[Stroke, ...]:
    """The lines that can be told apart, the most striking first."""
    return (
        Stroke(look.accent, 22, (), "dot"),
        Stroke(look.text, 14, (60, 28), "ring"),
        Stroke(look.muted, 16, (16, 20), "square"),
        Stroke(look.text, 11, (60, 20, 12, 20), "triangle"),
        Stroke(look.muted, 13, (), "box"),
        Stroke(look.accent, 13, (28, 20), "cross"),
    )


def quiet(look: Look) -> Stroke:
    """Every line beyond those."""
    return Stroke(look.faint, 6)


def average(look: Look) -> Stroke:
    """The line across."""
    return Stroke(look.text, 9, (40, 30))


def fill(look: Look, number: int) -> Fill:
    """How the bars of a series are filled, the first being 0."""
    apart = _fills(look)
    return apart[number % len(apart)]


def _fills(look: Look) -> tuple[Fill, ...]:
    """The bars that can be told apart: full, open, striped, grey."""
    return (
        Fill(look.accent, look.accent),
        Fill(None, look.text),
        Fill(None, look.muted, stripes=True),
        Fill(look.faint, look.muted),
    )


def _between(one: Colour, other: Colour, share: float) -> Colour:
    red, green, blue = (a + (b - a) * share for a, b in zip(one, other, strict=True))
    return (red, green, blue)


Point = tuple[float, float]

_MARK = 0.24  # of the letters: half the width of a mark
_STRIPE = 0.42  # of the letters: from stripe to stripe


class Board:
    """A drawing of one size; lengths and places in its own units, from the lower left."""

    def __init__(self, width: float, height: float, look: Look) -> None:
        fonts.load()
        self.drawing = Drawing(width, height)
        self.width, self.height, self.look = width, height, look

    def line(self, one: Point, other: Point, colour: Colour, width: float = 0.5) -> None:
        """A straight line."""
        self._add(Line(*one, *other, strokeColor=_colour(colour), strokeWidth=width))

    def path(self, points: Sequence[Point], stroke: Stroke) -> None:
        """A line from point to point."""
        if len(points) < 2:
            return
        unit = self.look.size / 100
        self._add(
            PolyLine(
                [part for point in points for part in point],
                strokeColor=_colour(stroke.colour),
                strokeWidth=stroke.width * unit,
                strokeDashArray=[one * unit for one in stroke.dash] or None,
                strokeLineJoin=1,
                strokeLineCap=0 if stroke.dash else 1,
            )
        )

    def mark(self, at: Point, stroke: Stroke) -> None:
        """The sign of a line on one of its points."""
        x, y = at
        half = self.look.size * _MARK
        solid, open_ = _colour(stroke.colour), _colour(self.look.paper)
        edge = {"strokeColor": solid, "strokeWidth": half * 0.4}
        match stroke.mark:
            case "dot":
                self._add(Circle(x, y, half, fillColor=solid, strokeColor=None))
            case "ring":
                self._add(Circle(x, y, half, fillColor=open_, **edge))
            case "square" | "box":
                inside = solid if stroke.mark == "square" else open_
                self._add(Rect(x - half, y - half, half * 2, half * 2, fillColor=inside, **edge))
            case "triangle":
                corners = [x - half, y - half, x + half, y - half, x, y + half * 1.1]
                self._add(Polygon(corners, fillColor=open_, **edge))
            case "cross":
                for up in (-half, half):
                    self._add(Line(x - half, y - up, x + half, y + up, **edge))
            case _:
                pass

    def bar(self, x: float, y: float, width: float, height: float, fill: Fill) -> None:
        """A bar; `height` and `width` may go either way."""
        x, width = min(x, x + width), abs(width)
        y, height = min(y, y + height), abs(height)
        inside = _colour(fill.colour or self.look.paper)
        thin = min(0.8, width / 4)
        self._add(
            Rect(
                x, y, width, height, fillColor=inside, strokeColor=_colour(fill.edge),
                strokeWidth=thin,
            )
        )  # fmt: skip
        if fill.stripes and min(width, height) > 1:
            self._stripes((x, y), width, height, fill.edge)

    def blank(self, x: float, y: float, width: float, height: float) -> None:
        """Cover an area with the colour of the paper."""
        inside = _colour(self.look.paper)
        self._add(Rect(x, y, width, height, fillColor=inside, strokeColor=None))

    def _stripes(self, at: Point, width: float, height: float, colour: Colour) -> None:
        (x, y), step = at, self.look.size * _STRIPE
        for number in range(1, int((width + height) / step) + 1):
            along = number * step
            start = (x + max(0.0, along - height), y + min(along, height))
            end = (x + min(along, width), y + max(0.0, along - width))
            self.line(start, end, colour, 0.5)

    def text(
        self,
        at: Point,
        text: str,
        *,
        anchor: str = "start",
        size: float = 1.0,
        bold: bool = False,
        colour: Colour | None = None,
        room: float = 0.0,
    ) -> float:
        """Text that starts, ends or has its middle at a point; gives the width it takes.

        Args:
            at: where its base line is.
            text: shown literally.
            anchor: "start", "end" or "middle".
            size: times that of the letters.
            colour: None for that of the text.
            room: what it must fit in; 0 for any.
        """
        face, points = fonts.BOLD if bold else fonts.REGULAR, self.look.size * size
        shown = fonts.legible(text)
        if room:
            shown = fitted(shown, room, face, points)
        wide = fonts.width(shown, face, points)
        if shown:
            ink = _colour(colour or self.look.text)
            kind = {"fontName": face, "fontSize": points, "fillColor": ink, "textAnchor": anchor}
            self._add(String(*at, shown, **kind))
        return wide

    def wide(self, text: str, size: float = 1.0, *, bold: bool = False) -> float:
        """How wide a text is."""
        face = fonts.BOLD if bold else fonts.REGULAR
        return fonts.width(fonts.legible(text), face, self.look.size * size)

    def _add(self, shape: Any) -> None:
        self.drawing.contents.append(shape)


def fitted(text: str, room: float, face: str, size: float) -> str:
    """Shorten a text to the room there is."""
    if fonts.width(text, face, size) <= room:
        return text
    return fonts.shorten_names(text, room, face, size)


def _colour(colour: Colour) -> Color:
    return Color(*colour)
