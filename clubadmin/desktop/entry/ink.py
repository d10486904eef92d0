"""Pens, fonts and laid-out texts for painting rows, made once for a theme."""

from itertools import product

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QPainter,
    QPen,
    QStaticText,
    QTransform,
)

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.wording import with_initial
from clubadmin.desktop.referee.suits import suit_colour
from clubadmin.domain.rules.cards import Suit

_USUAL, _LOW = 1.15, 0.95  # of the window's letters: figures in rows of the usual height, or low
_EASY = 2.15  # steps: in lower rows the figures are smaller, not to touch each other
_MOST = 1.6  # the same in large letters: what is typed and read grows most
_STEP = 0.05
_CLOSER = (94, 88, 82, 75)  # percent of a letter's own width; below it nobody reads them
_KEPT = 2000  # laid-out texts; a sheet of 16 games has some 150
_ROLES = (
    *("paper", "sheet", "surface", "ink", "muted", "faint", "line", "field_line"),
    *("accent", "accent_soft", "red", "red_soft", "amber", "amber_soft", "green"),
)


class Ink:
    """The ink of the brushes."""

    def __init__(self, theme: Theme) -> None:
        weight = QFont.Weight
        self._theme = theme
        self._in_rows: dict[float, tuple[QFont, QFont, QFont]] = {}
        self._easy = int(_EASY * theme.grid(1))
        self.figure, self.typed, self.total = self._figures(_USUAL)
        self.small = theme.font(0.85)
        self.here = theme.font(0.85, weight.Bold)
        self.count = theme.font(0.85, figures=True)
        self.count_here = theme.font(0.85, weight.Bold, figures=True)
        self.mark = theme.font(0.78, weight.Bold)
        self.tiny = theme.font(0.68)
        self.heading = theme.font(1.15, weight.Bold)
        self.title = theme.font(1.3, weight.DemiBold)
        self.plain = theme.font()
        self._for_names = [[one, *_closer(one)] for one in (self.plain, self.small, self.tiny)]
        self._colours = {name: theme.colour(name) for name in _ROLES}
        self.suits = {suit: suit_colour(theme, suit) for suit in Suit}
        self.hairline = QPen(self["line"], 1)
        self.rule = self["muted" if theme.dark else "ink"]
        self.stripe = QPen(self["field_line"], 1.2)  # it has a meaning, so it must be seen
        self.dots = QPen(_thinned(self["faint"], 0.65), 1, Qt.PenStyle.DotLine)
        self.edge = QPen(self["accent"], 2)
        self.caret = QPen(self["accent"], 1.5)
        self.field = QPen(self["field_line"], 1)
        self.wrong = QPen(self["red"], 1)
        self._texts: dict[tuple[str, int], QStaticText] = {}

    def __getitem__(self, role: str) -> QColor:
        return self._colours[role]

    def suit(self, row: float, box: float) -> None:
        """Figures for rows of this height and boxes of this width, in pixels.

        They are smaller where they would touch each other; large letters fill the rows, for
        figures have no tails.
        """
        scale = _LOW if row < self._easy else _USUAL
        while self._theme.large and scale < _MOST and self._fits(scale + _STEP, row, box):
            scale += _STEP
        self.figure, self.typed, self.total = self._figures(scale)

    def _fits(self, scale: float, row: float, box: float) -> bool:
        metrics = QFontMetricsF(self._figures(scale)[1])
        size = QFontInfo(self._figures(scale)[1]).pixelSize()
        return size <= row and metrics.horizontalAdvance("0000") <= box

    def _figures(self, scale: float) -> tuple[QFont, QFont, QFont]:
        """Plain, as typed, and of totals; they are kept, for texts are laid out by them."""
        scale = round(scale, 2)
        if scale not in self._in_rows:
            weight, font = QFont.Weight, self._theme.font
            self._in_rows[scale] = (
                font(scale, figures=True),
                font(scale, weight.Bold, figures=True),
                font(scale, weight.DemiBold, figures=True),
            )
        return self._in_rows[scale]

    def width(self, text: str, font: QFont) -> float:
        """How wide a text is."""
        return float(self._laid_out(text, font).size().width()) if text else 0.0

    def cut(self, text: str, font: QFont, room: float) -> str:
        """A text, with an ellipsis at its end where it is too wide for the room."""
        if self.width(text, font) <= room:
            return text
        return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)

    def named(self, names: list[str], largest: QFont, room: float) -> list[tuple[str, QFont]]:
        """The names that are read together as they are written, each with its font: of one size.

        One that is too long comes closer, then has an initial; only then all are smaller. One
        for which nothing helps makes nobody else smaller: it is left to be cut.
        """
        sizes = [size for size in self._for_names if size[0].pointSizeF() <= largest.pointSizeF()]
        tried = [[self._fitting(one, size, room) for one in names] for size in sizes]
        chosen = next((found for found in tried if None not in found), tried[0])
        cut = sizes[0][-1]
        return [one or (with_initial(name), cut) for name, one in zip(names, chosen, strict=True)]

    def _fitting(self, name: str, size: list[QFont], room: float) -> tuple[str, QFont] | None:
        forms = product((name, with_initial(name)), size)
        return next(((one, font) for one, font in forms if self.width(one, font) <= room), None)

    def write(
        self, painter: QPainter, rect: QRectF, what: tuple[str, QFont, QColor], align: str
    ) -> None:
        """A text in a font and colour, in the middle of a box's height: left, right, centre."""
        text, font, colour = what
        laid_out = self._laid_out(text, font)
        size = laid_out.size()
        x = rect.left()
        if align == "right":
            x = rect.right() - size.width()
        elif align == "centre":
            x = rect.center().x() - size.width() / 2
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawStaticText(QPointF(x, rect.center().y() - size.height() / 2), laid_out)

    def _laid_out(self, text: str, font: QFont) -> QStaticText:
        key = (text, id(font))  # the fonts live as long as this does
        found = self._texts.get(key)
        if found is None:
            if len(self._texts) > _KEPT:
                self._texts.clear()
            found = QStaticText(text)
            found.setTextFormat(Qt.TextFormat.PlainText)
            found.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
            found.prepare(QTransform(), font)
            self._texts[key] = found
        return found


def _closer(font: QFont) -> list[QFont]:
    """Make fonts with ever closer letters, as high as the given one."""
    found = [QFont(font) for _ in _CLOSER]
    for one, percent in zip(found, _CLOSER, strict=True):
        one.setStretch(percent)
    return found


def _thinned(colour: QColor, share: float) -> QColor:
    thin = QColor(colour)
    thin.setAlphaF(share)
    return thin
