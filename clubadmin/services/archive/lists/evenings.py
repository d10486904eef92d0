"""Lists of all times of single evenings: the highest, the lowest, the most pits."""

import json
from collections.abc import Mapping

from sqlalchemy import Connection

from clubadmin.domain.archive.series import ranked
from clubadmin.model.archive.records import RecordRow, What
from clubadmin.services.archive.lists.asked import Asked
from clubadmin.services.archive.lists.tops import Top, top, top_of
from clubadmin.services.archive.past.naming import participants
from clubadmin.services.archive.past.winners import LEADS

_WHOLE = (  # who missed rounds, or has nothing at all, says nothing about the lowest
    "r.total > 0 AND (r.rounds = 0 OR r.rounds >="
    " (SELECT e.rounds FROM evening e WHERE e.id = r.evening_id))"
)


def _list(figure: str, order: str = "DESC", also: str = "TRUE") -> Top:
    columns = f"{figure}, r.evening_id, r.participant_id"
    return top_of(columns, f"FROM evening_result r WHERE {also}", order)


_LISTS: Mapping[What, Top] = {
    "best-evening": _list("r.total"),
    "worst-evening": _list("r.total", "ASC", _WHOLE),
    "pits-evening": _list("r.pits", also="r.pits > 0"),
    "roem-evening": _list("r.roem", also="r.roem > 0"),
    "nat-evening": _list("r.nat", also="r.nat > 0"),
}


def rows(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """Who made the most, or the least, on one evening."""
    found = top(conn, _LISTS[list_of.what], list_of)
    return _told(conn, list_of, {(row[1], row[2]): row[0] for row in found})


def leads(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """By how much first was in front of second."""
    found = conn.execute(LEADS, {"evenings": json.dumps(list_of.ids)})
    return _told(
        conn, list_of, {(row[0], row[1]): row[2] for row in found if row[2] > 0 and row[3] > 1}
    )


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
