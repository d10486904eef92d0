"""Layouts of the tables of a club file in each schema, and whether those in a file are ours."""

import sqlite3
from contextlib import closing
from functools import cache, lru_cache
from typing import Any

from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from clubadmin.storage.schema.digest import digest_text
from clubadmin.storage.schema.tablenames import SCHEMA_VERSION
from clubadmin.storage.schema.tables import tables

Objects = frozenset[tuple[str, str, str, str]]
"""Of each object of a file its type, its name, its table and its SQL."""

Rows = tuple[tuple[Any, Any, Any, Any], ...]
"""The same as the file has it, whatever was put there."""

LAYOUTS = {
    4: "698afbc37735bdac15fce7e4",
    5: "ce73b517e85c214952a7b00d",
    6: "5c3d5f5941d4da2b34582358",
    7: "2b12d02d80f81c9d42b3848a",
    8: "7c3ffa02448288fec34a85de",
    9: "705173e8817810eb9c777fa7",
    10: "4dfd2245719651b97022a522",
    11: "3e0aa7296a10743632053967",
    12: "656c1475600a02ad910062e4",
    13: "c01723fc8c022bb82a34721f",
    14: "9943ab53eec8a24f1e1ca63c",
    15: "6423a514f126c8e77a5830ae",
    16: "eb04fdd9b18647b124fc8d1e",
    17: "47908c60353283739a1380fc",
    18: "b73701d1327484c86922ec0e",
    19: "f10011d9d997ee9c1b0aed56",
    20: "a7c5968f17c574a36d0902d8",
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
    """Whether the tables are exactly those of the file's schema: no trigger, no view, all there.

    Whatever it is called: a name that looks like one of SQLite's own makes nothing SQLite's own.
    """
    schema = connection.execute("PRAGMA user_version").fetchone()[0]
    return _are_ours(_rows(connection), schema)


@lru_cache(maxsize=len(LAYOUTS))
def _are_ours(rows: Rows, schema: int) -> bool:
    """Whether the tables are ours; asked once for each layout, as all such clubs are alike."""
    there = _objects(rows)
    if layout_digest(there) == LAYOUTS.get(schema):
        return True
    return schema == SCHEMA_VERSION and there == our_tables()


def layout_digest(tables: Objects) -> str:
    """A short name for a set of tables, to know ours again without loading their classes."""
    return digest_text(repr(sorted(tables)))


@cache
def our_tables() -> Objects:
    """The tables of this version, made from their classes."""
    with closing(sqlite3.connect(":memory:")) as memory:
        for statement in statements():
            memory.execute(statement)
        return _objects(_rows(memory))


def _rows(connection: sqlite3.Connection) -> Rows:
    """All that a file says to have: tables, indexes, and what else somebody put there."""
    return tuple(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))


def _objects(rows: Rows) -> Objects:
    return frozenset(
        (str(kind), str(name), str(table), _words(sql)) for kind, name, table, sql in rows
    )


def _words(sql: str | None) -> str:
    return " ".join(str(sql or "").split())
