"""Where everything stands on the paper, for a width, a height and a size of type."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from clubadmin.desktop.theme import Theme

BOXES = 4
WIDEST = 100  # steps of the grid: a wider sheet makes the eye lose the row
WHITE = 0.5  # steps below the last line
ROW_LOW, ROW_HIGH = 2.15, 4.5  # steps: the row's height follows the room there is


@dataclass(frozen=True)
class Geometry:
    """All lengths in pixels; rows count from 0, boxes are Wij points, roem, Zij points, roem."""

    step: float
    left: float
    edges: tuple[float, float, float, float, float]  # x of the boxes' sides
    title: float  # height of the line with table and dealer
    heading: float  # height of the line WIJ, ZIJ
    columns: float  # height of the columns' names
    names: float  # height of one line of names
    name_lines: int
    top: float  # y of the first row
    row: float  # height of a row
    games: int

    @property
    def right(self) -> float:
        """Where the paper's last column ends."""
        return self.edges[-1]

    @property
    def middle(self) -> float:
        """The line between Wij and Zij."""
        return self.edges[2]

    @property
    def bottom(self) -> float:
        """Where the last row ends and the totals begin."""
        return self.top + self.games * self.row

    @property
    def height(self) -> float:
        """Everything, with the white below it."""
        return self.bottom + 3 * self.row + WHITE * self.step

    def row_rect(self, row: int) -> QRectF:
        """The whole width of a row, the number of the game included."""
        return QRectF(self.left, self.top + row * self.row, self.right - self.left, self.row)

    def field_rect(self, row: int) -> QRectF:
        """The four boxes of a row as one wide field."""
        return QRectF(
            self.edges[0], self.top + row * self.row, self.right - self.edges[0], self.row
        )

    def box(self, row: float, box: int) -> QRectF:
        """A box of a row; the totals are rows `games` and further."""
        x = self.edges[box]
        return QRectF(x, self.top + row * self.row, self.edges[box + 1] - x, self.row)

    def totals_rect(self) -> QRectF:
        """Totals and sums."""
        return QRectF(self.left, self.bottom, self.right - self.left, 2 * self.row)

    def paper_rect(self) -> QRectF:
        """The players' own totals."""
        y = self.bottom + 2 * self.row
        return QRectF(self.left, y, self.right - self.left, self.row + 1)

    def paper_box(self, field: int) -> QRectF:
        """Where the players' own total of a column is typed."""
        inset = self.step / 2
        box = self.box(self.games + 2, field)
        return box.adjusted(inset, inset / 2, -inset, -inset / 4)

    def row_at(self, y: float) -> int:
        """The row under a point, `games` for everything below the rows, -1 above them."""
        if y < self.top:
            return -1
        return min(int((y - self.top) // self.row), self.games)

    def box_at(self, x: float) -> int:
        """The box under a point."""
        return next((box for box in range(BOXES) if x < self.edges[box + 1]), BOXES - 1)


def plan(theme: Theme, width: float, height: float, games: int, name_lines: int) -> Geometry:
    """Spread the paper over the room there is; rows never get lower than reading allows."""
    step = theme.grid(1)
    margin = 3 * step if width > 60 * step else step
    wide = min(width - 2 * margin, WIDEST * step)
    left = (width - wide) / 2
    number = min(8 * step, max(7 * step, wide * 0.12))
    points = (wide - number) * 0.30
    edges = [left + number]
    for share in (points, (wide - number) / 2 - points) * 2:
        edges.append(edges[-1] + share)
    tight = height < (3.25 * games + 26) * step  # rows come first, then white
    title, heading, columns = (4, 2.5, 2.25) if tight else (5, 2.75, 2.5)
    title, heading, columns, names = title * step, heading * step, columns * step, 2.25 * step
    top = title + heading + name_lines * names + columns
    room = (height - top - WHITE * step) / (games + 3)
    row = min(max(room, ROW_LOW * step), ROW_HIGH * step)
    return Geometry(
        step=step,
        left=left,
        edges=(edges[0], edges[1], edges[2], edges[3], edges[4]),
        title=title,
        heading=heading,
        columns=columns,
        names=names,
        name_lines=name_lines,
        top=round(top),
        row=int(row),
        games=games,
    )
