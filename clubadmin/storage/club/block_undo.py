"""Taking a block of rows back: is all of it as it was left, and hangs nothing else on it?"""

import sqlite3
from collections.abc import Sequence
from typing import Any

from clubadmin.storage.schema.schema import TableInfo, children

Rows = Sequence[dict[str, Any]]


def as_left(cursor: sqlite3.Cursor, table: TableInfo, rows: Rows) -> bool:
    """Whether each of these rows is there and as it should be.

    The version may differ, which an undo and a redo have moved on as well.
    """
    names = [name for name in table.journaled if name != "version"]
    query = f"SELECT {', '.join(names)} FROM {table.name} WHERE {_key(table)}"
    return all(
        cursor.execute(query, table.key_of(row)).fetchone() == tuple(row[name] for name in names)
        for row in rows
    )


def none_there(cursor: sqlite3.Cursor, table: TableInfo, rows: Rows) -> bool:
    """Whether no row has the key of one of these."""
    query = f"SELECT 1 FROM {table.name} WHERE {_key(table)}"
    return all(cursor.execute(query, table.key_of(row)).fetchone() is None for row in rows)


def bare(cursor: sqlite3.Cursor, table: TableInfo, rows: Rows) -> bool:
    """Whether nothing hangs on these rows that would go with them."""
    for child in children(table.name):
        query = f"SELECT 1 FROM {child.table.name} WHERE {child.column} = ? LIMIT 1"
        if any(cursor.execute(query, (row[child.refers_to],)).fetchone() for row in rows):
            return False
    return True


def _key(table: TableInfo) -> str:
    return " AND ".join(f"{name} = ?" for name in table.keys)
