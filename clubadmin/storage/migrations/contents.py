"""The contents of a file in comparable form: each table's rows as a number and a digest."""

import sqlite3
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import NamedTuple

from clubadmin.storage.schema.packed import CHANGES, ENTRIES, PACKED, plain

Columns = Mapping[str, "TableColumns"]
Contents = Mapping[str, tuple[int, str]]

WERE_PACKED = {("change", "message"), ("changed_row", "before"), ("changed_row", "after")}
_NOW_IN = {"change": CHANGES, "changed_row": ENTRIES}
"""The tables whose columns went into an entry of the journal, and where they are since."""
_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_stat%'"


class TableColumns(NamedTuple):
    """The columns of a table, and those by which its rows are put in order."""

    names: Sequence[str]
    order: Sequence[str]


def columns_of(connection: sqlite3.Connection) -> Columns:
    """The columns of each table, those of the numbers that were given out as well."""
    tables = [name for (name,) in connection.execute(_TABLES).fetchall()]
    return {table: _columns(connection, table) for table in tables}


def contents(connection: sqlite3.Connection, columns: Columns) -> Contents:
    """Count the rows of each table, and digest these columns of all of them.

    Texts are taken as they are stored, so that one that cannot be read counts as well.
    """
    texts, connection.text_factory = connection.text_factory, bytes
    try:
        return {table: _of_table(connection, table, known) for table, known in columns.items()}
    finally:
        connection.text_factory = texts


def broken_references(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    """The rows that refer to a row that is not there, and in which table that should be."""
    found = connection.execute("PRAGMA foreign_key_check").fetchall()
    return sorted((row[:3] for row in found), key=repr)


def _columns(connection: sqlite3.Connection, table: str) -> TableColumns:
    """A key puts rows in order at no cost; a table without one is small."""
    found = connection.execute(f"PRAGMA table_info({table})").fetchall()
    names = [row[1] for row in found]
    key = [row[1] for row in sorted(found, key=lambda row: row[5]) if row[5]]
    return TableColumns(names, key or names)


def _of_table(connection: sqlite3.Connection, table: str, columns: TableColumns) -> tuple[int, str]:
    packed = PACKED | WERE_PACKED
    names = ", ".join(plain(one) if (table, one) in packed else one for one in columns.names)
    order = ", ".join(columns.order)
    there = connection.execute("SELECT name FROM pragma_table_info(?)", (table,)).fetchall()
    is_there = {one.encode() for one in columns.names} <= {name for (name,) in there}
    source = table if is_there else _NOW_IN[table]
    count, digest = 0, blake2b(digest_size=16)
    for row in connection.execute(f"SELECT {names} FROM {source} ORDER BY {order}"):
        digest.update(repr(row).encode())
        count += 1
    return count, digest.hexdigest()
