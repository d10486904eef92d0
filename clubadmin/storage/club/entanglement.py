"""Can a change be taken out from under later ones?

An undo within a scope leaves later changes of other scopes where they are. That is sound
only when they have nothing to do with each other: no row in common, and no row of the one
that hangs on a row of the other. A row that looks the same again is not enough, for a later
change may have written it there and back.
"""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.storage.schema.block import BLOCK, read_block
from clubadmin.storage.schema.tables import info, tables

Place = tuple[str, str]  # a table and the JSON key of a row in it

_ROWS = text("SELECT row_table, row_key, before, after FROM changed_row WHERE change_id = :id")
_LATER = text(
    "SELECT r.row_table, r.row_key, r.before, r.after"
    " FROM changed_row r JOIN change c ON c.id = r.change_id"
    " WHERE r.change_id > :id AND c.kind IN ('do', 'fixed') AND c.undone_by IS NULL"
)


def entangled(conn: Connection, change_id: int) -> bool:
    """Whether a later change that still holds has to do with the rows of this one."""
    later = conn.execute(_LATER, {"id": change_id}).all()
    if not later:
        return False
    own_rows, own_parents = _footprint(conn.execute(_ROWS, {"id": change_id}).all())
    rows, parents = _footprint(later)
    return bool(rows & (own_rows | own_parents) or own_rows & parents)


def _footprint(entries: Any) -> tuple[set[Place], set[Place]]:
    """The rows that were written, and the rows on which these hang."""
    rows: set[Place] = set()
    parents: set[Place] = set()
    for table, row_key, *images in entries:
        for image in images:
            for values in _rows_of(row_key, image):
                rows.add((table, json.dumps([values[name] for name in info(table).keys])))
                parents.update(_parents(table, values))
    return rows, parents


def _rows_of(row_key: str, image: str | None) -> Iterator[dict[str, Any]]:
    """The row, or each row of a block, in one image of the journal."""
    if image is None:
        return
    if row_key == BLOCK:
        yield from read_block(image).dicts()
    else:
        yield json.loads(image)


def _parents(table: str, values: dict[str, Any]) -> Iterator[Place]:
    for column, parent in _references(table):
        to = values.get(column)  # a row of before the column was there refers to nothing
        if to is not None:
            yield parent, json.dumps([to])


@cache
def _references(table: str) -> tuple[tuple[str, str], ...]:
    """The columns of a table that point at a row of another, and at which table."""
    keys = tables()[table].foreign_keys
    return tuple((key.parent.name, key.column.table.name) for key in keys)
