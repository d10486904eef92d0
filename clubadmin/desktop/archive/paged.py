"""A list of any length of which only what is in view is asked of the file."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal

from clubadmin.desktop.archive.links import LinkTable
from clubadmin.desktop.kit.tables import Column, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.services.exchange.read import quoted

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex

PAGE = 100  # rows that are asked for together
KEPT = 40  # pages that stay
TOGETHER = 200  # rows that are copied or printed; who wants more narrows the list


class Pages(Sequence[Row | None], Generic[Row]):
    """Rows by number, None where they are not here (any more)."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pages: OrderedDict[int, Sequence[Row]] = OrderedDict()

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> Row | None: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Row | None]: ...
    def __getitem__(self, at: int | slice) -> Row | Sequence[Row | None] | None:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(self._count))]
        if not 0 <= at < self._count:
            raise IndexError(at)
        page = self._pages.get(at // PAGE)
        return page[at % PAGE] if page is not None and at % PAGE < len(page) else None

    def __iter__(self) -> Iterator[Row | None]:
        return (self[at] for at in range(self._count))

    def has(self, page: int) -> bool:
        """Whether a page is here."""
        return page in self._pages

    def put(self, page: int, rows: Sequence[Row]) -> None:
        """Keep a page; the one that was put longest ago goes when there are too many."""
        self._pages[page] = rows
        self._pages.move_to_end(page)
        while len(self._pages) > KEPT:
            self._pages.popitem(last=False)


class PagedModel(RowsModel[Any]):
    """`page_wanted` asks for the pages that came into view, from the first; `put` brings one."""

    page_wanted = Signal(int)

    def __init__(
        self, theme: Theme, columns: Sequence[Column[Any]], key: Callable[[Any], object]
    ) -> None:
        super().__init__(theme, columns, key)
        self._pages: Pages[Any] = Pages(0)
        self._missed: set[int] = set()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._ask)

    @property
    def pages(self) -> Pages[Any]:
        """The rows as far as they are here."""
        return self._pages

    def begin(self, count: int, first: Sequence[Any] = ()) -> None:
        """Another list of so many rows, of which the first may be here already."""
        self.beginResetModel()
        self._pages = Pages(count)
        self._rows = self._pages  # type: ignore[assignment]
        if first:
            self._pages.put(0, first)
        self.endResetModel()

    def put(self, page: int, rows: Sequence[Any]) -> None:
        """A page that was asked for."""
        self._pages.put(page, rows)
        if rows:
            top, bottom = page * PAGE, min(page * PAGE + len(rows), len(self._pages)) - 1
            self.dataChanged.emit(self.index(top, 0), self.index(bottom, len(self._columns) - 1))

    def key_at(self, row: int) -> object:
        """The key of a row that is here, or None."""
        found = self._pages[row] if 0 <= row < len(self._pages) else None
        return None if found is None else self._key(found)

    def row_of(self, _key: object) -> int:
        """Rows are known by where they stand only."""
        return -1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell; blank until its page is here."""
        if index.isValid() and self._pages[index.row()] is None:
            self._missed.add(index.row() // PAGE)
            self._soon.start()
            return None
        return super().data(index, role)

    def _ask(self) -> None:
        """The first page of those that came into view; who answers brings the next along."""
        missed, self._missed = min(self._missed), set()
        if not self._pages.has(missed):
            self.page_wanted.emit(missed)


class PagedTable(LinkTable):
    """A list of any length; what is not here cannot be asked about, nor copied."""

    def ask_current(self) -> bool:
        """As in any list, once the row is here."""
        return self.rows_model.key_at(self.currentIndex().row()) is not None and (
            super().ask_current()
        )

    def as_text(self) -> str:
        """The rows from the first in view on, as far as they are here."""
        return "\n".join("\t".join(cells) for cells in self._cells()) + "\n"

    def here(self) -> Sequence[Any]:
        """The rows from the first in view on, as far as they are here."""
        rows, top = self.rows_model.rows, max(0, self.rowAt(0))
        end = top
        while end < min(len(rows), top + TOGETHER) and rows[end] is not None:
            end += 1
        return rows[top:end]

    def _cells(self) -> Iterator[list[str]]:
        columns = self.rows_model.columns
        yield [one.title for one in columns]
        for row in self.here():
            yield [quoted(one.text(row)) for one in columns]

    def _double_clicked(self, index: QModelIndex) -> None:
        if self.rows_model.key_at(index.row()) is not None:
            super()._double_clicked(index)
