"""A view of a club with an impossible value: the file itself stays as it is.

In place of each such value stands what the journal knows of it, else the nearest that can be, so
that every page and paper can be made. That is for looking only; nothing of it is written.
"""

import math
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from clubadmin.storage.file.engine import authorizer, connect, defend
from clubadmin.storage.file.opening import tables_against_rules
from clubadmin.storage.mending.rows import Proved, proved_rows
from clubadmin.storage.schema.packed import teach
from clubadmin.storage.schema.ranges import (
    FIRST_DAY,
    LAST_DAY,
    Check,
    Column,
    bounds,
    described_in,
    is_day,
    is_moment_column,
    room_of,
)
from clubadmin.storage.schema.tables import info

_GONE = object()
"""In place of a value without which there is no row."""


def to_look_at(path: Path) -> sqlite3.Connection:
    """A connection to a copy in memory in which every value can be.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    memory = sqlite3.connect(
        ":memory:", isolation_level=None, check_same_thread=False, cached_statements=256
    )
    try:
        with closing(connect(path, "ro")) as file:
            file.backup(memory)
        defend(memory)
        teach(memory)
        _make_possible(memory)
        memory.execute("REINDEX")
        memory.execute("PRAGMA query_only=ON")
        memory.set_authorizer(authorizer(memory))
    except BaseException:
        memory.close()
        raise
    return memory


def _make_possible(memory: sqlite3.Connection) -> None:
    known: Proved | None = None
    memory.execute("PRAGMA ignore_check_constraints=ON")
    memory.execute("BEGIN")
    for table, columns, checks in described_in(memory):
        wrong = list(_wrong(memory, table, columns, checks))
        if wrong and known is None:
            known = _known_of_journal(memory)
        for key, values in wrong:
            row = (known or {}).get(table, {}).get(tuple(key)) or {}
            now = {
                column.name: row[column.name]
                if column.name in row and fits(row[column.name])
                else _nearest(table, column, value)
                for column, fits, value in values
            }
            _put(memory, table, columns, key, now)
    memory.execute("PRAGMA ignore_check_constraints=OFF")
    for table in tables_against_rules(memory) or ():
        for proved in ((known or _known_of_journal(memory)).get(table) or {}).values():
            if proved is not None:
                _put_whole(memory, table, proved)
    memory.execute("COMMIT")


def _wrong(
    memory: sqlite3.Connection, table: str, columns: list[Column], checks: list[Check]
) -> Iterator[tuple[list[Any], list[tuple[Column, Check, Any]]]]:
    """The key of each row with a value that cannot be, and those values."""
    texts, memory.text_factory = memory.text_factory, _text_or_bytes
    try:
        for row in memory.execute(f"SELECT * FROM {table}").fetchall():
            found = [one for one in zip(columns, checks, row, strict=True) if not one[1](one[2])]
            if found:
                keys = [value for one, value in zip(columns, row, strict=True) if one.key]
                yield keys, found
    finally:
        memory.text_factory = texts


def _text_or_bytes(text: bytes) -> str | bytes:
    try:
        return text.decode()
    except UnicodeDecodeError:
        return text


def _known_of_journal(memory: sqlite3.Connection) -> Proved:
    with suppress(sqlite3.Error, ValueError, LookupError, TypeError, AttributeError):
        return proved_rows(memory, 0)
    return {}


def _put(
    memory: sqlite3.Connection,
    table: str,
    columns: list[Column],
    key: list[Any],
    now: dict[str, Any],
) -> None:
    """Give a row these values; where that cannot be, it is left out."""
    where = " AND ".join(
        f"CAST({one.quoted} AS BLOB) = CAST(? AS BLOB)" for one in columns if one.key
    )
    if _GONE not in now.values():
        sets = ", ".join(f'"{name}" = ?' for name in now)
        with suppress(sqlite3.IntegrityError):  # another row has it
            memory.execute(f"UPDATE {table} SET {sets} WHERE {where}", (*now.values(), *key))
            return
    memory.execute(f"DELETE FROM {table} WHERE {where}", key)


def _put_whole(memory: sqlite3.Connection, table: str, row: dict[str, Any]) -> None:
    """Make a row what the journal knows of it, where it is against the rules of its table."""
    sets = ", ".join(f'"{name}" = ?' for name in row)
    where = " AND ".join(f'"{name}" = ?' for name in info(table).keys)
    keys = info(table).key_of(row)
    with suppress(sqlite3.IntegrityError):
        memory.execute(f"UPDATE {table} SET {sets} WHERE {where}", (*row.values(), *keys))


def _nearest(table: str, column: Column, value: Any) -> Any:
    """The value that can stand there and is nearest to one that cannot."""
    if column.key or column.name.endswith("_id"):
        return _GONE if column.needed else None
    if column.kind in ("INTEGER", "BOOLEAN"):
        return _nearest_figure(table, column, value)
    if column.kind == "DATE":
        if is_day(value):
            return min(max(value, str(FIRST_DAY)), str(LAST_DAY))
        return str(FIRST_DAY) if column.needed else None
    if is_moment_column(column):
        return ""
    text = value.decode(errors="replace") if isinstance(value, bytes) else str(value or "")
    return text.replace("\0", "")[: room_of(column)]


def _nearest_figure(table: str, column: Column, value: Any) -> int | None:
    if isinstance(value, bool | int | float) and math.isfinite(value):
        lowest, highest = (0, 1) if column.kind == "BOOLEAN" else bounds(table, column)
        return min(max(int(value), lowest), highest)
    return 0 if column.needed else None
