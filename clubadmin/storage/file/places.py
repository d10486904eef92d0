"""Places where a club file may lie."""

import os
import sys
from pathlib import Path
from urllib.parse import unquote

from clubadmin.i18n import Message
from clubadmin.storage.file.errors import NoAccess, NotAClub

SYNCED = ("onedrive", "dropbox", "google drive", "googledrive", "icloud", "nextcloud", "stack")
NETWORK = (
    *("nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ncpfs", "davfs", "sshfs"),
    *("fuse.sshfs", "fuse.gvfsd-fuse", "fuse.rclone", "fuse.davfs2", "fuse.smbnetfs"),
)
"""Kinds of file systems on another machine. Not 9p: a whole system in a box stands on that."""
IN_MEMORY = ("tmpfs", "ramfs", "devtmpfs")


def club_path(target: str | Path) -> Path:
    """The file a path or URL points at, links resolved.

    Raises:
        NotAClub: the URL is of another kind of database, or the path leads nowhere.
        NoAccess: the file lies on a network, where a power cut or a second desk loses sheets; or
            its name is no text.
    """
    given = Path(_without_scheme(str(target)))
    try:
        path = given.expanduser().resolve()
        if path.is_symlink():  # from Python 3.13 on a circle is no error there
            raise OSError
        path.exists()
    except (RuntimeError, OSError, ValueError):  # links in a circle, a name that no file can have
        raise NotAClub(
            Message(
                "{path} kan geen bestand zijn: het is een link die naar zichzelf wijst, of een"
                " naam die niet bestaat.",
                path=str(given)[:200],
            ),
            Message("Er is niets veranderd."),
            Message("Kies een ander bestand."),
        ) from None
    refuse_odd_name(path)
    if on_network(path):
        raise NoAccess(
            Message(
                "{path} ligt op een netwerkschijf; daar kan een formulier ongemerkt verloren gaan.",
                path=str(path),
            ),
            Message("Er is niets veranderd."),
            Message(
                "Zet het clubbestand op de schijf van deze computer en bewaar"
                " reservekopieën op het netwerk."
            ),
        )
    return path


def refuse_odd_name(path: Path) -> None:
    """See that a name is a text, as SQLite asks for it; elsewhere than on Linux each is.

    Raises:
        NoAccess: it is none.
    """
    try:
        str(path).encode()
    except UnicodeEncodeError:
        raise NoAccess(
            Message(
                "De naam {path} kan niet worden gelezen: er staat iets in dat geen letter is.",
                path=str(path).encode("utf-8", "backslashreplace").decode(),
            ),
            Message("Er is niets veranderd."),
            Message("Geef het bestand, of de map waarin het ligt, een andere naam."),
        ) from None


def _without_scheme(target: str) -> str:
    if target.startswith("sqlite:///"):
        return unquote(target.removeprefix("sqlite:///"))
    if "://" in target:
        raise NotAClub(
            Message(
                "Een club op {split} kan deze versie niet openen.",
                split=target.split("://", maxsplit=1)[0],
            ),
            Message("Er is niets veranderd."),
            Message("Geef een clubbestand op deze computer."),
        )
    return target


def on_network(path: Path) -> bool:
    """Whether a path lies on a network folder, as far as the system tells."""
    if sys.platform == "win32":
        import ctypes

        if str(path).startswith("\\\\"):
            return True
        return bool(ctypes.windll.kernel32.GetDriveTypeW(path.anchor) == 4)
    return file_system(path) in NETWORK


def file_system(path: Path, mounts: Path = Path("/proc/mounts")) -> str:
    """The kind of file system a path lies on; empty when the system does not tell."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    best, kind = "", ""
    for line in lines:
        fields = line.split(" ")
        if len(fields) < 3:
            continue
        point = fields[1].replace("\\040", " ")
        inside = os.path.commonpath([point, path]) == point
        if inside and len(point) >= len(best):
            best, kind = point, fields[2]
    return kind


def synced_warning(path: Path) -> Message | None:
    """Warn that the folder is copied to the internet while the club is open."""
    for part in path.parts:
        if any(part.casefold().startswith(name) for name in SYNCED):
            return Message(
                "De map {part} wordt door een ander programma gelijkgehouden met internet."
                " Dat kan het clubbestand beschadigen. Zet het bestand liever in een gewone"
                " map en bewaar alleen de reservekopieën hier.",
                part=part,
            )
    return None


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
