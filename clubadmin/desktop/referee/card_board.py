"""The card board: every card of the pack once, to be clicked, chosen with arrows, or typed."""

import re
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import literal
from clubadmin.desktop.referee.suits import draw_card, spoken_card, suit_colour
from clubadmin.desktop.spoken.items import SpokenItem
from clubadmin.domain.rules.cards import Card, Suit, read_card
from clubadmin.domain.terms import Position

_SEATS = {
    "n": Position.N,
    "o": Position.E,
    "e": Position.E,
    "z": Position.S,
    "w": Position.W,
    **{str(number): seat for number, seat in enumerate(Position, 1)},
}
_LEAD = re.compile(r"[\s,;]*(?:([nozew])\s*:?\s*|([1-4])\s*(?!\s*[:.0-9]))?", re.IGNORECASE)
_SUITS = "shrkdc♠♥♦♣"
_ORDER = r"\s*(?:[a-z]{4,}|bod|[0-9]+\s*:)"
_WORDS = ("troef", "zonder", "speelt", "uitkomst", "bod", "dubbel", "niet", "slag")
_RANK = re.compile(r"(10|[atkqvbhj2-9])", re.IGNORECASE)


def is_sign(event: QKeyEvent) -> bool:
    """Whether a key gives a character, and is no command."""
    mods = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    mods &= ~Qt.KeyboardModifier.KeypadModifier
    return bool(event.text()) and event.text().isprintable() and not mods.value


@dataclass(frozen=True)
class Typed:
    """The reading of the signs typed so far.

    `cards` are whole, each with the seat said before it; `rest` is what is still to grow, and
    `wrong` says that it cannot become a card any more.
    """

    cards: tuple[tuple[Position | None, Card], ...]
    rest: str
    wrong: bool = False


def read_typed(text: str) -> Typed:
    """The cards at the start of a text such as "HA zK10 s1"."""
    cards: list[tuple[Position | None, Card]] = []
    at = 0
    while True:
        lead = _LEAD.match(text, at)
        assert lead is not None  # it matches nothing as well
        start = lead.end()
        found = _card_at(text, start)
        if found is None:
            break
        card, at = found
        seat = lead.group(1) or lead.group(2)
        cards.append((_SEATS[seat.lower()] if seat else None, card))
    rest = text[at:].lstrip(" ,;")
    return Typed(tuple(cards), rest, wrong=not _is_word(rest) and _hopeless(text[start:]))


def is_order(text: str) -> bool:
    """Whether a line is a word and what goes with it ("troef h"), to be read at Enter."""
    return bool(re.match(_ORDER, text, re.IGNORECASE))


def _card_at(text: str, at: int) -> tuple[Card, int] | None:
    if at >= len(text) or text[at].lower() not in _SUITS:
        return None
    rank = _RANK.match(text, at + 1)
    if rank is None:
        return None
    card = read_card(text[at : rank.end()])
    return None if card is None else (card, rank.end())


def _is_word(rest: str) -> bool:
    """Whether it may become a line such as "troef h"."""
    left = rest.lower()
    return is_order(left) or any(word.startswith(left) for word in _WORDS)


def _hopeless(left: str) -> bool:
    """Whether what stands after a seat cannot become a card."""
    left = left.strip().lower()
    if not left:
        return False
    return left[0] not in _SUITS or (len(left) > 1 and left[1:] != "1")


WIDEST = 7.0  # steps of the grid for a card, and its height
LOWEST = 5.0
_ROOMY = 4.4  # for a card in large type
_CLOSE = 3.2  # for cards of the whole pack
_TYPES = ((5.0, 1.15), (4.0, 1.0), (3.0, 0.9))  # steps a card is wide, and the size of its type
_SMALLEST = 0.75
_ROUND = 5  # pixels
_GAP = 2.0  # pixels on all sides of a card


@dataclass(frozen=True)
class CardLook:
    """How a card lies on the board.

    `tag` is a word in its corner: the trick and seat where it was played, or whose hand it is
    in. `may` is whether it may be played now, None where that is not known; `reason` is why a
    card may not be played, or might not have been.
    """

    tag: str = ""
    played: bool = False
    may: bool | None = None
    fault: bool = False
    reason: str = ""


_FREE = CardLook()


