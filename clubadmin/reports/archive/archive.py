"""A page of the archive on paper: figures, charts and lists as they were read on the screen."""

from collections.abc import Sequence

from clubadmin.model.archive.printed import (
    Block,
    PrintedColumn,
    PrintedFacts,
    PrintedPage,
    PrintedTable,
)
from clubadmin.model.club.printing import Printing
from clubadmin.model.kit.chart import Chart
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.page import BOTTOM, LANDSCAPE, MARGIN, PORTRAIT, Paper, Sheet
from clubadmin.reports.kit.table import HEAD, Cell, Column, Row, Table, paginate

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
    return paper.pdf(page.title)


class _Drawing:
    """The drawing of an archive page, from the top of its first sheet down."""

    def __init__(self, paper: Paper, page: PrintedPage) -> None:
        self.paper, self.page = paper, page
        tables = [one for one in page.blocks if isinstance(one, PrintedTable)]
        upright = PORTRAIT[0] - 2 * MARGIN
        wide = any(sum(_needed(paper, one)) > upright for one in tables)
        self.size = LANDSCAPE if wide else PORTRAIT
        self.room = self.size[0] - 2 * MARGIN
        self.sheet, self.y = self._sheet()

    def draw(self) -> None:
        """Every block below the one before."""
        for at, block in enumerate(self.page.blocks):
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

    def _sheet(self) -> tuple[Sheet, float]:
        paper = self.paper
        sheet = paper.sheet(self.size)
        if len(paper.sheets) > 1:
            return sheet, heading.following(paper, sheet)
        return sheet, heading.first(paper, sheet, [paper.club_line, self.page.about])

    def _need(self, height: float) -> None:
        """Begin another page where less than this height is left."""
        if self.y - height < BOTTOM:
            self.sheet, self.y = self._sheet()

    # figures

    def _facts(self, block: PrintedFacts) -> None:
        wide = self.room / _FACTS
        large, small = self.paper.kind(13, bold=True), self.paper.kind(8, muted=True)
        for start in range(0, len(block.facts), _FACTS):
            self._need(_FACT)
            for at, (what, figure) in enumerate(block.facts[start : start + _FACTS]):
                x = MARGIN + at * wide
                self.sheet.fitted(x, self.y - 13, figure, large, wide - _APART)
                self.sheet.fitted(x, self.y - 24, what, small, wide - _APART)
            self.y -= _FACT

    # charts

    def _chart(self, chart: Chart) -> None:
        from clubadmin.reports.charts import draw, on_paper  # late: few papers have a chart

        self._need(_CHART)
        look = on_paper(self.paper.ink)
        drawn = draw(chart, (self.room, _CHART), look, self.paper.words.language)
        self.y -= _CHART
        self.sheet.chart(MARGIN, self.y, drawn.drawing)

    # lists

    def _table(self, block: PrintedTable) -> None:
        self._need((_TITLE if block.title else 0) + HEAD + min(_KEEP, len(block.rows)) * _ROW)
        if block.title:
            self.y = heading.section(self.paper, self.sheet, self.y, block.title)
        table = Table(self.paper, self._columns(block))
        rows = self._rows(block)
        room = self.y - BOTTOM - HEAD
        rest = self.size[1] - heading.NEXT - BOTTOM - HEAD
        tail = _NOTE if block.note else 0.0
        for at, (start, end) in enumerate(paginate([_ROW] * len(rows), room, rest, tail)):
            if at:
                self.sheet, self.y = self._sheet()
            self.y = table.heads(self.sheet, self.y)
            self.y = table.rows(self.sheet, self.y, rows[start:end])
        if block.note:
            self.y -= _NOTE
            kind = self.paper.kind(8, muted=True)
            self.sheet.fitted(MARGIN, self.y, block.note, kind, self.room)

    def _columns(self, block: PrintedTable) -> list[Column]:
        """Set the columns; spare room goes to the names, lacking room comes off them."""
        widths = _needed(self.paper, block)
        spare = self.room - sum(widths) - _APART * len(self._gaps(block))
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
