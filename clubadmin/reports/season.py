"""Season standings: a column an evening, what is dropped struck through."""

from datetime import datetime

from clubadmin.domain.terms import Language
from clubadmin.reports import heading, ranking
from clubadmin.reports.contest_words import contest_words, field_name
from clubadmin.reports.page import Paper, Sheet
from clubadmin.reports.season_columns import Texts, choose
from clubadmin.reports.season_notes import notes, rule_in_words
from clubadmin.reports.table import Cell
from clubadmin.services.views.club import ClubSettings
from clubadmin.services.views.result import StandingCell, StandingRow, Standings


def standings(
    standings: Standings,
    club: ClubSettings,
    *,
    language: Language = Language.NL,
    stamp: datetime | None = None,
) -> bytes:
    """The standings as a PDF to hang up. `stamp` is the moment of printing, for the foot."""
    paper = Paper(club, language, stamp)
    draw_standings(paper, standings)
    number, words = standings.after, paper.words
    return paper.pdf(
        words("provisional" if standings.provisional else "final"),
        words("evening", number=number) if standings.last_date else "",
        words.day(standings.last_date) if standings.last_date else "",
    )


def draw_standings(paper: Paper, view: Standings, title: str = "") -> None:
    """The pages of standings, in a paper without other pages; `title` in place of the usual."""
    number = view.after
    usual = paper.words("standings" if number else "standings-start", number=number)
    paper.title = title or usual
    _Season(paper, view).draw()


class _Season:
    """The drawing of one document."""

    def __init__(self, paper: Paper, view: Standings) -> None:
        self.paper = paper
        self.words = paper.words
        self.view = view
        self.by_average = view.rule.startswith("average")
        self.pits = any(row.pits for row in view.rows)
        self.layout = choose(self._texts(), view.evenings)
        self.together = frozenset(self.layout.earlier)

    def draw(self) -> None:
        """All pages: a list for each field."""
        for field in self.view.fields:
            self._draw(field)

    def _draw(self, field: str) -> None:
        layout, before = self.layout, len(self.paper.sheets)
        rows = [row for row in self.view.rows if row.field == field]
        ranking.draw(
            self.paper,
            ranking.Ranking(
                size=layout.fit.size,
                columns=layout.columns,
                figure=layout.fit.figure,
                narrow=layout.fit.narrow,
                places=[row.place for row in rows],
                cells=lambda index, kinds: self._cells(rows[index], kinds),
                top=lambda sheet: self._top(
                    sheet, field, first=len(self.paper.sheets) == before + 1
                ),
                notes="  ".join(notes(self.view, self.words, layout.earlier)),
            ),
        )

    def _top(self, sheet: Sheet, field: str, *, first: bool) -> float:
        view = self.view
        named = [field_name(contest_words(self.paper), field, long=True)] if field else []
        banner = self.words("provisional") if view.provisional else ""
        if not first:
            return heading.following(self.paper, sheet, *named or [banner])
        season = f"{view.competition} {heading.dashed(view.season)}"
        parts = [
            *named,
            self.paper.club_line,
            season,
            rule_in_words(view, self.words),
            view.rule_set_title,
        ]
        return heading.first(self.paper, sheet, parts, banner)

    # what stands in the columns

    def _texts(self) -> Texts:
        rows, words = self.view.rows, self.words
        points = max((cell.points or 0 for row in rows for cell in row.evenings), default=0)
        return Texts(
            names=tuple(row.name for row in rows),
            place=str(max((row.place or 0 for row in rows), default=0)),
            cell=str(max(points, 1000)),
            ranked=max((self._ranked(row) for row in rows), key=len, default=""),
            pits=str(max(row.pits for row in rows)) if self.pits else "",
            behind=max((self._behind(row) for row in rows), key=len, default=""),
            earlier=words.number(max((abs(row.total) for row in rows), default=0)),
            who_head=words("pair" if self.view.format == "pairs" else "player"),
            ranked_head=self._ranked_head(),
            pits_head=words("tops" if self.view.matchpoints else "pits"),
            behind_head=words("behind"),
            evening_head=words("evening", number=self.view.evenings[0])
            if self.view.evenings
            else "",
        )

    def _ranked_head(self) -> str:
        if self.by_average:
            return self.words("average")
        if self.view.wins:
            return self.words("rounds-won")
        return self.words("mp" if self.view.matchpoints else "total")

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

    def _earlier(self, row: StandingRow) -> str:
        """What counts of the evenings that have no column of their own."""
        points = [
            cell.points or 0
            for cell in row.evenings
            if cell.evening in self.together and cell.counts
        ]
        return self.words.number(sum(points)) if points else "–"

    def _cells(self, row: StandingRow, kinds: ranking.Types) -> list[Cell]:
        evenings = {cell.evening: cell for cell in row.evenings}
        cells = [
            Cell("–" if row.place is None else str(row.place), kinds.place),
            Cell("", kinds.place),
            Cell(row.name, kinds.name),
        ]
        if self.together:
            cells.append(Cell(self._earlier(row), kinds.figure))
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
