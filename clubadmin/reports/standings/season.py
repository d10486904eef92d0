"""Season standings: a column an evening, what is dropped struck through."""

from collections.abc import Iterator

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.standings.ranked import PeriodSum
from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.moves import Moves
from clubadmin.model.results.result import (
    NO_GROUP,
    StandingCell,
    StandingRow,
    Standings,
    field_name,
)
from clubadmin.reports.kit import heading, ranking, ranking_groups, wall
from clubadmin.reports.kit.page import Paper, Sheet
from clubadmin.reports.kit.table import Cell
from clubadmin.reports.standings.columns import Layout, Side, Slot, Texts, choose
from clubadmin.reports.standings.notes import notes, rule_with_date

CLIMBED = "+/−"
_SHORT = 2  # letters of the name of a group that tell nothing by themselves
_FEWER = (20, 14, 10, 7, 4)  # evenings of the last period, where there is no room for all


def standings(
    standings: Standings, printing: Printing, moves: Moves | None = None, *, hung: bool = False
) -> bytes:
    """The standings as a PDF.

    Args:
        moves: who climbed and who fell since the evening before; None says nothing of it.
        hung: large, for a wall; else small, for a table.
    """
    paper = Paper(printing)
    paper.step = standings.step
    if hung:
        lines = len(standings.rows)
        wall.hang(paper, lambda paper: draw_standings(paper, standings, moves=moves), lines)
    else:
        draw_standings(paper, standings, moves=moves)
    number, words = standings.after, paper.words
    return paper.document(
        words("Voorlopig")
        if standings.provisional
        else heading.final(standings.rectification, words),
        words("avond {number}", number=number) if standings.last_date else "",
        words.day(standings.last_date) if standings.last_date else "",
    )


def draw_standings(
    paper: Paper, view: Standings, title: str = "", moves: Moves | None = None
) -> None:
    """The pages of standings, in a paper without other pages; `title` in place of the usual."""
    number = view.after
    usual = (
        paper.words("Stand na avond {number}", number=number) if number else paper.words("Stand")
    )
    paper.title = title or usual
    _Season(paper, view, moves or {}).draw()


def named_field(paper: Paper, view: Standings, field: str) -> str:
    """Name a field; a group of a letter or two is called a group."""
    if view.grouped and len(field) <= _SHORT:
        return paper.words("Groep {group}", group=field)
    return field_name(paper.words, field, long=True)


class _Season:
    """The drawing of one document."""

    def __init__(self, paper: Paper, view: Standings, moves: Moves) -> None:
        self.paper = paper
        self.words = paper.words
        self.view = view
        self.figures = SeasonFigures(view, paper.words, moves)
        hung = paper.size if paper.hung else None
        self.layout = choose(self.figures.texts(), self.figures.ways(), hung)

    def draw(self) -> None:
        """Draw all pages: a list for each field, groups below one another."""
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
                notes=self._notes(),
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
                notes=self._notes(),
            ),
        )

    def _notes(self) -> str:
        said = notes(self.view, self.paper, self.layout)
        if self.figures.climbs:
            told = self.words(
                "{sign} plaatsen omhoog of omlaag sinds de vorige avond.", sign=CLIMBED
            )
            said = [*said, told]
        return "  ".join((*said, *(one.text(self.words.language) for one in self.view.told)))

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


