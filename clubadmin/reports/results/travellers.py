"""Travelling sheets (loopstaten): what a participant made on every game, against whom."""

from collections.abc import Sequence

from clubadmin.domain.comparison.decisions import concerns, decision_words
from clubadmin.domain.terms import Side
from clubadmin.model.club.printing import Printing
from clubadmin.model.comparison.comparison import Traveller, TravellerRow
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import fonts, occasion
from clubadmin.reports.kit.cut_cards import Box, Grid, lay_out
from clubadmin.reports.kit.page import Paper, Sheet, Type
from clubadmin.reports.kit.table import HEAD, Cell, Column, Row, Table

_PAD = 14.0
_HEAD = 58.0
_BELOW = 30.0  # the sums
_ROOMY, _LONG, _LEAST = 19.0, 18.0, 11.0  # heights of a row; of one with a long name


def travelling_sheets(
    evening: Evening, printing: Printing, travellers: Sequence[Traveller]
) -> bytes:
    """A sheet for each participant, to be cut. `stamp` is the moment of printing."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Loopstaten")
    shown = [one for one in travellers if one.rows]
    if shown:
        faces = _Faces(paper, evening, shown)
        lay_out(paper, faces.grid, shown, faces.draw)
    else:
        paper.only(words("Er is nog geen uitslag."))
    return paper.document(paper.title, *occasion.parts(paper, evening))


class _Faces:
    """How the sheets of one evening look."""

    def __init__(self, paper: Paper, evening: Evening, shown: Sequence[Traveller]) -> None:
        self.paper = paper
        self.words = paper.words
        self.about = occasion.line(paper, evening)
        fixed = _HEAD + HEAD + _BELOW + 2 * _PAD
        rows = max(len(one.rows) for one in shown)
        self.size, self.columns = 10.0, self._columns(Grid(1, 3).width - 2 * _PAD)
        table = Table(paper, self.columns)
        long = table.has_tiny([Row(self._cells(row), 0) for one in shown for row in one.rows])
        least = _LONG if long else 13.0
        self.grid = next(
            (grid for grid in (Grid(1, 3), Grid(1, 2)) if grid.height >= fixed + rows * least),
            Grid(1, 1),
        )
        self.line = max(_LEAST, min(_ROOMY, (self.grid.height - fixed) / rows))
        self.size = min(10.0, self.line * 0.7)

    def _columns(self, width: float) -> list[Column]:
        words = self.words
        figures = [(words("wij"), 38.0), (words("zij"), 38.0),
                   (words("mp"), 36.0), (words("van"), 30.0)]  # fmt: skip
        rest = width - 22 - 26 - 30 - 12 - 40 - sum(wide for _, wide in figures) - 14
        return [
            Column(words("rnd"), 22),
            Column(words("tfl"), 26),
            Column(words("spel"), 30),
            Column("", 12),
            Column(words("richting"), 40, right=False),
            Column(words("tegen"), rest, right=False),
            *(Column(head, wide) for head, wide in figures),
            Column("", 14),
        ]

    def draw(self, sheet: Sheet, box: Box, one: Traveller) -> None:
        """The sheet of a participant."""
        paper, words = self.paper, self.words
        inner = box.inner(_PAD)
        number = Type(fonts.BOLD, 22, paper.ink.accent)
        sheet.right(inner.right, inner.y - 19, str(one.number), number)
        room = inner.width - fonts.width(str(one.number), number.face, number.size) - 12
        sheet.fitted(inner.x, inner.y - 15, one.name, paper.kind(14, bold=True), room)
        about = [words("loopstaat"), one.district, self.about]
        line = " · ".join(part for part in about if part)
        sheet.fitted(inner.x, inner.y - 29, line, paper.kind(8, muted=True), room)
        table = Table(paper, self.columns, inner.x)
        y = table.heads(sheet, inner.y - _HEAD + 18)
        rows = [Row(self._cells(row), self.line) for row in one.rows]
        y = table.rows(sheet, y, rows)
        self._sums(sheet, inner, y, one)

    def _cells(self, row: TravellerRow) -> list[Cell]:
        plain, muted = self.paper.kind(self.size), self.paper.kind(self.size - 1, muted=True)
        against = f"{row.against.number}  {row.against.team or row.against.name}"
        if row.partner:
            against = self.words("met {name}", name=row.partner) + f", {against}"
        side = self.words("N/Z") if row.side is Side.NS else self.words("O/W")
        sign = "*" * row.top + "b" * concerns(row.side, row.decisions)
        return [
            Cell(str(row.round), muted),
            Cell(str(row.table), muted),
            Cell(str(row.game), self.paper.kind(self.size, bold=True)),
            Cell("", plain),
            Cell(side, plain),
            Cell(against, plain),
            Cell(self._figure(row.points), plain),
            Cell(self._figure(row.against_points), plain),
            Cell(self._figure(row.matchpoints), self.paper.kind(self.size, bold=True), sign),
            Cell(self.words.number(row.attainable), muted),
            Cell("", plain),
        ]

    def _sums(self, sheet: Sheet, box: Box, y: float, one: Traveller) -> None:
        words, paper = self.words, self.paper
        result = one.result
        if result is not None and result.games:
            number = paper.words.number
            share = f" · {number(result.percentage, 1)}%" if result.percentage is not None else ""
            parts = (
                words("plaats {place}", place=result.place),
                words("{points} matchpunten", points=number(result.matchpoints)),
                words("{count} tops", count=result.tops),
                words("{points} punten", points=number(result.points)) + share,
            )
            kind = paper.kind(10, bold=True)
            sheet.fitted(box.x, y - 14, " · ".join(parts), kind, box.width)
        notes = (
            [words("* top: de hoogste score op het spel.")]
            if any(row.top for row in one.rows)
            else []
        )
        decided = [row for row in one.rows if concerns(row.side, row.decisions)]
        if decided:
            notes.append(words("b beslissing van de leiding."))
        for row in decided:
            what = decision_words(row.decisions, words.language)
            notes.append(words("Spel {game}: {what}.", game=row.game, what=what))
        sheet.fitted(box.x, y - 26, "  ".join(notes), paper.kind(7.5, muted=True), box.width)

    def _figure(self, value: int | None) -> str:
        return "–" if value is None else self.words.number(value)
