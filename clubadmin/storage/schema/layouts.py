"""What the tables of a club file look like in each schema, and whether those in a file are ours."""

import sqlite3
from contextlib import closing
from functools import cache

from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from clubadmin.storage.schema.digest import digest_text
from clubadmin.storage.schema.tablenames import SCHEMA_VERSION
from clubadmin.storage.schema.tables import tables

LAYOUTS = {
    4: "4ff43c4159bc040a28e577eb",
    5: "f182a9f56b3b9be6fab9ebcd",
    6: "1b16939b2981c841f5af06b0",
}
"""Of the tables of each schema; a test holds the last against the row classes.

Loading those classes would take half the time of opening a club.
"""


def statements() -> list[str]:
    """The SQL that makes the tables and indexes of a club."""
    made = []
    for table in tables().values():
        made.append(str(CreateTable(table).compile(dialect=sqlite.dialect())))
        indexes = sorted(table.indexes, key=lambda index: str(index.name))
        made += [str(CreateIndex(index).compile(dialect=sqlite.dialect())) for index in indexes]
    return made


def tables_are_ours(connection: sqlite3.Connection) -> bool:
    """Whether the tables are exactly those of the file's schema: no trigger, no view, all there."""
    found = connection.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
    ).fetchall()
    there = frozenset((kind, name, _words(sql)) for kind, name, sql in found)
    schema = connection.execute("PRAGMA user_version").fetchone()[0]
    if layout_digest(there) == LAYOUTS.get(schema):
        return True
    return bool(schema == SCHEMA_VERSION) and there == our_tables()


def layout_digest(tables: frozenset[tuple[str, str, str]]) -> str:
    """A short name for a set of tables, to know ours again without loading their classes."""
    return digest_text(repr(sorted(tables)))


@cache
def our_tables() -> frozenset[tuple[str, str, str]]:
    """The tables of this version, made from their classes."""
    with closing(sqlite3.connect(":memory:")) as memory:
        for statement in statements():
            memory.execute(statement)
        rows = memory.execute(
            "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
        ).fetchall()
    return frozenset((kind, name, _words(sql)) for kind, name, sql in rows)


def _words(sql: str | None) -> str:
    return " ".join((sql or "").split())
