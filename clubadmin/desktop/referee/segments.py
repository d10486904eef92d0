"""A few choices beside each other, one of which holds: seats, suits, what is entered."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.referee.suits import draw_suit, suit_colour
from clubadmin.domain.rules.cards import Suit

_HIGH = 4.0  # steps of the grid
_ROUND = 6  # pixels


@dataclass(frozen=True)
class Segment:
    """One of the choices.

    `key` is the letter that chooses it; `said` is how it is spoken; with a suit its sign is
    drawn in place of the text.
    """

    value: str
    text: str
    said: str = ""
    key: str = ""
    suit: Suit | None = None


class Segments(QWidget):
    """One stop of the Tab key; the arrows and each choice's own letter choose."""

    chosen = Signal(str)  # by the user: a value, "" for none

    def __init__(self, theme: Theme, name: str, *, may_be_none: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._segments: tuple[Segment, ...] = ()
        self._value = ""
        self._may_be_none = may_be_none
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    @property
    def value(self) -> str:
        """What is chosen; "" for nothing."""
        return self._value

    def offer(self, segments: tuple[Segment, ...]) -> None:
        """These can be chosen."""
        if segments != self._segments:
            self._segments = segments
            self.updateGeometry()
            self.update()

    def show_value(self, value: str) -> None:
        """This is chosen now."""
        if value == self._value and self.accessibleDescription():
            return
        self._value = value
        said = next((one.said or one.text for one in self._segments if one.value == value), "")
        self.setAccessibleDescription(said)
        self.update()

    # painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Side by side in one frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        whole.setRight(min(whole.right(), self._box(len(self._segments) - 1).right()))
        painter.setPen(QPen(theme.colour("field_line"), 1))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(whole, _ROUND, _ROUND)
        for at, segment in enumerate(self._segments):
            self._paint(painter, self._box(at), segment)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRoundedRect(whole, _ROUND, _ROUND)
        painter.end()

    def _paint(self, painter: QPainter, box: QRectF, segment: Segment) -> None:
        theme = self._theme
        here = segment.value == self._value
        if here:
            painter.setPen(QPen(theme.colour("accent"), 1.5))
            painter.setBrush(theme.colour("accent_soft"))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), _ROUND - 2, _ROUND - 2)
        if segment.suit is not None:
            side = theme.grid(1.9)
            sign = QRectF(0, 0, side, side)
            sign.moveCenter(box.center())
            draw_suit(painter, sign, segment.suit, suit_colour(theme, segment.suit))
            return
        weight = theme.font().Weight.DemiBold if here else theme.font().Weight.Normal
        painter.setFont(theme.font(1.0, weight))
        painter.setPen(theme.colour("accent" if here else "ink"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, segment.text)

    # keys and pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right choose the one beside; a letter its own; Delete none."""
        values = [one.value for one in self._segments]
        at = values.index(self._value) if self._value in values else -1
        if event.key() == Qt.Key.Key_Right:
            self._choose(values[min(at + 1, len(values) - 1)])
        elif event.key() == Qt.Key.Key_Left:
            self._choose(values[max(at - 1, 0)])
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._may_be_none:
            self._choose("")
        elif letter := self._by_letter(event.text().lower()):
            self._choose(letter)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The one under the pointer; once more takes it away where none may be chosen."""
        for at, segment in enumerate(self._segments):
            if self._box(at).contains(event.position()):
                again = segment.value == self._value and self._may_be_none
                self._choose("" if again else segment.value)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """And take it away."""
        super().focusOutEvent(event)
        self.update()

    def sizeHint(self) -> QSize:
        """Every text with room on both sides."""
        return QSize(round(sum(self._widths())) + 2, self._theme.grid(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """No narrower."""
        return self.sizeHint()

    # inside

    def _choose(self, value: str) -> None:
        if value != self._value:
            self.show_value(value)
            self.chosen.emit(value)

    def _by_letter(self, letter: str) -> str:
        return next((one.value for one in self._segments if letter and one.key == letter), "")

    def _widths(self) -> list[float]:
        metrics = QFontMetricsF(self._theme.font(1.0, self._theme.font().Weight.DemiBold))
        least = float(self._theme.grid(4.5))
        room = self._theme.grid(2)
        return [
            max(least, metrics.horizontalAdvance(one.text) + room if not one.suit else 0)
            for one in self._segments
        ]

    def _box(self, at: int) -> QRectF:
        widths = self._widths()
        left = sum(widths[:at])
        return QRectF(left + 1, 1, widths[at] if widths else 0, self.height() - 2)
