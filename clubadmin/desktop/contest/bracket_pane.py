"""The bracket with what is to be done about it: choosing who go on where a table is level."""

import secrets
from itertools import combinations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.contest.bracket_view import BracketView
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.forms import Choice, Field, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, Said, button, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.domain.terms import Position
from clubadmin.model.draw.knockout import Bracket, BracketSeat, BracketTable
from clubadmin.model.explain.figure_asked import SheetAsked
from clubadmin.services.draw import knockout

Chosen = tuple[Position, ...]


def choices(table: BracketTable) -> dict[Chosen, str]:
    """Each set of seats that may go on from a level table, with their names; partners first."""
    seats = [one for one in table.seats if one.position is not None]
    ranked = sorted(seats, key=lambda one: -_total(one))
    if len(ranked) < table.going_on:
        return {}
    last = _total(ranked[table.going_on - 1])
    sure = [one for one in seats if _total(one) > last]
    level = [one for one in seats if _total(one) == last]
    sets = [[*sure, *more] for more in combinations(level, table.going_on - len(sure))]
    if len({one.number for one in seats}) < len(seats):  # pairs: a side goes on as a whole
        sets = [who for who in sets if _partners(who)]
    sets.sort(key=lambda who: not _partners(who))
    return {
        tuple(one.position for one in who if one.position): " – ".join(one.name for one in who)
        for who in sets
    }


def _total(seat: BracketSeat) -> int:
    return seat.total or 0


def _partners(who: list[BracketSeat]) -> bool:
    sides = {one.position.side for one in who if one.position}
    return len(sides) == 1


class GoOnBar(CardBox):
    """The choice who go on from a level table, and how that was decided."""

    decided = Signal(object, object, str)  # BracketTable, the seats, the reason
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._table: BracketTable | None = None
        self._sets: list[Chosen] = []
        self._heading = label("", "strong", wrap=True)
        self.who = Choice()
        self.reason = line(most=200)
        self.said = Said()
        fields = row(
            (Field(self.tr("&Wie gaan er door"), self.who), 3),
            (Field(self.tr("&Hoe is dat beslist"), self.reason), 3),
            button(self.tr("&Loten"), self._by_lot),
            button(self.tr("Door&gaan"), self._decide, "primary"),
            gap=theme.grid(1.5),
        )
        for at in range(fields.count()):
            if item := fields.itemAt(at):
                item.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self.setLayout(
            column(self._heading, fields, self.said, gap=theme.grid(0.75), margin=theme.grid(1.5))
        )
        self.hide()

    def show_table(self, table: BracketTable | None) -> None:
        """Ask about this table; None, or one that is not level, puts the bar away."""
        level = table is not None and table.level
        same = self._table is not None and table == self._table
        self._table = table if level else None
        self.setVisible(level)
        if not level or same or table is None:
            return
        text = self.tr("Ronde %1, tafel %2 staat gelijk.")
        self._heading.setText(text.replace("%1", str(table.round)).replace("%2", str(table.number)))
        found = choices(table)
        self._sets = list(found)
        names = {str(at): name for at, name in enumerate(found.values())}
        self.who.offer({"": self.tr("kies …"), **names})  # nobody goes on unless somebody says so
        self.who.choose("")
        self.reason.setText(self.tr("nog een spel"))
        self.said.say("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter decides, Escape goes back to the picture."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._decide()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _by_lot(self) -> None:
        self.who.choose(str(secrets.randbelow(max(1, len(self._sets)))))
        self.reason.setText(self.tr("geloot"))

    def _decide(self) -> None:
        if not self.who.value:
            self.said.say("! " + self.tr("Kies eerst wie er doorgaan."))
            self.who.setFocus()
        elif self._table is not None:
            self.decided.emit(
                self._table, self._sets[int(self.who.value)], self.reason.text().strip()
            )


class BracketPane(QWidget):
    """The picture, a sentence above it, and the bar below."""

    sheet_asked = Signal(int)  # table id
    figure_asked = Signal(object)  # one of `views.figure_asked`
    chosen = Signal()  # who go on was chosen, and kept

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._evening_id: int | None = None
        self.view = BracketView(theme)
        self.bar = GoOnBar(theme)
        self._said, self._noted = Said(), Said()
        self.setLayout(column(self._said, self._noted, self.view, self.bar, gap=theme.grid(1)))
        self.setFocusProxy(self.view.canvas)
        self.view.canvas.moved.connect(self._moved)
        self.view.canvas.entered.connect(self._entered)
        self.bar.decided.connect(self._go_on)
        self.bar.left.connect(self.view.canvas.setFocus)

    def show_evening(self, evening_id: int) -> None:
        """Read the bracket of an evening and show it."""
        self._evening_id = evening_id
        self._ops.run(
            lambda club: knockout.bracket(club, evening_id),
            self._show,
            troubles.told_in(self._said, "! "),
        )

    def ask_current(self) -> bool:
        """Have the totals of the table one is at explained; False where nothing is typed."""
        table = self.view.canvas.current
        if table is None or table.table_id is None:
            return False
        self.figure_asked.emit(SheetAsked(table.table_id))
        return True

    def _show(self, bracket: Bracket) -> None:
        if bracket.evening_id != self._evening_id:
            return
        self.view.canvas.show_bracket(bracket)
        todo = [language.told(one) for one in bracket.todo]
        if bracket.winners:
            names = " – ".join(one.name for one in bracket.winners)
            text = self.tr("Winnaars: %1") if len(bracket.winners) > 1 else self.tr("Winnaar: %1")
            self._said.say("★ " + text.replace("%1", names), "good")
        else:
            self._said.say(" ".join(todo), "warning")
        self._noted.say(" ".join(language.told(one) for one in bracket.noted), "warning")
        self._moved()  # what was asked about a table may be answered now

    def _moved(self) -> None:
        self.bar.show_table(self.view.canvas.current)

    def _entered(self) -> None:
        table = self.view.canvas.current
        if table is None:
            return
        if table.level:
            self.bar.who.setFocus()
        elif table.table_id is not None:
            self.sheet_asked.emit(table.table_id)

    def _go_on(self, table: BracketTable, seats: Chosen, reason: str) -> None:
        table_id = table.table_id
        assert table_id is not None
        self._ops.change(
            lambda club: knockout.go_on(club, table_id, seats, reason),
            self._gone_on,
            troubles.told_in(self.bar.said, "! "),
        )

    def _gone_on(self, bracket: Bracket) -> None:
        self._show(bracket)
        self.view.canvas.setFocus()
        if level := bracket.level:
            self.view.canvas.choose(level[0])
        self.chosen.emit()
