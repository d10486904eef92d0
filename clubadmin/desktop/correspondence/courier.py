"""Mail on its way: the log by the thread of the club, each message by the other thread.

So the club can be worked in meanwhile, and a server that keeps silent holds up nothing.
"""

from PySide6.QtCore import QObject, Signal

from clubadmin.desktop.kit.operations import Operations
from clubadmin.services.club.club import OpenClub
from clubadmin.services.correspondence.outbox import Sending


class Courier(QObject):
    """Sends one mailing at a time."""

    progressed = Signal(int, int)  # how many are done, and of how many
    ended = Signal(object)  # the `Sending`
    failed = Signal(object)  # an exception that is none of mail

    def __init__(self, ops: Operations, parent: QObject) -> None:
        super().__init__(parent)
        self._ops = ops
        self._sending: Sending | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being sent."""
        return self._sending is not None

    def go(self, sending: Sending) -> None:
        """Begin to send."""
        self._sending = sending
        self.progressed.emit(0, sending.total)
        self._mark()

    def stop(self) -> None:
        """Send no more after the one that is on its way."""
        if self._sending is not None:
            self._sending.stop()

    def _mark(self) -> None:
        sending = self._sending
        if sending is not None:
            self._ops.run(sending.mark, self._marked, self._failed)

    def _marked(self, goes_on: bool) -> None:
        sending = self._sending
        if sending is None:
            return
        self.progressed.emit(sending.done, sending.total)
        if goes_on:
            self._ops.make(sending.deliver, lambda _none: self._mark(), self._failed)
            return
        self._sending = None
        self._ops.run(_saved, lambda _answer: self.ended.emit(sending), changes=True)

    def _failed(self, error: Exception) -> None:
        sending, self._sending = self._sending, None
        if sending is not None:
            sending.close()
        self.failed.emit(error)


def _saved(club: OpenClub) -> object:
    """Tell those who look at the club that something was written."""
    return club.saved()
