"""Lists of all times of single evenings: the highest, the lowest, the most pits."""

import json
from collections.abc import Mapping

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.archive.series import ranked
from clubadmin.services.archive.asked import MOST_ROWS, Asked
from clubadmin.services.archive.naming import participants
from clubadmin.services.views.archive_records import RecordRow, What

# the sign keeps SQLite from looking up evening by evening what it reads faster in one go
_THESE = "+r.evening_id IN (SELECT value FROM json_each(:evenings))"
_WHOLE = (  # who missed rounds, or has nothing at all, says nothing about the lowest
    "r.total > 0 AND (r.rounds = 0 OR r.rounds >="
    " (SELECT e.rounds FROM evening e WHERE e.id = r.evening_id))"
)


def _list(figure: str, order: str, also: str = "TRUE") -> tuple[TextClause, TextClause]:
    where = f"FROM evening_result r WHERE {_THESE} AND {also}"
    compare = ">=" if order == "DESC" else "<="
    return (
        text(f"SELECT {figure} {where} ORDER BY 1 {order} LIMIT 1 OFFSET :most - 1"),
        text(
            f"SELECT {figure}, r.evening_id, r.participant_id {where}"
            f" AND (:least IS NULL OR {figure} {compare} :least)"
            f" ORDER BY 1 {order}, r.evening_id LIMIT {MOST_ROWS}"
        ),
    )


_LISTS: Mapping[What, tuple[TextClause, TextClause]] = {
    "best-evening": _list("r.total", "DESC"),
    "worst-evening": _list("r.total", "ASC", _WHOLE),
    "pits-evening": _list("r.pits", "DESC", "r.pits > 0"),
    "roem-evening": _list("r.roem", "DESC", "r.roem > 0"),
    "nat-evening": _list("r.nat", "DESC", "r.nat > 0"),
}
_LEADS = text(
    "SELECT r.evening_id, r.participant_id, max(r.total) - (SELECT x.total FROM evening_result x"
    " WHERE x.evening_id = r.evening_id ORDER BY x.total DESC LIMIT 1 OFFSET 1)"
    f" FROM evening_result r WHERE {_THESE.replace('+', '')} GROUP BY r.evening_id"
    " HAVING count(*) > 1"
)


def rows(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """Who made the most, or the least, on one evening."""
    first, all_of = _LISTS[list_of.what]
    which = {"evenings": json.dumps(list_of.ids), "most": list_of.most}
    least = conn.execute(first, which).scalar()
    found = conn.execute(all_of, {**which, "least": least}).all()
    figures = {(row[1], row[2]): row[0] for row in found}
    return _told(conn, list_of, figures)


def leads(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """By how much first was in front of second."""
    found = conn.execute(_LEADS, {"evenings": json.dumps(list_of.ids)})
    return _told(conn, list_of, {(row[0], row[1]): row[2] for row in found if row[2] > 0})


def _told(
    conn: Connection, list_of: Asked, figures: dict[tuple[int, int], float]
) -> tuple[RecordRow, ...]:
    held = list_of.places
    by_day = dict(sorted(figures.items(), key=lambda one: (held[one[0][0]].date, one[0])))
    placed = ranked(by_day, lowest=list_of.what == "worst-evening")
    kept = [one for one in placed if one[0] <= list_of.most]
    names = participants(conn, (who for _, (_, who) in kept))
    return tuple(
        RecordRow(
            place,
            names[who].name,
            figures[evening, who],
            names[who].member_ids,
            held[evening].place(),
        )
        for place, (evening, who) in kept
        if who in names
    )
