"""Lists of all times over whole careers: averages, evenings, pits, evenings won."""

from collections.abc import Callable, Mapping

from sqlalchemy import Connection

from clubadmin.domain.archive.series import ranked
from clubadmin.model.archive.people import Career
from clubadmin.model.archive.records import RecordRow, What
from clubadmin.services.archive.lists.asked import LEAST_EVENINGS, Asked
from clubadmin.services.archive.past.naming import people
from clubadmin.services.archive.past.sums import sums

FIGURES: Mapping[What, Callable[[Career], float]] = {
    "average": lambda one: one.average,
    "evenings": lambda one: one.evenings,
    "points": lambda one: one.total,
    "pits": lambda one: one.pits,
    "roem": lambda one: one.roem,
    "games": lambda one: one.games,
    "wins": lambda one: one.wins,
}


def rows(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """Who has most over all these evenings."""
    careers = sums(conn, list_of.evenings, list_of.everything)
    if list_of.what == "average":
        least = least_evenings(list_of, careers)
        careers = {who: one for who, one in careers.items() if one.evenings >= least}
    names = people(conn, careers)
    figure = FIGURES[list_of.what]
    figures = {who: figure(careers[who]) for who in sorted(careers, key=lambda who: names[who])}
    return tuple(
        RecordRow(place, names[who], figures[who], (who,), evenings=careers[who].evenings)
        for place, who in ranked({who: one for who, one in figures.items() if one > 0})
        if place <= list_of.most
    )


def least_evenings(list_of: Asked, careers: Mapping[int, Career]) -> int:
    """How many evenings one must have for an average to say something."""
    most = max((one.evenings for one in careers.values()), default=0)
    return list_of.scope.least or max(LEAST_EVENINGS, most // 10)
