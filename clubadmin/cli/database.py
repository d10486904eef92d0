"""Opens the club that a command is about."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clubadmin.cli.output import Stop

if TYPE_CHECKING:
    from clubadmin.services.club import OpenClub

Database = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="DB", help="Clubbestand of URL; anders de laatst geopende club."
    ),
]


def target_of(database: str | None) -> str:
    """The club that is meant.

    Raises:
        Stop: none was given and none was opened before.
    """
    if database:
        return database
    from clubadmin.services.recent import last_club

    last = last_club()
    if last is None:
        raise Stop("Er is nog geen club geopend. Noem het bestand met --database.")
    return str(last)


def path_of(database: str) -> Path:
    """The file of a database that is named by its path or its URL."""
    return Path(database.removeprefix("sqlite:///"))


@contextmanager
def opened(database: str | None) -> Iterator["OpenClub"]:
    """The club, open for as long as the command needs it.

    Raises:
        Stop: no club was named and none was opened before.
        StorageError: it cannot be opened.
    """
    target = target_of(database)
    from clubadmin.services.club import open_club

    club = open_club(target)
    try:
        yield club
    finally:
        club.close()
