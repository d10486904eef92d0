"""The second tab: of which kind everybody is, since when, and in which household."""

from dataclasses import replace

from PySide6.QtWidgets import QFrame

from clubadmin.desktop.administration.loading import Ledger
from clubadmin.desktop.administration.panes import Pane, keep_rest
from clubadmin.desktop.kit.bound import Ask, Bound, Pick, Typed
from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figure_columns import member_column
from clubadmin.desktop.kit.forms import Choice, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import SearchKeys, search_field, show_found
from clubadmin.desktop.kit.splitters import ListWithPanel, panel
from clubadmin.desktop.kit.tables import (
    Column,
    ListTable,
    RowsModel,
    held_sentence,
    stay_at,
)
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.i18n.figures import day_in_figures
from clubadmin.model.administration.dues import Membership
from clubadmin.model.members.member import Member
from clubadmin.part import fillings
from clubadmin.services.administration import memberships


class MembershipsPane(Pane):
    """Search, list, form."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._shown: Membership | None = None
        self.search = search_field(self.tr("Zoeken op naam"), self.tr("Zoeken in wie lid is"))
        self.search.textChanged.connect(self._sift)
        self.model: RowsModel[Membership] = RowsModel(
            theme, self._columns(), lambda one: one.member.id
        )
        self.table = ListTable(theme, self.model, self.tr("Wie lid is"), sort=0)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(lambda _row: self.fields["kind"].widget.setFocus())
        self.table.lead(lambda one: ShowEntrant("member", one.member.id))
        SearchKeys(self.search, self.table)
        self.said_here = Said()
        self.all_button = button("", self._give_all)
        grid = theme.grid
        foot = row((self.said_here, 1), self.all_button, gap=grid(1))
        parts = (self.search, framed(self.table), foot)
        self.setLayout(column(ListWithPanel("memberships", parts, self._form(), grid(1.5))))
        self._show_one(None)

    def _columns(self) -> list[Column[Membership]]:
        return [
            member_column(self.tr("Naam"), least=26),
            Column(self.tr("Soort"), lambda one: one.kind or "–", least=10),
            Column(
                self.tr("Lid sinds"),
                lambda one: day_in_figures(one.joined),
                lambda one: str(one.joined or ""),
                width=15,
                spare=True,
            ),
            Column(
                self.tr("Tot en met"),
                lambda one: day_in_figures(one.ended),
                lambda one: str(one.ended or ""),
                width=13,
                spare=True,
            ),
            Column(self.tr("Huishouden"), lambda one: one.household, least=13, spare=True),
        ]

    def _form(self) -> QFrame:
        grid = self.theme.grid
        self._heading = label(kind="heading", wrap=True)
        home = Typed(hint=self.tr("Bijvoorbeeld: Kerkstraat 1"))
        together = self.tr("Wie hier hetzelfde heeft, woont bij elkaar: voor de korting.")
        self.fields = Bound(
            (
                Ask("kind", self.tr("&Soort"), Pick()),
                Ask("household", self.tr("&Huishouden"), home, together),
            ),
            self._store,
        )
        self.store_button = button(self.tr("&Opslaan"), self._store, "primary")
        self.more = [kind(grid(1.5), self.change) for kind in fillings("fields-of-a-member")]
        for one in self.more:
            one.entered.connect(self._store)
        fields = tall(self.theme, *self.fields.fields.values(), *self.more)
        self.form = panel(self.theme, self._heading, fields, row(None, self.store_button))
        return self.form

    def show_ledger(self, ledger: Ledger) -> None:
        """The list; what is being filled in stays."""
        super().show_ledger(ledger)
        for more in self.more:
            more.show_ledger(ledger)
        none = {"": self.tr("geen: betaalt niets")}
        kind = self.fields["kind"].widget
        assert isinstance(kind, Choice)
        kind.offer(none | {one.kind.name: one.kind.name for one in ledger.kinds})
        self._sift()
        without = [one for one in ledger.memberships if not one.kind]
        self.all_button.setVisible(bool(without and ledger.kinds))
        if ledger.kinds:
            text = self.tr("Maak wie nog &geen soort heeft (%1): %2")
            text = text.replace("%1", str(len(without)))
            self.all_button.setText(text.replace("%2", ledger.kinds[0].kind.name))
        said = self.tr("Geef eerst bij Soorten aan wat een lid betaalt.")
        self.said_here.say("" if ledger.kinds else said, "warning")

    def go_to(self, member_id: int) -> None:
        """Choose the row of a member."""
        if self.table.select_key(member_id):
            self.table.scrollTo(self.table.currentIndex())

    def start(self) -> None:
        """Begin in the search."""
        self.search.setFocus()

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self._shown is not None and any(one.held for one in (self.fields, *self.more))

    def _sift(self) -> None:
        found = show_found(self.table, self.search.text(), self.ledger.memberships)
        if not self.held:
            shown = self._shown.member.id if self._shown else 0
            self._show_one(next((one for one in found if one.member.id == shown), None))

    def _look_at(self, at: int) -> None:
        one = self.model.row_at(at)
        own = self._shown.member.id if self._shown else 0
        if not self.held:
            self._show_one(one)
        elif one is not None and one.member.id != own:
            self.fields["kind"].complain(held_sentence())
            stay_at(self.table, own)

    def _show_one(self, one: Membership | None) -> None:
        self._shown = one
        self.form.setEnabled(one is not None)
        self._heading.setText(one.member.label if one else self.tr("Kies iemand in de lijst"))
        self.fields.show(one or Membership(Member(0, "")))
        for more in self.more:
            more.show_member(one.member.id if one else 0)

    def _store(self) -> None:
        """Store the fields, the kind of membership first."""
        if not self.fields.held and any(one.held for one in self.more):
            keep_rest(self.more, self.table.setFocus)
            return
        typed = self.fields.read()
        if self._shown is None or typed is None:
            return
        wanted = replace(self._shown, **typed)
        self.change(
            lambda club: memberships.keep(club, wanted),
            self._stored,
            self.fields["kind"].complain,
        )

    def _stored(self) -> None:
        self.fields.settle()
        keep_rest(self.more, self.table.setFocus)

    def _give_all(self) -> None:
        kind = self.ledger.kinds[0].kind.name
        who = [one.member.id for one in self.ledger.memberships if not one.kind]
        self.change(
            lambda club: memberships.give_kind(club, who, kind),
            self.search.setFocus,
            lambda sentence: self.said_here.say(sentence, "error"),
        )
