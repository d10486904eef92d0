"""The head of a blank scoresheet: who plays, and what stands above each column."""

from clubadmin.domain.terms import Position, Side
from clubadmin.i18n import marked
from clubadmin.model.evenings.evening import TablePlace
from clubadmin.model.members.member import Member
from clubadmin.reports.blanks.columns import Layout
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.page import Paper, Sheet
from clubadmin.reports.kit.seat_names import seat_letter

_LINE = 10.5  # a name
_PAD = 6.0
_ABOVE = 46.0  # how far lines between the sides go up from the first row
_HEADINGS = {
    "wij-zij": (marked("Wij"), marked("Zij")),
    "alone-together": (marked("Alleen"), marked("Samen")),
}


class Head:
    """Draws the names of a table and the heads of its columns."""

    def __init__(self, paper: Paper, layout: Layout, *, pairs: bool) -> None:
        self._paper = paper
        self.words = paper.words
        self._layout = layout
        self._pairs = pairs

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
        """From where each of the layout's thick lines comes down."""
        first = top if self._layout.sides == "wij-zij" else top + _ABOVE
        return (first, top + _ABOVE, top + _ABOVE)

    def signers(self) -> tuple[str, ...]:
        """Who sign: the two sides, or each player by his number."""
        words, sides = self.words, self._layout.sides
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
                pair = words("paar {number}", number=numbers[0])
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
