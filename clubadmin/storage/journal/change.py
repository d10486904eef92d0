"""The one gate for every change: each row written is journaled, before and after."""

import calendar
import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple, cast

from sqlalchemy import (
    Connection,
    Executable,
    Insert,
    Table,
    Update,
    bindparam,
    insert,
    text,
    update,
)

from clubadmin.domain.names import fold
from clubadmin.i18n import Message
from clubadmin.storage.file.engine import Gate
from clubadmin.storage.file.errors import RowMovedOn
from clubadmin.storage.journal import labels
from clubadmin.storage.journal.believing import believed, believed_block, refuse_unbelievable
from clubadmin.storage.schema.block import BLOCK, Block, Runs, delete_rows, insert_block
from clubadmin.storage.schema.chain import seal
from clubadmin.storage.schema.digest import decision_digest, member_digest, result_digest
from clubadmin.storage.schema.packed import Row as JournalRow
from clubadmin.storage.schema.packed import entry_text
from clubadmin.storage.schema.tablenames import ChangeRow
from clubadmin.storage.schema.tables import (
    DERIVED_COLUMNS,
    Key,
    Row,
    TableInfo,
    children,
    info,
    table_of,
)
from clubadmin.storage.sums.refresh import Touched, refresh

MOVED_ON = (
    Message("Deze gegevens zijn intussen ergens anders gewijzigd of verwijderd."),
    Message("Wat daar bewaard is, blijft staan; uw wijziging is niet opgeslagen."),
    Message("Bekijk de nieuwe gegevens en doe de wijziging zo nodig opnieuw."),
)


class _Statements(NamedTuple):
    """The statements on the journal's own tables."""

    begin: Insert
    mark: Update
    mark_of: Update
    entry: Update


@cache
def _statements() -> _Statements:
    """Made for the first change; reading a club needs no classes of its rows."""
    change = table_of(ChangeRow)
    this = update(change).where(change.c.id == bindparam("c_id"))
    return _Statements(
        begin=insert(change),
        mark=this.values(undone_by=bindparam("c_undone")),
        mark_of=this.values(of=bindparam("c_of")),
        entry=this.values(entry=bindparam("c_entry")),
    )


