"""A drawn round as a table of people one can walk over, mark and swap."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from clubadmin.desktop.kit.doors import ShowParticipant, ask
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.table_model import beside_text
from clubadmin.desktop.kit.tables import cover_cut_row
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import literal
from clubadmin.desktop.kit.wording import cut_name, on_lines
from clubadmin.domain.draw.formats import Decides, Entrant
from clubadmin.domain.terms import Position
from clubadmin.model.evenings.evening import Evening, RoundPlan, TablePlace

_PARTNERED = (Position.N, Position.S, Position.E, Position.W)
LINES = 4  # that a name takes at most
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Seat:
    """A cell: who sits there, under which number."""

    name: str
    number: int | None = None  # None: nobody to swap with
    participant_id: int | None = None


@dataclass(frozen=True)
class Line:
    """A row: a table, or those who sit out."""

    heading: str
    seats: tuple[Seat, ...]
    wallets: str = ""  # the games on the table; "" where there are none


def lines_of(evening: Evening, plan: RoundPlan) -> list[Line]:
    """The tables of a round, and below them who sits out."""
    ids = {person.number: person.id for person in evening.participants}
    groups = {person.number: person.line for person in evening.participants}
    lines = [
        Line(_heading(table, groups), _seats(evening, table, ids), wallets_text(table.wallets))
        for table in plan.tables
    ]
    width, out = evening.entrants, _out(evening)
    filling = {number for table in plan.tables if table.fill_ins for number in table.numbers}
    people = [
        Seat(f"{one.number}  {one.name}", one.number, one.id)
        for one in plan.sitting_out
        if one.number not in filling
    ]
    for start in range(0, len(people), width):
        lines.append(Line(out, tuple(people[start : start + width])))
    return lines


def headings(evening: Evening) -> tuple[str, ...]:
    """The headings above the seats: the sides, or the players where each is for himself."""
    if evening.players < 4:
        player = translate("draw", "Speler %1")
        return tuple(player.replace("%1", str(one + 1)) for one in range(evening.players))
    two = evening.form.entrant is not Entrant.MEMBER
    if evening.form.compared:
        sides = (translate("draw", "N/Z"), translate("draw", "O/W"))
        seats = (
            translate("draw", "N"),
            translate("draw", "Z"),
            translate("draw", "O"),
            translate("draw", "W"),
        )
        return sides if two else seats
    wij, zij = translate("draw", "Wij"), translate("draw", "Zij")
    return (wij, zij) if two else (wij, wij, zij, zij)


def has_wallets(evening: Evening) -> bool:
    """Whether wallets stand beside the seats."""
    return evening.form.compared


def wallets_text(games: Sequence[int]) -> str:
    """Numbers of games, those in a row together: "1–4" or "1–3, 9"."""
    parts: list[list[int]] = []
    for game in games:
        if parts and game == parts[-1][-1] + 1:
            parts[-1].append(game)
        else:
            parts.append([game])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}–{part[-1]}" for part in parts)


def _heading(table: TablePlace, groups: dict[int, str]) -> str:
    group = next((groups[number] for number in table.numbers if groups.get(number)), "")
    if table.fill_ins:
        return f"{table.number}  " + translate("draw", "inval")
    return f"{table.number}  {group}".rstrip()


def _out(evening: Evening) -> str:
    """Name those who do not play: free in a contest where they go on all the same."""
    free = evening.form.decides in (Decides.KNOCKOUT, Decides.MATCHES)
    return translate("draw", "vrij") if free else translate("draw", "zit stil")


def _seats(evening: Evening, table: TablePlace, ids: dict[int, int]) -> tuple[Seat, ...]:
    blind = translate("draw", "blinde hand")
    if evening.form.entrant is not Entrant.MEMBER:
        teams = {one.number: one.team for one in evening.participants}
        sides = ((table.ns, table.wij), (table.ew, table.zij))
        return tuple(
            Seat(
                _side(numbers[0], teams.get(numbers[0], ""), names), numbers[0], ids.get(numbers[0])
            )
            for numbers, names in sides
            if numbers
        )
    seated = zip(table.numbers, table.seats, strict=True)
    at = {
        seat: Seat(f"{number}  {person.label}", number, ids.get(number))
        for number, (seat, person) in seated
    }
    if table.players < 4:
        return tuple(at.values())
    return tuple(at.get(seat, Seat(blind)) for seat in _PARTNERED)


def _side(number: int, team: str, names: str) -> str:
    return f"{number}  {team} · {names}" if team else f"{number}  {names}"


class DrawModel(QAbstractTableModel):
    """The lines of one round; the one that is marked carries a sign."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lines: list[Line] = []
        self._headings: tuple[str, ...] = ()
        self.wallets = 0  # the column of the wallets; 0: there is none
        self.marked: int | None = None  # participant id

    def show_lines(self, lines: list[Line], headings: tuple[str, ...], wallets: str = "") -> None:
        """Show a round; a mark on somebody who is gone is forgotten.

        Args:
            lines: the tables, and who rest.
            headings: of the table's number and the seats.
            wallets: the heading of the wallets; "" where there are none.
        """
        self.wallets = len(headings) if wallets else 0
        headings = (*headings, wallets) if wallets else headings
        if headings != self._headings or len(lines) != len(self._lines):
            self.beginResetModel()
            self._lines, self._headings = lines, headings
            self.endResetModel()
        elif lines != self._lines:
            self._lines = lines
            last = self.index(len(lines) - 1, len(headings) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        there = {seat.participant_id for line in lines for seat in line.seats}
        if self.marked not in there:
            self.marked = None

    def mark(self, participant_id: int | None) -> None:
        """Mark somebody to swap, or nobody."""
        self.marked = participant_id
        if self._lines:
            last = self.index(len(self._lines) - 1, len(self._headings) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def seat(self, index: Index) -> Seat | None:
        """The seat in a cell."""
        if not index.isValid() or not self._is_seat(index):
            return None
        seats = self._lines[index.row()].seats
        return seats[index.column() - 1] if index.column() <= len(seats) else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """People are walked over, the numbers of tables and wallets are not."""
        return super().flags(index) if self._is_seat(index) else Qt.ItemFlag.NoItemFlags

    def _is_seat(self, index: Index) -> bool:
        return index.column() != 0 and index.column() != self.wallets

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many lines."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Table and seats."""
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Names, with a sign and a ground for the one that is marked."""
        if not index.isValid():
            return None
        if not self._is_seat(index):
            if role == Qt.ItemDataRole.DisplayRole:
                line = self._lines[index.row()]
                return line.wallets if index.column() else line.heading
            if role == Qt.ItemDataRole.ForegroundRole:
                return self._theme.colour("muted")
            return None
        seat = self.seat(index)
        if seat is None:
            return None
        marked = seat.participant_id is not None and seat.participant_id == self.marked
        if role == Qt.ItemDataRole.DisplayRole:
            return f"⇄ {seat.name}" if marked else seat.name
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(seat.name)
        if role == Qt.ItemDataRole.FontRole and marked:
            return self._theme.font(weight=QFont.Weight.DemiBold)
        if role == Qt.ItemDataRole.ForegroundRole and marked:
            return self._theme.colour("amber")
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Tafel, and the seats."""
        if orientation is Qt.Orientation.Horizontal and section < len(self._headings):
            if role == Qt.ItemDataRole.DisplayRole:
                return self._headings[section]
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None


class _Names(QStyledItemDelegate):
    """Long names on two lines; of what is too long for these two of one name stay two."""

    def __init__(self, view: QTableView, theme: Theme) -> None:
        super().__init__(view)
        self._theme = theme

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """The text that fits its cell."""
        super().initStyleOption(option, index)
        text = str(option.text)
        room = option.rect.width() - beside_text(self._theme)
        width = option.fontMetrics.horizontalAdvance
        option.text = "\u2028".join(
            cut_name(one, width, room) for one in on_lines(text, width, room, LINES)
        )


class DrawTable(QTableView):
    """Arrows walk from person to person; Enter or space marks, and on another swaps.

    By mouse a name is drawn to another, or marked in its menu and the other clicked.
    """

    swapped = Signal(int, int)  # participant ids
    marked = Signal(str)  # name of who is marked, "" for nobody
    turned = Signal(int)  # -1 the round before, +1 the one after
    strayed = Signal()  # figures are typed here, that were meant for a sheet

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._pressed: Seat | None = None  # where the mouse went down
        self._done_by_click = False  # the first press of a double click swapped already
        self._strays = False  # the Enter that comes ends figures, and swaps nobody
        self.draw = DrawModel(theme)
        self.setModel(self.draw)
        self.setItemDelegate(_Names(self, theme))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.draw.modelReset.connect(self.fit)
        self.draw.dataChanged.connect(self._give_height)  # another round has other names
        theme.changed.connect(self.fit)

    def fit(self) -> None:
        """Sizes follow the font; the seats share the room."""
        grid = self._theme.grid
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        if self.draw.columnCount():
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(0, max(grid(7), self._wide(0) + grid(2.5)))
        if self.draw.wallets:
            header.setSectionResizeMode(self.draw.wallets, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(self.draw.wallets, grid(12))
        self._give_height()

    def _give_height(self) -> None:
        """Room in each row for as many lines as its longest name needs."""
        seats = [at for at in range(1, self.draw.columnCount()) if at != self.draw.wallets]
        taken = self.columnWidth(0) + (
            self.columnWidth(self.draw.wallets) if self.draw.wallets else 0
        )
        room = (self.viewport().width() - taken) // max(len(seats), 1) - beside_text(self._theme)
        letters, least = self.fontMetrics(), self._theme.grid(4.5)
        self.verticalHeader().setDefaultSectionSize(least)
        for row in range(self.draw.rowCount()):
            names = (self.draw.index(row, at).data() or "" for at in seats)
            named = (on_lines(one, letters.horizontalAdvance, room, LINES) for one in names)
            most = max(map(len, named), default=1)
            high = self._theme.grid(2) + most * letters.height() if most > 1 else 0
            self.setRowHeight(row, max(high, least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wider, a long name takes fewer lines."""
        super().resizeEvent(event)
        self._give_height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tables, none of them cut through at the foot."""
        super().paintEvent(event)
        cover_cut_row(self)

    def _wide(self, column: int) -> int:
        """How wide the texts of a column are, its heading too."""
        return max(self.fontMetrics().horizontalAdvance(one) for one in self._said(column))

    def _said(self, column: int) -> list[str]:
        texts = [self.draw.index(at, column).data() or "" for at in range(self.draw.rowCount())]
        return [*texts, str(self.draw.headerData(column, Qt.Orientation.Horizontal))]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys start at a person, and it shows at whom."""
        super().focusInEvent(event)
        if not self.selectionModel().hasSelection() and self.draw.rowCount():
            at = self.currentIndex()
            start = at if at.column() > 0 else self.draw.index(0, 1)
            self.setCurrentIndex(start)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Mark, swap, or forget the mark."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.text().isdecimal() or (enter and self._strays):
            self._strays = True
            self._forget()
            self.strayed.emit()
            return
        self._strays = self._strays and bool(event.text().strip())
        if enter and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.open_page()
        elif enter or event.key() == Qt.Key.Key_Space:
            self._mark_or_swap()
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.turned.emit(-1 if event.key() == Qt.Key.Key_PageUp else 1)
        elif event.key() == Qt.Key.Key_Escape and self.draw.marked is not None:
            self._forget()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A name may be drawn to another from here."""
        super().mousePressEvent(event)
        left = event.button() is Qt.MouseButton.LeftButton
        self._pressed = self._person(event.position().toPoint()) if left else None
        self._strays = self._done_by_click = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The name that is drawn is marked."""
        super().mouseMoveEvent(event)
        drawn, there = self._pressed, self._person(event.position().toPoint())
        if drawn is not None and drawn != there and self.draw.marked != drawn.participant_id:
            self._mark(drawn)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go on another, or click on another while somebody is marked: these two swap."""
        super().mouseReleaseEvent(event)
        there, drawn, self._pressed = self._person(event.position().toPoint()), self._pressed, None
        if drawn is not None and drawn != there and there is None:
            self._forget()
        elif drawn is not None and there is not None and self.draw.marked is not None:
            self._done_by_click = self.draw.marked != there.participant_id
            if self._done_by_click:
                self._swap_with(there)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Marks, as Enter does; where the first press swapped, the second does nothing."""
        if not self._done_by_click and self._person(event.position().toPoint()) is not None:
            self._mark_or_swap()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer the deeds for the person that sits there."""
        seat = self._person(event.pos())
        if seat is None:
            return
        name = seat.name.split("  ", 1)[-1].replace("&", "&&")
        menu = QMenu(self)
        swap = translate("draw", "&Ruilen: %1 met …").replace("%1", name)
        menu.addAction(swap, lambda: self._mark(seat))
        page = translate("draw", "&Pagina van %1").replace("%1", name)
        menu.addAction(page + "\tAlt+Enter", self.open_page)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _person(self, at: QPoint) -> Seat | None:
        """The seat there; None where nobody sits that can be swapped."""
        seat = self.draw.seat(self.indexAt(at))
        return seat if seat is not None and seat.participant_id is not None else None

    def open_page(self) -> None:
        """The page of who sits there."""
        seat = self.draw.seat(self.currentIndex())
        if seat is not None and seat.participant_id is not None:
            ask(self, ShowParticipant(seat.participant_id))

    def _mark_or_swap(self) -> None:
        seat = self.draw.seat(self.currentIndex())
        if seat is None or seat.participant_id is None:
            return
        if self.draw.marked is None:
            self._mark(seat)
        elif self.draw.marked == seat.participant_id:
            self._forget()
        else:
            self._swap_with(seat)

    def _mark(self, seat: Seat) -> None:
        self.draw.mark(seat.participant_id)
        self.marked.emit(seat.name)

    def _swap_with(self, seat: Seat) -> None:
        first = self.draw.marked
        self._forget()
        self.swapped.emit(first, seat.participant_id)

    def _forget(self) -> None:
        self.draw.mark(None)
        self.marked.emit("")
