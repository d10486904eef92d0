"""Tables of the treasurer: account, kinds, dues, payments, bank lines, debits and cash.

Amounts are whole cents. A due or a payment is never changed, only taken back by another row; what
came of a debit that was sent is a row of its own. What was asked of who paid on an evening stays.
"""

from datetime import date
from typing import Annotated

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field

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
from clubadmin.storage.rows.row import NumberedRow, Row, VersionedRow


class StakesRow(Row, table=True):
    """The club's stakes for an evening: one row, once there is one."""

    __table_args__ = (
        CheckConstraint("id = 1"),
        CheckConstraint("min(member, guest, kept, card, ticket) >= 0"),
        CheckConstraint("card_evenings BETWEEN 0 AND 99"),
    )
    id: int = Field(default=1, primary_key=True)
    version: int = 1
    member: int
    guest: int
    kept: int = 0  # of each, for the club; the rest goes to the pot
    card: int = 0  # what a card costs
    card_evenings: int = 0  # for how many evenings it is; 0: the club has none
    ticket: int = 0  # of the tombola


class EveningCardRow(NumberedRow, table=True):
    """A card for a number of evenings, sold on one of them."""

    __table_args__ = (CheckConstraint("amount >= 0"), CheckConstraint("evenings > 0"))
    evening_id: int = requires("evening.id")
    member_id: int = requires("member.id", Merging.MOVES)
    evenings: int
    amount: int


class EveningStakeRow(Row, table=True):
    """A payment for an evening, and its means."""

    __table_args__ = (
        CheckConstraint("how IN ('cash', 'card', 'free')"),
        CheckConstraint("(how = 'card') = (card_id IS NOT NULL)"),
        CheckConstraint("min(amount, pot) >= 0"),
    )
    evening_id: int = key_of("evening.id")
    member_id: int = key_of("member.id", Merging.MOVES, played=True)
    how: Plain
    amount: int  # that came into the cash box
    pot: int  # that goes to the prizes
    guest: bool = False  # paid what a guest pays
    card_id: int | None = refers_to("evening_card.id")


class EveningCashRow(Row, table=True):
    """The cash box of an evening, and its tombola."""

    __table_args__ = (
        CheckConstraint("change_money >= 0"),
        CheckConstraint("counted >= 0"),
        CheckConstraint("first_ticket > 0"),
        CheckConstraint("last_ticket >= first_ticket"),
        CheckConstraint("ticket >= 0"),
    )
    evening_id: int = key_of("evening.id")
    version: int = 1
    change_money: int = 0  # that lay in it at the beginning
    counted: int | None = None  # that lay in it at the end; None: not counted
    first_ticket: int | None = None  # the numbers that were sold; None: no tombola
    last_ticket: int | None = None
    ticket: int = 0  # what each cost
    seed: int | None = None  # of the tombola; None: nothing was drawn
    drawn: int = 0  # how many numbers


class CashLineRow(NumberedRow, table=True):
    """An amount that came in beside the stakes or, below nothing, went out, such as a prize."""

    __table_args__ = (CheckConstraint("amount <> 0"), CheckConstraint("place >= 0"))
    evening_id: int = child_of("evening.id")
    what: FreeText
    amount: int
    place: int | None = None  # of a prize; 0: the poedelprijs


class CreditorRow(Row, table=True):
    """The creditor the club collects as: one row, once there is one."""

    __table_args__ = (CheckConstraint("id = 1"), CheckConstraint("notice BETWEEN 1 AND 60"))
    id: int = Field(default=1, primary_key=True)
    version: int = 1
    identifier: Plain  # of the contract with the bank; "": the club collects no more
    notice: int = 14  # days before a collection on which it is told


class MandateRow(Row, table=True):
    """A member's permission to collect, and from which account."""

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


class AnnouncementRow(NumberedRow, table=True):
    """An announcement of a collection to members, by letters made on a day."""

    season_id: int = child_of("season.id", Merging.NEVER)
    collect_on: date
    told_on: date


