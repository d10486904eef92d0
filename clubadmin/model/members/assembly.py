"""The board's year: what the articles say, meetings, and who has to resign when."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from clubadmin.i18n import marked
from clubadmin.model.members.member import Member


class Attending(StrEnum):
    """A member's answer to a meeting."""

    PRESENT = "present"
    NOTICE = "notice"  # cannot come, and said so
    PROXY = "proxy"  # another votes


ATTENDING = {
    Attending.PRESENT: marked("aanwezig"),
    Attending.NOTICE: marked("afgemeld"),
    Attending.PROXY: marked("volmacht"),
}
"""How it is told."""


@dataclass(frozen=True)
class Articles:
    """The articles of a club about its board and its meetings."""

    term: int = 0  # years that a function is held; 0: nobody has to resign
    most_terms: int = 0  # how many one after the other; 0: as many as one likes
    offices: tuple[str, ...] = ()  # the functions that this holds for; none: all
    # percents of the members that must be there or have somebody vote; 0: there is none
    quorum: int = 0
    version: int = 0  # of the row; 0: nothing was filled in yet


@dataclass(frozen=True)
class Resigning:
    """Somebody with a function, and when the term ends."""

    member: Member
    office: str
    since: int  # the first year
    year: int  # of the meeting at which the term ends
    eligible: bool = True  # whether the articles allow another term


@dataclass(frozen=True)
class Attendee:
    """A member at a meeting; `how` None: nothing was heard."""

    member: Member
    how: Attending | None = None
    proxy: Member | None = None  # who votes


@dataclass(frozen=True)
class Meeting:
    """A meeting; `people` are the members of that day, and whoever did something about it."""

    held_on: date
    name: str
    quorum: int = 0
    people: tuple[Attendee, ...] = ()
    id: int = 0
    version: int = 0

    def count(self, how: Attending) -> int:
        """How many did this."""
        return sum(one.how is how for one in self.people)

    @property
    def votes(self) -> int:
        """The number of votes: those present, and those who gave a proxy to somebody present."""
        there = {one.member.id for one in self.people if one.how is Attending.PRESENT}
        absent = (one.proxy for one in self.people if one.how is Attending.PROXY)
        return len(there) + sum(one is not None and one.id in there for one in absent)

    @property
    def needed(self) -> int:
        """Votes for the quorum, made whole upwards; 0: there is none."""
        return -(-len(self.people) * self.quorum // 100)

    @property
    def quorate(self) -> bool:
        """Whether there are enough to decide."""
        return self.votes >= self.needed
