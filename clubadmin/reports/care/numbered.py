"""Draws by number for any number of players, close together: a row a table, a column a round."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.draw.plan.schedule import (
    PairTable,
    RoundDraw,
    Seating,
    TableSeats,
    ThreeTable,
)
from clubadmin.i18n import Words
from clubadmin.model.draw.emergency import Emergency, NumberedDraw
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, Sheet

_SIZE, _ROW = 8.0, 10.4
_TITLE, _GAP, _BETWEEN = 24.0, 13.0, 22.0
_CELL_GAP = 9.0
_FIRST = 30.0  # the number of a table


@dataclass(frozen=True)
class _Block:
    """A draw, or some rounds of it, as it is written down."""

    title: str
    letters: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]  # what stands before the rounds, then a cell a round

    @property
    def height(self) -> float:
        return _TITLE + len(self.rows) * _ROW + _GAP


def draw_numbered(paper: Paper, pack: Emergency) -> None:
    """Pages with all draws of a pack, in columns, from the smallest number on."""
    words = paper.words
    cell = _CELL_GAP + max(
        fonts.width(_seats(table), fonts.REGULAR, _SIZE)
        for draw in pack.draws
        for one in draw.rounds
        for table in one.seatings
    )
    wide = PORTRAIT[0] - 2 * MARGIN
    fits = max(1, int((wide - _FIRST) // cell))
    blocks = [part for one in pack.draws for part in _blocks(words, pack, one, fits)]
    rounds = max(len(one.heads) for one in blocks)
    width = _FIRST + rounds * cell
    across = max(1, int((wide + _BETWEEN) // (width + _BETWEEN)))
    pages = _Pages(paper, _legend(words, pack), across, (wide + _BETWEEN) / across)
    for block in blocks:
        _draw(paper, pages.place(block.height), block, cell)


class _Pages:
    """The place of the next block: down a column, then the next, then another page."""

    def __init__(self, paper: Paper, legend: str, across: int, step: float) -> None:
        self.paper, self.legend, self.across, self.step = paper, legend, across, step
        self.column, self.y = across, 0.0

    def place(self, height: float) -> tuple[Sheet, float, float]:
        """The sheet, and x and y of the upper left corner."""
        if self.column == self.across or self.y - height + _GAP < BOTTOM:
            self.column += 1
            if self.column >= self.across:
                self._page()
            self.y = self.top
        y, self.y = self.y, self.y - height
        return self.sheet, MARGIN + self.column * self.step, y

    def _page(self) -> None:
        paper = self.paper
        self.column, self.sheet = 0, paper.sheet()
        sheet, top = self.sheet, PORTRAIT[1] - MARGIN
        room = sheet.width - 2 * MARGIN
        sheet.text(MARGIN, top - 16, paper.words("Loting vooraf"), paper.kind(20, bold=True))
        kind = paper.kind(8.5, muted=True)
        lines = fonts.wrap(self.legend, room, kind.face, kind.size)
        for at, line in enumerate(lines):
            sheet.text(MARGIN, top - 29 - at * 11, line, kind)
        self.top = top - 29 - len(lines) * 11 - 6


def _legend(words: Words, pack: Emergency) -> str:
    if pack.evening.form.entrant is Entrant.PAIR:
        return words("Cijfers zijn paren: 3 – 8 is paar 3 (noord en zuid) tegen paar 8.")
    if pack.evening.players < 4:
        return words("Wie in een vakje staan spelen aan die tafel, ieder voor zich.")
    told = words("1+7 – 4+12: 1 (noord) speelt met 7 (zuid) tegen 4 (oost) en 12 (west).")
    if pack.odd != "three":
        return told
    blind = words("1+7 – 4+: 4 (oost) speelt met een blinde hand.")
    return f"{told} {blind}"


def _blocks(words: Words, pack: Emergency, draw: NumberedDraw, fits: int) -> Iterator[_Block]:
    """The draw; where its rounds do not fit beside each other, below each other."""
    pairs = pack.evening.form.entrant is Entrant.PAIR
    count = draw.entrants
    title = words("{n} paren", n=count) if pairs else words("{n} spelers", n=count)
    for start in range(0, len(draw.rounds), fits):
        some = draw.rounds[start : start + fits]
        heads = tuple(words("ronde {round}", round=one.round) for one in some)
        yield _Block(title, draw.letters, heads, tuple(_rows(words, some)))


def _rows(words: Words, rounds: Sequence[RoundDraw]) -> Iterator[tuple[str, ...]]:
    seated = [{table.table: _seats(table) for table in one.seatings} for one in rounds]
    for number in sorted({number for tables in seated for number in tables}):
        yield (str(number), *(tables.get(number, "") for tables in seated))
    if any(one.sits_out for one in rounds):
        out = (", ".join(map(str, one.sits_out)) for one in rounds)
        yield (words("zit stil"), *out)


def _seats(table: Seating) -> str:
    if isinstance(table, TableSeats):
        return f"{table.n}+{table.s} – {table.e}+{table.w}"
    if isinstance(table, ThreeTable):
        n, s, e = table.players
        return f"{n}+{s} – {e}+"
    if isinstance(table, PairTable):
        return f"{table.ns} – {table.ew}"
    return " – ".join(map(str, table.people))


def _draw(paper: Paper, at: tuple[Sheet, float, float], block: _Block, cell: float) -> None:
    words, (sheet, x, y) = paper.words, at
    end = x + _FIRST + len(block.heads) * cell
    sheet.text(x, y - 9, block.title, paper.kind(10, bold=True))
    code = words("code {letters}", letters=block.letters)
    sheet.right(end - _CELL_GAP, y - 9, code, paper.kind(8, muted=True))
    muted = paper.kind(7, muted=True)
    sheet.text(x, y - 19, words("tafel"), muted)
    for number, head in enumerate(block.heads):
        sheet.text(x + _FIRST + number * cell, y - 19, head, muted)
    y -= _TITLE - 2
    sheet.line(x, y, end - _CELL_GAP, y, heading.firm(paper))
    for row in block.rows:
        sheet.text(x, y - 8, row[0], paper.kind(_SIZE, bold=True))
        for number, told in enumerate(row[1:]):
            sheet.fitted(x + _FIRST + number * cell, y - 8, told, paper.kind(_SIZE), cell - 2)
        y -= _ROW
        sheet.line(x, y, end - _CELL_GAP, y, heading.hairline(paper))
