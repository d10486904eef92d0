"""The entries of the journal put right where their own digests prove how they were.

A text is only written back when the digest of its entry, which was made of the right one, says
so: the text that the entries before and after it name, or one that differs by a single bit.
"""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain

from clubadmin.i18n import Message
from clubadmin.storage.schema.block import BLOCK
from clubadmin.storage.schema.chain import CHANGE, ROW, broken_links, right_marks
from clubadmin.storage.schema.digest import digest_text
from clubadmin.storage.schema.packed import PACKED, packed, plain, unpacked
from clubadmin.storage.schema.tables import info

LONGEST = 8_000  # bytes of an entry in which every bit is tried; a second's work
IN_VAIN = 300_000_000
"""Bytes that are digested in search of a bit and not found, before that is given up: where so much
is otherwise it was no bit that fell over, and a long journal would keep one waiting for minutes."""
_A_DIGEST = 4_000  # bytes that could be digested in the time that it takes to begin

_CELL = re.compile(r"X'([0-9A-F]*)'")
_TEXTS = {*CHANGE, *ROW} - {"id", '"of"', "seq"}
_READ_CHANGE = f"SELECT {', '.join(f'CAST({name} AS BLOB)' for name in CHANGE)} FROM change"
_READ_ROWS = f"SELECT {', '.join(f'CAST({name} AS BLOB)' for name in ROW)} FROM changed_row"
_BEFORE = "SELECT digest FROM change WHERE id < ? ORDER BY id DESC LIMIT 1"
_AFTER = "SELECT id, digest FROM change WHERE id > ? ORDER BY id LIMIT 1"

Cells = list[bytes | None]
Entry = list[Cells]
"""The columns of a change, and then those of each row that it changed."""
Place = tuple[int, int]  # which cells of an entry, and which of these


def mend_journal(connection: sqlite3.Connection, old: sqlite3.Connection) -> int:
    """Put right what is proved; answers the last change that is not, 0 when every one is.

    Args:
        connection: the file to put right, with the journal as it is.
        old: the damaged file, for its rows.

    Raises:
        sqlite3.Error: it cannot be read in full.
    """
    unproved = in_vain = 0
    for number, _ in list(broken_links(connection)):
        if _holds(connection, number):
            continue
        if not _mend(connection, old, number, bits=in_vain < IN_VAIN):
            unproved = number
            in_vain += _searched(connection, number)
    if not unproved:  # the kinds, and what they are of, lie under the digests
        for number, by in right_marks(connection):
            connection.execute("UPDATE change SET undone_by = ? WHERE id = ?", (by, number))
    return unproved


def _searched(connection: sqlite3.Connection, number: int) -> int:
    """Estimate the work of trying every bit of an entry, in bytes that are digested."""
    before, entry, _ = _link(connection, number)
    bits = 8 * sum(len(cell) for cells in entry for cell in cells if cell is not None)
    length = len(before) + len(_text(entry))
    return bits * (length + _A_DIGEST) if length <= 2 * LONGEST else 0


def _mend(
    connection: sqlite3.Connection, old: sqlite3.Connection, number: int, *, bits: bool
) -> bool:
    """Put an entry right; `bits` tells whether every bit of it may be tried."""
    before, entry, digest = _link(connection, number)
    made = digest_text(f"{before}|{_text(entry)}")
    if _is_digest(connection, number, made, digest):
        connection.execute("UPDATE change SET digest = ? WHERE id = ?", (made, number))
        return True
    named = _named(connection, old, number, entry)
    for place, cell in chain(named, _one_bit_off(entry, before, digest) if bits else ()):
        other = [[*cells] for cells in entry]
        other[place[0]][place[1]] = cell
        if digest_text(f"{before}|{_text(other)}") == digest:
            return _write(connection, number, other, place)
    return False


def _is_digest(connection: sqlite3.Connection, number: int, made: str, stored: str) -> bool:
    """Whether the digest itself is what was damaged, and this is the right one."""
    following = connection.execute(_AFTER, (number,)).fetchone()
    if following:
        _, entry, digest = _link(connection, following[0])
        return digest_text(f"{made}|{_text(entry)}") == digest
    return sum(one != other for one, other in zip(made, stored, strict=False)) == 1


def _holds(connection: sqlite3.Connection, number: int) -> bool:
    before, entry, digest = _link(connection, number)
    return digest_text(f"{before}|{_text(entry)}") == digest


def _link(connection: sqlite3.Connection, number: int) -> tuple[str, Entry, str]:
    """The digest before a change, its entry, and its own digest."""
    before = connection.execute(_BEFORE, (number,)).fetchone()
    change = connection.execute(f"{_READ_CHANGE} WHERE id = ?", (number,)).fetchone()
    rows = connection.execute(f"{_READ_ROWS} WHERE change_id = ? ORDER BY seq", (number,))
    (digest,) = connection.execute("SELECT digest FROM change WHERE id = ?", (number,)).fetchone()
    entry = [[*change], *([*row] for row in rows)]
    return str(before[0]) if before else "", entry, str(digest)


