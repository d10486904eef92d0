"""The four hands of a game as they lay in the wallet."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from clubadmin.desktop.entry.ink import Ink
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.referee.suits import draw_suit, spoken_card
from clubadmin.domain.comparison.hands import HIGH_TO_LOW
from clubadmin.domain.rules.cards import Card, Suit, rank_text
from clubadmin.domain.scoring.seat_words import seat_names
from clubadmin.domain.terms import Position

_LINE = 1.95  # steps
_LINES = 5  # a name and four suits
_PLACES = {Position.N: (0, 0), Position.S: (0, 1), Position.E: (1, 0), Position.W: (1, 1)}
_HALVES = 2
_AROUND = {Position.N: (0.5, 0), Position.W: (0, 1), Position.E: (1, 1), Position.S: (0.5, 2)}
_LARGE, _LEAST = 2.3, 1.7  # steps of a line around a table
_THIRDS = 3


class HandsView(QWidget):
    """N above S and E above W, so that partners stand below each other."""

    _line = _LINE  # steps
    _rows = _HALVES

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._ink = Ink(theme)
        self._hands: Mapping[Position, tuple[Card, ...]] = {}
        self._dealer: Position | None = None
        self._lead: Position | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Kaarten van dit spel"))
        theme.changed.connect(self._restyle)

    def show_hands(
        self, hands: Mapping[Position, tuple[Card, ...]], dealer: Position, lead: Position
    ) -> None:
        """Show these."""
        self._hands, self._dealer, self._lead = hands, dealer, lead
        self.setAccessibleDescription(self._spoken())
        self.update()

    def sizeHint(self) -> QSize:
        """The size of two hands of five lines below each other."""
        high = self._line * _LINES * self._rows + 1
        return QSize(self._theme.grid(24), self._theme.grid(high))

    def minimumSizeHint(self) -> QSize:
        """The least size: the full height; it gives way in width."""
        return QSize(1, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the four hands."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat, box in self._boxes().items():
            self._paint_hand(painter, box, seat)
        painter.end()

    def _boxes(self) -> dict[Position, QRectF]:
        wide, high = self.width() / _HALVES, self._theme.grid(_LINE) * _LINES
        gap = self._theme.grid(1)
        return {
            seat: QRectF(column * wide, row * (high + gap), wide - gap, high)
            for seat, (column, row) in _PLACES.items()
        }

    def _font(self) -> QFont:
        return self._ink.small

    def _paint_hand(self, painter: QPainter, box: QRectF, seat: Position) -> None:
        ink, line = self._ink, box.height() / _LINES
        spot = QRectF(box.left(), box.top(), box.width(), line)
        name = ink.cut(self._name(seat), ink.here, box.width())
        ink.write(painter, spot, (name, ink.here, ink["ink"]), "left")
        size = self._theme.grid(1.4)
        held = self._hands.get(seat, ())
        for suit in Suit:
            spot = spot.translated(0, line)
            sign = QRectF(spot.left(), spot.center().y() - size / 2, size, size)
            draw_suit(painter, sign, suit, ink.suits[suit])
            rest = spot.adjusted(size + self._theme.grid(0.5), 0, 0, 0)
            text = suit_text(held, suit)
            font = self._font()
            if ink.width(text, font) > rest.width():
                font = ink.small if ink.width(text, ink.small) <= rest.width() else ink.mark
            shown = ink.cut(text, font, rest.width())
            ink.write(painter, rest, (shown, font, ink["ink" if text != "–" else "muted"]), "left")

    def _name(self, seat: Position) -> str:
        name = seat_names(current())[seat]
        if seat is self._dealer:
            return self.tr("%1, gever").replace("%1", name)
        if seat is self._lead:
            return self.tr("%1, komt uit").replace("%1", name)
        return name

    def _spoken(self) -> str:
        said = []
        for seat, cards in self._hands.items():
            said.append(f"{self._name(seat)}: {', '.join(map(spoken_card, cards))}")
        return "; ".join(said)

    def _restyle(self) -> None:
        self._ink = Ink(self._theme)
        self.updateGeometry()
        self.update()


class TableView(HandsView):
    """The hands around the table as on a control card, as large as there is room."""

    _line = _LARGE
    _rows = _THIRDS

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        """Lines as low as can be read."""
        return QSize(1, self._theme.grid(_LEAST * _LINES * _THIRDS))

    def _boxes(self) -> dict[Position, QRectF]:
        line = min(self.height() / (_LINES * _THIRDS), self._theme.grid(_LARGE))
        wide, high = self.width() / _HALVES, line * _LINES
        return {
            seat: QRectF(column * wide, row * high, wide, high)
            for seat, (column, row) in _AROUND.items()
        }

    def _font(self) -> QFont:
        return self._ink.plain


def suit_text(held: tuple[Card, ...], suit: Suit) -> str:
    """The ranks of a suit from high to low; a dash where there are none."""
    ranks = (rank for rank in HIGH_TO_LOW if Card(suit, rank) in held)
    return " ".join(rank_text(rank, current()) for rank in ranks) or "–"
