"""The entries of the journal put right where their own digests prove how they were.

A text is only written back when the digest of its entry, which was made of the right one, says
so: the text that the entries before and after it name, or one that differs by a single bit.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from clubadmin.i18n import Message
from clubadmin.storage.schema.block import BLOCK
from clubadmin.storage.schema.chain import Link, broken_links, link, right_marks
from clubadmin.storage.schema.packed import NOTHING, Row, as_bytes, entry_text, packed, readable
from clubadmin.storage.schema.tables import info

LONGEST = 1_000  # bytes of an entry in which every bit is tried; a second's work
_ALONE = 9_000  # the same where hardly another is broken, as by one bit that fell over
_FEW = 2  # entries that one bit breaks: its own, and through a digest the next
_PACKED = 8  # times as long is what lies packed in an entry
IN_VAIN = 300_000_000
"""Bytes that are digested in search of a bit and not found, before that is given up: where so much
is otherwise it was no bit that fell over, and a long journal would keep one waiting for minutes."""
_READING = 40_000  # bytes that could be digested in the time that an entry takes to be read
_BITS = 40  # of a moment

_AFTER = "SELECT id FROM change WHERE id > ? ORDER BY id LIMIT 1"
_ENTRIES = "SELECT id, CAST(entry AS BLOB) FROM change ORDER BY id"

Images = tuple[str | None, str | None]
"""A row before and after a change."""


class _Rows:
    """The rows that broken changes tell of, as every change of the journal has them.

    Read in one go, as each look into the journal unpacks all of it.
    """

    def __init__(self, connection: sqlite3.Connection, broken: Iterable[int]) -> None:
        self._of: dict[tuple[str, str], dict[int, Images]] = {}
        for number in broken:
            for table, key, _, _ in _rows(link(connection, number)):
                self._of[table, key] = {}
        for number, kept in connection.execute(_ENTRIES):
            self.note(number, (readable(kept) or NOTHING)[2])

    def note(self, number: int, rows: Iterable[Row]) -> None:
        """Take the rows of a change as they are now."""
        for table, key, before, after in rows:
            if (table, key) in self._of:
                self._of[table, key][number] = (before, after)

    def around(self, number: int, table: str, key: str) -> tuple[str | None, str | None]:
        """How a row was left before a change, and how the next one found it."""
        of = self._of.get((table, key), {})
        left = (after for at, (_, after) in reversed(of.items()) if at < number and after)
        found = (before for at, (before, _) in of.items() if at > number and before)
        return next(left, None), next(found, None)


def _rows(this: Link) -> Sequence[Row]:
    return (readable(this.entry) or NOTHING)[2]


def mend_journal(connection: sqlite3.Connection, old: sqlite3.Connection) -> int:
    """Put right what is proved; answers the last change that is not, 0 when every one is.

    Args:
        connection: the file to put right, with the journal as it is.
        old: the damaged file, for its rows.

    Raises:
        sqlite3.Error: it cannot be read in full.
    """
    unproved = in_vain = 0
    broken = list(broken_links(connection))
    longest = _ALONE if len(broken) <= _FEW else LONGEST
    rows = _Rows(connection, (number for number, _ in broken))
    for number, _ in broken:
        if link(connection, number).holds():
            continue
        if _mend(connection, old, rows, number, longest if in_vain < IN_VAIN else 0):
            rows.note(number, _rows(link(connection, number)))
        else:
            unproved = number
            in_vain += _searched(connection, number)
    if not unproved:  # the kinds, and what they are of, lie under the digests
        for number, by in right_marks(connection):
            connection.execute("UPDATE change SET undone_by = ? WHERE id = ?", (by, number))
    return unproved


def _searched(connection: sqlite3.Connection, number: int) -> int:
    """Estimate the work of trying every bit of an entry, in bytes that are digested."""
    length = len(link(connection, number).entry)
    return 8 * length * (_PACKED * length + _READING) if length <= LONGEST else 0


def _mend(
    connection: sqlite3.Connection, old: sqlite3.Connection, rows: _Rows, number: int, longest: int
) -> bool:
    """Put a change right; every bit of it is tried where it is of `longest` bytes at most."""
    this = link(connection, number)
    if this.made and _is_digest(connection, this):
        _set(connection, number, digest=as_bytes(this.made))
        return True
    for said in _named(rows, old, this):
        if this._replace(entry=said.encode()).holds():
            _set(connection, number, entry=packed(said))
            return True
    for name, value in _one_bit_off(this, longest) if longest else ():
        if this._replace(**{name: value}).holds():
            is_text = name in ("kind", "scope")
            _set(connection, number, **{name: value.decode() if is_text else value})
            return True
    return False


def _set(connection: sqlite3.Connection, number: int, **column: Any) -> None:
    ((name, value),) = column.items()
    connection.execute(f"UPDATE change SET {name} = ? WHERE id = ?", (value, number))


def _is_digest(connection: sqlite3.Connection, this: Link) -> bool:
    """Whether the digest itself is what was damaged, and the one it would have is right."""
    following = connection.execute(_AFTER, (this.number,)).fetchone()
    if following:
        return link(connection, following[0])._replace(before=this.made).holds()
    return sum(one != other for one, other in zip(this.made, this.digest, strict=False)) == 1


def _named(known: _Rows, old: sqlite3.Connection, this: Link) -> Iterator[str]:
    """Give the entry with a text that another place has for it."""
    said = readable(this.entry)
    if said is None:
        return
    label, message, rows = said
    if message is not None:
        with suppress(ValueError):
            yield entry_text(str(Message.from_json(message)), message, rows)
    for at, (table, key, before, after) in enumerate(rows):
        if key == BLOCK:
            continue
        left, found = known.around(this.number, table, key)
        others = [(left, after)] if left else []
        others += [(before, found)] if found else []
        with suppress(LookupError, ValueError, TypeError, sqlite3.Error):
            others.append((before, _as_it_is(old, table, key)))
        for images in others:
            now = (table, key, *images)
            yield entry_text(label, message, [*rows[:at], now, *rows[at + 1 :]])


def _as_it_is(old: sqlite3.Connection, table: str, key: str) -> str:
    """A row of the table as the journal would write it now."""
    about = info(table)
    where = " AND ".join(f"{name} = ?" for name in about.keys)
    query = f"SELECT {', '.join(about.journaled)} FROM {about.name} WHERE {where}"
    found = old.execute(query, about.key_in(key)).fetchone()
    values = dict(zip(about.journaled, found, strict=True))
    for name in about.bools:
        values[name] = None if values[name] is None else bool(values[name])
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def _one_bit_off(this: Link, longest: int) -> Iterator[tuple[str, Any]]:
    """Give each column of a change with each of its bits flipped."""
    if isinstance(this.at, int):
        yield from (("at", this.at ^ 1 << bit) for bit in range(_BITS))
    for name in ("kind", "scope", "entry"):
        kept = getattr(this, name)
        if len(kept) <= longest:
            for byte, value in enumerate(kept):
                for bit in range(8):
                    yield name, kept[:byte] + bytes([value ^ 1 << bit]) + kept[byte + 1 :]
