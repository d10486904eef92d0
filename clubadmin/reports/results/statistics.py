"""Statistics on paper: the figures of all games, below them those of each player."""

from collections.abc import Sequence

from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.sheets.sheet import Statistics, StatisticsBlock
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper
from clubadmin.reports.kit.table import HEAD, Cell, Column, Row, Table, paginate

_WIDE = PORTRAIT[0] - 2 * MARGIN
_ROW = 17.0
_GAP = 20.0
_NAME = 150.0  # of the column of names, at least
_MOST = 74.0  # of the columns of figures, unless they need more
_SIZE = 9.0
_HEAD_SIZE = 8.0
_AFTER = 6.0  # room between a head and the next
_SLACK = 2.0  # more than a word takes, or it would be broken
_HEAD_LINE = 9.5  # height of a line of the heads
_HEAD_LINES = 3  # further lines that heads may take
_KEEP = 3  # rows that a page begins a table with at least


def statistics(view: Statistics, printing: Printing) -> bytes:
    """The figures of an evening or a competition as a PDF; without games one page says so."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Statistiek")
    _Drawing(paper, view).draw()
    return paper.document(paper.title, *_whose(view, words))


def _whose(view: Statistics, words: Words) -> list[str]:
    """The competition, and its evening where the figures are of one."""
    parts = [f"{view.competition} {heading.dashed(view.season)}"]
    if view.evening is not None:
        parts.append(words("avond {number}", number=view.evening))
    return parts


class _Drawing(Flow):
    """The drawing of statistics, from the top of the first page down."""

    def __init__(self, paper: Paper, view: Statistics) -> None:
        words, open_sheets = paper.words, view.unsigned
        told = words("nog niet afgetekend, wel meegeteld: {count}", count=open_sheets)
        totals = words("alleen totalen, hier niet bij: {count}", count=view.totals_only)
        said = ((told, open_sheets), (totals, view.totals_only))
        parts = [paper.club_line, *_whose(view, words), *(one for one, there in said if there)]
        super().__init__(paper, parts)
        self.view, self.words = view, words

    def draw(self) -> None:
        """Each block: its rule set, the figures, the players."""
        if not self.view.blocks:
            text = self.words("Er is nog niets getypt.")
            self.sheet.text(MARGIN, self.y - 16, text, self.paper.kind(11))
        for number, block in enumerate(self.view.blocks):
            if number:
                self.y -= _GAP
            title = self.words(
                "{title}, formulieren: {count}", title=block.rule_set, count=block.sheets
            )
            columns = [Column(title, _WIDE * 0.45, right=False), Column("", _WIDE * 0.55, False)]
            self._table(columns, self._figures(block))
            if block.players:
                self.y -= _GAP
                self._table(self._player_columns(block), self._players(block))

    def _table(self, columns: Sequence[Column], rows: Sequence[Row]) -> None:
        """A table from where the drawing is; the rest of it on pages that follow."""
        table = Table(self.paper, columns)
        head = HEAD + _HEAD_LINES * _HEAD_LINE
        self.need(head + _KEEP * _ROW)
        room = self.y - BOTTOM - head
        rest = PORTRAIT[1] - heading.NEXT - BOTTOM - head
        for number, (start, end) in enumerate(paginate([row.height for row in rows], room, rest)):
            if number:
                self.page()
            self.y = self._heads(table, self.y)
            self.y = table.rows(self.sheet, self.y, rows[start:end])

    def _figures(self, block: StatisticsBlock) -> list[Row]:
        plain, bold = self.paper.kind(_SIZE + 0.5), self.paper.kind(_SIZE + 0.5, bold=True)
        language = self.words.language
        return [
            Row((Cell(one.label.text(language), plain), Cell(one.value.text(language), bold)), _ROW)
            for one in block.figures
        ]

    def _player_columns(self, block: StatisticsBlock) -> list[Column]:
        language = self.words.language
        heads = [one.label.text(language) for one in block.players[0].figures]
        widths = self._widths(block, heads)
        name = Column(self.words("naam"), _WIDE - sum(widths), right=False)
        return [name, *(Column(head, width) for head, width in zip(heads, widths, strict=True))]

    def _widths(self, block: StatisticsBlock, heads: Sequence[str]) -> list[float]:
        """The widths that heads and figures need, and a share more."""
        head, figure = self.paper.kind(_HEAD_SIZE), self.paper.kind(_SIZE)
        needed = []
        for at, text in enumerate(heads):
            values = {one.figures[at].value.text(self.words.language) for one in block.players}
            words = [fonts.width(word, head.face, head.size) for word in text.split()]
            told = [fonts.width(value, figure.face, figure.size) for value in values]
            needed.append(max(words + told) + _AFTER + _SLACK)
        spare = (_WIDE - _NAME - sum(needed)) / len(needed)
        return [min(one + max(spare, 0.0), max(one, _MOST)) for one in needed]

    def _heads(self, table: Table, y: float) -> float:
        """The heads, on as many lines as the longest needs; gives y below them."""
        kind = self.paper.kind(_HEAD_SIZE, muted=True)
        heads = [
            fonts.wrap(column.head, column.width - _AFTER, kind.face, kind.size) or [""]
            for column in table.columns
        ]
        most = max(len(lines) for lines in heads)
        for column, x, lines in zip(table.columns, table.edges, heads, strict=True):
            for number, line in enumerate(lines):
                at = y - 11 - (most - len(lines) + number) * _HEAD_LINE
                if column.right:
                    self.sheet.right(x + column.width, at, line, kind)
                else:
                    self.sheet.text(x, at, line, kind)
        bottom = y - HEAD + 2 - (most - 1) * _HEAD_LINE
        self.sheet.line(MARGIN, bottom, table.end, bottom, heading.firm(self.paper))
        return bottom

    def _players(self, block: StatisticsBlock) -> list[Row]:
        plain, language = self.paper.kind(_SIZE), self.words.language
        return [
            Row(
                (
                    Cell(one.name, plain),
                    *(Cell(figure.value.text(language), plain) for figure in one.figures),
                ),
                _ROW,
            )
            for one in block.players
        ]
