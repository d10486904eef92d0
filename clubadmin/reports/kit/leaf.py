"""A page of a paper: its marks, before it is known how many pages there are."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from reportlab.lib.pagesizes import A4

from clubadmin.domain.rules.cards import Suit
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.ink import Colour, Ink

PORTRAIT: tuple[float, float] = (A4[0], A4[1])
LANDSCAPE: tuple[float, float] = (A4[1], A4[0])
MARGIN = 45.0  # 16 mm: wide enough for every printer and for a drawing pin
FOOT = 30.0  # height of the foot's line of text above the edge of the paper
BOTTOM = 52.0  # nothing but the foot below this
_MIDDLE = 0.36  # of the size: half the height of a figure


class Type(NamedTuple):
    """A face in a size and a colour."""

    face: str
    size: float
    colour: Colour


class Mark(NamedTuple):
    """The place of the club's mark: lower left corner and height."""

    x: float
    y: float
    size: float


class Rule(NamedTuple):
    """A line's width and colour; `dash` in points, empty for a whole line."""

    width: float
    colour: Colour
    dash: tuple[float, ...] = ()


class Link(NamedTuple):
    """A part of the page that leads to the anchor of this name when it is clicked."""

    x: float
    y: float
    width: float
    height: float
    anchor: str


class Heading(NamedTuple):
    """A heading, as it is read; level 1 is the title of a paper."""

    text: str
    level: int


class Grid(NamedTuple):
    """A table, as it is read: its heads, and rows of texts with whether each is struck out."""

    heads: tuple[str, ...]
    name: int  # the column that says whose a row is
    words: tuple[bool, ...]  # of each column, whether it is set to the left
    rows: list[tuple[tuple[str, bool], ...]]


Part = Heading | Grid | str  # a part of a paper, as it is read; a text is a paragraph


