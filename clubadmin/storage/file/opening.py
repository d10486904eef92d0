"""Opening a club file, and making a new one: aside first, so that there is never half a club."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from clubadmin.i18n import Message
from clubadmin.model.club.club import where_newer
from clubadmin.storage.file.atomic import make_private, sync_file, sync_folder
from clubadmin.storage.file.engine import connect, defend, set_pragmas, uri
from clubadmin.storage.file.errors import (
    ClubInUse,
    NewerClub,
    NoAccess,
    NoRoom,
    NotAClub,
    StorageError,
)
from clubadmin.storage.file.header import (
    Header,
    clear_journal,
    has_hot_journal,
    has_log,
    is_locked,
    journal_path,
    read_header,
)
from clubadmin.storage.file.lock import Lock, aside_of
from clubadmin.storage.file.retention import copies
from clubadmin.storage.file.troubles import as_trouble, damaged, write_trouble
from clubadmin.storage.schema.layouts import LAYOUTS, statements, tables_are_ours
from clubadmin.storage.schema.ranges import HEADS, impossible_values
from clubadmin.storage.schema.tablenames import APPLICATION_ID, FIRST_SCHEMA, SCHEMA_VERSION
from clubadmin.storage.schema.unreadable import UNREADABLE, says_nothing_of_the_file

_LINES = 1_000  # of what SQLite finds wrong
_AGAINST_A_RULE = re.compile(r"(?:CHECK constraint failed in|NULL value in) (\w+)")
_LOOKS = 20  # each of them would have to fall within another commit


def examine(path: Path) -> int:
    """Judge a file by its head alone, so that what is not ours is never touched.

    Answers the schema of the file: this version's, or an earlier one.

    Raises:
        NotAClub, NewerClub, DamagedClub, NoAccess: see there.
    """
    header = read_header(path)
    if not header.sqlite or header.application != APPLICATION_ID:
        raise _not_a_club(path)
    if header.schema > SCHEMA_VERSION:
        raise NewerClub(
            Message(
                "Het clubbestand {path} is van een nieuwere versie van dit programma"
                " (bestand versie {schema}, dit programma kent versie {known}).",
                path=path.name,
                schema=header.schema,
                known=SCHEMA_VERSION,
            ),
            Message("Het bestand is niet veranderd."),
            Message(
                "Haal de nieuwste versie {where}, en open het bestand daarna opnieuw.",
                where=where_newer(),
            ),
        )
    if header.schema < FIRST_SCHEMA or _is_cut_off(path, header):
        raise damaged(path, newest_good(path))
    return header.schema


def _is_cut_off(path: Path, header: Header) -> bool:
    """Whether the file is shorter than its head says, and SQLite has nothing to mend it with.

    For a moment it is so as well while another program writes, which may be done before its
    journal is looked for: so it is looked at more than once.
    """
    for _ in range(_LOOKS):
        if header.whole or has_hot_journal(path) or (header.wal and has_log(path)):
            return False
        header = read_header(path)
    return True


def take_back_what_was_cut_off(path: Path) -> None:
    """Put right what a program left that died; when one is at work, the journal is its own.

    Raises:
        NoAccess: it may not be written, and cannot be read before it is.
        DamagedClub: see `inspect`.
    """
    if not has_hot_journal(path) and not read_header(path).wal:
        return
    try:
        lock = Lock(path)
    except ClubInUse:
        return
    try:
        leave_wal(path)
        inspect(path, pages=False)
    finally:
        lock.release()


def leave_wal(path: Path) -> None:
    """Have a club that a hall left in WAL mode, or another program, in one file again.

    Whoever calls has its lock.

    Raises:
        ClubInUse: that other program still has it open.
        NoAccess: it cannot be written.
    """
    if not read_header(path).wal:
        return
    try:
        with closing(sqlite3.connect(uri(path, "rw"), uri=True)) as connection:
            defend(connection)
            (found,) = connection.execute("PRAGMA journal_mode=TRUNCATE").fetchone()
    except sqlite3.Error as error:
        trouble = as_trouble(error, path)
        if isinstance(trouble, (NoAccess, NoRoom)):
            raise trouble from error
        found = "wal" if isinstance(trouble, ClubInUse) else ""
    if found == "wal":
        raise ClubInUse(
            Message(
                "{path} is nog open in een ander programma, dat er ook in schrijft.", path=path.name
            ),
            Message("Er is niets veranderd."),
            Message("Sluit dat programma en open de club opnieuw."),
        )
    clear_journal(path)


class Looked(NamedTuple):
    """A club that was looked into."""

    uid: str  # what the club and its copies have of their own
    connection: sqlite3.Connection  # that looked, for whoever goes on with the file
    harm: tuple[Message, ...]  # sentences about rows that are against the rules of their tables


def inspect(path: Path, *, pages: bool, mode: str = "rw") -> str:
    """Look inside: are its tables ours, and with `pages`, is every page sound?

    What is read first, figures and names, is believed only where it can be.

    Answers what a club and its copies have of their own: its uid.

    Raises:
        DamagedClub: with the newest copy that is good, when there is one.
    """
    looked = inspect_open(path, pages=pages, mode=mode, whatever=False)
    looked.connection.close()
    return looked.uid


def inspect_open(path: Path, *, pages: bool, mode: str = "rw", whatever: bool = True) -> Looked:
    """Inspect a file as `inspect` does, but with `whatever` only an unreadable one is damaged."""
    try:
        try:
            found = _looked_into(path, mode, pages=pages, whatever=whatever)
        except UNREADABLE as error:
            if says_nothing_of_the_file(error):
                raise
            # Ctrl+C within a function of ours looks so too
            found = _looked_into(path, mode, pages=pages, whatever=whatever)
    except UNREADABLE as error:
        if says_nothing_of_the_file(error):
            raise as_trouble(error, path) from error
        raise damaged(path, newest_good(path)) from error
    if isinstance(found, Looked):
        return found
    raise damaged(path, newest_good(path), found)


def _looked_into(path: Path, mode: str, *, pages: bool, whatever: bool) -> Looked | Message | None:
    """Look into a file: the finding and its connection; else the trouble, if it can be told."""
    with ExitStack() as unless_good:
        connection = unless_good.enter_context(closing(connect(path, mode)))
        harm = rules_broken(connection) if pages else ()
        if not tables_are_ours(connection) or harm is None:
            return None
        uid = _uid(connection)
        where = None if whatever else next(iter(harm), None) or _first_harm(connection)
        if uid is None or where is not None:
            return where
        unless_good.pop_all()
        return Looked(uid, connection, harm)


def _first_harm(connection: sqlite3.Connection) -> Message | None:
    """The first value in the rows that every window reads which harms figures; None for none."""
    return next((one.told for one in impossible_values(connection, HEADS) if one.harms), None)


def pages_are_sound(connection: sqlite3.Connection) -> bool:
    """Whether SQLite finds nothing wrong with the file's pages."""
    return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")


