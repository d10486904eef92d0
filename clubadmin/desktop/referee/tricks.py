"""The tricks as a sheet: a row a trick, a column a seat, and what each brought whom."""

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRegion,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import literal
from clubadmin.desktop.referee.appearance import (
    CardCell,
    Plan,
    TrickRow,
    TricksLook,
    least_height,
    least_width,
)
from clubadmin.desktop.referee.card_board import is_sign
from clubadmin.desktop.referee.entered_play import Spot
from clubadmin.desktop.referee.suits import draw_card, spoken_card, suit_colour
from clubadmin.desktop.spoken.items import SpokenItem

_MARGIN = 4.0  # pixels between what is written in the head and the lines beside it
_NAMES = (0.85, 0.76, 0.68)  # sizes of type in which a name is tried
_SOFT = {"error": "red", "warning": "amber"}


class Brush(Plan):
    """Paints the sheet once."""

    def __init__(self, painter: QPainter, theme: Theme, look: TricksLook, size: QSize) -> None:
        super().__init__(theme, look, size)
        self.painter = painter
        self.theme = theme
        self.look = look
        self.plain = theme.font(1.05)
        self.strong = theme.font(1.05, QFont.Weight.DemiBold)
        self.small = theme.font(0.85)
        self.head_font = theme.font(0.78)

    def paint(self, region: QRegion, *, focused: bool) -> None:
        """Paint this part of the sheet."""
        if region.intersects(self.head_rect()):
            self._head()
        for at, row in enumerate(self.look.rows):
            if region.intersects(self.row_rect(at)):
                self._row(at, row, focused)
        self._lines()
        self._totals()

    def _head(self) -> None:
        ink, muted = self.theme.colour("ink"), self.theme.colour("muted")
        third = self.head / 3
        bold = self.theme.font(0.95, QFont.Weight.DemiBold)
        for column, (letter, name) in enumerate(self.look.seats):
            left = self.left + column * self.card_wide
            self._write(QRectF(left, 2, self.card_wide, third), letter, bold, ink)
            room = self.card_wide - 2 * _MARGIN
            lines, font = self._name_lines(name, room)
            for at, line in enumerate(lines):
                box = QRectF(left + _MARGIN, (at + 1) * third, room, third)
                self._write(box, line, font, muted)
        for side, title in enumerate(self.look.sides):
            wide = len(self.shown) // 2 * self.figure_wide
            box = QRectF(self.figure(0, side * 2).left(), 2, wide, third)
            self._write(box, self._cut(title, wide), bold, ink)
        for number in self.shown:
            below = QRectF(self.figure(0, number).left(), third, self.figure_wide - _MARGIN, third)
            word = self.look.heads[number % 2]
            self._write(below, word, self.head_font, muted, Qt.AlignmentFlag.AlignRight)

    def _name_lines(self, name: str, room: float) -> tuple[tuple[str, ...], QFont]:
        """A name on one line if it fits, else parted after the first name, smaller if need be."""
        first, _, rest = name.partition(" ")
        if rest.endswith(")") and " (" in rest:  # what tells two of one name apart
            rest = rest.rpartition(" (")[2][:-1]
        if not rest or QFontMetricsF(self.small).horizontalAdvance(name) <= room:
            parts: tuple[str, ...] = (name,)
        else:
            parts = (first, rest)
        font = self.small
        for scale in _NAMES:
            font = self.theme.font(scale)
            if all(QFontMetricsF(font).horizontalAdvance(part) <= room for part in parts):
                return parts, font
        cut = QFontMetricsF(font).elidedText
        return tuple(cut(part, Qt.TextElideMode.ElideRight, room) for part in parts), font

    def _row(self, at: int, row: TrickRow, focused: bool) -> None:
        number = QRectF(0, self.head + at * self.row, self.left, self.row)
        self._write(number, str(row.number), self.small, self.theme.colour("muted"))
        for column, cell in enumerate(row.cells):
            self._cell(self.cell(at, column), row, cell, focused)
        for figure in self.shown:
            text = row.figures[figure]
            self._figure(self.figure(at, figure), text, row.struck and figure % 2 == 1)

    def _cell(self, box: QRectF, row: TrickRow, cell: CardCell, focused: bool) -> None:
        here = self.look.at == Spot(row.number - 1, cell.order) and cell.order >= 0
        inner = box.adjusted(2, 2, -2, -2)
        painter, theme = self.painter, self.theme
        if cell.fault:
            painter.fillRect(inner, theme.colour(f"{_SOFT[cell.fault]}_soft"))
        elif cell.wins:
            painter.fillRect(inner, theme.colour("accent_soft"))
        if here or cell.next:
            wide = 2.0 if focused or here else 1.4
            edge = theme.colour("accent")
            style = Qt.PenStyle.SolidLine if here else Qt.PenStyle.DashLine
            painter.setPen(QPen(edge, wide, style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if here and self.look.between:
                painter.drawLine(QLineF(inner.topLeft(), inner.bottomLeft()))
            else:
                painter.drawRoundedRect(inner, 4, 4)
        if cell.card is not None:
            self._card(inner, cell)

    def _card(self, box: QRectF, cell: CardCell) -> None:
        assert cell.card is not None
        colour = suit_colour(self.theme, cell.card.suit)
        font = self.strong if cell.wins else self.plain
        drawn = draw_card(self.painter, box, cell.card, font, colour)
        if cell.order == 0:
            self._lead(QPointF(box.left() + 5, box.center().y()))
        if cell.fault:
            sign = QRectF(drawn.right() + 4, box.top(), 14, box.height())
            red = self.theme.colour(_SOFT[cell.fault])
            self._write(sign, "!" if cell.fault == "error" else "?", self.strong, red)

    def _lead(self, at: QPointF) -> None:
        """A small arrow: this card led."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.theme.colour("muted"))
        corners = [QPointF(0, -4), QPointF(5, 0), QPointF(0, 4)]
        self.painter.drawPolygon(QPolygonF([at + corner for corner in corners]))

    def _figure(self, box: QRectF, text: str, struck: bool) -> None:
        if not text:
            return
        inner = box.adjusted(0, 0, -6, 0)
        muted = struck
        colour = self.theme.colour("muted" if muted else "ink")
        self._write(inner, text, self.plain, colour, Qt.AlignmentFlag.AlignRight)
        if struck:
            wide = QFontMetricsF(self.plain).horizontalAdvance(text)
            middle = inner.center().y()
            self.painter.setPen(QPen(self.theme.colour("ink"), 1.4))
            self.painter.drawLine(
                QLineF(inner.right() - wide - 3, middle + 4, inner.right() + 3, middle - 4)
            )

    def _lines(self) -> None:
        self.painter.setPen(QPen(self.theme.colour("line"), 1))
        for at in range(len(self.look.rows) + 1):
            y = self.head + at * self.row
            self.painter.drawLine(QLineF(4, y, self.end, y))
        rule = self.theme.colour("muted" if self.theme.dark else "ink")
        for number in (0, 2):
            x = round(self.figure(0, number).left())
            self.painter.fillRect(QRectF(x, 6, 1.5, self.bottom + self.foot - 10), rule)

    def _totals(self) -> None:
        rule = self.theme.colour("muted" if self.theme.dark else "ink")
        self.painter.fillRect(QRectF(4, self.bottom, self.end - 4, 1.5), rule)
        ink = self.theme.colour("ink")
        label = QRectF(12, self.bottom, self.figures_left - 24, self.foot)
        self._write(
            label, translate("TrickSheet", "Totaal"), self.strong, ink, Qt.AlignmentFlag.AlignLeft
        )
        for number in self.shown:
            left = self.figure(0, number).left()
            box = QRectF(left, self.bottom, self.figure_wide - 6, self.foot)
            text = self.look.totals[number]
            self._write(box, text, self.strong, ink, Qt.AlignmentFlag.AlignRight)

    def _write(
        self,
        box: QRectF,
        text: str,
        font: QFont,
        colour: QColor,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> None:
        self.painter.setFont(font)
        self.painter.setPen(colour)
        self.painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, text)

    def _cut(self, text: str, room: float) -> str:
        metrics = QFontMetricsF(self.small)
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)


class TrickSheet(QWidget):
    """Painted as paper; the arrows walk over the cards that lie there."""

    chosen = Signal(object)  # Spot
    struck = Signal(int)  # the roem of a trick (from 1) was clicked
    stepped = Signal(int)
    typed = Signal(str)
    deleted = Signal()
    taken_back = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._look: TricksLook | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Slagen"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def show_look(self, look: TricksLook) -> None:
        """Paint this; nothing when it looks the same."""
        if look == self._look:
            return
        before, self._look = self._look, look
        self._speak(look)
        if before is None or len(before.rows) != len(look.rows) or _head(before) != _head(look):
            self.updateGeometry()
            self.update()
            return
        plan = Plan(self._theme, look, self.size())
        for at, row in enumerate(look.rows):
            if row != before.rows[at] or self._cursor_moved(before, look, row.number - 1):
                self.update(plan.row_rect(at))
        if look.totals != before.totals:
            self.update(plan.totals_rect())

    def sizeHint(self) -> QSize:
        """Room for every trick."""
        return QSize(self._theme.grid(58), self._high())

    def minimumSizeHint(self) -> QSize:
        """Narrower than that the cards would lie over one another."""
        look = self._look
        seats, figures = (len(look.seats), 4 if look.roem else 2) if look else (4, 4)
        return QSize(least_width(self._theme, seats, figures), self._high())

    def spoken_items(self) -> list[SpokenItem]:
        """Every trick with its cards and its figures."""
        look = self._look
        if look is None:
            return []
        plan = Plan(self._theme, look, self.size())
        return [
            SpokenItem(
                _trick_words(look, row),
                plan.row_rect(at),
                look.at is not None and look.at.trick == at,
            )
            for at, row in enumerate(look.rows)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Head, tricks, totals."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), self._theme.colour("sheet"))
        if self._look is not None:
            brush = Brush(painter, self._theme, self._look, self.size())
            brush.paint(event.region(), focused=self.hasFocus())
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Delete takes away; signs are for the line where cards are typed."""
        seats = len(self._look.seats) if self._look else 4
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -seats,
            Qt.Key.Key_Down: seats,
            Qt.Key.Key_Home: -1000,
            Qt.Key.Key_End: 1000,
        }
        if step := steps.get(Qt.Key(event.key())):
            self.stepped.emit(step)
        elif event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        elif event.key() == Qt.Key.Key_Backspace:
            self.taken_back.emit()
        elif is_sign(event):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the card under the mouse, or strike through a trick's roem."""
        if self._look is None:
            return
        plan, at = Plan(self._theme, self._look, self.size()), event.position()
        if (cell := self._cell_at(at)) is not None:
            self.chosen.emit(Spot(cell[0] - 1, cell[1].order))
        for row_at, row in enumerate(self._look.rows):
            for figure in set(plan.shown) & {1, 3}:
                if row.figures[figure] and plan.figure(row_at, figure).contains(at):
                    self.struck.emit(row.number)

    def event(self, event: QEvent) -> bool:
        """The pointer asks why a card was not allowed."""
        if isinstance(event, QHelpEvent):
            cell = self._cell_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), literal(cell[1].reason) if cell else "", self)
            return True
        return super().event(event)

    def _cell_at(self, at: QPointF) -> tuple[int, CardCell] | None:
        """The number of the trick and the card that lies there."""
        if self._look is None:
            return None
        plan = Plan(self._theme, self._look, self.size())
        for row_at, row in enumerate(self._look.rows):
            for column, cell in enumerate(row.cells):
                if cell.order >= 0 and plan.cell(row_at, column).contains(at):
                    return row.number, cell
        return None

    def _speak(self, look: TricksLook) -> None:
        """Say the card that one stands on to a screen reader."""
        if look.at is None:
            self.setAccessibleDescription("")
            return
        for cell, (_letter, name) in zip(look.rows[look.at.trick].cells, look.seats, strict=True):
            if cell.order == look.at.at and cell.card is not None:
                text = self.tr("Slag %1, %2: %3").replace("%1", str(look.at.trick + 1))
                text = text.replace("%2", name).replace("%3", spoken_card(cell.card))
                self.setAccessibleDescription(text)

    def _cursor_moved(self, before: TricksLook, now: TricksLook, trick: int) -> bool:
        """Whether the cursor left a trick, came to it, or changed in it."""
        spots = (before.at, now.at)
        return any(spot is not None and spot.trick == trick for spot in spots)

    def _high(self) -> int:
        return least_height(self._theme, len(self._look.rows) if self._look else 8)


def _head(look: TricksLook) -> tuple[object, ...]:
    return look.seats, look.sides, look.heads, look.roem


def _trick_words(look: TricksLook, row: TrickRow) -> str:
    """A trick for who does not see the paper: cards in the order of the seats, then figures."""
    parts = [translate("Tricks", "Slag %1").replace("%1", str(row.number))]
    for cell, (_letter, name) in zip(row.cells, look.seats, strict=True):
        if cell.card is not None:
            parts.append(f"{name} {spoken_card(cell.card)} {cell.reason}".strip())
    half = len(row.figures) // 2
    for side, figures in zip(look.sides, (row.figures[:half], row.figures[half:]), strict=True):
        said = [
            f"{head} {figure}" for head, figure in zip(look.heads, figures, strict=False) if figure
        ]
        parts += [f"{side} {', '.join(said)}"] if said else []
    return ", ".join(parts)
