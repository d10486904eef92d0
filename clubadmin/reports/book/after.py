"""Paragraphs after the result of an evening: remarkable facts, and the standings."""

from collections.abc import Iterator, Sequence

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.i18n import Words, marked
from clubadmin.model.archive.records import Broken, Noted, NoteKind, record_title
from clubadmin.model.publishing.season_book import AfterRow, BookCompetition, BookEvening
from clubadmin.reports.kit import fonts, heading, ranking, ranking_groups
from clubadmin.reports.kit.page import MARGIN, PORTRAIT, Paper, Sheet
from clubadmin.reports.kit.table import Cell, Column
from clubadmin.reports.standings.notes import rule_in_words
from clubadmin.reports.standings.season import named_field

_PLACE, _GAP, _BEFORE = 26.0, 13.0, 38.0
_FIGURE = 62.0
_LETTERS = 10.0  # of the figures
_KINDS: dict[NoteKind, str] = {
    "best-round": marked("Hoogste ronde"),
    "best-game": marked("Hoogste spel"),
    "most-pits": marked("Meeste pits"),
    "most-roem": marked("Meeste roem"),
    "closest": marked("Nipt"),
    "own-record": marked("Eigen record"),
    "first-time": marked("Voor het eerst"),
    "jubilee": marked("Jubileum"),
}
_MOST = 4  # who are named together


def draw_after(paper: Paper, competition: BookCompetition, evening: BookEvening) -> None:
    """The pages: where there are fields or groups, these below one another."""
    paper.title = paper.words("Stand na avond {number}", number=evening.result.number)
    _After(paper, competition, evening).draw()


class _After:
    """The drawing of these pages."""

    def __init__(self, paper: Paper, competition: BookCompetition, evening: BookEvening) -> None:
        self.paper, self.competition, self.evening = paper, competition, evening
        self.words: Words = paper.words
        view = competition.standings
        self.decimals = view.decimals if view is not None and view.by_average else 0

    def draw(self) -> None:
        """Draw all pages of the standings after the evening."""
        rows = self.evening.after
        fields = list(dict.fromkeys(row.field for row in rows))
        if len(fields) > 1:
            self._draw_fields(fields)
            return
        ranking.draw(
            self.paper,
            ranking.Ranking(
                size=PORTRAIT,
                columns=self._columns(rows),
                figure=_LETTERS,
                narrow=False,
                places=[row.place for row in rows],
                cells=lambda index, kinds: self._cells(rows[index], kinds),
                top=self._top,
                notes=self._notes(rows),
            ),
        )

    def _draw_fields(self, fields: Sequence[str]) -> None:
        rows = self.evening.after
        ranking_groups.draw(
            self.paper,
            ranking_groups.Groups(
                size=PORTRAIT,
                columns=self._columns(rows),
                figure=_LETTERS,
                narrow=False,
                groups=[self._field(one) for one in fields],
                top=self._top,
                notes=self._notes(rows),
            ),
        )

    def _field(self, field: str) -> ranking_groups.Group:
        rows = [row for row in self.evening.after if row.field == field]
        view = self.competition.standings
        return ranking_groups.Group(
            named_field(self.paper, view, field) if view is not None else field,
            [row.place for row in rows],
            lambda index, kinds: self._cells(rows[index], kinds),
        )

    def _columns(self, rows: Sequence[AfterRow]) -> list[Column]:
        words, number = self.words, self.evening.result.number
        widest = str(max((row.place or 0 for row in rows), default=0))
        place = max(fonts.width(widest, fonts.BOLD, ranking.LARGEST * ranking.LARGE), 14.0)
        made = words("avond {number}", number=number)
        figures = [
            Column(made, max(_FIGURE, fonts.width(made, fonts.REGULAR, 8) + 12)),
            Column(words("avonden"), 48),
            Column(self._ranked_head(), 74),
            Column(self.paper.words("achter"), 56),
        ]
        fixed = place + _GAP + _BEFORE + sum(one.width for one in figures)
        who = self.paper.words.text(FORMATS[self.evening.result.format].entrant.word)
        return [
            Column("", place),
            Column(words("was"), _BEFORE),
            Column("", _GAP),
            Column(who, PORTRAIT[0] - 2 * MARGIN - fixed, right=False),
            *figures,
        ]

    def _ranked_head(self) -> str:
        view, words = self.competition.standings, self.paper.words
        if self.competition.by_average:
            return words("gemiddeld")
        if view is not None and view.wins:
            return words("gewonnen ronden")
        return words("MP") if view is not None and view.matchpoints else words("totaal")

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
        if view is not None and rows and all(row.place is None for row in rows):
            return self.words(
                "Na deze avond heeft nog niemand een plaats ({rule}).",
                rule=rule_in_words(view, self.paper.words),
            )
        if view is None or all(row.counts or row.made is None for row in rows):
            return ""
        if view.adopted is not None and self.evening.result.date < view.adopted:
            return self.paper.words("Doorgestreept telt niet mee.")  # another rule held on that day
        return self.words(
            "Doorgestreept telt niet mee ({rule}).", rule=rule_in_words(view, self.paper.words)
        )

    def _top(self, sheet: Sheet) -> float:
        result, paper = self.evening.result, self.paper
        if len(paper.sheets) > 1:
            return heading.following(paper, sheet)
        banner = "" if result.closed else paper.words("Voorlopig")
        day = paper.words.full_day(result.date)
        return heading.first(paper, sheet, [paper.club_line, day, result.competition], banner)


def noted_lines(paper: Paper, evening: BookEvening) -> list[str]:
    """The sentences: records of the club that went, then the rest."""
    words = paper.words
    said = [_broken(paper, one) for one in evening.broken if one.before is not None]
    for kind, what in _KINDS.items():
        some = [one for one in evening.noted if one.kind == kind and one.figure]
        if some:
            said.append(f"{words(what)}: {_named(paper, some)}.")
    return said


def _broken(paper: Paper, one: Broken) -> str:
    words = paper.words
    title = record_title(words, one.what)
    what = title[0].lower() + title[1:]
    named = f"{one.name} {paper.words.number(one.figure)}"
    if one.equalled:
        return words("Clubrecord geëvenaard, {what}: {who}.", what=what, who=named)
    return words("Nieuw clubrecord, {what}: {who}.", what=what, who=named)


def _named(paper: Paper, some: Sequence[Noted]) -> str:
    """Name people; of very many the rest is counted."""
    named = list(_each(paper, some[:_MOST]))
    if len(some) > _MOST:
        named.append(paper.words("en nog {count}", count=len(some) - _MOST))
    return ", ".join(named)


def _each(paper: Paper, some: Sequence[Noted]) -> Iterator[str]:
    words, number = paper.words, paper.words.number
    for one in some:
        if one.kind == "first-time":
            yield one.name
        elif one.kind == "jubilee":
            yield words("{name} ({count}e avond)", name=one.name, count=number(one.figure))
        elif one.before is not None:
            made, before = number(one.figure), number(one.before)
            yield words("{name} {made} (was {before})", name=one.name, made=made, before=before)
        else:
            yield f"{one.name} {number(one.figure)}{_where(paper, one)}"


def _where(paper: Paper, one: Noted) -> str:
    words, where = paper.words, one.where
    if where is None or where.round is None:
        return ""
    parts = [words("ronde {round}", round=where.round)]
    parts += [words("tafel {table}", table=where.table)] if where.table is not None else []
    parts += [words("spel {game}", game=where.game)] if where.game is not None else []
    return f" ({', '.join(parts)})"
