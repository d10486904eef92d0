"""The tricks as a sheet: a row a trick, a column a seat, and what each brought whom."""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import literal
from clubadmin.desktop.referee.entry import Spot
from clubadmin.desktop.referee.signs import is_sign
from clubadmin.desktop.referee.suits import spoken_card
from clubadmin.desktop.referee.tricks_brush import Brush
from clubadmin.desktop.referee.tricks_look import (
    CardCell,
    Plan,
    TricksLook,
    least_height,
    least_width,
)


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

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Head, tricks, totals."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), self._theme.colour("sheet"))
        if self._look is not None:
            brush = Brush(painter, self._theme, self._look, self.size())
            brush.paint(event.region(), focused=self.hasFocus())
        painter.end()

    # keys and pointer

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

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where one is."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """And no longer."""
        super().focusOutEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """To a card, or a trick's roem is struck through."""
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
    """What stands above the tricks."""
    return look.seats, look.sides, look.heads, look.roem
