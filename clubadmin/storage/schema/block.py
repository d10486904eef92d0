"""Rows that are written together and stand in the journal as one entry.

The entry holds what tells the rows apart, once: columns that are the same in every row stand
apart from the rows, and the lines of sheets, of which most were met before, are numbered.
A hundred thousand games are so half a megabyte of journal instead of five.

Whole sheets are made into blocks in `journal.sheets`; what must hold before a block is taken
back is in `club.undo`.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, NamedTuple

from clubadmin.storage.schema.digest import quoted
from clubadmin.storage.schema.packed import PACKED, packed

BLOCK = "*"  # the row key of a journal entry for a whole block of rows

_AT_ONCE = 50  # rows a statement; more do not fit the processor's cache and gain nothing


class Block(NamedTuple):
    """Rows of one table."""

    columns: Sequence[str]  # the names of the values in each row
    # the values that differ; rows that nobody reads twice may come one by one
    rows: Iterable[Sequence[Any]]
    rest: Mapping[str, Any]  # by column what is the same in every row

    def text(self) -> str:
        """The rows as the journal keeps them."""
        return _json({"columns": self.columns, "rest": self.rest, "rows": self.rows})

    def dicts(self) -> Iterator[dict[str, Any]]:
        """Each row by its columns."""
        for row in self.rows:
            yield {**dict(zip(self.columns, row, strict=True)), **self.rest}


class Runs(NamedTuple):
    """Rows with a parent and a number from 1, of which the other values often return."""

    columns: Sequence[str]  # the parent, the number and the other columns
    kinds: Sequence[Sequence[Any]]  # the other values, each set of them once
    # by parent, in the order of the numbers, the place of its rows in `kinds`
    runs: Sequence[tuple[int, Sequence[int]]]

    def text(self) -> str:
        """The rows as the journal keeps them."""
        return _json({"columns": self.columns, "kinds": self.kinds, "runs": self.runs})

    def block(self) -> Block:
        """The block with the same rows one by one."""
        rows = [
            (parent, number, *self.kinds[kind])
            for parent, kinds in self.runs
            for number, kind in enumerate(kinds, start=1)
        ]
        return Block(self.columns, rows, {})


def read_entry(text: str) -> Block | Runs:
    """A journal entry as it was written."""
    read = json.loads(text)
    if "runs" in read:
        return Runs(read["columns"], read["kinds"], read["runs"])
    return Block(read["columns"], read["rows"], read.get("rest", {}))


def read_block(text: str) -> Block:
    """The rows of a journal entry."""
    entry = read_entry(text)
    return entry.block() if isinstance(entry, Runs) else entry


def rows_in(row_key: str, image: str | None) -> Iterator[dict[str, Any]]:
    """The row, or each row of a block, in one image of the journal."""
    if image is not None:
        yield from read_block(image).dicts() if row_key == BLOCK else (json.loads(image),)


def insert_block(cursor: sqlite3.Cursor, table: str, block: Block) -> None:
    """Insert the rows, many in a statement: half the time of a statement a row."""
    names = ", ".join((*block.columns, *block.rest))
    one = f"({', '.join((*('?' * len(block.columns)), *map(quoted, block.rest.values())))})"
    into = f"INSERT INTO {table} ({names}) VALUES "
    full = into + ", ".join([one] * _AT_ONCE)
    rows = iter(_stored(table, block))
    while some := list(islice(rows, _AT_ONCE)):
        statement = full if len(some) == _AT_ONCE else into + ", ".join([one] * len(some))
        cursor.execute(statement, [*chain.from_iterable(some)])


def _stored(table: str, block: Block) -> Iterable[Sequence[Any]]:
    """The rows as the table stores them, with long texts packed."""
    at = {place for place, name in enumerate(block.columns) if (table, name) in PACKED}
    if not at:
        return block.rows
    return (
        [packed(value) if place in at else value for place, value in enumerate(row)]
        for row in block.rows
    )


def delete_rows(
    cursor: sqlite3.Cursor, table: str, keys: Sequence[str], rows: Iterable[Sequence[Any]]
) -> None:
    """Delete rows by their keys."""
    where = " AND ".join(f"{name} = ?" for name in keys)
    cursor.executemany(f"DELETE FROM {table} WHERE {where}", rows)


def _json(value: Any) -> str:
    return json.dumps(
        value, default=str, ensure_ascii=False, separators=(",", ":"), check_circular=False
    )
