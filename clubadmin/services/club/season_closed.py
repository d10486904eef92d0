"""Closed seasons stay as they are: an attempt to change one is told what to do."""

from sqlalchemy import Connection, text

from clubadmin.errors import Refused

_OF_COMPETITION = text(
    "SELECT s.name, s.closed_at FROM competition c JOIN season s ON s.id = c.season_id"
    " WHERE c.id = :id"
)
_SEASON = text("SELECT name, closed_at FROM season WHERE id = :id")


def refuse_closed_competition(conn: Connection, competition_id: int) -> None:
    """Refuse to change what belongs to a competition of a closed season."""
    _refuse(conn.execute(_OF_COMPETITION, {"id": competition_id}).first())


def refuse_closed_season(conn: Connection, season_id: int) -> None:
    """Refuse to change a closed season."""
    _refuse(conn.execute(_SEASON, {"id": season_id}).first())


def _refuse(row: object) -> None:
    name, closed_at = getattr(row, "name", ""), getattr(row, "closed_at", "")
    if closed_at:
        raise Refused(
            "Seizoen {name} is afgesloten en kan niet meer veranderen. Heropen het"
            " seizoen met een reden (Stand, Seizoen afsluiten); daarna kan het wel.",
            name=name,
        )
