"""Kinds of membership, what members owe for a season, and what they paid."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
    """The dues that charging a season would lay.

    Attributes:
        dues: to be laid.
        without_kind: active members who are of no kind, and so owe nothing.
    """

    season_id: int
    dues: tuple[Due, ...]
    without_kind: tuple[Member, ...]

    @property
    def total(self) -> int:
        """The sum of the dues, in cents."""
        return sum(one.amount for one in self.dues)
