"""Looks of the board and the tricks, from what was entered and the referee's judgement."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize

from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.referee.card_board import CardLook
from clubadmin.desktop.referee.entered_play import Spot
from clubadmin.desktop.referee.entering import Entering
from clubadmin.domain.referee.play import Duty
from clubadmin.domain.referee.record import JudgedTrick, Judgement, seats_of
from clubadmin.domain.referee.sentences import card_sentence, duty_sentence, finding_sentence
from clubadmin.domain.referee.turn_order import may_play, side_of
from clubadmin.domain.row.columns import columns, has_roem
from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.cards import Card
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.seat_words import seat_letters, seat_names
from clubadmin.domain.terms import Position, Side

_NUMBER = 3.5  # steps of the grid: the column with the number of the trick
_FIGURE = 5.9
_HEAD = 7.5
_CARD = 5.0
_ROW = 3.6
_HIGHEST = 5.0
_FOOT = 4.2
_NO_FIGURES = ("", "", "", "")


@dataclass(frozen=True)
class CardCell:
    """A card of a trick; `order` counts from 0 in the order of play, -1 for a card to come."""

    card: Card | None = None
    order: int = -1
    wins: bool = False
    fault: str = ""  # "", "error" or "warning"
    next: bool = False  # the next card goes here
    reason: str = ""  # why it was not allowed


@dataclass(frozen=True)
class TrickRow:
    """A trick: a cell a seat, and its four figures."""

    number: int
    cells: tuple[CardCell, ...]
    figures: tuple[str, str, str, str] = ("", "", "", "")
    struck: bool = False  # its roem was not declared


@dataclass(frozen=True)
class TricksLook:
    """Everything on the sheet."""

    seats: tuple[tuple[str, str], ...]  # letter and name of each seat
    sides: tuple[str, str]
    heads: tuple[str, str]  # what the two columns of a side hold
    rows: tuple[TrickRow, ...]
    totals: tuple[str, str, str, str]
    roem: bool = True  # whether roem counts here at all
    at: Spot | None = None
    between: bool = False


def least_width(theme: Theme, seats: int, figures: int) -> int:
    """Cards and figures beside one another without touching."""
    return theme.grid(_NUMBER + seats * _CARD + figures * _FIGURE)


def least_height(theme: Theme, rows: int) -> int:
    """The height of the sheet with its rows at their lowest."""
    return theme.grid(_HEAD) + rows * theme.grid(_ROW) + theme.grid(_FOOT)


class Plan:
    """The layout of the sheet of tricks."""

    def __init__(self, theme: Theme, look: TricksLook, size: QSize) -> None:
        grid = theme.grid
        self.head, self.foot = grid(_HEAD), grid(_FOOT)
        room = (size.height() - self.head - self.foot) / max(1, len(look.rows))
        self.row = min(max(room, grid(_ROW)), grid(_HIGHEST))
        self.left = float(grid(_NUMBER))
        self.figure_wide = float(grid(_FIGURE))
        self.shown = (0, 1, 2, 3) if look.roem else (0, 2)  # figures that have a column
        figures = len(self.shown) * self.figure_wide
        self.card_wide = (size.width() - self.left - figures - 4) / max(1, len(look.seats))
        self.figures_left = self.left + self.card_wide * len(look.seats)
        self.end = self.figures_left + figures
        self.bottom = self.head + self.row * len(look.rows)

    def row_rect(self, row: int) -> QRect:
        """A whole trick, with the lines around it."""
        return QRectF(0, self.head + row * self.row - 1, self.end + 4, self.row + 2).toAlignedRect()

    def head_rect(self) -> QRect:
        """Seats and names."""
        return QRectF(0, 0, self.end + 4, self.head).toAlignedRect()

    def totals_rect(self) -> QRect:
        """The totals below the tricks."""
        return QRectF(0, self.bottom - 1, self.end + 4, self.foot + 2).toAlignedRect()

    def cell(self, row: int, column: int) -> QRectF:
        """The box of a card."""
        left = self.left + column * self.card_wide
        return QRectF(left, self.head + row * self.row, self.card_wide, self.row)

    def figure(self, row: int, number: int) -> QRectF:
        """The box of a figure; row len(rows) is that of the totals."""
        left = self.figures_left + self.shown.index(number) * self.figure_wide
        return QRectF(left, self.head + row * self.row, self.figure_wide, self.row)


def letter(seat: Position, rules: RuleSet) -> str:
    """A seat's letter in the language of the window, or its number as on the sheet."""
    return seat_letters(current(), rules.seats)[seat]


def seat_name(seat: Position, rules: RuleSet) -> str:
    """A seat in words."""
    return seat_names(current(), rules.seats)[seat]


def side_titles(rules: RuleSet) -> tuple[str, str]:
    """How the two sides are called under these rules."""
    sides = columns(rules).sides
    if sides == "alone-together":
        return (translate("referee", "Alleen"), translate("referee", "Samen"))
    if sides == "players":
        return seat_name(Position.N, rules), seat_name(Position.E, rules)
    return (translate("referee", "Wij"), translate("referee", "Zij"))


def board_looks(entering: Entering, judgement: Judgement) -> dict[Card, CardLook]:
    """How each card lies on the board."""
    if entering.hand is not None:
        return _hand_looks(entering)
    looks = _held_looks(entering)
    wrong = {
        (one.trick, one.position, one.card): card_sentence(one, current(), entering.rules.seats)
        for one in judgement.revokes
    }
    wrong |= {
        (one.trick, one.seat, one.card): finding_sentence(one, current(), entering.rules.seats)
        for one in judgement.findings
        if one.trick and one.seat and one.card
    }
    for number, trick in enumerate(entering.record.tricks, 1):
        for seat, card in trick:
            reason = wrong.get((number, seat, card), "")
            tag = _played_tag(number, letter(seat, entering.rules))
            looks[card] = CardLook(tag, played=True, fault=bool(reason), reason=reason)
    return looks


