"""Everybody with the particulars beside the list."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox

from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figure_columns import worded
from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import SearchKeys, search_field, show_found
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.splitters import ListWithPanel
from clubadmin.desktop.kit.tables import (
    Column,
    ListTable,
    RowsModel,
    held_sentence,
    stay_at,
)
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.desktop.members.particulars_form import ParticularsForm
from clubadmin.desktop.work import troubles
from clubadmin.domain.names import natural
from clubadmin.model.members.particulars import Particulars, Register
from clubadmin.model.members.turnout import SeasonTurnout
from clubadmin.services.members import particulars
from clubadmin.services.members.members import by_last


class ParticularsPane(TabPane):
    """Search, list, form."""

    chosen = Signal(object)  # Particulars of who is in view, or None

    def __init__(self, ops: Operations, theme: Theme, member_id: int) -> None:
        super().__init__()
        self._ops = ops
        self._register = Register(())
        self._season: SeasonTurnout | None = None
        self._wanted = member_id  # to be chosen once the list is there
        self._told: Particulars | None = None  # of whom something doubtful was told
        self.form = ParticularsForm(theme)
        self.search = search_field(self.tr("Zoeken op naam"), self.tr("Zoeken in de leden"))
        self.search.textChanged.connect(self._sift)
        self.with_inactive = QCheckBox(self.tr("Ook wie niet meer mee&speelt"))
        self.with_inactive.toggled.connect(self._sift)
        self.count = label(kind="muted")
        self.model: RowsModel[Particulars] = RowsModel(
            theme, self._columns(), lambda one: one.member.id
        )
        self.table = ListTable(theme, self.model, self.tr("Ledenadministratie"))
        self.table.let_sort(1)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(lambda _row: self.form.begin())
        self.table.lead(lambda one: ShowEntrant("member", one.member.id))
        SearchKeys(self.search, self.table)
        self.form.setMinimumWidth(theme.grid(46))
        self.form.stored.connect(self._store)
        self.form.left.connect(self.table.setFocus)
        foot = row(self.count, None, self.with_inactive)
        parts = (self.search, framed(self.table), foot)
        self.setLayout(column(ListWithPanel("particulars", parts, self.form, theme.grid(1.5))))

    def _columns(self) -> list[Column[Particulars]]:
        return [
            Column(
                self.tr("Nr."),
                lambda one: one.number,
                lambda one: natural(one.number or "~"),
                right=True,
                width=8,
            ),
            Column(
                self.tr("Naam"),
                lambda one: one.member.sorted_label,
                lambda one: by_last(one.member),
                look=lambda one: "" if one.member.active else "muted",
                least=20,
            ),
            worded(self.tr("Woonplaats"), lambda one: one.town, look="muted", width=20, spare=True),
            Column(
                self.tr("Telefoon"),
                lambda one: next(iter(one.phones), ""),
                look="muted",
                width=16,
                spare=True,
            ),
        ]

    def show_register(self, register: Register) -> None:
        """The list; what is being filled in stays."""
        self._register = register
        self.form.propose_number(particulars.free_number(register.people))
        self._sift()

    def show_turnout(self, season: SeasonTurnout | None) -> None:
        """Show the turnout of the last season played, below the name of the person in view."""
        self._season = season

    def start(self) -> None:
        """Begin in the form of the member asked for, else in the search."""
        if self.form.shown is not None:
            self.form.begin()
        else:
            self.search.setFocus()

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self.form.held

    def _sift(self) -> None:
        inactive = self.with_inactive.isChecked()
        people = [
            one
            for one in self._register.people
            if inactive or one.member.active or one.member.id == self._wanted
        ]
        found = show_found(self.table, self.search.text(), people)
        self.count.setText(counted(len(found), self.tr("naam"), self.tr("namen")))
        if self.form.held:
            return
        shown = self._wanted or (self.form.shown.member.id if self.form.shown else 0)
        one = next((one for one in found if one.member.id == shown), None)
        if one is not None and self._wanted:
            self.table.select_key(shown)
            self._wanted = 0
        self._show(one)

    def _look_at(self, at: int) -> None:
        rows = self.model.rows
        one = rows[at] if 0 <= at < len(rows) else None
        own = self.form.shown.member.id if self.form.shown else 0
        if not self.form.held:
            self._show(one)
        elif one is not None and one.member.id != own:
            self.form.said.say(held_sentence())
            stay_at(self.table, own)

    def _show(self, one: Particulars | None) -> None:
        self.form.show_person(one, self._register.fields, "\n".join(self._came(one)))
        self.chosen.emit(one)

    def _came(self, one: Particulars | None) -> Iterator[str]:
        """How often somebody was there, a line for each competition."""
        if one is None or self._season is None:
            return
        often, once = self.tr("%1 %2: %3 van %4 avonden"), self.tr("%1 %2: %3 van 1 avond")
        for contest in self._season.competitions:
            for came in contest.people:
                if came.member.id != one.member.id or not came.of:
                    continue
                said = once if came.of == 1 else often
                last = contest.last(came)
                if last is not None:
                    said += self.tr(", laatst op %5").replace("%5", short_date(last))
                said = said.replace("%4", str(came.of)).replace("%3", str(came.present))
                yield said.replace("%2", self._season.season).replace("%1", contest.name)

    def _store(self, wanted: Particulars) -> None:
        told = self._told == wanted

        def failed(error: Exception) -> None:
            if isinstance(error, particulars.Doubtful):
                self._told = wanted
                said = troubles.sentence(error) + " " + self.tr("Nog eens Enter slaat zo op.")
                self.form.said.say(said, "warning")
            else:
                self.form.said.say(troubles.sentence(error))

        def done(_kept: Particulars) -> None:
            self.form.settle()
            self.table.setFocus()

        self._ops.run(
            partial(particulars.keep, wanted=wanted, told=told), done, failed, changes=True
        )
