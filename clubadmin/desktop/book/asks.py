"""What the season book asks of the services, and how it is made.

The services load the database and the book loads ReportLab: imports stay inside.
"""

from collections.abc import Callable, Collection
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clubadmin.domain.terms import Language
    from clubadmin.model.publishing.season_book import BookOffer, BookPart, SeasonBook
    from clubadmin.services.club.club import OpenClub

Going = Callable[[int, int], None]


def offer(club: "OpenClub", season_id: int) -> "BookOffer":
    """What could go in."""
    from clubadmin.services.publishing import season_book

    return season_book.offer(club, season_id)


def gather(
    club: "OpenClub",
    season_id: int,
    wanted: Collection[int],
    parts: "Collection[BookPart]",
    going: Going,
) -> "SeasonBook":
    """All figures of it."""
    from clubadmin.services.publishing import season_book

    return season_book.gather(club, season_id, wanted, parts, going)


def make(
    book: "SeasonBook", parts: "Collection[BookPart]", language: "Language", going: Going
) -> bytes:
    """The PDF."""
    from clubadmin.reports.book import season_book

    return season_book(book, parts, language=language, stamp=datetime.now(), going=going)