def tricks_look(
    entering: Entering, judgement: Judgement, names: Mapping[Position, str]
) -> TricksLook:
    """The look of the sheet of tricks."""
    rules = entering.rules
    seats = seats_of(rules)
    judged = {trick.number: trick for trick in judgement.tricks}
    many = max(entering.rules.tricks, len(entering.record.tricks))
    return TricksLook(
        seats=tuple(
            (letter(seat, rules), names.get(seat, "") or seat_name(seat, rules)) for seat in seats
        ),
        sides=side_titles(entering.rules),
        heads=_heads(entering.rules),
        rows=tuple(_row(number, entering, judgement, judged) for number in range(1, many + 1)),
        totals=_figures(judgement.ns) + _figures(judgement.ew),
        roem=has_roem(entering.rules),
        at=entering.at,
        between=entering.between,
    )


def _played_tag(number: int, sign: str) -> str:
    """Trick and seat; of two numbers the second is told to be the seat."""
    return f"{number} · {sign}" if sign.isdigit() else f"{number} {sign}"


def _heads(rules: RuleSet) -> tuple[str, str]:
    points = translate("referee", "punten")
    if rules.system == "tricks":
        points = translate("referee", "slagen")
    return points, translate("referee", "roem")


def _figures(amounts: Amounts) -> tuple[str, str]:
    return str(amounts.points), str(amounts.roem)


def _hand_looks(entering: Entering) -> dict[Card, CardLook]:
    looks = {}
    for seat, cards in entering.entry.hands.items():
        mine = seat is entering.hand
        for card in cards:
            looks[card] = CardLook(
                letter(seat, entering.rules), played=not mine, may=True if mine else None
            )
    twice = [card for cards in entering.entry.hands.values() for card in cards]
    for card in {card for card in twice if twice.count(card) > 1}:
        looks[card] = CardLook(looks[card].tag, fault=True)
    return looks


def _held_looks(entering: Entering) -> dict[Card, CardLook]:
    """The cards still in hands; of whoever is on turn, whether they may be played."""
    looks = {
        card: CardLook(letter(seat, entering.rules))
        for seat, cards in entering.entry.hands.items()
        for card in cards
    }
    allowed = may_play(entering.record, entering.judged_by)
    if allowed is None or entering.at is not None:
        return looks
    seat, cards = allowed
    for card, duty in cards:
        looks[card] = CardLook(letter(seat, entering.rules), may=duty is None, reason=_must(duty))
    for card, look in list(looks.items()):
        if look.may is None:
            looks[card] = CardLook(look.tag, may=False)
    return looks


def _must(duty: Duty | None) -> str:
    """Why a card may not be played now; "" for one that may."""
    if duty is None:
        return ""
    text = translate("referee", "Mag niet: moet %1")
    if duty is Duty.NO_UNDERTRUMP:
        text = translate("referee", "Mag niet: mag %1")
    return text.replace("%1", duty_sentence(duty, current()))


def _row(
    number: int, entering: Entering, judgement: Judgement, judged: Mapping[int, JudgedTrick]
) -> TrickRow:
    trick = judged.get(number)
    struck = number in entering.entry.unclaimed
    return TrickRow(
        number,
        _cells(number, entering, judgement, trick),
        _NO_FIGURES if trick is None else _trick_figures(trick, entering, struck),
        struck,
    )


def _trick_figures(
    trick: JudgedTrick, entering: Entering, struck: bool
) -> tuple[str, str, str, str]:
    if trick.winner is None:
        return _NO_FIGURES
    side = side_of(trick.winner, entering.record, entering.rules)
    if side is None:
        return _NO_FIGURES
    roem = sum(combo.worth for combo in trick.combos) if struck else trick.roem
    own = (str(trick.points), str(roem) if roem else "")
    return (*own, "", "") if side is Side.NS else ("", "", *own)


def _cells(
    number: int, entering: Entering, judgement: Judgement, trick: JudgedTrick | None
) -> tuple[CardCell, ...]:
    seats = seats_of(entering.rules)
    cells = [CardCell() for _ in seats]
    played = entering.record.tricks
    for order, (seat, card) in enumerate(played[number - 1] if number <= len(played) else ()):
        at = _column(seat, seats, cells)
        wins = trick is not None and trick.winner is seat
        fault = _fault((number, order), (seat, card), judgement)
        reason = (
            card_sentence(trick.cards[order], current(), entering.rules.seats)
            if fault == "error" and trick
            else ""
        )
        if at is not None:
            cells[at] = CardCell(card, order, wins, fault, reason=reason)
    going_on = entering.at is None and entering.hand is None and not entering.full
    if going_on and entering.coming.trick == number - 1:
        at = _column(entering.whose, seats, cells)
        if at is not None:
            cells[at] = CardCell(next=True)
    return tuple(cells)


def _column(seat: Position, seats: tuple[Position, ...], cells: list[CardCell]) -> int | None:
    """The column of a seat; where another card lies there already, the first free one."""
    if seat in seats and cells[seats.index(seat)].card is None:
        return seats.index(seat)
    return next((at for at, cell in enumerate(cells) if cell.card is None), None)


def _fault(where: tuple[int, int], played: tuple[Position, Card], judgement: Judgement) -> str:
    """The fault of a card: `where` is the number of its trick and its place in it."""
    number, order = where
    for trick in judgement.tricks:
        if trick.number == number and order < len(trick.cards) and not trick.cards[order].allowed:
            return "error"
    named = any((one.trick, one.seat, one.card) == (number, *played) for one in judgement.findings)
    return "warning" if named else ""
