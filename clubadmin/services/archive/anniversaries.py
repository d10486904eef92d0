"""What was played on a day of the year."""

import json
from collections.abc import Sequence
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.model.archive.evening import Anniversary
from clubadmin.services.archive.past.evenings import Past, closed_evenings
from clubadmin.services.archive.past.naming import participants
from clubadmin.services.archive.past.winners import winners
from clubadmin.services.club.club import OpenClub

_FIGURES = text(
    "SELECT r.evening_id, count(*), max(coalesce(c.matchpoints, r.total)),"
    " r.participant_id, c.matchpoints IS NOT NULL FROM evening_result r"
    " LEFT JOIN contest_result c ON c.participant_id = r.participant_id"
    " WHERE r.evening_id IN (SELECT value FROM json_each(:evenings)) GROUP BY r.evening_id"
)


def on_this_day(club: OpenClub, day: date) -> tuple[Anniversary, ...]:
    """The closed evenings on this day and month of all years, newest first."""
    with club.store.read() as conn:
        found = [
            one
            for one in closed_evenings(club, conn)
            if (one.date.month, one.date.day) == (day.month, day.day)
        ]
        ids = [one.id for one in found]
        figures = {row[0]: row[1:] for row in conn.execute(_FIGURES, {"evenings": json.dumps(ids)})}
        names = _winners(conn, ids)
    return tuple(
        _anniversary(one, day, names.get(one.id, ""), figures[one.id]) for one in reversed(found)
    )


def _anniversary(one: Past, day: date, winner: str, figures: Sequence[Any]) -> Anniversary:
    count, most, who, contest = figures
    years = day.year - one.date.year
    return Anniversary(one.place(), years, winner, most, count, who, bool(contest))


def _winners(conn: Connection, evenings: list[int]) -> dict[int, str]:
    """Who won; where two or more share it all of them."""
    won = winners(conn, evenings)
    names = participants(conn, (one for found in won.values() for one in found))
    return {
        evening: ", ".join(names[one].name for one in found if one in names)
        for evening, found in won.items()
    }
