"""With whom somebody sat at a table, as partner and as opponent, and how it ended."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from sqlalchemy import Connection, TextClause, text

from clubadmin.model.archive.people import Companion
from clubadmin.services.archive.careers import Of
from clubadmin.services.archive.past.naming import people
from clubadmin.services.archive.tables import WAYS, parameters
from clubadmin.services.evenings.head import as_date

Companions = tuple[Companion, ...]

_SUMS = """
    SELECT member_id, together, count(*), count(DISTINCT evening_id), sum(made > other),
      sum(made < other), sum(made = other), sum(made), sum(other), min(date), max(date)
    FROM (
      SELECT y.member_id, {way.together} AS together, t.evening_id, e.date, {way.made} AS made,
        {way.other} AS other
      FROM seat x JOIN seat y ON y.playing_table_id = x.playing_table_id {others}
        JOIN playing_table t ON t.id = x.playing_table_id
        JOIN scoresheet f ON f.playing_table_id = t.id
        JOIN evening e ON e.id = t.evening_id
      WHERE {whose} AND e.status = 'closed')
    GROUP BY member_id, together ORDER BY count(*) DESC, max(date) DESC"""


def _queries(whose: str, others: str) -> dict[bool, TextClause]:
    return {
        solo: text(_SUMS.format(way=way, whose=whose, others=others)) for solo, way in WAYS.items()
    }


# a pair sits at two seats of a table and meets who are there once
_ENTRANT = (
    "x.participant_id IN (SELECT id FROM participant WHERE {}_id = :id)"
    " AND x.position IN ('n', 'e')"
)
_OTHERS = "AND y.participant_id <> x.participant_id"
SEATS: dict[Of, tuple[str, str]] = {
    "member": ("x.member_id = :id", "AND y.member_id <> x.member_id"),
    "pair": (_ENTRANT.format("pair"), _OTHERS),
    "team": (_ENTRANT.format("team"), _OTHERS),
}
"""SQL: which seats `x` are those of a member, pair or team, and which `y` those of others."""

_OF = {of: _queries(*seats) for of, seats in SEATS.items()}
_SINCE = text("SELECT min(e.date) FROM evening e JOIN evening_peak p ON p.evening_id = e.id")


def companions(conn: Connection, member_id: int) -> tuple[Companions, Companions]:
    """A person's partners and opponents on closed evenings, those of most tables first."""
    rows = _rows(conn, "member", member_id)
    names = people(conn, {row[0] for row in rows})
    return (
        tuple(_companion(row, names) for row in rows if row[1]),
        tuple(_companion(row, names) for row in rows if not row[1]),
    )


def met_by(conn: Connection, kind: Of, key: int) -> Companions:
    """Whom a pair or a team played against on closed evenings, those of most tables first."""
    rows = [row for row in _rows(conn, kind, key) if not row[1]]
    names = people(conn, {row[0] for row in rows})
    return tuple(_companion(row, names) for row in rows)


def games_since(conn: Connection) -> date | None:
    """The first closed evening of which games are known; None: there is none."""
    day = conn.execute(_SINCE).scalar()
    return None if day is None else as_date(day)


def _rows(conn: Connection, kind: Of, key: int) -> Sequence[Any]:
    solo, parameter = parameters(conn)
    return conn.execute(_OF[kind][solo], {"id": key, **parameter}).all()


def _companion(row: Sequence[Any], names: dict[int, str]) -> Companion:
    member, _together, tables, evenings, won, lost, level, made, other, first, last = row
    days = as_date(first), as_date(last)
    return Companion(member, names[member], tables, evenings, won, lost, level, made, other, *days)
