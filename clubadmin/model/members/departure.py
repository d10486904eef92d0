"""Somebody leaves the club: why, and what can follow from it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from clubadmin.i18n import Message, marked
from clubadmin.model.members.member import Member


class Why(StrEnum):
    """The reason of leaving; a mistake was never in the club and leaves no trace."""

    DIED = "died"
    RESIGNED = "resigned"
    MOVED = "moved"
    MISTAKE = "mistake"


class Follows(StrEnum):
    """A thing that ends with the membership, as far as that is chosen."""

    MAIL = "mail"
    DUES = "dues"
    EVENINGS = "evenings"
    WISHES = "wishes"
    OFFICES = "offices"


REASONS: Mapping[Why, str] = {
    Why.DIED: marked("overleden"),
    Why.RESIGNED: marked("opgezegd"),
    Why.MOVED: marked("verhuisd"),
}
"""The words that are kept as the reason."""

AT_FIRST: Mapping[Why, frozenset[Follows]] = {
    Why.DIED: frozenset(Follows),
    Why.RESIGNED: frozenset(Follows) - {Follows.MAIL, Follows.DUES},
    Why.MOVED: frozenset(Follows) - {Follows.MAIL, Follows.DUES},
    Why.MISTAKE: frozenset(),
}
"""The consequences unless others are chosen: after a death there is no mail and no debt."""


@dataclass(frozen=True)
class Departing:
    """The consequences of leaving on a day.

    Attributes:
        member: who leaves.
        used: whether anything in the club is about him, so that he stays in results.
        follows: a sentence for each thing that can be ended with it.
        told: what stays as it is, and where he still plays.
    """

    member: Member
    used: bool
    follows: Mapping[Follows, Message]
    told: Message | None = None
