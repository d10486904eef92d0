"""The first hundred bytes of a file, read without opening it as a database."""

import stat
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from clubadmin.i18n import Message
from clubadmin.storage.file.errors import NoAccess, NotAClub
from clubadmin.storage.file.troubles import held_by_scanner

MAGIC = b"SQLite format 3\x00"
LOCKED = b"KLJSLOT1"
"""With what a copy begins that is locked with a password, see `copies.locked`."""
LOCKED_SUFFIX = ".opslot"


@dataclass(frozen=True)
class Header:
    """The first page's head."""

    sqlite: bool  # it is an SQLite database at all
    application: int  # the number a program puts in its own files
    schema: int  # the version of the tables
    whole: bool  # the file is as long as its head says
    wal: bool = False  # its changes are kept beside it: by a hall that is open, or was cut off


def read_header(path: Path) -> Header:
    """Read a file's head; the file is not touched.

    Raises:
        NotAClub: there is no such file, or it is a folder, a pipe or a device.
        NoAccess: it may not be read.
    """
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode) and not stat.S_ISDIR(found.st_mode):
            raise _no_ordinary_file(path)  # reading it could wait for ever
        with path.open("rb") as file:
            head = file.read(100)
    except (FileNotFoundError, NotADirectoryError):
        raise NotAClub(
            Message(
                "Er is geen clubbestand {path} in {parent}.",
                path=path.name,
                parent=str(path.parent),
            ),
            Message("Er is niets veranderd."),
            Message(
                "Kies een ander bestand, of maak een nieuwe club. Was het er gisteren nog, kijk"
                " dan in de quarantaine van de virusscanner."
            ),
        ) from None
    except IsADirectoryError:
        raise NotAClub(
            Message("{path} is een map, geen clubbestand.", path=str(path)),
            todo=Message("Kies een bestand."),
        ) from None
    except OSError as error:
        raise held_by_scanner(error, path) or NoAccess(
            Message("Het bestand {path} mag dit programma niet lezen.", path=path.name),
            Message("Er is niets veranderd."),
            Message("Vraag wie het bestand beheert om toegang, of zet een kopie in een eigen map."),
        ) from None
    if len(head) < 100 or not head.startswith(MAGIC):
        return Header(False, 0, 0, False)
    page = int.from_bytes(head[16:18], "big")
    page = 65536 if page == 1 else page
    pages = int.from_bytes(head[28:32], "big")
    return Header(
        sqlite=True,
        application=int.from_bytes(head[68:72], "big"),
        schema=int.from_bytes(head[60:64], "big"),
        whole=found.st_size >= page * pages,
        wal=2 in head[18:20],
    )


def _no_ordinary_file(path: Path) -> NotAClub:
    return NotAClub(
        Message("{path} is geen gewoon bestand en dus geen clubbestand.", path=str(path)),
        todo=Message("Kies een bestand."),
    )


def is_locked(path: Path) -> bool:
    """Whether a file is a copy that is locked with a password."""
    try:
        if not path.is_file():
            return False
        with path.open("rb") as file:
            return file.read(len(LOCKED)) == LOCKED
    except OSError:
        return False


def has_hot_journal(path: Path) -> bool:
    """Whether a change was cut off, so that SQLite will first put the file right."""
    try:
        return journal_path(path).stat().st_size > 0
    except OSError:
        return False


def has_log(path: Path) -> bool:
    """Whether changes lie beside the file, as a hall leaves them that was cut off."""
    try:
        return log_path(path).stat().st_size > 0
    except OSError:
        return False


def clear_journal(path: Path) -> None:
    """Take away the empty journal that SQLite leaves; one that is not empty is still needed."""
    with suppress(OSError):
        if not has_hot_journal(path):
            journal_path(path).unlink(missing_ok=True)


def journal_path(path: Path) -> Path:
    """The place of the journal by which SQLite takes a change back."""
    return path.with_name(path.name + "-journal")


def log_path(path: Path) -> Path:
    """The place of the changes that are not in the file yet, while it is read and written."""
    return path.with_name(path.name + "-wal")


def away(aside: Path) -> None:
    """Take away what was written aside, if it is still there."""
    for leftover in (aside, journal_path(aside)):
        with suppress(OSError):
            leftover.unlink(missing_ok=True)
