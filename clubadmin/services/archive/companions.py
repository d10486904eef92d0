"""With whom somebody sat at a table, as partner and as opponent, and how it ended."""

import json
from collections.abc import Sequence
from datetime import date
from typing import Any

from sqlalchemy import Connection, TextClause, text

from clubadmin.services.archive.naming import people
from clubadmin.services.archive.tables import MADE, OTHER, TOGETHER, solo_rules
from clubadmin.services.evening_head import as_date
from clubadmin.services.views.archive_people import Companion

Companions = tuple[Companion, ...]

_AT_TABLES = f"""
    SELECT y.member_id, {TOGETHER} AS together, t.evening_id, e.date, {MADE} AS made,
      {OTHER} AS other
    FROM seat x JOIN seat y ON y.playing_table_id = x.playing_table_id {{others}}
      JOIN playing_table t ON t.id = x.playing_table_id
      JOIN scoresheet f ON f.playing_table_id = t.id
      JOIN evening e ON e.id = t.evening_id
    WHERE {{whose}} AND e.status = 'closed'"""
_SUMS = """
    SELECT member_id, together, count(*), count(DISTINCT evening_id), sum(made > other),
      sum(made < other), sum(made = other), sum(made), sum(other), min(date), max(date)
    FROM ({tables}) GROUP BY member_id, together ORDER BY count(*) DESC, max(date) DESC"""


def _query(whose: str, others: str) -> TextClause:
    return text(_SUMS.format(tables=_AT_TABLES.format(whose=whose, others=others)))


_OF_MEMBER = _query("x.member_id = :id", "AND y.member_id <> x.member_id")
# a pair sits at two seats of a table and meets who are there once
_OF_PARTICIPANT = _query(
    "x.participant_id IN (SELECT id FROM participant WHERE {column} = :id)"
    " AND x.position IN ('n', 'e')",
    "AND y.participant_id <> x.participant_id",
)
_OF_PAIR, _OF_TEAM = (
    text(_OF_PARTICIPANT.text.format(column=column)) for column in ("pair_id", "team_id")
)
_SINCE = text("SELECT min(e.date) FROM evening e JOIN evening_peak p ON p.evening_id = e.id")


def companions(conn: Connection, member_id: int) -> tuple[Companions, Companions]:
    """A person's partners and opponents on closed evenings, those of most tables first."""
    rows = conn.execute(_OF_MEMBER, {"id": member_id, **_solo(conn)}).all()
    names = people(conn, {row[0] for row in rows})
    return (
        tuple(_companion(row, names) for row in rows if row[1]),
        tuple(_companion(row, names) for row in rows if not row[1]),
    )


def met_by(conn: Connection, kind: str, key: int) -> Companions:
    """Whom a pair or a team played against on closed evenings, those of most tables first."""
    query = _OF_PAIR if kind == "pair" else _OF_TEAM
    rows = [row for row in conn.execute(query, {"id": key, **_solo(conn)}) if not row[1]]
    names = people(conn, {row[0] for row in rows})
    return tuple(_companion(row, names) for row in rows)


def games_since(conn: Connection) -> date | None:
    """The first closed evening of which games are known; None: there is none."""
    day = conn.execute(_SINCE).scalar()
    return None if day is None else as_date(day)


def _solo(conn: Connection) -> dict[str, str]:
    return {"solo": json.dumps(solo_rules(conn))}


def _companion(row: Sequence[Any], names: dict[int, str]) -> Companion:
    member, _together, tables, evenings, won, lost, level, made, other, first, last = row
    days = as_date(first), as_date(last)
    return Companion(member, names[member], tables, evenings, won, lost, level, made, other, *days)
