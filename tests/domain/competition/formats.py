"""The formats with their least number of entrants, for tests that go through them all."""

from collections.abc import Callable

from clubadmin.domain.competition.boompje import draw_boompje
from clubadmin.domain.competition.howell_pairs import draw_howell_pairs
from clubadmin.domain.competition.howell_players import draw_howell_players
from clubadmin.domain.competition.knockout import draw_knockout
from clubadmin.domain.competition.schedule import Schedule
from clubadmin.domain.competition.schevenings import draw_schevenings
from clubadmin.domain.competition.teams import draw_teams

FORMATS: dict[str, tuple[int, Callable[..., Schedule]]] = {
    "schevenings": (2, draw_schevenings),
    "howell-pairs": (2, draw_howell_pairs),
    "howell-players": (4, draw_howell_players),
    "teams": (2, draw_teams),
    "knockout": (4, draw_knockout),
    "boompje": (4, draw_boompje),
}
