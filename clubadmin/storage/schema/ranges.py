"""What can stand in a column at all: its type, how far figures go, how long texts are.

A file that came from elsewhere, or of which a bit flipped, is believed only within these bounds;
a round number of two hundred million would otherwise keep a window busy until the evening is
over. The bounds are wide: what the program itself writes lies far within them.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from clubadmin.i18n import Message

MOST = 20  # sentences of one table; more would bury the first

HEADS = ("club", "rule_set", "season", "competition", "evening", "member")
"""Small tables that every window reads first: looked through whenever a club is opened."""

_SEQUENCE = "sqlite_sequence"
_LAST_ID = 2**53  # so many rows nobody makes
_FIGURE = 10**9
_INTEGERS = {
    "rounds": 1_000,
    "round": 1_000,
    "from_round": 1_000,
    "last_round": 1_000,
    "hidden_from": 1_000,
    "evenings": 10_000,
    "games": 100_000,
    "team_pairs": 1_000,
    "round_minutes": 100_000,
    "protest_minutes": 100_000,
    "place": 1_000,
    "seed": 2**63 - 1,
}
"""The highest figure of a column, by its name; the lowest is as far below nothing."""

_OF_TABLE = {("evening", "games"): 1_000, ("competition", "games"): 1_000, ("club", "games"): 1_000}

_LONGEST = 2_000
_TEXTS = {
    "logo": 2_000_000,
    "toml": 1_000_000,
    "figures": 100_000_000,
    "before": 250_000_000,
    "after": 250_000_000,
    "label": 100_000,
    "message": 200_000,
    "row_key": 10_000,
    "text": 20_000,
    "play": 100_000,
    "matchpoints": 100_000,
}
"""The most signs of a text, by the name of its column."""

_MOMENTS = ("created", "at", "signed_at", "closed_at", "made_at", "decided_at")


class _Column(NamedTuple):
    name: str
    kind: str
    needed: bool
    key: bool


def value_problems(
    connection: sqlite3.Connection, tables: Iterable[str] | None = None
) -> Iterator[Message]:
    """A sentence for each row with a value that cannot be, and for each text nobody can read.

    Args:
        connection: a file whose tables were found to be ours.
        tables: those to look through; None is every table.
    """
    for table in _tables(connection) if tables is None else tables:
        columns = _columns(connection, table)
        if columns:
            yield from _of_table(connection, table, columns)
    yield from _of_sequences(connection)


def unreadable_texts(
    connection: sqlite3.Connection, tables: Iterable[str] | None = None
) -> Iterator[Message]:
    """A sentence for each table with a text that is no text."""
    for table in _tables(connection) if tables is None else tables:
        texts = [one.name for one in _columns(connection, table) if one.kind == "VARCHAR"]
        try:
            for _ in connection.execute(f"SELECT {', '.join(texts or ['1'])} FROM {table}"):
                pass
        except (sqlite3.Error, UnicodeDecodeError):
            yield Message("In {table} staat een tekst die niet te lezen is.", table=table)


def _tables(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    ).fetchall()
    return [name for (name,) in found if name != _SEQUENCE]


def _columns(connection: sqlite3.Connection, table: str) -> list[_Column]:
    found = connection.execute(f"PRAGMA table_info({table})").fetchall()
    return [
        _Column(name, kind.split("(")[0].upper(), bool(needed or key), bool(key))
        for _, name, kind, needed, _, key in found
    ]


def _of_table(
    connection: sqlite3.Connection, table: str, columns: list[_Column]
) -> Iterator[Message]:
    keys = [f'"{one.name}"' for one in columns if one.key]
    cases = " ".join(f"WHEN {_impossible(table, one)} THEN '{one.name}'" for one in columns)
    query = (
        f"SELECT * FROM (SELECT {', '.join(f'quote({key})' for key in keys)},"
        f" CASE {cases} END AS wrong FROM {table}) WHERE wrong IS NOT NULL LIMIT {MOST}"
    )
    for *key, column in connection.execute(query):
        yield Message(
            "In {table} is bij rij {row} de waarde van {column} onmogelijk.",
            table=table,
            row="/".join(str(part)[:40] for part in key),
            column=column,
        )


def _impossible(table: str, column: _Column) -> str:
    """SQL: the value of this column cannot be."""
    wrong = f"NOT coalesce({_possible(table, column)}, 0)"
    return wrong if column.needed else f'("{column.name}" IS NOT NULL AND {wrong})'


def _possible(table: str, column: _Column) -> str:
    name = f'"{column.name}"'
    if column.kind == "INTEGER":
        lowest, highest = _bounds(table, column)
        return f"typeof({name}) = 'integer' AND {name} BETWEEN {lowest} AND {highest}"
    if column.kind == "BOOLEAN":
        return f"typeof({name}) = 'integer' AND {name} IN (0, 1)"
    if column.kind == "DATE":
        return (
            f"typeof({name}) = 'text' AND date({name}, '+0 days') IS {name}"
            f" AND {name} BETWEEN '1900-01-01' AND '2199-12-31'"
        )
    if column.name in _MOMENTS:
        return f"typeof({name}) = 'text' AND ({name} = '' OR datetime({name}, '+0 days') IS {name})"
    longest = _TEXTS.get(column.name, _LONGEST)
    octets = f"CAST({name} AS BLOB)"  # what stands behind a NUL is seen by no function of texts
    bounded = f"typeof({name}) = 'text' AND length({octets}) <= {4 * longest}"
    return bounded if longest > _LONGEST else f"{bounded} AND instr({octets}, x'00') = 0"


def _bounds(table: str, column: _Column) -> tuple[int, int]:
    if column.name == "id" or column.name.endswith("_id"):
        return 1, _LAST_ID
    highest = _OF_TABLE.get((table, column.name), _INTEGERS.get(column.name, _FIGURE))
    return -highest, highest


def _of_sequences(connection: sqlite3.Connection) -> Iterator[Message]:
    """The numbers that rows get next: at the last one SQLite says that the disk is full."""
    found = connection.execute(
        f"SELECT CAST(name AS BLOB) FROM {_SEQUENCE}"
        f" WHERE typeof(seq) <> 'integer' OR seq NOT BETWEEN 0 AND {_LAST_ID}"
    )
    for (name,) in islice(found, MOST):
        table = bytes(name or b"?")[:40].decode(errors="replace")
        yield Message("De nummering van {table} is beschadigd of op.", table=table)
