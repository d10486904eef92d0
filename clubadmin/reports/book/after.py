"""The standings after an evening: who made what, who moved, and how far behind everybody is."""

from collections.abc import Sequence

from clubadmin.reports import fonts, heading, ranking
from clubadmin.reports.book.book_words import BookWords, book_words
from clubadmin.reports.contest_words import contest_words, field_name
from clubadmin.reports.page import MARGIN, PORTRAIT, Paper, Sheet
from clubadmin.reports.season_notes import rule_in_words
from clubadmin.reports.table import Cell, Column
from clubadmin.services.views.season_book import AfterRow, BookCompetition, BookEvening

_PLACE, _GAP, _BEFORE = 26.0, 13.0, 38.0
_FIGURE = 62.0


def draw_after(paper: Paper, competition: BookCompetition, evening: BookEvening) -> None:
    """The pages: a list for each field."""
    number = evening.result.number
    paper.title = book_words(paper)("after", number=number)
    for field in dict.fromkeys(row.field for row in evening.after):
        rows = [row for row in evening.after if row.field == field]
        _After(paper, competition, evening).draw(field, rows)


class _After:
    """The drawing of one list."""

    def __init__(self, paper: Paper, competition: BookCompetition, evening: BookEvening) -> None:
        self.paper, self.competition, self.evening = paper, competition, evening
        self.words: BookWords = book_words(paper)
        self.decimals = 1 if competition.by_average else 0

    def draw(self, field: str, rows: Sequence[AfterRow]) -> None:
        """All pages of it."""
        before = len(self.paper.sheets)
        ranking.draw(
            self.paper,
            ranking.Ranking(
                size=PORTRAIT,
                columns=self._columns(rows),
                figure=10.0,
                narrow=False,
                places=[row.place for row in rows],
                cells=lambda index, kinds: self._cells(rows[index], kinds),
                top=lambda sheet: self._top(
                    sheet, field, first=len(self.paper.sheets) == before + 1
                ),
                notes=self._notes(rows),
            ),
        )

    def _columns(self, rows: Sequence[AfterRow]) -> list[Column]:
        words, number = self.words, self.evening.result.number
        widest = str(max((row.place or 0 for row in rows), default=0))
        place = max(fonts.width(widest, fonts.BOLD, ranking.LARGEST * ranking.LARGE), 14.0)
        made = words("this-evening", number=number)
        figures = [
            Column(made, max(_FIGURE, fonts.width(made, fonts.REGULAR, 8) + 12)),
            Column(words("played"), 48),
            Column(self._ranked_head(), 74),
            Column(self.paper.words("behind"), 56),
        ]
        fixed = place + _GAP + _BEFORE + sum(one.width for one in figures)
        who = self.paper.words("pair" if self.evening.result.format == "pairs" else "player")
        return [
            Column("", place),
            Column(words("before"), _BEFORE),
            Column("", _GAP),
            Column(who, PORTRAIT[0] - 2 * MARGIN - fixed, right=False),
            *figures,
        ]

    def _ranked_head(self) -> str:
        view, words = self.competition.standings, self.paper.words
        if self.competition.by_average:
            return words("average")
        if view is not None and view.wins:
            return words("rounds-won")
        return words("mp" if view is not None and view.matchpoints else "total")

    def _cells(self, row: AfterRow, kinds: ranking.Types) -> list[Cell]:
        number = self.paper.words.number
        if row.made is None:
            made = Cell("–", kinds.struck)
        elif row.counts:
            made = Cell(number(row.made), kinds.figure)
        else:
            made = Cell(number(row.made), kinds.struck, struck=True)
        ranked = row.place is not None
        return [
            Cell(str(row.place) if ranked else "–", kinds.place),
            Cell(self._before(row), kinds.side),
            Cell("", kinds.side),
            Cell(row.name, kinds.name),
            made,
            Cell(str(row.evenings), kinds.side),
            Cell(number(row.figure, self.decimals), kinds.total),
            Cell(number(row.behind, self.decimals) if ranked and row.behind else "", kinds.side),
        ]

    def _before(self, row: AfterRow) -> str:
        """The place before, where it was another one."""
        if row.place is None or row.before == row.place:
            return ""
        return str(row.before) if row.before is not None else ""

    def _notes(self, rows: Sequence[AfterRow]) -> str:
        view = self.competition.standings
        if view is None or all(row.counts or row.made is None for row in rows):
            return ""
        return self.words("dropped-note", rule=rule_in_words(view, self.paper.words))

    def _top(self, sheet: Sheet, field: str, *, first: bool) -> float:
        result, paper = self.evening.result, self.paper
        named = [field_name(contest_words(paper), field, long=True)] if field else []
        if not first:
            return heading.following(paper, sheet, *named)
        banner = "" if result.closed else paper.words("provisional")
        day = paper.words.day(result.date, weekday=True)
        parts = [*named, paper.club_line, day, f"{result.competition}"]
        return heading.first(paper, sheet, parts, banner)
