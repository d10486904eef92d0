"""Rows read as frozen figures, by the types of a class: a bool, a day and an enum become one."""

import dataclasses
import gc
import typing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, datetime
from enum import Enum
from types import NoneType
from typing import Any, TypeVar

_Made = TypeVar("_Made")
_FROM_TEXT = {date: date.fromisoformat, datetime: datetime.fromisoformat}


@contextmanager
def not_collecting() -> Iterator[None]:
    """Many rows make no garbage in circles, and looking for it takes a third of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def apart(member: str, alone: str = "") -> str:
    """The SQL for what tells a member from namesakes: what was typed, and a number where it fails.

    The number is the place in the order of membership, of all who were ever a member, so that
    somebody keeps it whoever comes or stops.

    Args:
        member: what the statement calls the table of members.
        alone: SQL for somebody whose name and remark are his alone; "": the remark.
    """
    others = f"FROM member o WHERE o.search = {member}.search AND o.id"
    return (  # few have a namesake: whether there is one costs less than counting them
        f"iif(EXISTS(SELECT 1 {others} <> {member}.id), ltrim({member}.remark || ', '"
        f" || (SELECT count(*) {others} <= {member}.id), ', '), {alone or f'{member}.remark'})"
    )


def columns(cls: type, table: str = "") -> str:
    """The fields of a dataclass as SQL asks them of a table.

    Args:
        cls: the dataclass; each of its fields is a column, or `apart` of a member.
        table: what the statement calls the table, where a row holds more than this: the columns
            are then answered as `<table>_<field>`.
    """
    return ", ".join(_asked(field.name, table) for field in dataclasses.fields(cls))


def _asked(name: str, table: str) -> str:
    after = f"{table}_{name}" if table else name
    if name == "apart":
        return f"""{apart(table or "member", "''")} AS {after}"""
    return f"{table}.{name} AS {after}" if table else name


def reader(
    cls: type[_Made], prefix: str = "", *, flat: str = "", given: tuple[str, ...] = ()
) -> Callable[..., _Made]:
    """A function that makes one of a dataclass from a row.

    It is written out and compiled when the first row comes: a third quicker than looking at
    the types of each row again, and no start waits for it.

    Args:
        cls: the dataclass; a field that is one as well is read from columns `<field>_...`,
            and is None, where it may be, as long as `<field>_id` is.
        prefix: before the name of each column.
        flat: a field whose own columns have no such beginning.
        given: fields that no column holds; they are handed over by name.
    """
    compiled: list[Callable[..., _Made]] = []

    def read(row: Any, **values: Any) -> _Made:
        if not compiled:
            compiled.append(_compiled(cls, prefix, flat, given))
        return compiled[0](row, **values)

    return read


def _compiled(
    cls: type[_Made], prefix: str, flat: str, given: tuple[str, ...]
) -> Callable[..., _Made]:
    known: dict[str, Any] = {"cls": cls}
    values = [f"{name}={name}" for name in given]
    kinds = typing.get_type_hints(cls)
    for name in cls.__dataclass_fields__:  # type: ignore[attr-defined]
        if name in given:
            continue
        value = f"row[{prefix + name!r}]"
        kind, *others = typing.get_args(kinds[name]) or (kinds[name],)
        if dataclasses.is_dataclass(kind):
            part = prefix if name == flat else f"{prefix}{name}_"
            known[name] = reader(typing.cast("type[Any]", kind), part)
            value = f"{name}(row)"
            if NoneType in others:
                value = f"(None if row[{part + 'id'!r}] is None else {value})"
        elif kind in _FROM_TEXT:
            known[name] = _FROM_TEXT[kind]
            value = f"({value} and {name}({value}))"
        elif kind is bool or (isinstance(kind, type) and issubclass(kind, Enum)):
            known[name] = kind
            value = f"{name}({value})"
            if NoneType in others:
                value = f"(None if row[{prefix + name!r}] is None else {value})"
        values.append(f"{name}={value}")
    head = ", ".join(("row", *given))
    # written of the names of a class of ours; what people typed is in the row
    return typing.cast(
        Callable[..., _Made],
        eval(f"lambda {head}: cls({', '.join(values)})", known),  # noqa: S307
    )
