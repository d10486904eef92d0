"""Two people beside each other."""

from clubadmin.services.club import OpenClub
from clubadmin.services.views.archive_people import HeadToHead


def head_to_head(club: OpenClub, a: int, b: int) -> HeadToHead:
    """Where two members met: at a table together, against one another, on the same evenings.

    Raises:
        Refused: one of them is not there, or they are the same.
    """
    raise NotImplementedError
