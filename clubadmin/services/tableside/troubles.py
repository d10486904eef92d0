"""Why a request from a table is not granted, each kind by its own exception."""

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.tableside.sheet import TableRow, TableSheet


class NoRow(Refused):
    """What was sent is no row, no side, or no key."""


class SignedOff(Refused):
    """The sheet is signed off, or its evening closed: nothing is typed on it any more."""


class Taken(Refused):
    """Somebody else changed it since: the row, or the totals that were agreed with.

    Attributes:
        sheet: as it is now.
        row: the row that it is about; None for the totals.
    """

    def __init__(self, message: Message, sheet: TableSheet, row: TableRow | None = None) -> None:
        super().__init__(message)
        self.sheet = sheet
        self.row = row
