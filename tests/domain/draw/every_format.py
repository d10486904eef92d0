"""The formats with their least number of entrants, for tests that go through them all."""

from collections.abc import Callable

from clubadmin.domain.draw.formats import DRAWN
from clubadmin.domain.draw.plan.schedule import Schedule
from tests.domain.draw.asked import (
    draw_boompje,
    draw_howell_pairs,
    draw_howell_players,
    draw_knockout,
    draw_knockout_pairs,
    draw_schevenings,
    draw_teams,
)

LEAST = {form.name: form.least for form in DRAWN.values()}
"""The fewest entrants of whatever can be drawn."""

KNOCKOUTS = {form.name for form in DRAWN.values() if form.knockout}

FORMATS: dict[str, tuple[int, Callable[..., Schedule]]] = {
    "schevenings": (2, draw_schevenings),
    "howell-pairs": (2, draw_howell_pairs),
    "howell-players": (4, draw_howell_players),
    "teams": (2, draw_teams),
    "knockout": (4, draw_knockout),
    "knockout-pairs": (2, draw_knockout_pairs),
    "boompje": (4, draw_boompje),
}
