"""The protests of an evening: handed in here, decided on, and how long there is time for them."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.doors import (
    ShowDecision,
    ShowDecisions,
    ShowParticipant,
    ShowProtests,
    ShowReferee,
    ask,
)
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.tabs import director_tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import (
    Said,
    TabButton,
    button,
    card,
    column,
    holder,
    label,
    restyle,
    row,
)
from clubadmin.desktop.kit.wording import protest_time, spoken_date, spoken_moment, spoken_time
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.protest import Finality, Protest, ProtestState, Stage
from clubadmin.model.sheets.dispute import case_of
from clubadmin.model.sheets.sheet import Scoresheet
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import protests
from clubadmin.services.sheets import sheets


def open_protests(
    parent: QWidget,
    ops: Operations,
    theme: Theme,
    evening_id: int,
    go: Callable[[int, int], object],
) -> None:
    """The protests of an evening; `go` is called with the table and row to show."""

    def show(listed: Listed) -> None:
        if (shown := ProtestsWindow.open_one(parent, ops, theme, listed)) is not None:
            shown.game_wanted.connect(go)

    ops.run(lambda club: protests_of(club, evening_id), show)


@dataclass(frozen=True)
class Listed:
    """The protests of an evening, with the evening they belong to."""

    evening: Evening
    protests: tuple[Protest, ...]
    finality: Finality


class ProtestsWindow(SideWindow):
    """A row a protest, in the order in which they came; below it what it says."""

    help_topic = "protesten"
    game_wanted = Signal(int, int)  # table and row of its sheet: show it

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, listed: Listed) -> None:
        super().__init__(parent, ops, theme, "director", (112, 66))
        self.listed = listed
        self._left = 0  # seconds
        self.headline = label("", "heading", wrap=True)
        self.model: RowsModel[Protest] = RowsModel(theme, [], lambda one: one.id)
        self.table = ListTable(theme, self.model, self.tr("Protesten"))
        self.text = label("", wrap=True)
        self.detail = label("", "muted", wrap=True)
        self.said = Said()
        self._refused = troubles.told_in(self.said)
        self.new = button(self.tr("Protest &indienen"), self.hand_in, "primary")
        self.judge = button(self.tr("&Uitspraak"), self.decide)
        self.game = button(self.tr("&Beslissing bij het spel (F8)"), self.rule_on_game)
        self.go = button(self.tr("&Naar het spel"), self._go)
        self.print = button(self.tr("&Afdrukken"), self.print_list)
        self.take_back = button(self.tr("In&trekken"), self._ask_withdraw, "danger")
        self.sure = button(self.tr("&Ja, intrekken"), self._withdraw, "danger")
        self.stay = button(self.tr("&Laten staan"), self._stay, "quiet")
        self._second = QTimer(self, interval=1000)
        self._second.timeout.connect(self._count_down)
        self._lay_out()
        self.table.looked_at.connect(lambda _row: self._show_one())
        self.table.entered.connect(lambda _row: self.decide())
        self.table.lead(
            lambda one: ShowParticipant(one.participant_id) if one.participant_id else None
        )
        keys = {"F8": self.rule_on_game, "Ctrl+N": self.hand_in, "Ctrl+P": self.print_list}
        for key, deed in keys.items():
            QShortcut(QKeySequence(key), self, deed)
        QShortcut(QKeySequence("Delete"), self.table, self._ask_withdraw)
        self._show(listed)

    @property
    def protest(self) -> Protest | None:
        """The one that is marked."""
        return self.model.row_at(self.table.currentIndex().row())

    def refresh(self) -> None:
        """Read what there is now."""
        evening_id = self.listed.evening.id
        self.ops.run(lambda club: protests_of(club, evening_id), self._show, self._refused)

    def hand_in(self) -> None:
        """Somebody protests."""
        if not self.new.isEnabled():
            return
        from clubadmin.desktop.protests.hand_in import HandIn

        HandIn(self, self.ops, self.theme, self.listed.evening, self.listed.finality).open()

    def decide(self) -> None:
        """Uphold or reject the one that is marked."""
        made = self.protest
        if made is None or not self.judge.isEnabled():
            return
        from clubadmin.desktop.protests.hand_in import Decide

        Decide(self, self.ops, self.theme, made, self._where(made)).open()

    def rule_on_game(self) -> None:
        """Open the decision about the game itself; the row follows from it."""
        made = self.protest
        if made is not None and made.table_id is None:
            self.said.say(self.tr("Dit protest gaat niet over een spel. Beslis erover met Enter."))
        if made is None or made.table_id is None or not self.game.isEnabled():
            return
        table_id, number = made.table_id, made.game

        def show(sheet: Scoresheet) -> None:
            at = self._row_of(made) or 1
            ask(self, ShowDecision(case_of(sheet, at, sheet.lines[at - 1])))

        if number is None or self.listed.evening.form.compared:
            self._go()  # where the decision is made with all of the game in view
        else:
            self.ops.run(lambda club: sheets.sheet(club, table_id), show, self._refused)

    def print_list(self) -> None:
        """Show all protests on paper, on the screen first."""
        evening, made = self.listed.evening, self.listed.protests
        paper = paper_of("rulings.evening_lists.evening_protests", evening, made)
        title = self.tr("Protesten")
        preview_paper(self, title, paper, files.evening_file(evening, title))

    def _lay_out(self) -> None:
        grid = self.theme.grid
        away = button(self.tr("&Sluiten"), self.reject, "quiet")
        deeds = (self.take_back, self.print, self.go, self.game, self.judge)
        foot = row(away, None, *deeds, gap=grid(1))
        head = row((self.headline, 1), self.new, gap=grid(1))
        self._question = label("", "strong", wrap=True)
        ask = row((self._question, 1), self.stay, self.sure, gap=grid(1))
        self._ask_row = holder(ask)
        box = card(self.text, self.detail, self._ask_row, gap=grid(1), margin=grid(1.5))
        evening_id = self.listed.evening.id
        tabs = director_tabs(
            self.theme,
            self,
            1,
            lambda: ShowDecisions(evening_id),
            lambda: ShowProtests(evening_id),
            lambda: ShowReferee(rules=self.listed.evening.rules),
        )
        parts = (tabs, head, (self.table, 1), box, self.said, foot)
        self.setLayout(column(*parts, gap=grid(1.25), margin=grid(2)))
        self._ask_row.hide()

    def _columns(self) -> list[Column[Protest]]:
        return [
            Column(self.tr("Ingediend"), lambda one: spoken_time(one.made_at), width=11),
            Column(self.tr("Wie"), lambda one: one.name or "–", least=24),
            Column(self.tr("Waar"), self._where, width=30),
            Column(self.tr("Uitspraak"), self._state, width=18, look=_state_look),
        ]

    def _where(self, one: Protest) -> str:
        if not one.table:
            return self.tr("in het algemeen")
        place = self.tr("ronde %1, tafel %2").replace("%1", str(one.round))
        place = place.replace("%2", str(one.table))
        game = self.tr("%1, spel %2").replace("%1", place)
        return place if one.game is None else game.replace("%2", str(one.game))

    def _state(self, one: Protest) -> str:
        return {
            ProtestState.OPEN: "! " + self.tr("open"),
            ProtestState.UPHELD: "✓ " + self.tr("toegewezen"),
            ProtestState.REJECTED: self.tr("afgewezen"),
            ProtestState.WITHDRAWN: self.tr("ingetrokken"),
        }[one.state]

    def _show(self, listed: Listed) -> None:
        self.listed = listed
        title = self.tr("Protesten · %1").replace("%1", spoken_date(listed.evening.date))
        self.setWindowTitle(title)
        self.table.show_rows(list(listed.protests), self._columns())
        if listed.protests and self.protest is None:
            self.table.selectRow(0)
        self._left = listed.finality.left
        if self._left:
            self._second.start()
        else:
            self._second.stop()
        self._show_head()
        self._show_one()
        there = self.focusWidget()
        if there is None or isinstance(there, TabButton):
            (self.table if listed.protests else self.new).setFocus()

    def _show_head(self) -> None:
        self.headline.setText(self._finality(self.listed.finality))
        open_ = self.listed.finality.stage is not Stage.FINAL
        self.new.setEnabled(open_ and bool(self.listed.evening.plan))

    def _finality(self, one: Finality) -> str:
        if one.stage is Stage.FINAL:
            reopen = self.tr("Komt er een, heropen dan de avond bij Uitslag.")
            late = protest_time(one)
            return f"{late} {reopen}" if late else self.tr("De uitslag is definitief.")
        if one.stage is Stage.PROVISIONAL:
            text = self.tr("Voorlopig tot %1 uur: nog %2.")
            text = text.replace("%1", spoken_time(one.until))
            return text.replace("%2", f"{self._left // 60}:{self._left % 60:02}")
        if one.stage is Stage.PROTESTED:
            return self.tr("De tijd is om; over een protest is nog niet beslist.")
        if one.stage is Stage.READY:
            return self.tr("De tijd voor protesten is om; de avond kan worden afgesloten.")
        text = self.tr("Er wordt nog gespeeld. Na het laatste formulier is er %1 minuten de tijd.")
        return text.replace("%1", str(one.minutes))

    def _count_down(self) -> None:
        """A second less; at the end it is read again, for the wall clock may say otherwise."""
        self._left -= 1
        if self._left > 0:
            self._show_head()
        else:
            self._second.stop()
            self.refresh()

    def _show_one(self) -> None:
        self._stay()
        made = self.protest
        none = self.tr(
            "Nog geen protesten. Wie het niet eens is met een uitslag dient hier een protest in: "
            "bij een tafel, bij een spel of in het algemeen."
        )
        final = self.listed.finality.stage is Stage.FINAL
        if final:
            none = self.tr("Er is geen protest ingediend.")
        self.text.setText(made.text if made else none)
        restyle(self.text, "kind", "" if made else "muted")
        self.detail.setText(self._ruled(made) if made else "")
        self.detail.setVisible(bool(made and made.decided_at))
        changing = made is not None and not final
        gone = made is not None and made.state is ProtestState.WITHDRAWN
        self.judge.setEnabled(changing and not gone)
        self.take_back.setEnabled(changing and made is not None and made.state is ProtestState.OPEN)
        at_table = made is not None and made.table_id is not None
        self.go.setEnabled(at_table)
        self.game.setEnabled(changing and at_table and not gone)
        restyle(self.judge, "kind", "primary" if made and made.state is ProtestState.OPEN else "")

    def _ruled(self, made: Protest) -> str:
        parts = (self._state(made), made.article, made.decided_by, spoken_moment(made.decided_at))
        told = " · ".join(part for part in parts if part)
        return f"{told}\n{made.ruling}" if made.ruling else told

    def _row_of(self, made: Protest) -> int:
        """The row of the game on its sheet; 0 for the whole of it."""
        tables = (table for plan in self.listed.evening.plan for table in plan.tables)
        table = next((one for one in tables if one.table_id == made.table_id), None)
        if made.game is None or table is None:
            return 0
        return table.wallets.index(made.game) + 1 if table.wallets else made.game

    def _go(self) -> None:
        made = self.protest
        if made is not None and made.table_id is not None:
            self.game_wanted.emit(made.table_id, self._row_of(made) or 1)
            self.accept()

    def _ask_withdraw(self) -> None:
        if self.protest is not None and self.take_back.isEnabled():
            text = self.tr("Dit protest intrekken? Het blijft als ingetrokken in de lijst.")
            self._question.setText(text)
            self._ask_row.show()
            self.stay.setFocus()

    def _stay(self) -> None:
        if self._ask_row.isVisible():
            self._ask_row.hide()
            self.table.setFocus()

    def _withdraw(self) -> None:
        made = self.protest
        if made is None:
            return
        number = made.id
        self._stay()
        self.ops.change(
            lambda club: protests.withdraw(club, number),
            lambda _saved: self.said.say(self.tr("Het protest is ingetrokken."), "good"),
            self._refused,
        )


def _state_look(one: Protest) -> str:
    looks = {ProtestState.OPEN: "warning", ProtestState.UPHELD: "good"}
    return looks.get(one.state, "muted")


def protests_of(club: OpenClub, evening_id: int) -> Listed:
    """Every protest of an evening, and how far its result is from being final."""
    return Listed(
        evenings.evening(club, evening_id),
        protests.protests(club, evening_id),
        protests.finality(club, evening_id),
    )
