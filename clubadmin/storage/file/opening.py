"""Looking at a file before trusting it: is it a club, of a known version, and whole?"""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

from clubadmin.storage.file import create
from clubadmin.storage.file.digest import digest_text
from clubadmin.storage.file.engine import connect
from clubadmin.storage.file.errors import (
    ClubInUse,
    NewerClub,
    NoAccess,
    NoRoom,
    NotAClub,
    StorageError,
)
from clubadmin.storage.file.header import has_hot_journal, read_header
from clubadmin.storage.file.lock import Lock
from clubadmin.storage.file.retention import copies
from clubadmin.storage.file.troubles import as_trouble, damaged
from clubadmin.storage.schema.tablenames import APPLICATION_ID, SCHEMA_VERSION

LAYOUTS = {
    1: "9e9b4f876cce68010935335b",
    2: "46425b6e83ce3c1e2954607d",
    3: "f114c59a7bbfdf84f1dd04f9",
    4: "4ff43c4159bc040a28e577eb",
}
"""Of the tables of each schema; a test holds the last against the row classes.

Loading those classes would take half the time of opening a club.
"""


def examine(path: Path) -> int:
    """Judge a file by its head alone, so that what is not ours is never touched.

    Returns:
        The schema of the file: this version's, or an earlier one.

    Raises:
        NotAClub, NewerClub, DamagedClub, NoAccess: see there.
    """
    header = read_header(path)
    if not header.sqlite or header.application != APPLICATION_ID:
        raise _not_a_club(path)
    if header.schema > SCHEMA_VERSION:
        raise NewerClub(
            f"Het clubbestand {path.name} is van een nieuwere versie van dit programma"
            f" (bestand versie {header.schema}, dit programma kent versie {SCHEMA_VERSION}).",
            "Het bestand is niet veranderd.",
            "Werk het programma bij en open het bestand daarna opnieuw.",
        )
    cut_off = not header.whole and not has_hot_journal(path)  # with one, SQLite mends it
    if header.schema < 1 or cut_off:
        raise damaged(path, newest_good(path))
    return header.schema


def take_back_what_was_cut_off(path: Path) -> None:
    """Put right what a program left that died; when one is at work, the journal is its own.

    Raises:
        NoAccess: it may not be written, and cannot be read before it is.
        DamagedClub: see `inspect`.
    """
    if not has_hot_journal(path):
        return
    try:
        lock = Lock(path)
    except ClubInUse:
        return
    try:
        inspect(path, pages=False)
    finally:
        lock.release()


def inspect(path: Path, *, pages: bool, mode: str = "rw") -> None:
    """Look inside: are its tables ours, and with `pages`, is every page sound?

    Raises:
        DamagedClub: with the newest copy that is good, when there is one.
    """
    try:
        with closing(connect(path, mode)) as connection:
            sound = tables_are_ours(connection) and (not pages or pages_are_sound(connection))
            sound = sound and _has_a_club(connection)
    except UnicodeDecodeError as error:  # in the name of a table or column
        raise damaged(path, newest_good(path)) from error
    except sqlite3.Error as error:
        trouble = as_trouble(error, path)
        if isinstance(trouble, (NoAccess, ClubInUse, NoRoom)):
            raise trouble from error
        raise damaged(path, newest_good(path)) from error
    if not sound:
        raise damaged(path, newest_good(path))


def pages_are_sound(connection: sqlite3.Connection) -> bool:
    """Whether SQLite finds nothing wrong with the file's pages."""
    return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")


def tables_are_ours(connection: sqlite3.Connection) -> bool:
    """Whether the tables are exactly those of the file's schema: no trigger, no view, all there."""
    found = connection.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
    ).fetchall()
    there = frozenset((kind, name, _words(sql)) for kind, name, sql in found)
    schema = connection.execute("PRAGMA user_version").fetchone()[0]
    if layout_digest(there) == LAYOUTS.get(schema):
        return True
    return bool(schema == SCHEMA_VERSION) and there == our_tables()


def layout_digest(tables: frozenset[tuple[str, str, str]]) -> str:
    """A short name for a set of tables, to know ours again without loading their classes."""
    return digest_text(repr(sorted(tables)))


@cache
def our_tables() -> frozenset[tuple[str, str, str]]:
    """The tables of this version, made from their classes."""
    with closing(sqlite3.connect(":memory:")) as memory:
        for statement in create.statements():
            memory.execute(statement)
        rows = memory.execute(
            "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
        ).fetchall()
    return frozenset((kind, name, _words(sql)) for kind, name, sql in rows)


def _words(sql: str | None) -> str:
    return " ".join((sql or "").split())


def _has_a_club(connection: sqlite3.Connection) -> bool:
    """A file without its club row was cut short; taking it for an empty club would hide that."""
    return bool(connection.execute("SELECT count(*) FROM club").fetchone()[0] == 1)


def newest_good(path: Path) -> Path | None:
    """The newest copy of a club that opens and is sound, in the folder beside it."""
    return next((copy for copy in reversed(copies(path)) if is_good(copy)), None)


def is_good(path: Path) -> bool:
    """Whether a file is a whole club, also of an earlier schema; looks only, changes nothing."""
    try:
        header = read_header(path)
        if header.application != APPLICATION_ID or header.schema not in LAYOUTS:
            return False
        with closing(connect(path, "ro")) as connection:
            return (
                header.whole
                and pages_are_sound(connection)
                and tables_are_ours(connection)
                and _has_a_club(connection)
            )
    except (StorageError, sqlite3.Error, UnicodeDecodeError):
        return False


def _not_a_club(path: Path) -> NotAClub:
    backup = newest_good(path)
    todo = "Kies een ander bestand."
    if backup:
        todo = f"Kies een ander bestand, of zet de reservekopie {backup.name} terug."
    return NotAClub(
        f"Het bestand {path.name} is geen clubbestand, of het is beschadigd.",
        "Het bestand is niet veranderd.",
        todo,
        backup=backup,
    )
