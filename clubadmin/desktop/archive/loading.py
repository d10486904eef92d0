"""What the archive asks the file for."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from clubadmin.services.views.archive import PersonEvening, PersonGame
from clubadmin.services.views.evening import Evening
from clubadmin.services.views.member import Member
from clubadmin.services.views.result import EveningResult
from clubadmin.services.views.season import Competition, EveningLine, Season

if TYPE_CHECKING:
    from clubadmin.services.club import OpenClub


@dataclass(frozen=True)
class Shelf:
    """All seasons with their competitions and evenings."""

    seasons: tuple[Season, ...]
    competitions: tuple[Competition, ...]
    evenings: tuple[EveningLine, ...]


@dataclass(frozen=True)
class PastEvening:
    """An evening with its result."""

    evening: Evening
    result: EveningResult

    def person(self, participant_id: int) -> int | None:
        """The member behind a row of the result, the first of a pair."""
        for one in self.evening.participants:
            if one.id == participant_id:
                return one.members[0].id
        return None


@dataclass(frozen=True)
class Career:
    """A person with all evenings."""

    member: Member
    evenings: tuple[PersonEvening, ...]


def shelf(club: "OpenClub") -> Shelf:
    """Everything to choose from, the newest season first."""
    from clubadmin.services import seasons

    every = sorted(seasons.seasons(club), key=lambda one: one.starts, reverse=True)
    return Shelf(tuple(every), seasons.competitions(club), seasons.evenings(club))


def past_evening(club: "OpenClub", evening_id: int) -> PastEvening:
    """An evening and its result."""
    from clubadmin.services import evenings, results

    return PastEvening(evenings.evening(club, evening_id), results.result(club, evening_id))


def career(club: "OpenClub", member_id: int) -> Career:
    """A person and all evenings, the newest first."""
    from clubadmin.services import archive, members

    found = archive.career(club, member_id)
    ordered = tuple(sorted(found, key=lambda one: (one.date, one.evening_id), reverse=True))
    return Career(members.member(club, member_id), ordered)


def games(club: "OpenClub", evening_id: int, member_id: int | None) -> tuple[PersonGame, ...]:
    """The games of an evening, of one person or of everybody."""
    from clubadmin.services import archive

    return archive.games(club, evening_id, member_id)
