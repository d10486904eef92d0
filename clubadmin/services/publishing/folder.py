"""Writes pages in a folder: what changed alone, and what is no longer wanted goes.

A list in the folder says which files are of this program. Of these, pages that are not made any
more are taken away (somebody may have taken back a consent); anything else there is left alone.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath

from clubadmin.model.publishing.publishing import Published
from clubadmin.services.errors import Refused
from clubadmin.storage.file.atomic import save_bytes
from clubadmin.storage.file.troubles import write_trouble

LIST = "clubadmin-paginas.txt"

Progress = Callable[[int, int], None]


def publish(folder: Path, pages: Mapping[str, bytes], progress: Progress) -> Published:
    """Bring a folder up to date.

    Args:
        folder: where the pages go; made when it is not there.
        pages: contents by name; names have `/` between folders.
        progress: told how many pages are written, and of how many; may stop it, and what is
            there then is taken up the next time.

    Raises:
        Refused: something of somebody else is in the way.
        NoRoom, NoAccess: it cannot be written.
    """
    ours = _ours(folder)
    _refuse_others(folder, pages, ours)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise write_trouble(error, folder) from error
    save_bytes(folder / LIST, _listed(ours | set(pages)))  # also of what is written half-way
    written = 0
    for done, (name, data) in enumerate(pages.items(), 1):
        written += _write(folder / name, data)
        progress(done, len(pages))
    gone = sorted(ours - set(pages))
    removed = sum(_remove(folder, name) for name in gone)
    save_bytes(folder / LIST, _listed(set(pages)))
    return Published(str(folder), len(pages), written, removed)


def _ours(folder: Path) -> set[str]:
    """The names on the list that stay within the folder."""
    try:
        lines = (folder / LIST).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return set()
    return {line for line in lines if _inside(line)}


def _inside(name: str) -> bool:
    path = PurePosixPath(name)
    return bool(name) and not path.is_absolute() and ".." not in path.parts and ":" not in name


def _refuse_others(folder: Path, pages: Mapping[str, bytes], ours: set[str]) -> None:
    for name in pages:
        if name not in ours and (folder / name).exists():
            raise Refused(
                f"In {folder} staat al een {name} die niet van dit programma is. Er is niets"
                " veranderd. Kies een lege map, of haal dat bestand daar weg."
            )


def _listed(names: set[str]) -> bytes:
    return "".join(f"{name}\n" for name in sorted(names)).encode("utf-8")


def _write(file: Path, data: bytes) -> bool:
    """Write what is new or other; answers whether it was."""
    with suppress(OSError):
        if file.read_bytes() == data:
            return False
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise write_trouble(error, file) from error
    save_bytes(file, data)
    return True


def _remove(folder: Path, name: str) -> bool:
    file = folder / name
    if file.is_symlink() or not file.is_file():
        return False
    try:
        file.unlink()
    except OSError as error:
        raise write_trouble(error, file) from error
    with suppress(OSError):  # another's files may be in it
        file.parent.rmdir() if file.parent != folder else None
    return True