class SeasonFigures:
    """The texts of one list: the figure that decides, and what stands beside it."""

    def __init__(self, view: Standings, words: Words, moves: Moves | None = None) -> None:
        self.view = view
        self.climbs = moves or {}
        self.words = words
        self.by_wins = "by:wins" in view.rule.split(",")
        self.pits = any(row.pits for row in view.rows)
        self.moves = any(row.moves for row in view.rows)
        self._period_at = {one.number: at for at, one in enumerate(view.periods)}
        self._groups = [field for field in view.fields if field != NO_GROUP]

    def ways(self) -> list[list[Slot]]:
        """The choices of columns: the periods with the evenings of the last, or fewer of these."""
        evenings = [Slot(number, head=self.view.head(number)) for number in self.view.evenings]
        if not self.view.periods:
            return [evenings]
        periods = [Slot(one.number, period=True) for one in self.view.periods]
        last = self.view.periods[-1]
        current = [slot for slot in evenings if last.first <= slot.number <= last.last]
        fewer = [count for count in _FEWER if count < len(current)]
        return [[*periods, *current], *([*periods, *current[-n:]] for n in fewer), periods]

    def texts(self) -> Texts:
        """The widest of each column."""
        rows, words = self.view.rows, self.words
        points = max((cell.points or 0 for row in rows for cell in row.evenings), default=0)
        periods = max((one.points for row in rows for one in row.periods), default=0)
        return Texts(
            names=tuple(map(self._name, rows)),
            place=str(max((row.place or 0 for row in rows), default=0)),
            cell=words.number(max(points, 1000)),
            period=words.number(max(periods, 1000)),
            ranked=max((self._ranked(row) for row in rows), key=len, default=""),
            sides=tuple(self._sides()),
            earlier=words.number(max((abs(row.total) for row in rows), default=0)),
            place_head=words("plaats"),
            who_head=words.text(FORMATS[self.view.format].entrant.word),
            ranked_head=self._ranked_head(),
            evening_head=words("avond {number}", number="{}"),
            period_head=self.words("periode {number}", number="{}"),
        )

    def cells(self, row: StandingRow, layout: Layout, kinds: ranking.Types) -> list[Cell]:
        """A row of the list."""
        evenings = {cell.evening: cell for cell in row.evenings}
        cells = [
            Cell("–" if row.place is None else str(row.place), kinds.place),
            Cell("", kinds.place),
            Cell(self._name(row), kinds.name),
        ]
        if layout.earlier:
            cells.append(Cell(self._earlier(row, layout), kinds.figure))
        for slot in layout.shown:
            if slot.period:
                cells.append(self._period(row.periods[self._period_at[slot.number]], kinds))
            else:
                cells.append(self._evening(evenings.get(slot.number), kinds))
        cells.append(Cell(self._ranked(row), kinds.total))
        return [*cells, *(Cell(text, kinds.side) for text in self._beside(row))]

    def _name(self, row: StandingRow) -> str:
        return self.words("{name} (gast)", name=row.name) if row.guest else row.name

    def _ranked_head(self) -> str:
        if self.by_wins:
            return self.words("winstpunten")
        if self.view.by_average:
            return self.words("gemiddeld")
        if self.view.wins:
            return self.words("gewonnen ronden")
        return self.words("MP") if self.view.matchpoints else self.words("totaal")

    def _ranked(self, row: StandingRow) -> str:
        if self.by_wins:
            return self.words.number(row.won)
        return self._points(row)

    def _points(self, row: StandingRow) -> str:
        if self.view.by_average:
            return self.words.number(row.average, self.view.decimals)
        return self.words.number(row.total)

    def _sides(self) -> Iterator[Side]:
        heads = list(self._side_heads())
        texts = [self._beside(row) for row in self.view.rows]
        for at, head in enumerate(heads):
            yield Side(head, max((row[at] for row in texts), key=len, default=""))

    def _side_heads(self) -> Iterator[str]:
        if self.by_wins:
            yield self.words("gemiddeld") if self.view.by_average else self.words("totaal")
        elif self.view.win_points:
            yield self.words("winst")
        if self.pits:
            yield (self.words("tops") if self.view.matchpoints else self.words("pits"))
        yield self.words("achter")
        if self.climbs:
            yield CLIMBED
        if self.moves:
            yield self.words("na afloop")

    def _beside(self, row: StandingRow) -> list[str]:
        texts = []
        if self.by_wins:
            texts.append(self._points(row))
        elif self.view.win_points:
            texts.append(self.words.number(row.won))
        if self.pits:
            texts.append(str(row.pits) if row.pits else "–")
        texts.append(self._behind(row))
        if self.climbs:
            texts.append(self._climbed(row))
        if self.moves:
            texts.append(self._moving(row))
        return texts

    def _climbed(self, row: StandingRow) -> str:
        """Since the evening before: places up or down, or that somebody is new."""
        move = self.climbs.get(row.entrant_id)
        if move is None or (move.before is not None and not move.climbed):
            return ""
        return self.words("nieuw") if move.before is None else self.words.signed(move.climbed)

    def _behind(self, row: StandingRow) -> str:
        """How much less than the first has."""
        if row.place is None or not row.behind:
            return ""
        whole = self.by_wins or not self.view.by_average
        return self.words.number(row.behind, 0 if whole else self.view.decimals)

    def _moving(self, row: StandingRow) -> str:
        """Tell the group of a row after the season."""
        if not row.moves or row.field not in self._groups:
            return ""
        if row.moves == "?":
            return self.words("beslissen")
        at = self._groups.index(row.field) + (-1 if row.moves.startswith("up") else 1)
        if not 0 <= at < len(self._groups):
            return ""
        if row.moves.endswith("?"):
            return self.words("naar {group}?", group=self._groups[at])
        return self.words("naar {group}", group=self._groups[at])

    def _earlier(self, row: StandingRow, layout: Layout) -> str:
        """Tell the counting part of evenings or periods without a column of their own."""
        numbers = {slot.number for slot in layout.earlier}
        if layout.earlier[0].period:
            points = [
                one.points
                for number, at in self._period_at.items()
                if number in numbers and (one := row.periods[at]).counts
            ]
        else:
            points = [
                cell.points or 0 for cell in row.evenings if cell.evening in numbers and cell.counts
            ]
        return self.words.number(sum(points)) if points else "–"

    def _evening(self, cell: StandingCell | None, kinds: ranking.Types) -> Cell:
        if cell is None or cell.points is None:
            return Cell("?" if cell is not None and cell.unknown else "–", kinds.struck)
        sign = "°" if cell.substitute else ""
        points = self.words.number(cell.points)
        if cell.counts:
            return Cell(points, kinds.figure, sign)
        return Cell(points, kinds.struck, sign, struck=True)

    def _period(self, one: PeriodSum, kinds: ranking.Types) -> Cell:
        if one.counts:
            return Cell(self.words.number(one.points), kinds.figure)
        if not one.points:
            return Cell("–", kinds.struck)
        return Cell(self.words.number(one.points), kinds.struck, struck=True)
