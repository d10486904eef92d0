"""The health of the club file, and its copies."""

from pathlib import Path

from clubadmin.i18n import Message
from clubadmin.model.club.club import Health
from clubadmin.services.care.figures_check import figure_problems, frozen_problems
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.last_copies import note_copy
from clubadmin.storage.checks.club import check as club_check
from clubadmin.storage.copies import backup as storage_backup
from clubadmin.storage.file.places import synced_warning
from clubadmin.storage.file.retention import copies


def check(club: OpenClub) -> Health:
    """Look through the whole file: pages, references, digests, sums, journal, every line."""
    seen = club_check(club.store)
    problems = seen.problems or _figure_problems(club)
    return Health(not problems, problems, seen.sheets, seen.games, seen.members)


def _figure_problems(club: OpenClub) -> tuple[Message, ...]:
    """Only in a file that is sound: in another, rows may be missing that this needs."""
    with club.store.read() as conn:
        found = figure_problems(conn)
    return found or frozen_problems(club)


def backup(club: OpenClub, folder: str | Path | None = None) -> Path:
    """Make a copy that was opened and checked; without a folder, in the one beside the club.

    One on another medium than the club is remembered as such.

    Raises:
        NoRoom, NoAccess, DamagedClub: there is no new copy; older ones stay.
    """
    chosen = Path(folder).expanduser().resolve() if folder else None
    made = storage_backup.backup(club.store, chosen)
    note_copy(club, made)
    return made


def backups(club: OpenClub) -> tuple[Path, ...]:
    """The copies of the club in the folder beside it, newest first."""
    return tuple(reversed(copies(club.path)))


def restore(file: str | Path, target: str | Path, *, only_itself: bool = False) -> Path | None:
    """Put a copy in the place of a club that is not open, or where there is none yet.

    Args:
        file: the copy.
        target: the place of the club.
        only_itself: replace the club that the copy was made of, and nothing else.

    Returns:
        Where what stood there before was kept; None when there was nothing.

    Raises:
        StorageError: the copy is not good, or the place cannot be written; nothing changed.
    """
    return storage_backup.restore(file, target, only_itself=only_itself)


def place_warning(club: OpenClub) -> Message | None:
    """Said when the club lies in a folder that another program keeps in step."""
    return synced_warning(club.path)
