"""Birthdays and jubilees of members."""

from dataclasses import dataclass
from datetime import date

from clubadmin.i18n import Message
from clubadmin.model.members.member import Member


@dataclass(frozen=True)
class Celebration:
    """Something to congratulate a member on.

    Attributes:
        day: of it.
        member: whom.
        what: on what: "wordt 75", "25 jaar lid".
        jubilee: whether it is years of membership, and no birthday.
    """

    day: date
    member: Member
    what: Message
    jubilee: bool = False


@dataclass(frozen=True)
class Celebrations:
    """The celebrations of a span, by day; both days are part of it."""

    first: date
    last: date
    all: tuple[Celebration, ...]
