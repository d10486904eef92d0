"""Season standings: a column an evening, what is dropped struck through."""

from collections.abc import Sequence
from datetime import datetime

from clubadmin.domain.terms import Language
from clubadmin.reports import fonts, heading, ranking
from clubadmin.reports.page import BOTTOM, MARGIN, Paper, Sheet
from clubadmin.reports.season_columns import Texts, choose
from clubadmin.reports.season_notes import notes
from clubadmin.reports.table import HEAD, Cell, Row, Table, paginate
from clubadmin.services.views.club import ClubSettings
from clubadmin.services.views.result import StandingCell, StandingRow, Standings

_NOTE = 10.5  # height of a line of the notes


def standings(
    standings: Standings,
    club: ClubSettings,
    *,
    language: Language = Language.NL,
    stamp: datetime | None = None,
) -> bytes:
    """The standings as a PDF to hang up. `stamp` is the moment of printing, for the foot."""
    paper = Paper("", club, language, stamp)
    number = standings.after
    paper.title = paper.words("standings" if number else "standings-start", number=number)
    _Season(paper, standings).draw()
    words = paper.words
    return paper.pdf(
        words("provisional" if standings.provisional else "final"),
        words("evening", number=number) if standings.last_date else "",
        words.day(standings.last_date) if standings.last_date else "",
    )


class _Season:
    """The drawing of one document."""

    def __init__(self, paper: Paper, view: Standings) -> None:
        self.paper = paper
        self.words = paper.words
        self.view = view
        self.by_average = view.rule.startswith("average")
        self.pits = any(row.pits for row in view.rows)
        self.layout = choose(self._texts(), view.evenings)
        wide = self.layout.fit.size[0] - 2 * MARGIN
        text = "  ".join(notes(view, self.words, self.layout.earlier))
        self.notes = fonts.wrap(text, wide, fonts.REGULAR, 8)

    def draw(self) -> None:
        """All pages."""
        size = self.layout.fit.size
        room = size[1] - heading.FIRST - HEAD - BOTTOM
        rest = size[1] - heading.NEXT - HEAD - BOTTOM
        tail = 14 + len(self.notes) * _NOTE
        large = ranking.large_rows([row.place for row in self.view.rows])
        high = ranking.heights(len(self.view.rows), large, room - tail, rest)
        table = Table(self.paper, self.layout.columns)
        rows = self._rows(high, large)
        for start, end in paginate(high, room, rest, tail):
            sheet = self.paper.sheet(size)
            y = self._top(sheet)
            if not rows:
                sheet.text(MARGIN, y - 16, self.words("no-rows"), self.paper.kind(11))
                return
            y = table.rows(sheet, table.heads(sheet, y), rows[start:end])
        for number, note in enumerate(self.notes):
            sheet.text(MARGIN, y - 18 - number * _NOTE, note, self.paper.kind(8, muted=True))

    def _top(self, sheet: Sheet) -> float:
        view = self.view
        banner = self.words("provisional") if view.provisional else ""
        if len(self.paper.sheets) > 1:
            return heading.following(self.paper, sheet, banner)
        season = f"{view.competition} {heading.dashed(view.season)}"
        parts = [self.paper.club_line, season, view.rule_text, view.rule_set_title]
        return heading.first(self.paper, sheet, parts, banner)

    # what stands in the columns

    def _texts(self) -> Texts:
        rows, words = self.view.rows, self.words
        points = max((cell.points or 0 for row in rows for cell in row.evenings), default=0)
        return Texts(
            names=tuple(fonts.legible(row.name) for row in rows),
            place=str(max((row.place or 0 for row in rows), default=0)),
            cell=str(max(points, 1000)),
            ranked=max((self._ranked(row) for row in rows), key=len, default=""),
            pits=str(max(row.pits for row in rows)) if self.pits else "",
            behind=max((self._behind(row) for row in rows), key=len, default=""),
            earlier=words.number(max((abs(row.total) for row in rows), default=0)),
            who_head=words("pair" if self.view.format == "pairs" else "player"),
            ranked_head=words("average" if self.by_average else "total"),
            pits_head=words("pits"),
            behind_head=words("behind"),
        )

    def _ranked(self, row: StandingRow) -> str:
        """The figure that the order is made by."""
        if self.by_average:
            return self.words.number(row.average, 1)
        return self.words.number(row.total)

    def _behind(self, row: StandingRow) -> str:
        """How much less than the first has."""
        if row.place is None or not row.behind:
            return ""
        return self.words.number(row.behind, 1 if self.by_average else 0)

    def _earlier(self, row: StandingRow, evenings: frozenset[int]) -> str:
        """What counts of the evenings that have no column of their own."""
        points = [c.points or 0 for c in row.evenings if c.evening in evenings and c.counts]
        return self.words.number(sum(points)) if points else "–"

    def _rows(self, high: Sequence[float], large: int) -> list[Row]:
        if not high:
            return []
        fit = self.layout.fit
        body = ranking.body_size(high[-1])
        plain, first = (
            ranking.types(self.paper, body, fit.figure, large=wide, narrow=fit.narrow)
            for wide in (False, True)
        )
        together = frozenset(self.layout.earlier)
        return [
            Row(self._cells(row, first if number < large else plain, together), height)
            for number, (row, height) in enumerate(zip(self.view.rows, high, strict=True))
        ]

    def _cells(
        self, row: StandingRow, kinds: ranking.Types, together: frozenset[int]
    ) -> list[Cell]:
        evenings = {cell.evening: cell for cell in row.evenings}
        cells = [
            Cell("–" if row.place is None else str(row.place), kinds.place),
            Cell("", kinds.place),
            Cell(row.name, kinds.name),
        ]
        if together:
            cells.append(Cell(self._earlier(row, together), kinds.figure))
        cells += [_evening(evenings.get(number), kinds) for number in self.layout.shown]
        cells.append(Cell(self._ranked(row), kinds.total))
        if self.pits:
            cells.append(Cell(str(row.pits) if row.pits else "–", kinds.side))
        cells.append(Cell(self._behind(row), kinds.side))
        return cells


def _evening(cell: StandingCell | None, kinds: ranking.Types) -> Cell:
    if cell is None or cell.points is None:
        return Cell("–", kinds.struck)
    sign = "°" if cell.substitute else ""
    if cell.counts:
        return Cell(str(cell.points), kinds.figure, sign)
    return Cell(str(cell.points), kinds.struck, sign, struck=True)
