"""The clubs that were open last, so that the next start opens the newest again."""

import json
from pathlib import Path

from platformdirs import user_config_path

from clubadmin.storage.file.atomic import save_bytes
from clubadmin.storage.file.errors import StorageError

KEPT = 8


def _file() -> Path:
    return user_config_path("clubadmin", appauthor=False) / "recent.json"


def recent_clubs() -> tuple[Path, ...]:
    """The clubs opened last that are still there, newest first."""
    return tuple(path for path in _remembered() if path.is_file())


def last_club() -> Path | None:
    """The club opened last, also when its file is gone since: that must be told."""
    return next(iter(_remembered()), None)


def remember_club(path: str | Path) -> None:
    """Put a club first. Not being able to remember is no reason to stop anybody's work."""
    new = Path(path).resolve()
    kept = [new, *(one for one in _remembered() if one != new)][:KEPT]
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps([str(one) for one in kept], ensure_ascii=False, indent=1)
        save_bytes(_file(), text.encode("utf-8", "surrogateescape"))
    except (OSError, StorageError):
        return


def _remembered() -> list[Path]:
    """Read the list; one that cannot be read is an empty list."""
    try:
        found = json.loads(_file().read_text(encoding="utf-8", errors="surrogateescape"))
    except (OSError, ValueError):
        return []
    return [Path(one) for one in found if isinstance(one, str)] if isinstance(found, list) else []