def rules_broken(
    connection: sqlite3.Connection, check: str = "quick_check"
) -> tuple[Message, ...] | None:
    """A sentence for each table with rows against its rules; None when the pages are damaged."""
    tables = tables_against_rules(connection, check)
    if tables is None:
        return None
    return tuple(
        Message("In {table} staat iets wat daar niet kan staan.", table=table) for table in tables
    )


def tables_against_rules(
    connection: sqlite3.Connection, check: str = "quick_check"
) -> tuple[str, ...] | None:
    """The tables with rows against their rules; None when the pages are damaged."""
    lines = [line for (line,) in connection.execute(f"PRAGMA {check}({_LINES})")]
    told = [_AGAINST_A_RULE.match(line) for line in lines if line != "ok"]
    return tuple(dict.fromkeys(one[1] for one in told if one)) if all(told) else None


def _uid(connection: sqlite3.Connection) -> str | None:
    """A file without its club row was cut short; taking it for an empty club would hide that."""
    found = connection.execute("SELECT uid FROM club LIMIT 2").fetchall()
    return str(found[0][0]) if len(found) == 1 else None


def newest_good(path: Path) -> Path | None:
    """The newest copy of a club that opens and is sound, in the folder beside it."""
    return next((copy for copy in reversed(copies(path)) if is_good(copy)), None)


def is_good(path: Path) -> bool:
    """Whether a file is a whole club, also of an earlier schema; looks only, changes nothing."""
    try:
        header = read_header(path)
        if header.application != APPLICATION_ID or header.schema not in LAYOUTS:
            return False
        inspect(path, pages=True, mode="ro")
    except StorageError:
        return False
    return header.whole


def _not_a_club(path: Path) -> NotAClub:
    if is_locked(path):
        return _is_locked(path)
    backup = newest_good(path)
    todo = Message("Kies een ander bestand.")
    if backup:
        todo = Message(
            "Kies een ander bestand, of zet de reservekopie {backup} terug.", backup=backup.name
        )
    return NotAClub(
        Message("Het bestand {path} is geen clubbestand, of het is beschadigd.", path=path.name),
        Message("Het bestand is niet veranderd."),
        todo,
        backup=backup,
    )


def _is_locked(path: Path) -> NotAClub:
    return NotAClub(
        Message("{path} is een reservekopie op slot.", path=path.name),
        Message("Het bestand is niet veranderd."),
        Message("Zet haar terug als reservekopie; dan wordt om het wachtwoord gevraagd."),
    )


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A new file with empty tables beside `path`, which takes that name at the end.

    Whoever calls holds its place, and with that the file aside.

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
    aside = aside_of(path)
    try:
        journal_path(aside).unlink(missing_ok=True)  # of a start that was cut off
        make_tables(aside)
        yield aside
        sync_file(aside)
        aside.replace(path)
        sync_folder(path.parent)
    except sqlite3.Error as error:
        raise as_trouble(error, path) from error
    except OSError as error:
        raise write_trouble(error, path) from error
    finally:
        journal_path(aside).unlink(missing_ok=True)


def make_tables(path: Path) -> None:
    """Make a file with the empty tables of a club, for its owner alone, whatever was in it."""
    make_private(path)
    connection = sqlite3.connect(uri(path, "rwc"), uri=True, isolation_level=None)
    try:
        defend(connection)
        set_pragmas(connection)
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements():
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        connection.execute("COMMIT")
    finally:
        connection.close()
