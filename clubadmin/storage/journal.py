"""Undo and redo from the journal; both are changes themselves and survive a restart."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.storage.change import BLOCK, MOVED_ON, Change
from clubadmin.storage.errors import BrokenRule, NothingToUndo, RowMovedOn
from clubadmin.storage.schema import TableInfo, children, info
from clubadmin.storage.store import Store


@dataclass(frozen=True)
class Steps:
    """The labels of what undo and redo would do now; None when there is nothing."""

    undo: str | None = None
    redo: str | None = None


@dataclass(frozen=True)
class _Entry:
    id: int
    label: str
    of: int | None
    scope: str
    kind: str
    place: int  # in the order of what was done or undone


# a change that cannot be undone, such as closing an evening, is a wall for all but other scopes
_HOLDS = "kind IN ('do', 'fixed') AND undone_by IS NULL AND (:scope = '' OR scope = :scope)"
_COLUMNS = "id, label, of, scope, kind, coalesce(redone_by, id) AS place"
_LAST_DONE = text(
    f"SELECT * FROM (SELECT {_COLUMNS} FROM change WHERE {_HOLDS} AND redone_by IS NULL"
    " ORDER BY id DESC LIMIT 1)"
    f" UNION ALL SELECT * FROM (SELECT {_COLUMNS} FROM change WHERE {_HOLDS}"
    " AND redone_by IS NOT NULL ORDER BY redone_by DESC LIMIT 1) ORDER BY place DESC LIMIT 1"
)
_LAST_UNDONE = text(
    "SELECT id, label, of, scope, kind, id AS place FROM change u WHERE kind = 'undo' AND undone_by IS NULL"
    " AND (:scope = '' OR scope = :scope) AND NOT EXISTS (SELECT 1 FROM change d"
    " WHERE d.kind IN ('do', 'fixed') AND d.id > u.id AND (:scope = '' OR d.scope = :scope))"
    " ORDER BY id DESC LIMIT 1"
)
_ROWS = text(
    "SELECT row_table, row_key, before, after FROM changed_row WHERE change_id = :id ORDER BY seq"
)


# a row may look the same again while others have counted on what happened in between
_TOUCHED_SINCE = text(
    "SELECT EXISTS (SELECT 1 FROM change c JOIN changed_row r ON r.change_id = c.id"
    " WHERE coalesce(c.redone_by, c.id) > :since AND c.kind IN ('do', 'fixed') AND c.undone_by IS NULL"
    " AND (r.row_table, r.row_key) IN"
    " (SELECT row_table, row_key FROM changed_row WHERE change_id = :id))"
)


def state(store: Store, scope: str = "") -> Steps:
    """What undo and redo would do in a scope; `""` is everything."""
    with store.read() as conn:
        done, undone = _last_done(conn, scope), _last_undone(conn, scope)
    return Steps(done.label if done else None, undone.label if undone else None)


def undo(store: Store, scope: str = "") -> str:
    """Take back the last change; answers its label.

    Raises:
        NothingToUndo: there is none in this scope.
        RowMovedOn: what it wrote was changed since by something outside the scope.
    """
    with store.read() as conn:
        entry = _last_done(conn, scope)
    if entry is None:
        raise NothingToUndo("Er is niets om ongedaan te maken.")
    with _refusing(), store.writing(entry.label, "undo", entry.scope) as change:
        _apply(change, entry.id, entry.place, back=True)
        change.mark_of(entry.id)
        change.mark(entry.id, undone_by=change.id)
    return entry.label


def redo(store: Store, scope: str = "") -> str:
    """Do again what was undone last; answers its label.

    Raises:
        NothingToUndo: nothing was undone, or something else was done since.
        RowMovedOn: the rows were changed since by something outside the scope.
    """
    with store.read() as conn:
        entry = _last_undone(conn, scope)
    if entry is None or entry.of is None:
        raise NothingToUndo("Er is niets om opnieuw te doen.")
    with _refusing(), store.writing(entry.label, "redo", entry.scope) as change:
        _apply(change, entry.of, entry.place, back=False)
        change.mark_of(entry.of)
        change.mark(entry.of, redone_by=change.id)
        change.mark(entry.id, undone_by=change.id)
    return entry.label


@contextmanager
def _refusing() -> Iterator[None]:
    """What contradicts the club as it is now has moved on as well."""
    try:
        yield
    except BrokenRule as error:
        raise RowMovedOn(*MOVED_ON) from error


def _last_done(conn: Connection, scope: str) -> _Entry | None:
    found = conn.execute(_LAST_DONE, {"scope": scope}).first()
    return _Entry(*found) if found and found.kind == "do" else None


def _last_undone(conn: Connection, scope: str) -> _Entry | None:
    found = conn.execute(_LAST_UNDONE, {"scope": scope}).first()
    return _Entry(*found) if found else None


def _apply(change: Change, of: int, since: int, *, back: bool) -> None:
    """Write the rows of a change as they were before it (`back`) or after it.

    Raises:
        RowMovedOn: something that still holds wrote one of its rows after `since`.
    """
    if change.conn.execute(_TOUCHED_SINCE, {"id": of, "since": since}).scalar():
        raise RowMovedOn(*MOVED_ON)
    entries = change.conn.execute(_ROWS, {"id": of}).all()
    for row_table, row_key, before, after in reversed(entries) if back else entries:
        table = info(row_table)
        if row_key == BLOCK:
            _apply_block(change, table, json.loads(after), back=back)
            continue
        key = tuple(json.loads(row_key))
        now, wanted = (after, before) if back else (before, after)
        _put(change, table, key, _loaded(table, now), _loaded(table, wanted))


def _put(
    change: Change,
    table: TableInfo,
    key: tuple[Any, ...],
    expected: dict[str, Any] | None,
    wanted: dict[str, Any] | None,
) -> None:
    found = change.peek(table, key)
    if not _same(found, expected):
        raise RowMovedOn(*MOVED_ON)
    if wanted is None and _has_children(change, table, found or {}):
        raise RowMovedOn(*MOVED_ON)
    change.put_back(table, key, wanted)


def _apply_block(change: Change, table: TableInfo, block: Any, *, back: bool) -> None:
    for values in reversed(block["rows"]) if back else block["rows"]:
        row = table.unpack(dict(zip(block["columns"], values, strict=True)))
        row = {name: row[name] for name in table.journaled}
        _put(change, table, table.key_of(row), *((row, None) if back else (None, row)))


def _loaded(table: TableInfo, text_of_row: str | None) -> dict[str, Any] | None:
    return None if text_of_row is None else table.unpack(json.loads(text_of_row))


def _same(found: dict[str, Any] | None, expected: dict[str, Any] | None) -> bool:
    """Equal but for the version, which an undo and a redo have moved on as well."""
    if found is None or expected is None:
        return found is expected
    return all(found[name] == value for name, value in expected.items() if name != "version")


def _has_children(change: Change, table: TableInfo, found: dict[str, Any]) -> bool:
    """Whether rows that this change did not write hang on a row that is about to go."""
    return any(
        change.conn.execute(
            child.table.select()
            .with_only_columns(child.table.c[child.column])
            .where(child.table.c[child.column] == found[child.refers_to])
            .limit(1)
        ).first()
        for child in children(table.name)
    )
