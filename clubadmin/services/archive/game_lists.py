"""All games, however many there are: counted at once, read where one looks."""

from clubadmin.services.club import OpenClub
from clubadmin.services.views.archive import EVERY_GAME, ArchivedGame, GameFilter, GameList


def game_list(
    club: OpenClub, wanted: GameFilter = EVERY_GAME, *, newest_first: bool = True
) -> GameList:
    """How many games there are, and where each evening of them stands in the list."""
    raise NotImplementedError


def games_at(club: OpenClub, wanted: GameList, first: int, count: int) -> tuple[ArchivedGame, ...]:
    """The games of a list from a place on, as many as asked for or as there are."""
    raise NotImplementedError
