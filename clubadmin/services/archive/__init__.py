"""The archive: everything that was ever played, found, looked at and put beside each other."""

from clubadmin.services.archive.anniversaries import on_this_day
from clubadmin.services.archive.careers import career, games
from clubadmin.services.archive.entrants import pair_page, team_page
from clubadmin.services.archive.evening_pages import evening_page, stood_out
from clubadmin.services.archive.finding import find
from clubadmin.services.archive.game_lists import game_list, games_at
from clubadmin.services.archive.lists.records import all_time, records
from clubadmin.services.archive.meetings import head_to_head
from clubadmin.services.archive.past.places import season_places, titles
from clubadmin.services.archive.people import person

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
