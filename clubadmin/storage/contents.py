"""What is in a file, in a form that can be compared: each table's rows as a number and a digest."""

import sqlite3
from collections.abc import Mapping, Sequence
from hashlib import blake2b

Columns = Mapping[str, Sequence[str]]
Contents = Mapping[str, tuple[int, str]]

_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_stat%'"


def columns_of(connection: sqlite3.Connection) -> Columns:
    """The columns of each table, those of the numbers that were given out as well."""
    tables = [name for (name,) in connection.execute(_TABLES)]
    return {
        table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        for table in tables
    }


def contents(connection: sqlite3.Connection, columns: Columns) -> Contents:
    """Of each table how many rows there are, and a digest over these columns of all of them.

    Texts are taken as they are stored, so that one that cannot be read counts as well.
    """
    texts, connection.text_factory = connection.text_factory, bytes
    try:
        return {table: _of_table(connection, table, names) for table, names in columns.items()}
    finally:
        connection.text_factory = texts


def broken_references(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    """The rows that refer to a row that is not there, and in which table that should be."""
    found = connection.execute("PRAGMA foreign_key_check").fetchall()
    return sorted((row[:3] for row in found), key=repr)


def _of_table(connection: sqlite3.Connection, table: str, names: Sequence[str]) -> tuple[int, str]:
    columns = ", ".join(names)
    count, digest = 0, blake2b(digest_size=16)
    for row in connection.execute(f"SELECT {columns} FROM {table} ORDER BY {columns}"):
        digest.update(repr(row).encode())
        count += 1
    return count, digest.hexdigest()
