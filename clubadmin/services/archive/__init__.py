"""The archive: everything that was ever played, found, looked at and put beside each other.

All of it is read from closed evenings (`past`) and the sums that are kept of them; `lists` has
the records of all times. What is still being played is not in it, and nothing is changed here.
What a figure of it is made of is told by `explain`.

Come in by: `archive`, `career`, `known`, `people`, `meetings`, `lists.scope`, `past.closed`,
`past.final_places`.
"""

from clubadmin.services.archive.career import career, games
from clubadmin.services.archive.game_lists import (
    evening_page,
    game_list,
    games_at,
    on_this_day,
    stood_out,
)
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
