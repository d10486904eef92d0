"""Painting rows: their numbers, their boxes, and the wide field while one is being typed."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from clubadmin.desktop.entry.geometry import Geometry
from clubadmin.desktop.entry.ink import Ink
from clubadmin.desktop.entry.rows import RowLook
from clubadmin.desktop.kit.figures import written
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.wording import cut_name
from clubadmin.desktop.referee.suits import draw_suit
from clubadmin.domain.rules.cards import Suit
from clubadmin.domain.scoring.boxes import NO_TRUMPS, SUITS, BoxLook, Fill

CORNER = 4  # radius in pixels of a field
BAR = 2  # pixels
FAULT_SIGNS = {"error": ("!", "red"), "warning": ("?", "amber")}  # colour never alone
_SHORT = 3  # letters of a mark that has no room
_APART = 0.25  # steps between a letter and its figure
_NARROW = 6  # steps; in a narrower box a mark begins at the edge


class Brush:
    """The brush: the painter, the ink and the layout."""

    def __init__(self, painter: QPainter, ink: Ink, at: Geometry) -> None:
        self.painter = painter
        self.ink = ink
        self.at = at

    def write(
        self, rect: QRectF, text: str, font: QFont, colour: QColor, *, align: str = "left"
    ) -> None:
        """Write a line of text in the middle of a box's height: left, right or centre."""
        if text:
            self.ink.write(self.painter, rect, (text, font, colour), align)

    def write_names(
        self, spots: list[tuple[str, QRectF]], largest: QFont, *, align: str = "left"
    ) -> None:
        """Names that are read together: of one size, whole as long as letters can come closer."""
        room = min((spot.width() for _, spot in spots), default=0.0)
        written = self.ink.named([name for name, _ in spots], largest, room)
        for (_, spot), (name, font) in zip(spots, written, strict=True):
            width = partial(self.ink.width, font=font)
            self.write(spot, cut_name(name, width, room), font, self.ink["ink"], align=align)

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
        """Paint the caret."""
        inset = field.height() * 0.22
        self.line(self.ink.caret, x + 1, field.top() + inset, x + 1, field.bottom() - inset)

    def sign(self, fault: str, rect: QRectF, *, align: str = "left") -> None:
        """The mark of a fault."""
        text, colour = FAULT_SIGNS[fault]
        self.write(rect, text, self.ink.typed, self.ink[colour], align=align)


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
        boxed = look.here and look.box is not None
        typing = look.here and not boxed and (look.typing is not None or _open(look))
        self._reach = self._typed_to(look) if typing else 0.0
        if look.over:
            self.painter.fillRect(whole, self.ink["paper"])
        if look.marked:
            self.painter.fillRect(whole, self.ink["accent_soft"])
        if typing:
            self._field(field, self.ink["accent_soft"])
        else:
            self._tints(look)
        self._number(look)
        self._lines(whole, across=look.over and bool(look.words))
        if look.words:
            words = field.adjusted(self._keys_at - field.left(), 0, -self.at.step, 0)
            colour = self.ink["red" if look.fault else "muted"]
            text = self.ink.cut(look.words, self.ink.figure, words.width())
            self.write(words, text, self.ink.figure, colour)
        else:
            self._columns(look, muted=typing or look.over or look.waiting)
        if typing:
            self._keys(look)
        elif boxed:
            self._in_box(look)
        elif look.here:
            self._field(field, None)

    @property
    def _keys_at(self) -> float:
        """The left end of typed keys: over the boxes, so that the columns before stay in view."""
        return self.at.edges[0] + (self.at.step * 1.75)

    def _typed_to(self, look: RowLook) -> float:
        if not look.typing:
            return 0.0
        return self._keys_at + self.ink.width(look.typing, self.ink.typed) + self.at.step

    def _columns(self, look: RowLook, *, muted: bool) -> None:
        row = look.game - 1
        for column, text in enumerate(look.before):
            self._narrow(self.at.before_box(row, column), text, muted=muted)
        for box, box_look in enumerate(look.boxes):
            grey = muted or (look.here and box_look.filled)
            self._box(self.at.box(row, box), box_look, muted=grey, dotted=not muted)
        pad = self.at.step * 0.75
        for column, text in enumerate(map(written, look.after)):
            spot = self.at.after_box(row, column).adjusted(pad, 0, -pad, 0)
            if spot.left() > self._reach:
                colour = self.ink["muted" if muted else "ink"]
                fits = self.ink.width(text, self.ink.figure) <= spot.width()
                font = self.ink.figure if fits else self.ink.small
                shown = self.ink.cut(text, font, spot.width())
                self.write(spot, shown, font, colour, align="right")

    def _narrow(self, box: QRectF, text: str, *, muted: bool) -> None:
        """A figure or a sign in a column before the boxes."""
        if text in SUITS:
            self._suit(box, SUITS[text])
        else:
            colour = self.ink["muted" if muted else "ink"]
            shown = translate("sheet", "zt") if text == NO_TRUMPS else text
            self.write(box, shown, self.ink.figure, colour, align="centre")

    def _suit(self, box: QRectF, suit: Suit) -> None:
        size = min(self.at.step * 1.75, box.height() * 0.7)
        square = QRectF(0, 0, size, size)
        square.moveCenter(box.center())
        draw_suit(self.painter, square, suit, self.ink.suits[suit])

    def _number(self, look: RowLook) -> None:
        box = self.at.row_rect(look.game - 1)
        box.setRight(self.at.first)
        ink = self.ink
        font, colour = (ink.here, ink["accent"]) if look.here else (ink.small, ink["muted"])
        self.write(box, look.number, font, colour, align="centre")
        pad = self.at.step * (0.75 if box.width() > 6 * self.at.step else 0.25)
        beside = box.adjusted(pad, 0, -pad, 0)
        if look.fault:
            self.sign(look.fault, beside, align="right")
        if look.unsaved:
            self.write(beside, "*", ink.typed, ink["amber"])
        elif look.beside:
            self.write(beside, look.beside, ink.here, ink["accent"])

    def _field(self, field: QRectF, ground: QColor | None) -> None:
        self.rounded(field.adjusted(1, 1, -1, -2), self.ink.edge, ground)

    def _tints(self, look: RowLook) -> None:
        for box, box_look in enumerate(look.boxes):
            if box_look.fault:
                tint = "red_soft" if box_look.fault == "error" else "amber_soft"
                rect = self.at.box(look.game - 1, box).adjusted(1, 0, 0, -1)
                self.painter.fillRect(rect, self.ink[tint])

    def _lines(self, whole: QRectF, *, across: bool) -> None:
        """The hairlines of a row, and the bar; only the one below it if words go across."""
        at = self.at
        y = whole.bottom() - 0.5
        self.line(self.ink.hairline, whole.left(), y, whole.right(), y)
        if across:
            return
        inner = (x for x in at.edges[:-1] if x != at.middle)
        thin = (*at.before[:-1], *inner, *(at.after[:-1] if len(at.after) > 1 else ()))
        self.rules(self.ink.hairline, thin, whole.top(), whole.bottom())
        self.bar(at.middle, whole.top(), whole.bottom())

    def _keys(self, look: RowLook) -> None:
        """The quick entry as it is typed, with the caret."""
        inner = self.at.field_rect(look.game - 1)
        inner.setLeft(self._keys_at)
        text = look.typing or ""
        self._typed(inner, text, whole=look.whole)
        self.caret(inner.left() + self.ink.width(text[: look.caret], self.ink.typed), inner)

    def _typed(self, inner: QRectF, text: str, *, whole: bool) -> None:
        """The keys typed; what is selected stands light on dark."""
        if whole:
            high = inner.height() * 0.16
            ground = inner.adjusted(-2, high, 2, -high)
            ground.setWidth(self.ink.width(text, self.ink.typed) + 4)
            self.painter.fillRect(ground, self.ink["accent"])
        self.write(inner, text, self.ink.typed, self.ink["sheet" if whole else "ink"])

    def _in_box(self, look: RowLook) -> None:
        """The box one types in, with its caret."""
        assert look.box is not None
        box, shown = self.at.box(look.game - 1, look.box), look.boxes[look.box]
        self.rounded(box.adjusted(1, 1, -1, -2), self.ink.edge, self.ink["accent_soft"])
        text = look.cell or shown.figure
        width = self.ink.width(text, self.ink.typed)
        inner = box.adjusted(box.width() - self.at.pad - width, 0, -self.at.pad, 0)
        if look.cell:
            self._typed(inner, text, whole=look.whole)
        else:  # what stands there was not typed
            self.write(inner, text, self.ink.figure, self.ink["muted"])
        behind = self.ink.width(look.cell[: look.caret], self.ink.typed)
        self.caret(inner.left() + behind if look.cell else inner.right(), box)
        if shown.fault:
            self.sign(shown.fault, box.adjusted(self.at.pad, 0, -self.at.pad, 0))

    def _box(self, box: QRectF, look: BoxLook, *, muted: bool, dotted: bool) -> None:
        inner = box.adjusted(self.at.pad, 0, -self.at.pad, 0)
        if look.fill is Fill.STRIPE:
            self._stripe(box)
        elif look.fill is Fill.OPEN:
            if dotted:
                self._dots(box)
        else:
            self._figure(inner, look, muted=muted)
        if look.fault and inner.left() > self._reach:
            self.sign(look.fault, inner)

    def _figure(self, inner: QRectF, look: BoxLook, *, muted: bool) -> None:
        figure = "?" if look.fill is Fill.BLANK else written(look.figure)
        font = self._beside_mark(inner, look, figure)
        starts = inner.right() - self.ink.width(figure, font)
        if starts <= self._reach:
            return
        colour = "red" if look.fault == "error" else "muted" if muted else "ink"
        self.write(inner, figure, font, self.ink[colour], align="right")
        if look.mark:
            self._mark(inner, look, starts)

    def _beside_mark(self, inner: QRectF, look: BoxLook, figure: str) -> QFont:
        """The font of a figure: smaller where its mark, or the letter of it, would touch it."""
        ink = self.ink
        room = inner.right() - self._mark_at(inner, look) - self.at.step * _APART
        large, small = (ink.width(figure, font) for font in (ink.figure, ink.count))
        mark, letter = (ink.width(look.mark[:most], ink.mark) for most in (_SHORT, 1))
        if look.mark and (letter + large > room or mark + small <= room < mark + large):
            return ink.count
        return ink.figure

    def _mark_at(self, inner: QRectF, look: BoxLook) -> float:
        """The left end of a mark: behind the sign of a fault, and at the edge of a narrow box."""
        narrow = inner.width() < _NARROW * self.at.step
        return inner.left() + self.at.step * (1.75 if look.fault else 0 if narrow else 0.5)

    def _mark(self, inner: QRectF, look: BoxLook, figure_starts: float) -> None:
        """NAT, PIT or VERZAAKT at the left of the box; beside the figure if keys are there."""
        left = self._mark_at(inner, look)
        last = figure_starts - self.at.step
        mark = look.mark
        if left + self.ink.width(mark, self.ink.mark) > last:
            mark = mark[:_SHORT]  # a narrow box: VER, ARB
        if left + self.ink.width(mark, self.ink.mark) > figure_starts:
            mark = mark[:1]  # a very narrow one: V, A
        if left < self._reach:
            left = last - self.ink.width(mark, self.ink.mark)
        if left >= self._reach:
            colour = self.ink["amber" if look.figure == "0" else "green"]
            spot = QRectF(left, inner.top(), inner.width(), inner.height())
            self.write(spot, mark, self.ink.mark, colour)

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
