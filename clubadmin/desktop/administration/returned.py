"""Returned lines, and files that never went to the bank: each asked with the reason."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.forms import Field, line
from clubadmin.desktop.kit.widgets import button, column, holder, row
from clubadmin.model.administration.debits import Debit, DebitState
from clubadmin.services.administration.accounts import LONGEST_REASON


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
