"""The contents of a letter about dues, of a receipt and of the treasurer's list."""

from dataclasses import dataclass, replace
from datetime import date

from clubadmin.model.administration.dues import Account, Due, Payment, Treasury
from clubadmin.model.members.member import Member


@dataclass(frozen=True)
class Asked:
    """A line of a letter: what was asked, and how much of it is open, in cents."""

    due: Due
    open: int


@dataclass(frozen=True)
class Collected:
    """The notice in a letter that a member need not pay: the club collects.

    Attributes:
        mandate: its reference.
        account: of which, hidden in part.
        identifier: of the club at its bank.
        collect_on: when; None: that is told later.
        amount: how much then, in cents.
    """

    mandate: str
    account: str
    identifier: str
    collect_on: date | None = None
    amount: int = 0


@dataclass(frozen=True)
class DuesLetter:
    """A letter or a reminder for one member.

    Attributes:
        member: whom it is for.
        asked: its lines, in the order in which they are due.
        payments: what came in and was not taken back.
        amount: what the letter asks for, in cents.
        reference: to be named with the payment.
        instalments: in how many the dues are asked.
        code: what the payment code says; "" where none can be made.
        collected: how it is collected; None: the member pays.
        under_way: what the bank is collecting, in cents, and when.
        address: the lines of an envelope; () where none is known.
    """

    member: Member
    asked: tuple[Asked, ...]
    payments: tuple[Payment, ...]
    amount: int
    reference: str
    instalments: int = 1
    code: str = ""
    collected: Collected | None = None
    under_way: tuple[tuple[date, int], ...] = ()
    address: tuple[str, ...] = ()


@dataclass(frozen=True)
class DuesLetters:
    """The letters of a season, a page each.

    Attributes:
        season: its name.
        day: on which they are written.
        treasury: the account to pay to, with the name that belongs to it.
        reminder: whether they ask again for what is late, and for that only.
        letters: in the order of the list.
    """

    season: str
    day: date
    treasury: Treasury
    reminder: bool
    letters: tuple[DuesLetter, ...]

    def only(self, member_id: int) -> "DuesLetters":
        """The letters reduced to that of one member."""
        mine = tuple(one for one in self.letters if one.member.id == member_id)
        return replace(self, letters=mine)


@dataclass(frozen=True)
class Receipt:
    """A receipt for a payment; `open` is still owed then, in cents."""

    season: str
    member: Member
    payment: Payment
    open: int


@dataclass(frozen=True)
class DuesList:
    """The list of accounts of a season."""

    season: str
    day: date  # what is late, is late on this day
    accounts: tuple[Account, ...]

    @property
    def totals(self) -> tuple[int, int, int, int]:
        """The sums asked, come in, open and late, of all members together, in cents."""
        return (
            sum(one.charged for one in self.accounts),
            sum(one.paid for one in self.accounts),
            sum(one.open for one in self.accounts),
            sum(one.late(self.day) for one in self.accounts),
        )
