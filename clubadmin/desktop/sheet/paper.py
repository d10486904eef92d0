"""The totals that the players wrote below the columns, as they are typed."""

from clubadmin.desktop.sheet.sums import column_total
from clubadmin.domain.row.columns import SheetColumns
from clubadmin.domain.scoring.sheet import ScoredSheet
from clubadmin.model.sheets.sheet import PaperTotals

MOST_DIGITS = 5


class PaperRow:
    """A field for each column that the players add up; fields count from 0."""

    def __init__(self, columns: SheetColumns, paper: PaperTotals) -> None:
        self._columns = columns.paper
        self.figures: list[int | None] = []
        self.take(paper)

    @property
    def stop(self) -> int:
        """The stop after the last field: Enter there signs off."""
        return len(self._columns)

    def take(self, paper: PaperTotals) -> None:
        """Take over the totals as they are in the file."""
        self.figures = [getattr(paper, column) for column in self._columns]

    def text(self, field: int) -> str:
        """What is kept in a field; nothing past the last."""
        figure = self.figures[field] if field < self.stop else None
        return "" if figure is None else str(figure)

    def accepts(self, field: int, text: str) -> bool:
        """Whether this may stand in a field, or be the beginning of what may."""
        digits = text.isascii() and text.isdigit()
        return digits and len(text) <= MOST_DIGITS and field < self.stop

    def put(self, field: int, text: str) -> PaperTotals | None:
        """Take what was typed; the totals as they are to be kept, None if nothing changed."""
        figure = int(text) if text else None
        if self.figures[field] == figure:
            return None
        self.figures[field] = figure
        return PaperTotals(**dict(zip(self._columns, self.figures, strict=True)))

    def written(self, typing: int | None) -> dict[str, int | None]:
        """The totals by column, but that of the field being typed: half a number is none yet."""
        fields = enumerate(zip(self._columns, self.figures, strict=True))
        return {column: figure for field, (column, figure) in fields if field != typing}

    def totals(self, scored: ScoredSheet) -> tuple[int, ...]:
        """What the rows come to in each column."""
        return tuple(column_total(scored, column) for column in self._columns)

    def wrong(self, scored: ScoredSheet) -> list[int]:
        """The fields whose figure is another than the rows come to."""
        pairs = enumerate(zip(self.figures, self.totals(scored), strict=True))
        return [field for field, (paper, total) in pairs if paper not in (None, total)]
