"""Sheets typed at the table: the secret of the codes, what requests did, who confirmed, who calls.

A row that a phone sends is a row of `sheets` as any other; here stands only what makes that a
repeated request does nothing twice.
"""

from sqlalchemy import CheckConstraint
from sqlmodel import Field

from clubadmin.model.kit.kept_columns import Plain
from clubadmin.storage.rows.keys import key_of
from clubadmin.storage.rows.row import Row


class TablesideRow(Row, table=True):
    """An evening typed at the tables, and the secret of its codes."""

    evening_id: int = key_of("evening.id")
    version: int = 1
    secret: Plain  # hexadecimal; another one, and every code is another
    since: int  # the change with which typing at the tables began


class TablesideKeyRow(Row, table=True):
    """The key of a request that was done, and what it did; written with what it did."""

    __table_args__ = (CheckConstraint("what IN ('row', 'confirm', 'protest', 'call')"),)
    playing_table_id: int = key_of("playing_table.id")
    request: Plain = Field(primary_key=True)
    what: Plain
    about: Plain  # the row of the sheet, or the side that confirmed
    change_id: int  # in which it was done: the answer is made again from how things were then


class ConfirmationRow(Row, table=True):
    """The consent of a side to a sheet as it was; it holds as long as the rows are those."""

    __table_args__ = (CheckConstraint("side IN ('ns', 'ew', 'n', 'e', 's', 'w')"),)
    playing_table_id: int = key_of("playing_table.id")
    side: Plain = Field(primary_key=True)  # where all have a total of their own, the seat
    agreed: Plain  # a digest of the rows as they were
    at: Plain


class RefereeCallRow(Row, table=True):
    """A table that asks for the referee, until somebody went there."""

    playing_table_id: int = key_of("playing_table.id")
    at: Plain
