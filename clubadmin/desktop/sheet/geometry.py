"""Where everything stands on the paper, for a width, a height and a size of type."""

from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QRectF, QSizeF

from clubadmin.desktop.theme import Theme
from clubadmin.domain.scoring.columns import Extra, SheetColumns

WIDEST = 100  # steps of the grid: a wider sheet makes the eye lose the row
WHITE = 0.5  # steps below the last line
ROW_LOW, ROW_HIGH = 2.15, 4.5  # steps: the row's height follows the room there is
POINTS_SHARE = 0.6  # of a side; the roem box gets the rest
LEAST_BOXES = 41  # steps that two sides take at least
_LEAST = {"fines": 7.0, "player": 8.0}  # steps; other columns are as wide as their names need
_LETTER = 0.9  # steps, of a column's name


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
    heading: float  # height of the line WIJ, ZIJ
    columns: float  # height of the columns' names
    names: float  # height of one line of names
    name_lines: int
    top: float  # y of the first row
    row: float  # height of a row
    games: int
    sums: bool  # whether there is a line with each side's points and roem together

    @property
    def boxes(self) -> int:
        """How many boxes a row has."""
        return len(self.edges) - 1

    @property
    def first(self) -> float:
        """Where the number of the game ends and the columns begin."""
        return self.before[0]

    @property
    def right(self) -> float:
        """Where the paper's last column ends."""
        return self.after[-1]

    @property
    def middle(self) -> float:
        """The line between Wij and Zij."""
        return self.edges[self.boxes // 2]

    @property
    def bottom(self) -> float:
        """Where the last row ends and the totals begin."""
        return self.top + self.games * self.row

    @property
    def height(self) -> float:
        """Everything, with the white below it."""
        return self.bottom + _foot(self.sums) * self.row + WHITE * self.step

    def side(self, side: int) -> tuple[float, float]:
        """The x's between which Wij (0) or Zij (1) stands."""
        half = self.boxes // 2
        return self.edges[side * half], self.edges[(side + 1) * half]

    def row_rect(self, row: int) -> QRectF:
        """The whole width of a row, the number of the game included."""
        return QRectF(self.left, self.top + row * self.row, self.right - self.left, self.row)

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
        """Totals and sums."""
        lines = 2 if self.sums else 1
        return QRectF(self.left, self.bottom, self.right - self.left, lines * self.row)

    @property
    def paper_row(self) -> int:
        """The row of the players' own totals, counted on from the games."""
        return self.games + _foot(self.sums) - 1

    def paper_rect(self) -> QRectF:
        """The players' own totals."""
        y = self.top + self.paper_row * self.row
        return QRectF(self.left, y, self.right - self.left, self.row + 1)

    def paper_box(self, spot: int) -> QRectF:
        """Where the players' own total of a column is typed; spots past the boxes are after."""
        inset = self.step / 2
        row, boxes = self.paper_row, self.boxes
        box = self.box(row, spot) if spot < boxes else self.after_box(row, spot - boxes)
        return box.adjusted(inset, inset / 2, -inset, -inset / 4)

    def row_at(self, y: float) -> int:
        """The row under a point, `games` for everything below the rows, -1 above them."""
        if y < self.top:
            return -1
        return min(int((y - self.top) // self.row), self.games)

    def spot_at(self, x: float) -> int:
        """The box under a point, counted on into the columns after the boxes."""
        ends = (*self.edges[1:], *self.after[1:])
        return next((spot for spot, end in enumerate(ends) if x < end), len(ends) - 1)

    def _cell(self, edges: tuple[float, ...], row: float, column: int) -> QRectF:
        x = edges[column]
        return QRectF(x, self.top + row * self.row, edges[column + 1] - x, self.row)


def has_sums(columns: SheetColumns) -> bool:
    """Whether a line below the totals says what each side, or who was fined, has in all."""
    fines = any(extra.key == "fines" for extra in columns.after)
    return columns.sides != "alone-together" and (columns.roem or fines)


def least_width(theme: Theme, columns: SheetColumns) -> int:
    """The width in pixels below which the figures of a sheet do not fit."""
    narrow = sum(_least(extra) for extra in columns.before + columns.after)
    return theme.grid(7 + LEAST_BOXES + narrow)


def plan(
    theme: Theme, room: QSizeF, games: int, name_lines: int, columns: SheetColumns
) -> Geometry:
    """Spread the paper over the room there is; rows never get lower than reading allows."""
    width, height = room.width(), room.height()
    step = theme.grid(1)
    margin = 3 * step if width > 60 * step else step
    wide = min(width - 2 * margin, WIDEST * step)
    left = (width - wide) / 2
    number = min(8 * step, max(7 * step, wide * 0.12))
    before, edges, after = _columns(left + number, wide - number, step, columns)
    tight = height < (3.25 * games + 26) * step  # rows come first, then white
    title, heading, labels = (4, 2.5, 2.25) if tight else (5, 2.75, 2.5)
    title, heading, labels, names = title * step, heading * step, labels * step, 2.25 * step
    top = title + heading + name_lines * names + labels
    sums = has_sums(columns)
    free = (height - top - WHITE * step) / (games + _foot(sums))
    row = min(max(free, ROW_LOW * step), ROW_HIGH * step)
    return Geometry(
        step=step,
        left=left,
        before=before,
        edges=edges,
        after=after,
        title=title,
        heading=heading,
        columns=labels,
        names=names,
        name_lines=name_lines,
        top=round(top),
        row=int(row),
        games=games,
        sums=sums,
    )


def _foot(sums: bool) -> int:
    """Lines below the games: totals, sums if any, and what the players wrote."""
    return 3 if sums else 2


def _columns(
    x: float, room: float, step: float, columns: SheetColumns
) -> tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]:
    """The x's of all columns: narrow ones as wide as their share, but never too narrow."""
    extras = columns.before + columns.after
    share = room / (2 + sum(extra.share for extra in extras))
    narrow = [max(extra.share * share, _least(extra) * step) for extra in extras]
    side = (room - sum(narrow)) / 2
    points = side * POINTS_SHARE if columns.roem else side
    split = len(columns.before)
    before = _along(x, narrow[:split])
    edges = _along(before[-1], [points, side - points] * 2 if columns.roem else [points] * 2)
    return before, edges, _along(edges[-1], narrow[split:])


def _along(x: float, widths: list[float]) -> tuple[float, ...]:
    return tuple(accumulate(widths, initial=x))


def _least(extra: Extra) -> float:
    kind = extra.key.partition("-")[0]
    return max(_LEAST.get(kind, 4.0), len(extra.label_nl) * _LETTER + 1.25)
