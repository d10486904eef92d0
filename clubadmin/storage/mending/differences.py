"""Values that were put right, row by row: the old ones and the new ones."""

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from clubadmin.i18n import Message
from clubadmin.storage.schema.ranges import MOST
from clubadmin.storage.schema.tables import tables

_SEQUENCE = "sqlite_sequence"
_BEFORE, _AFTER = 15, 45  # signs of a text around the place where two part

Key = tuple[Any, ...]
Row = dict[str, Any]


class _Table(NamedTuple):
    name: str
    columns: Sequence[str]
    keys: Sequence[str]


def differences(connection: sqlite3.Connection) -> Iterator[Message]:
    """A sentence for each value that is another in `main` than it was in `elsewhere`.

    A table that could not be read there has one sentence, and so have many rows of one table.
    """
    for name, table in tables().items():
        about = _Table(name, table.columns.keys(), table.primary_key.columns.keys())
        yield from _of(connection, about)
    yield from _of(connection, _Table(_SEQUENCE, ("name", "seq"), ("name",)))


def _of(connection: sqlite3.Connection, about: _Table) -> Iterator[Message]:
    table = about.name
    try:
        was = _only_in(connection, about, "elsewhere", "main")
        now = _only_in(connection, about, "main", "elsewhere")
    except sqlite3.Error:
        count = connection.execute(f"SELECT count(*) FROM main.{table}").fetchone()[0]
        yield Message.counted(
            "{table} was niet in zijn geheel te lezen; {n} rij is weer opgeschreven.",
            "{table} was niet in zijn geheel te lezen; {n} rijen zijn weer opgeschreven.",
            count,
            table=table,
        )
        return
    told = [
        sentence
        for key in sorted(was.keys() | now.keys(), key=str)
        for sentence in _sentences(table, key, was.get(key), now.get(key))
    ]
    yield from told[:MOST]
    if len(told) > MOST:
        yield Message.counted(
            "In {table} is nog {n} waarde meer hersteld.",
            "In {table} zijn nog {n} waarden meer hersteld.",
            len(told) - MOST,
            table=table,
        )


def _only_in(connection: sqlite3.Connection, about: _Table, one: str, other: str) -> dict[Key, Row]:
    names = ", ".join(f'"{name}"' for name in about.columns)
    there, away = (f"SELECT {names} FROM {file}.{about.name}" for file in (one, other))
    found = connection.execute(f"{there} EXCEPT {away}")
    rows = (dict(zip(about.columns, row, strict=True)) for row in found)
    return {tuple(row[key] for key in about.keys): row for row in rows}


def _sentences(table: str, key: Key, was: Row | None, now: Row | None) -> Iterator[Message]:
    row = "/".join(str(part)[:40] for part in key)
    if was is None:
        yield Message(
            "In {table} was rij {row} verdwenen; ze staat er weer: {now}.",
            table=table,
            row=row,
            now=_listed(now or {}),
        )
    elif now is None:
        yield Message(
            "In {table} is rij {row} weggehaald, die buiten het programma om was toegevoegd:"
            " {was}.",
            table=table,
            row=row,
            was=_listed(was),
        )
    else:
        for name in was:
            if (type(was[name]), was[name]) != (type(now[name]), now[name]):
                before, after = _parting(was[name], now[name])
                yield Message(
                    "In {table} stond bij rij {row} als {column}: {was}. Nu weer: {now}.",
                    table=table,
                    row=row,
                    column=name,
                    was=before,
                    now=after,
                )


def _listed(row: Row) -> str:
    """The values of a row that say something."""
    return ", ".join(_cut(str(value), 0) for value in row.values() if value not in (None, ""))[:200]


def _parting(was: Any, now: Any) -> tuple[Message | str, Message | str]:
    """Shorten two values to the part where long texts are no longer the same."""
    pairs = enumerate(zip(str(was), str(now), strict=False))
    at = next((place for place, (one, other) in pairs if one != other), 0)
    return _shown(was, at), _shown(now, at)


def _shown(value: Any, at: int) -> Message | str:
    return Message("niets") if value is None or value == "" else _cut(str(value), at)


def _cut(text: str, at: int) -> str:
    begin = max(0, at - _BEFORE) if len(text) > _BEFORE + _AFTER else 0
    part = text[begin : begin + _BEFORE + _AFTER]
    return f"{'…' if begin else ''}{part}{'…' if begin + len(part) < len(text) else ''}"
