"""An evening in the archive."""

from clubadmin.services.club import OpenClub
from clubadmin.services.views.archive_evening import EveningPage


def evening_page(club: OpenClub, evening_id: int) -> EveningPage:
    """The result of an evening with what stood out, the records that went, and who moved.

    Raises:
        Refused: there is no such evening.
    """
    raise NotImplementedError
