"""The mandate of a member, as it is filled in below how somebody is a member."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.days import Unlikely, typed_day
from clubadmin.desktop.kit.forms import Choice, Field, line
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.domain.administration.debits import LONGEST_MANDATE, MandateKind
from clubadmin.domain.administration.payment_code import LONGEST_NAME
from clubadmin.i18n.figures import day_in_figures
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
        self._change = change
        self._kept = Mandate(0)
        self._begun: tuple[str, ...] = ()
        self._unlikely = Unlikely()
        self.account = line(hint="NL00 BANK 0123 4567 89", most=42)
        self.holder = line(most=LONGEST_NAME)
        self.signed = line(hint=self.tr("16-11-2026"), most=10)
        self.kind = Choice(
            {
                MandateKind.RECURRENT.value: self.tr("tot het ingetrokken wordt"),
                MandateKind.ONCE.value: self.tr("één keer"),
            }
        )
        self.reference = line(most=LONGEST_MANDATE)
        self.account_field = Field(self.tr("&Incasso van rekening"), self.account)
        self.signed_field = Field(self.tr("Gete&kend op"), self.signed)
        self.kind_field = Field(self.tr("Geldt &voor"), self.kind)
        self.holder_field = Field(
            self.tr("Op &naam van"), self.holder, self.tr("Leeg: de naam van het lid.")
        )
        self.reference_field = Field(
            self.tr("Ken&merk"), self.reference, self.tr("Leeg: het programma maakt er een.")
        )
        self.away_button = button(self.tr("Int&rekken"), self._withdraw, "quiet", risky=True)
        for one in (self.account, self.holder, self.signed, self.reference):
            one.returnPressed.connect(self.entered)
        self.setLayout(
            column(
                label(self.tr("Mandaat voor incasso"), "strong"),
                self.account_field,
                self.signed_field,
                self.kind_field,
                self.holder_field,
                self.reference_field,
                row(self.away_button, None),
                gap=gap,
            )
        )
        self.show_mandate(self._kept)

    def show_mandate(self, mandate: Mandate) -> None:
        """Show the mandate of a member."""
        self._kept = mandate
        self._unlikely.begin(mandate.signed)
        self.account.setText(masked(mandate.account))
        self.holder.setText(mandate.holder)
        self.signed.setText(day_in_figures(mandate.signed))
        self.kind.choose(mandate.kind.value)
        self.reference.setText(mandate.reference)
        self.away_button.setVisible(bool(mandate.version))
        for field in (self.account_field, self.signed_field, self.reference_field):
            field.calm()
        self._begun = self._filled

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self._filled != self._begun

    @property
    def _filled(self) -> tuple[str, ...]:
        fields = (self.account, self.holder, self.signed, self.reference)
        return (self.kind.value, *(one.text().strip() for one in fields))

    def keep(self, done: Callable[[], None]) -> None:
        """Have what is filled in stored, and then `done`; what cannot be is told at its field."""
        signed, good = typed_day(self.signed_field)
        if not good or not self._kept.member_id:
            return
        if asked := self._unlikely.question(unlikely((signed,), date.today())):
            self.signed_field.complain(asked)
            return
        self.account_field.calm()
        kept, typed = self._kept, self.account.text().strip()
        wanted = replace(
            kept,
            account=kept.account if typed == masked(kept.account) else typed,
            holder=self.holder.text(),
            signed=signed,
            kind=MandateKind(self.kind.value),
            reference=self.reference.text(),
        )

        def stored() -> None:
            self._begun = self._filled
            done()

        wrong = self.signed_field if signed is None else self.account_field
        today = date.today()
        self._change(
            lambda club: mandates.keep_mandate(club, wanted, today), stored, wrong.complain
        )

    def _withdraw(self) -> None:
        member_id = self._kept.member_id
        self._begun = self._filled
        self._change(
            lambda club: mandates.withdraw(club, member_id),
            self.account.setFocus,
            self.account_field.complain,
        )
