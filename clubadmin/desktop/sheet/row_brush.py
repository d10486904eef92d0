"""Painting a game: its number, its four boxes, and the wide field while it is being typed."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from clubadmin.desktop.sheet.brush import Brush
from clubadmin.desktop.sheet.looks import BoxLook, Fill, RowLook


class RowBrush(Brush):
    """Paints one row after another.

    `_reach` is the x up to which the keys as typed cover the boxes of the row; what would
    stand under them is left out.
    """

    _reach = 0.0

    def paint(self, look: RowLook) -> None:
        """The whole row."""
        row = look.game - 1
        whole, field = self.at.row_rect(row), self.at.field_rect(row)
        typing = look.here and (look.typing is not None or _open(look))
        self._reach = self._typed_to(look, field) if typing else 0.0
        if look.marked:
            self.painter.fillRect(whole, self.ink["accent_soft"])
        if typing:
            self._field(field, self.ink["accent_soft"])
        else:
            self._tints(look)
        self._number(look)
        self._lines(whole)
        if look.words:
            words = field.adjusted(self._pad, 0, 0, 0)
            colour = self.ink["red" if look.fault else "muted"]
            self.write(words, look.words, self.ink.figure, colour)
        else:
            for box, box_look in enumerate(look.boxes):
                self._box(self.at.box(row, box), box_look, muted=typing)
        if typing:
            self._keys(look, field)
        elif look.here:
            self._field(field, None)

    @property
    def _pad(self) -> float:
        return self.at.step * 1.75

    def _typed_to(self, look: RowLook, field: QRectF) -> float:
        if not look.typing:
            return 0.0
        return field.left() + self._pad + self.ink.width(look.typing, self.ink.typed) + self.at.step

    def _number(self, look: RowLook) -> None:
        box = self.at.row_rect(look.game - 1)
        box.setRight(self.at.edges[0])
        ink = self.ink
        font, colour = (ink.here, ink["accent"]) if look.here else (ink.small, ink["muted"])
        self.write(box, str(look.game), font, colour, align="centre")
        beside = box.adjusted(self.at.step * 0.75, 0, -self.at.step * 0.75, 0)
        if look.fault:
            self.sign(look.fault, beside, align="right")
        if look.unsaved:
            self.write(beside, "*", ink.typed, ink["amber"])

    def _field(self, field: QRectF, ground: QColor | None) -> None:
        self.rounded(field.adjusted(1, 1, -1, -2), self.ink.edge, ground)

    def _tints(self, look: RowLook) -> None:
        for box, box_look in enumerate(look.boxes):
            if box_look.fault:
                tint = "red_soft" if box_look.fault == "error" else "amber_soft"
                rect = self.at.box(look.game - 1, box).adjusted(1, 0, 0, -1)
                self.painter.fillRect(rect, self.ink[tint])

    def _lines(self, whole: QRectF) -> None:
        edges = self.at.edges
        y = whole.bottom() - 0.5
        self.line(self.ink.hairline, whole.left(), y, whole.right(), y)
        thin = (edges[0], edges[1], edges[3])
        self.rules(self.ink.hairline, thin, whole.top(), whole.bottom())
        self.bar(self.at.middle, whole.top(), whole.bottom())

    def _keys(self, look: RowLook, field: QRectF) -> None:
        """The quick entry as it is typed, with the caret."""
        inner = field.adjusted(self._pad, 0, 0, 0)
        text = look.typing or ""
        self.write(inner, text, self.ink.typed, self.ink["ink"])
        self.caret(inner.left() + self.ink.width(text[: look.caret], self.ink.typed), inner)

    def _box(self, box: QRectF, look: BoxLook, *, muted: bool) -> None:
        inner = box.adjusted(self.at.step * 1.25, 0, -self.at.step * 1.25, 0)
        if look.fill is Fill.STRIPE:
            self._stripe(box)
        elif look.fill is Fill.OPEN:
            if not muted:
                self._dots(box)
        else:
            self._figure(inner, look, muted=muted)
        if look.fault and inner.left() > self._reach:
            self.sign(look.fault, inner)

    def _figure(self, inner: QRectF, look: BoxLook, *, muted: bool) -> None:
        figure = "?" if look.fill is Fill.BLANK else look.figure
        starts = inner.right() - self.ink.width(figure, self.ink.figure)
        if starts <= self._reach:
            return
        colour = "red" if look.fault == "error" else "muted" if muted else "ink"
        self.write(inner, figure, self.ink.figure, self.ink[colour], align="right")
        if look.mark:
            self._mark(inner, look, starts)

    def _mark(self, inner: QRectF, look: BoxLook, figure_starts: float) -> None:
        """NAT, PIT or VERZAAKT at the left of the box; beside the figure if keys are there."""
        left = inner.left() + self.at.step * (1.75 if look.fault else 0.5)
        if left < self._reach:
            left = figure_starts - self.ink.width(look.mark, self.ink.mark) - self.at.step
        if left >= self._reach:
            colour = self.ink["amber" if look.figure == "0" else "green"]
            spot = QRectF(left, inner.top(), inner.width(), inner.height())
            self.write(spot, look.mark, self.ink.mark, colour)

    def _stripe(self, box: QRectF) -> None:
        step = self.at.step
        inset = box.adjusted(step * 0.75, step * 0.5, -step * 0.75, -step * 0.5)
        if inset.left() > self._reach:
            pen = self.ink.stripe
            self.line(pen, inset.left(), inset.bottom(), inset.right(), inset.top())

    def _dots(self, box: QRectF) -> None:
        inset = self.at.step * 0.75
        shrunk = box.adjusted(inset, inset * 0.75, -inset, -inset * 0.75 - 1)
        self.rounded(shrunk, self.ink.dots)


def _open(look: RowLook) -> bool:
    return not look.words and all(box.fill is Fill.OPEN for box in look.boxes)
