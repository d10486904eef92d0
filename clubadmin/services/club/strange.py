"""Club files made or taken in here; any other is checked whole before it is believed.

A file is known by its place on the disk, which it keeps when it is renamed or moved there, and
by the club in it. The list lies beside the settings; without it a file is checked once more, and
nothing is lost.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from clubadmin.errors import Trouble
from clubadmin.i18n import Message
from clubadmin.services.club import recent
from clubadmin.storage.file.errors import StorageError

KEPT = 200  # files; the eldest go first
_SEEN = "seen"
"""Stands behind a file that was checked whole, but not made anew."""


def admit(path: Path, uid: str) -> tuple[Message, ...]:
    """Admit a file to be written: one from elsewhere is checked whole and made anew.

    Answers what harms figures in it, and then it stays as it is.

    Raises:
        StorageError: it cannot be read, or not be made anew; it is what it was.
    """
    if _mark(path, uid) in _known():
        return ()
    # what a check takes is loaded only for a file that needs one
    from clubadmin.storage.copies.backup import take_in

    harm = take_in(path)
    if not harm:
        note_own(path, uid)
    return harm


def admit_to_read(path: Path, uid: str) -> tuple[Message, ...]:
    """Admit a file to be read: one from elsewhere is checked whole; gives what harms figures.

    Raises:
        StorageError: it cannot be read.
    """
    mark, known = _mark(path, uid), _known()
    if mark in known or f"{mark} {_SEEN}" in known:
        return ()
    from clubadmin.storage.copies.backup import look_over

    harm = look_over(path)
    if not harm:
        _note(f"{mark} {_SEEN}")
    return harm


@contextmanager
def damage_told(path: Path) -> Iterator[None]:
    """Report errors in a damaged club as damage, not as a fault of the program.

    Raises:
        DamagedClub: something unforeseen happened, and the file is not whole.
    """
    try:
        yield
    except (Trouble, OSError):
        raise
    except (
        AssertionError,
        AttributeError,
        ValueError,
        LookupError,
        TypeError,
        ArithmeticError,
        RecursionError,
        SQLAlchemyError,
    ) as error:
        from clubadmin.storage.copies.backup import refuse_damaged

        with suppress(OSError):
            try:
                refuse_damaged(path)
            except StorageError as damage:
                forget_own(path)
                raise damage from error
        raise


def is_own(path: Path, uid: str) -> bool:
    """Whether a file was made or taken in here."""
    return _mark(path, uid) in _known()


def note_own(path: Path, uid: str) -> None:
    """A file was made here."""
    mark = _mark(path, uid)
    if mark not in _known():
        _note(mark)


def forget_own(path: Path) -> None:
    """Something is wrong in a file that was made here: it is checked whole at the next opening."""
    mark, known = _mark(path, ""), _known()
    recent.remember("known", [one for one in known if not one.startswith(mark)])


def _mark(path: Path, uid: str) -> str:
    found = path.stat()
    return f"{found.st_dev:x} {found.st_ino:x} {uid}"


def _known() -> list[str]:
    found = recent.remembered("known")
    return [one for one in found if isinstance(one, str)] if isinstance(found, list) else []


def _note(mark: str) -> None:
    recent.remember("known", [*_known(), mark][-KEPT:])
