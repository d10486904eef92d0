"""Whether two places lie on one medium: what is lost together is no copy of each other."""

from pathlib import Path

from clubadmin.storage.file.places import file_system, synced_warning

IN_MEMORY = ("tmpfs", "ramfs", "devtmpfs")


def other_medium(club: Path, place: Path) -> bool:
    """Whether a place lies on another disk, stick or network folder than the club.

    A folder that another program keeps in step with the internet counts as well, unless the
    club lies in such a folder itself. What lies in memory is gone with the power and never
    counts. Two partitions of one disk count as two: systems do not tell them apart alike.
    """
    try:
        apart = _device(club) != _device(place)
    except OSError:
        return False
    if apart:
        return file_system(place) not in IN_MEMORY
    return bool(synced_warning(place)) and not synced_warning(club)


def _device(path: Path) -> int | str:
    """The device a path lies on; its drive where the system gives devices no number."""
    resolved = path.resolve()
    return resolved.stat().st_dev or resolved.drive.casefold()
