"""The erased members of a club, kept outside its file: a copy put back knows them again.

No name is in this list: the number of the row, when that row came into the club, and the number
that stands for the name. It lies beside the settings of the program.
"""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clubadmin.services.club import recent
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.errors import StorageError
from clubadmin.storage.file.header import LOCKED_SUFFIX, is_locked
from clubadmin.storage.file.retention import default_folder

if TYPE_CHECKING:
    from clubadmin.storage.copies.erasure import Gone


def of(uid: str) -> "tuple[Gone, ...]":
    """List the members erased from a club, in the order of their numbers."""
    found = _known().get(uid, [])
    if not found:
        return ()
    from clubadmin.storage.copies.erasure import Gone

    made = []
    for one in found:
        try:
            made.append(Gone(int(one["member_id"]), str(one["since"]), int(one["number"])))
        except (KeyError, TypeError, ValueError):
            continue  # written by hand, or by a later version
    return tuple(made)


def note(uid: str, gone: "Gone") -> None:
    """Remember somebody, before anything is erased: what was cut off is done again at opening.

    Raises:
        StorageError, OSError: it cannot be remembered, and so it must not be begun.
    """
    known = _known()
    known[uid] = [*known.get(uid, []), asdict(gone)]
    recent.write("erased", known, private=True)


def again(store: Store, uid: str) -> int:
    """Erase whom an older copy brought back; how many these were.

    Raises:
        StorageError: the file cannot be written.
    """
    gone = of(uid)
    if not gone:
        return 0
    from clubadmin.storage.copies.erasure import erase_in_open, is_erased

    with store.bare() as connection:
        back = [one for one in gone if not is_erased(connection, one)]
    for one in back:
        erase_in_open(store, one)
    return len(back)


def in_file(path: Path, uid: str) -> None:
    """Erase whom a copy brings back, where it was put in the place of a club.

    Raises:
        StorageError: it cannot be written.
    """
    if gone := of(uid):
        from clubadmin.storage.copies.erasure import erase_in_file

        erase_in_file(path, gone)


def in_folder(
    folder: Path, club: Path, uid: str, *, password: str | None = None
) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """Erase them from every copy in a folder.

    Answers the copies in which that cannot be done, and those that are locked with another
    password.

    Args:
        folder: where copies lie.
        club: the club file; what lies in the folder of its copies is known.
        uid: the club.
        password: that copies may be locked with.
    """
    from clubadmin.storage.copies.backup import uid_of
    from clubadmin.storage.copies.erasure import erase_in_file, erase_in_locked

    gone = of(uid)
    left: list[Path] = []
    locked: list[Path] = []
    for copy in _files(folder, club):
        try:
            if is_locked(copy):
                if password is None or not erase_in_locked(copy, club, uid, gone, password):
                    locked.append(copy)
            elif uid_of(copy) == uid:
                erase_in_file(copy, gone)
            elif copy.parent == default_folder(club):
                left.append(copy)  # too damaged to tell whose it is
        except (StorageError, OSError):
            left.append(copy)
    return tuple(left), tuple(locked)


def _files(folder: Path, club: Path) -> list[Path]:
    """Find the files that look like a copy of the club, good, locked or damaged."""
    try:
        found = sorted(folder.iterdir())
    except OSError:
        return []
    return [
        one
        for one in found
        if one.suffix == club.suffix or one.name.endswith(f"_{club.name}{LOCKED_SUFFIX}")
        if one.is_file() and not one.name.startswith(".")
        if not (one.exists() and club.exists() and one.samefile(club))
    ]


def _known() -> dict[str, list[Any]]:
    """Read the memory of every club."""
    found = recent.remembered("erased")
    if not isinstance(found, dict):
        return {}
    return {uid: one for uid, one in found.items() if isinstance(one, list)}
