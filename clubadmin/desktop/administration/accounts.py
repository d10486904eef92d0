"""The first tab: what everybody owes and paid, laying the dues, and a payment by hand."""

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from clubadmin.desktop.administration.loading import Ledger
from clubadmin.desktop.administration.panes import Pane, euros, told_reason
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.bound import as_typed, typed_amount
from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import figured, member_column
from clubadmin.desktop.kit.forms import Choice, Field, filled_in, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import SearchKeys, search_field, show_found
from clubadmin.desktop.kit.splitters import ListWithPanel, panel
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, holder, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.desktop.paper.printing import preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.domain.administration.reference import grouped
from clubadmin.i18n import Message
from clubadmin.i18n.figures import day_in_figures
from clubadmin.i18n.figures import day_in_figures as written
from clubadmin.model.administration.dues import Account
from clubadmin.model.administration.letters import DuesLetters, DuesList, Receipt
from clubadmin.model.club.printing import Printing
from clubadmin.services.administration import charging, letters, payments
from clubadmin.services.club import files as keeping
from clubadmin.services.club.club import OpenClub


class DuesPapers(QObject):
    """Makes the papers of the season in view."""

    refused = Signal(str)

    def __init__(self, parent: QWidget, ops: Operations) -> None:
        super().__init__(parent)
        self._widget, self._ops = parent, ops
        self._season_id = 0

    def menu(self) -> QMenu:
        """Letters, reminders, a receipt, the list."""
        menu = QMenu(self._widget)
        menu.addAction(self.tr("&Brieven voor wie nog iets open heeft"), self.letters)
        menu.addAction(self.tr("&Herinneringen voor wie te laat is"), self.reminders)
        self._receipts = menu.addMenu(self.tr("&Kwitantie"))
        menu.addSeparator()
        menu.addAction(self.tr("&Lijst"), self.list)
        menu.addAction(self.tr("Lijst als &XLSX of CSV"), self.table)
        return menu

    def show(self, season_id: int, one: Account | None) -> None:
        """Show the season in view and the chosen member."""
        self._season_id = season_id
        self._receipts.clear()
        paid = one.standing_payments if one else ()
        for at, each in enumerate(reversed(paid), 1):
            text = self.tr("&%1  € %2 van %3").replace("%3", day_in_figures(each.paid_on))
            text = text.replace("%2", euros(each.amount)).replace("%1", str(at))
            shown = text if at < 10 else text.replace("&", "")
            self._receipts.addAction(shown, partial(self.receipt, each.id))
        self._receipts.setEnabled(bool(paid))

    def letters(self) -> None:
        """Make letters to everybody who owes something."""
        self._letters(self.tr("Brieven"), letters.letters)

    def reminders(self) -> None:
        """Make reminders to everybody who is late."""
        self._letters(self.tr("Herinneringen"), letters.reminders)

    def receipt(self, payment_id: int) -> None:
        """Show the receipt of a payment of the chosen member."""
        season_id = self._season_id
        title = self.tr("Kwitantie")

        def show(found: Receipt) -> None:
            def make(printing: Printing) -> bytes:
                from clubadmin.reports.administration.receipt import dues_receipt

                return dues_receipt(found, printing)

            preview_paper(self._widget, title, make)

        self._read(lambda club: letters.receipt(club, season_id, payment_id), show)

    def list(self) -> None:
        """Show the list of dues."""
        title = self.tr("Contributie")

        def show(found: DuesList) -> None:
            def make(printing: Printing) -> bytes:
                from clubadmin.reports.administration.dues_list import dues_paper

                return dues_paper(found, printing)

            name = files.titled_file(title, found.season, found.day)
            preview_paper(self._widget, title, make, name)

        self._list(show)

    def table(self) -> None:
        """Save the list of dues as a spreadsheet."""

        def keep(found: DuesList) -> None:
            title = self.tr("Contributie")
            proposed = files.titled_file(title, found.season, found.day, ending="xlsx")
            kinds = self.tr("Excel (*.xlsx);;CSV (*.csv)")
            file = files.ask_target(self._widget, self.tr("Lijst bewaren"), proposed, kinds)
            if file is not None:
                self._read(lambda _club: keeping.save(file, _table(found, file.name)))

        self._list(keep)

    def _letters(self, title: str, read: Callable[[OpenClub, int, date], DuesLetters]) -> None:
        season_id = self._season_id

        def show(found: DuesLetters) -> None:
            def make(printing: Printing) -> bytes:
                from clubadmin.reports.administration.letters import dues_letters

                return dues_letters(found, printing)

            preview_paper(self._widget, title, make, files.titled_file(title, found.day))

        self._read(lambda club: read(club, season_id, date.today()), show)

    def _list(self, show: Callable[[DuesList], None]) -> None:
        season_id = self._season_id
        self._read(lambda club: letters.dues_list(club, season_id, date.today()), show)

    def _read(
        self,
        work: Callable[[OpenClub], object],
        show: Callable[..., None] = lambda _answer: None,
    ) -> None:
        self._ops.run(work, show, lambda error: self.refused.emit(troubles.sentence(error)))


