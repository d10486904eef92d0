"""The four suits as the program draws them itself: shapes, colours, ranks."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from clubadmin.desktop.language import current
from clubadmin.desktop.theme import Theme
from clubadmin.domain.cards import Card, Suit
from clubadmin.domain.cards import rank_text as rank_in

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
    path = {Suit.S: _spade, Suit.H: _heart, Suit.R: _diamond, Suit.K: _club}[suit]()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 1.0))
    path.cubicTo(0.32, 0.80, 0.0, 0.58, 0.0, 0.29)
    path.cubicTo(0.0, 0.12, 0.12, 0.02, 0.26, 0.02)
    path.cubicTo(0.37, 0.02, 0.46, 0.09, 0.5, 0.20)
    path.cubicTo(0.54, 0.09, 0.63, 0.02, 0.74, 0.02)
    path.cubicTo(0.88, 0.02, 1.0, 0.12, 1.0, 0.29)
    path.cubicTo(1.0, 0.58, 0.68, 0.80, 0.5, 1.0)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    path.cubicTo(0.66, 0.20, 1.0, 0.40, 1.0, 0.63)
    path.cubicTo(1.0, 0.77, 0.89, 0.85, 0.77, 0.85)
    path.cubicTo(0.67, 0.85, 0.59, 0.80, 0.54, 0.72)
    path.cubicTo(0.55, 0.86, 0.60, 0.95, 0.68, 1.0)
    path.lineTo(0.32, 1.0)
    path.cubicTo(0.40, 0.95, 0.45, 0.86, 0.46, 0.72)
    path.cubicTo(0.41, 0.80, 0.33, 0.85, 0.23, 0.85)
    path.cubicTo(0.11, 0.85, 0.0, 0.77, 0.0, 0.63)
    path.cubicTo(0.0, 0.40, 0.34, 0.20, 0.5, 0.0)
    path.closeSubpath()
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    path.cubicTo(0.60, 0.18, 0.75, 0.36, 0.92, 0.5)
    path.cubicTo(0.75, 0.64, 0.60, 0.82, 0.5, 1.0)
    path.cubicTo(0.40, 0.82, 0.25, 0.64, 0.08, 0.5)
    path.cubicTo(0.25, 0.36, 0.40, 0.18, 0.5, 0.0)
    path.closeSubpath()
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((0.5, 0.235), (0.235, 0.615), (0.765, 0.615)):
        path.addEllipse(QPointF(x, y), 0.235, 0.235)
    path.addRect(QRectF(0.40, 0.35, 0.20, 0.30))
    stem = QPainterPath(QPointF(0.46, 0.55))
    stem.cubicTo(0.46, 0.80, 0.40, 0.94, 0.30, 1.0)
    stem.lineTo(0.70, 1.0)
    stem.cubicTo(0.60, 0.94, 0.54, 0.80, 0.54, 0.55)
    stem.closeSubpath()
    path.addPath(stem)
    return path
