"""A table of fixed widths and heights, drawn row by row; what a good timetable has.

Hairlines between the rows, one firm line below the heads, the heads again on every page,
and never a last page with a row or two.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.heading import firm, hairline
from clubadmin.reports.kit.leaf import Grid, Heading, Part
from clubadmin.reports.kit.page import MARGIN, Paper, Rule, Sheet, Type

HEAD = 19.0  # height of the line of heads
NOTHING = Rule(0.0, (1.0, 1.0, 1.0))  # no line below a row: what follows belongs to it
_SLACK = 0.01  # points; sums of fractions are never quite what they should be
_GAP = 7.0  # points between a text and the next column
_OVER = 0.1  # of its size a strike sticks out on both sides of a figure
_KEEP = 3  # rows that stay together on the last page
_ABSENT = "–"
_FIGURES = 3  # that have room in a column; a narrower one has signs only


@dataclass(frozen=True)
class Column:
    """A column: its head, its width in points, and whether it is set to the right."""

    head: str
    width: float
    right: bool = True
    read: str = ""  # the head for who hears it, where there is none or it leans on another


class Cell(NamedTuple):
    """A cell; `sign` hangs behind a figure without moving it."""

    text: str
    kind: Type
    sign: str = ""
    struck: bool = False


class Row(NamedTuple):
    """A row: a cell a column, its height, and the line below it."""

    cells: Sequence[Cell]
    height: float
    rule: Rule | None = None  # None: a hairline
    title: str = ""  # of the rows below it, until the next


def paginate(
    heights: Sequence[float], first: float, rest: float, tail: float = 0.0
) -> list[tuple[int, int]]:
    """Divide rows over pages, as (start, end) in order; at least one page.

    `first` and `rest` are the heights that rows may take on the first page and on the
    others; `tail` must fit below the last row. The last page holds at least three rows.
    """
    pages: list[tuple[int, int]] = []
    start, left = 0, first
    for number, height in enumerate(heights):
        if height > left + _SLACK and number > start:
            pages.append((start, number))
            start, left = number, rest
        left -= height
    end = len(heights)
    keep = min(_KEEP, end - start)
    if tail > left + _SLACK and end - start > keep:
        pages.append((start, end - keep))
        start = end - keep
    if pages and end - start < _KEEP:
        before = pages[-1]
        start = max(before[0] + 1, end - _KEEP)
        pages[-1] = (before[0], start)
    return [*pages, (start, end)]


class Table:
    """Columns at their places on the page."""

    def __init__(self, paper: Paper, columns: Sequence[Column], left: float = MARGIN) -> None:
        self.paper = paper
        self.columns = columns
        self.left = left
        self.edges: list[float] = []
        x = left
        for column in columns:
            self.edges.append(x)
            x += column.width
        self.end = x
        self._firm, self._hairline = firm(paper), hairline(paper)

    def has_tiny(self, rows: Sequence[Row]) -> bool:
        """Whether any text would be so small on one line that it needs two."""
        return any(
            fonts.is_tiny(cell.text, column.width - _GAP, cell.kind.face, cell.kind.size)
            for row in rows
            for cell, column in zip(row.cells, self.columns, strict=True)
            if cell.text and not column.right
        )

    def heads(self, sheet: Sheet, y: float) -> float:
        """The heads with their firm line; gives y below it."""
        kind = self.paper.kind(8, muted=True)
        with sheet.reads():
            for column, x in zip(self.columns, self.edges, strict=True):
                if column.right:
                    sheet.right(x + column.width, y - 11, column.head, kind)
                else:
                    sheet.fitted(x, y - 11, column.head, kind, column.width)
        sheet.line(self.left, y - HEAD + 2, self.end, y - HEAD + 2, self._firm)
        return y - HEAD + 2

    def rows(self, sheet: Sheet, y: float, rows: Sequence[Row]) -> float:
        """The rows with a hairline below each; gives y below the last."""
        with sheet.reads(*self._read(rows)):
            for row in rows:
                self._row(sheet, y - row.height / 2, row)
                y -= row.height
                if row.rule is not NOTHING:
                    sheet.line(self.left, y, self.end, y, row.rule or self._hairline)
        return y

    def _read(self, rows: Sequence[Row]) -> Iterator[Part]:
        """The rows as they are read, those below each title as a table of their own."""
        heads = tuple(one.read or one.head for one in self.columns)
        words = tuple(not one.right for one in self.columns)
        name = words.index(True) if True in words else 0
        for title, some in groupby(_titled(rows), lambda one: one[0]):
            if title:
                yield Heading(title, 2)
            cells = (row.cells for _title, row in some if not row.title)
            yield Grid(heads, name, words, [tuple(map(_heard, one)) for one in cells])

    def _row(self, sheet: Sheet, middle: float, row: Row) -> None:
        for cell, column, x in zip(row.cells, self.columns, self.edges, strict=True):
            if not cell.text:
                continue
            kind = cell.kind
            base = middle - kind.size * 0.36  # half the height of a figure
            if column.right:
                self._figure(sheet, x + column.width - _aside(cell, column), base, cell)
            else:
                sheet.fitted(x, base, cell.text, kind, column.width - _GAP, high=row.height)

    def _figure(self, sheet: Sheet, right: float, base: float, cell: Cell) -> None:
        kind = cell.kind
        text = fonts.legible(cell.text)
        wide = fonts.width(text, kind.face, kind.size)
        sheet.text(right - wide, base, text, kind)
        if cell.sign:
            sheet.text(right + 0.3, base, cell.sign, kind)
        if cell.struck:
            y = base + kind.size * 0.34
            over = kind.size * _OVER
            sheet.line(right - wide - over, y, right + over, y, Rule(0.7, kind.colour))


def _titled(rows: Sequence[Row]) -> Iterator[tuple[str, Row]]:
    title = ""
    for row in rows:
        title = row.title or title
        yield title, row


def _heard(cell: Cell) -> tuple[str, bool]:
    return cell.text + cell.sign, cell.struck


def _aside(cell: Cell, column: Column) -> float:
    """How far a dash stands away, lest it is read as the minus sign of the next figure."""
    figure = fonts.width("0", cell.kind.face, cell.kind.size)
    return figure if cell.text == _ABSENT and column.width > _FIGURES * figure else 0.0
