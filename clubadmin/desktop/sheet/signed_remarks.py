"""Remarks on sheets that were signed off: that a table of a knock-out is level."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.operations import Operations
from clubadmin.i18n import Message
from clubadmin.services.club.club import OpenClub
from clubadmin.services.sheets.knockout_outcome import remark


class SignedRemarks(QObject):
    """Remarks told when a sheet is signed off, and taken back once they no longer hold."""

    said = Signal(str)
    unsaid = Signal(str)

    def __init__(self, ops: Operations) -> None:
        super().__init__()
        self._ops = ops
        self._said: dict[int, str] = {}  # by table

    def note(self, remarks: Mapping[int, Message | None]) -> None:
        """Note the remarks on these tables now; None for nothing."""
        for table_id, message in remarks.items():
            sentence, before = language.told(message) if message else "", self._said.get(table_id)
            if before and before != sentence:
                self.unsaid.emit(self._said.pop(table_id))
            if sentence and before != sentence:
                self._said[table_id] = sentence
                self.said.emit(sentence)

    def look_again(self) -> None:
        """The evening is another than it was: take back what no longer holds."""
        tables = tuple(self._said)
        if tables:
            self._ops.look(lambda club: remarks_of(club, tables), self.note)

    def forget(self) -> None:
        """Forget remarks when another evening is in view."""
        while self._said:
            self.unsaid.emit(self._said.popitem()[1])


def remarks_of(club: OpenClub, tables: tuple[int, ...]) -> dict[int, Message | None]:
    """Load the remark on each of these tables."""
    return {table_id: remark(club, table_id) for table_id in tables}
