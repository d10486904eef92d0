"""Tables as storage needs them: keys, defaults, derived columns, references."""

import builtins
import importlib
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Any, Union

from sqlalchemy import (
    Boolean,
    Column,
    Date,
    Delete,
    Dialect,
    Insert,
    MetaData,
    Select,
    String,
    Table,
    TypeDecorator,
    Update,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from clubadmin.storage.schema.packed import PACKED, packed, unpacked_text
from clubadmin.storage.schema.tablenames import TableName

if TYPE_CHECKING:
    from sqlmodel import SQLModel

JOURNAL = ("change",)
_ONE_ROW = ("board", "club", "creditor", "mail_server", "stakes", "treasury")
DERIVED = (
    "round_result",
    "evening_result",
    "round_wins",
    "contest_result",
    "career",
    "evening_peak",
)
"""Tables that are computed from the others and therefore not journaled."""

SUMS = (
    *("played", "counted", "ns_points", "ns_roem", "ew_points", "ew_roem"),
    *("ns_pits", "ew_pits", "ns_nat", "ew_nat"),
)
"""Columns of a sheet that follow from its games."""

DERIVED_COLUMNS = {
    "scoresheet": (*SUMS, "digest"),
    "member": ("search", "digest"),
    "decision": ("digest",),
    "paper_result": ("digest",),
}
"""Columns that are computed at commit; the journal leaves them out."""

Row = Union[TableName, "type[SQLModel]"]
Key = int | str | tuple[Any, ...]


@dataclass(frozen=True)
class Child:
    """A table whose rows go when the row they point at goes."""

    table: Table
    column: str
    refers_to: str


def table_of(row: Row) -> Table:
    """The table behind a row class."""
    return tables()[str(row.__tablename__)]


@cache
def tables() -> dict[str, Table]:
    """All tables of a club file, by name, parents before children."""
    try:
        metadata = _loaded()
    except ImportError:  # it began to look while this went on; now it is set aside
        metadata = _loaded()
    found = {table.name: table for table in metadata.sorted_tables}
    for table in found.values():
        _choose_layout(table)
    for name, column in PACKED:
        found[name].c[column].type = _Packed()
    return found


class _Packed(TypeDecorator[str]):
    """A text that is packed as it is written, and unpacked as a row is read."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, _dialect: Dialect) -> Any:
        """Pack a text."""
        return packed(value)

    def process_result_value(self, value: Any | None, _dialect: Dialect) -> Any:
        """Unpack what was packed; whatever else stands there stays."""
        return unpacked_text(value) if isinstance(value, bytes) else value


def _loaded() -> MetaData:
    """Load the metadata of the row classes."""
    with _plain_imports():
        from sqlmodel import SQLModel

        from clubadmin.storage import rows  # noqa: F401 - its classes are what the metadata holds
    return SQLModel.metadata


@contextmanager
def _plain_imports() -> Iterator[None]:
    """Import as Python does by itself.

    Qt's toolkit looks into each module as it is imported, now and then into one that is not
    loaded whole yet. What is under SQLModel then fails to load, and a good club would seem
    damaged.
    """
    looking, builtins.__import__ = builtins.__import__, importlib.__import__
    try:
        yield
    finally:
        if builtins.__import__ is importlib.__import__:
            builtins.__import__ = looking


def raw_tables() -> tuple[Table, ...]:
    """The tables whose changes are journaled."""
    return tuple(t for name, t in tables().items() if name not in JOURNAL + DERIVED)


def _choose_layout(table: Table) -> None:
    """Ids are never given out twice; tables with a key of several columns are one b-tree.

    A reused id would let the undo of one sheet step into the past of another.
    """
    keys = list(table.primary_key.columns)
    options = table.dialect_options["sqlite"]
    if len(keys) > 1:
        options["with_rowid"] = False
    elif keys[0].name == "id" and table.name not in _ONE_ROW:
        options["autoincrement"] = True


class TableInfo:
    """A table with its ready-made statements."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.name = table.name
        derived = DERIVED_COLUMNS.get(table.name, ())
        self.columns = tuple(column.name for column in table.columns)
        self.journaled = tuple(name for name in self.columns if name not in derived)
        self.keys = tuple(column.name for column in table.primary_key.columns)
        self.versioned = "version" in self.columns
        self.autokey = self.keys == ("id",) and table.name != "club"
        self.defaults = {column.name: _default(column) for column in table.columns}
        self._lacking = {name: self.defaults[name] for name in self.journaled}
        self.dates = {c.name for c in table.columns if isinstance(c.type, Date)}
        self.bools = {c.name for c in table.columns if isinstance(c.type, Boolean)}
        self.where = [column == bindparam(f"k_{column.name}") for column in table.primary_key]
        self.select: Select[Any] = select(*(table.c[n] for n in self.journaled)).where(*self.where)
        self.insert: Insert = insert(table)
        self.delete: Delete = delete(table).where(*self.where)
        self._updates: dict[tuple[str, ...], Update] = {}

    def update(self, names: tuple[str, ...]) -> Update:
        """The statement that sets these columns of one row."""
        if names not in self._updates:
            values: dict[str, Any] = {name: bindparam(f"v_{name}") for name in names}
            self._updates[names] = update(self.table).where(*self.where).values(values)
        return self._updates[names]

    def key_values(self, key: Key) -> dict[str, Any]:
        """The parameters that pick out one row."""
        parts = key if isinstance(key, tuple) else (key,)
        if len(parts) != len(self.keys):
            raise TypeError(f"{self.name} has the key {self.keys}, not {key!r}")
        return {f"k_{name}": part for name, part in zip(self.keys, parts, strict=True)}

    def key_of(self, values: dict[str, Any]) -> tuple[Any, ...]:
        """The key of a row."""
        return tuple(values[name] for name in self.keys)

    def key_in(self, row_key: str) -> tuple[Any, ...]:
        """The key of a row as the journal has it; what came to the key since has its default."""
        parts = json.loads(row_key)
        return (*parts, *(self.defaults[name] for name in self.keys[len(parts) :]))

    def pack(self, values: dict[str, Any]) -> dict[str, Any]:
        """A row as JSON knows it: without derived columns, dates as text."""
        packed = {name: values[name] for name in self.journaled if name in values}
        for name in self.dates:
            if packed.get(name) is not None:
                packed[name] = packed[name].isoformat()
        for name in self.bools:
            if packed.get(name) is not None:
                packed[name] = bool(packed[name])
        return packed

    def filled(self, packed: dict[str, Any]) -> dict[str, Any]:
        """A row of the journal with the columns that came after it was written."""
        return {**self._lacking, **packed}

    def unpack(self, packed: Mapping[str, Any]) -> dict[str, Any]:
        """The inverse of :meth:`pack`; also for a row as plain SQL gives it."""
        values = dict(packed)
        for name in self.dates:
            if values.get(name) is not None:
                values[name] = date.fromisoformat(values[name])
        return values


def _default(column: Column[Any]) -> Any:
    """The value of a column when none is given."""
    default = column.default
    if default is not None and default.is_scalar:
        return default.arg  # type: ignore[attr-defined]
    return None


@cache
def info(table: str) -> TableInfo:
    """The table of that name with its statements."""
    return TableInfo(tables()[table])


@cache
def children(table: str) -> tuple[Child, ...]:
    """The journaled tables whose rows a delete in this table would take along."""
    found = []
    for child in raw_tables():
        for key in child.foreign_keys:
            if key.column.table.name == table and key.ondelete == "CASCADE":
                found.append(Child(child, key.parent.name, key.column.name))
    return tuple(found)
