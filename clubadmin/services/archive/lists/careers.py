"""Lists of all times over whole careers, of people, of pairs and of who became champion."""

import json
from collections import defaultdict
from collections.abc import Callable, Mapping

from sqlalchemy import Connection, text

from clubadmin.domain.archive.series import ranked
from clubadmin.domain.draw.plan.formats import FORMATS
from clubadmin.model.archive.people import Career, Title
from clubadmin.model.archive.records import RecordRow, What
from clubadmin.services.archive.lists.scope import LEAST_EVENINGS, Asked
from clubadmin.services.archive.past.closed import sums
from clubadmin.services.archive.past.participants import people
from clubadmin.services.archive.past.places import titles
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.entrants import entrant_names

FIGURES: Mapping[What, Callable[[Career], float]] = {
    "average": lambda one: one.average,
    "evenings": lambda one: one.evenings,
    "points": lambda one: one.total,
    "pits": lambda one: one.pits,
    "roem": lambda one: one.roem,
    "games": lambda one: one.games,
    "wins": lambda one: one.wins,
}


def career_rows(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
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


_SUMS = text(
    "SELECT q.id, q.member_a, q.member_b, count(*), sum(r.total) FROM participant p"
    " JOIN pair q ON q.id = p.pair_id JOIN evening_result r ON r.participant_id = p.id"
    " WHERE p.evening_id IN (SELECT value FROM json_each(:evenings)) GROUP BY q.id"
)


def pair_rows(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """By the average or the number of evenings; one with a substitute is the pair's as well."""
    found = {row[0]: row for row in conn.execute(_SUMS, {"evenings": json.dumps(list_of.ids)})}
    averages = list_of.what == "pair-average"
    if averages:
        most = max((row[3] for row in found.values()), default=0)
        least = list_of.scope.least or max(LEAST_EVENINGS, most // 10)
        found = {pair: row for pair, row in found.items() if row[3] >= least}
    called = entrant_names(conn, FORMATS["pairs"], found)
    figures: dict[int, float] = {
        pair: found[pair][4] / found[pair][3] if averages else found[pair][3]
        for pair in sorted(found, key=lambda pair: called[pair])
    }
    return tuple(
        RecordRow(
            place,
            called[pair],
            figures[pair],
            (found[pair][1], found[pair][2]),
            evenings=found[pair][3],
            pair_id=pair,
        )
        for place, pair in ranked(figures)
        if place <= list_of.most
    )


def title_rows(club: OpenClub, list_of: Asked) -> tuple[RecordRow, ...]:
    """By the titles in the competitions of a scope; both of a pair have its titles."""
    competitions = {one.competition_id for one in list_of.evenings}
    of: dict[int, list[Title]] = defaultdict(list)
    for title in titles(club):
        if title.competition_id in competitions:
            for member in title.member_ids:
                of[member].append(title)
    with club.store.read() as conn:
        names = people(conn, of)
    figures: dict[int, float] = {who: len(of[who]) for who in sorted(of, key=lambda w: names[w])}
    return tuple(
        RecordRow(place, names[who], len(of[who]), (who,), evenings=0)
        for place, who in ranked(figures)
        if place <= list_of.most
    )
