"""A copy before it is opened: the club it was made of, and the password that locks it."""

from pathlib import Path

from clubadmin.i18n import Message
from clubadmin.storage.copies import password as passwords
from clubadmin.storage.file import header, retention
from clubadmin.storage.file.errors import CopyOfClub, WrongPassword


def check_password(password: str) -> None:
    """Whether a copy may be locked with it."""
    passwords.check_password(password)


def is_locked(copy: Path) -> bool:
    """Whether a copy asks for a password."""
    return header.is_locked(copy)


def is_wrong_password(error: Exception) -> bool:
    """Whether a locked copy was not opened because it has another password."""
    return isinstance(error, WrongPassword)


def name_of(copy: Path) -> str:
    """The name for a club file that is made of a copy, without its ending."""
    name = retention.name_of_the_club(copy) or copy.name
    return Path(name.removesuffix(header.LOCKED_SUFFIX)).stem


def refuse_copy(file: Path) -> None:
    """Keep a copy from being opened as a club: what is typed into it would be in no other copy.

    Raises:
        CopyOfClub: the file has the name of a copy that this program made.
    """
    if club := retention.name_of_the_club(file):
        raise CopyOfClub(
            Message(
                "{file} is een reservekopie van {club}. Daarin typt u niet verder.",
                file=file.name,
                club=Path(club).stem,
            ),
            Message("Er is niets veranderd."),
            Message(
                "Zet hem terug als nieuwe club op deze computer; de kopie blijft zoals hij is."
            ),
            backup=file,
        )
