"""Draws of one format, asked in a line: who play, how many rounds, by which seed, what else."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from clubadmin.domain.draw.draws import (
    boompje,
    howell,
    individual,
    knockout,
    knockout_pairs,
    pairs,
    schevenings,
    teams,
)
from clubadmin.domain.draw.formats import INDIVIDUAL
from clubadmin.domain.draw.plan.schedule import Schedule
from clubadmin.domain.draw.request import DrawRequest

Drawn = Callable[..., Schedule]


def _asked(form: str, draw: Callable[[DrawRequest], Schedule]) -> Drawn:
    def drawn(
        entrants: Iterable[int], rounds: int, seed: int, order: Sequence[int] = (), **wanted: Any
    ) -> Schedule:
        given = {name: tuple(one) if isinstance(one, list) else one for name, one in wanted.items()}
        by = "standing" if order else "chance"
        people, best_first = tuple(entrants), tuple(order)
        return draw(DrawRequest(form, people, rounds, seed, by=by, order=best_first, **given))

    return drawn


def _small(request: DrawRequest) -> Schedule:
    form = INDIVIDUAL.at(request.players)
    return form.draw(replace(request, format=form.name))


draw_boompje = _asked("boompje", boompje.draw_boompje)
draw_howell_pairs = _asked("howell-pairs", howell.draw_howell_pairs)
draw_howell_players = _asked("howell-players", howell.draw_howell_players)
draw_individual = _asked("individual", individual.draw_individual)
draw_knockout = _asked("knockout", knockout.draw_knockout)
draw_knockout_pairs = _asked("knockout-pairs", knockout_pairs.draw_knockout_pairs)
draw_pairs = _asked("pairs", pairs.draw_pairs)
draw_schevenings = _asked("schevenings", schevenings.draw_schevenings)
draw_small = _asked("individual", _small)
draw_teams = _asked("teams", teams.draw_teams)
