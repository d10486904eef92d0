"""Long texts, packed: each entry of the journal, and the frozen result of an evening.

Each is packed by itself, so that one flipped bit takes no more along with it. A packed text is
bytes: the number of a dictionary, and then the text deflated with it (RFC 1951, without a head).
Digests are of the texts in it, so that packing changes no proof; a text that was never packed is
read as it is.

An entry is the label of a change, its message, and of each row the table, the key, and the row
before and after: `[label, message, [[table, key, before, after], ...]]`, those as texts.
"""

import json
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from types import NoneType
from typing import Any

from clubadmin import assets
from clubadmin.storage.schema.digest import digest_text

PACKED = frozenset((("change", "entry"), ("evening_version", "figures")))
"""The columns that may be packed, each with its table."""
_SHORTEST = 24  # bytes; less becomes no shorter
_NO_MEMORY = "Error -4 "  # as the library says it; of the bytes it says nothing then
_LONGEST = 64_000_000  # bytes; more stays as it is, and no bytes of a strange file become more
Row = Sequence[Any]
"""The table of a row, its key, and the row before and after; all texts, those also None."""
Said = tuple[str, str | None, Sequence[Row]]
"""The label, the message and the rows of an entry."""
_NO_ENTRY = (ValueError, TypeError, RecursionError)
NOTHING: Said = ("", None, ())
"""In place of an entry that cannot be read."""

_FILES = (assets.path(f"packing/{name}.txt") for name in ("rows", "entries"))
WORDS, _ENTRY = (file.read_bytes().rstrip(b"\n") for file in _FILES)
"""The dictionaries: rows as the journal has them, the most frequent last. They never change, for
what was packed is only read with the one of its number."""

DICTIONARIES = {b"\x01": WORDS, b"\x02": WORDS.replace(b'"', b'\\"') + _ENTRY}
_MARK = b"\x02"  # no text begins so
_READY = zlib.compressobj(6, zlib.DEFLATED, -zlib.MAX_WBITS, 5, zdict=DICTIONARIES[_MARK])


def packed(text: str | None) -> str | bytes | None:
    """A text as the journal keeps it."""
    if text is None:
        return None
    plain = text.encode()
    if not _SHORTEST <= len(plain) <= _LONGEST or b"\0" in plain:
        return text
    packing = _READY.copy()
    made = _MARK + packing.compress(plain) + packing.flush()
    return made if len(made) < len(plain) else text


def unpacked(kept: bytes) -> bytes:
    """The text in these bytes; the bytes themselves where they are no packed text."""
    words = DICTIONARIES.get(kept[:1])
    if words is None:
        return kept
    try:
        unpacking = zlib.decompressobj(-zlib.MAX_WBITS, zdict=words)
        text = unpacking.decompress(kept[1:], _LONGEST)
    except zlib.error as error:
        if str(error).startswith(_NO_MEMORY):
            raise MemoryError from error
        return kept
    whole = unpacking.eof and not unpacking.unused_data and not unpacking.unconsumed_tail
    return text if whole else kept


@lru_cache(maxsize=2)  # the result of an evening is asked for row by row
def unpacked_text(kept: bytes) -> str | bytes:
    """Unpack bytes for SQL: the answer is a text, or the bytes where they hold none."""
    text = unpacked(kept)
    try:
        return kept if b"\0" in text else text.decode()
    except UnicodeDecodeError:
        return kept


def entry_text(label: str, message: str | None, rows: Sequence[Row]) -> str:
    """An entry of the journal as one text."""
    return json.dumps([label, message, rows], ensure_ascii=False, separators=(",", ":"))


def read_entry(kept: bytes) -> Said:
    """Read an entry, packed or not.

    Raises:
        ValueError, TypeError, RecursionError: it is none.
    """
    return _said(unpacked(kept).decode())


def readable(kept: bytes) -> Said | None:
    """Read an entry; None where it cannot be read."""
    with suppress(*_NO_ENTRY):
        return read_entry(kept)
    return None


