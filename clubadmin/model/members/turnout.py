"""The turnout: the evenings of a season each person came to."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from clubadmin.model.members.member import Member


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
    """Everybody who could come to a competition.

    Attributes:
        name: of the competition.
        evenings: number and day of each that was played, in the order in which they were.
        people: in the order of a list.
    """

    name: str
    evenings: tuple[tuple[int, date], ...]
    people: tuple[Turnout, ...]

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
