"""A long list of short rows in one or two blocks on a page, read downwards."""

from collections.abc import Callable, Sequence

from clubadmin.reports.kit import heading
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, Sheet
from clubadmin.reports.kit.table import HEAD, Column, Row, Table, paginate

BETWEEN = 26.0  # two blocks


def width(blocks: int, size: tuple[float, float] = PORTRAIT) -> float:
    """How wide a block is."""
    return (size[0] - 2 * MARGIN - (blocks - 1) * BETWEEN) / blocks


def draw(
    paper: Paper,
    columns: Sequence[Column],
    rows: Sequence[Row],
    new_page: Callable[[], tuple[Sheet, float]],
    *,
    size: tuple[float, float] = PORTRAIT,
    blocks: int = 1,
    tail: float = 0.0,
) -> tuple[Sheet, float]:
    """All pages of rows that are equally high.

    Args:
        paper: what the pages belong to.
        columns: of one block; together `width(blocks)` wide.
        rows: in the order of reading, at least one.
        new_page: makes a page with its heading, and gives y below that.
        size: of the paper.
        blocks: one or two.
        tail: what must fit below the last row.

    Returns:
        The last page, and y below its longest block.
    """
    height = rows[0].height
    lines = -(-len(rows) // blocks)
    room = size[1] - heading.FIRST - HEAD - BOTTOM
    rest = size[1] - heading.NEXT - HEAD - BOTTOM
    each = width(blocks, size) + BETWEEN
    tables = [Table(paper, columns, MARGIN + number * each) for number in range(blocks)]
    for start, end in paginate([height] * lines, room, rest, tail):
        sheet, top = new_page()
        low = top
        for number, table in enumerate(tables):
            first = start * blocks + number * (end - start)
            part = rows[first : min(first + end - start, end * blocks)]
            if part:
                low = min(low, table.rows(sheet, table.heads(sheet, top), part))
    return sheet, low
