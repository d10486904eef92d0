"""What the archive asks the file for."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from clubadmin.services.views.season import Competition, EveningLine, Season

if TYPE_CHECKING:
    from clubadmin.services.club import OpenClub


@dataclass(frozen=True)
class Shelf:
    """All seasons with their competitions and evenings."""

    seasons: tuple[Season, ...]
    competitions: tuple[Competition, ...]
    evenings: tuple[EveningLine, ...]


def shelf(club: "OpenClub") -> Shelf:
    """Everything to choose from, the newest season first."""
    from clubadmin.services import seasons

    every = sorted(seasons.seasons(club), key=lambda one: one.starts, reverse=True)
    return Shelf(tuple(every), seasons.competitions(club), seasons.evenings(club))
