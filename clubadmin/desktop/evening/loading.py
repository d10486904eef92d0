"""All evenings of the club, in one visit to the thread of the file."""

from dataclasses import dataclass

from clubadmin.model.evenings.also_counting import Habit
from clubadmin.model.seasons.season import Competition, EveningLine, Season
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import also_counts
from clubadmin.services.seasons import seasons


@dataclass(frozen=True)
class Overview:
    """All evenings, with the competitions they may belong to."""

    seasons: tuple[Season, ...]
    competitions: tuple[Competition, ...]
    evenings: tuple[EveningLine, ...]
    habits: tuple[Habit, ...]  # which evenings count in other competitions as well
    club: str = ""  # what it has of its own


def overview(club: OpenClub) -> Overview:
    """Every evening of the club."""
    return Overview(
        seasons.seasons(club),
        seasons.competitions(club),
        seasons.evenings(club),
        also_counts.habits(club),
        club.uid,
    )