def _table(found: DuesList, name: str) -> bytes:
    from clubadmin.services.administration.money_tables import dues_table

    return dues_table(found, name)


class AccountsPane(Pane):
    """Search, list, and beside it what one member owes."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._shown: Account | None = None
        self.search = search_field(self.tr("Zoeken op naam"), self.tr("Zoeken in de contributie"))
        self.search.textChanged.connect(self._sift)
        self.model: RowsModel[Account] = RowsModel(
            theme, self._columns(), lambda one: one.member.id
        )
        self.table = ListTable(theme, self.model, self.tr("Contributie"), sort=0)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(lambda _row: self._begin_payment())
        self.table.lead(lambda one: ShowEntrant("member", one.member.id))
        SearchKeys(self.search, self.table)
        self.count = label(kind="muted", wrap=True)
        self.plan_button = button(self.tr("Contributie &vaststellen"), self._plan)
        self.papers = DuesPapers(self, ops)
        self.papers.refused.connect(self._refused)
        self.papers_button = button(self.tr("&Papieren"), lambda: None)
        self.papers_button.setMenu(self.papers.menu())
        self._lay_out()
        self._show_account(None)

    def _columns(self) -> list[Column[Account]]:
        def money(title: str, cents: str, *, strong: bool = False) -> Column[Account]:
            return figured(
                title,
                lambda one: getattr(one, cents),
                euros,
                width=13,
                look=lambda one: "strong" if strong and one.open > 0 else "",
            )

        return [
            member_column(self.tr("Naam")),
            Column(self.tr("Soort"), lambda one: one.kind, least=10, spare=True),
            money(self.tr("Gevraagd"), "charged"),
            money(self.tr("Betaald"), "paid"),
            money(self.tr("Open"), "open", strong=True),
        ]

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.empty = EmptyPlace(
            self.theme,
            self.tr("Nog geen contributie in dit seizoen"),
            self.tr(
                "Geef eerst bij Soorten aan wat een lid betaalt en bij Wie lid is wie van"
                " welke soort is. Stel de contributie daarna voor iedereen in één keer vast."
            ),
            (self.tr("Contributie &vaststellen …"), self._plan),
            self.tr("U ziet eerst wat er gevraagd gaat worden; Ctrl+Z neemt het terug."),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        self.told = Said()
        self.lay_button = button(self.tr("&Ja, vaststellen"), self._lay, "primary")
        self.let_button = button(self.tr("&Niet doen"), self._let, "quiet")
        self._asked = holder(row(self.lay_button, self.let_button, None, gap=grid(1)))
        self._asked.hide()
        top = row(self.search, self.papers_button, self.plan_button, gap=grid(1))
        parts = (top, self.told, self._asked, self.stack, self.count)
        self.setLayout(column(ListWithPanel("dues", parts, self._panel(), grid(1.5))))

    def _panel(self) -> QFrame:
        grid = self.theme.grid
        self._heading = label(kind="heading", wrap=True)
        self._lines = label(wrap=True)
        self._reference = label(kind="small", wrap=True)
        self.amount = line(most=12)
        self.amount_field = Field(self.tr("&Bedrag"), self.amount)
        self.how = Choice({"cash": self.tr("contant"), "bank": self.tr("via de bank")})
        self.how_field = Field(self.tr("&Hoe"), self.how)
        self.pay_button = button(self.tr("Bet&aald vandaag"), self._pay, "primary")
        self.amount.returnPressed.connect(self._pay)
        self.back_button = button(self.tr("Te&rugnemen …"), self._ask_back, "quiet")
        self.which = Choice()
        self.which_field = Field(self.tr("&Wat"), self.which)
        self.reason = line(hint=self.tr("Bijvoorbeeld: erelid, dubbel betaald"), most=200)
        self.reason_field = Field(self.tr("&Reden"), self.reason, self.tr("Blijft erbij staan."))
        self.reason.returnPressed.connect(self._take_back)
        self.agree_button = button(self.tr("Neem t&erug"), self._take_back, "primary")
        self.keep_button = button(self.tr("&Laat staan"), self._let_stand, "quiet")
        self._back = holder(
            column(
                self.which_field,
                self.reason_field,
                row(self.keep_button, None, self.agree_button),
                gap=grid(1),
            )
        )
        self.panel = panel(
            self.theme,
            self._heading,
            self._lines,
            self._reference,
            row(self.back_button, None),
            None,
            self.amount_field,
            self.how_field,
            row(None, self.pay_button),
            self._back,
        )
        return self.panel

    def show_ledger(self, ledger: Ledger) -> None:
        """The list, and the sums below it."""
        super().show_ledger(ledger)
        found = ledger.accounts
        total = {name: sum(getattr(one, name) for one in found) for name in ("paid", "open")}
        who = counted(len(found), self.tr("lid"), self.tr("leden"))
        text = self.tr("%1, betaald € %2, open € %3")
        for sign, value in (
            ("%1", who),
            ("%2", euros(total["paid"])),
            ("%3", euros(total["open"])),
        ):
            text = text.replace(sign, value)
        self.count.setText(text if found else "")
        self.plan_button.setVisible(bool(found))
        self.papers_button.setVisible(bool(found))
        self._sift()

    def go_to(self, member_id: int) -> None:
        """Choose the row of a member."""
        if self.table.select_key(member_id):
            self.table.scrollTo(self.table.currentIndex())

    def start(self) -> None:
        """Begin in the search, or at the first step where there are no accounts."""
        begin = self.search if self.ledger.accounts else self.empty.step
        assert begin is not None
        begin.setFocus()

    # --- laying

    def _plan(self) -> None:
        planned = self.ledger.planned
        if planned is None:
            self.told.say(
                self.tr(
                    "Dit seizoen heeft nog geen soorten leden. Geef bij Soorten aan wat een"
                    " lid betaalt."
                ),
                "warning",
            )
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
        self._asked.show()
        self.empty.stand_back(True)
        self.lay_button.setFocus()

    def _lay(self) -> None:
        planned = self.ledger.planned
        if planned is not None:
            self.change(lambda club: charging.charge(club, planned), self._laid, self._refused)

    def _laid(self) -> None:
        self._let()
        self.search.setFocus()

    def _let(self) -> None:
        self.told.say("")
        self._asked.hide()
        self.empty.stand_back(False)

    def _refused(self, sentence: str) -> None:
        self._asked.hide()
        self.empty.stand_back(False)
        self.told.say(sentence, "error")

    # --- one member

    def _sift(self) -> None:
        found = show_found(self.table, self.search.text(), self.ledger.accounts)
        self.stack.show_list(bool(self.ledger.accounts))
        shown = self._shown.member.id if self._shown else 0
        self._show_account(next((one for one in found if one.member.id == shown), None))

    def _look_at(self, at: int) -> None:
        self._show_account(self.model.row_at(at))

    def _show_account(self, one: Account | None) -> None:
        self._shown = one
        self.papers.show(self.season_id, one)
        self._ask_for_reason(asked=False)
        self.back_button.setVisible(one is not None and bool(self._standing(one)))
        self.panel.setEnabled(one is not None)
        self.amount_field.calm()
        self._heading.setText(one.member.label if one else self.tr("Kies iemand in de lijst"))
        self._lines.setText("\n".join(self._told_of(one)) if one else "")
        self._reference.setText(
            self.tr("Kenmerk bij betaling: %1").replace("%1", grouped(one.reference)) if one else ""
        )
        owes = one is not None and one.open_parts and not one.under_way
        self.amount.setText(as_typed(one.open_parts[0]) if one and owes else "")

    def _told_of(self, one: Account) -> list[str]:
        entry = self.tr("inschrijfgeld")
        several = any(due.part > 1 for due in one.dues)
        part = self.tr("termijn %1") if several else self.tr("contributie")
        taken = self.tr("teruggenomen")
        lines = []
        for due in one.dues:
            what = entry if due.part == 0 else part.replace("%1", str(due.part))
            why = f" ({taken}: {due.reason})" if due.reason else ""
            lines.append(f"{written(due.due_on)}  {what}  €\u00a0{euros(due.amount)}{why}")
        paid = self.tr("betaald")
        for payment in one.payments:
            why = f" ({taken}: {told_reason(payment.reason)})" if payment.reason else ""
            lines.append(f"{written(payment.paid_on)}  {paid}  €\u00a0{euros(payment.amount)}{why}")
        under_way = self.tr("wordt afgeschreven")
        lines += [f"{written(day)}  {under_way}  €\u00a0{euros(n)}" for day, n in one.under_way]
        return lines

    def _standing(self, one: Account) -> dict[str, str]:
        """Map what can be taken back to its words, the newest first."""
        amount, paid = self.tr("€ %1 van %2"), self.tr("betaling van € %1 op %2")
        found = {
            f"payment {each.id}": (paid, each.amount, each.paid_on)
            for each in reversed(one.standing_payments)
        } | {
            f"due {each.id}": (amount, each.amount, each.due_on)
            for each in reversed(one.standing_dues)
        }
        return {
            which: words.replace("%1", euros(cents)).replace("%2", written(day))
            for which, (words, cents, day) in found.items()
        }

    def _ask_back(self) -> None:
        if self._shown is not None:
            self.which.offer(self._standing(self._shown))
            self.which.setCurrentIndex(0)
            self.reason.clear()
            self.reason_field.calm()
            self._ask_for_reason(asked=True)
            self.which.setFocus()

    def _ask_for_reason(self, *, asked: bool) -> None:
        self._back.setVisible(asked)
        for one in (self.amount_field, self.how_field, self.back_button, self.pay_button):
            one.setVisible(not asked)

    def _let_stand(self) -> None:
        self._ask_for_reason(asked=False)
        self.table.setFocus()

    def _take_back(self) -> None:
        kind, _, number = self.which.value.partition(" ")
        if not kind or not filled_in((self.reason_field, self.tr("Schrijf op waarom."))):
            return
        taken, reason = int(number), self.reason.text()

        def work(club: OpenClub) -> None:
            if kind == "due":
                charging.take_back(club, taken, reason)
            else:
                payments.take_back(club, taken, reason, date.today())

        self.change(work, self._let_stand, self.reason_field.complain)

    def _begin_payment(self) -> None:
        self.amount.setFocus()
        self.amount.selectAll()

    def _pay(self) -> None:
        one, season_id = self._shown, self.season_id
        amount = typed_amount(self.amount_field, Message("Het bedrag"))
        if one is None or amount is None:
            return
        how, member_id = self.how.value, one.member.id
        self.change(
            lambda club: payments.pay(
                club, season_id, member_id, amount, day=date.today(), how=how
            ),
            self.table.setFocus,
            self.amount_field.complain,
        )
