"""What a correction in a season that was closed changed in its standings."""

from collections.abc import Iterator, Mapping
from itertools import groupby, pairwise
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.model.results.result import Standings
from clubadmin.model.seasons.closing import SeasonMoved, StandingMoved
from clubadmin.services.standings.frozen import UNREADABLE, thaw

_KEPT = text(
    "SELECT x.competition_id, x.number, x.closed_at, x.reason, x.rectification, x.figures,"
    " c.format, c.name AS competition, s.name AS season, b.name AS club"
    " FROM season_standing x JOIN competition c ON c.id = x.competition_id"
    " JOIN season s ON s.id = c.season_id CROSS JOIN club b"
    " WHERE c.season_id = :season ORDER BY c.id, x.number"
)


def rectified(conn: Connection, season_id: int) -> tuple[SeasonMoved, ...]:
    """What later closings of a season changed, in the order of their numbers."""
    rows = conn.execute(_KEPT, {"season": season_id}).mappings().all()
    found = []
    for _, of_one in groupby(rows, key=lambda row: row["competition_id"]):
        for before, after in pairwise(of_one):
            if after["rectification"] is not None:
                found.append(_rectified(conn, before, after))
    return tuple(sorted(found, key=lambda one: one.rectification))


def _rectified(
    conn: Connection, before: Mapping[Any, Any], after: Mapping[Any, Any]
) -> SeasonMoved:
    """What is damaged cannot be told; a check says so."""
    try:
        moved = tuple(moved_rows(thaw(conn, before), thaw(conn, after)))
    except UNREADABLE:
        moved = ()
    return SeasonMoved(
        rectification=after["rectification"],
        closed_at=after["closed_at"],
        reason=after["reason"],
        competition=after["competition"],
        moved=moved,
    )


def moved_rows(before: Standings, after: Standings) -> Iterator[StandingMoved]:
    """Everybody whose place or total is another one, by the new place."""
    old = {row.entrant_id: row for row in before.rows}
    for row in after.rows:
        was = old.get(row.entrant_id)
        if was is not None and (was.place, was.total) != (row.place, row.total):
            yield StandingMoved(row.name, was.place, row.place, was.total, row.total)
