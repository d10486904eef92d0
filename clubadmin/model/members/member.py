"""Members, guests and pairs: their celebrations, and the evenings they came to."""

import re
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

from clubadmin.domain.names import NAME_PARTS, Searched, fold, searched, split_last
from clubadmin.i18n import Message

ERASED = r"Oud-lid (\d+)"
"""What stands in place of the name of somebody who was erased."""


def label_of(first_name: str, infix: str, last_name: str, remark: str) -> str:
    """`Member.label` from its parts, where no member is made for each row."""
    name = " ".join(part for part in (first_name, infix, last_name) if part)
    return f"{name} ({remark})" if remark else name


@dataclass(frozen=True)
class Member:
    """A member or guest.

    Attributes:
        apart: as it was read, what tells him from namesakes when `remark` doesn't: that with a
            number.
    """

    id: int
    last_name: str
    first_name: str = ""
    infix: str = ""
    remark: str = ""
    phone: str = ""
    email: str = ""
    guest: bool = False
    active: bool = True
    version: int = 1
    apart: str = ""

    @property
    def name(self) -> str:
        """First name first: "Jan van den Berg"."""
        return " ".join(part for part in (self.first_name, self.infix, self.last_name) if part)

    @property
    def surname(self) -> str:
        """The last name with what stands before it: "van den Berg"."""
        return f"{self.infix} {self.last_name}".strip()

    @property
    def erased(self) -> bool:
        """Whether only a number is left of the name."""
        return not self.active and re.fullmatch(ERASED, self.last_name) is not None

    @property
    def sorted_name(self) -> str:
        """The name as lists have it: "Berg, Jan van den"."""
        before, last = self._parted
        rest = " ".join(part for part in (self.first_name, self.infix, before) if part)
        return f"{last}, {rest}" if rest else last

    @property
    def sorted_label(self) -> str:
        """The name as in a list, with what tells namesakes apart: "Bos, Jan (Kerkstraat)"."""
        said = self.apart or self.remark
        return f"{self.sorted_name} ({said})" if said else self.sorted_name

    @property
    def filed_under(self) -> str:
        """The word a list is sorted by: "Berg", also where "van den Berg" is kept as the last name.

        A capital keeps it in place: "De Smet" is filed under D, as his family has it.
        """
        return self._parted[1]

    @property
    def searched(self) -> tuple[Searched, ...]:
        """The name as it is searched for."""
        first = fold(self.first_name or self.last_name)
        return (searched(first, fold(self.filed_under), fold(self.label)),)

    @property
    def _parted(self) -> tuple[str, str]:
        if self.infix or self.last_name[:1].isupper():
            return "", self.last_name
        return split_last(self.last_name)

    @property
    def label(self) -> str:
        """The name with what tells namesakes apart: "Jan Bos (Kerkstraat)"."""
        return label_of(self.first_name, self.infix, self.last_name, self.apart or self.remark)

    def changed(self, **values: object) -> "Member":
        """A copy with some fields changed."""
        if not values.keys().isdisjoint((*NAME_PARTS, "remark")):
            values["apart"] = ""  # was of the other name
        return replace(self, **values)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Former:
    """Somebody who no longer plays."""

    member: Member  # as still known
    last: date | None  # the last evening; None: never played
    due: bool  # away for so long that the name should go (AVG, art. 5)


@dataclass(frozen=True)
class Pair:
    """Two members who play together."""

    id: int
    a: Member
    b: Member
    active: bool = True
    version: int = 1

    @property
    def searched(self) -> tuple[Searched, ...]:
        """The names of both, as they are searched for."""
        return (*self.a.searched, *self.b.searched)

    @property
    def label(self) -> str:
        """The names of both."""
        return f"{self.a.label} – {self.b.label}"


@dataclass(frozen=True)
class Team:
    """Two or more pairs that play as one, and who stands by for them.

    The first two members are the first pair, the next two the second; those after the pairs
    that a contest asks for are in reserve.
    """

    id: int
    name: str
    members: tuple[Member, ...]
    active: bool = True
    version: int = 1

    @property
    def searched(self) -> tuple[Searched, ...]:
        """The team and who are in it, as they are searched for."""
        name = fold(self.name)
        people = (one.searched for one in self.members)
        return (searched(name, name, fold(self.label)), *(each for one in people for each in one))

    @property
    def label(self) -> str:
        """The name with who play."""
        return f"{self.name} ({', '.join(member.label for member in self.members)})"


@dataclass(frozen=True)
class Found:
    """The best of those whom a search finds, and how many members and guests that is in all."""

    best: tuple[Member, ...]
    own: int
    guests: int

    @property
    def whole(self) -> bool:
        """Whether the best are all."""
        return len(self.best) == self.own + self.guests


@dataclass(frozen=True)
class GroupLine:
    """Somebody, and the group he is in; "" for none."""

    entrant_id: int
    name: str
    group: str = ""
    place: int | None = None  # in the standings so far, over all groups; None: none yet
    played: int = 0  # evenings


@dataclass(frozen=True)
class Groups:
    """The groups of a competition: the highest first, in each the best first."""

    competition_id: int
    competition: str
    lines: tuple[GroupLine, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The groups there are, the highest first."""
        return tuple(sorted({one.group for one in self.lines if one.group}))


@dataclass(frozen=True)
class Celebration:
    """Something to congratulate a member on."""

    day: date  # of it
    member: Member  # whom
    what: Message  # on what: "wordt 75", "25 jaar lid"
    jubilee: bool = False  # whether it is years of membership, and no birthday


@dataclass(frozen=True)
class Celebrations:
    """The celebrations of a span, by day; both days are part of it."""

    first: date
    last: date
    all: tuple[Celebration, ...]


class Came(StrEnum):
    """The presence of one person on one evening."""

    PRESENT = "present"
    NOTICE = "notice"  # away, and the club was told in time
    SILENT = "silent"  # away without a word
    AWAY = "away"  # away, and nobody noted more
    NO_MEMBER = ""  # the evening was not his to come to


@dataclass(frozen=True)
class Turnout:
    """The turnout of one person in a competition: an answer for each evening, in their order."""

    member: Member
    evenings: tuple[Came, ...]

    @property
    def present(self) -> int:
        """How many evenings he was there."""
        return self.evenings.count(Came.PRESENT)

    @property
    def of(self) -> int:
        """The number of evenings he could have come to."""
        return len(self.evenings) - self.evenings.count(Came.NO_MEMBER)


@dataclass(frozen=True)
class CompetitionTurnout:
    """Everybody who could come to a competition."""

    name: str  # of the competition
    # number and day of each that was played, in the order in which they were
    evenings: tuple[tuple[int, date], ...]
    people: tuple[Turnout, ...]  # in the order of a list

    @property
    def present(self) -> tuple[int, ...]:
        """How many were there on each evening."""
        columns = zip(*(one.evenings for one in self.people), strict=True)
        return tuple(column.count(Came.PRESENT) for column in columns)

    def last(self, one: Turnout) -> date | None:
        """The last day on which somebody was there; None for never."""
        marked = zip(self.evenings, one.evenings, strict=True)
        return max((day for (_, day), came in marked if came is Came.PRESENT), default=None)


@dataclass(frozen=True)
class SeasonTurnout:
    """The turnout of each competition of a season that was played; `season` is its name."""

    season: str
    competitions: tuple[CompetitionTurnout, ...]
