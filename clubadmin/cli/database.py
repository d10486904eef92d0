"""Opens the club that a command is about."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clubadmin.cli.output import Stop, say

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub

_MAGIC = b"SQLite format 3\0"

Database = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="DB", help="Clubbestand of URL; anders de laatst geopende club."
    ),
]


def target_of(database: str | None) -> str:
    """The club that is meant.

    Raises:
        Stop: it is empty, or none was given and none was opened before.
    """
    if database is not None:
        if not database.strip():
            raise Stop("--database is leeg; noem het clubbestand.")
        return database
    from clubadmin.services.club.recent import last_club

    last = last_club()
    if last is None:
        raise Stop("Er is nog geen club geopend. Noem het bestand met --database.")
    return str(last)


def path_of(database: str) -> Path:
    """The file of a database that is named by its path or its URL.

    Raises:
        StorageError: no club can be there.
    """
    from clubadmin.storage.file.places import club_path

    return club_path(database)


def is_club(file: Path) -> bool:
    """Whether the file is a database and not a table of text."""
    try:
        with file.open("rb") as stream:
            return stream.read(len(_MAGIC)) == _MAGIC
    except (OSError, ValueError):
        return False


@contextmanager
def made(target: str) -> Iterator["OpenClub"]:
    """A new club, called after its file.

    Raises:
        StorageError: it cannot be made there.
    """
    from clubadmin.model.club.club import ClubSettings
    from clubadmin.services.club.club import create_club

    with create_club(target, ClubSettings(path_of(target).stem or "Klaverjasclub")) as club:
        yield club


@contextmanager
def opened(database: str | None) -> Iterator["OpenClub"]:
    """The club, open for as long as the command needs it.

    Raises:
        Stop: no club was named and none was opened before.
        StorageError: it cannot be opened.
    """
    target = target_of(database)
    from clubadmin.services.club.club import open_club

    with open_club(target) as club:
        _tell_of_copy(club)
        yield club


@contextmanager
def looked_into(database: str | None, *, one_moment: bool = True) -> Iterator["OpenClub"]:
    """The club to read and no more, also while a window has it open.

    Raises:
        Stop: no club was named and none was opened before.
        StorageError: it cannot be read.
    """
    target = target_of(database)
    from clubadmin.services.club.club import look_into

    with look_into(target, one_moment=one_moment) as club:
        _tell_of_copy(club)
        yield club


def _tell_of_copy(club: "OpenClub") -> None:
    """A club of an earlier version was brought up to date: where it is kept as it was."""
    if club.kept:
        say(f"Het clubbestand is bijgewerkt voor deze versie; hoe het was: {club.kept}")
