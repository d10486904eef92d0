"""The four suits as the program draws them itself: shapes, colours, ranks."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from clubadmin.assets.suit_outlines import OUTLINES
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.domain.rules.cards import Card, Suit
from clubadmin.domain.rules.cards import rank_text as rank_in

# black suits and red suits as on cards, yet no two alike: for whoever tells shapes badly
COLOURS: dict[bool, dict[Suit, str]] = {
    False: {Suit.S: "#1c2024", Suit.H: "#b3261e", Suit.R: "#8f4408", Suit.K: "#1d5c3c"},
    True: {Suit.S: "#eceeef", Suit.H: "#ff9c92", Suit.R: "#f3b56a", Suit.K: "#86d0a8"},
}
_SIGN = 1.1  # times the height of a capital
_GAP = 0.22  # between sign and rank, of the sign's width


def suit_colour(theme: Theme, suit: Suit) -> QColor:
    """The colour of a suit on the grounds of the window."""
    return QColor(COLOURS[theme.dark][suit])


def rank_text(card: Card) -> str:
    """The rank as people here call it: A H V B 10 9 8 7, or A K Q J in English."""
    return rank_in(card.rank, current())


def spoken_card(card: Card) -> str:
    """A card in words, for whoever cannot see its sign."""
    names = {
        Suit.S: translate("referee", "schoppen %1"),
        Suit.H: translate("referee", "harten %1"),
        Suit.R: translate("referee", "ruiten %1"),
        Suit.K: translate("referee", "klaveren %1"),
    }
    return names[card.suit].replace("%1", rank_text(card))


def suit_path(suit: Suit, box: QRectF) -> QPainterPath:
    """The outline of a suit within a box."""
    scale = QTransform(box.width(), 0, 0, box.height(), box.left(), box.top())
    return scale.map(_outline(suit))


def draw_suit(painter: QPainter, box: QRectF, suit: Suit, colour: QColor) -> None:
    """The sign of a suit, filled."""
    painter.fillPath(suit_path(suit, box), colour)


def draw_card(painter: QPainter, box: QRectF, card: Card, font: QFont, colour: QColor) -> QRectF:
    """Suit and rank beside each other in the middle of a box; gives the room they took."""
    metrics = QFontMetricsF(font)
    text = rank_text(card)
    high = metrics.capHeight()
    side = high * _SIGN
    wide = side * (1 + _GAP) + metrics.horizontalAdvance(text)
    left, middle = box.center().x() - wide / 2, box.center().y()
    draw_suit(painter, QRectF(left, middle - side / 2, side, side), card.suit, colour)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QPointF(left + side * (1 + _GAP), middle + high / 2), text)
    return QRectF(left, middle - side / 2, wide, side)


@cache
def _outline(suit: Suit) -> QPainterPath:
    """A suit in a square of 1 by 1, top left at the origin."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    draw: dict[str, Callable[..., None]] = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo}
    for kind, points in OUTLINES[suit]:
        draw[kind](*points)
    path.closeSubpath()
    return path
