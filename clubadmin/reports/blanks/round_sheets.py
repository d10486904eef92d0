"""A sheet for all boompjes of a round at a table, with room for everybody's signature.

The manille rules (001) ask for a sheet a round: three boompjes with changing partners, totals for
each player at its end, and four signatures.
"""

from collections.abc import Iterator, Sequence

from clubadmin.domain.row.columns import has_fines
from clubadmin.domain.scoring.dealers import is_drawn
from clubadmin.domain.terms import Side
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.reports.blanks.columns import layout
from clubadmin.reports.kit import heading, occasion
from clubadmin.reports.kit.page import BOTTOM, LANDSCAPE, MARGIN, Paper, Rule, Sheet

_GAP = 14.0
_HEAD = 58.0  # above the rows of a boompje: its number, who play together, the columns
_TOTAL = 20.0
_FOOT = 92.0
_HIGHEST = 22.0  # of a row


def round_sheets(evening: Evening, printing: Printing) -> bytes:
    """A page for every table of every round of boompjes that is drawn."""
    paper = Paper(printing)
    paper.title = paper.words("Formulier van een ronde")
    made = _RoundSheet(paper, evening)
    for places in sittings(evening):
        made.draw(places)
    if not paper.sheets:
        paper.only(paper.words("Er is nog geen indeling."), LANDSCAPE)
    return paper.document(paper.title, *occasion.parts(paper, evening))


def sittings(evening: Evening) -> Iterator[tuple[TablePlace, ...]]:
    """The boompjes that are played at one table by the same people, one after another."""
    length = evening.form.sitting
    for start in range(1, evening.rounds + 1, length):
        together = [one for one in evening.plan if start <= one.round < start + length]
        numbers = sorted({place.number for plan in together for place in plan.tables})
        for number in numbers:
            yield tuple(
                place for plan in together for place in plan.tables if place.number == number
            )


class _RoundSheet:
    """Boompjes beside each other, and below them a box for each who plays."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        self.paper = paper
        self.words = paper.words
        self.evening = evening
        self.boompjes = evening.form.sitting
        room = LANDSCAPE[0] - 2 * MARGIN - (self.boompjes - 1) * _GAP
        self.wide = room / self.boompjes
        self.layout = layout(evening.rules, self.wide, paper.words)
        self.thin = Rule(0.45, paper.ink.muted)
        self.thick = Rule(1.1, paper.ink.text)

    def draw(self, places: Sequence[TablePlace]) -> None:
        """The page of a table."""
        paper, words = self.paper, self.words
        sheet = paper.sheet(LANDSCAPE)
        first = places[0]
        number = (first.round - 1) // self.boompjes + 1
        where = words("Ronde {round}, tafel {table}", round=number, table=first.number)
        top = heading.first(
            paper, sheet, [where, paper.club_line, *occasion.parts(paper, self.evening)]
        )
        room = top - BOTTOM - _FOOT - _TOTAL - _HEAD
        high = min(_HIGHEST, room / self.evening.games)
        for at, place in enumerate(places):
            self._boompje(sheet, MARGIN + at * (self.wide + _GAP), top, high, place)
        self._players(sheet, BOTTOM + _FOOT - 10, first)

    def _boompje(self, sheet: Sheet, x: float, top: float, high: float, place: TablePlace) -> None:
        paper, words = self.paper, self.words
        number = (place.round - 1) % self.boompjes + 1
        title = words("Boompje {number}", number=number)
        sheet.fitted(x, top - 10, title, paper.kind(11, bold=True), self.wide)
        for line, (side, names) in enumerate(
            ((words("Wij"), place.wij), (words("Zij"), place.zij))
        ):
            text, y = f"{side}: {names}", top - 23 - line * 12
            sheet.fitted(x, y, text, paper.kind(9.5), self.wide)
        y = top - _HEAD
        for column in self.layout.columns:
            middle, wide = x + (column.left + column.right) / 2, column.right - column.left
            side = "" if column.side is None else "W " if column.side is Side.NS else "Z "
            head = f"{side}{column.head}"
            sheet.fitted(middle - wide / 2 + 2, y + 5, head, paper.kind(7.5, muted=True), wide - 4)
        self._rows(sheet, x, y, high, place)

    def _rows(self, sheet: Sheet, x: float, top: float, high: float, place: TablePlace) -> None:
        paper = self.paper
        games, drawn = self.evening.games, is_drawn(self.evening.rules)
        dealers = place.dealers(games, drawn=drawn)
        dealer = self.layout.dealer
        size = min(9.5, high * 0.58)
        sheet.line(x, top, x + self.wide, top, self.thick)
        for game in range(1, games + 1):
            base = top - (game - 0.5) * high - size * 0.36
            middle = x + self.layout.columns[0].right / 2
            sheet.centre(middle, base, str(game), paper.kind(size, bold=True))
            room = dealer.right - dealer.left - 6
            name, kind = dealers[game - 1], paper.kind(size - 1)
            sheet.fitted(x + dealer.left + 3, base, name, kind, room, high=high)
            sheet.line(x, top - game * high, x + self.wide, top - game * high, self.thin)
        low = top - games * high
        sheet.line(x, low, x + self.wide, low, self.thick)
        sheet.text(x + 3, low - 14, self.words("Totaal"), paper.kind(9.5, bold=True))
        sheet.line(x, low - _TOTAL, x + self.wide, low - _TOTAL, self.thick)
        for column in self.layout.columns[1:]:
            end = low - _TOTAL if column.total else low
            rule = self.thick if column.left in self.layout.firm else self.thin
            sheet.line(x + column.left, top, x + column.left, end, rule)

    def _players(self, sheet: Sheet, top: float, place: TablePlace) -> None:
        """A box for each: what he made in the round, and his signature."""
        paper, words = self.paper, self.words
        small = paper.kind(8, muted=True)
        each = (LANDSCAPE[0] - 2 * MARGIN) / len(place.seats)
        lines = [words("samen")]
        if has_fines(self.evening.rules):
            lines += [words("straf"), words("na straf")]
        for at, (_, member) in enumerate(place.seats):
            x, room = MARGIN + at * each, each - 12
            sheet.fitted(x, top - 10, member.label, paper.kind(10, bold=True), room)
            wide = room / len(lines)
            for number, text in enumerate(lines):
                left = x + number * wide
                sheet.text(left, top - 22, text, small)
                sheet.line(left, top - 42, left + wide - 8, top - 42, self.thin)
            sheet.line(x, top - 70, x + room, top - 70, self.thin)
            sheet.fitted(x, top - 79, words("handtekening"), small, room)
