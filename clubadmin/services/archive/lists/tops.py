"""The highest or lowest figures of many rows, of the evenings that a list goes over."""

import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, TextClause, text

from clubadmin.services.archive.lists.asked import MOST_ROWS, Asked

_FIRST = 500  # rows that are fetched at first


class Top(NamedTuple):
    """A list as SQL, for nearly all evenings and for some."""

    scan: TextClause
    some: TextClause


def top_of(columns: str, rows: str, order: str) -> Top:
    """Prepare a list.

    Args:
        columns: the figure, then `r.evening_id`, then what tells the rows apart.
        rows: of table `r`, "FROM ... WHERE ...".
        order: "ASC" or "DESC" by the figure.
    """
    listed = f"SELECT {columns} {rows}"
    ordered = f"ORDER BY 1 {order}, r.evening_id LIMIT :limit"
    these = "r.evening_id IN (SELECT value FROM json_each(:evenings))"
    return Top(text(f"{listed} {ordered}"), text(f"{listed} AND {these} {ordered}"))


def top(conn: Connection, of: Top, wanted: Asked) -> list[Any]:
    """The rows as far as place `most` and whatever equals it, at most `MOST_ROWS`."""
    found = _scanned(conn, of, wanted) if _nearly_all(wanted) else _looked_up(conn, of, wanted)
    if len(found) > wanted.most:
        last = found[wanted.most - 1][0]
        found = [row for at, row in enumerate(found) if at < wanted.most or row[0] == last]
    return found[:MOST_ROWS]


def _nearly_all(wanted: Asked) -> bool:
    return 2 * len(wanted.evenings) > len(wanted.everything)


def _looked_up(conn: Connection, of: Top, wanted: Asked) -> list[Any]:
    which = {"evenings": json.dumps(wanted.ids), "limit": MOST_ROWS}
    return list(conn.execute(of.some, which))


def _scanned(conn: Connection, of: Top, wanted: Asked) -> list[Any]:
    """Going through all rows at once is faster than asking of each whether it is wanted."""
    ids = set(wanted.ids)
    limit = max(_FIRST, 2 * wanted.most)
    while True:
        rows = conn.execute(of.scan, {"limit": limit}).all()
        found = [row for row in rows if row[1] in ids]
        whole = len(found) >= wanted.most and found[wanted.most - 1][0] != rows[-1][0]
        if whole or len(rows) < limit or len(found) >= MOST_ROWS:
            return found
        limit *= 4
