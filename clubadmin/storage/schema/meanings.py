"""Meanings of columns in the row classes, as frozen descriptions for the rest of the program.

The first that asks loads the classes and with them SQLModel, which a window that only shows a
club does without: so ask when something is written, erased, merged or exchanged, and not when
a module is loaded.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from sqlalchemy import TextClause, text

from clubadmin.model.kit.kept_columns import Erasing, Merging, Told
from clubadmin.storage.schema.tables import raw_tables, tables


@dataclass(frozen=True)
class Meaning:
    """A column of a table."""

    erasing: Erasing | None  # what erasing a member does with it; None: nobody said
    told: Told | None  # what it is called; None for what nobody fills in as such
    empty: str | int | None  # what stands in it once it is emptied


@dataclass(frozen=True)
class Reference:
    """A column that names a row of another table."""

    table: str  # that it is in
    column: str  # of that table
    merging: Merging | None  # what making one of two of those rows does with it; None: nobody said
    played: bool  # whether the row it names has to stay for it
    goes: bool  # whether its own row goes with that by itself


@cache
def meanings(table: str) -> dict[str, Meaning]:
    """The columns of a table, by name."""
    from clubadmin.storage.rows import CLASSES

    columns = tables()[table].columns.keys()
    hints = get_type_hints(CLASSES[table], include_extras=True)
    return {name: _meaning(hints[name]) for name in columns}


@cache
def told(table: str) -> dict[str, Told]:
    """The columns that people fill in, by name."""
    return {name: one.told for name, one in meanings(table).items() if one.told}


@cache
def told_of(table: str) -> TextClause:
    """A query for the columns that people fill in, of the row of the member `:id`."""
    return text(f"SELECT {', '.join(told(table))} FROM {table} WHERE member_id = :id")


@cache
def references(table: str) -> tuple[Reference, ...]:
    """The columns of journaled tables that name a row of this table."""
    return tuple(
        Reference(
            *(one.name, key.parent.name, key.info.get("merging"), key.info.get("played", True)),
            key.ondelete == "CASCADE",
        )
        for one in raw_tables()
        for key in sorted(one.foreign_keys, key=lambda key: key.parent.name)
        if key.column.table.name == table
    )


@cache
def has_played(table: str) -> TextClause:
    """A query whether the row `:id` of this table has to stay for what refers to it."""
    there = (
        f"EXISTS (SELECT 1 FROM {one.table} WHERE {one.column} = :id)"
        for one in references(table)
        if one.played
    )
    return text(f"SELECT {' OR '.join(there)}")


@cache
def written() -> dict[str, tuple[str, ...]]:
    """The columns with texts in people's own words, by table: a name may stand in them."""
    found = {
        table.name: tuple(
            name
            for name, one in meanings(table.name).items()
            if one.erasing and Erasing.WRITTEN in one.erasing
        )
        for table in raw_tables()
    }
    return {table: names for table, names in found.items() if names}


def emptied(table: str) -> dict[str, str | int | None]:
    """The values of a table's personal columns once their member is erased."""
    return {
        name: one.empty
        for name, one in meanings(table).items()
        if one.erasing and Erasing.EMPTIED in one.erasing
    }


def _meaning(hint: Any) -> Meaning:
    erasing, title = None, None
    for one in _said(hint):
        if isinstance(one, Told):
            title, erasing = one, one.erasing
        elif isinstance(one, Erasing):
            erasing = one
    kinds = set(_kinds(hint))
    return Meaning(erasing, title, None if NoneType in kinds else 0 if int in kinds else "")


def _said(hint: Any) -> Iterator[Any]:
    """Give the annotations of a type, also within a choice of types."""
    yield from getattr(hint, "__metadata__", ())
    for part in get_args(hint)[: 1 if get_origin(hint) is Annotated else None]:
        yield from _said(part)


def _kinds(hint: Any) -> Iterator[Any]:
    """The types that it is a choice of."""
    parts = get_args(hint)[: 1 if get_origin(hint) is Annotated else None]
    if not parts:
        yield hint
    for part in parts:
        yield from _kinds(part)
