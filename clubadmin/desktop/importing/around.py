"""The rows of the file around what is asked, the one in question marked."""

from collections.abc import Sequence
from dataclasses import dataclass

from clubadmin.desktop.importing.words import letter, role_title
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.importing.importing import NAMES, Book, Layout, Spot

_ROWS = 5
_COLUMNS = 8
_LEFT_OUT = ("", "season", "competition")  # not used, or the same in every row


@dataclass(frozen=True)
class FileRow:
    """A row of the file."""

    sheet: int
    number: int
    cells: tuple[str, ...]
    marked: tuple[int, ...]  # the columns in question; -1 for the whole row


class Around(ListTable):
    """A few rows, in the columns that are used."""

    def __init__(self, theme: Theme) -> None:
        self._model: RowsModel[FileRow] = RowsModel(theme, [], lambda one: (one.sheet, one.number))
        super().__init__(theme, self._model, "")
        self.setAccessibleName(self.tr("De rijen in het bestand"))
        self._grid = theme.grid

    def show_spots(self, book: Book, layout: Layout, spots: Sequence[Spot]) -> None:
        """Show the rows around the first place; of more places, those rows."""
        self.setVisible(bool(spots))
        if not spots:
            return
        marked: dict[tuple[int, int], list[int]] = {}
        for spot in spots:
            marked.setdefault((spot.sheet, spot.row), []).append(spot.column)
        first = spots[0]
        if len(marked) == 1:
            total = len(book.sheets[first.sheet].rows)
            start = max(0, min(first.row - _ROWS // 2, total - _ROWS))
            places = [(first.sheet, row) for row in range(start, min(start + _ROWS, total))]
        else:
            places = list(marked)[:200]
        rows = [
            FileRow(sheet, row, book.sheets[sheet].rows[row], tuple(marked.get((sheet, row), ())))
            for sheet, row in places
        ]
        wanted = {one.column for one in spots if one.column >= 0}
        told = [
            at
            for at, one in enumerate(layout.roles)
            if one.kind not in _LEFT_OUT
            and any(at < len(row.cells) and row.cells[at] for row in rows)
        ]
        shown = sorted({*told[:_COLUMNS], *list(wanted)[:_COLUMNS]})[: _COLUMNS + 2]
        self.show_rows(rows, self._columns_of(shown, layout))
        self.select_key((first.sheet, first.row))
        high = self._grid(4.5) * min(len(rows), _ROWS)
        self.setFixedHeight(high + self._grid(5.5))

    def _columns_of(self, shown: Sequence[int], layout: Layout) -> list[Column[FileRow]]:
        number: Column[FileRow] = Column(
            self.tr("Rij"), lambda one: str(one.number + 1), right=True, width=6
        )
        return [number, *(self._column(at, layout) for at in shown)]

    def _column(self, at: int, layout: Layout) -> Column[FileRow]:
        role = layout.roles[at] if at < len(layout.roles) else None
        title = role_title(role) if role and role.kind else ""

        def text(one: FileRow) -> str:
            return one.cells[at] if at < len(one.cells) else ""

        def look(one: FileRow) -> str:
            if at in one.marked:
                return "accent"
            if -1 in one.marked:
                return "strong"
            return "" if one.marked else "muted"

        kind = role.kind if role else ""
        width = 0 if kind in NAMES else 13 if kind == "date" else 12
        return Column(f"{letter(at)} {title}".strip(), text, look=look, least=18, width=width)