class CollectionRow(NumberedRow, table=True):
    """A file for the bank, as it was written."""

    season_id: int = requires("season.id", Merging.NEVER)
    collect_on: date
    made_at: Plain  # local time
    identifier: Plain
    account: Plain
    holder: FreeText


class DebitRow(NumberedRow, table=True):
    """A line of a collection: of whom, under which mandate, how much."""

    __table_args__ = (
        CheckConstraint("amount > 0"),
        CheckConstraint("sequence IN ('RCUR', 'OOFF')"),
    )
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


class DebitOutcomeRow(NumberedRow, table=True):
    """The outcome of a line: booked as a payment, or come back before or after that."""

    __table_args__ = (CheckConstraint("kind IN ('booked', 'returned')"),)
    debit_id: int = child_of("debit.id")
    kind: Plain
    day: date
    payment_id: int | None = refers_to("payment.id")  # what it was booked as, or taken back by
    line_id: int | None = refers_to("bank_line.id")  # of the statement that told it
    reason: FreeText = ""  # the bank's code, or what somebody wrote


class TreasuryRow(Row, table=True):
    """The club's own account: one row, once there is one."""

    __table_args__ = (CheckConstraint("id = 1"),)
    id: int = Field(default=1, primary_key=True)
    version: int = 1
    account: Plain  # an IBAN
    holder: FreeText = ""  # as the bank knows it; "": the club's name


class MembershipRow(Row, table=True):
    """How somebody is a member; who has no row is a member of no kind."""

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


class DuesKindRow(VersionedRow, table=True):
    """A kind of membership and what it costs in a season."""

    __table_args__ = (
        UniqueConstraint("season_id", "name"),
        CheckConstraint("amount >= 0"),
        CheckConstraint("entry >= 0"),
        CheckConstraint("household_less >= 0"),
        CheckConstraint("pro_rata IN ('none', 'month', 'quarter')"),
        CheckConstraint("instalments BETWEEN 1 AND 12"),
    )
    season_id: int = child_of("season.id", Merging.NEVER)
    name: Plain
    amount: int
    entry: int = 0  # once, in the season of joining
    pro_rata: Plain = "none"
    instalments: int = 1
    household_less: int = 0  # for the second and later of a household


class DueRow(NumberedRow, table=True):
    """An amount that a member owes on a day; a row that takes another back is below nothing."""

    __table_args__ = (CheckConstraint("amount <> 0"), CheckConstraint("part BETWEEN 0 AND 99"))
    season_id: int = requires("season.id", Merging.NEVER)
    member_id: int = requires("member.id", Merging.MOVES)
    kind: Plain
    part: int  # 0: the entry fee; else the number of the instalment
    amount: int
    due_on: date
    reverses: int | None = refers_to("due.id")
    reason: FreeText = ""  # why it was taken back


class BankStatementRow(NumberedRow, table=True):
    """A statement that was read; the digest is of what it says, so that none is read twice."""

    account: Plain  # an IBAN
    number: Plain = ""
    first: date
    last: date
    opening: int | None = None  # None: the bank does not say
    closing: int | None = None
    digest: Plain = Field(unique=True)


class BankLineRow(VersionedRow, table=True):
    """A line of a statement: as the bank wrote it."""

    __table_args__ = (CheckConstraint("amount <> 0"),)
    statement_id: int = child_of("bank_statement.id")
    booked_on: date
    amount: int  # below nothing: it went out
    account: Personal = ""  # of the other side
    name: PersonalText = ""
    text: PersonalText = ""
    reference: Personal = ""
    passed: bool = False  # somebody said that it is nobody's dues


class PaymentRow(NumberedRow, table=True):
    """A payment of a member's dues; below nothing where it was taken back."""

    __table_args__ = (
        CheckConstraint("amount <> 0"),
        CheckConstraint("how IN ('bank', 'cash', 'debit')"),
    )
    season_id: int = requires("season.id", Merging.NEVER)
    member_id: int = requires("member.id", Merging.MOVES)
    paid_on: date
    amount: int
    how: Plain
    line_id: int | None = refers_to("bank_line.id")
    reverses: int | None = refers_to("payment.id")
    reason: FreeText = ""  # why it was taken back
