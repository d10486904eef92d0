"""The places on closed evenings, for many evenings at once.

Who has more points than all others needs no more than counting. Where points are equal, or
something else decides, the place is the one that was kept at closing; an evening that came from
paper was never closed here and is ranked again.
"""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.plan.formats import FORMATS
from clubadmin.domain.standings.ranking import Figure, rank_evening
from clubadmin.services.results.result import load_result

_KEPT = text(
    "SELECT json_extract(j.value, '$.place') FROM evening_version v,"
    " json_each(v.figures, '$.rows') j WHERE v.id = (SELECT max(id) FROM evening_version"
    " WHERE evening_id = :evening) AND json_extract(j.value, '$.participant_id') = :participant"
)
_RULE = text(
    "SELECT e.number, e.seed, e.depth, c.format, c.tie_breaks FROM evening e"
    " JOIN competition c ON c.id = e.competition_id WHERE e.id = :evening"
)
_FIGURES = text(
    "SELECT participant_id, total, pits, nat, points, roem FROM evening_result"
    " WHERE evening_id = :evening"
)


class Ended(NamedTuple):
    """What a participant made on a closed evening, as far as SQL can tell."""

    evening_id: int
    participant_id: int
    format: str
    better: int  # how many have a higher total
    equal: int  # how many have this total, himself included


def places(conn: Connection, ended: Iterable[Ended]) -> dict[int, int]:
    """The place of each of these participants, by participant."""
    return {one.participant_id: _place(conn, one) for one in ended}


def _place(conn: Connection, one: Ended) -> int:
    if one.equal == 1 and FORMATS[one.format].by_points:
        return one.better + 1
    which = {"evening": one.evening_id, "participant": one.participant_id}
    kept = conn.execute(_KEPT, which).scalar()
    return int(kept) if kept is not None else _ranked(conn, one)


def _ranked(conn: Connection, one: Ended) -> int:
    rule = conn.execute(_RULE, {"evening": one.evening_id}).one()
    if rule.depth == "game" and not FORMATS[rule.format].by_points:
        rows = load_result(conn, one.evening_id).rows
        return next(row.place for row in rows if row.participant_id == one.participant_id)
    figures = [
        Figure(who, rule.number, total, pits, nat, points=points, roem=roem)
        for who, total, pits, nat, points, roem in conn.execute(
            _FIGURES, {"evening": one.evening_id}
        )
    ]
    ties = [tie.strip() for tie in rule.tie_breaks.split(",") if tie.strip()]
    ranked = rank_evening(figures, ties, seed=rule.seed)
    return next(row.place for row in ranked if row.figure.entrant == one.participant_id)
