"""What was played on a day of the year."""

from datetime import date

from clubadmin.services.club import OpenClub
from clubadmin.services.views.archive_evening import Anniversary


def on_this_day(club: OpenClub, day: date) -> tuple[Anniversary, ...]:
    """The closed evenings on this day and month in other years, newest first."""
    raise NotImplementedError