def journaled(connection: sqlite3.Connection, since: int = 0) -> Iterator[Row]:
    """The rows of all changes after one, in their order."""
    for (kept,) in connection.execute(
        "SELECT CAST(entry AS BLOB) FROM change WHERE id > ? ORDER BY id", (since,)
    ):
        yield from (readable(kept) or NOTHING)[2]


def _said(text: str) -> Said:
    label, message, rows = json.loads(text, parse_constant=int)  # which NaN is not
    for one, other, *texts in ((label, label, message, message), *rows):
        kinds = {*map(type, texts)}
        if {type(one), type(other)} != {str} or len(texts) != 2 or not kinds <= {str, NoneType}:
            raise ValueError(text[:40])
    return label, message, rows


@lru_cache(maxsize=4)  # message and rows are asked for one by one
def _entry(kept: bytes | None) -> str:
    """An entry for SQL to look into; one that cannot be read says nothing."""
    return entry_text(*(readable(kept or b"") or NOTHING))


def _label(kept: bytes | None) -> str:
    """The label of an entry, whatever signs are in it; SQLite's own JSON would stop at a NUL."""
    return (readable(kept or b"") or NOTHING)[0]


def packed_from(kept: bytes | None) -> bytes | None:
    """A text that lies in a file, packed; None where it is to stay as it is."""
    try:
        made = packed(None if kept is None else kept.decode())
    except UnicodeDecodeError:
        return None
    return made if isinstance(made, bytes) else None


def as_bytes(digits: str) -> bytes:
    """A digest as it is kept; of what is none, nothing."""
    try:
        return bytes.fromhex(digits)
    except (TypeError, ValueError):
        return b""


def teach(connection: sqlite3.Connection) -> None:
    """Give a connection the functions of our SQL."""
    connection.create_function("digest_text", 1, digest_text, deterministic=True)
    connection.create_function("as_bytes", 1, as_bytes, deterministic=True)
    connection.create_function("unpacked", 1, unpacked_text, deterministic=True)
    connection.create_function("packed", 1, packed_from, deterministic=True)
    connection.create_function("entry", 1, _entry, deterministic=True)
    connection.create_function("label", 1, _label, deterministic=True)


def plain(column: str) -> str:
    """SQL for the text of a column that may be packed; whatever else stands there stays."""
    kept = f"CAST({column} AS BLOB)"
    return f"iif(substr({kept}, 1, 1) IN (x'01', x'02'), unpacked({kept}), {column})"


def as_text(table: str, column: str) -> str:
    """SQL for a column as a text, packed or not."""
    return plain(column) if (table, column) in PACKED else column


_OF_ENTRY = "entry(CAST(c.entry AS BLOB))"
_MESSAGE = f"json_extract({_OF_ENTRY}, '$[1]')"
AT = "datetime(c.at, 'unixepoch')"
"""SQL for when change `c` was, local time."""
CHANGES = (
    f"(SELECT c.id, label(CAST(c.entry AS BLOB)) AS label, {_MESSAGE} AS message, {AT} AS at,"
    " c.kind, c.of, c.undone_by, c.scope, lower(hex(c.digest)) AS digest FROM change c)"
)
"""SQL: the changes as texts."""
_CELLS = ", ".join(
    f"json_extract(r.value, '$[{at}]') AS {name}"
    for at, name in enumerate(("row_table", "row_key", "before", "after"))
)
ENTRIES = (
    f"(SELECT c.id AS change_id, c.kind, c.undone_by, c.scope, {AT} AS at, r.key AS seq, {_CELLS}"
    f" FROM change c, json_each({_OF_ENTRY}, '$[2]') r)"
)
"""SQL: the rows of all changes, before and after each, in no order."""
FROZEN = "unpacked(CAST(v.figures AS BLOB))"
"""SQL for the frozen result in version `v` of an evening; short, as it stands deep in others."""
