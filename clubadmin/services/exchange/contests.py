"""Contests that points alone do not tell: a file of results or games leaves them out.

Their wallets, teams and brackets have no place in such a file, and read back it would be an
evening by points. A whole club, which is a file of its own, has them.
"""

from sqlalchemy import text

from clubadmin.domain.draw.plan.formats import FORMATS, Decides
from clubadmin.services.club.club import OpenClub

BY_POINTS = ", ".join(f"'{one.name}'" for one in FORMATS.values() if one.decides is Decides.POINTS)
"""SQL: the formats that points tell whole."""

_LEFT_OUT = text(
    "SELECT c.name, s.name FROM competition c JOIN season s ON s.id = c.season_id"
    f" WHERE c.format NOT IN ({BY_POINTS})"
    " AND EXISTS (SELECT 1 FROM evening e WHERE e.competition_id = c.id) ORDER BY s.starts, c.id"
)


def left_out(club: OpenClub) -> str:
    """A sentence on what a file of results or games does not hold; empty where it holds all."""
    with club.store.read() as conn:
        names = [f"{name} ({season})" for name, season in conn.execute(_LEFT_OUT)]
    if not names:
        return ""
    return (
        f"Niet in dit bestand: {', '.join(names)}. Mapjes, teams en het schema van een"
        " afvaltoernooi gaan alleen mee met de hele club."
    )