def _text(entry: Entry) -> str:
    """An entry as the chain takes it, see `schema.chain`."""
    change, *rows = (",".join(map(_quoted, cells)) for cells in entry)
    return f"{change}|{';'.join(rows)}"


def _quoted(cell: bytes | None) -> str:
    return "NULL" if cell is None else f"X'{unpacked(cell).hex().upper()}'"


def _named(
    connection: sqlite3.Connection, old: sqlite3.Connection, number: int, entry: Entry
) -> Iterator[tuple[Place, bytes]]:
    """Give the texts that other places have for this entry."""
    message = entry[0][CHANGE.index("message")]
    if message is not None:
        with suppress(ValueError):
            said = str(Message.from_json(unpacked(message).decode()))
            yield (0, CHANGE.index("label")), said.encode()
    for at, cells in enumerate(entry[1:], start=1):
        table, key = (cells[ROW.index(name)] for name in ("row_table", "row_key"))
        if table is None or key is None or key == BLOCK.encode():
            continue
        for column, text in _neighbours(connection, number, table, key):
            yield (at, ROW.index(column)), text
        with suppress(LookupError, ValueError, TypeError, sqlite3.Error):
            yield (at, ROW.index("after")), _as_it_is(old, table.decode(), key.decode())


def _neighbours(
    connection: sqlite3.Connection, number: int, table: bytes, key: bytes
) -> Iterator[tuple[str, bytes]]:
    """How a row was left before this change, and how the next one found it."""
    of_row = "FROM changed_row WHERE CAST(row_table AS BLOB) = ? AND CAST(row_key AS BLOB) = ?"
    for column, other, way in (("before", "after", "<"), ("after", "before", ">")):
        order = "DESC" if way == "<" else ""
        found = connection.execute(
            f"SELECT CAST({plain(other)} AS BLOB) {of_row} AND change_id {way} ?"
            f" ORDER BY change_id {order} LIMIT 1",
            (table, key, number),
        ).fetchone()
        if found and found[0] is not None:
            yield column, found[0]


def _as_it_is(old: sqlite3.Connection, table: str, key: str) -> bytes:
    """A row of the table as the journal would write it now."""
    about = info(table)
    where = " AND ".join(f"{name} = ?" for name in about.keys)
    query = f"SELECT {', '.join(about.journaled)} FROM {about.name} WHERE {where}"
    found = old.execute(query, about.key_in(key)).fetchone()
    values = dict(zip(about.journaled, found, strict=True))
    for name in about.bools:
        values[name] = None if values[name] is None else bool(values[name])
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()


def _one_bit_off(entry: Entry, before: str, digest: str) -> Iterator[tuple[Place, bytes]]:
    """The text that the digest was made of, when it differs by a single bit."""
    text = f"{before}|{_text(entry)}"
    begin = len(before) + 1
    if len(text) > 2 * LONGEST:
        return
    cells = iter(_CELL.finditer(text, begin))
    for at, columns in enumerate(entry):
        for place, cell in enumerate(columns):
            if cell is None:
                continue
            found = next(cells)
            if (ROW if at else CHANGE)[place] not in _TEXTS:
                continue
            for whole, tried in _flipped(cell, text, found.span(1)):
                if digest_text(tried) == digest:
                    yield (at, place), whole
                    return


def _flipped(cell: bytes, text: str, span: tuple[int, int]) -> Iterator[tuple[bytes, str]]:
    """Give a cell with each of its bits flipped, and the text of its entry with that.

    Args:
        cell: as it is kept, packed or not.
        text: of the entry.
        span: where the cell is in it.
    """
    start, end = span
    is_plain = unpacked(cell) is cell
    for byte, value in enumerate(cell):
        at = start + 2 * byte
        for bit in range(8):
            other = value ^ 1 << bit
            whole = cell[:byte] + bytes([other]) + cell[byte + 1 :]
            if (said := unpacked(whole)) is not whole:
                yield whole, f"{text[:start]}{said.hex().upper()}{text[end:]}"
            elif is_plain:
                yield whole, f"{text[:at]}{other:02X}{text[at + 2 :]}"


def _write(connection: sqlite3.Connection, number: int, entry: Entry, place: Place) -> bool:
    """Write a text that was proved; False where it is none."""
    at, column = place
    cell = entry[at][column]
    if cell is None:
        return False
    try:
        text = unpacked(cell).decode()
    except UnicodeDecodeError:
        return False
    table, name = ("changed_row", ROW[column]) if at else ("change", CHANGE[column])
    kept = packed(text) if (table, name) in PACKED else text
    if at == 0:
        connection.execute(f"UPDATE change SET {name} = ? WHERE id = ?", (kept, number))
        return True
    seq = int(entry[at][ROW.index("seq")] or b"0")
    connection.execute(
        f"UPDATE changed_row SET {name} = ? WHERE change_id = ? AND seq = ?", (kept, number, seq)
    )
    return True
