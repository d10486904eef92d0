"""Several lists of places on one paper, a group below another, each kept together if it can be."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from clubadmin.reports.kit import fonts, heading, ranking
from clubadmin.reports.kit.page import BOTTOM, MARGIN, Paper, Rule, Sheet
from clubadmin.reports.kit.table import HEAD, Cell, Column, Row, Table

_TITLE = 27.0  # height of the line with the name of a group
_ROOMY, _TIGHT = 21.0, 15.0  # height of a row
_BEFORE_NOTES = 14.0
_KEEP = 3  # rows that stay with the name of their group


class Group(NamedTuple):
    """A list with a name."""

    title: str
    places: Sequence[int | None]
    cells: Callable[[int, ranking.Types], Sequence[Cell]]  # of the row with this index


class Groups(NamedTuple):
    """Groups to be set, and their widths."""

    size: tuple[float, float]
    columns: Sequence[Column]
    figure: float  # size of the figures in the columns
    narrow: bool  # figures in the narrow face
    groups: Sequence[Group]
    top: Callable[[Sheet], float]  # draws a page's heading, gives y below it
    notes: str


def draw(paper: Paper, wanted: Groups) -> None:
    """Draw all pages: as many groups on each as it holds."""
    wide, high = wanted.size
    notes = fonts.wrap(wanted.notes, wide - 2 * MARGIN, fonts.REGULAR, 8)
    tail = _BEFORE_NOTES + len(notes) * ranking.NOTE
    room = high - heading.FIRST - HEAD - BOTTOM
    height = _height(wanted, room - tail)
    blocks = [_block(paper, wanted, group, height) for group in wanted.groups]
    pages = _pages(blocks, room, high - heading.NEXT - HEAD - BOTTOM, tail)
    table = Table(paper, wanted.columns)
    y = 0.0
    sheet = paper.sheet(wanted.size)
    for number, rows in enumerate(pages):
        sheet = paper.sheet(wanted.size) if number else sheet
        y = table.rows(sheet, table.heads(sheet, wanted.top(sheet)), rows)
    ranking.note(paper, sheet, y, wanted.notes, notes)


def _height(wanted: Groups, room: float) -> float:
    """The height of a row with which all is on one page, or else close together."""
    rows = sum(len(group.places) for group in wanted.groups)
    spread = (room - len(wanted.groups) * _TITLE) / max(rows, 1)
    return min(_ROOMY, spread) if spread >= _TIGHT else _TIGHT


def _block(paper: Paper, wanted: Groups, group: Group, height: float) -> list[Row]:
    """The name of a group and its rows, the first in bold."""
    listed = ranking.Ranking(
        size=wanted.size,
        columns=wanted.columns,
        figure=wanted.figure,
        narrow=wanted.narrow,
        places=group.places,
        cells=group.cells,
        top=wanted.top,
        notes="",
    )
    title = paper.kind(12, bold=True)
    blank = Cell("", title)
    after = len(wanted.columns) - 3
    head = Row(
        [blank, blank, Cell(group.title, title), *[blank] * after],
        _TITLE,
        Rule(0.9, paper.ink.text),
        group.title,
    )
    return [head, *ranking.rows(paper, listed, [height] * len(group.places), 0)]


def _pages(
    blocks: Sequence[Sequence[Row]], first: float, rest: float, tail: float
) -> list[list[Row]]:
    """The rows of each page; `first` and `rest` are the heights that they may take."""
    pages: list[list[Row]] = [[]]
    left = first
    for number, block in enumerate(blocks):
        below = tail if number == len(blocks) - 1 else 0.0
        whole = sum(row.height for row in block) + below
        start = min(whole, _TITLE + _KEEP * _ROOMY)
        if pages[-1] and left < (whole if whole <= rest else start):
            pages.append([])
            left = rest
        for at, row in enumerate(block):
            last = below if at == len(block) - 1 else 0.0
            if pages[-1] and left < row.height + last:
                pages.append([block[0]] if at else [])
                left = rest - (_TITLE if at else 0.0)
            pages[-1].append(row)
            left -= row.height
    return pages
