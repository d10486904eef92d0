"""Requests of the archive to the file."""

from collections.abc import Callable
from dataclasses import dataclass

from clubadmin.model.archive.people import Title
from clubadmin.model.seasons.season import Competition, EveningLine, Season
from clubadmin.services.archive.past import final_places
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons import seasons


@dataclass(frozen=True)
class Choices:
    """All seasons, the newest first, with their competitions."""

    seasons: tuple[Season, ...]
    competitions: tuple[Competition, ...]


@dataclass(frozen=True)
class Shelf(Choices):
    """The choices of a list, with all evenings."""

    evenings: tuple[EveningLine, ...]


def choices(club: OpenClub) -> Choices:
    """Load the choices of what a list can be over."""
    every = sorted(seasons.seasons(club), key=lambda one: one.starts, reverse=True)
    return Choices(tuple(every), seasons.competitions(club))


def shelf(club: OpenClub) -> Shelf:
    """Everything there is to look at."""
    found = choices(club)
    return Shelf(found.seasons, found.competitions, seasons.evenings(club))


def titles(club: OpenClub, going: Callable[[int, int], None]) -> tuple[Title, ...]:
    """The champions; `going` is told how far it is."""
    return final_places.titles(club, going)
