"""A line of text that gives way: cut with an ellipsis where there is little room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from clubadmin.desktop.kit.theme import Theme


class Elided(QWidget):
    """The whole text is there for a screen reader."""

    def __init__(self, theme: Theme, *, strong: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._weight = QFont.Weight.DemiBold if strong else QFont.Weight.Normal
        self._role = "ink" if strong else "muted"
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def setText(self, text: str) -> None:
        """Show this text."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """The whole text on one line."""
        metrics = QFontMetricsF(self._theme.font(weight=self._weight))
        return QSize(int(metrics.horizontalAdvance(self._text)) + 2, int(metrics.height()) + 2)

    def minimumSizeHint(self) -> QSize:
        """Nothing, if need be."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """As much as fits."""
        painter = QPainter(self)
        font = self._theme.font(weight=self._weight)
        painter.setFont(font)
        painter.setPen(self._theme.colour(self._role))
        cut = Qt.TextElideMode.ElideRight
        text = QFontMetricsF(font).elidedText(self._text, cut, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()
