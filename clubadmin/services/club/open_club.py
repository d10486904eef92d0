"""A club that is open."""

from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, text

from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.storage.club.store import Store

_Asked = ParamSpec("_Asked")
_Read = TypeVar("_Read")
_UID = text("SELECT uid FROM club")


class OpenClub:
    """A club that is open; every service works on one.

    Attributes:
        store: the club file.
        erased_again: how many people, erased before, an older copy had brought back.
        reckoned_anew: sentences on open evenings that rules of the program made others.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.erased_again = 0
        self.reckoned_anew: tuple[Message, ...] = ()

    @property
    def path(self) -> Path:
        """The club file."""
        return self.store.path

    @property
    def kept(self) -> Path | None:
        """The copy of how the file was, when opening it brought it up to date; else None."""
        return self.store.kept

    @property
    def uid(self) -> str:
        """The identity of a club and its copies, whatever the file is called."""
        with self.store.read() as conn:
            return str(conn.execute(_UID).scalar_one())

    @property
    def look_only(self) -> bool:
        """Whether it is open to look at, print and export, and no more."""
        return self.store.look_only

    @property
    def findings(self) -> tuple[Message, ...]:
        """The findings that opening the club showed."""
        return self.store.findings

    def read(
        self,
        load: Callable[Concatenate[Connection, _Asked], _Read],
        /,
        *args: _Asked.args,
        **kwargs: _Asked.kwargs,
    ) -> _Read:
        """Read by a function that gets a transaction first; what it answers must not be lazy."""
        with self.store.read() as conn:
            return load(conn, *args, **kwargs)

    def saved(self) -> Saved:
        """The newest change, for the status bar."""
        last = self.store.last
        return Saved(str(last.at), last.label) if last else Saved("", Message.verbatim(""))

    def reader(self) -> "OpenClub | None":
        """The club once more, to read on another thread; None where the file allows no such."""
        store = self.store.open_reader()
        return OpenClub(store) if store is not None else None

    def close(self) -> None:
        """Close the file and give it free."""
        self.store.close()

    def __enter__(self) -> "OpenClub":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()
