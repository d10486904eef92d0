"""The account of a member in a season, beside the list of Leden; a payment by hand."""

from collections.abc import Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu

from clubadmin.desktop.administration.panes import euros, told_reason
from clubadmin.desktop.administration.papers import show_receipt
from clubadmin.desktop.kit.bound import as_typed, typed_amount
from clubadmin.desktop.kit.forms import Choice, Field, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, Said, button, column, holder, label, row
from clubadmin.desktop.work import troubles
from clubadmin.domain.administration.payment_code import grouped
from clubadmin.i18n import Message
from clubadmin.i18n.figures import day_in_figures as written
from clubadmin.model.administration.dues import Account
from clubadmin.model.members.member import Member
from clubadmin.model.seasons.season import Season
from clubadmin.services.administration import accounts, charging
from clubadmin.services.administration.accounts import accounts_of
from clubadmin.services.club.club import OpenClub


class AccountPanel(CardBox):
    """The account of who is chosen; it stays while one goes through the list, until it is left."""

    left = Signal()  # back to the card
    done = Signal()  # something was noted: the keys go on in the list

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._asker = Asker(ops, self)
        self._member = Member(0, "")
        self._accounts: Sequence[tuple[Season, Account]] = ()
        self._heading = label(kind="title", wrap=True)
        self.season = Choice(name=self.tr("Seizoen"))
        self.season.currentIndexChanged.connect(self._show_account)
        self._lines = label(wrap=True)
        self._reference = label(kind="small", wrap=True)
        self.amount = line(most=12)
        self.amount_field = Field(self.tr("&Bedrag"), self.amount)
        self.how = Choice({"cash": self.tr("contant"), "bank": self.tr("via de bank")})
        self.how_field = Field(self.tr("&Hoe"), self.how)
        self.pay_button = button(self.tr("Bet&aald vandaag"), self._pay, "primary")
        self.amount.returnPressed.connect(self._pay)
        self.back_button = button(self.tr("Te&rugnemen …"), self._ask_back, "quiet")
        self.receipts = QMenu(self)
        self.receipt_button = button(self.tr("&Kwitantie"), lambda: None, "quiet")
        self.receipt_button.setMenu(self.receipts)
        self.which = Choice()
        self.reason = line(hint=self.tr("Bijvoorbeeld: erelid, dubbel betaald"), most=200)
        self.reason_field = Field(
            self.tr("&Reden"),
            self.reason,
            self.tr("Blijft erbij staan."),
            needs=self.tr("Schrijf op waarom."),
        )
        self.reason.returnPressed.connect(self._take_back)
        self._said = Said()
        grid = theme.grid
        keep = button(self.tr("&Laat staan"), self._let_stand, "quiet")
        agree = button(self.tr("Neem t&erug"), self._take_back, "primary")
        self._back = holder(
            column(
                Field(self.tr("&Wat"), self.which),
                self.reason_field,
                row(keep, None, agree),
                gap=grid(1),
            )
        )
        fields = tall(
            theme,
            self.season,
            self._lines,
            self._reference,
            row(self.back_button, self.receipt_button, None),
            self.amount_field,
            self.how_field,
            row(None, self.pay_button),
            self._back,
            None,
        )
        foot = row(button(self.tr("Terug naar de kaa&rt"), self.left.emit), None)
        parts = (self._heading, (fields, 1), self._said, foot)
        self.setLayout(column(*parts, gap=grid(1), margin=grid(2.5)))
        self._take(())

    def ask(self, member: Member | None) -> None:
        """Show the account of somebody as it is now."""
        self._member = member or Member(0, "")
        who = self._member.id
        self._heading.setText(member.label if member else self.tr("Kies iemand in de lijst"))
        self._asker.ask(lambda club: accounts_of(club, who), self._take)

    def begin(self) -> None:
        """Begin a payment: what is open stands there."""
        self.amount.setFocus()
        self.amount.selectAll()

    def _take(self, found: Sequence[tuple[Season, Account]]) -> None:
        """Show a season; at first the newest in which something is open, else the newest."""
        shown = self._account
        same = shown is not None and shown.member.id == self._member.id
        wanted, self._accounts = self.season.value if same else "", found
        self.season.blockSignals(True)
        self.season.offer({str(one.id): one.name for one, _ in found})
        owing = (str(season.id) for season, one in found if one.open > 0)
        if chosen := wanted or next(owing, ""):
            self.season.choose(chosen)
        self.season.blockSignals(False)
        self._show_account()

    @property
    def _account(self) -> Account | None:
        there = (one for season, one in self._accounts if str(season.id) == self.season.value)
        return next(there, None)

    def _show_account(self) -> None:
        one = self._account
        self._said.say("")
        self.pay_button.setEnabled(True)
        self.season.setVisible(len(self._accounts) > 1)
        self._ask_for_reason(asked=False)
        self.amount_field.calm()
        nothing = self.tr("Er is nog niets gevraagd of betaald.") if self._member.id else ""
        self._lines.setText("\n".join(self._told_of(one)) if one else nothing)
        self._reference.setText(
            self.tr("Kenmerk bij betaling: %1").replace("%1", grouped(one.reference)) if one else ""
        )
        self._offer_receipts(one)
        owes = one is not None and one.open_parts and not one.under_way
        self.amount.setText(as_typed(one.open_parts[0]) if one and owes else "")

    def _offer_receipts(self, one: Account | None) -> None:
        self.receipts.clear()
        for at, each in enumerate(reversed(one.standing_payments if one else ()), 1):
            text = self.tr("&%1  € %2 van %3").replace("%3", written(each.paid_on))
            text = text.replace("%2", euros(each.amount)).replace("%1", str(at))
            shown = text if at < 10 else text.replace("&", "")
            self.receipts.addAction(shown, partial(self._receipt, each.id))

    def _receipt(self, payment_id: int) -> None:
        show_receipt(self, self._ops, int(self.season.value), payment_id, self._said.say)

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
        if (one := self._account) is not None:
            self.which.offer(self._standing(one))
            self.which.setCurrentIndex(0)
            self.reason.clear()
            self.reason_field.calm()
            self._ask_for_reason(asked=True)
            self.which.setFocus()

    def _ask_for_reason(self, *, asked: bool) -> None:
        one = self._account
        self._back.setVisible(asked)
        for each in (self.amount_field, self.how_field, self.pay_button):
            each.setVisible(one is not None and not asked)
        self.back_button.setVisible(one is not None and not asked and bool(self._standing(one)))
        paid = one is not None and bool(one.standing_payments)
        self.receipt_button.setVisible(paid and not asked)

    def _let_stand(self) -> None:
        self._ask_for_reason(asked=False)
        self.done.emit()

    def _take_back(self) -> None:
        kind, _, number = self.which.value.partition(" ")
        if not kind or not self.reason_field.filled_in():
            return
        taken, reason = int(number), self.reason.text()

        def work(club: OpenClub) -> None:
            if kind == "due":
                charging.take_back(club, taken, reason)
            else:
                accounts.take_back(club, taken, reason, date.today())

        self._ops.change(
            work,
            lambda _answer: self._let_stand(),
            lambda error: self.reason_field.complain(troubles.sentence(error)),
        )

    def _pay(self) -> None:
        one = self._account
        amount = typed_amount(self.amount_field, Message("Het bedrag"))
        if one is None or amount is None or not self.pay_button.isEnabled():
            return
        self.pay_button.setEnabled(False)  # until it stands there: one press is one payment
        how, season_id, member_id = self.how.value, int(self.season.value), one.member.id
        self._ops.change(
            lambda club: accounts.pay(
                club, season_id, member_id, amount, day=date.today(), how=how
            ),
            lambda _answer: self.done.emit(),
            self._not_paid,
        )

    def _not_paid(self, error: Exception) -> None:
        self.pay_button.setEnabled(True)
        self.amount_field.complain(troubles.sentence(error))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape lets what was asked be, and then goes back to the card."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._back.isVisible():
            self._let_stand()
        else:
            self.left.emit()
