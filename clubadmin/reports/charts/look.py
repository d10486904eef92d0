"""The colours and letters of a chart, and how lines and bars are told apart without colour."""

from typing import NamedTuple

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
