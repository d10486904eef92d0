"""The gap between a club and a copy of it: shown before the copy takes its place."""

import sqlite3
from contextlib import closing, suppress
from datetime import date
from pathlib import Path

from clubadmin.model.club.club import Newer
from clubadmin.storage.file.engine import connect

_TABLES = ("evening", "scoresheet", "member")
_DAYS = (
    "SELECT e.date FROM evening e WHERE e.id NOT IN (SELECT value FROM json_each(?))"
    " ORDER BY e.date"
)


def newer_than(club: Path, copy: Path) -> Newer | None:
    """Find what a club has and a copy lacks; None where one is unreadable, or of another club.

    Numbers are never given out twice, so what has a number that the copy does not know is newer.
    """
    with (
        suppress(sqlite3.Error, UnicodeDecodeError, ValueError),
        closing(connect(copy, "ro")) as old,
        closing(connect(club, "ro")) as now,
    ):
        if _one(old, "SELECT uid FROM club") != _one(now, "SELECT uid FROM club"):
            return None
        had = {table: _ids(old, table) for table in _TABLES}
        counted = {table: len(_ids(now, table) - had[table]) for table in _TABLES[1:]}
        days = [str(day) for (day,) in now.execute(_DAYS, (str(sorted(had["evening"])),))]
        last = int(str(_one(old, "SELECT coalesce(max(id), 0) FROM change")))
        steps = int(str(_one(now, f"SELECT count(*) FROM change WHERE id > {last}")))
        return Newer(
            steps=steps,
            evenings=tuple(date.fromisoformat(day) for day in days),
            sheets=counted["scoresheet"],
            members=counted["member"],
        )
    return None


def _one(connection: sqlite3.Connection, query: str) -> object:
    found = connection.execute(query).fetchone()
    return found[0] if found else None


def _ids(connection: sqlite3.Connection, table: str) -> set[int]:
    return {number for (number,) in connection.execute(f"SELECT id FROM {table}")}
