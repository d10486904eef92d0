"""Which competitions were played, the one last played first."""

from sqlalchemy import text

from clubadmin.services.club.club import OpenClub

_PLAYED = text(
    "SELECT e.competition_id FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE (c.season_id = :season OR :season = 0)"
    " AND EXISTS (SELECT 1 FROM evening_result x WHERE x.evening_id = e.id)"
    " GROUP BY e.competition_id ORDER BY max(e.date) DESC, max(e.id) DESC"
)


def with_results(club: OpenClub, season_id: int | None = None) -> tuple[int, ...]:
    """The ids of competitions with results, the one last played first.

    Args:
        club: the open club.
        season_id: of this season only; None: of all.
    """
    with club.store.read() as conn:
        return tuple(conn.execute(_PLAYED, {"season": season_id or 0}).scalars())
