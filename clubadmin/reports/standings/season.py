"""Season standings: a column an evening, what is dropped struck through."""

from datetime import datetime

from clubadmin.domain.terms import Language
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.results.field_words import field_name
from clubadmin.model.results.result import Standings
from clubadmin.reports.kit import heading, ranking, ranking_groups
from clubadmin.reports.kit.page import Paper, Sheet
from clubadmin.reports.standings.columns import choose
from clubadmin.reports.standings.figures import SeasonFigures
from clubadmin.reports.standings.notes import notes, rule_with_date

_SHORT = 2  # letters of the name of a group that tell nothing by themselves


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
        (words("Voorlopig") if standings.provisional else words("Definitief")),
        words("avond {number}", number=number) if standings.last_date else "",
        words.day(standings.last_date) if standings.last_date else "",
    )


def draw_standings(paper: Paper, view: Standings, title: str = "") -> None:
    """The pages of standings, in a paper without other pages; `title` in place of the usual."""
    number = view.after
    usual = (
        paper.words("Stand na avond {number}", number=number) if number else paper.words("Stand")
    )
    paper.title = title or usual
    _Season(paper, view).draw()


def named_field(paper: Paper, view: Standings, field: str) -> str:
    """What a field is called; a group of a letter or two says that it is a group."""
    if view.grouped and len(field) <= _SHORT:
        return paper.words("Groep {group}", group=field)
    return field_name(paper.words, field, long=True)


class _Season:
    """The drawing of one document."""

    def __init__(self, paper: Paper, view: Standings) -> None:
        self.paper = paper
        self.words = paper.words
        self.view = view
        self.figures = SeasonFigures(view, paper.words)
        self.layout = choose(self.figures.texts(), self.figures.ways())

    def draw(self) -> None:
        """All pages: a list for each field, groups below one another."""
        if self.view.grouped:
            self._draw_groups()
        else:
            for field in self.view.fields:
                self._draw(field)

    def _draw_groups(self) -> None:
        layout, before = self.layout, len(self.paper.sheets)
        ranking_groups.draw(
            self.paper,
            ranking_groups.Groups(
                size=layout.fit.size,
                columns=layout.columns,
                figure=layout.fit.figure,
                narrow=layout.fit.narrow,
                groups=[self._group(field) for field in self.view.fields],
                top=lambda sheet: self._top(sheet, "", first=len(self.paper.sheets) == before + 1),
                notes="  ".join(notes(self.view, self.paper, layout)),
            ),
        )

    def _group(self, field: str) -> ranking_groups.Group:
        rows = [row for row in self.view.rows if row.field == field]
        return ranking_groups.Group(
            named_field(self.paper, self.view, field),
            [row.place for row in rows],
            lambda index, kinds: self.figures.cells(rows[index], self.layout, kinds),
        )

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
                cells=lambda index, kinds: self.figures.cells(rows[index], self.layout, kinds),
                top=lambda sheet: self._top(
                    sheet, field, first=len(self.paper.sheets) == before + 1
                ),
                notes="  ".join(notes(self.view, self.paper, layout)),
            ),
        )

    def _top(self, sheet: Sheet, field: str, *, first: bool) -> float:
        view = self.view
        named = [named_field(self.paper, self.view, field)] if field else []
        banner = self.words("Voorlopig") if view.provisional else ""
        if not first:
            return heading.following(self.paper, sheet, *named or [banner])
        season = f"{view.competition} {heading.dashed(view.season)}"
        parts = [
            *named,
            self.paper.club_line,
            season,
            rule_with_date(view, self.words),
            view.rule_set_title,
        ]
        return heading.first(self.paper, sheet, parts, banner)
