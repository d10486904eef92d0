"""What these windows ask of the services, for the thread that owns the file."""

from datetime import datetime
from typing import TYPE_CHECKING

from clubadmin.model.club.club import ClubSettings, Saved
from clubadmin.model.seasons.closing import NextSeason, SeasonReview

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


def review(club: "OpenClub", season_id: int) -> SeasonReview:
    """A season at its end."""
    from clubadmin.services.seasons import closing as season_review

    return season_review.review(club, season_id)


def close(club: "OpenClub", season_id: int) -> SeasonReview:
    """Freeze its standings."""
    from clubadmin.services.seasons import closing as season_closing

    return season_closing.close_season(club, season_id)


def reopen(club: "OpenClub", season_id: int, reason: str) -> SeasonReview:
    """Open it again for a correction."""
    from clubadmin.services.seasons import closing as season_closing

    return season_closing.reopen_season(club, season_id, reason)


def propose(club: "OpenClub", season_id: int) -> NextSeason:
    """The season that would follow."""
    from clubadmin.services.seasons import next_season

    return next_season.propose(club, season_id)


def make(club: "OpenClub", wanted: NextSeason) -> Saved:
    """Make it."""
    from clubadmin.services.seasons import next_season

    return next_season.make(club, wanted)


def for_paper(club: "OpenClub") -> tuple[ClubSettings, datetime]:
    """What stands on every paper: the club, and when it is printed."""
    from clubadmin.services.club import club as clubs

    return clubs.settings(club), datetime.now()
