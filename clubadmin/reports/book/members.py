"""Everybody with his season: what he did in each competition, and his evenings as a line."""

from collections.abc import Mapping, Sequence

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.model.kit.chart import Chart, Series
from clubadmin.model.publishing.season_book import (
    BookCompetition,
    BookMember,
    MemberEvening,
    MemberSeason,
)
from clubadmin.reports.charts import draw, on_paper
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, Sheet
from clubadmin.reports.kit.table import Cell, Column, Row, Table

_NAME = 19.0
_ROW = 13.5
_CHART = 62.0
_AFTER = 13.0  # room below somebody
_LETTERS = 6.5
_FEWEST = 3  # evenings; fewer make no line
_WIDE = PORTRAIT[0] - 2 * MARGIN
BLOCKS = 6  # about how many people there are on a page


def anchor_of(member_id: int) -> str:
    """The anchor of somebody's links."""
    return f"member-{member_id}"


def draw_members(
    paper: Paper, members: Sequence[BookMember], competitions: Sequence[BookCompetition]
) -> None:
    """Draw all members, by last name; nobody is parted over two pages."""
    _Members(paper, {one.about.id: one for one in competitions}).draw(members)


class _Members:
    """The drawing of these pages."""

    def __init__(self, paper: Paper, competitions: Mapping[int, BookCompetition]) -> None:
        self.paper, self.competitions = paper, competitions
        self.words = paper.words
        paper.title = self.words("Wie speelden")
        self.look = on_paper(paper.ink, _LETTERS)
        self.table = Table(paper, self._columns())
        self._sheet, self._y = self._page()

    def draw(self, members: Sequence[BookMember]) -> None:
        """Everybody below each other."""
        if not members:
            kind = self.paper.kind(11)
            self._sheet.text(
                MARGIN, self._y - 16, self.words("Er heeft nog niemand gespeeld."), kind
            )
        for one in members:
            high = self._height(one)
            if self._y - high < BOTTOM:
                self._sheet, self._y = self._page()
            self._member(one)

    def _columns(self) -> list[Column]:
        words = self.words
        figures = [
            Column(words("plaats"), 52),
            Column(words("avonden"), 46),
            Column(words("gemiddeld"), 58),
            Column(words("beste"), 92),
            Column(words("pits"), 32),
            Column(words("nat"), 32),
            Column(words("gewonnen"), 48),
        ]
        name = _WIDE - sum(one.width for one in figures)
        return [Column(words("competitie"), name, right=False), *figures]

    def _page(self) -> tuple[Sheet, float]:
        paper = self.paper
        sheet = paper.sheet(PORTRAIT)
        if len(paper.sheets) > 1:
            y = heading.following(paper, sheet)
        else:
            y = heading.first(paper, sheet, [paper.club_line])
        return sheet, self.table.heads(sheet, y) - 4

    def _height(self, one: BookMember) -> float:
        chart = _CHART if self._longest(one) is not None else 0.0
        return _NAME + _ROW * len(one.seasons) + chart

    def _longest(self, one: BookMember) -> MemberSeason | None:
        """The competition that his line is of: the one he came most to."""
        most = max(one.seasons, key=lambda season: len(season.evenings), default=None)
        return most if most is not None and len(most.evenings) >= _FEWEST else None

    def _member(self, one: BookMember) -> None:
        paper, sheet, top = self.paper, self._sheet, self._y
        sheet.anchor(anchor_of(one.id), top + 4)
        name = self.words("{name} (gast)", name=one.name) if one.guest else one.name
        sheet.fitted(MARGIN, top - 13, name, paper.kind(11.5, bold=True), _WIDE)
        rows = [Row(self._cells(season), _ROW) for season in one.seasons]
        y = self.table.rows(sheet, top - _NAME, rows)
        longest = self._longest(one)
        if longest is not None:
            y -= _CHART
            chart = self._chart(longest)
            drawn = draw(chart, (_WIDE, _CHART - 4), self.look, paper.words.language)
            sheet.chart(MARGIN, y, drawn.drawing)
        self._y = y - _AFTER

    def _cells(self, season: MemberSeason) -> list[Cell]:
        number, kind = self.paper.words.number, self.paper.kind(9)
        made = [one.score for one in season.evenings]
        average = number(sum(made) / len(made), 1) if made and self._averaged(season) else "–"
        pits, nat = (sum(figures) for figures in zip(
            *((one.pits, one.nat) for one in season.evenings), strict=True
        )) if season.evenings else (0, 0)  # fmt: skip
        won = sum(one.place == 1 for one in season.evenings)
        place = "–"
        if season.place is not None:
            place = self.words("{place} van {of}", place=season.place, of=season.of)
        texts = [
            self.competitions[season.competition_id].about.name,
            place,
            str(len(season.evenings)),
            average,
            self._best(season.evenings),
            *(str(one) if one else "–" for one in (pits, nat, won)),
        ]
        return [Cell(text, kind) for text in texts]

    def _averaged(self, season: MemberSeason) -> bool:
        """Averages stand below each other: only of points, and not of a contest of one evening."""
        about = self.competitions[season.competition_id].about
        return FORMATS[about.format].by_points and about.evenings != 1

    def _best(self, evenings: Sequence[MemberEvening]) -> str:
        if not evenings:
            return "–"
        best = max(evenings, key=lambda one: one.score)
        made = self.paper.words.number(best.score)
        return self.words("{made} (avond {number})", made=made, number=best.number)

    def _chart(self, season: MemberSeason) -> Chart:
        """Make the chart of a member's evenings among all that were held."""
        held = [one for one in self.competitions[season.competition_id].evenings if one.whole]
        mine = {one.number: float(one.score) for one in season.evenings}
        numbers = [one.result.number for one in held]
        return Chart(
            "",
            "line",
            tuple(str(number) for number in numbers),
            (Series("", tuple(mine.get(number) for number in numbers)),),
            average=sum(mine.values()) / len(mine),
        )
