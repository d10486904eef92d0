"""Payments in the list of people present, ticked off with one key, where a stake is asked."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QObject, Signal

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.used import is_used
from clubadmin.desktop.work import troubles
from clubadmin.domain.administration.cash import Paid
from clubadmin.model.administration.cash import Payer
from clubadmin.model.evenings.evening import Participant
from clubadmin.services.administration import stakes
from clubadmin.services.club.club import OpenClub

translate = QCoreApplication.translate


class Paying(QObject):
    """The payments of everybody, as they are now."""

    told = Signal()  # it is known anew
    refused = Signal(str)

    def __init__(self, ops: Operations) -> None:
        super().__init__()
        self._ops = ops
        self._evening_id = 0
        self._payers: dict[int, Payer] = {}

    @property
    def asked(self) -> bool:
        """Whether the club asks anything."""
        return is_used("cash")

    def read(self, evening_id: int) -> None:
        """Ask it, of this evening from now on."""
        if evening_id != self._evening_id:
            self._evening_id, self._payers = evening_id, {}
        if self.asked:
            self._ops.look(lambda club: stakes.payers(club, evening_id), self._take)

    def said(self, people: tuple[Participant, ...]) -> Mapping[int, str]:
        """How each paid, by participant."""
        return {one.id: self._said(one) for one in people} if self.asked else {}

    def _said(self, person: Participant) -> str:
        found = [self._payers[one.id] for one in person.members if one.id in self._payers]
        paid = [one.paid for one in found if one.paid is not None]
        if not paid:
            return ""
        if len(paid) < len(found):
            text = translate("AttendanceStep", "%1 van %2")
            return text.replace("%1", str(len(paid))).replace("%2", str(len(found)))
        ways = {
            Paid.CASH: translate("AttendanceStep", "contant"),
            Paid.CARD: translate("AttendanceStep", "kaart"),
            Paid.FREE: translate("AttendanceStep", "vrij"),
        }
        return "/".join(dict.fromkeys(ways[one] for one in paid))

    def pay(self, person: Participant) -> None:
        """All who play under a number paid, with a card or in cash."""
        evening_id, who = self._evening_id, [one.id for one in person.members]
        self._do(lambda club: stakes.pay(club, evening_id, who))

    def take_back(self, person: Participant) -> None:
        """Take the payment of a participant back."""
        evening_id, who = self._evening_id, [one.id for one in person.members]
        self._do(lambda club: stakes.take_back(club, evening_id, who))

    def _do(self, work: Callable[[OpenClub], tuple[Payer, ...]]) -> None:
        self._ops.run(
            work,
            self._take,
            lambda error: self.refused.emit(troubles.sentence(error)),
            changes=True,
        )

    def _take(self, payers: tuple[Payer, ...]) -> None:
        self._payers = {one.member.id: one for one in payers}
        self.told.emit()
