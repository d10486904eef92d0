"""The journal proves itself: each change carries a digest over itself and the change before it.

Under it are the label, the moment, the kind and what it takes back, and of every row the before
and the after. So no word of the journal can change unseen, and undo writes only what is proved.
By what a change was undone is marked later; that follows from the changes that undid it.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from clubadmin.storage.schema.digest import digest_text
from clubadmin.storage.schema.packed import as_bytes, readable

_LINKS = (
    "SELECT id, hex(digest), CAST(entry AS BLOB), at, CAST(kind AS BLOB), of, CAST(scope AS BLOB)"
    " FROM change WHERE id {}"
)
_BEFORE = (
    "SELECT coalesce((SELECT hex(digest) FROM change WHERE id < ? ORDER BY id DESC LIMIT 1), '')"
)
_DAY_ONE = datetime(1970, 1, 1)  # of the clock on the wall
_MARKS = 'SELECT id, kind, "of", undone_by FROM change ORDER BY id'

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Of a code on paper: without vowels, so that no code is a word or somebody's name."""


def letters(digest: str) -> str:
    """Four letters that follow from a digest; of 160,000 papers one other has the same."""
    rest, found = int(digest, 16) if digest else 0, ""
    for _ in range(4):
        rest, at = divmod(rest, len(LETTERS))
        found += LETTERS[at]
    return found


class Link(NamedTuple):
    """A change as its digest was made of it; `before` is that of the change before.

    Its entry is packed or not, its digests are digits, its other texts as bytes.
    """

    number: int
    digest: str
    entry: bytes
    at: Any
    kind: bytes
    of: int | None
    scope: bytes
    before: str

    @property
    def made(self) -> str:
        """The digest that it should have; "" where its entry cannot be read."""
        said = readable(self.entry)
        if said is None:
            return ""
        label, message, rows = said
        at: str | None = None
        with suppress(TypeError, OverflowError):
            at = (_DAY_ONE + timedelta(seconds=self.at)).isoformat(sep=" ")
        cells = (self.number, label, message, at, self.kind, self.of, self.scope)
        texts = [",".join(map(_quoted, (seq, *row))) for seq, row in enumerate(rows)]
        return digest_text(f"{self.before}|{','.join(map(_quoted, cells))}|{';'.join(texts)}")

    def holds(self) -> bool:
        """Whether it is what was written."""
        return self.made == self.digest


def _quoted(cell: Any) -> str:
    if cell is None:
        return "NULL"
    kept = cell if type(cell) is bytes else str(cell).encode("utf-8", "surrogatepass")
    return f"X'{kept.hex().upper()}'"


def link(connection: sqlite3.Connection | sqlite3.Cursor, number: int) -> Link:
    """A change with the digest of the one before it."""
    found = connection.execute(_LINKS.format("= ?"), (number,)).fetchone()
    return _link(found, *connection.execute(_BEFORE, (number,)).fetchone())


def _link(found: Any, before: str) -> Link:
    number, digest, *rest = found
    return Link(*(number, digest.lower(), *rest, before.lower()))


def seal(connection: sqlite3.Connection | sqlite3.Cursor, number: int) -> None:
    """Give a change its digest, once all that it did is in the journal."""
    digest = as_bytes(link(connection, number).made)
    connection.execute("UPDATE change SET digest = ? WHERE id = ?", (digest, number))


def seal_all(connection: sqlite3.Connection) -> None:
    """Give every change its digest, for whoever has to rewrite the journal."""
    for (number,) in connection.execute("SELECT id FROM change ORDER BY id").fetchall():
        seal(connection, number)


def broken_links(connection: sqlite3.Connection, since: int = 0) -> Iterator[tuple[int, str]]:
    """The number and label of each change, from `since` on, that is not what was written."""
    (before,) = connection.execute(_BEFORE, (since,)).fetchone()
    for found in connection.execute(f"{_LINKS.format('>= ?')} ORDER BY id", (since,)):
        one = _link(found, before)
        before = one.digest
        if not one.holds():
            said = readable(one.entry)
            yield one.number, said[0] if said else ""


def wrong_marks(connection: sqlite3.Connection) -> list[int]:
    """The changes that are said to be undone by another change than undid them."""
    return [number for number, _ in right_marks(connection)]


def right_marks(connection: sqlite3.Connection) -> list[tuple[int, int | None]]:
    """Find wrong marks of undone changes, with the right one; None for a change in force."""
    undone: dict[int, int | None] = {}
    found: dict[int, int | None] = {}
    for number, kind, of, by in connection.execute(_MARKS):
        found[number] = by
        undone.setdefault(number, None)
        if kind == "undo":
            undone[of] = number
        elif kind == "redo":
            last = undone.get(of)
            undone[of] = None
            if last is not None:
                undone[last] = number
    right = {number: undone.get(number) for number in found}
    return [(number, by) for number, by in right.items() if found[number] != by]
