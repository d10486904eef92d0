"""The club's own account, as it is filled in below the kinds of members."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.administration.ledger import Ledger
from clubadmin.desktop.kit.forms import Field, line
from clubadmin.desktop.kit.widgets import button, column, row
from clubadmin.domain.administration.reference import grouped
from clubadmin.model.administration.dues import Treasury
from clubadmin.services.administration.treasury import keep_treasury
from clubadmin.services.club.club import OpenClub

Change = Callable[[Callable[[OpenClub], object], Callable[[], None], Callable[[str], None]], None]


class OwnAccount(QWidget):
    """Two fields and a button; `change` has the club changed."""

    def __init__(self, gap: int, change: Change) -> None:
        super().__init__()
        self._change = change
        self._kept = Treasury()
        self.account = line(hint="NL00 BANK 0123 4567 89", most=42)
        self.holder = line(most=70)
        self.account_field = Field(
            self.tr("&Rekening van de club"), self.account, self.tr("Voor de brieven.")
        )
        self.holder_field = Field(
            self.tr("O&p naam van"), self.holder, self.tr("Leeg: de naam van de club.")
        )
        self.keep_button = button(self.tr("Rekening &bewaren"), self._keep)
        for one in (self.account, self.holder):
            one.returnPressed.connect(self._keep)
        fields = row(self.account_field, self.holder_field, gap=gap)
        self.setLayout(column(fields, row(None, self.keep_button), gap=gap))

    def show_ledger(self, ledger: Ledger) -> None:
        """What is kept; what is being filled in stays."""
        if not self.held:
            self._kept = ledger.treasury
            self.account.setText(grouped(self._kept.account))
            self.holder.setText(self._kept.holder)

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self._filled != (self._kept.account, self._kept.holder)

    @property
    def _filled(self) -> tuple[str, str]:
        return "".join(self.account.text().split()), self.holder.text().strip()

    def _keep(self) -> None:
        self.account_field.calm()
        account, holder = self._filled
        wanted = replace(self._kept, account=account, holder=holder)
        self._change(
            lambda club: keep_treasury(club, wanted), self._stored, self.account_field.complain
        )

    def _stored(self) -> None:
        self._kept = replace(self._kept, account=self._filled[0], holder=self._filled[1])
        self.account.setFocus()
