"""The control desk: a row a sheet, and who still have theirs."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import figured
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import SearchKeys, search_field
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.desktop.kit.wording import spoken_time
from clubadmin.desktop.sheet.states import state_sign, state_word
from clubadmin.desktop.work import troubles
from clubadmin.model.evenings.evening import SheetState, TablePlace
from clubadmin.model.sheets.sheet import ControlDesk, SheetLine
from clubadmin.services.sheets import sheets as desks

EVERY, TO_COME, TYPING, SIGNED = "every", "to-come", "typing", "signed"
_LOOKS = {SheetState.ERROR: "error", SheetState.SIGNED: "good", SheetState.COMPLETE: "warning"}


class ControlDeskWindow(SideWindow):
    """Stays open beside the sheets and follows what is typed; Enter opens a sheet."""

    patience = 400

    def __init__(
        self,
        parent: QWidget,
        ops: Operations,
        theme: Theme,
        evening_id: int,
        go: Callable[[int], object],
    ) -> None:
        super().__init__(parent, ops, theme, "control-desk", (140, 84))
        self.setWindowTitle(self.tr("Controletafel"))
        self._evening_id = evening_id
        self._go_to = go
        self._shown: ControlDesk | None = None
        self.headline = label(kind="heading", wrap=True)
        self._refused = troubles.told_in(self.headline, "! ")
        self.missing = label(kind="muted", wrap=True)
        self.search = search_field(
            self.tr("Zoeken op naam of tafel"), self.tr("Zoeken in de formulieren")
        )
        self.search.textChanged.connect(self._show_rows)
        self.which = Choice(
            {
                EVERY: self.tr("Alle formulieren"),
                TO_COME: self.tr("Nog te komen"),
                TYPING: self.tr("Binnen, nog aftekenen"),
                SIGNED: self.tr("Afgetekend"),
            }
        )
        self.which.setAccessibleName(self.tr("Welke formulieren"))
        self.which.setMinimumWidth(theme.grid(26))
        self.which.currentIndexChanged.connect(self._show_rows)
        self.model: RowsModel[SheetLine] = RowsModel(
            theme, self._columns(), lambda one: one.place.table_id
        )
        self.table = ListTable(theme, self.model, self.tr("Formulieren"), sort=-1)
        self.table.lead(_players)
        self.go_button = button(self.tr("&Naar het formulier"), self._go, "primary")
        self._lay_out()
        SearchKeys(self.search, self.table)
        self.table.entered.connect(lambda _row: self._go())
        QShortcut(QKeySequence("Ctrl+F"), self, self.search.setFocus)
        for key, what in (("P", "pen"), ("K", "cards")):
            QShortcut(
                QKeySequence(key),
                self.table,
                partial(self._tick, what),
                context=Qt.ShortcutContext.WidgetShortcut,
            )
        self.refresh()

    def refresh(self) -> None:
        """Read where each sheet is now."""
        self.ops.run(
            partial(desks.control_desk, evening_id=self._evening_id), self._arrived, self._refused
        )

    def _lay_out(self) -> None:
        grid = self.theme.grid
        empty = EmptyPlace(
            self.theme,
            self.tr("Nog geen formulieren"),
            self.tr("Zodra er geloot is, staat hier van elke tafel het formulier."),
        )
        self.views = ListOrEmpty(framed(self.table), empty)
        away = button(self.tr("&Sluiten"), self.close, "quiet")
        self.ticking = label(self.tr("P: de pen is terug · K: de kaarten zijn terug"), "small")
        foot = row(away, self.ticking, None, self.go_button, gap=grid(1))
        tools = row((self.search, 1), self.which, gap=grid(1.5))
        self.setLayout(
            column(
                self.headline,
                self.missing,
                tools,
                (self.views, 1),
                foot,
                gap=grid(1),
                margin=grid(2),
            )
        )

    def _columns(self) -> list[Column[SheetLine]]:
        shown = self._shown is not None and self._shown.hands_in
        return [*self._sheet_columns(), *(self._ticks() if shown else ())]

    def _ticks(self) -> list[Column[SheetLine]]:
        """The columns of things that came with the sheet: ticked with P and K."""
        return [
            Column(self.tr("Pen"), lambda one: "✓" if one.pen else "–", width=8),
            Column(self.tr("Kaarten"), lambda one: "✓" if one.cards else "–", width=11),
        ]

    def _sheet_columns(self) -> list[Column[SheetLine]]:
        return [
            Column(
                self.tr("Ronde"),
                lambda one: str(one.place.round),
                lambda one: (one.place.round, one.place.number),
                right=True,
                width=9,
            ),
            Column(
                self.tr("Tafel"),
                lambda one: str(one.place.number),
                lambda one: (one.place.number, one.place.round),
                right=True,
                width=8,
            ),
            Column(
                self.tr("Wie"),
                lambda one: _who(one.place),
                lambda one: folded(one.place.names),
                least=30,
            ),
            Column(
                self.tr("Formulier"),
                lambda one: _state(one.place),
                lambda one: list(SheetState).index(one.place.state),
                look=lambda one: _LOOKS.get(one.place.state, ""),
                width=16,
            ),
            Column(
                self.tr("Spellen"),
                lambda one: f"{one.place.typed}/{one.games}",
                lambda one: one.place.typed,
                right=True,
                look="muted",
                width=11,
            ),
            figured(self.tr("Om"), lambda one: one.signed_at, spoken_time, look="muted", width=9),
        ]

    def _arrived(self, shown: ControlDesk) -> None:
        first = self._shown is None
        self._shown = shown
        self.views.show_list(bool(shown.sheets))
        self.ticking.setVisible(shown.hands_in)
        text = self.tr("%1 afgetekend · %2 binnen, nog niet afgetekend · %3 nog te komen")
        counts = (shown.signed, shown.typing, shown.to_come)
        for sign, count in enumerate(counts, 1):
            text = text.replace(f"%{sign}", str(count))
        self.headline.setText(text)
        self.missing.setText(self._to_come(shown))
        self.missing.setVisible(bool(shown.to_come))
        self._show_rows()
        if first:
            self.search.setFocus()

    def _to_come(self, shown: ControlDesk) -> str:
        """Tell which tables still have their sheet, round by round."""
        rounds: dict[int, list[str]] = {}
        for one in shown.sheets:
            if one.to_come:
                rounds.setdefault(one.place.round, []).append(str(one.place.number))
        parts = [
            self.tr("ronde %1: tafel %2")
            .replace("%1", str(number))
            .replace("%2", ", ".join(tables))
            for number, tables in rounds.items()
        ]
        return self.tr("Nog te komen: %1").replace("%1", "; ".join(parts))

    def _show_rows(self) -> None:
        words = folded(self.search.text()).split()
        sheets = self._shown.sheets if self._shown else ()
        found = [one for one in sheets if self._wanted(one) and _found(one, words)]
        self.table.show_rows(found, self._columns())
        if found and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        self.go_button.setEnabled(bool(found))

    def _wanted(self, one: SheetLine) -> bool:
        if self.which.value == TO_COME:
            return one.to_come
        if self.which.value == TYPING:
            return not one.to_come and not one.signed
        return self.which.value == EVERY or one.signed

    def _tick(self, what: str) -> None:
        """Tick what came back with the sheet one is at, or take the tick off."""
        at = self.table.currentIndex().row()
        if self._shown is None or not self._shown.hands_in or at < 0:
            return
        one = self.model.rows[at]
        there = not (one.pen if what == "pen" else one.cards)
        table_id = one.place.table_id
        self.ops.change(
            lambda club: desks.hand_in(club, table_id, **{what: there}),
            lambda _saved: self.refresh(),
            self._refused,
        )

    def _go(self) -> None:
        at = self.table.currentIndex().row()
        if 0 <= at < len(self.model.rows):
            self._go_to(self.model.rows[at].place.table_id)
            main = self.parentWidget()
            if main is not None:
                main.activateWindow()  # the keyboard goes to the sheet; this stays beside it


def _state(place: TablePlace) -> str:
    """The state of a sheet in a sign and a word."""
    sign = state_sign(place.state, totals=place.totals_only)
    return f"{sign} {state_word(place.state, totals=place.totals_only)}".strip()


def _who(place: TablePlace) -> str:
    """The pairs against each other; where each plays for himself, all of them."""
    if place.players < 4:
        return place.names
    text = translate("ControlDeskWindow", "%1 tegen %2")
    return text.replace("%1", place.wij).replace("%2", place.zij)


def _found(one: SheetLine, words: list[str]) -> bool:
    """Whether every word occurs in a name, or is the number of the table."""
    names = folded(one.place.names)
    return all(word in names or word == str(one.place.number) for word in words)


def _players(line: SheetLine) -> dict[str, ShowEntrant]:
    """The pages of those at the table."""
    place = line.place
    there = (one for one in (place.n, place.s, place.e, place.w) if one is not None)
    return {one.name: ShowEntrant("member", one.id) for one in there}
