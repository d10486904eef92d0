"""The formats with their least number of entrants, for tests that go through them all."""

from collections.abc import Callable

from clubadmin.domain.draw.formats.boompje import draw_boompje
from clubadmin.domain.draw.formats.howell_pairs import draw_howell_pairs
from clubadmin.domain.draw.formats.howell_players import draw_howell_players
from clubadmin.domain.draw.formats.knockout import draw_knockout
from clubadmin.domain.draw.formats.schevenings import draw_schevenings
from clubadmin.domain.draw.formats.teams import draw_teams
from clubadmin.domain.draw.plan.schedule import Schedule

FORMATS: dict[str, tuple[int, Callable[..., Schedule]]] = {
    "schevenings": (2, draw_schevenings),
    "howell-pairs": (2, draw_howell_pairs),
    "howell-players": (4, draw_howell_players),
    "teams": (2, draw_teams),
    "knockout": (4, draw_knockout),
    "boompje": (4, draw_boompje),
}
