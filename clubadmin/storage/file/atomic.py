"""Files that are written whole or not at all."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from tempfile import NamedTemporaryFile

from clubadmin.storage.file.troubles import write_trouble

SUFFIX = ".deel"


@contextmanager
def write_aside(path: Path) -> Iterator[Path]:
    """A temporary file beside `path` that takes its place once it is whole and on the disk.

    Yields:
        The temporary file, empty; to be written and closed by the caller.

    Raises:
        NoRoom, NoAccess: `path` is what it was.
    """
    aside = None
    try:
        _clear_leftovers(path)
        with NamedTemporaryFile(
            dir=path.parent, prefix=f".{path.name}.", suffix=SUFFIX, delete=False
        ) as file:
            aside = Path(file.name)
        yield aside
        sync_file(aside)
        _keep_mode(aside, path)
        aside.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise write_trouble(error, path) from error
    finally:
        if aside:
            aside.unlink(missing_ok=True)


def save_bytes(path: Path, data: bytes) -> None:
    """Write a file; whoever looks sees the old one or the new one.

    Raises:
        NoRoom, NoAccess: `path` is what it was.
    """
    with write_aside(path) as aside:
        aside.write_bytes(data)


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


def _clear_leftovers(path: Path) -> None:
    """Take away what a program that was stopped while writing left, a day or more ago."""
    for leftover in path.parent.glob(f".{escape(path.name)}.*{SUFFIX}"):
        with suppress(OSError):
            if leftover.stat().st_mtime < time.time() - 86_400:
                leftover.unlink()


def _keep_mode(aside: Path, path: Path) -> None:
    """Give the new file the rights of the old one, or those of any new file."""
    try:
        mode = path.stat().st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    aside.chmod(mode)
