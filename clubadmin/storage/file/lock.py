"""A lock for one program at a time, held by the operating system, free when a program dies.

On Linux it is held on the club file itself, so that it needs no room on the disk, lies behind no
link, and two names of one file are one club. Elsewhere a file cannot be held and replaced, or a
lock on it would stand in SQLite's way; there an empty file beside the club is held.
"""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from clubadmin.i18n import Message
from clubadmin.storage.file.errors import ClubInUse, NoAccess

SUFFIX = ".slot"
ON_THE_FILE = sys.platform == "linux"

_FLAGS = os.O_RDONLY
for _name in ("O_NONBLOCK", "O_NOFOLLOW", "O_CLOEXEC", "O_BINARY"):  # no waiting, no links
    _FLAGS |= getattr(os, _name, 0)

if sys.platform == "win32":
    import msvcrt

    def seize(handle: int) -> None:
        """Hold an open file for this program until it is closed; OSError: another has it."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def seize(handle: int) -> None:
        """Hold an open file for this program until it is closed; OSError: another has it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: set[tuple[int, int]] = set()
"""What this program holds. Opening and closing such a file once more would take SQLite's own
locks on it away."""


class Lock:
    """Holds a club file for this program.

    Args:
        club: the file.
        new: it is still to be made: its place is held, by an empty file aside that becomes it.

    Raises:
        ClubInUse: another program, or another window of this one, has it.
        NoAccess: no file may be made in that folder, or it is no ordinary file.
    """

    def __init__(self, club: Path, *, new: bool = False) -> None:
        self._club = club
        self._handle: int | None = None
        self._mark = (0, 0)
        self._made = new or not ON_THE_FILE
        self._path = club
        if self._made:
            self._path = aside_of(club) if ON_THE_FILE else lock_path(club)
        if not os.access(club.parent, os.W_OK):
            raise _no_access(club)
        self._take()

    @classmethod
    def of_place(cls, club: Path) -> "Lock":
        """Holds a club file, or its place when there is none yet."""
        while True:
            lock = cls(club, new=not club.exists())
            if lock._path == club or not club.exists() or not ON_THE_FILE:
                return lock
            lock.release()  # it was made just before we had its place

    def follow(self) -> None:
        """Hold the file that took the place of the one that was held.

        Raises:
            ClubInUse: another program was first.
        """
        if not ON_THE_FILE:
            return
        self._made, self._path = False, self._club
        if _mark_of(self._club) != self._mark:
            self._let_go()
            self._take()

    def release(self) -> None:
        """Give the club free. Can be called twice."""
        if self._handle is None:
            return
        gone = self._made and _mark_of(self._path) == self._mark
        if sys.platform == "win32":  # an open file cannot be removed there
            self._let_go()
        if gone:  # while held, so that nobody locks a file that is about to go
            with suppress(OSError):
                self._path.unlink()
        self._let_go()

    def _take(self) -> None:
        """Open and lock; again when the file we opened was just cleared away by its owner."""
        while self._handle is None:
            if _mark_of(self._path) in _held:
                raise _in_use(self._club)
            handle = self._open()
            found = os.fstat(handle)
            if not stat.S_ISREG(found.st_mode):
                os.close(handle)
                raise _no_access(self._club)
            try:
                seize(handle)
            except OSError:
                os.close(handle)
                raise _in_use(self._club) from None
            mark = found.st_dev, found.st_ino
            if _mark_of(self._path) != mark:
                os.close(handle)
                continue
            self._handle, self._mark = handle, mark
            _held.add(mark)

    def _open(self) -> int:
        flags = _FLAGS | (os.O_CREAT | os.O_RDWR if self._made else 0)
        try:
            return os.open(self._path, flags, 0o600)
        except OSError:
            raise _no_access(self._club) from None

    def _let_go(self) -> None:
        if self._handle is not None:
            _held.discard(self._mark)
            os.close(self._handle)
            self._handle = None


def lock_path(club: Path) -> Path:
    """The place of a club's lock file, on systems that need one."""
    return club.with_name(club.name + SUFFIX)


def aside_of(club: Path) -> Path:
    """The file aside that is to take the place of a club."""
    return club.with_name(f".{club.name}.nieuw")


def _mark_of(path: Path) -> tuple[int, int] | None:
    """The identity of a file, whatever it is called; none behind a link."""
    try:
        found = path.stat(follow_symlinks=False)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _in_use(club: Path) -> ClubInUse:
    return ClubInUse(
        Message("De club {club} is al geopend in een ander venster of programma.", club=club.name),
        Message("Er is niets veranderd."),
        Message("Ga naar dat venster, of sluit het en probeer het opnieuw."),
    )


def _no_access(club: Path) -> NoAccess:
    if club.is_dir():
        return NoAccess(
            Message("{path} is een map, geen clubbestand.", path=str(club)),
            Message("Er is niets veranderd."),
            Message("Kies een bestand."),
        )
    return NoAccess(
        Message(
            "De map {parent} is er niet, of dit programma mag er niet schrijven.",
            parent=str(club.parent),
        ),
        Message("Er is niets veranderd."),
        Message("Zet het clubbestand in een map van uzelf, zoals Documenten, en open het daar."),
    )
