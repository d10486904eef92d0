"""The archive: everything that was ever played, found, looked at and put beside each other."""

from clubadmin.services.archive.career import career, games
from clubadmin.services.archive.evening_pages import evening_page, on_this_day, stood_out
from clubadmin.services.archive.game_lists import game_list, games_at
from clubadmin.services.archive.lists.records import all_time, records
from clubadmin.services.archive.meetings import head_to_head
from clubadmin.services.archive.past.final_places import season_places, titles
from clubadmin.services.archive.people import pair_page, person, team_page
from clubadmin.services.archive.search import find

__all__ = [
    "all_time",
    "career",
    "evening_page",
    "find",
    "game_list",
    "games",
    "games_at",
    "head_to_head",
    "on_this_day",
    "pair_page",
    "person",
    "records",
    "season_places",
    "stood_out",
    "team_page",
    "titles",
]
