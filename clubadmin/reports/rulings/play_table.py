"""A game trick by trick on paper: cards by seat, what each trick brought, what was not allowed."""

from collections.abc import Mapping

from clubadmin.domain.referee import JudgedTrick, Judgement, PlayRecord, seats_of
from clubadmin.domain.referee.turn_order import side_of
from clubadmin.domain.row.columns import columns, has_roem
from clubadmin.domain.rules.cards import Card, rank_text
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.seat_words import seat_letters
from clubadmin.domain.terms import Position, Side
from clubadmin.i18n import Words
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.heading import firm, hairline
from clubadmin.reports.kit.page import MARGIN, PORTRAIT, Paper, Rule, Sheet

HEAD = 30.0
ROW = 17.0
_NUMBER = 34.0
_FIGURE = 42.0
_SIZE = 10.5


def card_width(card: Card, words: Words, size: float, face: str) -> float:
    """How wide a card is: its sign and its rank."""
    return size * 0.95 + fonts.width(rank_text(card.rank, words.language), face, size)


class PlayTable:
    """Columns for the seats, then for the two sides."""

    def __init__(
        self, paper: Paper, rules: RuleSet, record: PlayRecord, judgement: Judgement
    ) -> None:
        self.paper = paper
        self.rules = rules
        self.record = record
        self.judgement = judgement
        self.words = paper.words
        self.seats = seats_of(rules)
        self.roem = has_roem(rules)
        figures = (4 if self.roem else 2) * _FIGURE
        self.right = PORTRAIT[0] - MARGIN
        self.figures_left = self.right - figures
        self.card_wide = (self.figures_left - MARGIN - _NUMBER) / len(self.seats)

    @property
    def height(self) -> float:
        """The height of head, tricks and totals together."""
        return HEAD + ROW * (len(self.record.tricks) + 1)

    def draw(self, sheet: Sheet, y: float, names: Mapping[Position, str]) -> float:
        """The whole table from `y` down; gives y below it."""
        self._heads(sheet, y, names)
        y -= HEAD
        sheet.line(MARGIN, y, self.right, y, firm(self.paper))
        judged = {trick.number: trick for trick in self.judgement.tricks}
        for number in range(1, len(self.record.tricks) + 1):
            self._trick(sheet, y, number, judged.get(number))
            y -= ROW
            sheet.line(MARGIN, y, self.right, y, hairline(self.paper))
        sheet.line(MARGIN, y, self.right, y, firm(self.paper))
        self._totals(sheet, y)
        return y - ROW

    def sides(self) -> tuple[str, str]:
        """How the two sides are called."""
        kind = columns(self.rules).sides
        if kind == "alone-together":
            return self.words("Alleen"), self.words("Samen")
        if kind == "players":
            return self.words("Noord"), self.words("Oost")
        return self.words("Wij"), self.words("Zij")

    def _heads(self, sheet: Sheet, y: float, names: Mapping[Position, str]) -> None:
        bold, small = self.paper.kind(9.5, bold=True), self.paper.kind(8, muted=True)
        sheet.text(MARGIN, y - 24, self.words("slag"), small)
        letters = seat_letters(self.words.language, len(self.seats))
        for at, seat in enumerate(self.seats):
            x = self._seat_x(at)
            sheet.text(x, y - 12, letters[seat], bold)
            sheet.fitted(x, y - 24, names.get(seat, ""), small, self.card_wide - 6)
        for at, side in enumerate(self.sides()):
            right = self._figure_x(2 * at)
            sheet.fitted_right(right, y - 12, side, bold, _FIGURE - 4)
            sheet.fitted_right(right, y - 24, self._counted(), small, _FIGURE - 4)
            if self.roem:
                text = self.words("roem")
                sheet.fitted_right(self._figure_x(2 * at + 1), y - 24, text, small, _FIGURE - 4)

    def _counted(self) -> str:
        """Name the unit of a side's figures."""
        return self.words("slagen") if self.rules.system == "tricks" else self.words("punten")

    def _trick(self, sheet: Sheet, y: float, number: int, judged: JudgedTrick | None) -> None:
        base = y - ROW / 2 - _SIZE * 0.36
        sheet.text(MARGIN + 6, base, str(number), self.paper.kind(9, muted=True))
        taken: set[int] = set()
        for order, (seat, card) in enumerate(self.record.tricks[number - 1]):
            at = self._place(seat, taken)
            if at is None:
                continue  # more cards than seats: the findings say so
            taken.add(at)
            wrong = judged is not None and not judged.cards[order].allowed
            won = judged is not None and judged.winner is seat
            self._card(sheet, self._seat_x(at), base, card, won=won, led=order == 0, wrong=wrong)
        if judged is not None:
            self._figures(sheet, base, judged)

    def _place(self, seat: Position, taken: set[int]) -> int | None:
        own = self.seats.index(seat) if seat in self.seats else -1
        free = [at for at in range(len(self.seats)) if at not in taken]
        if own in free:
            return own
        return free[0] if free else None

    def _card(
        self, sheet: Sheet, x: float, base: float, card: Card, *, won: bool, led: bool, wrong: bool
    ) -> None:
        kind = self.paper.kind(_SIZE, bold=won or wrong)
        wide = card_width(card, self.words, _SIZE, kind.face)
        draw_card(sheet, x, base, card, self.paper, bold=won or wrong)
        if led:
            sheet.line(x, base - 2.4, x + wide, base - 2.4, Rule(0.8, self.paper.ink.text))
        if wrong:
            self._frame(sheet, x - 4, base - 4.6, wide + 18)
            sheet.text(x + wide + 5, base, "!", kind)

    def _frame(self, sheet: Sheet, x: float, y: float, wide: float) -> None:
        rule, high = Rule(1.2, self.paper.ink.text), 15.4
        for x1, y1, x2, y2 in (
            (x, y, x + wide, y),
            (x, y + high, x + wide, y + high),
            (x, y, x, y + high),
            (x + wide, y, x + wide, y + high),
        ):
            sheet.line(x1, y1, x2, y2, rule)

    def _figures(self, sheet: Sheet, base: float, judged: JudgedTrick) -> None:
        side = side_of(judged.winner, self.record, self.rules) if judged.winner else None
        if side is None:
            return
        first = 0 if side is Side.NS else 2
        plain = self.paper.kind(10)
        sheet.right(self._figure_x(first), base, self.words.number(judged.points), plain)
        if self.roem and judged.roem:
            sheet.right(self._figure_x(first + 1), base, self.words.number(judged.roem), plain)

    def _totals(self, sheet: Sheet, y: float) -> None:
        base = y - ROW / 2 - 10 * 0.36
        bold = self.paper.kind(10, bold=True)
        sheet.text(MARGIN + 6, base, self.words("Totaal"), bold)
        for at, amounts in enumerate((self.judgement.ns, self.judgement.ew)):
            sheet.right(self._figure_x(2 * at), base, self.words.number(amounts.points), bold)
            if self.roem:
                sheet.right(self._figure_x(2 * at + 1), base, self.words.number(amounts.roem), bold)

    def _seat_x(self, at: int) -> float:
        return MARGIN + _NUMBER + at * self.card_wide

    def _figure_x(self, number: int) -> float:
        """The right edge of a figure: Wij points and roem, Zij points and roem."""
        column = number if self.roem else number // 2
        return self.figures_left + (column + 1) * _FIGURE


def draw_card(
    sheet: Sheet, x: float, y: float, card: Card, paper: Paper, *, bold: bool = False
) -> float:
    """A card's sign and rank from `x` on; gives the width they took."""
    kind = paper.kind(_SIZE, bold=bold)
    sheet.suit(x, y - 0.4, card.suit, _SIZE * 0.78, paper.ink.of_suit(card.suit))
    text = rank_text(card.rank, paper.words.language)
    sheet.text(x + _SIZE * 0.95, y, text, kind)
    return _SIZE * 0.95 + fonts.width(text, kind.face, _SIZE)
