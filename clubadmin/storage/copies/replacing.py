"""Replacing a file by another; the old one is kept first."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from clubadmin.storage.file.atomic import copy_private, sync_file, sync_folder
from clubadmin.storage.file.errors import DamagedClub, NewerClub, NoAccess, NotAClub
from clubadmin.storage.file.header import away, has_hot_journal, has_log, journal_path, log_path
from clubadmin.storage.file.opening import examine, inspect
from clubadmin.storage.file.retention import begin_copy, default_folder
from clubadmin.storage.file.troubles import as_trouble, write_trouble


def keep_old(path: Path, clock: Callable[[], datetime], *, damaged: bool = False) -> Path:
    """Keep what is about to be replaced, and clear its unfinished journal or log.

    Answers where it is kept; what is damaged is called so, and never let go of as an old copy.

    Args:
        clock: names what is kept.
        damaged: it is known to be; else that is looked at.
    """
    sound = not damaged and _sound(path)
    kept, aside = begin_copy(default_folder(path), path, clock())
    if not sound:
        kept = kept.with_name(f"beschadigd_{kept.name}")
    try:
        copy_private(path, aside)
        put_in_place(aside, kept)
    finally:
        away(aside)
    for there, beside in ((has_hot_journal, journal_path), (has_log, log_path)):
        if there(path):  # would be applied to the copy that comes in its place
            copy_private(beside(path), beside(kept))
            beside(path).unlink()
            sync_folder(path.parent)
    return kept


def _sound(path: Path) -> bool:
    """Whether a club is whole, once a change that was cut off has been taken back.

    Raises:
        StorageError: it cannot be looked into just now.
    """
    try:
        examine(path)
        inspect(path, pages=True)
    except (NotAClub, NewerClub, DamagedClub, NoAccess):
        return False
    return True


def put_in_place(aside: Path, target: Path) -> None:
    """Give a file that is whole its name."""
    sync_file(aside)
    aside.replace(target)
    sync_folder(target.parent)


@contextmanager
def beside(path: Path, ending: str) -> Iterator[Path]:
    """A place beside a file for what is to come in its stead; nothing is left there at the end.

    Raises:
        StorageError: of whatever SQLite or the disk refuses within.
    """
    aside = path.with_name(f".{path.name}.{ending}")
    try:
        yield aside
    except sqlite3.Error as error:
        raise as_trouble(error, path) from error
    except OSError as error:
        raise write_trouble(error, path) from error
    finally:
        away(aside)