class Change:
    """A transaction on its way to the journal. Made by ``Store.change`` only.

    Attributes:
        conn: the connection, for reading what this change has written so far.
        id: the number of this change in the journal.
        at: when it was begun, as the journal has it: "2026-11-12 21:14:03", local time.
    """

    def __init__(
        self, conn: Connection, gate: Gate, *, label: Message, at: datetime, kind: str, scope: str
    ) -> None:
        self.conn = conn
        self.at = at.isoformat(sep=" ", timespec="seconds")
        self._label = label
        self._gate = gate
        self._journal: list[JournalRow] = []
        self._touched = Touched()
        self._marked = False
        values = {"entry": "", "at": _seconds(at), "kind": kind, "scope": scope, "digest": b""}
        values = believed(info(ChangeRow.__tablename__), values)
        result = self._write(_statements().begin, values)
        self.id: int = result.inserted_primary_key[0]

    def insert(self, row: Row, **values: Any) -> int | None:
        """Insert a row; what is not given gets its default. Answers a new id, if there is one."""
        table = info(table_of(row).name)
        full = self._full(table, values)
        if table.autokey and full["id"] is None:
            del full["id"]
            result = self._write(table.insert, full)
            full["id"] = result.inserted_primary_key[0]
        else:
            self._write(table.insert, full)
        self._note(table, None, full)
        return int(full["id"]) if table.autokey else None

    def insert_many(self, row: Row, values: Iterable[Mapping[str, Any]]) -> None:
        """Insert rows, each with a journal entry of its own."""
        table = info(table_of(row).name)
        if table.autokey:
            for one in values:
                self.insert(row, **one)
            return
        full = [self._full(table, one) for one in values]
        if full:
            self._write(table.insert, full)
        for one in full:
            self._note(table, None, one)

    def update(self, row: Row, key: Key, *, version: int | None = None, **values: Any) -> None:
        """Set columns of one row. Nothing is written when nothing changes.

        Raises:
            RowMovedOn: the row is gone, or `version` is given and is not its version.
        """
        table = info(table_of(row).name)
        before = self._read(table, key)
        if before is None or (version is not None and before["version"] != version):
            raise RowMovedOn(*MOVED_ON)
        wanted = believed(table, values)
        changed = {name: value for name, value in wanted.items() if before[name] != value}
        if not changed:
            return
        if table.versioned:
            changed["version"] = before["version"] + 1
        self._set(table, key, before, changed)

    def touch(self, row: Row, key: Key, *, version: int) -> None:
        """Count a row as changed, because rows that are part of it were.

        Raises:
            RowMovedOn: the row is gone, or `version` is not its version.
        """
        table = info(table_of(row).name)
        before = self._read(table, key)
        if before is None or before["version"] != version:
            raise RowMovedOn(*MOVED_ON)
        self._set(table, key, before, {"version": version + 1})

    def delete(self, row: Row, key: Key) -> None:
        """Delete a row and, journaled as well, the rows that hang on it.

        Raises:
            RowMovedOn: the row is gone already.
        """
        table = info(table_of(row).name)
        before = self._read(table, key)
        if before is None:
            raise RowMovedOn(*MOVED_ON)
        self._delete(table, before)

    def delete_where(self, row: Row, **equals: Any) -> int:
        """Delete all rows with these values; answers how many there were."""
        return self._delete_all(table_of(row), equals)

    def bulk_insert(
        self, row: Row, rows: Sequence[Any], columns: Sequence[str] | None = None
    ) -> None:
        """Insert many rows under one journal entry; for imports.

        Args:
            row: the table.
            rows: mappings, or, with `columns`, tuples. Ids must be given (`next_id`).
            columns: the names that go with the tuples; columns left out get their default.
        """
        table = info(table_of(row).name)
        block = _as_block(table, rows, columns)
        self._insert_block(table, block, _journaled(table, block).text())

    def insert_whole(self, row: Row, block: Block, entry: Block | Runs) -> None:
        """Insert rows with what is derived from them, which nobody then computes again.

        Args:
            row: the table.
            block: the rows with all their columns.
            entry: the same rows for the journal, without what is derived.
        """
        table = info(table_of(row).name)
        refuse_unbelievable(table, entry)
        self._insert_block(table, block, entry.text(), derived=True)

    def next_id(self, row: Row) -> int:
        """The first id that was never used in a table, for rows that get their ids by hand."""
        sql = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
        return (self.conn.execute(sql, {"name": table_of(row).name}).scalar() or 0) + 1

    def put_back(self, table: TableInfo, key: Key, wanted: dict[str, Any] | None) -> None:
        """Make a row what it was, or away with it; versions only ever go up."""
        before = self._read(table, key)
        if wanted is None:
            assert before is not None  # noqa: S101 - for the type checker
            self._delete(table, before)
            return
        if before is None:
            full = self._full(table, wanted)
            self._write(table.insert, full)
            self._note(table, None, full)
            return
        changed = {n: v for n, v in wanted.items() if before[n] != v and n != "version"}
        changed = believed(table, changed)
        if table.versioned:
            changed["version"] = max(before["version"], wanted["version"]) + 1
        if changed:
            self._set(table, key, before, changed)

    def insert_block(self, table: TableInfo, rows: Sequence[dict[str, Any]], entry: str) -> None:
        """Write the rows of a journal entry again."""
        self._insert_block(
            table, _as_block(table, [table.unpack(row) for row in rows], None), entry
        )

    def delete_block(self, table: TableInfo, rows: Sequence[dict[str, Any]], entry: str) -> None:
        """Take the rows of a journal entry away; nothing may hang on them."""
        with self.cursor() as cursor:
            delete_rows(cursor, table.name, table.keys, map(table.key_of, rows))
        self._append(table.name, BLOCK, entry, None)
        for row in rows:
            self._touched.row(table.name, row)

    @contextmanager
    def cursor(self) -> Iterator[sqlite3.Cursor]:
        """The driver's own cursor, for reading many rows one by one."""
        cursor = self.conn.connection.cursor()
        try:
            yield cast(sqlite3.Cursor, cursor)
        finally:
            cursor.close()

    def peek(self, table: TableInfo, key: Key) -> dict[str, Any] | None:
        """A row as it is now, without derived columns."""
        return self._read(table, key)

    def mark(self, change_id: int, *, undone_by: int | None) -> None:
        """Note in the journal what undid a change; None: it holds again."""
        self._write(_statements().mark, {"c_id": change_id, "c_undone": undone_by})
        self._marked = True

    def mark_of(self, of: int) -> None:
        """Note in the journal which change this one undoes or does again."""
        self._write(_statements().mark_of, {"c_id": self.id, "c_of": of})

    @property
    def tables(self) -> frozenset[str]:
        """The names of the tables in which rows were written so far."""
        return frozenset(table for table, *_ in self._journal)

    def finish(self) -> bool:
        """Refresh the sums, write the journal and seal it; False when nothing was changed."""
        if self._journal:
            refresh(self, self._touched)
        if not self._journal and not self._marked:
            return False
        entry = entry_text(*labels.kept(self._label), self._journal)
        self._write(_statements().entry, {"c_id": self.id, "c_entry": entry})
        with self.cursor() as cursor:
            seal(cursor, self.id)
        return True

    def write_derived(self, statement: Executable, values: Any = None) -> Any:
        """Write a derived table or column; only sums are written so."""
        return self._write(statement, values if values is not None else {})

    def _write(self, statement: Executable, values: Any) -> Any:
        self._gate.open = True
        try:
            return self.conn.execute(statement, values)
        finally:
            self._gate.open = False

    def _insert_block(
        self, table: TableInfo, block: Block, after: str, *, derived: bool = False
    ) -> None:
        if not block.rows:
            return
        with self.cursor() as cursor:
            insert_block(cursor, table.name, block)
        self._append(table.name, BLOCK, None, after)
        self._touched.block(table.name, block, derived=derived)

    def _full(self, table: TableInfo, values: Mapping[str, Any]) -> dict[str, Any]:
        if unknown := values.keys() - table.defaults.keys():
            raise TypeError(f"{table.name} has no {', '.join(sorted(unknown))}")
        full = believed(table, {**table.defaults, **values})
        full.update(follows(table.name, full))
        return full

    def _read(self, table: TableInfo, key: Key) -> dict[str, Any] | None:
        found = self.conn.execute(table.select, table.key_values(key)).mappings().first()
        return dict(found) if found else None

    def _set(
        self, table: TableInfo, key: Key, before: dict[str, Any], changed: dict[str, Any]
    ) -> None:
        after = {**before, **changed}
        changed = {**changed, **follows(table.name, after)}
        names = tuple(sorted(changed))
        values = {f"v_{name}": changed[name] for name in names}
        self._write(table.update(names), {**table.key_values(key), **values})
        self._note(table, before, after)

    def _delete(self, table: TableInfo, before: dict[str, Any]) -> None:
        for child in children(table.name):
            self._delete_all(child.table, {child.column: before[child.refers_to]})
        self._write(table.delete, table.key_values(table.key_of(before)))
        self._note(table, before, None)

    def _delete_all(self, table: Table, equals: Mapping[str, Any]) -> int:
        about = info(table.name)
        query = about.table.select().with_only_columns(*(table.c[n] for n in about.journaled))
        for name, value in equals.items():
            query = query.where(table.c[name] == value)
        found = [dict(one) for one in self.conn.execute(query).mappings()]
        for one in found:
            self._delete(about, one)
        return len(found)

    def _note(
        self, table: TableInfo, before: dict[str, Any] | None, after: dict[str, Any] | None
    ) -> None:
        values = after or before or {}
        key = json.dumps(table.key_of(values))
        self._append(table.name, key, _pack(table, before), _pack(table, after))
        if before:
            self._touched.row(table.name, before)
        if after:
            self._touched.row(table.name, after)

    def _append(self, table: str, key: str, before: str | None, after: str | None) -> None:
        self._journal.append((table, key, before, after))


