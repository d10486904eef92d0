"""A brush knows the painter, the ink and where everything stands on the paper."""

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from clubadmin.desktop.sheet.geometry import Geometry
from clubadmin.desktop.sheet.ink import Ink

CORNER = 4  # radius in pixels of a field
BAR = 2  # pixels
FAULT_SIGNS = {"error": ("!", "red"), "warning": ("?", "amber")}  # colour never alone


class Brush:
    """What painting a part of the sheet starts from."""

    def __init__(self, painter: QPainter, ink: Ink, at: Geometry) -> None:
        self.painter = painter
        self.ink = ink
        self.at = at

    def write(
        self, rect: QRectF, text: str, font: QFont, colour: QColor, *, align: str = "left"
    ) -> None:
        """One line of text in the middle of a box's height: left, right or centre."""
        if text:
            self.ink.write(self.painter, rect, (text, font, colour), align)

    def line(self, pen: QPen, *points: float) -> None:
        """A line from x, y to x, y."""
        self.painter.setPen(pen)
        self.painter.drawLine(QLineF(*points))

    def rules(self, pen: QPen, xs: Iterable[float], top: float, bottom: float) -> None:
        """Lines down at each x."""
        for x in xs:
            self.line(pen, x, top, x, bottom)

    def bar(self, x: float, top: float, bottom: float) -> None:
        """The line between Wij and Zij: sharp, so that rows painted apart join without a seam."""
        self.painter.fillRect(QRectF(round(x) - 1, top, BAR, bottom - top), self.ink.rule)

    def rounded(self, rect: QRectF, pen: QPen, ground: QColor | None = None) -> None:
        """A field with round corners."""
        self.painter.setPen(pen)
        self.painter.setBrush(ground if ground is not None else Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(rect, CORNER, CORNER)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def caret(self, x: float, field: QRectF) -> None:
        """Where the next key goes."""
        inset = field.height() * 0.22
        self.line(self.ink.caret, x + 1, field.top() + inset, x + 1, field.bottom() - inset)

    def sign(self, fault: str, rect: QRectF, *, align: str = "left") -> None:
        """The mark of a fault."""
        text, colour = FAULT_SIGNS[fault]
        self.write(rect, text, self.ink.typed, self.ink[colour], align=align)
