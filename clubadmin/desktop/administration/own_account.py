"""The club's own account and its identifier for collecting, below the kinds of members."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.administration.loading import Ledger
from clubadmin.desktop.kit.forms import Field, Number, line
from clubadmin.desktop.kit.widgets import button, column, row
from clubadmin.domain.administration.debits import NOTICE
from clubadmin.domain.administration.reference import grouped
from clubadmin.model.administration.debits import Creditor
from clubadmin.model.administration.dues import Treasury
from clubadmin.services.administration.creditor import MOST_NOTICE, keep_creditor
from clubadmin.services.administration.iban import masked
from clubadmin.services.administration.treasury import keep_treasury
from clubadmin.services.club.club import OpenClub

Change = Callable[[Callable[[OpenClub], object], Callable[[], None], Callable[[str], None]], None]


class OwnAccount(QWidget):
    """Fields and a button; `change` has the club changed."""

    def __init__(self, gap: int, change: Change) -> None:
        super().__init__()
        self._change = change
        self._kept, self._collects = Treasury(), Creditor()
        self.account = line(hint="NL00 BANK 0123 4567 89", most=42)
        self.holder = line(most=70)
        self.identifier = line(hint="NL00 ZZZ0 1234 5678 000", most=42)
        self.notice = Number(1, MOST_NOTICE, NOTICE)
        self.account_field = Field(
            self.tr("&Rekening van de club"), self.account, self.tr("Voor de brieven.")
        )
        self.holder_field = Field(
            self.tr("O&p naam van"), self.holder, self.tr("Leeg: de naam van de club.")
        )
        self.identifier_field = Field(
            self.tr("Incassant-I&D"), self.identifier, self.tr("Alleen voor wie incasseert.")
        )
        self.notice_field = Field(
            self.tr("Voora&f melden"), self.notice, self.tr("Dagen; 14, of wat is afgesproken.")
        )
        self.keep_button = button(self.tr("Rekening &bewaren"), self._keep)
        for one in (self.account, self.holder, self.identifier):
            one.returnPressed.connect(self._keep)
        self.setLayout(
            column(
                row(self.account_field, self.holder_field, gap=gap),
                row(self.identifier_field, self.notice_field, self.keep_button, gap=gap),
                gap=gap,
            )
        )

    def show_ledger(self, ledger: Ledger) -> None:
        """Show the kept account; what is being filled in stays."""
        if not self.held:
            self._kept, self._collects = ledger.treasury, ledger.creditor
            self.account.setText(masked(self._kept.account))
            self.holder.setText(self._kept.holder)
            self.identifier.setText(grouped(self._collects.identifier))
            self.notice.setValue(self._collects.notice)
            self.notice_field.setVisible(bool(self._collects.identifier))

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self._filled != (self._kept.account, self._kept.holder) or self._collecting

    @property
    def _filled(self) -> tuple[str, str]:
        kept, typed = self._kept.account, self.account.text().strip()
        account = kept if typed == masked(kept) else "".join(typed.split())
        return account, self.holder.text().strip()

    @property
    def _wanted(self) -> Creditor:
        identifier = "".join(self.identifier.text().split()).upper()
        return replace(self._collects, identifier=identifier, notice=self.notice.value())

    @property
    def _collecting(self) -> bool:
        """Whether something about collecting is filled in that is not stored."""
        return self._wanted != self._collects

    def _keep(self) -> None:
        self.account_field.calm()
        self.identifier_field.calm()
        account, holder = self._filled
        wanted = replace(self._kept, account=account, holder=holder)
        if wanted != self._kept or not self._collecting:
            self._change(
                lambda club: keep_treasury(club, wanted), self._stored, self.account_field.complain
            )
        else:
            self._keep_identifier()

    def _stored(self) -> None:
        self._kept = replace(self._kept, account=self._filled[0], holder=self._filled[1])
        if self._collecting:
            self._keep_identifier()
        else:
            self.account.setFocus()

    def _keep_identifier(self) -> None:
        wanted = self._wanted
        self._change(
            lambda club: keep_creditor(club, wanted),
            self._stored_identifier,
            self.identifier_field.complain,
        )

    def _stored_identifier(self) -> None:
        self._collects = self._wanted
        self.identifier.setFocus()
