"""Parts above and below the games of a blank scoresheet: players, and boxes for sums."""

from collections.abc import Iterator
from typing import NamedTuple

from clubadmin.domain.row.columns import has_fines
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position, Side
from clubadmin.i18n import marked
from clubadmin.model.evenings.evening import TablePlace
from clubadmin.model.members.member import Member
from clubadmin.reports.blanks.columns import Layout
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.page import Paper, Rule, Sheet
from clubadmin.reports.kit.seat_names import seat_letter

_LINE = 10.5  # a name
_PAD = 6.0
_ABOVE = 46.0  # how far lines between the sides go up from the first row
_HEADINGS = {
    "wij-zij": (marked("Wij"), marked("Zij")),
    "alone-together": (marked("Alleen"), marked("Samen")),
}
_LABELS = {
    "total": marked("Totaal"),
    "sum": marked("punten + roem"),
    "after-fines": marked("na straf"),
    "fines": marked("straf"),
}
HIGH = 24.0  # of a line, in points


class Head:
    """Draws the names of a table and the heads of its columns."""

    def __init__(
        self, paper: Paper, layout: Layout, *, pairs: bool, everybody: bool = False
    ) -> None:
        self._paper = paper
        self.words = paper.words
        self._layout = layout
        self._pairs = pairs
        self._everybody = everybody  # each player signs, and not one for a side

    def draw(self, sheet: Sheet, x: float, top: float, place: TablePlace) -> None:
        """Everything above `top`, where the rows begin; `x` is the sheet's left edge."""
        if self._layout.sides == "players":
            self._opponents(sheet, x, top, place)
        elif self._layout.sides == "wij-zij" and place.players == 4:
            self._partners(sheet, x, top, place)
        else:
            self._numbered(sheet, x, top, place)
        self._heads(sheet, x, top)

    def above(self, top: float) -> tuple[float, ...]:
        """The upper ends of the layout's thick lines."""
        first = top if self._layout.sides == "wij-zij" else top + _ABOVE
        return (first, top + _ABOVE, top + _ABOVE)

    def signers(self) -> tuple[str, ...]:
        """The signers: the two sides, or each player by his number."""
        words, sides = self.words, self._layout.sides
        if sides == "wij-zij" and self._everybody:
            return tuple(seat_letter(words, seat) for seat in Position)
        if sides == "wij-zij":
            return words("Wij"), words("Zij")
        count = 2 if sides == "players" else len(self._layout.players)
        return tuple(words("speler {number}", number=one + 1) for one in range(count))

    def _title(self, sheet: Sheet, x: float, top: float, side: Side) -> None:
        start, end = self._layout.span(side)
        text = self.words(_HEADINGS[self._layout.sides][side is Side.EW]).upper()
        bold = self._paper.kind(11, bold=True)
        sheet.fitted(x + start + _PAD, top + 38, text, bold, end - start - _PAD - 2)

    def _opponents(self, sheet: Sheet, x: float, top: float, place: TablePlace) -> None:
        bold, muted = self._paper.kind(10.5, bold=True), self._paper.kind(8, muted=True)
        for number, (side, (seat, member)) in enumerate(zip(Side, place.seats, strict=False), 1):
            start, end = self._layout.span(side)
            text = self.words("speler {number}", number=number)
            sheet.text(x + start + _PAD, top + 38, text, muted)
            room = end - start - 10
            first, *rest = fonts.wrap(self._label(place, seat, member), room, bold.face, bold.size)
            for line, name in enumerate([first, " ".join(rest)]):
                sheet.fitted(x + start + _PAD, top + 27 - line * 11, name, bold, room)

    def _partners(self, sheet: Sheet, x: float, top: float, place: TablePlace) -> None:
        words, paper = self.words, self._paper
        people = dict(place.seats)
        wij, zij = (Position.N, Position.S), (Position.E, Position.W)
        for side, seats, numbers in ((Side.NS, wij, place.ns), (Side.EW, zij, place.ew)):
            start, end = self._layout.span(side)
            self._title(sheet, x, top, side)
            if self._pairs:
                number = str(numbers[0]) if numbers else "……"
                pair = words("paar {number}", number=number)
                sheet.right(x + end - 8, top + 38, pair, paper.kind(9, bold=True))
            for line, seat in enumerate(seats):
                at = (x + start + _PAD, top + 27 - line * _LINE)
                sheet.text(*at, seat_letter(words, seat), paper.kind(7.5, muted=True))
                member = people.get(seat)
                name = self._label(place, seat, member) if member else words("blinde hand")
                kind = paper.kind(9.5, muted=member is None)
                sheet.fitted(at[0] + 11, at[1], name, kind, end - start - 20)

    def _numbered(self, sheet: Sheet, x: float, top: float, place: TablePlace) -> None:
        words, room = self.words, self._layout.span(Side.NS)[0] - 18
        for line, (seat, member) in enumerate(place.seats):
            y = top + 38 - line * _LINE
            sheet.text(x + 3, y, str(line + 1), self._paper.kind(9.5, bold=True))
            sheet.fitted(x + 13, y, self._label(place, seat, member), self._paper.kind(9.5), room)
        for side in Side:
            self._title(sheet, x, top, side)
        if self._layout.players:
            start = x + self._layout.players[0].left + _PAD
            sheet.text(start, top + 38, words("ieder").upper(), self._paper.kind(11, bold=True))

    def _label(self, place: TablePlace, seat: Position, member: Member) -> str:
        """Somebody's name; behind it that he is lent to a fill-in game."""
        lent = seat in place.fill_ins
        return self.words("{name} (geleend)", name=member.label) if lent else member.label

    def _heads(self, sheet: Sheet, x: float, top: float) -> None:
        y, kind = top + 4.5, self._paper.kind(7.5, muted=True)
        for column in self._layout.columns:
            room = column.right - column.left
            if column.key == "dealer":
                sheet.text(x + column.left + _PAD, y, column.head, kind)
            elif column.side:
                sheet.fitted_right(x + column.right - _PAD, y, column.head, kind, room - _PAD)
            elif column.total:
                middle = x + column.left + room / 2
                sheet.centre(middle, y, column.head, self._paper.kind(9.5, bold=True))
            else:
                sheet.centre(x + column.left + room / 2, y, column.head, kind)


class _Box(NamedTuple):
    """A box to write in, `letter` small in its corner."""

    left: float
    right: float
    letter: str = ""


class Totals:
    """The lines below a sheet by its rules: columns, sides, and players after fines."""

    def __init__(self, paper: Paper, layout: Layout, rules: RuleSet, sitting: int = 1) -> None:
        self._paper = paper
        self.words = paper.words
        self._layout = layout
        self._thin = Rule(0.45, paper.ink.muted)
        self._thick = Rule(1.1, paper.ink.text)
        self._end = layout.columns[-1].right
        self.lines = tuple(_lines(layout, rules, sitting))

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
        """The room for a label: up to the first box that is added up."""
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


def _lines(layout: Layout, rules: RuleSet, sitting: int) -> Iterator[str]:
    yield "total"
    if layout.roem and layout.sides != "alone-together":
        yield "sum"
    if has_fines(rules):
        yield "after-fines" if sitting == 1 else "fines"  # they come off after the last sheet
