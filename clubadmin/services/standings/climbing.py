"""Climbers and fallers in standings by the last evening that counts."""

from clubadmin.model.results.moves import Moves, moves
from clubadmin.model.results.result import Standings
from clubadmin.services.club.club import OpenClub
from clubadmin.services.standings.standings import standings


def climbing(club: OpenClub, competition_id: int, now: Standings) -> Moves:
    """The moves since the evening before; nobody's where there was none, or one is open."""
    if len(now.evenings) < 2 or now.provisional:
        return {}
    return moves(now, standings(club, competition_id, after=now.evenings[-2]))
