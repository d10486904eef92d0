"""Sentences for the secretary, made of what SQLite reports."""

import errno
import sqlite3
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.storage.file.errors import (
    BrokenRule,
    ClubInUse,
    DamagedClub,
    NoAccess,
    NoRoom,
    StorageError,
)
from clubadmin.storage.schema.unreadable import REFUSALS

KEPT = Message("Wat als opgeslagen gemeld is, is bewaard; alleen deze laatste wijziging niet.")

_SCANNERS = (225, 226)
"""Errors of Windows where a scanner of viruses keeps a file away, or took it away."""

UNWRITABLE = (OverflowError, UnicodeEncodeError)
"""What a number or a text raises that no file can hold, also where it is only looked for."""


def unwritable() -> Refused:
    """The refusal of a number or text that cannot be stored."""
    return Refused(
        "Hier staat een getal, een dag of een teken dat niet kan. Kijk na wat getypt is."
    )


def as_trouble(error: Exception, path: Path) -> StorageError:
    """The trouble behind an error of the database, or of the machine while it reads."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    words = str(cause).lower()
    code = getattr(cause, "sqlite_errorname", "") or ""
    if code.startswith("SQLITE_FULL") or "full" in words:
        return _no_room(path)
    if code.startswith("SQLITE_CONSTRAINT") or isinstance(cause, sqlite3.IntegrityError):
        return BrokenRule(
            Message(
                "Deze wijziging past niet bij wat er al in de club staat: {contradiction}.",
                contradiction=_contradiction(words),
            ),
            Message("Er is niets veranderd."),
            Message("Bekijk de gegevens en doe de wijziging zo nodig anders."),
        )
    if code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return ClubInUse(
            Message("Een ander programma houdt {path} bezet.", path=_known(path)),
            KEPT,
            Message("Sluit het andere programma en probeer het opnieuw."),
        )
    if scanned := held_by_scanner(cause, path):
        return scanned
    refused = any(one in words for one in REFUSALS)
    if refused or code.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_FORMAT")):
        return damaged(path)
    if code.startswith(("SQLITE_READONLY", "SQLITE_PERM", "SQLITE_CANTOPEN")):
        return NoAccess(
            Message("In {path} mag of kan niet geschreven worden.", path=str(path)),
            KEPT,
            Message(
                "Kijk of de schijf er nog is en of u in die map mag schrijven, en probeer"
                " het opnieuw."
            ),
        )
    return StorageError(
        Message(
            "Lezen of schrijven van {path} is mislukt ({code}).",
            path=_known(path),
            code=code or type(cause).__name__,
        ),
        KEPT,
        Message("Probeer het opnieuw. Lukt het weer niet, zet dan een reservekopie terug."),
    )


def _contradiction(words: str) -> Message:
    """Tell which constraint of the tables was broken, as people say it."""
    if "unique" in words:
        return Message("er is er al een met dezelfde naam, hetzelfde nummer of dezelfde plaats")
    if "foreign key" in words:
        return Message(
            "iets anders verwijst er nog naar, of waar het naar verwijst is er niet meer"
        )
    return Message("er ontbreekt iets, of een waarde kan niet")


def damaged(path: Path, backup: Path | None = None, where: Message | None = None) -> DamagedClub:
    """The club file can no longer be read in full, or says what cannot be.

    Args:
        backup: the newest copy that is good.
        where: a sentence that names the place, when it is known.
    """
    happened = Message("Het clubbestand {path} is beschadigd.", path=path.name)
    if backup:
        todo = Message("Zet de reservekopie {backup} terug.", backup=backup.name)
    else:
        todo = Message("Zet een reservekopie terug die u zelf bewaard hebt.")
    return DamagedClub(
        Message.joined(happened, where) if where else happened,
        Message("Het bestand blijft staan zoals het is."),
        todo,
        backup=backup,
        file=path,
    )


def gone(path: Path) -> NoAccess:
    """The file is no longer where it was opened."""
    return NoAccess(
        Message(
            "Het clubbestand {path} is verplaatst, vervangen of verwijderd terwijl het open was.",
            path=path.name,
        ),
        KEPT,
        Message(
            "Zet het bestand terug op zijn plaats, sluit het programma en open de club opnieuw."
        ),
    )


def _known(path: Path) -> str:
    """A file by its name; of one that is made aside, of which nobody knows, its folder."""
    return str(path.parent) if path.name.startswith(".") else path.name


def _no_room(path: Path) -> NoRoom:
    return NoRoom(
        Message("De schijf met {path} is vol.", path=_known(path)),
        KEPT,
        Message("Maak ruimte vrij op de schijf en probeer het opnieuw."),
    )


def held_by_scanner(error: object, path: Path) -> NoAccess | None:
    """The trouble of a file that a scanner of viruses took; None where it was no scanner."""
    if getattr(error, "winerror", None) not in _SCANNERS:
        return None
    return NoAccess(
        Message("De virusscanner van deze computer houdt {path} tegen.", path=_known(path)),
        Message("Er is niets veranderd; wat in de club bewaard is, blijft bewaard."),
        Message(
            "Open de virusscanner, haal het bestand zo nodig terug uit de quarantaine, sluit de"
            " map {parent} uit van het scannen, en probeer het opnieuw.",
            parent=str(path.parent),
        ),
    )


def write_trouble(error: OSError, path: Path) -> StorageError:
    """The trouble behind a file that could not be written."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return _no_room(path)
    return held_by_scanner(error, path) or NoAccess(
        Message(
            "Het bestand {path} kan niet geschreven worden in {parent}.",
            path=path.name,
            parent=str(path.parent),
        ),
        Message("Er is niets veranderd; wat in de club bewaard is, blijft bewaard."),
        Message("Kies een andere map, of kijk of u in deze map mag schrijven."),
    )
