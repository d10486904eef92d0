"""Kinds of membership, what members owe and paid, and what a letter, receipt or list says of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import TypeVar

from clubadmin.domain.administration.dues import DuesKind
from clubadmin.model.members.member import Member


@dataclass(frozen=True)
class Treasury:
    """The club's own account; `account` is "" where none is kept."""

    account: str = ""  # an IBAN
    holder: str = ""  # "": the club's name
    version: int = 0  # 0: not kept yet


@dataclass(frozen=True)
class KeptKind:
    """A kind of membership as a season has it."""

    id: int
    season_id: int
    kind: DuesKind
    version: int = 1


@dataclass(frozen=True)
class Due:
    """An amount that a member owes on a day; `id` is 0 where it is only proposed."""

    id: int
    member_id: int
    kind: str
    part: int  # 0: the entry fee; else the number of the instalment
    amount: int  # below nothing: it takes another back
    due_on: date
    reverses: int | None = None
    reason: str = ""


@dataclass(frozen=True)
class Payment:
    """An amount that a member paid on a day."""

    id: int
    member_id: int
    paid_on: date
    amount: int  # below nothing: it takes another back
    how: str  # "bank", "cash" or "debit"
    reverses: int | None = None
    reason: str = ""


_Noted = TypeVar("_Noted", Due, Payment)


@dataclass(frozen=True)
class Account:
    """An account: all that one member owes for a season and has paid."""

    member: Member
    kind: str
    household: str
    reference: str  # to be named with a payment
    dues: tuple[Due, ...] = ()
    payments: tuple[Payment, ...] = ()
    under_way: tuple[tuple[date, int], ...] = ()  # cents that the bank collects, and when

    @property
    def charged(self) -> int:
        """The total that was asked, in cents."""
        return sum(one.amount for one in self.dues)

    @property
    def paid(self) -> int:
        """The total that came in, in cents."""
        return sum(one.amount for one in self.payments)

    @property
    def open(self) -> int:
        """The amount still owed; below nothing where too much was paid."""
        return self.charged - self.paid

    @property
    def standing_dues(self) -> tuple[Due, ...]:
        """The dues that were asked and not taken back, in the order in which they fall due."""
        return tuple(sorted(_standing(self.dues), key=lambda one: (one.due_on, one.part)))

    @property
    def standing_payments(self) -> tuple[Payment, ...]:
        """The payments that came in and were not taken back."""
        return tuple(_standing(self.payments))

    @property
    def open_dues(self) -> tuple[tuple[Due, int], ...]:
        """The unpaid part of each due; payments are set against what was due first."""
        found, rest = [], self.paid
        for one in self.standing_dues:
            covered = min(one.amount, max(rest, 0))
            rest -= covered
            if covered < one.amount:
                found.append((one, one.amount - covered))
        return tuple(found)

    @property
    def open_parts(self) -> tuple[int, ...]:
        """The amounts of `open_dues`."""
        return tuple(amount for _, amount in self.open_dues)

    def late(self, day: date) -> int:
        """The amount that should have come in by a day and did not, in cents."""
        asked = sum(one.amount for one in self.dues if one.due_on <= day)
        return max(0, asked - self.paid)

    def collectable(self, day: date) -> int:
        """The amount due by a day that neither came in nor is under way, in cents."""
        return max(0, self.late(day) - sum(amount for _, amount in self.under_way))


def _standing(rows: Sequence[_Noted]) -> Iterator[_Noted]:
    """Give the rows that were not taken back, without those that take another back."""
    gone = {one.reverses for one in rows}
    yield from (one for one in rows if one.reverses is None and one.id not in gone)


@dataclass(frozen=True)
class Charging:
    """The dues that charging a season would lay."""

    season_id: int
    dues: tuple[Due, ...]  # to be laid
    without_kind: tuple[Member, ...]  # active members who are of no kind, and so owe nothing

    @property
    def total(self) -> int:
        """The sum of the dues, in cents."""
        return sum(one.amount for one in self.dues)


@dataclass(frozen=True)
class Asked:
    """A line of a letter: what was asked, and how much of it is open, in cents."""

    due: Due
    open: int


@dataclass(frozen=True)
class Collected:
    """The notice in a letter that a member need not pay: the club collects."""

    mandate: str  # its reference
    account: str  # of which, hidden in part
    identifier: str  # of the club at its bank
    collect_on: date | None = None  # when; None: that is told later
    amount: int = 0  # how much then, in cents


@dataclass(frozen=True)
class DuesLetter:
    """A letter or a reminder for one member."""

    member: Member  # whom it is for
    asked: tuple[Asked, ...]  # its lines, in the order in which they are due
    payments: tuple[Payment, ...]  # what came in and was not taken back
    amount: int  # what the letter asks for, in cents
    reference: str  # to be named with the payment
    instalments: int = 1  # in how many the dues are asked
    code: str = ""  # what the payment code says; "" where none can be made
    collected: Collected | None = None  # how it is collected; None: the member pays
    under_way: tuple[tuple[date, int], ...] = ()  # what the bank is collecting, in cents, and when
    address: tuple[str, ...] = ()  # the lines of an envelope; () where none is known


@dataclass(frozen=True)
class DuesLetters:
    """The letters of a season, a page each."""

    season: str  # its name
    day: date  # on which they are written
    treasury: Treasury  # the account to pay to, with the name that belongs to it
    reminder: bool  # whether they ask again for what is late, and for that only
    letters: tuple[DuesLetter, ...]  # in the order of the list

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
