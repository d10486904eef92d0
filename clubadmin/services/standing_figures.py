"""What standings are made of: who made what on which evening, and what they are called.

Where games are compared, an evening counts its matchpoints (of teams match points): a closed one
those that were kept, an open one those that follow from its sheets so far. There tops stand where
the others have pits. An evening of a knock-out counts the rounds that were come through likewise.
"""

import json
from collections.abc import Collection, Iterator, Mapping
from itertools import starmap
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.competition.formats import Decides, Entrant, Format
from clubadmin.domain.competition.ranking import Figure
from clubadmin.services.evening_head import evening_head
from clubadmin.services.views.member import label_of

TIES: Mapping[Decides, tuple[str, ...]] = {
    Decides.MATCHPOINTS: ("pits", "nat"),
    Decides.MATCHES: ("pits", "nat"),
    Decides.KNOCKOUT: ("nat",),
}
"""Tops, then points (NKF 1976, part 2, art. 19), as `figures` hands them over; of a knock-out
the points."""

_ENTRANT = "coalesce(p.member_id, p.pair_id, p.team_id)"
_EVENINGS = text(
    "SELECT e.number, e.date, e.status, e.depth, r.title FROM evening e"
    " JOIN rule_set r ON r.id = e.rule_set_id"
    " WHERE e.competition_id = :competition AND e.number <= :after"
    " AND EXISTS (SELECT 1 FROM evening_result x WHERE x.evening_id = e.id) ORDER BY e.number"
)
_OPEN = text(
    "SELECT e.id, e.number FROM evening e WHERE e.competition_id = :competition"
    " AND e.number <= :after AND e.status = 'open'"
    " AND EXISTS (SELECT 1 FROM evening_result x WHERE x.evening_id = e.id) ORDER BY e.number"
)
_ENTRANTS = text(f"SELECT p.id, {_ENTRANT} FROM participant p WHERE p.evening_id = :evening")
_FIGURES = (
    f"SELECT {_ENTRANT}, e.number, {{figures}}"
    " FROM evening e JOIN {table} x ON x.evening_id = e.id"
    " JOIN participant p ON p.id = x.participant_id"
    " WHERE e.competition_id = :competition AND e.number <= :after"
)
_POINTS = text(_FIGURES.format(table="evening_result", figures="x.total, x.pits, x.nat"))
# fewest nat wins, so that fewest less-than-nothing is most points
_KEPT = text(_FIGURES.format(table="contest_result", figures="x.matchpoints, x.tops, -x.points"))
_FINES = text(
    f"SELECT {_ENTRANT}, sum(x.fines)"
    " FROM evening e JOIN evening_result x ON x.evening_id = e.id"
    " JOIN participant p ON p.id = x.participant_id"
    " WHERE EXISTS (SELECT 1 FROM game_seat) AND e.competition_id = :competition"
    " AND e.number <= :after AND x.fines > 0 GROUP BY 1"
)
_MEMBERS = text(
    "SELECT id, first_name, infix, last_name, remark FROM member"
    " WHERE id IN (SELECT value FROM json_each(:ids))"
)
_PAIRS = text(
    "SELECT q.id, a.first_name, a.infix, a.last_name, a.remark,"
    " b.first_name, b.infix, b.last_name, b.remark FROM pair q"
    " JOIN member a ON a.id = q.member_a JOIN member b ON b.id = q.member_b"
    " WHERE q.id IN (SELECT value FROM json_each(:ids))"
)
_TEAMS = text("SELECT id, name FROM team WHERE id IN (SELECT value FROM json_each(:ids))")

Until = Mapping[str, int]
"""Which competition, and the number of the last evening."""


def held(conn: Connection, until: Until) -> list[Any]:
    """The evenings that count, in order: number, date, status, depth and rules."""
    return list(conn.execute(_EVENINGS, until))


def figures(conn: Connection, form: Format, until: Until) -> list[Figure]:
    """Everybody's evenings, straight from the driver: thousands of rows of plain numbers."""
    cursor = conn.execute(_POINTS if form.by_points else _KEPT, until).cursor
    kept = [] if cursor is None else list(starmap(Figure, cursor.fetchall()))
    return kept if form.by_points else [*kept, *_so_far(conn, until)]


def _so_far(conn: Connection, until: Until) -> Iterator[Figure]:
    """What everybody made in sessions that are not closed."""
    from clubadmin.services.comparison.keeping import figures as figures_of

    for evening_id, number in conn.execute(_OPEN, until).all():
        entrants = {row[0]: row[1] for row in conn.execute(_ENTRANTS, {"evening": evening_id})}
        for one in figures_of(conn, evening_head(conn, evening_id)):
            entrant = entrants[one.participant_id]
            yield Figure(entrant, number, one.matchpoints, one.tops, -one.points)


def fines(conn: Connection, form: Format, until: Until) -> dict[int, int]:
    """What came off of everybody's points, where these are counted."""
    return {row[0]: row[1] for row in conn.execute(_FINES, until)} if form.by_points else {}


def names(conn: Connection, form: Format, entrants: Collection[int]) -> dict[int, str]:
    """What members, pairs or teams are called."""
    which = {"ids": json.dumps(sorted(entrants))}
    if form.entrant is Entrant.PAIR:
        rows = conn.execute(_PAIRS, which).all()
        return {row[0]: f"{label_of(*row[1:5])} – {label_of(*row[5:9])}" for row in rows}
    if form.entrant is Entrant.TEAM:
        return {row[0]: row[1] for row in conn.execute(_TEAMS, which)}
    return {row[0]: label_of(*row[1:]) for row in conn.execute(_MEMBERS, which).all()}
