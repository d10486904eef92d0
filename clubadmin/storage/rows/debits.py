"""Direct debits: who agreed to them, what was told, what was sent to the bank and what came of it.

Amounts are whole cents. What was sent is never changed: what came of it are rows of their own.
"""

from datetime import date
from typing import Annotated

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from clubadmin.i18n import Message
from clubadmin.model.kit.kept_columns import (
    Erasing,
    FreeText,
    Merging,
    Personal,
    PersonalText,
    Plain,
    Told,
)
from clubadmin.storage.rows.keys import child_of, key_of, refers_to, requires


class CreditorRow(SQLModel, table=True):
    """The creditor the club collects as: one row, once there is one."""

    __tablename__ = "creditor"
    __table_args__ = (CheckConstraint("id = 1"), CheckConstraint("notice BETWEEN 1 AND 60"))
    id: int = Field(default=1, primary_key=True)
    version: int = 1
    identifier: Plain  # of the contract with the bank; "": the club collects no more
    notice: int = 14  # days before a collection on which it is told


class MandateRow(SQLModel, table=True):
    """A member's permission to collect, and from which account."""

    __tablename__ = "mandate"
    __table_args__ = (CheckConstraint("kind IN ('recurrent', 'once')"),)
    member_id: int = key_of("member.id", Merging.JOINS)
    version: int = 1
    reference: Annotated[str, Told(Message("Kenmerk"))]
    signed: Annotated[date, Told(Message("Getekend op"), erasing=Erasing.STAYS)]
    account: Annotated[str, Told(Message("Rekening"))]  # an IBAN
    holder: Annotated[  # as the bank knows it; "": the member's name
        str, Told(Message("Naam"), erasing=Erasing.WRITTEN | Erasing.EMPTIED)
    ] = ""
    kind: Annotated[str, Told(Message("Soort"), erasing=Erasing.STAYS)] = "recurrent"


class AnnouncementRow(SQLModel, table=True):
    """An announcement of a collection to members, by letters made on a day."""

    __tablename__ = "announcement"
    id: int | None = Field(default=None, primary_key=True)
    season_id: int = child_of("season.id", Merging.NEVER)
    collect_on: date
    told_on: date


class CollectionRow(SQLModel, table=True):
    """A file for the bank, as it was written."""

    __tablename__ = "collection"
    id: int | None = Field(default=None, primary_key=True)
    season_id: int = requires("season.id", Merging.NEVER)
    collect_on: date
    made_at: Plain  # local time
    identifier: Plain
    account: Plain
    holder: FreeText


class DebitRow(SQLModel, table=True):
    """A line of a collection: of whom, under which mandate, how much."""

    __tablename__ = "debit"
    __table_args__ = (
        CheckConstraint("amount > 0"),
        CheckConstraint("sequence IN ('RCUR', 'OOFF')"),
    )
    id: int | None = Field(default=None, primary_key=True)
    collection_id: int = child_of("collection.id")
    member_id: int = requires("member.id", Merging.MOVES)
    amount: int
    end_to_end: Plain
    mandate: Personal  # its reference
    signed: date
    account: Personal
    holder: PersonalText
    sequence: Plain
    text: Personal


class DebitOutcomeRow(SQLModel, table=True):
    """The outcome of a line: booked as a payment, or come back before or after that."""

    __tablename__ = "debit_outcome"
    __table_args__ = (CheckConstraint("kind IN ('booked', 'returned')"),)
    id: int | None = Field(default=None, primary_key=True)
    debit_id: int = child_of("debit.id")
    kind: Plain
    day: date
    payment_id: int | None = refers_to("payment.id")  # what it was booked as, or taken back by
    line_id: int | None = refers_to("bank_line.id")  # of the statement that told it
    reason: FreeText = ""  # the bank's code, or what somebody wrote
