"""Season standings: a column an evening, what is dropped struck through."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from clubadmin.domain.terms import Language
from clubadmin.reports import fonts, heading, ranking
from clubadmin.reports.page import BOTTOM, LANDSCAPE, MARGIN, PORTRAIT, Paper
from clubadmin.reports.table import HEAD, Cell, Column, Row, Table, paginate
from clubadmin.services.views.club import ClubSettings
from clubadmin.services.views.result import StandingCell, StandingRow, Standings

_NOTE = 10.5  # height of a line of the notes
_NAME_LEAST, _NAME_MOST = 104.0, 176.0
_CELL_MOST = 44.0


@dataclass(frozen=True)
class _Layout:
    """How the columns fit on the page."""

    size: tuple[float, float]
    figure: float  # size of the figures in the columns
    narrow: bool
    shown: tuple[int, ...]  # evenings with a column
    earlier: tuple[int, ...]  # evenings taken together in one column
    columns: tuple[Column, ...]


@dataclass(frozen=True)
class _Widths:
    """What the texts of a column take, in sizes of one point."""

    place: float
    name: float
    cell: float
    total: float
    pits: float
    behind: float
    earlier: float


def standings(
    standings: Standings,
    club: ClubSettings,
    *,
    language: Language = Language.NL,
    stamp: datetime | None = None,
) -> bytes:
    """The standings as a PDF to hang up. `stamp` is the moment of printing, for the foot."""
    return _Season(standings, club, language, stamp).pdf()


class _Season:
    """The drawing of one document."""

    def __init__(
        self, standings: Standings, club: ClubSettings, language: Language, stamp: datetime | None
    ) -> None:
        words_title = "standings" if standings.after else "standings-start"
        self.view = standings
        self.paper = Paper("", club, language, stamp)
        self.words = self.paper.words
        self.paper.title = self.words(words_title, number=standings.after)
        self.by_average = standings.rule.startswith("average")
        self.pits = any(row.pits for row in standings.rows)
        self.layout = self._choose()

    # what stands in the columns

    def ranked(self, row: StandingRow) -> str:
        """The figure that the order is made by."""
        if self.by_average:
            return self.words.number(row.average, 1)
        return self.words.number(row.total)

    def behind(self, row: StandingRow) -> str:
        """How much less than the first has."""
        if row.place is None or not row.behind:
            return ""
        return self.words.number(row.behind, 1 if self.by_average else 0)

    def earlier(self, row: StandingRow, evenings: frozenset[int]) -> str:
        """What counts of the evenings that have no column of their own."""
        points = [c.points or 0 for c in row.evenings if c.evening in evenings and c.counts]
        return self.words.number(sum(points)) if points else "–"

    # layout

    def _choose(self) -> _Layout:
        evenings = self.view.evenings
        widths = self._widths()
        for size, figure, narrow in (
            (PORTRAIT, 9.5, False),
            (PORTRAIT, 8.5, False),
            (PORTRAIT, 7.5, False),
            (LANDSCAPE, 8.5, False),
            (LANDSCAPE, 7.5, False),
            (LANDSCAPE, 7.5, True),
            (LANDSCAPE, 6.8, True),
        ):
            layout = self._lay_out(widths, size, figure, narrow, evenings, ())
            if layout:
                return layout
        for number in range(1, len(evenings)):
            layout = self._lay_out(
                widths, LANDSCAPE, 7.5, True, evenings[number:], evenings[:number]
            )
            if layout:
                return layout
        raise AssertionError("one evening always fits")

    def _widths(self) -> _Widths:
        rows, words = self.view.rows, self.words
        bold = fonts.BOLD
        last = max((row.place or 0 for row in rows), default=0)
        digits = max((c.points or 0 for row in rows for c in row.evenings), default=0)
        most = max((abs(row.total) for row in rows), default=0)
        return _Widths(
            place=fonts.width(str(last), bold, 1),
            name=max((fonts.width(fonts.legible(r.name), fonts.REGULAR, 1) for r in rows), default=0),
            cell=len(str(max(digits, 1000))),
            total=max((fonts.width(self.ranked(row), bold, 1) for row in rows), default=0),
            pits=fonts.width(str(max((row.pits for row in rows), default=0)), fonts.REGULAR, 1),
            behind=max((fonts.width(self.behind(row), fonts.REGULAR, 1) for row in rows), default=0),
            earlier=fonts.width(words.number(most), fonts.REGULAR, 1),
        )

    def _lay_out(
        self,
        widths: _Widths,
        size: tuple[float, float],
        figure: float,
        narrow: bool,
        shown: Sequence[int],
        earlier: Sequence[int],
    ) -> _Layout | None:
        """The columns at this size, or None when the names would get too little."""
        face = fonts.NARROW if narrow else fonts.REGULAR
        gap = 4.4 if narrow else 6.5
        place = max(widths.place * 12.5, 14.0) + 13
        total = max(widths.total * (figure * 1.5 if narrow else 12.5), 28.0) + 15
        pits = max(widths.pits * figure, fonts.width(self.words("pits"), fonts.REGULAR, 8)) + 9
        behind = max(widths.behind * figure, fonts.width(self.words("behind"), fonts.REGULAR, 8)) + 9
        cell = widths.cell * fonts.width("0", face, figure) + gap
        past = max(widths.earlier * figure, 22.0) + 8 if earlier else 0.0
        fixed = place + total + (pits if self.pits else 0) + behind + past
        room = size[0] - 2 * MARGIN - fixed - cell * len(shown)
        wanted = min(max(widths.name * 10 + 10, _NAME_LEAST), _NAME_MOST)
        if room < (_NAME_LEAST if narrow else wanted):
            return None
        wider = min(_CELL_MOST - cell, max(0.0, room - wanted) / max(len(shown), 1) * 0.8)
        cell += max(0.0, wider)
        name = size[0] - 2 * MARGIN - fixed - cell * len(shown)
        columns = [
            Column("", place - 13),
            Column("", 13),
            Column(self._who(), name, right=False),
            *([Column(f"{earlier[0]}–{earlier[-1]}", past)] if earlier else []),
            *(Column(str(number), cell) for number in shown),
            Column(self.words("average" if self.by_average else "total"), total),
            *([Column(self.words("pits"), pits)] if self.pits else []),
            Column(self.words("behind"), behind),
        ]
        return _Layout(size, figure, narrow, tuple(shown), tuple(earlier), tuple(columns))

    def _who(self) -> str:
        return self.words("pair" if self.view.format == "pairs" else "player")

    # drawing

    def pdf(self) -> bytes:
        """All pages."""
        size = self.layout.size
        notes = self._notes()
        room = size[1] - heading.FIRST - HEAD - BOTTOM
        rest = size[1] - heading.NEXT - HEAD - BOTTOM
        tail = 14 + len(notes) * _NOTE
        large = ranking.large_rows([row.place for row in self.view.rows])
        high = ranking.heights(len(self.view.rows), large, room - tail, rest)
        table = Table(self.paper, self.layout.columns)
        rows = self._rows(high, large)
        for page, (start, end) in enumerate(paginate(high, room, rest, tail)):
            sheet = self.paper.sheet(size)
            y = self._top(page == 0)
            if not rows:
                sheet.text(MARGIN, y - 16, self.words("no-rows"), self.paper.kind(11))
                break
            y = table.rows(sheet, table.heads(sheet, y), rows[start:end])
        else:
            for number, note in enumerate(notes):
                sheet.text(MARGIN, y - 18 - number * _NOTE, note, self.paper.kind(8, muted=True))
        return self.paper.pdf(self._state(), self._date())

    def _top(self, is_first: bool) -> float:
        view = self.view
        sheet = self.paper.sheets[-1]
        banner = self.words("provisional").upper() if view.provisional else ""
        if not is_first:
            return heading.following(self.paper, sheet, self.words("provisional") if banner else "")
        parts = [
            self.paper.club_line,
            f"{view.competition} {dashed(view.season)}",
            view.rule_text,
            view.rule_set_title,
        ]
        return heading.first(self.paper, sheet, parts, banner)

    def _state(self) -> str:
        return self.words("provisional" if self.view.provisional else "final")

    def _date(self) -> str:
        if self.view.last_date is None:
            return ""
        evening = self.words("evening", number=self.view.after)
        return f"{evening}, {self.words.day(self.view.last_date)}"

    def _rows(self, high: Sequence[float], large: int) -> list[Row]:
        if not self.view.rows:
            return []
        layout = self.layout
        body = ranking.body_size(high[-1])
        plain, first = (
            ranking.types(self.paper, body, layout.figure, large=wide, narrow=layout.narrow)
            for wide in (False, True)
        )
        together = frozenset(layout.earlier)
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
            cells.append(Cell(self.earlier(row, together), kinds.figure))
        cells += [_evening_cell(evenings.get(number), kinds) for number in self.layout.shown]
        cells.append(Cell(self.ranked(row), kinds.total))
        if self.pits:
            cells.append(Cell(str(row.pits) if row.pits else "–", kinds.side))
        cells.append(Cell(self.behind(row), kinds.side))
        return cells

    def _notes(self) -> list[str]:
        """What explains the signs in the table, and the evening's highlights."""
        words, view = self.words, self.view
        cells = [cell for row in view.rows for cell in row.evenings]
        notes = []
        if any(cell.points is not None and not cell.counts for cell in cells):
            notes.append(words("struck", rule=view.rule_text))
        if any(cell.points is None for cell in cells):
            notes.append(words("absent"))
        if any(cell.substitute for cell in cells):
            notes.append(words("absent-points"))
        if self.layout.earlier:
            first, last = self.layout.earlier[0], self.layout.earlier[-1]
            notes.append(words("earlier", first=first, last=last))
        if any(row.place is None for row in view.rows):
            notes.append(words("no-place"))
        if view.depth in ("evening", "round"):
            notes.append(words(f"depth-{view.depth}"))
        text = "  ".join([*notes, *self._highlights()])
        room = self.layout.size[0] - 2 * MARGIN
        return fonts.wrap(text, room, fonts.REGULAR, 8)

    def _highlights(self) -> list[str]:
        words, rows = self.words, self.view.rows
        played = [
            (cell.points, cell.evening, row.name)
            for row in rows
            for cell in row.evenings
            if cell.points is not None and not cell.substitute
        ]
        if not played:
            return []
        points, evening, name = max(played, key=lambda one: one[0])
        found = []
        if sum(one[0] == points for one in played) == 1:
            found.append(
                words(
                    "highest",
                    name=_short(name),
                    points=words.number(points),
                    evening=words("evening", number=evening),
                )
            )
        most = max(rows, key=lambda row: row.pits)
        if most.pits and sum(row.pits == most.pits for row in rows) == 1:
            found.append(words("most-pits", name=_short(most.name), pits=most.pits))
        return found


def _evening_cell(cell: StandingCell | None, kinds: ranking.Types) -> Cell:
    if cell is None or cell.points is None:
        return Cell("–", kinds.struck)
    sign = "°" if cell.substitute else ""
    if cell.counts:
        return Cell(str(cell.points), kinds.figure, sign)
    return Cell(str(cell.points), kinds.struck, sign, struck=True)


def _short(name: str) -> str:
    return fonts.shorten(name, 130, fonts.REGULAR, 8) if len(name) > 40 else name


def dashed(season: str) -> str:
    """2026-2027 with the dash of print."""
    return season.replace("-", "–")
