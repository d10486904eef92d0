"""Files that leave the club: papers, tables, copies."""

from contextlib import suppress
from pathlib import Path

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.storage.file.atomic import save_bytes
from clubadmin.storage.file.header import MAGIC


def save(path: str | Path, data: bytes) -> Path:
    """Write a file whole or not at all; answers where it is.

    Raises:
        NoRoom, NoAccess: an existing file is what it was.
    """
    file = Path(path).expanduser()
    with suppress(OSError):  # writing will tell what is the matter
        _see_what_would_go(file)
    save_bytes(file, data, private=True)  # most have names in them
    return file


def _see_what_would_go(place: Path) -> None:
    linked = place.is_symlink()
    if not place.exists() and not linked:
        return
    if linked or not place.is_file():
        other = Message("een map") if place.is_dir() else Message("geen gewoon bestand")
        what = Message("een verwijzing naar iets anders") if linked else other
        raise Refused(
            "{place} is {what}. Er is niets veranderd. Kies een andere naam.",
            place=str(place),
            what=what,
        )
    with place.open("rb") as stream:
        if stream.read(len(MAGIC)) == MAGIC:
            raise Refused(
                "{place} is een clubbestand en wordt niet vervangen door iets anders. Er is"
                " niets veranderd. Kies een andere naam.",
                place=str(place),
            )
