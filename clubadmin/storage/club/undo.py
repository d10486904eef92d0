"""Undo and redo from the journal; both are changes themselves and survive a restart."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, TextClause, text

from clubadmin.i18n import Message
from clubadmin.model.sheets.undo_scope import sheet_table
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.errors import BrokenRule, NothingToUndo, RowMovedOn
from clubadmin.storage.file.opening import newest_good
from clubadmin.storage.file.troubles import damaged
from clubadmin.storage.journal import labels
from clubadmin.storage.journal.change import MOVED_ON, Change
from clubadmin.storage.schema.block import BLOCK, read_block, rows_in
from clubadmin.storage.schema.chain import broken_links
from clubadmin.storage.schema.packed import CHANGES, ENTRIES, as_text
from clubadmin.storage.schema.tables import TableInfo, children, info, tables

Place = tuple[str, str]  # a table and the JSON key of a row in it
_IMAGES = f"SELECT row_table, row_key, before, after FROM {ENTRIES}"
_LATER = text(f"{_IMAGES} WHERE change_id > :id AND kind IN ('do', 'fixed') AND undone_by IS NULL")


@dataclass(frozen=True)
class Steps:
    """The labels of what undo and redo would do now; None when there is nothing.

    `passed` was done since, outside every scope or by somebody elsewhere, so that undo leaves it
    as it is.
    """

    undo: Message | None = None
    redo: Message | None = None
    passed: Message | None = None


@dataclass(frozen=True)
class _Entry:
    id: int
    label: Message
    of: int | None
    scope: str
    kind: str


Rows = Sequence[dict[str, Any]]
_TYPED = frozenset(("scoresheet", "game", "game_seat"))  # what typing on a sheet writes
_DID = "kind IN ('do', 'fixed')"
_COLUMNS = f"SELECT id, label, message, of, scope, kind FROM {CHANGES} c"


# what a table typed on its own sheet is not what the secretary did there
_ONE_SCOPE = (
    "AND scope = :scope AND id NOT IN"
    " (SELECT change_id FROM tableside_key WHERE playing_table_id = :table)"
)
_HERE = (
    f"AND json_extract(message, '$.msgid') IS NOT '{labels.ON_BEHALF}'"
    " AND id NOT IN (SELECT change_id FROM tableside_key)"
)
_Which = tuple[bool, bool]  # within one scope, which an index knows; only what was done here


def _scoped(query: str) -> dict[_Which, TextClause]:
    """A query over all changes, or fewer of them."""
    return {
        (scoped, here): text(
            query.format(scope=f"{_ONE_SCOPE if scoped else ''} {_HERE if here else ''}")
        )
        for scoped in (False, True)
        for here in (False, True)
    }


# a change that cannot be undone, such as closing an evening, is a wall for all but other scopes
_LAST_DONE = _scoped(
    f"{_COLUMNS} WHERE {_DID} AND undone_by IS NULL {{scope}} ORDER BY id DESC LIMIT 1"
)
# what was done since the undo takes the redo away
_LAST_UNDONE = _scoped(
    f"{_COLUMNS} WHERE kind = 'undo' AND undone_by IS NULL {{scope}} AND id >"
    f" coalesce((SELECT id FROM {CHANGES} WHERE {_DID} {{scope}} ORDER BY id DESC LIMIT 1), 0)"
    " ORDER BY id DESC LIMIT 1"
)
_ROWS = text(f"{_IMAGES} WHERE change_id = :id ORDER BY seq")
# closing an evening and reopening it are a wall for what was typed on its sheets before
_WALL = text(
    f"{_COLUMNS} WHERE c.kind = 'fixed' AND c.id > :id AND EXISTS"
    f" (SELECT 1 FROM {ENTRIES} r WHERE r.change_id = c.id AND r.row_table = 'evening' AND"
    " r.row_key = (SELECT '[' || evening_id || ']' FROM playing_table WHERE id = :table))"
    " ORDER BY c.id DESC LIMIT 1"
)


def state(store: Store, scope: str = "", *, here: bool = False) -> Steps:
    """Tell what undo and redo would do in a scope; `""` is everything.

    With `here` they pass by what was done at a table or at another desk; so do `undo` and `redo`.
    """
    with store.read() as conn:
        done, undone = _last_done(conn, scope, here), _last_undone(conn, scope, here)
        last = _first(conn, _LAST_DONE, scope) if here else None
        if scope and done and (last is None or last.id <= done.id):
            last = _first(conn, _LAST_DONE, "")
            last = last if last and not last.scope else None
    later = last if last and done and last.id > done.id else None
    return Steps(
        done.label if done else None,
        undone.label if undone else None,
        later.label if later else None,
    )


def undo(store: Store, scope: str = "", *, here: bool = False) -> Message:
    """Take back the last change; answers its label.

    Raises:
        NothingToUndo: there is none in this scope.
        RowMovedOn: what it wrote was changed since by something outside the scope.
        DamagedClub: the journal is not what was written, from that change on.
    """
    with store.read() as conn:
        entry, wall = _last_done(conn, scope, here), _last_wall(conn, scope, here)
    if entry is None:
        raise NothingToUndo(_nothing_since(wall))
    _must_be_proved(store, entry.id)
    with _refusing(), store.writing(entry.label, "undo", entry.scope) as change:
        _apply(change, entry.id, back=True)
        change.mark_of(entry.id)
        change.mark(entry.id, undone_by=change.id)
    return entry.label


def redo(store: Store, scope: str = "", *, here: bool = False) -> Message:
    """Do again what was undone last; answers its label.

    Raises:
        NothingToUndo: nothing was undone, or something else was done since.
        RowMovedOn: the rows were changed since by something outside the scope.
        DamagedClub: the journal is not what was written, from that change on.
    """
    with store.read() as conn:
        entry = _last_undone(conn, scope, here)
    if entry is None or entry.of is None:
        raise NothingToUndo(Message("Er is niets om opnieuw te doen."))
    _must_be_proved(store, entry.of)
    with _refusing(), store.writing(entry.label, "redo", entry.scope) as change:
        _apply(change, entry.of, back=False)
        change.mark_of(entry.of)
        change.mark(entry.of, undone_by=None)
        change.mark(entry.id, undone_by=change.id)
    return entry.label


@dataclass(frozen=True)
class RowStep:
    """The lines of a sheet that undo or redo would change, where a step changes nothing else."""

    label: Message  # of the change
    # by row the line that is there if nobody changed it since, and the one wanted
    lines: dict[int, tuple[str, str]]
    back: bool  # whether it is an undo
    scope: str  # of the change
    of: int  # the change that is undone or done again
    undone: int = 0  # in a redo, the undo of it


def row_step(store: Store, scope: str, *, back: bool) -> RowStep | None:
    """The next undo (`back`) or redo on a sheet by its rows; None where it is about more."""
    with store.read() as conn:
        entry = _last_done(conn, scope, True) if back else _last_undone(conn, scope, True)
        of = None if entry is None else entry.id if back else entry.of
        if entry is None or of is None:
            return None
        rows = conn.execute(_ROWS, {"id": of}).all()
    lines = {}
    for row_table, row_key, before, after in rows:
        if row_table not in _TYPED or row_key == BLOCK:
            return None
        if row_table == "game":
            was, now = (json.loads(one)["typed"] if one else "" for one in (before, after))
            lines[json.loads(row_key)[1]] = (now, was) if back else (was, now)
    undone = 0 if back else entry.id
    return RowStep(entry.label, lines, back, entry.scope, of, undone) if lines else None


@contextmanager
def taking(store: Store, step: RowStep) -> Iterator[Change]:
    """The change in which the lines of a step are written; it counts as the undo or the redo."""
    _must_be_proved(store, step.of)
    with store.writing(step.label, "undo" if step.back else "redo", step.scope) as change:
        yield change
        change.mark_of(step.of)
        change.mark(step.of, undone_by=change.id if step.back else None)
        if step.undone:
            change.mark(step.undone, undone_by=change.id)


def _must_be_proved(store: Store, number: int) -> None:
    """Refuse to write from a journal that differs from what was written in it then."""
    with store.read(), store.bare() as bare:
        broken = next(broken_links(bare, number), None)
    if broken:
        where = Message(
            "In het logboek is stap {number} ({label}) veranderd; ze kan niet meer ongedaan"
            " gemaakt worden.",
            number=broken[0],
            label=broken[1][:80],
        )
        raise damaged(store.path, newest_good(store.path), where)


@contextmanager
def _refusing() -> Iterator[None]:
    """Report a contradiction with the club as it is now as a row that moved on."""
    try:
        yield
    except BrokenRule as error:
        raise RowMovedOn(*MOVED_ON) from error


def _last_done(conn: Connection, scope: str, here: bool) -> _Entry | None:
    found = _first(conn, _LAST_DONE, scope, here)
    return found if found and _last_wall(conn, scope, here, found) is None else None


def _last_undone(conn: Connection, scope: str, here: bool) -> _Entry | None:
    found = _first(conn, _LAST_UNDONE, scope, here)
    return found if found and (not scope or _last_wall(conn, scope, here, found) is None) else None


def _last_wall(
    conn: Connection, scope: str, here: bool, since: _Entry | None = None
) -> _Entry | None:
    """Find what undo does not step past, where it came after everything else in the scope."""
    last = since or _first(conn, _LAST_DONE, scope, here)
    if last is None or last.kind == "fixed":
        return last
    table = sheet_table(scope) if scope else None
    return _entry(conn.execute(_WALL, {"id": last.id, "table": table}).first()) if table else None


def _nothing_since(wall: _Entry | None) -> Message:
    if wall is None:
        return Message("Er is niets om ongedaan te maken.")
    return Message(
        "Er is niets om ongedaan te maken sinds: {change}. Dat zelf neemt Ctrl+Z niet terug.",
        change=wall.label,
    )


def _first(
    conn: Connection, query: dict[_Which, TextClause], scope: str, here: bool = False
) -> _Entry | None:
    which = {"scope": scope, "table": sheet_table(scope)} if scope else {}
    return _entry(conn.execute(query[bool(scope), here], which).first())


def _entry(found: Any) -> _Entry | None:
    if found is None:
        return None
    number, label, message, *rest = found
    return _Entry(number, labels.read(label, message), *rest)


def _apply(change: Change, of: int, *, back: bool) -> None:
    """Write the rows of a change as they were before it (`back`) or after it.

    Raises:
        RowMovedOn: its rows are not as they should be, or a later change counts on them.
    """
    if entangled(change.conn, of):
        raise RowMovedOn(*MOVED_ON)
    entries = change.conn.execute(_ROWS, {"id": of}).all()
    for row_table, row_key, before, after in reversed(entries) if back else entries:
        table = info(row_table)
        if row_key == BLOCK:
            _apply_block(change, table, after, back=back)
            continue
        key = table.key_in(row_key)
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


def _apply_block(change: Change, table: TableInfo, text_of_block: str, *, back: bool) -> None:
    """Take the rows of a block away (`back`), or write them again.

    Raises:
        RowMovedOn: one of them is not as it should be, or other rows hang on it.
    """
    rows = [table.filled(row) for row in read_block(text_of_block).dicts()]
    with change.cursor() as cursor:
        fits = (
            _as_left(cursor, table, rows) and _bare(cursor, table, rows)
            if back
            else _none_there(cursor, table, rows)
        )
    if not fits:
        raise RowMovedOn(*MOVED_ON)
    if back:
        change.delete_block(table, rows, text_of_block)
    else:
        change.insert_block(table, rows, text_of_block)


def _as_left(cursor: sqlite3.Cursor, table: TableInfo, rows: Rows) -> bool:
    """Whether each of these rows is there and as it should be.

    The version may differ, which an undo and a redo have moved on as well.
    """
    names = [name for name in table.journaled if name != "version"]
    texts = ", ".join(as_text(table.name, name) for name in names)
    query = f"SELECT {texts} FROM {table.name} WHERE {_by_key(table)}"
    return all(
        cursor.execute(query, table.key_of(row)).fetchone() == tuple(row[name] for name in names)
        for row in rows
    )


def _none_there(cursor: sqlite3.Cursor, table: TableInfo, rows: Rows) -> bool:
    """Whether no row has the key of one of these."""
    query = f"SELECT 1 FROM {table.name} WHERE {_by_key(table)}"
    return all(cursor.execute(query, table.key_of(row)).fetchone() is None for row in rows)


def _bare(cursor: sqlite3.Cursor, table: TableInfo, rows: Rows) -> bool:
    """Whether nothing hangs on these rows that would go with them."""
    for child in children(table.name):
        query = f"SELECT 1 FROM {child.table.name} WHERE {child.column} = ? LIMIT 1"
        if any(cursor.execute(query, (row[child.refers_to],)).fetchone() for row in rows):
            return False
    return True


def _by_key(table: TableInfo) -> str:
    return " AND ".join(f"{name} = ?" for name in table.keys)


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


def entangled(conn: Connection, change_id: int) -> bool:
    """Whether a later change that still holds has to do with the rows of this one.

    An undo within a scope leaves later changes of other scopes where they are. That is sound
    only when they have no row in common, and no row of the one hangs on a row of the other. A
    row that looks the same again is not enough, for a later change may have written it there
    and back.
    """
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
    for table, row_key, *both in entries:
        for image in both:
            for one in rows_in(row_key, image):
                values = info(table).filled(one)
                rows.add((table, json.dumps(info(table).key_of(values))))
                parents.update(_parents(table, values))
    return rows, parents


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
