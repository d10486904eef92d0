"""Who may be named in the paper and on the web, ticked one by one or all at once."""

from collections.abc import Collection
from datetime import date
from functools import partial

from PySide6.QtCore import Qt

from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figures import plain_date, whole
from clubadmin.desktop.kit.forms import Field, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import SearchKeys, search_field
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded, on_list
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row, tip
from clubadmin.desktop.publishing import loading
from clubadmin.desktop.publishing.part import Part
from clubadmin.model.publishing.publishing import Consent
from clubadmin.services.publishing.consents import give_consent, withdraw_consent


class ConsentPart(Part):
    """A row a person; the space bar ticks."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._all: tuple[Consent, ...] = ()
        self.search = search_field(self.tr("Zoeken op naam"))
        self.search.textChanged.connect(lambda _text: self._show())
        self.how = line(hint=self.tr("op papier, per e-mail"), most=100)
        self.model: RowsModel[Consent] = RowsModel(
            theme, self._columns(), lambda one: one.member.id
        )
        self.table = ListTable(theme, self.model, self.tr("Toestemming"))
        self.table.let_sort(1)
        self.table.lead(lambda one: ShowEntrant("member", one.member.id))
        self.table.entered.connect(lambda _row: self.toggle())
        self.count = label(kind="muted")
        self.all_button = button(self.tr("&Allen in de lijst"), self.give_all)
        self.none_button = button(self.tr("&Geen van allen"), self.withdraw_all)
        self.tick_button = button(self.tr("&Wel of niet (spatie)"), self.toggle, "primary")
        SearchKeys(self.search, self.table)
        on_list(self.table, Qt.Key.Key_Space, self.toggle)
        self._lay_out()

    def _columns(self) -> list[Column[Consent]]:
        return [
            Column(
                self.tr("Mag"),
                lambda one: "✓" if one.given_on else "",
                lambda one: one.given_on is None,
                width=7,
                look=lambda _one: "good",
            ),
            Column(
                self.tr("Naam"),
                lambda one: one.member.label,
                lambda one: folded(one.member.sorted_name),
                least=24,
            ),
            Column(
                self.tr("Sinds"),
                lambda one: plain_date(one.given_on) if one.given_on else "",
                lambda one: one.given_on or date.max,
                width=19,
            ),
            Column(self.tr("Hoe"), lambda one: one.remark, look=lambda _one: "muted", width=20),
        ]

    def _lay_out(self) -> None:
        grid = self.theme.grid
        told = self.tr(
            "Vraag ieder lid of de naam in de krant en op de website mag (AVG). Zonder "
            "vinkje staat er “een lid”. Een vinkje weghalen kan altijd."
        )
        self.empty = EmptyPlace(
            self.theme,
            (
                self.tr("Nog geen leden"),
                self.tr("Voer eerst leden in; dan kunt u hier aanvinken wie genoemd mag worden."),
            ),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        top = row(
            Field(self.tr("&Zoeken"), self.search),
            Field(self.tr("&Hoe is toestemming gegeven"), self.how),
            gap=grid(1.5),
        )
        foot = row(
            self.count, None, self.none_button, self.all_button, self.tick_button, gap=grid(1)
        )
        tip(self.tick_button, self.tr("Spatie"))
        layout = column(label(told, "muted", wrap=True), top, self.stack, self.said, foot)
        layout.setSpacing(grid(1.25))
        layout.setStretch(2, 1)
        self.setLayout(layout)

    def take_keyboard(self) -> None:
        """The search field."""
        self.search.setFocus()

    def show_choices(self, choices: loading.Choices) -> None:
        """Show who agreed now."""
        self._all = choices.consents
        self.stack.show_list(bool(self._all))
        self._show()

    @property
    def current(self) -> Consent | None:
        """The row that is marked."""
        at = self.table.currentIndex().row()
        return self.model.rows[at] if 0 <= at < len(self.model.rows) else None

    def toggle(self) -> None:
        """Tick the row that is marked, or take its tick away."""
        one = self.current
        if one is None:
            return
        if one.given_on is None:
            self._give([one.member.id])
        else:
            self._withdraw([one.member.id])

    def give_all(self) -> None:
        """Everybody that the search leaves."""
        self._give([one.member.id for one in self.model.rows])

    def withdraw_all(self) -> None:
        """Nobody that the search leaves."""
        self._withdraw([one.member.id for one in self.model.rows])

    def _give(self, members: Collection[int]) -> None:
        work = partial(give_consent, member_ids=members, day=date.today(), remark=self.how.text())
        self.ops.run(work, lambda _saved: self.said.say(""), self.refused, changes=True)

    def _withdraw(self, members: Collection[int]) -> None:
        work = partial(withdraw_consent, member_ids=members)
        self.ops.run(work, lambda _saved: self.said.say(""), self.refused, changes=True)

    def _show(self) -> None:
        words = folded(self.search.text()).split()
        found = [one for one in self._all if all(w in folded(one.member.label) for w in words)]
        self.table.show_rows(found)
        if found and self.current is None:
            self.table.selectRow(0)
        agreed = sum(one.given_on is not None for one in self._all)
        text = self.tr("%1 van de %2 mogen genoemd worden")
        self.count.setText(text.replace("%1", whole(agreed)).replace("%2", whole(len(self._all))))
