"""A table on the board: its number, and the state of its sheet in a sign and a word."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.sheet.states import SIGNS, mark_word, state_word
from clubadmin.model.evenings.evening import SheetState, TablePlace

_INKS = {SheetState.ERROR: "red", SheetState.SIGNED: "green", SheetState.COMPLETE: "amber"}
_MARK_INKS = {"call": "red", "protest": "red", "confirmed": "green"}
_CORNER = 6  # radius in pixels
_HALF = SheetState.HALF
STATE_FONT = 0.85  # of the size of the window's letters
NAME_FONT = 0.9
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class TileLook:
    """The look of a tile."""

    table: TablePlace
    busy: bool  # its sheet is on the screen
    marked: bool  # the keys of the board start from here
    small: bool  # number and sign only
    mark: str = ""  # "call", "protest", "confirmed" or "typed" at the table; "" for none

    @property
    def loud(self) -> str:
        """The mark that is said in place of the state; "" for none.

        A sheet that is signed off, or has to be looked at, says so unless somebody calls.
        """
        if self.mark in {"call", "protest"}:
            return self.mark
        complete = self.table.state is SheetState.COMPLETE
        return self.mark if self.mark == "confirmed" and complete else ""


class TableTile(QAbstractButton):
    """A table in a round."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.table_id = 0
        self._theme = theme
        self._look: TileLook | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @staticmethod
    def width_of_words(theme: Theme) -> int:
        """Pixels in which every state can be read."""
        metrics = QFontMetricsF(theme.font(STATE_FONT))
        words = [state_word(state) for state in SheetState] + [state_word(_HALF, busy=True)]
        words += [mark_word(mark) for mark in _MARK_INKS]
        widest = max(metrics.horizontalAdvance(f"{SIGNS['busy']} {word}") for word in words)
        return int(widest) + theme.grid(2)

    def show_look(self, look: TileLook) -> None:
        """Show this; paint again only when it is another."""
        if look == self._look:
            return
        resized = self._look is None or look.small != self._look.small
        self._look = look
        table = look.table
        said = self.tr("Ronde %1, tafel %2: %3").replace("%1", str(table.round))
        if table.fill_ins:
            said = self.tr("Ronde %1, inval aan tafel %2: %3").replace("%1", str(table.round))
        said = said.replace("%2", str(table.number))
        state = state_word(table.state, busy=look.busy)
        if look.mark:
            state = f"{state}, {mark_word(look.mark)}"
        self.setAccessibleName(said.replace("%3", state))
        self.setAccessibleDescription(
            f"{table.wij}, {table.zij}" if table.players == 4 else table.names
        )
        if resized:  # else every tile would be laid out anew
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Two lines: the table and its state; one when there is little room."""
        grid = self._theme.grid
        small = self._look is not None and self._look.small
        return QSize(grid(6), grid(3.75)) if small else QSize(grid(9), grid(6))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the border, the table and its state."""
        look = self._look
        if look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_border(painter, look)
        inner = QRectF(self.rect()).adjusted(self._theme.grid(1), 0, -self._theme.grid(0.75), 0)
        state = look.table.state
        ink = self._theme.colour(_INKS.get(state, "accent" if look.busy else "muted"))
        busy = look.busy and state not in _INKS
        sign = SIGNS[look.loud or ("busy" if busy else state.value)]
        if look.loud:
            ink = self._theme.colour(_MARK_INKS[look.loud])
        if look.small:
            self._write(painter, inner, self._short(look.table), None)
            self._write(painter, inner, sign, ink, align=_RIGHT)
        else:
            middle = self.height() / 2
            upper = QRectF(inner.left(), 2, inner.width(), middle)
            self._write(painter, upper, self._name(look.table, inner.width()), None)
            lower = upper.translated(0, middle - 4)
            self._write(painter, lower, f"{sign} {self._word(look)}".strip(), ink)
        painter.end()

    def _paint_border(self, painter: QPainter, look: TileLook) -> None:
        if look.marked:
            edge = "ink"
        elif look.busy:
            edge = "accent"
        else:
            wrong = look.table.state is SheetState.ERROR or look.loud in {"call", "protest"}
            edge = "red" if wrong else "line"
        painter.setPen(QPen(self._theme.colour(edge), 2 if look.busy or look.marked else 1))
        painter.setBrush(self._theme.colour("accent_soft" if look.busy else "surface"))
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(box, _CORNER, _CORNER)

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        ink: QColor | None,
        *,
        align: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        painter.setFont(self._theme.font(NAME_FONT if ink is None else STATE_FONT))
        painter.setPen(ink or self._theme.colour("ink"))
        painter.drawText(box, align, text)

    def _name(self, table: TablePlace, room: float) -> str:
        """The name of the table; that of a fill-in game tells so, without more where room lacks."""
        name = self.tr("Tafel %1").replace("%1", str(table.number))
        if not table.fill_ins:
            return name
        word = self.tr("inval")
        whole = f"{name} · {word}"
        metrics = QFontMetricsF(self._theme.font(NAME_FONT))
        return whole if metrics.horizontalAdvance(whole) <= room else f"{table.number} · {word}"

    def _short(self, table: TablePlace) -> str:
        """The number; an i beside that of a fill-in game."""
        return f"{table.number} i" if table.fill_ins else str(table.number)

    def _word(self, look: TileLook) -> str:
        if look.loud:
            return mark_word(look.loud)
        if look.table.state is SheetState.HALF and (not look.busy or look.mark == "typed"):
            return self.tr("%1 getypt").replace("%1", str(look.table.typed))
        return state_word(look.table.state, busy=look.busy)
