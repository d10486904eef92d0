"""The annual report of a club: what came of its members, its evenings and its money in a season."""

from dataclasses import dataclass
from datetime import date

from clubadmin.model.administration.cash import EveningCash
from clubadmin.model.members.assembly import Meeting, Resigning
from clubadmin.model.members.member import Celebration, Member
from clubadmin.model.results.result import Standings
from clubadmin.model.seasons.season import Season


@dataclass(frozen=True)
class MemberYear:
    """Members at the beginning and at the end, and what lies between."""

    before: int  # members on the day before the season
    joined: tuple[tuple[Member, date], ...]  # who came, with the day
    left: tuple[tuple[Member, date], ...]  # who went, with the last day
    after: int  # members at the end of the last day; `before` and who came without who went
    undated: int = 0  # who stopped on a day that nobody noted; of these nothing is counted


@dataclass(frozen=True)
class CompetitionYear:
    """How a competition went: its standings, and who came to its evenings."""

    name: str  # of the competition
    attendance: tuple[int, ...]  # how many were there, an evening each
    standings: Standings | None = None  # None while nothing was played

    @property
    def average(self) -> float:
        """The average attendance of an evening."""
        return sum(self.attendance) / len(self.attendance) if self.attendance else 0.0


@dataclass(frozen=True)
class DuesYear:
    """The dues of a season: asked and come in, in cents; `members` owe or paid something."""

    members: int
    asked: int
    paid: int

    @property
    def open(self) -> int:
        """The dues still to come in; below nothing where too much was paid."""
        return self.asked - self.paid


@dataclass(frozen=True)
class CashYear:
    """The cash of all evenings of a season, in cents, without the change in the box."""

    evenings: int  # on which something came in or went out
    came_in: int  # stakes, cards, tombola and gifts
    went_out: int  # prizes and expenses
    # what was counted above what should have been there; below nothing: too little
    difference: int = 0

    @property
    def left(self) -> int:
        """The cash left over from a season's evenings."""
        return self.came_in - self.went_out + self.difference


def cash_year(evenings: tuple[EveningCash, ...]) -> CashYear:
    """Add up the cash of several evenings."""
    used = [one for one in evenings if one.balance.came_in or one.balance.went_out]
    came_in = sum(one.balance.came_in - one.change_money for one in used)
    went_out = sum(one.balance.went_out for one in used)
    difference = sum(one.balance.difference for one in used if one.counted is not None)
    return CashYear(len(used), came_in, went_out, difference)


@dataclass(frozen=True)
class AnnualReport:
    """The annual report; a part that a club does not keep is empty or None."""

    season: Season
    members: MemberYear
    jubilees: tuple[Celebration, ...] = ()
    competitions: tuple[CompetitionYear, ...] = ()
    dues: DuesYear | None = None
    cash: CashYear | None = None
    meetings: tuple[Meeting, ...] = ()
    resigning: tuple[Resigning, ...] = ()