class CardBoard(QWidget):
    """Four rows of suits; the arrows walk, Enter or space chooses."""

    chosen = Signal(object)  # Card
    typed = Signal(str)  # a sign that belongs in the line where cards are typed

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: tuple[tuple[Card, ...], ...] = ()
        self._looks: dict[Card, CardLook] = {}
        self._at = (0, 0)
        self._under: Card | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Kaarten"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_pack(self, cards: tuple[Card, ...]) -> None:
        """The cards of a pack, a row a suit, high to low."""
        rows = tuple(tuple(card for card in cards if card.suit is suit) for suit in Suit)
        if rows != self._rows:
            self._rows, self._at = rows, (0, 0)
            self.updateGeometry()
            self.update()

    def show_looks(self, looks: dict[Card, CardLook]) -> None:
        """How each card lies now; whatever is not named is free."""
        before, self._looks = self._looks, looks
        for card in (card for cards in self._rows for card in cards):
            if before.get(card, _FREE) != looks.get(card, _FREE):
                self.update(self.rect_of(card).toAlignedRect())

    @property
    def card(self) -> Card | None:
        """The card under the cursor."""
        row, column = self._at
        return self._rows[row][column] if self._rows else None

    def rect_of(self, card: Card) -> QRectF:
        """The place of a card."""
        row = next(at for at, cards in enumerate(self._rows) if card in cards)
        return self._cell(row, self._rows[row].index(card))

    def spoken_items(self) -> list[SpokenItem]:
        """Every card with where it lies and whether it may be played."""
        return [
            SpokenItem(self._said(card), self.rect_of(card).toAlignedRect(), card == self.card)
            for cards in self._rows
            for card in cards
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Suit by suit, only the cards that look otherwise."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        region = event.region()
        for row, cards in enumerate(self._rows):
            for column, card in enumerate(cards):
                box = self._cell(row, column)
                if region.intersects(box.toAlignedRect()):
                    self._paint(painter, box, card)
        if self.hasFocus() and self._rows:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.colour("accent"), 3))
            painter.drawRoundedRect(self._cell(*self._at), _ROUND, _ROUND)
        painter.end()

    def _paint(self, painter: QPainter, box: QRectF, card: Card) -> None:
        look, theme = self._looks.get(card, _FREE), self._theme
        ground = theme.colour("paper" if look.played else "surface")
        edge = theme.colour("line" if look.played or look.may is False else "field_line")
        wide = 1.0
        if look.may:
            ground, edge, wide = theme.colour("accent_soft"), theme.colour("accent"), 2.0
        if look.fault:
            ground, edge, wide = theme.colour("red_soft"), theme.colour("red"), 1.5
        if card == self._under and not look.played:
            ground = theme.colour("accent_soft")
        painter.setPen(QPen(edge, wide))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, _ROUND, _ROUND)
        self._paint_face(painter, box, card, look)

    def _paint_face(self, painter: QPainter, box: QRectF, card: Card, look: CardLook) -> None:
        theme = self._theme
        faint = look.played or look.may is False
        colour = theme.colour("faint") if faint else suit_colour(theme, card.suit)
        tag_high = theme.grid(1.6) if look.tag else 0
        face = box.adjusted(2, 1, -2, -tag_high)
        steps = box.width() / theme.grid(1)
        scale = next((size for room, size in _TYPES if steps >= room), _SMALLEST)
        bold = theme.font(scale, theme.font().Weight.DemiBold)
        draw_card(painter, face, card, bold, colour)
        if look.tag:
            painter.setFont(theme.font(0.72))
            painter.setPen(theme.colour("red" if look.fault else "muted"))
            foot = QRectF(box.left(), box.bottom() - tag_high - 2, box.width(), tag_high)
            painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, look.tag)

    def event(self, event: QEvent) -> bool:
        """The pointer asks why a card may not be played."""
        if isinstance(event, QHelpEvent):
            place = self._place_at(event.pos().x(), event.pos().y())
            card = self._rows[place[0]][place[1]] if place else None
            look = self._looks.get(card, _FREE) if card else _FREE
            QToolTip.showText(event.globalPos(), literal(look.reason), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows walk over the board; signs are for the line where cards are typed."""
        steps = {
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
        }
        if step := steps.get(Qt.Key(event.key())):
            self._walk(*step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if card := self.card:
                self.chosen.emit(card)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._walk(0, -100 if event.key() == Qt.Key.Key_Home else 100)
        elif is_sign(event):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the cursor is."""
        super().focusInEvent(event)
        self._speak()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the card under the pointer."""
        place = self._place_at(event.position().x(), event.position().y())
        if place is not None and event.button() is Qt.MouseButton.LeftButton:
            self._at = place
            self.update()
            self.chosen.emit(self._rows[place[0]][place[1]])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The card under the pointer lights up."""
        place = self._place_at(event.position().x(), event.position().y())
        self._hover(None if place is None else self._rows[place[0]][place[1]])

    def leaveEvent(self, _event: object) -> None:
        """Hover over no card."""
        self._hover(None)

    def sizeHint(self) -> QSize:
        """Cards as wide as reads well."""
        columns = max((len(cards) for cards in self._rows), default=8)
        wide = self._theme.grid(WIDEST if columns <= 8 else _ROOMY)
        return QSize(columns * wide, len(Suit) * self._theme.grid(LOWEST))

    def minimumSizeHint(self) -> QSize:
        """Cards that can still be told apart."""
        columns = max((len(cards) for cards in self._rows), default=8)
        wide = self._theme.grid(_ROOMY if columns <= 8 else _CLOSE)
        return QSize(columns * wide, len(Suit) * self._theme.grid(LOWEST))

    def _cell(self, row: int, column: int) -> QRectF:
        columns = max(len(cards) for cards in self._rows)
        wide = min(self.width() / columns, self._theme.grid(WIDEST + 1))
        high = self.height() / len(self._rows)
        cell = QRectF(column * wide, row * high, wide, high)
        return cell.adjusted(_GAP, _GAP, -_GAP, -_GAP)

    def _place_at(self, x: float, y: float) -> tuple[int, int] | None:
        for row, cards in enumerate(self._rows):
            for column in range(len(cards)):
                if self._cell(row, column).contains(x, y):
                    return row, column
        return None

    def _walk(self, down: int, along: int) -> None:
        if not self._rows:
            return
        row = min(max(self._at[0] + down, 0), len(self._rows) - 1)
        column = min(max(self._at[1] + along, 0), len(self._rows[row]) - 1)
        self._at = (row, column)
        self._speak()
        self.update()

    def _hover(self, card: Card | None) -> None:
        if card != self._under:
            self._under = card
            self.update()

    def _speak(self) -> None:
        """Say the card to a screen reader."""
        if (card := self.card) is not None:
            self.setAccessibleDescription(self._said(card))

    def _said(self, card: Card) -> str:
        look = self._looks.get(card, _FREE)
        return " ".join(part for part in (spoken_card(card), look.tag, look.reason) if part)
