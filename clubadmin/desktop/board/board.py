"""The board: a tile for every table of every round, with the state of its sheet in words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, label
from clubadmin.desktop.sheet.states import SIGNS, mark_word, state_sign, state_word
from clubadmin.desktop.spoken.items import SpokenItem
from clubadmin.desktop.spoken.saying import describe, say
from clubadmin.model.evenings.evening import RoundPlan, SheetState, TablePlace

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
    by: str = ""  # who has the sheet open at another desk

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
        words.append(state_word(SheetState.SIGNED, totals=True))
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
        state = state_word(table.state, busy=look.busy, totals=table.totals_only)
        if look.mark:
            state = f"{state}, {mark_word(look.mark)}"
        if look.by:
            by = self.tr("open bij %1").replace("%1", look.by)
            state = f"{state}, {by}"
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
        sign = state_sign(state, totals=look.table.totals_only)
        if look.loud or busy:
            sign = SIGNS[look.loud or "busy"]
        if look.loud:
            ink = self._theme.colour(_MARK_INKS[look.loud])
        by = "" if look.loud or state is SheetState.SIGNED else look.by
        if look.small:
            sign = SIGNS["desk"] if by else sign
            self._write(painter, inner, self._short(look.table), None)
            self._write(painter, inner, sign, ink, align=_RIGHT)
        else:
            middle = self.height() / 2
            upper = QRectF(inner.left(), 2, inner.width(), middle)
            self._write(painter, upper, self._name(look.table, inner.width()), None)
            lower = upper.translated(0, middle - 4)
            word = f"{SIGNS['desk']} {by}" if by else self._word(look)
            metrics = QFontMetricsF(self._theme.font(STATE_FONT))
            said = f"{sign} {word}".strip()
            said = metrics.elidedText(said, Qt.TextElideMode.ElideRight, inner.width())
            self._write(painter, lower, said, ink)
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
        return state_word(look.table.state, busy=look.busy, totals=look.table.totals_only)


class Board(QScrollArea):
    """All tables. Arrows and table numbers choose, Enter opens; the mouse does as well."""

    chosen = Signal(int)  # table id
    left = Signal()  # back to the sheet

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._plan: tuple[RoundPlan, ...] = ()
        self._tiles: dict[int, TableTile] = {}
        self._spare: list[TableTile] = []  # every tile made so far, in order of use
        self._headings: list[QLabel] = []  # likewise
        self._marks: Mapping[int, str] = {}
        self._desks: Mapping[int, str] = {}
        self._busy: int | None = None
        self._marked: int | None = None
        self._columns = 3
        self._was_small = False
        self._digits = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Formulieren per tafel"))
        self._inside = Plain()
        outer = QVBoxLayout(self._inside)
        outer.setContentsMargins(0, 0, theme.grid(0.5), 0)
        self._lines = QGridLayout()
        self._lines.setSpacing(theme.grid(0.75))
        outer.addLayout(self._lines)
        outer.addStretch(1)
        self.setWidget(self._inside)

    @property
    def tables(self) -> list[TablePlace]:
        """Every table, round by round."""
        return [table for plan in self._plan for table in plan.tables]

    def show_plan(self, plan: tuple[RoundPlan, ...]) -> None:
        """Show these rounds; tiles that stay are used again."""
        before = [table.table_id for table in self.tables]
        self._plan = plan
        if [table.table_id for table in self.tables] != before or not self._tiles:
            self._build()
        self._show_states()

    def show_busy(self, table_id: int | None) -> None:
        """Mark the sheet that is on the screen."""
        if table_id == self._busy:
            return
        self._busy = self._marked = table_id
        self._show_states()
        if table_id in self._tiles:
            self.ensureWidgetVisible(self._tiles[table_id], 0, self._theme.grid(2))

    def show_marks(self, marks: Mapping[int, str], desks: Mapping[int, str]) -> None:
        """Show the marks of tables that type, and who has a sheet open: see `TileLook`."""
        pairs = (marks, self._marks), (desks, self._desks)
        self._marks, self._desks = marks, desks
        other = {
            one
            for now, before in pairs
            for one in now.keys() | before
            if now.get(one) != before.get(one)
        }
        if other:
            self._show_tiles([one for one in self.tables if one.table_id in other])

    def show_state(
        self, table_id: int, state: SheetState, typed: int, *, totals: bool = False
    ) -> bool:
        """The state of a sheet as it is being typed, ahead of the file; whether it was another."""
        known = next((one for one in self.tables if one.table_id == table_id), None)
        shown = known and replace(known, state=state, typed=typed, totals_only=totals)
        if shown is None or shown == known:
            return False
        self._plan = tuple(
            replace(
                plan,
                tables=tuple(
                    shown if table.table_id == table_id else table for table in plan.tables
                ),
            )
            for plan in self._plan
        )
        self._show_tiles([shown])
        self._show_headings()
        return True

    def beside(self, table_id: int | None, by: int) -> int | None:
        """The table before or after one, in the order of the board."""
        ids = [table.table_id for table in self.tables]
        if not ids:
            return None
        if table_id not in ids:
            return ids[0]
        return ids[(ids.index(table_id) + by) % len(ids)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the board, or type the number of a table in the round one is in."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        if event.text().isdigit() and event.text().isascii():
            self._type_number(event.text())
            return
        self._digits = ""
        if event.key() in steps:
            self._walk(steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self._marked is not None:
                self.chosen.emit(self._marked)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which tile the keys start from."""
        super().focusInEvent(event)
        if self._marked is None and self.tables:
            self._marked = self.tables[0].table_id
        self._show_states()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep only the border of the sheet on the screen."""
        super().focusOutEvent(event)
        self._marked = self._busy
        self._show_states()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the tiles beside each other."""
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Letters that became larger out of view have more room now."""
        super().showEvent(event)
        if (layout := self._inside.layout()) is not None:
            layout.invalidate()
            layout.activate()

    def fit(self) -> None:
        """Columns for the width there is and the size of the letters."""
        gap, small = self._theme.grid(0.75), self.small
        tile = self._theme.grid(5.25) if small else TableTile.width_of_words(self._theme)
        columns = max(1, (self._room + gap) // (tile + gap))
        if columns != self._columns:
            self._columns = columns
            self._build()
        elif small == self._was_small:
            return
        self._was_small = small
        self._show_states()

    @property
    def small(self) -> bool:
        """Whether tiles show a number and a sign only."""
        two = 2 * TableTile.width_of_words(self._theme) + self._theme.grid(0.75)
        return self._room < two

    @property
    def _room(self) -> int:
        """Pixels for tiles, whether there is a scroll bar or not: else it comes and goes."""
        return self.width() - self._theme.grid(2.5)

    def _build(self) -> None:
        """Lay the tiles out anew. None is ever deleted: what is not needed now is kept hidden.

        A layout taken out of another lets go of the Python side of the tiles in it; Qt deleting
        those tiles afterwards ends the whole program.
        """
        self._tiles.clear()
        for widget in (*self._headings, *self._spare):
            self._lines.removeWidget(widget)
        line = tiles = 0
        for at, plan in enumerate(self._plan):
            self._lines.addWidget(self._heading(at), line, 0, 1, self._columns)
            line += 1
            for place, table in enumerate(plan.tables):
                tile = self._tile(tiles)
                tile.table_id = table.table_id
                self._tiles[table.table_id] = tile
                self._lines.addWidget(tile, line + place // self._columns, place % self._columns)
                tiles += 1
            line += -(-len(plan.tables) // self._columns)
        for widget in (*self._headings[len(self._plan) :], *self._spare[tiles:]):
            widget.hide()
        for column in range(self._lines.columnCount()):
            self._lines.setColumnStretch(column, 1 if column < self._columns else 0)

    def _heading(self, at: int) -> QLabel:
        while len(self._headings) <= at:
            self._headings.append(label("", "small"))
            self._headings[-1].setParent(self._inside)
            if at:  # white above every round but the first
                self._headings[-1].setContentsMargins(0, self._theme.grid(1), 0, 0)
        self._headings[at].show()
        return self._headings[at]

    def _tile(self, at: int) -> TableTile:
        while len(self._spare) <= at:
            tile = TableTile(self._theme, self._inside)
            tile.clicked.connect(partial(self._choose, tile))
            self._spare.append(tile)
        self._spare[at].show()
        return self._spare[at]

    def _choose(self, tile: TableTile) -> None:
        self.chosen.emit(tile.table_id)

    def _show_states(self) -> None:
        self._show_tiles(self.tables)
        self._show_headings()

    def _show_tiles(self, tables: Iterable[TablePlace]) -> None:
        marking, small = self.hasFocus(), self.small
        for table in tables:
            tile = self._tiles.get(table.table_id)
            if tile is not None:
                busy = table.table_id == self._busy
                marked = marking and table.table_id == self._marked
                mark = self._marks.get(table.table_id, "")
                by = self._desks.get(table.table_id, "")
                tile.show_look(TileLook(table, busy, marked, small, mark, by))

    def _show_headings(self) -> None:
        for heading, plan in zip(self._headings, self._plan, strict=False):
            text = self.tr("Ronde %1").replace("%1", str(plan.round))
            heading.setText(f"{text}   {plan.signed}/{len(plan.tables)}")

    def spoken_items(self) -> list[SpokenItem]:
        """Every table of every round with the state of its sheet."""
        return [
            SpokenItem(
                f"{tile.accessibleName()}, {tile.accessibleDescription()}",
                QRect(tile.mapTo(self, QPoint()), tile.size()),
                table_id == self._marked,
            )
            for table_id, tile in self._tiles.items()
        ]

    def _walk(self, by: int) -> None:
        ids = [table.table_id for table in self.tables]
        if not ids:
            return
        at = ids.index(self._marked) if self._marked in ids else 0
        self._mark(ids[min(max(at + by, 0), len(ids) - 1)])

    def _mark(self, table_id: int) -> None:
        self._marked = table_id
        self._show_states()
        if tile := self._tiles.get(table_id):
            self.ensureWidgetVisible(tile, 0, self._theme.grid(2))
            if not describe(self, tile.accessibleName()):
                say(self, tile.accessibleName())

    def _type_number(self, digit: str) -> None:
        """Mark the table of a number; a second digit goes on with it, however slowly it comes."""
        plan = self._round_marked()
        tables = {str(one.number): one.table_id for one in plan.tables} if plan else {}
        longer = self._digits + digit
        self._digits = longer if any(one.startswith(longer) for one in tables) else digit
        if self._digits in tables:
            self._mark(tables[self._digits])

    def _round_marked(self) -> RoundPlan | None:
        for plan in self._plan:
            if any(table.table_id == self._marked for table in plan.tables):
                return plan
        return self._plan[0] if self._plan else None
