"""The lines below the games of a blank scoresheet, where the players add up."""

from collections.abc import Iterator
from typing import NamedTuple

from clubadmin.domain.row.columns import has_fines
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Side
from clubadmin.i18n import marked
from clubadmin.model.evenings.evening import TablePlace
from clubadmin.reports.blanks.columns import Layout
from clubadmin.reports.kit.page import Paper, Rule, Sheet
from clubadmin.reports.kit.seat_names import seat_letter

_LABELS = {
    "total": marked("Totaal"),
    "sum": marked("punten + roem"),
    "after-fines": marked("na straf"),
}
HIGH = 24.0  # of a line, in points


class _Box(NamedTuple):
    """A box to write in, `letter` small in its corner."""

    left: float
    right: float
    letter: str = ""


class Totals:
    """Which lines there are follows from the rules: columns, sides, and players after fines."""

    def __init__(self, paper: Paper, layout: Layout, rules: RuleSet) -> None:
        self._paper = paper
        self.words = paper.words
        self._layout = layout
        self._thin = Rule(0.45, paper.ink.muted)
        self._thick = Rule(1.1, paper.ink.text)
        self._end = layout.columns[-1].right
        self.lines = tuple(_lines(layout, rules))

    def draw(self, sheet: Sheet, x: float, y: float, place: TablePlace) -> float:
        """All lines from `y` down; gives y below the last."""
        for number, line in enumerate(self.lines):
            label = self._label(line)
            kind = self._paper.kind(8.5, muted=True) if number else self._paper.kind(11, bold=True)
            sheet.fitted(x + 4, y - HIGH / 2 - 3.5, label, kind, self._room - 6)
            self._boxes(sheet, x, y, HIGH, self._of(line, place))
            y -= HIGH
            last = number == len(self.lines) - 1
            sheet.line(x, y, x + self._end, y, self._thick if last else self._thin)
        return y

    def carried(self, sheet: Sheet, x: float, y: float, part: int) -> float:
        """The line of a part that is not the last: what goes to `part`."""
        label = self.words("over naar blad {part}", part=part)
        kind = self._paper.kind(9, bold=True)
        sheet.fitted(x + 4, y - HIGH / 2 - 3, label, kind, self._room - 6)
        self._boxes(sheet, x, y, HIGH, list(self._columns()))
        sheet.line(x, y - HIGH, x + self._end, y - HIGH, self._thick)
        return y - HIGH

    def brought(self, sheet: Sheet, x: float, y: float, high: float, part: int) -> None:
        """The first row of a part that is not the first: what comes from `part`."""
        label = self.words("van blad {part}", part=part)
        kind = self._paper.kind(8.5, muted=True)
        left = self._layout.dealer.left + 6
        sheet.fitted(x + left, y - high / 2 - 3, label, kind, self._room - left)

    @property
    def _room(self) -> float:
        """What a label may take: up to the first box that is added up."""
        return next(column.left for column in self._layout.columns if column.total)

    def _label(self, line: str) -> str:
        return self.words(_LABELS[line])

    def _of(self, line: str, place: TablePlace) -> list[_Box]:
        if line == "total":
            return list(self._columns())
        if line == "sum":
            return [_Box(*self._layout.span(side)) for side in Side]
        return list(self._players(place))

    def _columns(self) -> Iterator[_Box]:
        for column in self._layout.columns:
            if column.total:
                yield _Box(column.left, column.right)

    def _players(self, place: TablePlace) -> Iterator[_Box]:
        """A box for each who plays: his own column, or his part of his side's boxes."""
        if self._layout.players:
            yield from (_Box(column.left, column.right) for column in self._layout.players)
            return
        for side in Side:
            own = [position for position, _ in place.seats if position.side is side]
            left, right = self._layout.span(side)
            each = (right - left) / len(own)
            for number, position in enumerate(own):
                letter = seat_letter(self.words, position) if len(place.seats) > 2 else ""
                yield _Box(left + number * each, left + (number + 1) * each, letter)

    def _boxes(self, sheet: Sheet, x: float, y: float, high: float, boxes: list[_Box]) -> None:
        stops = {box.left for box in boxes} | {box.right for box in boxes} - {self._end}
        for stop in sorted(stops):
            firm = any(abs(stop - left) < 0.01 for left in self._layout.firm)
            sheet.line(x + stop, y, x + stop, y - high, self._thick if firm else self._thin)
        for box in boxes:
            sheet.text(x + box.left + 4, y - 9, box.letter, self._paper.kind(7.5, muted=True))


def _lines(layout: Layout, rules: RuleSet) -> Iterator[str]:
    yield "total"
    if layout.roem and layout.sides != "alone-together":
        yield "sum"
    if has_fines(rules):
        yield "after-fines"
