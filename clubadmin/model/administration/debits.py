"""Mandates of members, files by which a club collects, and a bank's statement as it was read."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum

from clubadmin.domain.administration.debits import NOTICE, MandateKind, Sequence
from clubadmin.domain.administration.matching import Proposal
from clubadmin.i18n import Message
from clubadmin.model.members.member import Member


@dataclass(frozen=True)
class BankLine:
    """A payment as the bank wrote it."""

    booked_on: date
    amount: int  # cents; below nothing: it went out
    account: str = ""  # the IBAN of the other side
    name: str = ""
    text: str = ""
    reference: str = ""


@dataclass(frozen=True)
class BankStatement:
    """A bank statement of one account."""

    account: str  # an IBAN
    lines: tuple[BankLine, ...]
    number: str = ""
    opening: int | None = None  # cents; None: the bank does not say
    closing: int | None = None
    currency: str = "EUR"

    @property
    def first(self) -> date:
        """The day of the first line."""
        return min(one.booked_on for one in self.lines)

    @property
    def last(self) -> date:
        """The day of the last line."""
        return max(one.booked_on for one in self.lines)


@dataclass(frozen=True)
class BankFile:
    """A file of a bank: the statements in euros, and which other accounts are in it."""

    statements: tuple[BankStatement, ...]
    left_out: tuple[tuple[str, str], ...] = ()  # the account and its currency


@dataclass(frozen=True)
class Proposed:
    """A line with whose dues it likely pays, each with the name."""

    line: BankLine
    proposal: Proposal
    names: tuple[str, ...]
    line_id: int = 0  # of a line that is kept; 0: it is in a file only


@dataclass(frozen=True)
class StatementPreview:
    """The statements in a file that were not read before."""

    season_id: int
    statements: tuple[BankStatement, ...]
    proposed: tuple[Proposed, ...]  # of each line of each statement, in order
    left_out: tuple[tuple[str, str], ...] = ()  # accounts that are not in euros, with what they are


@dataclass(frozen=True)
class Creditor:
    """The name the club collects under; `identifier` is "" where it does not collect."""

    identifier: str = ""
    notice: int = NOTICE  # days before a collection on which it is told
    version: int = 0  # 0: not kept yet


@dataclass(frozen=True)
class Mandate:
    """A member's permission to collect; `account` is "" where he gave none."""

    member_id: int
    reference: str = ""
    signed: date | None = None
    account: str = ""  # an IBAN
    holder: str = ""  # "": the member's name
    kind: MandateKind = MandateKind.RECURRENT
    version: int = 0  # 0: not kept yet


class DebitState(StrEnum):
    """The state of a line of a collection file."""

    PLANNED = "planned"
    UNDER_WAY = "under-way"  # it is with the bank
    BOOKED = "booked"  # it came in
    RETURNED = "returned"  # it came back, or never came


@dataclass(frozen=True)
class Debit:
    """A line of a collection file; the amount in cents."""

    member: Member
    amount: int
    mandate: str  # its reference
    signed: date
    account: str
    holder: str
    sequence: Sequence
    text: str
    end_to_end: str = ""
    id: int = 0  # 0: not sent yet
    state: DebitState = DebitState.PLANNED
    reason: str = ""  # why it came back
    payment_id: int | None = None  # as which it was booked


@dataclass(frozen=True)
class LeftOut:
    """Somebody with a mandate who owes something of which nothing is collected, and why."""

    member: Member
    why: Message


@dataclass(frozen=True)
class CollectionPlan:
    """The lines that a collection file for a day would hold."""

    season_id: int  # whose dues
    collect_on: date  # a day on which banks settle
    debits: tuple[Debit, ...]  # in the order of the list
    left_out: tuple[LeftOut, ...]  # who has a mandate and owes something, and is not in it
    notice: int = NOTICE  # days before on which it has to be told
    told_on: date | None = None  # when it was told that this would be the day; None: not yet

    @property
    def total(self) -> int:
        """The sum of the collection, in cents."""
        return sum(one.amount for one in self.debits)

    @property
    def told_by(self) -> date:
        """The last day on which it can be told in time."""
        return self.collect_on - timedelta(self.notice)

    @property
    def told_in_time(self) -> bool:
        """Whether the letters about it were made in time."""
        return self.told_on is not None and self.told_on <= self.told_by


@dataclass(frozen=True)
class Collection:
    """A file for the bank, as it was written."""

    id: int
    season_id: int
    collect_on: date
    made_at: datetime
    identifier: str
    account: str
    holder: str
    debits: tuple[Debit, ...] = ()

    @property
    def message(self) -> str:
        """The name of the file at the bank."""
        return f"INCASSO{self.id}-{self.made_at:%Y%m%d%H%M%S}"

    def batch(self, sequence: Sequence) -> str:
        """The name of the lines that are booked as one amount."""
        return f"{self.message}-{sequence}"

    def sum_of(self, *states: DebitState) -> int:
        """The lines of which this came, in cents; of no state: all of them."""
        return sum(one.amount for one in self.debits if not states or one.state in states)
