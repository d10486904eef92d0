"""Deeds of a second desk are journaled under the name that it gave itself."""

from collections.abc import Iterator
from contextlib import contextmanager

from clubadmin.domain.names import tidy
from clubadmin.i18n import Message
from clubadmin.services.club.club import OpenClub

LONGEST_NAME = 40


def desk_called(name: str) -> Message:
    """Name a second desk in the journal: by its name, where it has one."""
    short = tidy(name)[:LONGEST_NAME]
    return Message("Tweede bureau ({name})", name=short) if short else Message("Tweede bureau")


@contextmanager
def at_desk(club: OpenClub, name: str | None) -> Iterator[None]:
    """Label all changes within as those of the second desk; None: they are not."""
    if name is None:
        yield
        return
    with club.store.on_behalf(desk_called(name)):
        yield
