"""Plays that are entered and not yet in a decision: a small file of a club's own.

It holds numbers and cards and no names, and is no part of the club file: what is not decided
belongs to whoever sits at this computer.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from clubadmin.services.club.club import OpenClub
from clubadmin.storage.file.atomic import save_bytes

MOST_KEPT = 100  # the oldest go first
LONGEST = 10_000  # characters of one play

Plays = dict[str, tuple[str, str]]
"""By a row's own key: the name of the rule set, and the play as `write_play` gives it."""


def file_of(club: OpenClub, folder: Path) -> Path:
    """The file of a club's plays, wherever the club lies and whatever it is called."""
    return folder / "arbitrage" / f"{club.uid}.json"


def read(file: Path) -> Plays:
    """Read the kept plays, the oldest first; none where the file is missing or damaged."""
    found: Plays = {}
    with suppress(OSError, ValueError):
        kept = json.loads(file.read_text(encoding="utf-8"))
        for key, value in kept.items() if isinstance(kept, dict) else ():
            match value:
                case [str(rules), str(play)] if len(play) <= LONGEST:
                    found[key] = (rules, play)
    return found


def write(file: Path, plays: Mapping[str, tuple[str, str]]) -> None:
    """Keep these and no others.

    Raises:
        NoRoom, NoAccess: the file is what it was.
    """
    if not plays and not file.exists():
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    latest = dict(list(plays.items())[-MOST_KEPT:])
    save_bytes(file, json.dumps(latest, ensure_ascii=False).encode())
