"""A club of an earlier schema becomes one of today: a verified copy first, then the file.

What stood there is kept as a copy that was opened and compared row for row. Another copy gets
the new tables in one transaction, is compared again, and only then takes the place of the
file. Wherever this is cut off, the file is either what it was or wholly of today.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from clubadmin import assets
from clubadmin.i18n import Message
from clubadmin.storage.file.atomic import copy_private, keep_mode, sync_file, sync_folder
from clubadmin.storage.file.engine import connect, uri
from clubadmin.storage.file.errors import NotMigrated, StorageError
from clubadmin.storage.file.header import away, read_header
from clubadmin.storage.file.opening import pages_are_sound
from clubadmin.storage.file.retention import begin_copy, default_folder
from clubadmin.storage.file.troubles import as_trouble, write_trouble
from clubadmin.storage.migrations.contents import Contents, broken_references, columns_of, contents
from clubadmin.storage.schema.layouts import tables_are_ours
from clubadmin.storage.schema.packed import teach
from clubadmin.storage.schema.tablenames import SCHEMA_VERSION


def bring_up_to_date(path: Path, clock: Callable[[], datetime]) -> Path | None:
    """Give a club the tables of today; whoever calls has its lock and has looked inside.

    Answers the copy of how it was; None when there was nothing to do.

    Args:
        path: the club file, of an earlier schema or of today's.
        clock: names the copy.

    Raises:
        NoRoom, NoAccess: a copy cannot be written; the club is what it was.
        NotMigrated: what came out is not what went in; the club is what it was.
    """
    if read_header(path).schema >= SCHEMA_VERSION:
        return None
    try:
        kept = _keep(path, clock())
        try:
            _replace(path, kept)
        except (StorageError, sqlite3.Error, OSError):
            if read_header(path).schema < SCHEMA_VERSION:
                away(kept)  # or each next try fills the disk with one copy more
            raise
    except sqlite3.Error as error:
        raise as_trouble(error, path) from error
    except OSError as error:
        raise write_trouble(error, path) from error
    return kept


def migrate(path: Path, known_as: Path) -> None:
    """Give a file that nobody has open the tables of today, in one transaction.

    One of today's schema is left alone.

    Args:
        path: the file, which may be a copy aside.
        known_as: the file that people know, for what they are told.

    Raises:
        NotMigrated: it would not be the same club; the file is what it was.
        sqlite3.Error: likewise.
    """
    found = read_header(path).schema
    if found >= SCHEMA_VERSION:
        return
    with closing(connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")  # does nothing once a transaction began
        connection.execute("BEGIN IMMEDIATE")
        columns = columns_of(connection)
        before = contents(connection, columns), broken_references(connection)
        for schema in range(found + 1, SCHEMA_VERSION + 1):
            for statement in step(schema):
                run(connection, statement)
            run(connection, f"PRAGMA user_version={schema}")
        after = contents(connection, columns), broken_references(connection)
        if after != before or not tables_are_ours(connection):
            raise _not_migrated(known_as)
        run(connection, "COMMIT")
        run(connection, "VACUUM")  # a packed journal leaves half of a file free


def step(schema: int) -> list[str]:
    """The statements that lead to a schema from the one before it, as they stand in its file.

    They are not made from the row classes of today: those will move on, and a file of then must
    still become what it became then. A test sees that the last step ends at today's tables.

    A table that gets columns is made anew under its own name, for adding them to it would leave
    other SQL in the file than a new club has; its rows wait in a temporary table, and so do the
    numbers that were given out, which making it anew would give out again.
    """
    text = assets.path(f"migrations/{schema:02}.sql").read_text(encoding="utf-8")
    lines = (line for line in text.splitlines() if not line.startswith("--"))
    return [statement for statement in "\n".join(lines).strip().split(";\n") if statement]


def run(connection: sqlite3.Connection, statement: str) -> None:
    """A statement of a step; where tests cut a migration off."""
    connection.execute(statement)


def _keep(path: Path, now: datetime) -> Path:
    """Copy the club as it is, and see that the copy is the same."""
    folder = default_folder(path)
    kept, aside = begin_copy(folder, path, now)
    try:
        with closing(connect(path)) as connection:
            connection.execute("VACUUM INTO ?", (str(aside),))
            whole = contents(connection, columns_of(connection))
        if _contents_of(aside) != whole:
            raise _not_migrated(path)
        sync_file(aside)
        aside.replace(kept)
        sync_folder(folder)
    finally:
        away(aside)
    return kept


def _replace(path: Path, kept: Path) -> None:
    """Migrate a copy of what was kept and put it in the place of the club."""
    aside = path.with_name(f".{path.name}.nieuw")
    try:
        away(aside)
        copy_private(kept, aside)
        migrate(aside, path)
        if _contents_of(aside) is None:
            raise _not_migrated(path)
        keep_mode(aside, path)
        sync_file(aside)
        aside.replace(path)
        sync_folder(path.parent)
    finally:
        away(aside)


def _contents_of(path: Path) -> Contents | None:
    """The contents of a copy; None when its pages are not sound."""
    with closing(sqlite3.connect(uri(path, "ro"), uri=True)) as connection:
        teach(connection)
        if not pages_are_sound(connection):
            return None
        return contents(connection, columns_of(connection))


def _not_migrated(path: Path) -> StorageError:
    return NotMigrated(
        Message(
            "Het clubbestand {path} is van een oudere versie van dit programma en kan"
            " niet worden bijgewerkt: de bijgewerkte kopie is niet gelijk aan het"
            " bestand.",
            path=path.name,
        ),
        Message("Het bestand is niet veranderd."),
        Message("Open het met de versie waarmee u tot nu toe werkte, en bewaar een reservekopie."),
    )
