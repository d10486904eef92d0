"""Lists of the screen as they go to paper and to files."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive.links import LinkTable
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.model.archive.archive import PrintedColumn, PrintedFacts, PrintedPage, PrintedTable
from clubadmin.services.club import files as keeping
from clubadmin.services.exchange.write import csv_bytes


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


class PageKeeper(QObject):
    """Prints and saves what `now` answers; `kept` tells where."""

    kept = Signal(str)

    def __init__(
        self, ops: Operations, page: QWidget, now: Callable[[], PrintedPage | None]
    ) -> None:
        super().__init__(page)
        self._ops = ops
        self._page = page
        self._now = now

    def show_paper(self) -> None:
        """Show the paper, to be printed or kept."""
        if (page := self._now()) is None:
            return
        made = paper_of("archive.archive.archive_page", page)
        preview_paper(self._page, page.title, made, _name(page.title, "pdf"))

    def save_csv(self) -> None:
        """Keep the lists for a spreadsheet."""
        if (page := self._now()) is None:
            return
        title, kinds = self.tr("Bewaren als CSV"), self.tr("CSV (*.csv)")
        file = files.ask_target(self._page, title, _name(page.title, "csv"), kinds)
        if file is None:
            return

        def work() -> str:
            return str(keeping.save(file, csv_bytes(csv_rows(page), for_people=True)))

        self._ops.make(work, self.kept.emit)


def _name(title: str, kind: str) -> str:
    return "".join(sign if sign.isalnum() else "-" for sign in title.lower()) + f".{kind}"
