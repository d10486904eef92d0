"""Geometry of the paper: rows of boxes, with narrow columns at both sides."""

from dataclasses import dataclass
from itertools import accumulate, pairwise

from PySide6.QtCore import QRectF

WHITE = 0.5  # steps below the last line


@dataclass(frozen=True)
class Geometry:
    """All lengths in pixels; rows count from 0.

    Boxes are Wij points, roem, Zij points, roem; without roem Wij and Zij. Narrow columns
    before and after them have x's of their own: `before` ends and `after` begins where the
    boxes do.
    """

    step: float
    left: float
    before: tuple[float, ...]  # x of the sides of the narrow columns before the boxes
    edges: tuple[float, ...]  # x of the boxes' sides
    after: tuple[float, ...]
    title: float  # height of the line with table and dealer
    heading: float  # height of the line WIJ, ZIJ; 0: they stand beside the columns' names
    columns: float  # height of the columns' names
    names: float  # height of one line of names
    name_lines: int
    top: float  # y of the first row
    row: float  # height of a row
    games: int
    sums: bool  # whether there is a line with each side's points and roem together
    clear: float = 0.0  # white between the line below the last row and the totals

    @property
    def pad(self) -> float:
        """The white between a figure and the side of its box, less where boxes are narrow."""
        return min(1.25 * self.step, 0.11 * (self.edges[1] - self.edges[0]))

    @property
    def boxes(self) -> int:
        """How many boxes a row has."""
        return len(self.edges) - 1

    @property
    def narrowest(self) -> float:
        """The width of the narrowest of the boxes and the columns after them."""
        sides = (*pairwise(self.edges), *pairwise(self.after))
        return min(right - left for left, right in sides if right > left)

    @property
    def first(self) -> float:
        """The end of the game's number, and begin of the columns."""
        return self.before[0]

    @property
    def right(self) -> float:
        """The right end of the paper's last column."""
        return self.after[-1]

    @property
    def middle(self) -> float:
        """The line between Wij and Zij."""
        return self.edges[self.boxes // 2]

    @property
    def bottom(self) -> float:
        """The end of the last row, and begin of the totals."""
        return self.top + self.games * self.row

    @property
    def foot(self) -> int:
        """Lines below the rows: totals, sums if any, and what the players wrote."""
        return 3 if self.sums else 2

    @property
    def height(self) -> float:
        """Everything, with the white below it."""
        return self.bottom + self.clear + self.foot * self.row + WHITE * self.step

    def side(self, side: int) -> tuple[float, float]:
        """The x's between which Wij (0) or Zij (1) stands."""
        half = self.boxes // 2
        return self.edges[side * half], self.edges[(side + 1) * half]

    def row_rect(self, row: int) -> QRectF:
        """The whole width of a row, the number of the game included."""
        return QRectF(self.left, self._y(row), self.right - self.left, self.row)

    def field_rect(self, row: int) -> QRectF:
        """All columns of a row as one wide field."""
        return QRectF(self.first, self.top + row * self.row, self.right - self.first, self.row)

    def box(self, row: float, box: int) -> QRectF:
        """A box of a row; the totals are rows `games` and further."""
        return self._cell(self.edges, row, box)

    def before_box(self, row: float, column: int) -> QRectF:
        """A narrow column before the boxes, in a row."""
        return self._cell(self.before, row, column)

    def after_box(self, row: float, column: int) -> QRectF:
        """A column after the boxes, in a row."""
        return self._cell(self.after, row, column)

    def totals_rect(self) -> QRectF:
        """Totals and sums, with the line above them."""
        high = self.clear + (2 if self.sums else 1) * self.row
        return QRectF(self.left, self.bottom, self.right - self.left, high)

    @property
    def paper_row(self) -> int:
        """The row of the players' own totals, counted on from the games."""
        return self.games + self.foot - 1

    def paper_rect(self) -> QRectF:
        """The players' own totals."""
        y = self._y(self.paper_row)
        return QRectF(self.left, y, self.right - self.left, self.row + 1)

    def paper_box(self, spot: int) -> QRectF:
        """The box of the players' own total of a column; spots past the boxes are after."""
        row, boxes = self.paper_row, self.boxes
        box = self.box(row, spot) if spot < boxes else self.after_box(row, spot - boxes)
        inset = self.step / 2
        beside = min(inset, 0.05 * box.width())
        return box.adjusted(beside, inset / 2, -beside, -inset / 4)

    def row_at(self, y: float) -> int:
        """The row under a point, `games` for everything below the rows, -1 above them."""
        if y < self.top:
            return -1
        return min(int((y - self.top) // self.row), self.games)

    def box_at(self, x: float) -> int | None:
        """The box under a point, None before them and after."""
        ends = enumerate(self.edges[1:])
        return next((box for box, end in ends if self.edges[0] <= x < end), None)

    def spot_at(self, x: float) -> int:
        """The box under a point, counted on into the columns after the boxes."""
        ends = (*self.edges[1:], *self.after[1:])
        return next((spot for spot, end in enumerate(ends) if x < end), len(ends) - 1)

    def _cell(self, edges: tuple[float, ...], row: float, column: int) -> QRectF:
        x = edges[column]
        return QRectF(x, self._y(row), edges[column + 1] - x, self.row)

    def _y(self, row: float) -> float:
        return self.top + row * self.row + (self.clear if row >= self.games else 0.0)


def along(x: float, widths: list[float]) -> tuple[float, ...]:
    """The x's of the sides of columns of these widths, from x on."""
    return tuple(accumulate(widths, initial=x))