class Sheet:
    """A page; x and y in points from the lower left corner."""

    def __init__(self, size: tuple[float, float], paper_ink: Ink, mark_width: float = 1.0) -> None:
        self.width, self.height = size
        self.ink = paper_ink
        self.mark_width = mark_width  # of the club's mark, for a height of 1
        self.margin = MARGIN  # of the foot
        self.squeezed = 0  # texts that are smaller than asked for, or lost letters
        self.lost = False  # letters of any of them
        self.texts: list[tuple[Type, float, float, str]] = []  # in the order of reading
        self.rules: dict[Rule, list[tuple[float, float, float, float]]] = {}
        self.boxes: list[tuple[float, float, float, float, Colour]] = []
        self.marks: list[Mark] = []
        self.suits: list[tuple[Suit, float, float, float, Colour]] = []
        self.turned: Sheet | None = None  # what is read from the other side
        self.charts: list[tuple[Any, float, float]] = []  # drawings of `reports.charts`
        self.awaited: list[tuple[str, float, float]] = []  # what is only known at the end
        self.anchors: list[tuple[str, float]] = []  # where links lead: name and height
        self.links: list[Link] = []
        self.heads: list[tuple[str, int, float]] = []  # of the outline: text, level, height
        self.read: list[Part] = []  # all but what only comes back on every page
        self._within = False  # a part that says itself how it is read

    @contextmanager
    def reads(self, *parts: Part) -> Iterator[None]:
        """Have what is drawn meanwhile read as these parts; without any it is not read."""
        if not self._within:
            self.read += parts
        before, self._within = self._within, True
        yield
        self._within = before

    def headed(self, text: str, level: int, y: float) -> Any:
        """Have what is drawn meanwhile read as a heading, and be a line of the outline."""
        self.heads.append((text, level, y))
        return self.reads(Heading(text, level + 1))

    def text(self, x: float, y: float, text: str, kind: Type) -> None:
        """Text from `x` on; shown literally, whatever stands in it."""
        if not text:
            return
        self.texts.append((kind, x, y, fonts.legible(text)))
        if not self._within:
            self.read.append(text)

    def right(self, x: float, y: float, text: str, kind: Type) -> None:
        """Text that ends at `x`."""
        text = fonts.legible(text)
        self.text(x - fonts.width(text, kind.face, kind.size), y, text, kind)

    def centre(self, x: float, y: float, text: str, kind: Type) -> None:
        """Text with its middle at `x`."""
        text = fonts.legible(text)
        self.text(x - fonts.width(text, kind.face, kind.size) / 2, y, text, kind)

    def fitted(
        self, x: float, y: float, text: str, kind: Type, room: float, *, high: float = 0.0
    ) -> float:
        """Text from `x` on in at most `room` points; gives the width it took.

        Where that is too little it stands on two lines around this one, in `high` points.
        """
        if not text:
            return 0.0
        lines, face, size = fonts.fit_lines(text, room, kind.face, kind.size, high)
        whole = lines == [fonts.legible(text)]
        self.squeezed += not whole or size < kind.size * fonts.SLIGHTLY
        self.lost |= len(lines) == 1 and not whole
        y += (kind.size - size) * _MIDDLE if len(lines) > 1 else 0.0
        with self.reads(text):
            for at, line in enumerate(lines):
                above = ((len(lines) - 1) / 2 - at) * size * fonts.LEADING
                self.text(x, y + above, line, Type(face, size, kind.colour))
        return max(fonts.width(line, face, size) for line in lines)

    def fitted_right(self, x: float, y: float, text: str, kind: Type, room: float) -> None:
        """Text that ends at `x` in at most `room` points."""
        if not text:
            return
        set_, face, size = fonts.fit(text, room, kind.face, kind.size)
        with self.reads(text):
            self.right(x, y, set_, Type(face, size, kind.colour))

    def line(self, x1: float, y1: float, x2: float, y2: float, rule: Rule) -> None:
        """A straight line."""
        self.rules.setdefault(rule, []).append((x1, y1, x2, y2))

    def frame(self, x: float, y: float, width: float, height: float, rule: Rule) -> None:
        """The outline of a box; `x`, `y` is its lower left corner."""
        right, top = x + width, y + height
        for x1, y1, x2, y2 in (
            (x, y, right, y),
            (right, y, right, top),
            (right, top, x, top),
            (x, top, x, y),
        ):
            self.line(x1, y1, x2, y2, rule)

    def box(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """A filled box; everything else is drawn over it."""
        self.boxes.append((x, y, width, height, colour))

    def mark(self, x: float, y: float, size: float) -> float:
        """The club's logo, or a clover on the accent colour; gives the width it takes."""
        self.marks.append(Mark(x, y, size))
        return size * self.mark_width

    def suit(self, x: float, y: float, suit: Suit, size: float, colour: Colour) -> None:
        """The sign of a suit, `size` points wide, standing on `y`: no face of ours has it."""
        self.suits.append((suit, x, y, size, colour))

    def upside_down(self) -> "Sheet":
        """The page as seen from its other end: its own lower left corner is its origin."""
        if self.turned is None:
            self.turned = Sheet((self.width, self.height), self.ink, self.mark_width)
        return self.turned

    def chart(self, x: float, y: float, drawing: Any) -> None:
        """A drawing of ReportLab's with its lower left corner there."""
        self.charts.append((drawing, x, y))

    def await_form(self, x: float, y: float, name: str) -> None:
        """A form of the canvas that is made later, its origin there."""
        self.awaited.append((name, x, y))

    def anchor(self, name: str, y: float) -> None:
        """Links of this name lead to this height of the page."""
        self.anchors.append((name, y))

    def link(self, x: float, y: float, width: float, height: float, anchor: str) -> None:
        """Link an area to an anchor, on whatever page that is."""
        self.links.append(Link(x, y, width, height, anchor))

    @property
    def uses_suits(self) -> bool:
        """Whether the sign of a suit stands on it."""
        return bool(self.suits or (self.turned is not None and self.turned.suits))
