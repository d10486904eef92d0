"""The bracket of a knock-out as a picture: arrows walk over the tables, Enter opens one."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.wording import cut_name, on_lines
from clubadmin.desktop.spoken.items import SpokenItem
from clubadmin.model.draw.knockout import (
    Bracket,
    BracketNode,
    BracketRound,
    BracketSeat,
    BracketTable,
    bracket_tree,
)
from clubadmin.model.evenings.evening import SheetState

Key = tuple[int, int]  # round, table
LINE = 5  # half steps of the grid for a name
_WIDE, _NARROW = 30, 20  # steps of a table; where the window is narrow

EMPTY = Bracket(0, ())


@dataclass(frozen=True)
class Placed:
    """A table and where it stands."""

    table: BracketTable
    box: QRect


@dataclass(frozen=True)
class PlacedFree:
    """A place of those who go on without playing."""

    seats: tuple[BracketSeat, ...]
    box: QRect


@dataclass(frozen=True)
class Layout:
    """The whole bracket in pixels."""

    size: QSize
    columns: tuple[tuple[BracketRound, QRect], ...]  # the heading of each round
    tables: tuple[Placed, ...]  # by round, from top to bottom
    free: tuple[PlacedFree, ...]
    joins: tuple[tuple[QPoint, QPoint], ...] = ()  # from a box to where its people play on
    high: Callable[[BracketSeat], int] = lambda _seat: 0  # of a name, on as many lines as it takes

    def at(self, key: Key | None) -> Placed | None:
        """The table with this round and number."""
        return next(
            (one for one in self.tables if (one.table.round, one.table.number) == key), None
        )


def lay_out(
    bracket: Bracket,
    width: int,
    step: int,
    least: int = 0,
    lines: Callable[[BracketSeat, int], int] = lambda _seat, _wide: 1,
) -> Layout:
    """Place the tables, each where its players come from.

    Args:
        width: pixels there are; more are taken when the rounds do not fit.
        step: pixels of a step of the grid.
        least: pixels that a table needs for the names in it.
        lines: how many a name takes in a table of so many pixels, where there is no room for
            those; up and down is easier to follow than to the side.
    """
    rounds = bracket.rounds
    if not rounds:
        return Layout(QSize(width, 10 * step), (), (), ())
    gap, head, line = 3 * step, 4 * step, LINE * step // 2
    wide, room = max(_WIDE * step, least), (width - gap) // len(rounds) - gap
    narrow = _NARROW * step <= room < wide
    wide = room if narrow else wide
    wide = max(wide, min(44 * step, room))

    def high(seat: BracketSeat) -> int:
        most = lines(seat, wide) if narrow else 1
        return line if most == 1 else 2 * step * most

    tree = bracket_tree(bracket)
    tops, tall = tree.placed(lambda node: _framed(node, line, high) + step)
    boxes = {
        (column, row): QRect(
            gap + column * (wide + gap),
            head + round(top),
            wide,
            _framed(tree.columns[column][row], line, high),
        )
        for (column, row), top in tops.items()
    }
    spots = sorted(boxes)
    nodes = {(at, row): tree.columns[at][row] for at, row in spots}
    return Layout(
        QSize(gap + len(rounds) * (wide + gap), head + round(tall) + gap),
        tuple(
            (this, QRect(gap + at * (wide + gap), 0, wide, head)) for at, this in enumerate(rounds)
        ),
        tuple(Placed(table, boxes[one]) for one in spots if (table := nodes[one].table)),
        tuple(PlacedFree(nodes[one].free, boxes[one]) for one in spots if nodes[one].free),
        tuple(
            (_end(boxes[at - 1, source]), QPoint(boxes[at, row].left(), _end(boxes[at, row]).y()))
            for at, row in spots
            for source in nodes[at, row].sources
        ),
        high,
    )


def _end(box: QRect) -> QPoint:
    """The begin of the line to the next round."""
    return QPoint(box.right(), box.center().y())


def _framed(node: BracketNode, line: int, high: Callable[[BracketSeat], int]) -> int:
    """The height of a box: a heading, the names, and how a tie was decided."""
    tie = 1 if node.table and node.table.note else 0
    return line * (1 + tie) + sum(map(high, node.seats)) + line // 2


class BracketCanvas(QWidget):
    """Paints the tables; one of them is the current one."""

    moved = Signal()  # another table is the current one
    entered = Signal()  # Enter or a double click on it

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.bracket = EMPTY  # the bracket shown
        self._layout: Layout = lay_out(EMPTY, 0, 8)
        self._key: Key | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Schema"))
        theme.changed.connect(self.fit)

    @property
    def current(self) -> BracketTable | None:
        """The table where the keys are."""
        placed = self._layout.at(self._key)
        return placed.table if placed else None

    def show_bracket(self, bracket: Bracket) -> None:
        """Show a bracket; the current table stays, or is the first where there is work."""
        self.bracket = bracket
        self.fit()
        if self._layout.at(self._key) is None:
            self._key = None
        if self._key is None and self._layout.tables:
            level = bracket.level
            first = level[0] if level else self._layout.tables[0].table
            self._key = (first.round, first.number)
        self._tell()

    def choose(self, table: BracketTable) -> None:
        """Make a table the current one."""
        self._key = (table.round, table.number)
        self._tell()

    def fit(self) -> None:
        """Place everything for the width there is."""
        parent = self.parentWidget()
        room = parent.size() if parent else self.size()
        width = room.width()
        step = self._theme.grid(1)
        self._layout = lay_out(self.bracket, width, step, self._least(), self._takes)
        self.setMinimumSize(self._layout.size)
        self.resize(self._layout.size.expandedTo(room))
        self.update()

    def _least(self) -> int:
        """Room for the longest name, small, with what he made."""
        small = QFontMetrics(self._theme.font(_SCALES[-1], QFont.Weight.DemiBold))
        seats = [seat for one in self.bracket.rounds for t in one.tables for seat in t.seats]
        names = [small.horizontalAdvance(_named(one)) for one in seats if one.number is not None]
        return max(names, default=0) + self._beside(f"{whole(9999)} ✓")

    def _beside(self, figure: str) -> int:
        """Room beside a name in its table: for what he made, and white."""
        figures = QFontMetrics(self._theme.font(weight=QFont.Weight.DemiBold, figures=True))
        return figures.horizontalAdvance(figure) + self._theme.grid(4)

    def _takes(self, seat: BracketSeat, wide: int) -> int:
        """How many lines a name takes in a table of so many pixels."""
        return len(self._on_lines(seat, wide - self._beside(_figure(seat))))

    def _on_lines(self, seat: BracketSeat, room: int) -> tuple[str, ...]:
        smallest = QFontMetrics(self._theme.font(_SMALLEST, QFont.Weight.DemiBold))
        return on_lines(_named(seat), smallest.horizontalAdvance, room, _MOST)

    @property
    def box(self) -> QRect:
        """The box of the current table."""
        placed = self._layout.at(self._key)
        return placed.box if placed else QRect()

    def spoken_items(self) -> list[SpokenItem]:
        """Every table, round by round."""
        here = self._layout.at(self._key)
        return [
            SpokenItem(table_in_words(one.table), one.box, one is here)
            for one in self._layout.tables
        ]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down within a round, left and right to another."""
        steps = {
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
        }
        if event.key() in steps:
            self._step(*steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click chooses a table."""
        placed = self._under(event.position().toPoint())
        if placed is not None:
            self.choose(placed.table)
        self.setFocus()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click opens it."""
        if self._under(event.position().toPoint()) is not None:
            self.entered.emit()

    def _under(self, point: QPoint) -> Placed | None:
        return next((one for one in self._layout.tables if one.box.contains(point)), None)

    def _step(self, across: int, down: int) -> None:
        here = self._layout.at(self._key)
        if here is None:
            return
        wanted = here.table.round + across
        there = [one for one in self._layout.tables if one.table.round == wanted]
        if down:
            at = there.index(here) + down
            found = there[min(max(at, 0), len(there) - 1)]
        elif there:
            middle = here.box.center().y()
            found = min(there, key=lambda one: abs(one.box.center().y() - middle))
        else:
            return
        self.choose(found.table)

    def _tell(self) -> None:
        table = self.current
        self.setAccessibleDescription(table_in_words(table) if table else "")
        self.update()
        self.moved.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Headings, tables, who are free."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for this, box in self._layout.columns:
            self._heading(painter, this, box)
        self._lines(painter)
        here = self.current
        marked = {one.number for one in here.seats if one.number} if here else set()
        for placed in self._layout.tables:
            self._table(painter, placed, marked)
        for free in self._layout.free:
            self._free(painter, free)
        painter.end()

    def _heading(self, painter: QPainter, this: BracketRound, box: QRect) -> None:
        theme = self._theme
        last = this is self.bracket.rounds[-1] and len(this.tables) == 1 and not this.free
        text = self.tr("Ronde %1").replace("%1", str(this.round))
        if last:
            text = self.tr("Finale") + " · " + text
        painter.setFont(theme.font(weight=QFont.Weight.DemiBold))
        painter.setPen(theme.colour("ink" if this.drawn else "muted"))
        painter.drawText(box, _LEFT, text)

    def _lines(self, painter: QPainter) -> None:
        """Draw a line from each table to the one where its winner plays on."""
        painter.setPen(QPen(self._theme.colour("muted"), 1))
        for start, end in self._layout.joins:
            turn = (start.x() + end.x()) // 2
            corners = (start, QPoint(turn, start.y()), QPoint(turn, end.y()), end)
            painter.drawPolyline(corners)

    def _table(self, painter: QPainter, placed: Placed, marked: set[int]) -> None:
        theme, table, box = self._theme, placed.table, placed.box
        current = self._key == (table.round, table.number)
        painter.setBrush(theme.colour("surface" if table.table_id else "paper"))
        edge = "accent" if current else "amber" if table.level else "field_line"
        thick = 2 if current else 1
        style = Qt.PenStyle.SolidLine if table.table_id else Qt.PenStyle.DashLine
        painter.setPen(QPen(theme.colour(edge), thick, style))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), theme.grid(1), theme.grid(1))
        pad, line = theme.grid(1.25), theme.grid(1) * LINE // 2
        inside = box.adjusted(pad, theme.grid(0.5), -pad, 0)
        head = QRect(inside.left(), inside.top(), inside.width(), line)
        text, colour = self._state(table)
        painter.setFont(theme.font(0.9))
        painter.setPen(theme.colour("muted"))
        painter.drawText(head, _LEFT, self.tr("Tafel %1").replace("%1", str(table.number)))
        painter.setPen(theme.colour(colour))
        painter.drawText(head, _RIGHT, text)
        below = head.translated(0, line)
        for seat in table.seats:
            below.setHeight(self._layout.high(seat))
            self._seat(painter, seat, below, lit=seat.number in marked and not current)
            below.translate(0, below.height())
        if table.note:
            below.setHeight(line)
            self._tie(painter, table, below)

    def _tie(self, painter: QPainter, table: BracketTable, row: QRect) -> None:
        """How it was decided who go on from a level table."""
        painter.setFont(self._theme.font(0.9))
        painter.setPen(self._theme.colour("muted"))
        text = language.told(table.note) if table.note else ""
        cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, row.width())
        painter.drawText(row, _LEFT, cut)

    def _seat(self, painter: QPainter, seat: BracketSeat, row: QRect, *, lit: bool) -> None:
        theme = self._theme
        if lit:
            painter.fillRect(row.adjusted(-4, 1, 4, -1), theme.colour("accent_soft"))
        bold = QFont.Weight.DemiBold if seat.goes_on else QFont.Weight.Normal
        figure = _figure(seat)
        figures = theme.font(weight=bold, figures=True)
        painter.setFont(figures)
        painter.setPen(theme.colour("green" if seat.goes_on else "ink"))
        painter.drawText(row, _RIGHT, figure)
        known = "ink" if seat.number is not None else "muted"
        painter.setPen(theme.colour(known))
        wide = QFontMetrics(figures).horizontalAdvance(figure)
        room = row.adjusted(0, 0, -wide - theme.grid(1), 0)
        name = _named(seat)
        if row.height() > theme.grid(1) * LINE // 2:
            lines = self._on_lines(seat, room.width())
            painter.setFont(theme.font(_SMALLEST, bold))
            painter.drawText(room, _LEFT, "\n".join(lines))
            return
        for scale in (*_SCALES, _SMALLEST):  # smaller before it is cut off
            metrics = QFontMetrics(font := theme.font(scale, bold))
            if metrics.horizontalAdvance(name) <= room.width():
                break
        painter.setFont(font)
        painter.drawText(room, _LEFT, cut_name(name, metrics.horizontalAdvance, room.width()))

    def _state(self, table: BracketTable) -> tuple[str, str]:
        """A word on how far the table is, and its colour."""
        if table.level:
            return self.tr("= gelijk: kies"), "amber"
        words = {
            SheetState.SIGNED: (self.tr("✓ klaar"), "green"),
            SheetState.ERROR: (self.tr("! nazien"), "red"),
            SheetState.HALF: (self.tr("▸ bezig"), "accent"),
            SheetState.COMPLETE: (self.tr("nog aftekenen"), "accent"),
        }
        return words.get(table.state or SheetState.MISSING, ("", "muted"))

    def _free(self, painter: QPainter, free: PlacedFree) -> None:
        theme, line = self._theme, self._theme.grid(1) * LINE // 2
        painter.setFont(theme.font(0.9))
        painter.setPen(theme.colour("muted"))
        pad, box = theme.grid(1.25), free.box
        row = QRect(box.left() + pad, box.top(), box.width() - 2 * pad, line)
        painter.drawText(row, _LEFT, self.tr("Vrij, gaat door"))
        row.translate(0, line)
        for seat in free.seats:
            row.setHeight(self._layout.high(seat))
            plain = BracketSeat(seat.name, seat.number, place=seat.place)
            self._seat(painter, plain, row, lit=False)
            row.translate(0, row.height())


