"""The journal played from its first change to its last, and held against the rows.

Rows by the thousand stay tuples, in the order of the table, so that millions are compared by
what Python and SQLite do by themselves. The games are not read again: `checks.sums` proves the
digest of every sheet by its games, and here the same digest is made of the journal's.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, repeat
from operator import add, eq, itemgetter
from typing import Any, NamedTuple, Protocol

from clubadmin.storage.schema.block import BLOCK, Block, Runs, read_entry
from clubadmin.storage.schema.digest import SHEET_HEAD, SHEET_TAIL, digest_text, line_tail
from clubadmin.storage.schema.packed import as_text, journaled
from clubadmin.storage.schema.ranges import MOST
from clubadmin.storage.schema.reading import not_collecting
from clubadmin.storage.schema.tables import TableInfo, info, raw_tables

Values = tuple[Any, ...]
_GAMES = "game"
_NUMBERS = [str(number) for number in range(1, 1_001)]
_SHEETS = f"SELECT s.id, s.digest, {SHEET_HEAD}, {SHEET_TAIL} FROM scoresheet s"
_parse = json.JSONDecoder().raw_decode


class Wrong(NamedTuple):
    """A row that is not what the journal makes of it."""

    key: Values  # which
    is_found: bool  # whether it is in the table
    is_expected: bool  # whether the journal has it


class _Played(Protocol):
    """The contents of a table according to the journal."""

    def one(self, row_key: str, after: str | None) -> None:
        """A row became this; None: it went."""

    def block(self, before: str | None, after: str | None) -> None:
        """Rows came together, or went."""

    def wrong(self, connection: sqlite3.Connection) -> Iterator[Wrong]:
        """The rows of the file that differ."""


def replayed(connection: sqlite3.Connection) -> Mapping[str, "_Played"]:
    """Replay the journal into each table.

    Raises:
        ValueError, LookupError, TypeError, sqlite3.Error: it cannot be read.
    """
    found: dict[str, _Played] = {
        table.name: _Games() if table.name == _GAMES else _Rows(info(table.name))
        for table in raw_tables()
    }
    with not_collecting():
        for name, row_key, before, after in journaled(connection):
            if row_key == BLOCK:
                found[name].block(before, after)
            else:
                found[name].one(row_key, after)
    return found


def _read(text: str) -> Any:
    """A text of the journal, which is one value and nothing beside it."""
    value, end = _parse(text)
    if end != len(text):
        raise ValueError(text[:40])
    return value


class _Keys:
    """The keys of rows as the journal writes them, each read once."""

    def __init__(self, table: TableInfo) -> None:
        self._lacking = tuple(table.defaults[name] for name in table.keys)
        self._known: dict[str, Values] = {}

    def __getitem__(self, text: str) -> Values:
        key = self._known.get(text)
        if key is None:
            parts = _read(text)
            key = self._known[text] = (*parts, *self._lacking[len(parts) :])
        return key


class _Layout:
    """The columns that are journaled, and rows of the journal as values in their order."""

    def __init__(self, table: TableInfo) -> None:
        self.table = table
        self.names = table.journaled
        self._set = frozenset(self.names)
        self._pick = itemgetter(*self.names)
        self.places = [self.names.index(name) for name in table.keys]

    def values(self, row: dict[str, Any]) -> Values:
        """A row; one with a column that no table has is a row that equals none."""
        if row.keys() != self._set:
            row = self.table.filled(row)
            if row.keys() != self._set:
                return (row,)
        values: Values = self._pick(row)
        return values

    def of_block(self, block: Block) -> list[Values]:
        """The rows of a block."""
        rows = list(block.rows)
        if not rows:
            return []
        columns = dict(zip(block.columns, zip(*rows, strict=True), strict=True))
        apart: list[Iterable[Any]] = []
        for name in self.names:
            if name in block.rest:
                apart.append(repeat(block.rest[name], len(rows)))
            elif name in columns:
                apart.append(columns[name])
            else:
                apart.append(repeat(self.table.defaults[name], len(rows)))
        return list(zip(*apart, strict=True))

    def keys_of(self, rows: Iterable[Values]) -> Iterator[Values]:
        """The keys of rows."""
        if len(self.places) == 1:
            (place,) = self.places
            return zip(map(itemgetter(place), rows), strict=True)  # each alone in its tuple
        return map(itemgetter(*self.places), rows)


class _Rows:
    """Any table but that of the games."""

    def __init__(self, table: TableInfo) -> None:
        self._layout = _Layout(table)
        self._keys = _Keys(table)
        self._rows: dict[Values, Values] = {}

    def one(self, row_key: str, after: str | None) -> None:
        key = self._keys[row_key]
        if after is None:
            self._rows.pop(key, None)
        else:
            self._rows[key] = self._layout.values(_read(after))

    def block(self, before: str | None, after: str | None) -> None:
        rows = self._layout.of_block(_as_block(after or before or ""))
        keys = self._layout.keys_of(rows)
        if after is None:
            for key in keys:
                self._rows.pop(key, None)
        else:
            self._rows.update(zip(keys, rows, strict=True))

    def wrong(self, connection: sqlite3.Connection) -> Iterator[Wrong]:
        table, keys = self._layout.table.name, self._layout.table.keys
        (count,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
        names = ", ".join(as_text(table, name) for name in self._layout.names)
        order = ", ".join(keys)
        query = f"SELECT {names} FROM {table} ORDER BY {order}"
        if count == len(self._rows):
            expected = map(self._rows.__getitem__, sorted(self._rows))
            if all(map(eq, expected, connection.execute(query))):
                return
        rows = connection.execute(query).fetchall()
        found = dict(zip(self._layout.keys_of(rows), rows, strict=True))
        yield from _parting(found, self._rows)


class _Kinds(NamedTuple):
    """The lines of an entry, and each as the digest of a sheet has it."""

    lines: Sequence[Sequence[Any]]
    tails: Sequence[str]


class _Games:
    """The games, by sheet; sheets that came in bulk and are as they came stay runs of lines."""

    def __init__(self) -> None:
        self._layout = _Layout(info(_GAMES))
        self._keys = _Keys(info(_GAMES))
        self._runs: dict[int, tuple[_Kinds, Sequence[int]]] = {}
        self._rows: dict[int, dict[int, Values]] = {}
        self._tails: dict[Values, str] = {}

    def one(self, row_key: str, after: str | None) -> None:
        sheet, game = self._keys[row_key]
        rows = self._of(sheet)
        if after is None:
            rows.pop(game, None)
        else:
            rows[game] = self._layout.values(_read(after))

    def block(self, before: str | None, after: str | None) -> None:
        entry = read_entry(after or before or "")
        if after is None:
            self._take_away(_as_block(entry))
        elif isinstance(entry, Runs) and tuple(entry.columns) == self._layout.names:
            kinds = _Kinds(entry.kinds, [*map(_tail, entry.kinds)])
            for sheet, places in entry.runs:
                if sheet in self._runs or sheet in self._rows:
                    self._write(sheet, kinds, places)
                else:
                    self._runs[sheet] = (kinds, places)
        else:
            for row in self._layout.of_block(_as_block(entry)):
                self._of(row[0])[row[1]] = row

    def wrong(self, connection: sqlite3.Connection) -> Iterator[Wrong]:
        lacking = dict.fromkeys((*self._runs, *self._rows))
        suspect = []
        for sheet, digest, head, tail in connection.execute(_SHEETS):
            if digest_text(f"{head}{self._lines(sheet)}{tail}") != digest:
                suspect.append(sheet)
            lacking.pop(sheet, None)
        names = ", ".join(self._layout.names)
        for sheet in (*suspect, *lacking):
            rows = connection.execute(
                f"SELECT {names} FROM {_GAMES} WHERE scoresheet_id = ?", (sheet,)
            ).fetchall()
            found = dict(zip(self._layout.keys_of(rows), rows, strict=True))
            expected = {(sheet, game): row for game, row in self._of(sheet).items()}
            yield from _parting(found, expected)

    def _of(self, sheet: int) -> dict[int, Values]:
        """The games of a sheet, each by itself."""
        run = self._runs.pop(sheet, None)
        if run is not None:
            self._write(sheet, *run)
        return self._rows.setdefault(sheet, {})

    def _write(self, sheet: int, kinds: _Kinds, places: Sequence[int]) -> None:
        rows = self._of(sheet)
        for game, place in enumerate(places, start=1):
            rows[game] = (sheet, game, *kinds.lines[place])

    def _take_away(self, block: Block) -> None:
        for row in self._layout.of_block(block):
            self._of(row[0]).pop(row[1], None)

    def _lines(self, sheet: int) -> str:
        """The games of a sheet as its digest has them; see `schema.digest`."""
        if sheet in self._runs:
            kinds, places = self._runs[sheet]
            return ";".join(map(add, _NUMBERS[: len(places)], map(kinds.tails.__getitem__, places)))
        rows = self._rows.get(sheet)
        if not rows:
            return ""
        return ";".join(f"{game}{self._tail_of(rows[game])}" for game in sorted(rows))

    def _tail_of(self, row: Values) -> str:
        tail = self._tails.get(row[2:])
        if tail is None:
            tail = self._tails[row[2:]] = _tail(row[2:])
        return tail


def _tail(line: Sequence[Any]) -> str:
    """A line as a digest has it; one that no game can be equals none."""
    try:
        typed, outcome, side, *amounts = line
        return line_tail((typed, outcome, side, *amounts))
    except (ValueError, TypeError, IndexError):
        return "?"


def _as_block(entry: str | Block | Runs) -> Block:
    read = read_entry(entry) if isinstance(entry, str) else entry
    return read.block() if isinstance(read, Runs) else read


def _parting(found: Mapping[Values, Values], expected: Mapping[Values, Values]) -> Iterator[Wrong]:
    """The first rows that differ, by their keys."""
    keys = [key for key in found.keys() | expected.keys() if found.get(key) != expected.get(key)]
    for key in islice(sorted(keys, key=str), MOST):
        yield Wrong(key, key in found, key in expected)
