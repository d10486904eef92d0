"""Why a request from a table is not granted, each kind by its own exception."""

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.tableside.sheet import TableRow, TableSheet


class NoRow(Refused):
    """The refusal of something that is no row, no side, or no key."""


class SignedOff(Refused):
    """The sheet is signed off, or its evening closed: nothing is typed on it any more."""


class Taken(Refused):
    """The sheet is not as it was seen: a row was changed since, or cannot be agreed with so.

    Attributes:
        sheet: as it is now.
        row: the row that it is about; None where one agreed.
    """

    def __init__(self, message: Message, sheet: TableSheet, row: TableRow | None = None) -> None:
        super().__init__(message)
        self.sheet = sheet
        self.row = row
