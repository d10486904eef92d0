"""The rows that the journal proves, written back, or shown while the file stays as it is.

In place of each such value stands what the journal knows of it, else the nearest that can be, so
that every page and paper can be made. That is for looking only; nothing of it is written.
"""

import json
import math
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Executable

from clubadmin.storage.file.engine import Gate, authorizer, connect, defend, open_engine
from clubadmin.storage.file.opening import tables_against_rules
from clubadmin.storage.journal.change import follows
from clubadmin.storage.schema.block import BLOCK, read_block
from clubadmin.storage.schema.packed import as_text, journaled, teach
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
from clubadmin.storage.schema.tables import DERIVED, TableInfo, info, raw_tables
from clubadmin.storage.sums.refresh import Touched, Writer, refresh

Key = tuple[Any, ...]
Proved = dict[str, dict[Key, dict[str, Any] | None]]
"""By table what the journal says that each row is; None for one that was taken away."""

_OF_SHEET = ("game", "game_seat")
OF_CONTESTS = ("contest_result",)

Contests = Callable[[Writer], None]


def proved_rows(connection: sqlite3.Connection, unproved: int) -> Proved:
    """Find the rows as the changes after `unproved` wrote them."""
    found: Proved = {}
    for name, row_key, before, after in journaled(connection, unproved):
        rows, about = found.setdefault(name, {}), info(name)
        if row_key != BLOCK:
            rows[about.key_in(row_key)] = _row(about, json.loads(after)) if after else None
        elif after is None:
            rows.update((about.key_of(row), None) for row in read_block(before or "").dicts())
        else:
            for row in read_block(after).dicts():
                rows[about.key_of(row)] = _row(about, row)
    return found


def _row(about: TableInfo, values: dict[str, Any]) -> dict[str, Any]:
    """A row of the journal as the table stores it."""
    filled = about.filled(values)
    row = {name: filled[name] for name in about.journaled}
    for name in about.bools:
        row[name] = None if row[name] is None else int(row[name])
    return row


def write_back(connection: sqlite3.Connection, proved: Proved, *, all_proved: bool) -> None:
    """Make the rows of each table what is proved of them; other rows stay as they are.

    Args:
        connection: the file to put right, its references not enforced.
        proved: see `proved_rows`.
        all_proved: the whole journal is, so that a row it does not know was added past it.
    """
    for table in raw_tables():
        about, rows = info(table.name), proved.get(table.name, {})
        names = (*about.journaled, *_following(about))
        places = [names.index(key) for key in about.keys]
        there: set[Key] = set()
        away: list[Key] = []
        changed: list[dict[str, Any]] = []
        texts = ", ".join(as_text(about.name, name) for name in names)
        for values in connection.execute(f"SELECT {texts} FROM main.{about.name}"):
            key = tuple(values[place] for place in places)
            there.add(key)
            if key not in rows:
                away += [key] if all_proved else []
                continue
            wanted = rows[key]
            if wanted is None:
                away.append(key)
            elif not _same(values, tuple(_whole(about, wanted)[name] for name in names)):
                changed.append(wanted)
        lost = [row for key, row in rows.items() if row is not None and key not in there]
        _write(connection, about, away, (*changed, *lost))


def _same(found: tuple[Any, ...], wanted: tuple[Any, ...]) -> bool:
    """Equal in value and in type, for SQLite takes 1.0 for 1."""
    return found == wanted and all(map(_same_type, found, wanted))


def _same_type(one: object, other: object) -> bool:
    return isinstance(one, float) == isinstance(other, float)


def _following(about: TableInfo) -> tuple[str, ...]:
    """The columns that follow from the row itself."""
    return tuple(follows(about.name, about.defaults | dict.fromkeys(about.columns, "")))


def _whole(about: TableInfo, row: dict[str, Any]) -> dict[str, Any]:
    return {**about.defaults, **row, **follows(about.name, row)}


def _write(
    connection: sqlite3.Connection,
    about: TableInfo,
    away: list[Key],
    rows: tuple[dict[str, Any], ...],
) -> None:
    where = " AND ".join(f"{key} = ?" for key in about.keys)
    names = about.columns
    kept = {name for name in names if name not in about.journaled} - {*_following(about)}
    for key in away:
        connection.execute(f"DELETE FROM main.{about.name} WHERE {where}", key)
    for row in rows:
        whole, key = _whole(about, row), about.key_of(row)
        there = connection.execute(f"SELECT * FROM main.{about.name} WHERE {where}", key).fetchone()
        if there is not None:  # sums are made again later
            now = dict(zip(names, there, strict=True))
            whole.update({name: now[name] for name in kept})
            connection.execute(f"DELETE FROM main.{about.name} WHERE {where}", key)
        connection.execute(
            f"INSERT INTO main.{about.name} ({', '.join(names)})"
            f" VALUES ({', '.join('?' * len(names))})",
            [whole[name] for name in names],
        )


class _Sums:
    """Writes sums and no more."""

    def __init__(self, conn: Connection) -> None:
        self.conn = conn

    def write_derived(self, statement: Executable, values: Any = None) -> Any:
        """Write a derived table or column."""
        return self.conn.execute(statement, values if values is not None else {})


def make_sums(path: Path, proved: Proved, contests: Contests, *, all_proved: bool) -> None:
    """Make all sums of a file again, those of sheets where their games are proved.

    Args:
        proved: see `proved_rows`.
        contests: makes what is kept of contests, which the rules of each tell.
        all_proved: the whole journal is.

    Raises:
        sqlalchemy.exc.DBAPIError: it cannot be written.
    """
    gate = Gate()
    gate.open = True
    engine, conn = open_engine(path, gate)
    with closing(conn):
        conn.exec_driver_sql("BEGIN IMMEDIATE")
        for table in DERIVED:
            if table not in OF_CONTESTS:
                conn.exec_driver_sql(f"DELETE FROM {table}")
        touched = Touched()
        touched.sheets = _sheets(conn, proved, all_proved=all_proved)
        touched.participants = _ids(conn, "participant")
        refresh(_Sums(conn), touched)
        contests(_Sums(conn))
        touched = Touched()
        touched.lists, touched.careers = _ids(conn, "evening"), _ids(conn, "competition")
        refresh(_Sums(conn), touched)
        conn.exec_driver_sql("COMMIT")
    engine.dispose()


def _ids(conn: Connection, table: str) -> set[int]:
    return {number for (number,) in conn.exec_driver_sql(f"SELECT id FROM {table}")}


def _sheets(conn: Connection, proved: Proved, *, all_proved: bool) -> set[int]:
    """The sheets of which every row is proved; of others the sums tell that something is amiss."""
    if all_proved:
        return _ids(conn, "scoresheet")
    sheets = {key[0] for key, row in proved.get("scoresheet", {}).items() if row}
    for table in _OF_SHEET:
        about = info(table)
        query = f"SELECT {', '.join(about.keys)} FROM {table}"
        rows = proved.get(table, {})
        sheets -= {row[0] for row in conn.exec_driver_sql(query) if tuple(row) not in rows}
    return sheets & _ids(conn, "scoresheet")


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
