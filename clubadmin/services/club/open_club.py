"""A club that is open."""

from pathlib import Path
from types import TracebackType

from sqlalchemy import text

from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.storage.club.store import Store

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

    def saved(self) -> Saved:
        """The newest change, for the status bar."""
        last = self.store.last
        return Saved(str(last.at), last.label) if last else Saved("", Message.verbatim(""))

    def close(self) -> None:
        """Close the file and give it free."""
        self.store.close()

    def __enter__(self) -> "OpenClub":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