class BracketView(QScrollArea):
    """The picture with bars; it follows the table where the keys are."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.canvas = BracketCanvas(theme)
        self.setWidget(self.canvas)
        self.setFocusProxy(self.canvas)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.canvas.moved.connect(self._follow)

    def resizeEvent(self, event: object) -> None:
        """The columns share the width."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.canvas.fit()

    def _follow(self) -> None:
        box = self.canvas.box
        centre = box.center()
        self.ensureVisible(centre.x(), centre.y(), box.width() // 2 + 8, box.height() // 2 + 8)


def table_in_words(table: BracketTable) -> str:
    """A table for who does not see the picture."""
    seats = [
        f"{one.name} {one.total}" if one.total is not None else _who(one) for one in table.seats
    ]
    seats += [language.told(table.note)] if table.note else []
    return f"{table.round}.{table.number}: " + ", ".join(seats)


def _who(seat: BracketSeat) -> str:
    """A name; of a place that is not known yet, whose it will be, in the window's language."""
    return language.told(seat.to_come) if seat.to_come else seat.name


def _figure(seat: BracketSeat) -> str:
    """Tell the score, and whether the seat goes on."""
    made = "" if seat.total is None else whole(seat.total)
    return f"{made} ✓".strip() if seat.goes_on else made


def _named(seat: BracketSeat) -> str:
    """Name a seat, with its number once it is known who plays there."""
    return _who(seat) if seat.number is None else f"{seat.number}  {seat.name}"


_SCALES = (1.0, 0.9, 0.8)
_SMALLEST = 0.7  # where there is no room for those
_MOST = 3  # lines of a name
_LEFT = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight) | int(Qt.AlignmentFlag.AlignVCenter)
