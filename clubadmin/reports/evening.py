"""The result of an evening: places, rounds, roem, pits and nat; provisional until closed."""

from collections.abc import Sequence
from datetime import datetime

from clubadmin.domain.terms import Language
from clubadmin.reports import fonts, heading, ranking
from clubadmin.reports.page import BOTTOM, LANDSCAPE, MARGIN, PORTRAIT, Paper, Type
from clubadmin.reports.table import HEAD, Cell, Column, Row, Table, paginate
from clubadmin.services.views.club import ClubSettings
from clubadmin.services.views.result import EveningResult, ResultRow, RoundFigure

_NOTE = 10.5
_NAME_LEAST, _NAME_MOST = 110.0, 170.0
_ROUND_MOST = 44.0
_PRIZE = 54.0
_MANY = 6  # rounds, from here on the figures are smaller


def evening_result(
    result: EveningResult,
    club: ClubSettings,
    *,
    language: Language = Language.NL,
    stamp: datetime | None = None,
) -> bytes:
    """The result as a PDF to hang up. `stamp` is the moment of printing, for the foot."""
    return _Evening(result, club, language, stamp).pdf()


class _Evening:
    """The drawing of one document."""

    def __init__(
        self, result: EveningResult, club: ClubSettings, language: Language, stamp: datetime | None
    ) -> None:
        self.view = result
        self.paper = Paper("", club, language, stamp)
        self.words = self.paper.words
        self.paper.title = self.words("result", number=result.number)
        self.prizes = any(row.prize or row.poedelprijs for row in result.rows)
        self.by_round = result.depth != "evening"
        self.by_game = result.depth == "game"
        self.figure = 9.5 if result.rounds < _MANY else 8.5
        self.size, self.columns = self._choose()

    # layout

    def _choose(self) -> tuple[tuple[float, float], list[Column]]:
        names = (fonts.width(fonts.legible(r.name), fonts.REGULAR, 10) for r in self.view.rows)
        wanted = min(max(max(names, default=0.0) + 8, _NAME_LEAST), _NAME_MOST)
        for size in (PORTRAIT, LANDSCAPE):
            columns = self._columns(size)
            if columns[2].width >= wanted:
                break
        return size, columns

    def _columns(self, size: tuple[float, float]) -> list[Column]:
        words, view = self.words, self.view
        rounds = view.rounds if self.by_round else 0
        figures = [
            Column(words("points"), self._width([row.points for row in view.rows], 17)),
            Column(words("roem"), self._width([row.roem for row in view.rows], 12)),
            Column(words("pits"), self._width([row.pits for row in view.rows], 11)),
            *([Column(words("nat"), 25)] if self.by_game else []),
            Column(words("total"), self._width([row.total for row in view.rows], 25)),
            *([Column("", 10), Column("", _PRIZE, right=False)] if self.prizes else []),
        ]
        places = max((row.place for row in view.rows), default=0)
        place = max(fonts.width(str(places), fonts.BOLD, 12.5), 14.0)
        room = size[0] - 2 * MARGIN - place - 13 - sum(column.width for column in figures)
        each = self._width([f.total for row in view.rows for f in row.rounds], 7)
        if rounds and room > _NAME_MOST:  # the figures stand near the names they belong to
            each = max(each, min((room - _NAME_MOST) / rounds, _ROUND_MOST))
        who = words("pair" if view.format == "pairs" else "player")
        return [
            Column("", place),
            Column("", 13),
            Column(who, room - each * rounds, right=False),
            *(Column(str(number), each) for number in range(1, rounds + 1)),
            *figures,
        ]

    def _width(self, figures: Sequence[int], gap: float) -> float:
        """Room for the largest of `figures` with `gap` before it, at least for a head."""
        largest = self.words.number(max(figures, default=0))
        return max(fonts.width(largest, fonts.REGULAR, self.figure), 16.0) + gap

    # drawing

    def pdf(self) -> bytes:
        """All pages."""
        view = self.view
        notes = self._notes()
        tail = 14 + len(notes) * _NOTE
        room = self.size[1] - heading.FIRST - HEAD - BOTTOM
        rest = self.size[1] - heading.NEXT - HEAD - BOTTOM
        large = ranking.large_rows([row.place for row in view.rows])
        high = ranking.heights(len(view.rows), large, room - tail, rest)
        table = Table(self.paper, self.columns)
        rows = self._rows(high, large)
        for page, (start, end) in enumerate(paginate(high, room, rest, tail)):
            sheet = self.paper.sheet(self.size)
            y = self._top(page == 0)
            if not rows:
                sheet.text(MARGIN, y - 16, self.words("no-rows"), self.paper.kind(11))
                break
            y = table.rows(sheet, table.heads(sheet, y), rows[start:end])
        else:
            for number, note in enumerate(notes):
                sheet.text(MARGIN, y - 18 - number * _NOTE, note, self.paper.kind(8, muted=True))
        return self.paper.pdf(*self._state(), self.words.day(view.date))

    def _top(self, is_first: bool) -> float:
        view, sheet = self.view, self.paper.sheets[-1]
        banner = "" if view.closed else self._provisional()
        if not is_first:
            return heading.following(self.paper, sheet, banner)
        parts = [
            self.paper.club_line,
            self.words.day(view.date, weekday=True),
            f"{view.competition} {heading.dashed(view.season)}",
            view.rule_set_title,
        ]
        return heading.first(self.paper, sheet, parts, banner)

    def _provisional(self) -> str:
        words, count = self.words, self.view.missing
        if count == 0:
            why = words("not-closed")
        else:
            why = words("missing-one") if count == 1 else words("missing", count=count)
        return f"{words('provisional')} – {why}"

    def _state(self) -> list[str]:
        words, view = self.words, self.view
        if not view.closed:
            return [self._provisional()]
        parts = [words("final"), words("version", version=view.version)]
        if view.rectification:
            parts.append(words("rectification", number=view.rectification).lower())
        return parts

    def _rows(self, high: Sequence[float], large: int) -> list[Row]:
        if not self.view.rows:
            return []
        body = ranking.body_size(high[-1])
        plain, first = (
            ranking.types(self.paper, body, min(self.figure, body), large=wide, narrow=False)
            for wide in (False, True)
        )
        return [
            Row(self._cells(row, first if number < large else plain), height)
            for number, (row, height) in enumerate(zip(self.view.rows, high, strict=True))
        ]

    def _cells(self, row: ResultRow, kinds: ranking.Types) -> list[Cell]:
        number = self.words.number
        cells = [
            Cell(str(row.place), kinds.place),
            Cell("", kinds.place),
            Cell(row.name, kinds.name),
        ]
        if self.by_round:
            figures = {figure.round: figure for figure in row.rounds}
            cells += [
                self._round(figures.get(round_), row, kinds)
                for round_ in range(1, self.view.rounds + 1)
            ]
        cells += [
            Cell(number(row.points), kinds.side),
            Cell(number(row.roem), kinds.side),
            Cell(str(row.pits) if row.pits else "–", kinds.side),
        ]
        if self.by_game:
            cells.append(Cell(str(row.nat) if row.nat else "–", kinds.side))
        cells.append(Cell(number(row.total), kinds.total))
        if self.prizes:
            cells += [Cell("", kinds.total), self._prize(row)]
        return cells

    def _round(self, figure: RoundFigure | None, row: ResultRow, kinds: ranking.Types) -> Cell:
        if figure is None:
            return Cell("…" if row.missing else "–", kinds.struck)
        return Cell(str(figure.total), kinds.figure, "°" if figure.credit else "")

    def _prize(self, row: ResultRow) -> Cell:
        words = self.words
        given = [words("prize")] if row.prize else []
        given += [words("poedelprijs")] if row.poedelprijs else []
        return Cell(" · ".join(given), Type(fonts.BOLD, 8.5, self.paper.ink.accent))

    def _notes(self) -> list[str]:
        words, view = self.words, self.view
        figures = [figure for row in view.rows for figure in row.rounds]
        absent = any(len(row.rounds) < view.rounds and not row.missing for row in view.rows)
        notes = []
        if self.by_round and figures:
            notes.append(words("rounds-include-roem"))
        if any(figure.credit for figure in figures):
            notes.append(words("credit"))
        if not view.closed and any(row.missing for row in view.rows):
            notes.append(words("not-in"))
        if self.by_round and absent:
            notes.append(words("not-played"))
        if view.depth in ("evening", "round"):
            notes.append(words(f"depth-{view.depth}"))
        return fonts.wrap("  ".join(notes), self.size[0] - 2 * MARGIN, fonts.REGULAR, 8)
