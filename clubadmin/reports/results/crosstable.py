"""The crosstable: what everybody made against everybody, with the sums behind."""

from collections.abc import Sequence

from clubadmin.model.club.printing import Printing
from clubadmin.model.comparison.comparison import CrossEntrant, Crosstable
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import fonts, heading, occasion
from clubadmin.reports.kit.heading import firm
from clubadmin.reports.kit.ink import Colour
from clubadmin.reports.kit.page import BOTTOM, LANDSCAPE, MARGIN, Paper, Rule, Sheet, Type

_NUMBER, _NAME, _SUM = 24.0, 132.0, 40.0
_MOST = 22  # columns on a page
_ROOMY, _LEAST = 24.0, 15.0
_HEADS = 18.0
_TAIL = 22.0
_SELF: Colour = (0.90, 0.91, 0.92)


def crosstables(evening: Evening, printing: Printing, tables: Sequence[Crosstable]) -> bytes:
    """The tables of all groups. `stamp` is the moment of printing, for the foot."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Kruistabel")
    shown = [table for table in tables if table.rows and table.columns]
    for table in shown:
        _Pages(paper, evening, table).draw()
    if not shown:
        paper.only(words("Er is nog geen uitslag."), LANDSCAPE)
    return paper.document(paper.title, *occasion.parts(paper, evening))


class _Pages:
    """The pages of one table: rows down, columns across, both in equal parts."""

    def __init__(self, paper: Paper, evening: Evening, table: Crosstable) -> None:
        self.paper = paper
        self.words = paper.words
        self.evening = evening
        self.table = table
        self.compared = evening.form.compared
        room = LANDSCAPE[1] - heading.FIRST - BOTTOM - _HEADS - _TAIL
        self.rows = _parts(table.rows, int(room / _LEAST))
        self.columns = _parts(table.columns, _MOST)
        self.height = min(_ROOMY, room / max(map(len, self.rows)))
        wide = LANDSCAPE[0] - 2 * MARGIN - _NUMBER - _NAME - _SUM
        self.cell = min(46.0, wide / max(map(len, self.columns)))
        self.thin = Rule(0.4, paper.ink.struck)

    def draw(self) -> None:
        """Draw all pages of the crosstable."""
        for rows in self.rows:
            for columns in self.columns:
                self._page(rows, columns, last=columns is self.columns[-1])

    def _page(
        self, rows: Sequence[CrossEntrant], columns: Sequence[CrossEntrant], *, last: bool
    ) -> None:
        paper, words = self.paper, self.words
        sheet = paper.sheet(LANDSCAPE)
        group = words("groep {group}", group=self.table.line) if self.table.line else ""
        y = heading.first(
            paper, sheet, [group, paper.club_line, *occasion.parts(paper, self.evening)]
        )
        left = MARGIN + _NUMBER + _NAME
        end = left + len(columns) * self.cell + (_SUM if last else 0.0)
        for at, one in enumerate(columns):
            middle = left + (at + 0.5) * self.cell
            sheet.centre(middle, y - 12, str(one.number), paper.kind(9, bold=True))
        if last:
            head = words("mp") if self.compared else paper.words("totaal")
            sheet.right(end - 4, y - 12, head, paper.kind(8, bold=True))
        y -= _HEADS
        sheet.line(MARGIN, y, end, y, firm(paper))
        top = y
        for one in rows:
            self._row(sheet, y, one, columns)
            if last:
                base = y - self.height / 2 - 3.4
                sheet.right(end - 4, base, self._sum(one), paper.kind(9.5, bold=True))
            y -= self.height
            sheet.line(MARGIN, y, end, y, self.thin)
        for at in range(len(columns) + 1):
            sheet.line(left + at * self.cell, top, left + at * self.cell, y, self.thin)
        note = (
            words("Matchpunten van wie links staat tegen wie boven staat; klein: speelpunten.")
            if self.compared
            else words("Punten van wie links staat tegen wie boven staat.")
        )
        sheet.fitted(MARGIN, y - 14, note, paper.kind(8, muted=True), LANDSCAPE[0] - 2 * MARGIN)

    def _row(
        self, sheet: Sheet, y: float, one: CrossEntrant, columns: Sequence[CrossEntrant]
    ) -> None:
        paper, number = self.paper, self.paper.words.number
        base = y - self.height / 2 - 3.4
        sheet.text(MARGIN, base, str(one.number), paper.kind(9.5, bold=True))
        sheet.fitted(MARGIN + _NUMBER, base, one.name, paper.kind(9.5), _NAME - 6, high=self.height)
        for at, other in enumerate(columns):
            x = MARGIN + _NUMBER + _NAME + at * self.cell
            if other.participant_id == one.participant_id:
                sheet.box(x, y - self.height, self.cell, self.height, _SELF)
                continue
            cell = self.table.cells.get((one.participant_id, other.participant_id))
            if cell is None or not cell.games:
                continue
            high, low = (base + 4, base - 4.5) if self.compared else (base, base)
            main = cell.matchpoints if self.compared else cell.points
            self._figure(sheet, x, high, number(main), paper.kind(9))
            if self.compared:
                self._figure(sheet, x, low, number(cell.points), paper.kind(6.5, muted=True))

    def _figure(self, sheet: Sheet, x: float, base: float, text: str, kind: Type) -> None:
        text, face, size = fonts.fit(text, self.cell - 3, kind.face, kind.size)
        sheet.centre(x + self.cell / 2, base, text, Type(face, size, kind.colour))

    def _sum(self, one: CrossEntrant) -> str:
        cells = (
            self.table.cells.get((one.participant_id, other.participant_id))
            for other in self.table.columns
        )
        made = [cell for cell in cells if cell is not None]
        return self.paper.words.number(
            sum(cell.matchpoints if self.compared else cell.points for cell in made)
        )


def _parts(entrants: Sequence[CrossEntrant], most: int) -> list[Sequence[CrossEntrant]]:
    """Divide entrants into the fewest parts of at most `most`, about equally long."""
    count = -(-len(entrants) // most)
    each = -(-len(entrants) // count)
    return [entrants[at : at + each] for at in range(0, len(entrants), each)]