def _seconds(at: datetime) -> int:
    """A local time as the journal has it, whatever the clock on the wall did since."""
    return calendar.timegm(at.timetuple())


def _pack(table: TableInfo, values: dict[str, Any] | None) -> str | None:
    if values is None:
        return None
    return json.dumps(table.pack(values), ensure_ascii=False, separators=(",", ":"))


def follows(table: str, values: Mapping[str, Any]) -> dict[str, str]:
    """Derive values from a row's own fields: its digest, a member's search text."""
    if table == "member":
        parts = ("first_name", "infix", "last_name", "remark")
        search = fold(" ".join(values[part] for part in parts))
        columns = info(table).columns
        return {"search": search, "digest": member_digest({**values, "search": search}, columns)}
    if table == "paper_result":
        return {"digest": result_digest(values)}
    if table == "decision":
        return {"digest": decision_digest(values)}
    return {}


def _as_block(table: TableInfo, rows: Sequence[Any], columns: Sequence[str] | None) -> Block:
    """Rows of an import with all columns of the table, as they are kept."""
    if columns is None or table.name in DERIVED_COLUMNS or table.dates:
        given = rows if columns is None else [dict(zip(columns, row, strict=True)) for row in rows]
        full = [believed(table, {**table.defaults, **row}) for row in given]
        for one in full:
            one.update(follows(table.name, one))
            one.update(_iso(table, one))
        return Block(table.columns, [tuple(one[n] for n in table.columns) for one in full], {})
    rest = {name: table.defaults[name] for name in table.columns if name not in columns}
    return believed_block(table, Block(columns, rows, rest))


def _journaled(table: TableInfo, block: Block) -> Block:
    """The rows as the journal keeps them: a name that is derived again would outlive its row."""
    if table.name not in DERIVED_COLUMNS:
        return block
    kept = itemgetter(*(block.columns.index(name) for name in table.journaled))
    return Block(table.journaled, [kept(row) for row in block.rows], {})


def _iso(table: TableInfo, values: Mapping[str, Any]) -> dict[str, str]:
    """The dates of a row as text, as they are stored."""
    return {name: values[name].isoformat() for name in table.dates if values[name] is not None}
