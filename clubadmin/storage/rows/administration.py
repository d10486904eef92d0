"""Tables of the treasurer: the club's account, kinds, dues, payments, lines of the bank.

Direct debits are in `debits`.

Amounts are whole cents. A due or a payment is never changed, only taken back by another row.
"""

from datetime import date
from typing import Annotated

from sqlalchemy import CheckConstraint, UniqueConstraint
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


class TreasuryRow(SQLModel, table=True):
    """The club's own account: one row, once there is one."""

    __tablename__ = "treasury"
    __table_args__ = (CheckConstraint("id = 1"),)
    id: int = Field(default=1, primary_key=True)
    version: int = 1
    account: Plain  # an IBAN
    holder: FreeText = ""  # as the bank knows it; "": the club's name


class MembershipRow(SQLModel, table=True):
    """How somebody is a member; who has no row is a member of no kind."""

    __tablename__ = "membership"
    member_id: int = key_of("member.id", Merging.JOINS)
    version: int = 1
    kind: Annotated[  # the name of a `dues_kind`
        str, Told(Message("Soort lid"), Message("De soort lid"), erasing=Erasing.STAYS)
    ]
    household: Annotated[  # who has the same one shares a home and, often, an account
        str,
        Told(
            Message("Huishouden"),
            Message("Het huishouden"),
            erasing=Erasing.WRITTEN | Erasing.EMPTIED,
        ),
    ] = ""
    joined: Annotated[  # None: before anybody remembers
        date | None,
        Told(
            Message("Lid sinds"),
            heading="lid sinds",
            others=(
                "lid vanaf, datum lid, member since, lid per, sinds, ingangsdatum, "
                "aanmelddatum, inschrijfdatum, datum inschrijving, lidmaatschap sinds, "
                "aanvang, lid geworden, lid sedert, joined"
            ),
            erasing=Erasing.STAYS,
        ),
    ] = None
    ended: Annotated[  # the last day
        date | None,
        Told(
            Message("Tot en met"),
            heading="tot en met",
            others="lid tot, lid tot en met, uitgeschreven, until",
            erasing=Erasing.STAYS,
        ),
    ] = None


class DuesKindRow(SQLModel, table=True):
    """A kind of membership and what it costs in a season."""

    __tablename__ = "dues_kind"
    __table_args__ = (
        UniqueConstraint("season_id", "name"),
        CheckConstraint("amount >= 0"),
        CheckConstraint("entry >= 0"),
        CheckConstraint("household_less >= 0"),
        CheckConstraint("pro_rata IN ('none', 'month', 'quarter')"),
        CheckConstraint("instalments BETWEEN 1 AND 12"),
    )
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    season_id: int = child_of("season.id", Merging.NEVER)
    name: Plain
    amount: int
    entry: int = 0  # once, in the season of joining
    pro_rata: Plain = "none"
    instalments: int = 1
    household_less: int = 0  # for the second and later of a household


class DueRow(SQLModel, table=True):
    """An amount that a member owes on a day; a row that takes another back is below nothing."""

    __tablename__ = "due"
    __table_args__ = (CheckConstraint("amount <> 0"), CheckConstraint("part BETWEEN 0 AND 99"))
    id: int | None = Field(default=None, primary_key=True)
    season_id: int = requires("season.id", Merging.NEVER)
    member_id: int = requires("member.id", Merging.MOVES)
    kind: Plain
    part: int  # 0: the entry fee; else the number of the instalment
    amount: int
    due_on: date
    reverses: int | None = refers_to("due.id")
    reason: FreeText = ""  # why it was taken back


class BankStatementRow(SQLModel, table=True):
    """A statement that was read; the digest is of what it says, so that none is read twice."""

    __tablename__ = "bank_statement"
    id: int | None = Field(default=None, primary_key=True)
    account: Plain  # an IBAN
    number: Plain = ""
    first: date
    last: date
    opening: int | None = None  # None: the bank does not say
    closing: int | None = None
    digest: Plain = Field(unique=True)


class BankLineRow(SQLModel, table=True):
    """A line of a statement: as the bank wrote it."""

    __tablename__ = "bank_line"
    __table_args__ = (CheckConstraint("amount <> 0"),)
    id: int | None = Field(default=None, primary_key=True)
    version: int = 1
    statement_id: int = child_of("bank_statement.id")
    booked_on: date
    amount: int  # below nothing: it went out
    account: Personal = ""  # of the other side
    name: PersonalText = ""
    text: PersonalText = ""
    reference: Personal = ""
    passed: bool = False  # somebody said that it is nobody's dues


class PaymentRow(SQLModel, table=True):
    """A payment of a member's dues; below nothing where it was taken back."""

    __tablename__ = "payment"
    __table_args__ = (
        CheckConstraint("amount <> 0"),
        CheckConstraint("how IN ('bank', 'cash', 'debit')"),
    )
    id: int | None = Field(default=None, primary_key=True)
    season_id: int = requires("season.id", Merging.NEVER)
    member_id: int = requires("member.id", Merging.MOVES)
    paid_on: date
    amount: int
    how: Plain
    line_id: int | None = refers_to("bank_line.id")
    reverses: int | None = refers_to("payment.id")
    reason: FreeText = ""  # why it was taken back
