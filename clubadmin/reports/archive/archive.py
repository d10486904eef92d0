"""A page of the archive on paper: figures, charts and lists as they were read on the screen."""

from collections.abc import Sequence

from clubadmin.model.archive.archive import (
    Block,
    PrintedColumn,
    PrintedFacts,
    PrintedPage,
    PrintedTable,
)
from clubadmin.model.club.printing import Printing
from clubadmin.model.kit.chart import Chart
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import LANDSCAPE, MARGIN, PORTRAIT, Paper
from clubadmin.reports.kit.table import HEAD, Cell, Column, Row

_ROW = 16.0
_SIZE = 9.0
_GAP = 16.0  # between blocks
_APART = 9.0  # between columns
_WIDEST = 190.0  # of a column of text; longer names get a narrower face
_MEASURED = 400  # rows that the widths go by
_CHART = 190.0  # height
_FACTS = 7  # beside each other
_FACT = 34.0  # height of a row of facts
_KEEP = 3  # rows that a list begins with at least
_TITLE = 20.0
_NOTE = 12.0


def archive_page(page: PrintedPage, printing: Printing) -> bytes:
    """A page of the archive as a PDF, texts as on the screen; lying down for a wide list."""
    paper = Paper(printing)
    paper.title = page.title
    _Drawing(paper, page).draw()
    return paper.document(page.title)


class _Drawing(Flow):
    """The drawing of an archive page, from the top of its first sheet down."""

    def __init__(self, paper: Paper, page: PrintedPage) -> None:
        self.printed = page
        tables = [one for one in page.blocks if isinstance(one, PrintedTable)]
        upright = PORTRAIT[0] - 2 * MARGIN
        wide = any(sum(_needed(paper, one)) > upright for one in tables)
        super().__init__(paper, [paper.club_line, page.about], LANDSCAPE if wide else PORTRAIT)

    def draw(self) -> None:
        """Every block below the one before."""
        for at, block in enumerate(self.printed.blocks):
            if at:
                self.y -= _GAP
            self._draw(block)

    def _draw(self, block: Block) -> None:
        if isinstance(block, PrintedFacts):
            self._facts(block)
        elif isinstance(block, PrintedTable):
            self._table(block)
        else:
            self._chart(block)

    def _facts(self, block: PrintedFacts) -> None:
        wide = self.wide / _FACTS
        large, small = self.paper.kind(13, bold=True), self.paper.kind(8, muted=True)
        for start in range(0, len(block.facts), _FACTS):
            self.need(_FACT)
            for at, (what, figure) in enumerate(block.facts[start : start + _FACTS]):
                x = MARGIN + at * wide
                self.sheet.fitted(x, self.y - 13, figure, large, wide - _APART)
                self.sheet.fitted(x, self.y - 24, what, small, wide - _APART)
            self.y -= _FACT

    def _chart(self, chart: Chart) -> None:
        from clubadmin.reports.charts import draw, on_paper  # late: few papers have a chart

        self.need(_CHART)
        look = on_paper(self.paper.ink)
        drawn = draw(chart, (self.wide, _CHART), look, self.paper.words.language)
        self.y -= _CHART
        self.sheet.chart(MARGIN, self.y, drawn.drawing)

    def _table(self, block: PrintedTable) -> None:
        self.need((_TITLE if block.title else 0) + HEAD + min(_KEEP, len(block.rows)) * _ROW)
        if block.title:
            self.y = heading.section(self.paper, self.sheet, self.y, block.title)
        note = _NOTE if block.note else 0.0
        self.table(self._columns(block), self._rows(block), note)
        if block.note:
            self.y -= _NOTE
            kind = self.paper.kind(8, muted=True)
            self.sheet.fitted(MARGIN, self.y, block.note, kind, self.wide)

    def _columns(self, block: PrintedTable) -> list[Column]:
        """Set the columns; spare room goes to the names, lacking room comes off them."""
        widths = _needed(self.paper, block)
        spare = self.wide - sum(widths) - _APART * len(self._gaps(block))
        texts = [at for at, one in enumerate(block.columns) if not one.right] or [0]
        whole = sum(widths[at] for at in texts) or 1.0
        for at in texts:
            widths[at] = max(widths[at] + spare * widths[at] / whole, _APART)
        found: list[Column] = []
        for at, (one, width) in enumerate(zip(block.columns, widths, strict=True)):
            if at in self._gaps(block):
                found.append(Column("", _APART))
            found.append(Column(one.head, width, one.right))
        return found

    def _gaps(self, block: PrintedTable) -> list[int]:
        """The columns of text that would begin where the figures before them end."""
        columns = block.columns
        return [at for at in range(1, len(columns)) if columns[at - 1].right > columns[at].right]

    def _rows(self, block: PrintedTable) -> list[Row]:
        plain, gaps = self.paper.kind(_SIZE), self._gaps(block)
        rows = []
        for line in block.rows:
            cells = [Cell(text, plain) for text in line]
            for at in reversed(gaps):
                cells.insert(at, Cell("", plain))
            rows.append(Row(cells, _ROW))
        return rows


def _needed(paper: Paper, block: PrintedTable) -> list[float]:
    """How wide each column has to be for what stands in it."""
    plain, head = paper.kind(_SIZE), paper.kind(8)
    lines: Sequence[tuple[str, ...]] = block.rows[:_MEASURED]

    def width(at: int, column: PrintedColumn) -> float:
        texts = {line[at] for line in lines}
        widest = max((fonts.width(one, plain.face, plain.size) for one in texts), default=0.0)
        return min(max(widest, fonts.width(column.head, head.face, head.size)), _WIDEST) + _APART

    return [width(at, one) for at, one in enumerate(block.columns)]
