"""Copies that are locked with a password: asked about before they are made or opened."""

from pathlib import Path

from clubadmin.storage.copies import password as passwords
from clubadmin.storage.file import header
from clubadmin.storage.file.errors import WrongPassword


def check_password(password: str) -> None:
    """Whether a copy may be locked with it.

    Raises:
        Refused: it is empty or too short.
    """
    passwords.check_password(password)


def is_locked(copy: Path) -> bool:
    """Whether a copy asks for a password."""
    return header.is_locked(copy)


def is_wrong_password(error: Exception) -> bool:
    """Whether a locked copy was not opened because it has another password."""
    return isinstance(error, WrongPassword)


def name_of(copy: Path) -> str:
    """What a file that is made of a copy may be called, without its ending."""
    return Path(copy.name.removesuffix(header.LOCKED_SUFFIX)).stem
