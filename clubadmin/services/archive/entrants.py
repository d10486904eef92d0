"""A pair or a team in the archive."""

from clubadmin.services.club import OpenClub
from clubadmin.services.views.archive_people import EntrantPage


def pair_page(club: OpenClub, pair_id: int) -> EntrantPage:
    """Everything about a pair.

    Raises:
        Refused: there is no such pair.
    """
    raise NotImplementedError


def team_page(club: OpenClub, team_id: int) -> EntrantPage:
    """Everything about a team.

    Raises:
        Refused: there is no such team.
    """
    raise NotImplementedError
