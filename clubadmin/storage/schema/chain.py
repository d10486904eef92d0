"""The journal proves itself: each change carries a digest over itself and the change before it.

Under it are the label, the moment, the kind and what it takes back, and of every row the before
and the after. So no word of the journal can change unseen, and undo writes only what is proved.
By what a change was undone is marked later; that follows from the changes that undid it.
"""

import sqlite3
from collections.abc import Iterator

from clubadmin.storage.schema.packed import PACKED, plain

CHANGE = ("id", "label", "message", "at", "kind", '"of"', "scope")
ROW = ("seq", "row_table", "row_key", "before", "after")
"""The columns of a change, and of each row that it changed, that lie under its digest."""


_PACKED = frozenset(column for _, column in PACKED)


def _as_bytes(columns: tuple[str, ...], prefix: str) -> str:
    """SQL for these columns as one text, whatever signs are in them."""
    texts = (
        plain(f"{prefix}.{column}") if column in _PACKED else f"{prefix}.{column}"
        for column in columns
    )
    return " || ',' || ".join(f"quote(CAST({text} AS BLOB))" for text in texts)


_BEFORE = "(SELECT p.digest FROM change p WHERE p.id < c.id ORDER BY p.id DESC LIMIT 1)"
_ROWS = (
    f"(SELECT group_concat({_as_bytes(ROW, 'r')}, ';') FROM"
    " (SELECT * FROM changed_row WHERE change_id = c.id ORDER BY seq) r)"
)
_ENTRY = f"{_as_bytes(CHANGE, 'c')} || '|' || coalesce({_ROWS}, '')"
_DIGEST = f"digest_text(coalesce({_BEFORE}, '') || '|' || {_ENTRY})"

SEAL = f"UPDATE change AS c SET digest = {_DIGEST} WHERE id = ?"
"""SQL: gives a change its digest, once all that it did is in the journal."""

SEAL_ALL = (
    "CREATE TEMP TABLE sealed (id INTEGER PRIMARY KEY, digest TEXT)",
    "INSERT INTO sealed WITH RECURSIVE link (id, digest) AS (SELECT 0, '' UNION ALL"
    f" SELECT c.id, digest_text(link.digest || '|' || {_ENTRY}) FROM link JOIN change c"
    " ON c.id = (SELECT min(n.id) FROM change n WHERE n.id > link.id))"
    " SELECT id, digest FROM link WHERE id > 0",
    "UPDATE main.change SET digest = (SELECT s.digest FROM sealed s WHERE s.id = change.id)",
    "DROP TABLE sealed",
)
"""SQL: gives every change its digest, for whoever has to rewrite the journal."""

_BROKEN = (
    f"SELECT c.id, c.label FROM change c WHERE c.id >= ? AND c.digest IS NOT {_DIGEST}"
    " ORDER BY c.id"
)
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


def broken_links(connection: sqlite3.Connection, since: int = 0) -> Iterator[tuple[int, str]]:
    """The number and label of each change, from `since` on, that is not what was written."""
    texts, connection.text_factory = connection.text_factory, _readable
    try:
        yield from connection.execute(_BROKEN, (since,)).fetchall()
    finally:
        connection.text_factory = texts


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


def _readable(text: bytes) -> str:
    """A label that may be damaged, to be shown."""
    return text.decode(errors="replace")
