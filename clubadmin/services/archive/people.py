"""A person in the archive."""

from clubadmin.services.club import OpenClub
from clubadmin.services.views.archive_people import PersonPage


def person(club: OpenClub, member_id: int) -> PersonPage:
    """Everything about a person but his places in standings (`season_places`).

    Raises:
        Refused: there is no such person.
    """
    raise NotImplementedError
