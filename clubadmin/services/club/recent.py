"""The memory of this computer beside the settings; the clubs that were open last among it."""

import json
from pathlib import Path
from typing import Any

from platformdirs import user_config_path

from clubadmin.storage.file.atomic import save_bytes
from clubadmin.storage.file.errors import StorageError

KEPT = 8


def remembered(name: str) -> Any:
    """Read a memory of this computer, beside the settings; None for one that cannot be read."""
    try:
        return json.loads(_file(name).read_text(encoding="utf-8", errors="surrogateescape"))
    except (OSError, ValueError):
        return None


def remember(name: str, value: Any) -> None:
    """Keep a memory. Not being able to remember is no reason to stop anybody's work."""
    try:
        write(name, value)
    except (OSError, StorageError):
        return


def write(name: str, value: Any, *, private: bool = False) -> None:
    """Write a memory.

    Raises:
        StorageError, OSError: it cannot be remembered.
    """
    _file(name).parent.mkdir(parents=True, exist_ok=True)
    written = json.dumps(value, ensure_ascii=False, indent=1)
    save_bytes(_file(name), written.encode("utf-8", "surrogateescape"), private=private)


def _file(name: str) -> Path:
    return user_config_path("clubadmin", appauthor=False) / f"{name}.json"


def recent_clubs() -> tuple[Path, ...]:
    """The clubs opened last that are still there, newest first."""
    return tuple(path for path in _clubs() if path.is_file())


def last_club() -> Path | None:
    """The club opened last, also when its file is gone since: that must be told."""
    return next(iter(_clubs()), None)


def remember_club(path: str | Path) -> None:
    """Put a club first."""
    new = Path(path).resolve()
    kept = [new, *(one for one in _clubs() if one != new)][:KEPT]
    remember("recent", [str(one) for one in kept])


def _clubs() -> list[Path]:
    found = remembered("recent")
    return [Path(one) for one in found if isinstance(one, str)] if isinstance(found, list) else []
