"""Small papers that are cut out of an A4: how they lie on it, and the marks to cut by.

What is printed on both sides lies the other way round on the second side, so that the two
meet when the sheet is turned over its long edge.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from clubadmin.reports.kit.leaf import LANDSCAPE, PORTRAIT, Sheet
from clubadmin.reports.kit.page import Paper, Rule

EDGE = 30.0  # of the paper to the first cut
BELOW = 46.0  # room for the foot

T = TypeVar("T")
_LENGTH = 9.0


class Box(NamedTuple):
    """The room of one card; `y` is its upper edge."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y - self.height

    @property
    def middle(self) -> float:
        """Halfway across."""
        return self.x + self.width / 2

    def inner(self, pad: float) -> "Box":
        """The room within an edge that may be cut off."""
        return Box(self.x + pad, self.y - pad, self.width - 2 * pad, self.height - 2 * pad)


Draw = Callable[[Sheet, Box, T], None]


class Grid(NamedTuple):
    """A grid of cards on a page."""

    across: int
    down: int
    landscape: bool = False
    by_column: bool = False  # the next card lies below, so that a column stays together

    @property
    def size(self) -> tuple[float, float]:
        """The size of the paper."""
        return LANDSCAPE if self.landscape else PORTRAIT

    @property
    def each_page(self) -> int:
        """How many cards a page holds."""
        return self.across * self.down

    @property
    def width(self) -> float:
        """The width of a card."""
        return (self.size[0] - 2 * EDGE) / self.across

    @property
    def height(self) -> float:
        """The height of a card."""
        return (self.size[1] - EDGE - BELOW) / self.down

    def box(self, at: int, *, back: bool = False) -> Box:
        """The room of the card with this number on its page, from 0; `back`: on the other side."""
        column, row = divmod(at, self.down) if self.by_column else divmod(at, self.across)[::-1]
        if back:
            column = self.across - 1 - column
        x = EDGE + column * self.width
        return Box(x, self.size[1] - EDGE - row * self.height, self.width, self.height)


def lay_out(paper: Paper, grid: Grid, cards: Sequence[T], *sides: Draw[T]) -> None:
    """Every card on its place, with the marks; with two `sides` the second is the back."""
    for start in range(0, len(cards), grid.each_page):
        some = cards[start : start + grid.each_page]
        for side, draw in enumerate(sides):
            sheet = paper.sheet(grid.size)
            _marks(paper, sheet, grid, len(some), back=side == 1)
            for at, card in enumerate(some):
                draw(sheet, grid.box(at, back=side == 1), card)


def _marks(paper: Paper, sheet: Sheet, grid: Grid, used: int, *, back: bool) -> None:
    """Draw marks at the corners of the cards that are there."""
    corners = {corner for at in range(used) for corner in _corners(grid.box(at, back=back))}
    for x, y in sorted(corners):
        cross(paper, sheet, x, y)


def _corners(box: Box) -> Iterator[tuple[float, float]]:
    for x in (box.x, box.right):
        for y in (box.y, box.bottom):
            yield round(x, 3), round(y, 3)


def cross(paper: Paper, sheet: Sheet, x: float, y: float) -> None:
    """A small cross where two cuts meet."""
    paper.exact = True
    rule = Rule(0.5, paper.ink.muted)
    sheet.line(x - _LENGTH / 2, y, x + _LENGTH / 2, y, rule)
    sheet.line(x, y - _LENGTH / 2, x, y + _LENGTH / 2, rule)


def grid(paper: Paper, sheet: Sheet, xs: list[float], ys: list[float]) -> None:
    """Cuts at every x and y: crosses where they meet."""
    for x in xs:
        for y in ys:
            cross(paper, sheet, x, y)


def fold(paper: Paper, sheet: Sheet, x: float) -> None:
    """Draw a cut from top to bottom, finely dashed."""
    sheet.line(x, 8, x, sheet.height - 8, Rule(0.4, paper.ink.struck, (2.0, 4.0)))


def arrow(paper: Paper, sheet: Sheet, x: float, y: float) -> None:
    """A small arrow to the right, its tail at `x`, `y`."""
    rule = Rule(0.9, paper.ink.text)
    for x1, y1 in ((x, y), (x + 4.5, y + 2.2), (x + 4.5, y - 2.2)):
        sheet.line(x1, y1, x + 7, y, rule)
