"""One program at a time: a lock file beside the club file.

The lock itself is held by the operating system on the open lock file, so it is free
again the moment a program dies; what is written in the file is only for people.
"""

import os
import sys
from pathlib import Path
from typing import BinaryIO

from clubadmin.i18n import Message
from clubadmin.storage.file.errors import ClubInUse, NoAccess

SUFFIX = ".slot"

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: BinaryIO) -> None:
        handle.seek(4096)  # past the text, which others may still want to read
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: BinaryIO) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Holds a club file for this program.

    Raises:
        ClubInUse: another program, or another window of this one, has it.
        NoAccess: no file may be made in that folder.
    """

    def __init__(self, club: Path) -> None:
        self._path = lock_path(club)
        self._handle = self._take(club)
        self._handle.truncate()
        self._handle.write(f"{os.getpid()}\n".encode())
        self._handle.flush()

    def _take(self, club: Path) -> BinaryIO:
        """Open and lock; again when the file we opened was just cleared away by its owner."""
        while True:
            handle = self._open(club)
            try:
                _seize(handle)
            except OSError:
                handle.close()
                raise ClubInUse(
                    Message(
                        "De club {club} is al geopend in een ander venster of programma.",
                        club=club.name,
                    ),
                    Message("Er is niets veranderd."),
                    Message("Ga naar dat venster, of sluit het en probeer het opnieuw."),
                ) from None
            if self._still_there(handle):
                handle.seek(0)
                return handle
            handle.close()

    def _open(self, club: Path) -> BinaryIO:
        try:
            return os.fdopen(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644), "r+b")
        except OSError:
            raise NoAccess(
                Message(
                    "De map {parent} is er niet, of dit programma mag er niet schrijven.",
                    parent=str(club.parent),
                ),
                Message("Er is niets veranderd."),
                Message(
                    "Zet het clubbestand in een map van uzelf, zoals Documenten, en open het daar."
                ),
            ) from None

    def _still_there(self, handle: BinaryIO) -> bool:
        try:
            return os.path.samestat(os.fstat(handle.fileno()), self._path.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Give the club free. Can be called twice."""
        if self._handle.closed:
            return
        if sys.platform == "win32":
            self._handle.close()
            self._path.unlink(missing_ok=True)
        else:  # unlink while held, so that nobody locks a file that is about to go
            self._path.unlink(missing_ok=True)
            self._handle.close()


def lock_path(club: Path) -> Path:
    """Where the lock file of a club lies."""
    return club.with_name(club.name + SUFFIX)
