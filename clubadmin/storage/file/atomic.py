"""Files that are written whole or not at all."""

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from clubadmin.storage.file.lock import seize
from clubadmin.storage.file.troubles import write_trouble

SUFFIX = ".deel"
_MOMENT, _DAY = 5, 86_400
"""Seconds since something was written aside: it is held by who writes it, but for a moment at its
beginning and its end; where no lock can be had it is left for a day."""
PRIVATE = 0o600
"""Of a club and its copies: names, telephone numbers and addresses are nobody else's."""


def save_bytes(path: Path, data: bytes, *, private: bool = False) -> None:
    """Write a file; whoever looks sees the old one or the new one.

    It is written aside, beside its place, and takes that once it is whole and on the disk.

    Args:
        path: the file; one that is there gives the new one its rights.
        data: what comes in it.
        private: a new file is its owner's alone.

    Raises:
        NoRoom, NoAccess: `path` is what it was.
    """
    aside = None
    try:
        _clear_leftovers(path.parent)
        with NamedTemporaryFile(
            dir=path.parent, prefix=f".{path.name}.", suffix=SUFFIX, delete=False
        ) as file:
            aside = Path(file.name)
            with suppress(OSError):  # a disk may know no locks
                seize(file.fileno())
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if not private or path.exists():
            _keep_mode(aside, path)
        aside.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise write_trouble(error, path) from error
    finally:
        if aside:
            aside.unlink(missing_ok=True)


def make_private(path: Path, *, new: bool = False) -> None:
    """Make a file empty and its owner's alone, before anything is written in it.

    A link is taken away and not followed.

    Args:
        new: it must not be there yet; else FileExistsError is raised.
    """
    if path.is_symlink():
        path.unlink()
    flags = (
        os.O_CREAT | (os.O_EXCL if new else os.O_TRUNC) | os.O_WRONLY | getattr(os, "O_NOFOLLOW", 0)
    )
    handle = os.open(path, flags, PRIVATE)
    try:
        with suppress(OSError, AttributeError):  # a stick may know no rights
            os.fchmod(handle, PRIVATE)
    finally:
        os.close(handle)


def keep_mode(path: Path, old: Path) -> None:
    """Give a file that takes the place of `old` the rights that that one has, if it is there."""
    with suppress(OSError):
        path.chmod(old.stat().st_mode & 0o777)


def copy_private(source: Path, target: Path) -> None:
    """Copy a file to one that is its owner's alone."""
    make_private(target)
    with source.open("rb") as read, target.open("r+b") as written:
        shutil.copyfileobj(read, written, 1 << 20)


def sync_file(path: Path) -> None:
    """Have a file's contents on the disk itself."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(path: Path) -> None:
    """Have a folder's names on the disk itself, where the system can do that."""
    if os.name == "nt":
        return  # renaming is already written through there
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _clear_leftovers(folder: Path) -> None:
    """Take away what a program that was stopped while writing left in a folder."""
    for leftover in folder.glob(f".*{SUFFIX}"):
        with suppress(OSError):
            age = abs(time.time() - leftover.stat().st_mtime)
            if age > _DAY or (age > _MOMENT and _nobody_writes(leftover)):
                leftover.unlink()


def _nobody_writes(aside: Path) -> bool:
    with aside.open("rb") as file:
        try:
            seize(file.fileno())
        except OSError:
            return False
    return True


def _keep_mode(aside: Path, path: Path) -> None:
    """Give the new file the rights of the old one, or those of any new file."""
    try:
        mode = path.stat().st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    aside.chmod(mode)
