"""Places in the standings of all seasons, and the titles that follow."""

from collections.abc import Callable

from clubadmin.services.club import OpenClub
from clubadmin.services.views.archive_people import CareerSeason, SeasonPlace, Title

Going = Callable[[int, int], None]
"""Told how many competitions are done, and of how many; may raise to stop."""


def season_places(
    club: OpenClub, seasons: tuple[CareerSeason, ...], going: Going | None = None
) -> tuple[SeasonPlace, ...]:
    """The places in the standings that belong to the seasons of a page, in the same order."""
    raise NotImplementedError


def titles(club: OpenClub, going: Going | None = None) -> tuple[Title, ...]:
    """Who became first in each competition that is over, newest season first."""
    raise NotImplementedError
