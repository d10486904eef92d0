"""Lists of the screen as they go to paper and to files."""

from collections.abc import Iterator, Sequence
from typing import Any

from clubadmin.desktop.archive.links import LinkTable
from clubadmin.model.archive.printed import PrintedColumn, PrintedFacts, PrintedPage, PrintedTable


def printed_table(
    table: LinkTable, title: str = "", note: str = "", rows: Sequence[Any] | None = None
) -> PrintedTable:
    """A list in the order in which it is shown; `rows` are those of it that are wanted."""
    columns = table.rows_model.columns
    wanted = table.rows_model.rows if rows is None else rows
    return PrintedTable(
        title,
        tuple(PrintedColumn(one.title.replace("\n", " "), one.right) for one in columns),
        tuple(tuple(one.text(line) for one in columns) for line in wanted),
        note,
    )


def csv_rows(page: PrintedPage) -> Iterator[tuple[str, ...]]:
    """Figures and lists below each other, each list under its heads; charts have no rows."""
    yield (page.title,)
    for block in page.blocks:
        if isinstance(block, PrintedFacts):
            yield ()
            yield from block.facts
        elif isinstance(block, PrintedTable):
            yield ()
            yield tuple(one.head for one in block.columns)
            yield from block.rows
