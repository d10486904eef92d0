"""Records and lists of all times."""

from clubadmin.services.club import OpenClub
from clubadmin.services.views.archive_records import EVERYTHING, RecordBook, RecordList, Scope, What


def records(club: OpenClub, scope: Scope = EVERYTHING) -> RecordBook:
    """The first and second of every list over the closed evenings of a scope."""
    raise NotImplementedError


def all_time(club: OpenClub, what: What, scope: Scope = EVERYTHING, most: int = 100) -> RecordList:
    """One list over the closed evenings of a scope, as far as place `most` and who share it."""
    raise NotImplementedError
