"""The tab of the treasurer at Leden: a season's dues and kinds, and what parts add to these."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from clubadmin.desktop.administration.loading import Ledger, load
from clubadmin.desktop.administration.panes import Change, Pane, euros, keep_rest
from clubadmin.desktop.administration.papers import DuesPapers
from clubadmin.desktop.kit.bound import Ask, Bound, Count, Money, Pick, Typed
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import figured, right_column
from clubadmin.desktop.kit.forms import Choice, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import ListWithPanel, panel
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabbedPane
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, held_sentence, stay_at
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, holder, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.desktop.work import troubles
from clubadmin.domain.administration.dues import DuesKind, ProRata
from clubadmin.domain.administration.payment_code import LONGEST_NAME
from clubadmin.i18n import Message
from clubadmin.model.administration.dues import KeptKind, Treasury
from clubadmin.part import fillings
from clubadmin.services.administration import charging, memberships
from clubadmin.services.administration.iban import masked
from clubadmin.services.administration.memberships import MOST_INSTALMENTS
from clubadmin.services.administration.treasury import keep_treasury
from clubadmin.services.club.club import OpenClub


class OwnAccount(QWidget):
    """Fields, with those of parts, and a button; `change` has the club changed."""

    def __init__(self, gap: int, change: Change) -> None:
        super().__init__()
        self._change, self._kept = change, Treasury()
        account = Typed(42, "NL00 BANK 0123 4567 89", said=masked, taken=self._account)
        holder = Typed(LONGEST_NAME, self.tr("de naam van de club"))
        self.form = Bound(
            (
                Ask("account", self.tr("&Rekening van de club"), account),
                Ask("holder", self.tr("O&p naam van"), holder),
            ),
            self._keep,
        )
        self.more = [kind(gap, change) for kind in fillings("fields-of-the-account")]
        for one in self.more:
            one.entered.connect(self._keep)
        self.keep_button = button(self.tr("Rekening &bewaren"), self._keep)
        (at_bank,) = self.form.rows("account+holder", gap)
        self.setLayout(column(at_bank, row(*self.more, self.keep_button, gap=gap), gap=gap))

    def _account(self, typed: str) -> str:
        kept = self._kept.account
        return kept if typed.strip() == masked(kept) else "".join(typed.split())

    def show_ledger(self, ledger: Ledger) -> None:
        """Show the kept account; what is being filled in stays."""
        if not self.held:
            self._kept = ledger.treasury
            self.form.show(self._kept)
            for one in self.more:
                one.show_ledger(ledger)

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return any(one.held for one in (self.form, *self.more))

    def _keep(self) -> None:
        """Store the account, and then what else is filled in, as far as they changed."""
        typed = self.form.read()
        if typed is None:
            return
        own, account = replace(self._kept, **typed), self.form["account"]

        def stored() -> None:
            self._kept = own
            self.form.settle()
            keep_rest(self.more, account.widget.setFocus)

        if own == self._kept and any(one.held for one in self.more):
            stored()
        else:
            self._change(lambda club: keep_treasury(club, own), stored, account.complain)


class KindsPane(Pane):
    """The sums of the season, laying its dues, the list of kinds and the form of one."""

    owing_wanted = Signal()  # the list of Leden, of who still owes something

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
            self.tr("Wat betaalt een lid?"),
            self.tr(
                "Een soort heeft een naam, zoals Lid of Donateur, en een bedrag voor dit seizoen."
            ),
            (self.tr("&Eerste soort"), self._begin),
            self.tr("Een volgend seizoen neemt de soorten over."),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        self.count = label(kind="muted", wrap=True)
        self.told = Said()
        self.lay_button = button(self.tr("&Ja, vaststellen"), self._lay, "primary")
        self.let_button = button(self.tr("&Niet doen"), self._let, "quiet")
        self._asked = holder(row(self.lay_button, self.let_button, None, gap=grid(1)))
        self._asked.hide()
        self.all_button = button("", self._give_all)
        self.plan_button = button(self.tr("Contributie vast&stellen"), self._plan)
        self.open_button = button(self.tr("Nog &te betalen"), self.owing_wanted.emit)
        self.papers = DuesPapers(self, ops)
        self.papers.refused.connect(self._refused)
        self.papers_button = button(self.tr("Papi&eren"), lambda: None)
        self.papers_button.setMenu(self.papers.menu())
        self.new_button = button(self.tr("&Nieuwe soort"), self._begin)
        self.over_button = button(self.tr("&Overnemen van het vorige seizoen"), self._take_over)
        doors = (self.papers_button, self.open_button, self.plan_button)
        self.season_row = holder(row(self.all_button, None, *doors, gap=grid(1)))
        kinds = row((self.count, 1), self.over_button, self.new_button, gap=grid(1))
        self.own = OwnAccount(grid(1), self.change)
        parts = (self.season_row, self.told, self._asked, kinds, self.stack, self.own)
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
        self.store_button = button(self.tr("&Opslaan"), self._store, "primary")
        rows = self.fields.rows("name amount entry pro_rata instalments household_less", 0)
        body = (
            self._heading,
            tall(self.theme, *rows),
            row(self.remove_button, None, self.store_button),
        )
        self.form = panel(self.theme, *body)
        return self.form

    def show_ledger(self, ledger: Ledger) -> None:
        """The list; what is being filled in stays."""
        super().show_ledger(ledger)
        self.own.show_ledger(ledger)
        self.own.setVisible(bool(ledger.kinds))
        self._show_season(ledger)
        self.table.show_rows(ledger.kinds)
        self.stack.show_list(bool(ledger.kinds))
        self.over_button.setVisible(not ledger.kinds and len(ledger.seasons) > 1)
        self.new_button.setVisible(bool(ledger.kinds))
        if not self._kind_held:
            shown = self._shown.id if self._shown else 0
            self.table.select_key(shown)
            self._show_kind(next((one for one in ledger.kinds if one.id == shown), None))

    def _show_season(self, ledger: Ledger) -> None:
        """The sums, and what can be done with them."""
        found, kinds = ledger.accounts, ledger.kinds
        total = {name: sum(getattr(one, name) for one in found) for name in ("paid", "open")}
        text = self.tr("%1, betaald € %2, open € %3")
        for sign, value in (
            ("%1", counted(len(found), self.tr("lid"), self.tr("leden"))),
            ("%2", euros(total["paid"])),
            ("%3", euros(total["open"])),
        ):
            text = text.replace(sign, value)
        self.count.setText(text if found else "")
        self.season_row.setVisible(bool(found or kinds))
        self.papers.season_id = self.season_id
        self.papers_button.setVisible(bool(found))
        self.open_button.setVisible(total["open"] > 0)
        without = ledger.planned.without_kind if ledger.planned else ()
        self.all_button.setVisible(bool(without and kinds))
        if kinds:
            text = self.tr("Maak wie nog &geen soort heeft (%1): %2")
            text = text.replace("%1", str(len(without)))
            self.all_button.setText(text.replace("%2", kinds[0].kind.name))

    def _give_all(self) -> None:
        kind = self.ledger.kinds[0].kind.name
        who = [one.id for one in self.ledger.planned.without_kind] if self.ledger.planned else []
        self.change(
            lambda club: memberships.give_kind(club, who, kind),
            self.plan_button.setFocus,
            self._refused,
        )

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
        self.form.setVisible(new or bool(self.ledger.kinds))
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

        def work(club: OpenClub) -> KeptKind:
            if shown is None:
                return memberships.add_kind(club, season_id, kind)
            return memberships.change_kind(club, KeptKind(shown.id, season_id, kind, shown.version))

        def stored(kept: KeptKind) -> None:
            self._shown, self._new = kept, False
            self.fields.settle()
            self.table.setFocus()

        def failed(error: Exception) -> None:
            self.fields["name"].complain(troubles.sentence(error))

        self.ops.change(work, stored, failed)

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
            lambda club: memberships.take_over(club, season_id), self.table.setFocus, self.said.emit
        )

    def _plan(self) -> None:
        planned = self.ledger.planned
        if planned is None:
            self.told.say(self.tr("Geef eerst aan wat een lid betaalt."), "warning")
            return
        without = counted(
            len(planned.without_kind),
            self.tr("lid is nog van geen soort en betaalt niets."),
            self.tr("leden zijn nog van geen soort en betalen niets."),
        )
        rest = without if planned.without_kind else ""
        if not planned.dues:
            text = self.tr(
                "Er is niets vast te stellen: iedereen met een soort heeft zijn contributie al."
            )
            self.told.say(f"{text} {rest}".strip(), "warning" if rest else "muted")
            return
        text = self.tr("Voor %3: %1, samen € %2. Zo vaststellen?")
        amounts = counted(len(planned.dues), self.tr("bedrag"), self.tr("bedragen"))
        people = len({one.member_id for one in planned.dues})
        who = counted(people, self.tr("lid"), self.tr("leden"))
        for sign, value in (("%1", amounts), ("%2", euros(planned.total)), ("%3", who)):
            text = text.replace(sign, value)
        self.told.say(f"{text} {rest}".strip(), "strong")
        self._ask_to_lay(asked=True)
        self.lay_button.setFocus()

    def _ask_to_lay(self, *, asked: bool) -> None:
        """Show the question; one thing at a time stands out."""
        self._asked.setVisible(asked)
        self.store_button.setVisible(not asked)

    def _lay(self) -> None:
        planned = self.ledger.planned
        if planned is not None:
            self.change(lambda club: charging.charge(club, planned), self._laid, self._refused)

    def _laid(self) -> None:
        self._let()
        self.table.setFocus()

    def _let(self) -> None:
        self.told.say("")
        self._ask_to_lay(asked=False)

    def _refused(self, sentence: str) -> None:
        self._ask_to_lay(asked=False)
        self.told.say(sentence, "error")


class DuesPane(TabbedPane):
    """Tabs over the ledger of one season; `show_owing` has the list of Leden show who owes."""

    help_topic = "contributie"

    def __init__(self, ops: Operations, theme: Theme, show_owing: Callable[[], None]) -> None:
        super().__init__()
        self._ops = ops
        self._asker = Asker(ops, self)
        self._ledger: Ledger | None = None
        self.season = Choice(name=self.tr("Seizoen"), letters=12)
        self.season.currentIndexChanged.connect(self.refresh)
        season = KindsPane(ops, theme)
        season.owing_wanted.connect(show_owing)
        self.panes: dict[str, Pane] = {self.tr("Contributie"): season}
        of_parts = [kind(ops, theme) for kinds in fillings("dues-tabs") for kind in kinds]
        self.panes |= {pane.title: pane for pane in of_parts}
        self.put(theme, self.panes, self.season)
        for pane in self.panes.values():
            pane.said.connect(lambda text: self.told.say(text, "error"))

    def take_statement(self, file: Path) -> None:
        """Read a file once the season is known."""
        for at, pane in enumerate(self.panes.values()):
            if pane.dropped is not None:
                self.tabs.choose(at)
                self._ops.when_idle(partial(pane.dropped, file))

    def refresh(self) -> None:
        """Read the season that is chosen."""
        season_id = int(self.season.value or 0)
        self._asker.ask(lambda club: load(club, season_id, date.today()), self._show)

    def _show(self, ledger: Ledger) -> None:
        first, self._ledger = self._ledger is None, ledger
        self.told.say("")
        self.season.blockSignals(True)
        self.season.offer({str(one.id): one.name for one in ledger.seasons})
        if ledger.season is not None:
            self.season.choose(str(ledger.season.id))
        self.season.blockSignals(False)
        if ledger.season is None:
            self.told.say(
                self.tr("Er is nog geen seizoen. Maak er een bij Club, Competities."), "warning"
            )
        for at, pane in enumerate(self.panes.values()):
            pane.show_ledger(ledger)
            self.tabs.show_tab(at, pane.is_used)
        if first:
            self.start()
