"""Files that leave the club: papers, tables, copies."""

from pathlib import Path

from clubadmin.storage.atomic import save_bytes


def save(path: str | Path, data: bytes) -> Path:
    """Write a file whole or not at all; answers where it is.

    Raises:
        NoRoom, NoAccess: an existing file is what it was.
    """
    file = Path(path).expanduser()
    save_bytes(file, data)
    return file
