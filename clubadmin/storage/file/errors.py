"""Troubles with a club file, told in three parts.

Each trouble says what happened, what is safe, and what to do.
"""

from pathlib import Path

from clubadmin.errors import Trouble
from clubadmin.i18n import Message


class StorageError(Trouble):
    """A trouble with the club file.

    Args:
        happened: what happened, with the name of the file.
        safe: what is not lost.
        todo: what the secretary can do now.
        backup: the newest copy that was opened and found good, when one was looked for.
        file: the file that is damaged.
    """

    def __init__(
        self,
        happened: Message | str,
        safe: Message | str = "",
        todo: Message | str = "",
        *,
        backup: Path | None = None,
        file: Path | None = None,
    ) -> None:
        self.happened = happened
        self.safe = safe
        self.todo = todo
        self.backup = backup
        self.file = file
        super().__init__(Message.joined(happened, safe, todo))


class NotAClub(StorageError):
    """The file is something else than a club, or is not there."""


class NewerClub(StorageError):
    """The file was written by a newer version of the program."""


class NotMigrated(StorageError):
    """The file is of an earlier version of the program and could not be brought up to date."""


class CopyOfClub(StorageError):
    """The file is a copy that this program made, which is put back and never typed in."""


class DamagedClub(StorageError):
    """The file is a club, but can no longer be read in full."""


class LookOnly(StorageError):
    """The club is open to look at, print and export, because something in it cannot be right."""


class ClubInUse(StorageError):
    """The club is already open in another window or program."""


class OtherClub(StorageError):
    """Something else than this club stands in the place where it would be put."""


class NoRoom(StorageError):
    """The disk is full."""


class NoAccess(StorageError):
    """The file or its folder may not be read or written, or its place is not suitable."""


class WrongPassword(StorageError):
    """A copy is locked, and not with this password."""


class RowMovedOn(StorageError):
    """Somebody or something else changed the row in the meantime."""


class BrokenRule(StorageError):
    """The change contradicts what is already in the club; the last net under the services."""


class NothingToUndo(StorageError):
    """The refusal when there is no change to undo or redo."""


class JournalBypassed(Exception):
    """Some code tried to write past the journal: a fault in the program."""
