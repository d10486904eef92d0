"""The third tab: the kinds of members of a season and what each costs."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QFrame, QWidget

from clubadmin.desktop.administration.loading import Ledger
from clubadmin.desktop.administration.panes import Pane, euros
from clubadmin.desktop.kit.bound import Ask, Bound, Count, Money, Pick, Typed
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import figured, right_column
from clubadmin.desktop.kit.forms import tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.splitters import ListWithPanel, panel
from clubadmin.desktop.kit.tables import (
    Column,
    ListTable,
    RowsModel,
    held_sentence,
    stay_at,
)
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.domain.administration.dues import DuesKind, ProRata
from clubadmin.domain.administration.payment_code import LONGEST_NAME
from clubadmin.domain.administration.reference import grouped
from clubadmin.i18n import Message
from clubadmin.model.administration.debits import Creditor
from clubadmin.model.administration.dues import KeptKind, Treasury
from clubadmin.services.administration import memberships
from clubadmin.services.administration.creditor import MOST_NOTICE, keep_creditor, keep_treasury
from clubadmin.services.administration.iban import masked
from clubadmin.services.administration.memberships import MOST_INSTALMENTS
from clubadmin.services.club.club import OpenClub

Change = Callable[[Callable[[OpenClub], object], Callable[[], None], Callable[[str], None]], None]


class OwnAccount(QWidget):
    """Fields and a button; `change` has the club changed."""

    def __init__(self, gap: int, change: Change) -> None:
        super().__init__()
        self._change = change
        self._kept, self._collects = Treasury(), Creditor()
        account = Typed(42, "NL00 BANK 0123 4567 89", said=masked, taken=self._account)
        identifier = Typed(42, "NL00 ZZZ0 1234 5678 000", said=grouped, taken=_without_gaps)
        whose = self.tr("Leeg: de naam van de club.")
        for_whom = self.tr("Alleen voor wie incasseert.")
        days = self.tr("Dagen; 14, of wat is afgesproken.")
        letters = self.tr("Voor de brieven.")
        self.form = Bound(
            (
                Ask("account", self.tr("&Rekening van de club"), account, letters),
                Ask("holder", self.tr("O&p naam van"), Typed(LONGEST_NAME), whose),
                Ask("identifier", self.tr("Incassant-I&D"), identifier, for_whom),
                Ask("notice", self.tr("Voora&f melden"), Count(1, MOST_NOTICE), days),
            ),
            self._keep,
        )
        self.keep_button = button(self.tr("Rekening &bewaren"), self._keep)
        at_bank, collecting = self.form.rows("account+holder identifier+notice", gap)
        self.setLayout(column(at_bank, row(collecting, self.keep_button, gap=gap), gap=gap))

    def _account(self, typed: str) -> str:
        kept = self._kept.account
        return kept if typed.strip() == masked(kept) else "".join(typed.split())

    def show_ledger(self, ledger: Ledger) -> None:
        """Show the kept account; what is being filled in stays."""
        if not self.held:
            self._kept, self._collects = ledger.treasury, ledger.creditor
            self.form.show({**vars(self._kept), **vars(self._collects)})
            self.form["notice"].setVisible(bool(self._collects.identifier))

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self.form.held

    def _keep(self) -> None:
        """Store the account, and then the identifier, as far as they changed."""
        typed = self.form.read()
        if typed is None:
            return
        own = replace(self._kept, account=typed["account"], holder=typed["holder"])
        collects = replace(self._collects, identifier=typed["identifier"], notice=typed["notice"])

        def stored(field: str) -> None:
            self._kept, self._collects = own, collects
            self.form.settle()
            self.form[field].widget.setFocus()

        def keep_identifier() -> None:
            self._kept = own
            if collects == self._collects:
                stored("account")
                return
            self._change(
                lambda club: keep_creditor(club, collects),
                lambda: stored("identifier"),
                self.form["identifier"].complain,
            )

        if own != self._kept or collects == self._collects:
            self._change(
                lambda club: keep_treasury(club, own),
                keep_identifier,
                self.form["account"].complain,
            )
        else:
            keep_identifier()


def _without_gaps(typed: str) -> str:
    return "".join(typed.split()).upper()


class KindsPane(Pane):
    """List and form."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._shown: KeptKind | None = None
        self._new = False
        self.model: RowsModel[KeptKind] = RowsModel(theme, self._columns(), lambda one: one.id)
        self.table = ListTable(theme, self.model, self.tr("Soorten leden"), sort=-1)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(lambda _row: self.fields["name"].widget.setFocus())
        grid = theme.grid
        self.empty = EmptyPlace(
            theme,
            (
                self.tr("Wat betaalt een lid?"),
                self.tr(
                    "Een soort heeft een naam, zoals Lid of Donateur, en een bedrag voor dit"
                    " seizoen."
                ),
            ),
            (self.tr("&Eerste soort"), self._begin),
            self.tr("Een volgend seizoen neemt de soorten over."),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        self.new_button = button(self.tr("&Nieuwe soort"), self._begin)
        self.over_button = button(self.tr("&Overnemen van het vorige seizoen"), self._take_over)
        top = row(None, self.over_button, self.new_button, gap=grid(1))
        self.own = OwnAccount(grid(1), self.change)
        parts = (top, self.stack, self.own)
        self.setLayout(column(ListWithPanel("kinds", parts, self._form(), grid(1.5))))
        self._show_kind(None)

    def _columns(self) -> list[Column[KeptKind]]:
        parts = {
            ProRata.NONE: self.tr("nee"),
            ProRata.MONTH: self.tr("per maand"),
            ProRata.QUARTER: self.tr("per kwartaal"),
        }

        def money(title: str, cents: str, *, spare: bool = True) -> Column[KeptKind]:
            return figured(
                title, lambda one: getattr(one.kind, cents), euros, width=13, spare=spare
            )

        return [
            Column(self.tr("Soort"), lambda one: one.kind.name),
            money(self.tr("Contributie"), "amount", spare=False),
            money(self.tr("Inschrijfgeld"), "entry"),
            Column(
                self.tr("Naar rato"), lambda one: parts[one.kind.pro_rata], width=14, spare=True
            ),
            right_column(
                self.tr("Termijnen"), lambda one: str(one.kind.instalments), 12, spare=True
            ),
            money(self.tr("Korting"), "household_less"),
        ]

    def _form(self) -> QFrame:
        parts = {
            ProRata.NONE: self.tr("altijd alles"),
            ProRata.MONTH: self.tr("elke maand die begon"),
            ProRata.QUARTER: self.tr("elk kwartaal dat begon"),
        }
        fee, entry, less = (
            Money(what=Message(what))
            for what in ("De contributie", "Het inschrijfgeld", "De korting")
        )
        of_season, once = (
            self.tr("Voor een heel seizoen, in euro's."),
            self.tr("Eén keer, in het seizoen van begin."),
        )
        of_home = self.tr("Voor de tweede en volgende van één huishouden.")
        self.fields = Bound(
            (
                Ask("name", self.tr("N&aam"), Typed(hint=self.tr("Lid"))),
                Ask("amount", self.tr("&Contributie"), fee, of_season),
                Ask("entry", self.tr("&Inschrijfgeld"), entry, once),
                Ask("pro_rata", self.tr("&Wie later komt, betaalt"), Pick(parts)),
                Ask("instalments", self.tr("Ter&mijnen"), Count(1, MOST_INSTALMENTS)),
                Ask("household_less", self.tr("&Korting"), less, of_home),
            ),
            self._store,
        )
        self._heading = label(kind="heading", wrap=True)
        self.remove_button = button(self.tr("&Verwijderen"), self._remove, "quiet", risky=True)
        store = button(self.tr("&Opslaan"), self._store, "primary")
        rows = self.fields.rows("name amount entry pro_rata instalments household_less", 0)
        body = (self._heading, tall(self.theme, *rows), row(self.remove_button, None, store))
        self.form = panel(self.theme, *body)
        return self.form

    def show_ledger(self, ledger: Ledger) -> None:
        """The list; what is being filled in stays."""
        super().show_ledger(ledger)
        self.own.show_ledger(ledger)
        self.own.setVisible(bool(ledger.kinds))
        self.table.show_rows(ledger.kinds)
        self.stack.show_list(bool(ledger.kinds))
        self.over_button.setVisible(not ledger.kinds and len(ledger.seasons) > 1)
        self.new_button.setEnabled(ledger.season is not None)
        if not self._kind_held:
            shown = self._shown.id if self._shown else 0
            self._show_kind(next((one for one in ledger.kinds if one.id == shown), None))

    def start(self) -> None:
        """Begin in the list of kinds, or at the step that makes the first."""
        begin = self.table if self.ledger.kinds else self.empty.step
        assert begin is not None
        begin.setFocus()

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self.own.held or self._kind_held

    @property
    def _kind_held(self) -> bool:
        return (self._shown is not None or self._new) and self.fields.held

    def _look_at(self, at: int) -> None:
        one = self.model.row_at(at)
        own = self._shown.id if self._shown else 0
        if not self._kind_held:
            self._show_kind(one)
        elif one is not None and one.id != own:
            self.fields["name"].complain(held_sentence())
            stay_at(self.table, own)

    def _show_kind(self, one: KeptKind | None, *, new: bool = False) -> None:
        self._shown, self._new = one, new
        kind = one.kind if one else DuesKind("", 0)
        self.form.setEnabled(one is not None or new)
        empty = self.tr("Nieuwe soort") if new else self.tr("Kies een soort in de lijst")
        self._heading.setText(kind.name or empty)
        self.fields.show(kind)
        self.remove_button.setVisible(one is not None)

    def _begin(self) -> None:
        if self._kind_held:
            self.fields["name"].complain(held_sentence())
        else:
            self.table.clearSelection()
            self._show_kind(None, new=True)
        self.fields["name"].widget.setFocus()

    def _store(self) -> None:
        typed = self.fields.read()
        if typed is None or not (self._shown or self._new):
            return
        kind = DuesKind(**typed)
        shown, season_id = self._shown, self.season_id

        def work(club: OpenClub) -> object:
            if shown is None:
                return memberships.add_kind(club, season_id, kind)
            return memberships.change_kind(club, KeptKind(shown.id, season_id, kind, shown.version))

        self.change(work, self._stored, self.fields["name"].complain)

    def _stored(self) -> None:
        self._new = False
        self.fields.settle()
        self.table.setFocus()

    def _remove(self) -> None:
        if (one := self._shown) is not None:
            self.fields.settle()
            self.change(
                lambda club: memberships.remove_kind(club, one.id),
                self.table.setFocus,
                self.fields["name"].complain,
            )

    def _take_over(self) -> None:
        season_id = self.season_id
        self.change(
            lambda club: memberships.take_over(club, season_id),
            self.table.setFocus,
            self.said.emit,
        )
