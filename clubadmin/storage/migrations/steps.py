"""From each released schema to the next, in statements that never change any more.

A step is not made from the row classes of today: those will move on, and a file of then must
still become what it became then. A test sees that the last step ends at today's tables.

A table that gets columns is made anew under its own name, for adding them to it would leave
other SQL in the file than a new club has; its rows wait in a temporary table.
"""

from collections.abc import Sequence

_CHANGE = "id, label, at, kind, of, undone_by, scope"
_MESSAGES = (
    # making a table anew would give out the numbers of changes that were taken back again
    "CREATE TEMP TABLE old_sequence AS SELECT name, seq FROM main.sqlite_sequence",
    "CREATE TEMP TABLE old_change AS SELECT * FROM main.change",
    "DROP TABLE main.change",
    """CREATE TABLE change (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        label VARCHAR NOT NULL,
        message VARCHAR,
        at VARCHAR NOT NULL,
        kind VARCHAR NOT NULL,
        "of" INTEGER,
        undone_by INTEGER,
        scope VARCHAR NOT NULL
    )""",
    "CREATE INDEX ix_change_scope ON change (scope)",
    f"INSERT INTO main.change ({_CHANGE}) SELECT {_CHANGE} FROM old_change ORDER BY id",
    "DROP TABLE old_change",
    "DELETE FROM main.sqlite_sequence",
    "INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence",
    "DROP TABLE old_sequence",
)
"""The journal keeps each label as a message beside its Dutch; what is there stays Dutch only."""

STEPS: dict[int, Sequence[str]] = {5: _MESSAGES}
"""The statements that lead to a schema from the one before it."""
