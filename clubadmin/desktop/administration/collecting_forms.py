"""The forms of a club that collects: mandates, its identifier, and lines that came back."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.administration.bank_ledger import at_bank
from clubadmin.desktop.administration.loading import Ledger
from clubadmin.desktop.administration.panes import Change, MoreFields
from clubadmin.desktop.kit.bound import Ask, Bound, Count, Dated, Pick, Typed
from clubadmin.desktop.kit.forms import Field, line
from clubadmin.desktop.kit.widgets import button, column, holder, label, row
from clubadmin.domain.administration.debits import LONGEST_MANDATE, MandateKind
from clubadmin.domain.administration.payment_code import LONGEST_NAME, grouped
from clubadmin.i18n.figures import day_in_figures
from clubadmin.model.administration.debits import Creditor, Debit, DebitState, Mandate
from clubadmin.services.administration import mandates
from clubadmin.services.administration.accounts import LONGEST_REASON
from clubadmin.services.administration.creditor import MOST_NOTICE, creditor, keep_creditor
from clubadmin.services.administration.iban import masked
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.unlikely import unlikely


class Returned(QWidget):
    """Two doors, and the one field behind both.

    Args:
        gap: between its parts.
        one: takes back the line that is looked at, with a reason.
        rest: takes back all of the file that is under way.
    """

    asking = Signal(bool)  # whether the reason is asked

    def __init__(
        self, gap: int, one: Callable[[Debit, str], None], rest: Callable[[str], None]
    ) -> None:
        super().__init__()
        self._one, self._rest = one, rest
        self._debit: Debit | None = None
        self._of_all = False
        self.one_button = button(self.tr("&Storno van deze regel …"), self._ask_one, "quiet")
        self.rest_button = button(self.tr("Ging niet &door …"), self._ask_rest, "quiet")
        self.reason = line(hint=self.tr("Rekening opgeheven"), most=LONGEST_REASON)
        self.reason_field = Field(
            self.tr("&Reden"),
            self.reason,
            self.tr("Het bedrag staat daarna weer open."),
            needs=self.tr("Schrijf op waarom."),
        )
        self.reason.returnPressed.connect(self._take_back)
        self.agree_button = button(self.tr("&Staat weer open"), self._take_back, "primary")
        self.keep_button = button(self.tr("&Laat staan"), self._let_stand, "quiet")
        self._asked = holder(
            column(
                self.reason_field,
                row(None, self.agree_button),
                row(None, self.keep_button),  # beside each other they are cut off
                gap=gap,
            )
        )
        self._doors = holder(
            column(row(self.one_button, None), row(self.rest_button, None), gap=gap)
        )
        self.setLayout(column(self._doors, self._asked))
        self._let_stand()

    def show_line(self, debit: Debit | None, *, under_way: bool) -> None:
        """Show a line, and whether any of its file is under way."""
        another = debit is None or self._debit is None or debit.id != self._debit.id
        self._debit = debit
        gone = debit is None or debit.state is DebitState.RETURNED
        self.one_button.setEnabled(not gone)
        self.rest_button.setVisible(under_way)
        self.setVisible(under_way or not gone)
        if another or gone:
            self._let_stand()

    def _ask_one(self) -> None:
        self._ask(of_all=False)

    def _ask_rest(self) -> None:
        self._ask(of_all=True)

    def _ask(self, *, of_all: bool) -> None:
        self._of_all = of_all
        self.reason.clear()
        self.reason_field.calm()
        self._doors.hide()
        self._asked.show()
        self.asking.emit(True)
        self.reason.setFocus()

    def _let_stand(self) -> None:
        self._asked.hide()
        self._doors.show()
        self.asking.emit(False)

    def _take_back(self) -> None:
        if not self.reason_field.filled_in():
            return
        reason = self.reason.text()
        if self._of_all:
            self._rest(reason)
        elif self._debit is not None:
            self._one(self._debit, reason)
        self._let_stand()


class MandateForm(MoreFields):
    """Account, name, day, kind and reference; `change` has the club changed.

    An account that is kept is shown hidden in part; typed over, it is another.
    """

    def __init__(self, gap: int, change: Change) -> None:
        super().__init__(change)
        kinds = {
            MandateKind.RECURRENT: self.tr("tot het ingetrokken wordt"),
            MandateKind.ONCE: self.tr("één keer"),
        }
        account = Typed(42, "NL00 BANK 0123 4567 89", said=masked, taken=self._account)
        holder, reference = Typed(LONGEST_NAME), Typed(LONGEST_MANDATE)
        self.form = Bound(
            (
                Ask("account", self.tr("&Incasso van rekening"), account),
                Ask("signed", self.tr("Gete&kend op"), Dated(doubt=unlikely)),
                Ask("kind", self.tr("Geldt voor"), Pick(kinds)),
                Ask(
                    "holder", self.tr("Op naam van"), holder, self.tr("Leeg: de naam van het lid.")
                ),
                Ask(
                    "reference",
                    self.tr("Ken&merk"),
                    reference,
                    self.tr("Leeg: het programma maakt er een."),
                ),
            ),
            self.entered.emit,
        )
        self.away_button = button(self.tr("Int&rekken"), self._withdraw, "quiet", risky=True)
        rows = self.form.rows("account signed kind holder reference", gap)
        title = label(self.tr("Mandaat voor incasso"), "strong")
        self.setLayout(column(title, *rows, row(self.away_button, None), gap=gap))
        self._show(Mandate(0))

    def _account(self, typed: str) -> str:
        kept = self._kept.account
        return kept if typed.strip() == masked(kept) else typed.strip()

    @staticmethod
    def load(club: OpenClub, member_id: int) -> Mandate | None:
        """Load the mandate of a member; None in a club that does not collect."""
        there = mandates.mandates(club)
        if not member_id or not (there or creditor(club).identifier):
            return None
        return there.get(member_id, Mandate(member_id))

    def show_member(self, found: Mandate | None) -> None:
        """Show what was loaded of somebody; what is being filled in of him stays."""
        self.setVisible(found is not None)
        wanted = found or Mandate(0)
        if not self.held or wanted.member_id != self._kept.member_id:
            self._show(wanted)

    @property
    def told(self) -> tuple[str, str]:
        """A line of the card."""
        kept = self._kept
        day = day_in_figures(kept.signed)
        said = self.tr("%1, getekend op %2").replace("%2", day) if day else "%1"
        return self.tr("Incasso"), said.replace("%1", masked(kept.account)) if kept.account else ""

    def _show(self, mandate: Mandate) -> None:
        self._kept = mandate
        self.form.show(mandate)
        self.away_button.setVisible(bool(mandate.version))

    def keep(self, done: Callable[[], None]) -> None:
        """Store the mandate."""
        typed = self.form.read()
        if typed is None or not self._kept.member_id:
            return
        wanted, today = replace(self._kept, **typed), date.today()
        wrong = self.form["signed" if wanted.signed is None else "account"]

        def stored() -> None:
            self.form.settle()
            done()

        self._change(
            lambda club: mandates.keep_mandate(club, wanted, today), stored, wrong.complain
        )

    def _withdraw(self) -> None:
        member_id, account = self._kept.member_id, self.form["account"]
        self.form.settle()
        self._change(
            lambda club: mandates.withdraw(club, member_id),
            account.widget.setFocus,
            account.complain,
        )


class CreditorForm(MoreFields):
    """The identifier under which the club collects, and how long before it tells of it."""

    def __init__(self, gap: int, change: Change) -> None:
        super().__init__(change)
        self._kept = Creditor()
        identifier = Typed(42, "NL00 ZZZ0 1234 5678 000", said=grouped, taken=_without_gaps)
        days = self.tr("Dagen; 14, of wat is afgesproken.")
        self.form = Bound(
            (
                Ask("identifier", self.tr("Incassant-I&D"), identifier),
                Ask("notice", self.tr("Voora&f melden"), Count(1, MOST_NOTICE), days),
            ),
            self.entered.emit,
        )
        self.setLayout(column(*self.form.rows("identifier+notice", gap)))

    def show_ledger(self, ledger: Ledger) -> None:
        """Show what is kept of the club."""
        self._kept = at_bank(ledger).creditor
        self.form.show(self._kept)
        self.form["notice"].setVisible(bool(self._kept.identifier))

    def keep(self, done: Callable[[], None]) -> None:
        """Store the identifier."""
        typed, at = self.form.read(), self.form["identifier"]
        if typed is None:
            return
        wanted = replace(self._kept, **typed)

        def stored() -> None:
            self._kept = wanted
            self.form.settle()
            done()
            at.widget.setFocus()

        self._change(lambda club: keep_creditor(club, wanted), stored, at.complain)


def _without_gaps(typed: str) -> str:
    return "".join(typed.split()).upper()
