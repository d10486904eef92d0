"""Where everything stands on the paper, for a width, a height and a size of type."""

from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QRectF, QSizeF

from clubadmin.desktop.kit.theme import Theme
from clubadmin.domain.row.columns import Extra, SheetColumns

WIDEST = 100  # steps of the grid: a wider sheet makes the eye lose the row
WHITE = 0.5  # steps below the last line
ROW_LOW, ROW_HIGH = 1.85, 4.5  # steps: the row's height follows the room there is
ROW_EASY = 2.15  # steps: below it the figures are smaller, not to touch each other
POINTS_SHARE, TIGHT_POINTS = 0.6, 0.55  # of a side; the roem box gets the rest
LEAST_BOXES = 41  # steps that two sides take with ease
TIGHT_BOXES = {True: 23, False: 16}  # steps without which their figures do not fit; with roem
PLAIN_BOXES = 30  # the same where there are no other columns
_NUMBER, _TIGHT_NUMBER = 7.0, 5.0  # steps, of the game's number
_EASY = {"fines": 9.5, "player": 8.0}  # steps; other columns are as wide as their names need
_TIGHT = {"fines": 9.0, "player": 7.0, "bid": 4.75}
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
    def pad(self) -> float:
        """The white between a figure and the side of its box, less where boxes are narrow."""
        return min(1.25 * self.step, 0.11 * (self.edges[1] - self.edges[0]))

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
    extras = columns.before + columns.after
    boxes = TIGHT_BOXES[columns.roem] if extras else PLAIN_BOXES
    return theme.grid(_number(columns) + boxes + 2 + sum(_tight(extra) for extra in extras))


def more_width(columns: SheetColumns) -> float:
    """How many steps wider than a plain sheet this one is with ease."""
    return sum(_easy(extra) for extra in columns.before + columns.after)


def plan(
    theme: Theme, room: QSizeF, games: int, name_lines: int, columns: SheetColumns
) -> Geometry:
    """Spread the paper over the room there is; rows never get lower than reading allows."""
    height = room.height()
    step = theme.grid(1)
    left, before, edges, after = _across(room.width(), step, columns)
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


def _across(
    width: float, step: float, columns: SheetColumns
) -> tuple[float, tuple[float, ...], tuple[float, ...], tuple[float, ...]]:
    """Where the paper begins, and the x's of all columns from left to right."""
    more = more_width(columns)
    margin = 3 * step if width > (60 + more) * step else step
    wide = min(width - 2 * margin, WIDEST * step)
    left = (width - wide) / 2
    tight = more > 0 and wide < (_NUMBER + LEAST_BOXES + more) * step
    number = min(8 * step, max(_NUMBER * step, wide * 0.12))
    if tight:
        number = _number(columns) * step
    room = wide - number
    extras = columns.before + columns.after
    share = room / (2 + sum(extra.share for extra in extras))
    least = _tight if tight else _easy
    narrow = [max(extra.share * share, least(extra) * step) for extra in extras]
    side = (room - sum(narrow)) / 2
    share = TIGHT_POINTS if tight else POINTS_SHARE
    points = side * share if columns.roem else side
    split = len(columns.before)
    before = _along(left + number, narrow[:split])
    edges = _along(before[-1], [points, side - points] * 2 if columns.roem else [points] * 2)
    return left, before, edges, _along(edges[-1], narrow[split:])


def _along(x: float, widths: list[float]) -> tuple[float, ...]:
    return tuple(accumulate(widths, initial=x))


def _number(columns: SheetColumns) -> float:
    """Steps for the game's number where room is scarce; words may run on into what is beside."""
    return _TIGHT_NUMBER if columns.before else _NUMBER


def _easy(extra: Extra) -> float:
    kind = extra.key.partition("-")[0]
    return max(_EASY.get(kind, 4.0), len(extra.label_nl) * _LETTER + 1.25)


def _tight(extra: Extra) -> float:
    kind = extra.key.partition("-")[0]
    return max(_TIGHT.get(kind, 3.0), len(extra.label_nl) * _LETTER + 0.35)
