"""The ledger of sitting out on paper, as proof: everybody's turns, then each of them."""

from collections.abc import Sequence

from clubadmin.model.club.printing import Printing
from clubadmin.model.draw import ledger
from clubadmin.model.draw.ledger import Ledger, LedgerEntry, LedgerRow, Turn
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.flow import NOTE, Flow
from clubadmin.reports.kit.page import MARGIN, PORTRAIT, Paper
from clubadmin.reports.kit.table import HEAD, Cell, Column, Row

_WIDE = PORTRAIT[0] - 2 * MARGIN
_ROW = 17.0
_SIZE = 9.5
_SMALL = 8.5
_GAP = 24.0
_NOTE = 12.0
_SECTION = 18.0
_KEEP = 3  # rows that a page begins a table with at least


def ledger_paper(view: Ledger, printing: Printing) -> bytes:
    """The ledger as a PDF, its rows in the order given.

    Turn by turn stand only those of the rows given, so that a search gives the proof of one.
    """
    paper = Paper(printing)
    paper.title = paper.words("Wie zat stil")
    _Drawing(paper, view).draw()
    return paper.document(paper.title, _whose(view))


class _Drawing(Flow):
    """The drawing of the ledger, from the top of the first page down."""

    def __init__(self, paper: Paper, view: Ledger) -> None:
        self.words, self.view = paper.words, view
        day = [self.words.day(view.last_date)] if view.last_date is not None else []
        super().__init__(paper, [paper.club_line, _whose(view), *day])

    def draw(self) -> None:
        """The list of people, what it means, and the turns one by one."""
        self.table(self._people_columns(), [self._person(one) for one in self.view.rows])
        turns = [(row, entry) for row in self.view.rows for entry in row.entries]
        self._notes(any_turns=bool(turns))
        if not turns:
            return
        turns.sort(key=lambda one: (one[1].evening, one[1].round, one[1].turn))
        self.need(_GAP + _SECTION + HEAD + _KEEP * _ROW)
        self.y -= _GAP
        self.section(self.words("Beurt voor beurt"), _KEEP * _ROW)
        rows = [self._turn(*one) for one in turns]
        self.table(self._turn_columns(rows), rows)

    def _notes(self, *, any_turns: bool) -> None:
        """Below the list: the rule, and what the columns mean."""
        words, view = self.words, self.view
        notes = [ledger.rule(words, view.sit_out_points)]
        if any(row.count(Turn.LENT) for row in view.rows):
            notes.append(ledger.lending_rule(words, view.fill_in))
        notes.append(
            ledger.legend(words)
            if any_turns
            else words("In deze competitie zat nog niemand stil en speelde nog niemand aan drie.")
        )
        self.need((len(notes) + 1) * NOTE)
        self.gap(6)
        self.notes(notes)

    def _people_columns(self) -> list[Column]:
        words = self.words
        heads = (
            *(words("avonden"), words("stil"), words("aan drie"), words.within("column", "inval")),
            *(words("beurten"), words("laatst"), words("gekregen")),
        )
        widths = (50.0, 34.0, 46.0, 38.0, 46.0, 76.0, 50.0)
        name = Column(words("naam"), _WIDE - sum(widths), right=False)
        pairs = zip(heads, widths, strict=True)
        return [name, *(Column(head, width) for head, width in pairs)]

    def _person(self, row: LedgerRow) -> Row:
        plain, muted = self.paper.kind(_SIZE), self.paper.kind(_SIZE, muted=True)
        strong = self.paper.kind(_SIZE, bold=True)
        cells = [Cell(row.name, plain), Cell(str(row.evenings), muted)]
        counts = (row.sat_out, row.count(Turn.THREE), row.count(Turn.LENT))
        cells += [Cell(str(count) if count else "–", plain) for count in counts]
        last = self._when(row.last) if row.last else ""
        credit = self.words.number(row.credit) if row.credit else ""
        cells += [Cell(str(row.turns), strong), Cell(last, muted), Cell(credit, plain)]
        return Row(cells, _ROW)

    def _turn_columns(self, rows: Sequence[Row]) -> list[Column]:
        """Set the columns of turns; the rest of the room is for the names."""
        words = self.words

        def room(at: int, most: float) -> float:
            cells = (row.cells[at] for row in rows)
            return min(most, 10 + max(fonts.width(c.text, c.kind.face, c.kind.size) for c in cells))

        what, of = room(4, 118.0), room(5, 126.0)
        return [
            Column(words("datum"), 74.0, right=False),
            Column(words("ronde"), 34.0),
            Column("", 14.0),
            Column(words("naam"), _WIDE - 172.0 - what - of, right=False),
            Column(words("wat"), what, right=False),
            Column(words("waarvan"), of, right=False),
            Column(words("punten"), 50.0),
        ]

    def _turn(self, row: LedgerRow, entry: LedgerEntry) -> Row:
        plain, muted = self.paper.kind(_SMALL), self.paper.kind(_SMALL, muted=True)
        points = self.words.number(entry.total) if entry.total is not None else "–"
        return Row(
            (
                Cell(self._when(entry), muted),
                Cell(str(entry.round), plain),
                Cell("", plain),
                Cell(row.name, plain),
                Cell(ledger.turn(self.words, entry.turn), plain),
                Cell(ledger.made_of(self.words, entry, self.view.sit_out_points), muted),
                Cell(points, plain),
            ),
            _ROW,
        )

    def _when(self, entry: LedgerEntry) -> str:
        """The evening's number and day, short: "7 · 12 nov 2026"."""
        return f"{entry.evening} · {self.words.short_day(entry.date)}"


def _whose(view: Ledger) -> str:
    return f"{view.competition} {heading.dashed(view.season)}"
