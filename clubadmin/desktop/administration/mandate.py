"""The mandate of a member, as it is filled in below how somebody is a member."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.bound import Ask, Bound, Dated, Pick, Typed
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.domain.administration.debits import LONGEST_MANDATE, MandateKind
from clubadmin.domain.administration.payment_code import LONGEST_NAME
from clubadmin.model.administration.debits import Mandate
from clubadmin.services.administration import mandates
from clubadmin.services.administration.iban import masked
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.unlikely import unlikely

Change = Callable[[Callable[[OpenClub], object], Callable[[], None], Callable[[str], None]], None]


class MandateForm(QWidget):
    """Account, name, day, kind and reference; `change` has the club changed.

    An account that is kept is shown hidden in part; typed over, it is another.
    """

    entered = Signal()  # Enter in a field

    def __init__(self, gap: int, change: Change) -> None:
        super().__init__()
        self._change, self._kept = change, Mandate(0)
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
                Ask("kind", self.tr("Geldt &voor"), Pick(kinds)),
                Ask(
                    "holder", self.tr("Op &naam van"), holder, self.tr("Leeg: de naam van het lid.")
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
        self.show_mandate(self._kept)

    def _account(self, typed: str) -> str:
        kept = self._kept.account
        return kept if typed.strip() == masked(kept) else typed.strip()

    def show_mandate(self, mandate: Mandate) -> None:
        """Show the mandate of a member."""
        self._kept = mandate
        self.form.show(mandate)
        self.away_button.setVisible(bool(mandate.version))

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self.form.held

    def keep(self, done: Callable[[], None]) -> None:
        """Have what is filled in stored, and then `done`; what cannot be is told at its field."""
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
