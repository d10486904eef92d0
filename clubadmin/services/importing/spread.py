"""Cells that a spreadsheet made into one: whether what they say is meant for each of them."""

from clubadmin.model.importing.importing import FIGURES, Choice, Draft, Merged, Spot
from clubadmin.services.importing.asked import Asked

_EACH = Choice("each")
_FIRST = Choice("first")


class Spread:
    """The rows of a sheet, with joined cells filled in as was decided.

    Args:
        draft: whose layout says which columns are used.
        at: which sheet.
        asked: where it is asked, once a column.
    """

    def __init__(self, draft: Draft, at: int, asked: Asked) -> None:
        self._sheet = draft.book.sheets[at]
        self._at = at
        self._roles = draft.layout.roles
        self._filled: dict[tuple[int, int], str] = {}
        by_column: dict[int, list[Merged]] = {}
        for one in sorted(self._sheet.merged, key=lambda joined: (joined.top, joined.left)):
            if one.top > draft.layout.header and self._matters(one):
                by_column.setdefault(one.left, []).append(one)
        for column, joined in sorted(by_column.items()):
            self._ask(column, joined, asked)

    def row(self, at: int) -> tuple[str, ...]:
        """The cells of a row."""
        cells = self._sheet.rows[at]
        if not self._filled:
            return cells
        wide = range(max(len(cells), len(self._roles)))
        return tuple(self._filled.get((at, one), self._sheet.cell(at, one)) for one in wide)

    def _matters(self, one: Merged) -> bool:
        """Whether something is written there, in a column in use, that is for more rows or cells.

        A title across the sheet is no doubt: nothing else stands in its row.
        """
        text = self._sheet.cell(one.top, one.left)
        used = [at for at in range(one.left, one.right + 1) if self._kind(at)]
        if not text or not used:
            return False
        if one.top < one.bottom:
            return True
        others = [
            cell
            for at, cell in enumerate(self._sheet.rows[one.top])
            if cell and not one.left <= at <= one.right
        ]
        return len(used) > 1 and bool(others)

    def _kind(self, column: int) -> str:
        return self._roles[column].kind if column < len(self._roles) else ""

    def _ask(self, column: int, joined: list[Merged], asked: Asked) -> None:
        first = joined[0]
        values = [
            len(joined),
            self._sheet.cell(first.top, first.left),
            f"{first.top + 1}–{first.bottom + 1}",
        ]
        spots = [Spot(self._at, one.top, one.left) for one in joined]
        figures = self._kind(column) in FIGURES
        safe = -1 if figures else 0
        answer = asked.ask(f"merged:{self._at}:{column}", values, spots, (_EACH, _FIRST), safe)
        if answer is None or answer.choice == "each":
            for one in joined:
                self._fill(one)

    def _fill(self, one: Merged) -> None:
        text = self._sheet.cell(one.top, one.left)
        for row in range(one.top, min(one.bottom, len(self._sheet.rows) - 1) + 1):
            for column in range(one.left, one.right + 1):
                if self._kind(column):
                    self._filled[row, column] = text
