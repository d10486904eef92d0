"""The journal against the club: every row must be what its last entry says."""

import json
import sqlite3
from collections.abc import Iterator
from itertools import islice
from typing import Any

from clubadmin.i18n import Message
from clubadmin.storage.journal.labels import is_readable
from clubadmin.storage.schema.block import BLOCK, read_block
from clubadmin.storage.schema.tablenames import ChangeRow
from clubadmin.storage.schema.tables import TableInfo, info, raw_tables

MOST = 20
Rows = dict[tuple[Any, ...], dict[str, Any]]


def journal_problems(connection: sqlite3.Connection) -> Iterator[Message]:
    """Sentences for rows that were changed, added or taken away past the journal, or in it."""
    yield from _unreadable_labels(connection)
    last = replayed(connection)
    for table in raw_tables():
        about = info(table.name)
        found, expected = stored(connection, about), last.get(table.name, {})
        if found == expected:
            continue
        wrong = [
            key for key in found.keys() | expected.keys() if found.get(key) != expected.get(key)
        ]
        for key in sorted(wrong, key=str)[:MOST]:
            yield _told(table.name, key, _what(key in found, key in expected))


def _unreadable_labels(connection: sqlite3.Connection) -> Iterator[Message]:
    found = connection.execute("SELECT id, message FROM change WHERE message IS NOT NULL")
    wrong = (number for number, message in found if not is_readable(message))
    for number in islice(wrong, MOST):
        yield _told(ChangeRow.__tablename__, (number,), _what(True, True))


def replayed(connection: sqlite3.Connection) -> dict[str, Rows]:
    """What the journal, played from the first change to the last, makes of each table."""
    tables: dict[str, Rows] = {}
    entries = connection.execute(
        "SELECT row_table, row_key, before, after FROM changed_row ORDER BY change_id, seq"
    )
    for name, row_key, before, after in entries:
        rows = tables.setdefault(name, {})
        if row_key == BLOCK:
            _play_block(rows, info(name), before, after)
        elif after is None:
            rows.pop(tuple(json.loads(row_key)), None)
        else:
            rows[tuple(json.loads(row_key))] = info(name).filled(json.loads(after))
    return tables


def stored(connection: sqlite3.Connection, table: TableInfo) -> Rows:
    """The rows of a table as the journal writes them."""
    names = table.journaled
    flags = [name for name in names if name in table.bools]
    rows: Rows = {}
    for values in connection.execute(f"SELECT {', '.join(names)} FROM {table.name}"):
        row = dict(zip(names, values, strict=True))
        for name in flags:
            row[name] = None if row[name] is None else bool(row[name])
        rows[table.key_of(row)] = row
    return rows


def _play_block(rows: Rows, table: TableInfo, before: str | None, after: str | None) -> None:
    if after is None:
        for row in read_block(before or "").dicts():
            rows.pop(table.key_of(row), None)
        return
    for values in read_block(after).dicts():
        given = table.filled(values)
        row = {name: given[name] for name in table.journaled}
        for name in table.bools:
            row[name] = None if row[name] is None else bool(row[name])
        rows[table.key_of(row)] = row


def _told(table: str, key: tuple[Any, ...], what: Message) -> Message:
    row = "/".join(map(str, key))
    return Message("In {table} is rij {row} {what}.", table=table, row=row, what=what)


def _what(is_found: bool, is_expected: bool) -> Message:
    if is_found and is_expected:
        return Message("buiten het programma om veranderd")
    return Message("buiten het programma om toegevoegd") if is_found else Message("verdwenen")
