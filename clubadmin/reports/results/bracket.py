"""The bracket of a knock-out: a column a round, every table with who sit there and who go on."""

from collections.abc import Sequence
from datetime import datetime

from clubadmin.domain.terms import Language
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.draw.knockout import Bracket, BracketRound, BracketSeat, BracketTable
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import fonts, heading, occasion
from clubadmin.reports.kit.page import BOTTOM, LANDSCAPE, MARGIN, PORTRAIT, Paper, Rule, Sheet, Type

_GAP = 16.0  # between columns
_LINE, _LEAST = 12.5, 8.5
_TITLE = 11.0  # a table's own line
_BETWEEN = 8.0  # tables
_HEADS = 20.0
_WIDEST = 200.0


def bracket_sheet(
    evening: Evening,
    club: ClubSettings,
    bracket: Bracket,
    *,
    language: Language = Language.NL,
    stamp: datetime | None = None,
) -> bytes:
    """The bracket as it stands. `stamp` is the moment of printing, for the foot."""
    paper = Paper(club, language, stamp)
    words = paper.words
    paper.title = words("Afvalschema")
    rounds = [one for one in bracket.rounds if one.tables]
    if rounds:
        _Pages(paper, evening, rounds).draw()
    else:
        paper.only(paper.words("Er is nog geen indeling."), LANDSCAPE)
    return paper.pdf(paper.title, *occasion.parts(paper, evening))


class _Pages:
    """The columns, on one page where they fit, else the tables of a round over pages."""

    def __init__(self, paper: Paper, evening: Evening, rounds: Sequence[BracketRound]) -> None:
        self.paper = paper
        self.words = paper.words
        self.evening = evening
        self.rounds = rounds
        tall = len(rounds) <= 3
        self.size = PORTRAIT if tall else LANDSCAPE
        self.wide = self.size[0] - 2 * MARGIN
        self.column = min(_WIDEST, (self.wide + _GAP) / len(rounds) - _GAP)
        self.room = self.size[1] - heading.FIRST - BOTTOM - _HEADS
        most = max(len(one.tables) for one in rounds)
        seats = max(len(table.seats) for one in rounds for table in one.tables)
        fixed = _TITLE + _BETWEEN
        self.line = max(_LEAST, min(_LINE, (self.room / most - fixed) / seats))
        self.high = fixed + seats * self.line
        self.each = max(1, int(self.room / self.high))
        self.pages = -(-most // self.each)

    def draw(self) -> None:
        """All pages; each shows its share of every round's tables."""
        for page in range(self.pages):
            sheet = self.paper.sheet(self.size)
            if page:
                y = heading.following(self.paper, sheet)
            else:
                parts = [self.paper.club_line, *occasion.parts(self.paper, self.evening)]
                y = heading.first(self.paper, sheet, parts)
            for at, one in enumerate(self.rounds):
                each = -(-len(one.tables) // self.pages)
                some = one.tables[page * each : (page + 1) * each]
                x = MARGIN + at * (self.column + _GAP)
                self._column(sheet, (x, y), one, some, last=at == len(self.rounds) - 1)

    def _column(
        self,
        sheet: Sheet,
        at: tuple[float, float],
        one: BracketRound,
        tables: Sequence[BracketTable],
        *,
        last: bool,
    ) -> None:
        """A round: its tables spread over the height, so that the way to the final is seen."""
        x, y = at
        if not tables:
            return
        title = self.words("Ronde {round}", round=one.round)
        if last and len(one.tables) == 1:
            title = f"{title} · " + self.words("finale")
        sheet.fitted(x, y - 12, title, self.paper.kind(11, bold=True), self.column)
        y -= _HEADS
        share = min(self.room, self.each * self.high) / len(tables)
        for number, table in enumerate(tables):
            middle = y - (number + 0.5) * share
            self._table(sheet, x, middle + self.high / 2 - _BETWEEN / 2, table)
        if one.free and tables[-1] is one.tables[-1]:
            names = ", ".join(self._who(seat) for seat in one.free)
            text = self.words("vrij naar ronde {round}", round=one.round + 1) + f": {names}"
            low = min(y - len(tables) * share - 2, y - self.room)
            sheet.fitted(x, max(low, BOTTOM - 8), text, self.paper.kind(7.5, muted=True),
                         self.column)  # fmt: skip

    def _table(self, sheet: Sheet, x: float, y: float, table: BracketTable) -> None:
        paper = self.paper
        rule = Rule(0.6, paper.ink.muted)
        name = paper.words("Tafel {table}", table=table.number)
        sheet.text(x + 4, y - 8.5, name, paper.kind(7.5, muted=True))
        low = y - _TITLE - len(table.seats) * self.line
        sheet.frame(x, low, self.column, y - low, rule)
        for number, seat in enumerate(table.seats):
            base = y - _TITLE - (number + 0.5) * self.line - self.line * 0.22
            self._seat(sheet, x, base, seat)

    def _who(self, seat: BracketSeat) -> str:
        """A name, or whose place it will be, in the language of the paper."""
        if seat.to_come is None:
            return seat.name
        return seat.to_come.text(self.paper.words.language)

    def _seat(self, sheet: Sheet, x: float, base: float, seat: BracketSeat) -> None:
        """A name with its total; who goes on is bold with a mark, so that a copy shows it."""
        paper = self.paper
        size = min(9.5, self.line * 0.74)
        face = fonts.BOLD if seat.goes_on else fonts.REGULAR
        known = seat.number is not None
        kind = Type(face, size, paper.ink.text if known else paper.ink.muted)
        text = f"{seat.number}  {seat.name}" if known else self._who(seat)
        mark = 10.0 if seat.goes_on else 0.0
        sheet.fitted(x + 4, base, text, kind, self.column - 44)
        if seat.total is not None:
            figure = paper.words.number(seat.total)
            sheet.right(x + self.column - 14, base, figure, Type(face, size, paper.ink.text))
        if mark:
            top = base + size * 0.36
            for y1 in (top + 2.5, top - 2.5):
                sheet.line(x + self.column - 9, y1, x + self.column - 5, top,
                           Rule(1.1, paper.ink.text))  # fmt: skip
