"""Making a new club file: aside first, so that there is never half a club."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from clubadmin.i18n import Message
from clubadmin.storage.file.atomic import sync_file, sync_folder
from clubadmin.storage.file.engine import set_pragmas, uri
from clubadmin.storage.file.errors import NoAccess
from clubadmin.storage.file.header import journal_path
from clubadmin.storage.file.troubles import as_trouble, write_trouble
from clubadmin.storage.schema.layouts import statements
from clubadmin.storage.schema.tablenames import APPLICATION_ID, SCHEMA_VERSION


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A new file with empty tables beside `path`, which takes that name at the end.

    Raises:
        NoAccess: there is already a file of that name, or none may be made there.
        NoRoom: the disk is full.
    """
    if path.exists():
        raise NoAccess(
            Message(
                "Er is al een bestand {path} in {parent}.", path=path.name, parent=str(path.parent)
            ),
            Message("Het is niet veranderd."),
            Message("Kies een andere naam, of open het bestaande bestand."),
        )
    aside = path.with_name(f".{path.name}.nieuw")
    try:
        aside.unlink(missing_ok=True)  # of a start that was cut off; the lock is ours
        _make_tables(aside)
        yield aside
        sync_file(aside)
        aside.replace(path)
        sync_folder(path.parent)
    except sqlite3.Error as error:
        raise as_trouble(error, path) from error
    except OSError as error:
        raise write_trouble(error, path) from error
    finally:
        for leftover in (aside, journal_path(aside)):
            leftover.unlink(missing_ok=True)


def _make_tables(path: Path) -> None:
    connection = sqlite3.connect(uri(path, "rwc"), uri=True, isolation_level=None)
    try:
        set_pragmas(connection)
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements():
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        connection.execute("COMMIT")
    finally:
        connection.close()
