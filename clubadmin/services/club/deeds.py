"""The deeds in a club, from its journal, and the way back to how it was after one of them."""

from dataclasses import replace
from datetime import datetime

from sqlalchemy import text

from clubadmin.errors import Refused
from clubadmin.model.club.journal_step import Deed
from clubadmin.services.club.club import OpenClub
from clubadmin.storage.club import undo as journal
from clubadmin.storage.journal import labels
from clubadmin.storage.schema.packed import AT, NOTHING, readable

MOST = 5_000
"""Changes that are looked at, the newest first; of what is older the backups tell."""

_CHANGES = text(
    f"SELECT c.id, CAST(c.entry AS BLOB), {AT}, c.kind, c.undone_by, c.scope FROM change c"
    f" WHERE kind IN ('do', 'fixed') ORDER BY id DESC LIMIT {MOST}"
)


def deeds(club: OpenClub) -> tuple[Deed, ...]:
    """The deeds, the newest first; typing on one sheet in a row is one deed."""
    found: list[Deed] = []
    scope = ""
    with club.store.read() as conn:
        for number, kept, at, kind, undone_by, within in conn.execute(_CHANGES):
            undone = undone_by is not None
            if within and within == scope and found[-1].undone == undone:
                found[-1] = replace(found[-1], changes=found[-1].changes + 1)
            else:
                told = labels.read(*(readable(kept) or NOTHING)[:2])
                when = datetime.fromisoformat(at).astimezone()
                found.append(Deed(number, told, when, kind == "fixed", undone))
            scope = within
    return tuple(found)


def back_to(club: OpenClub, number: int) -> int:
    """Take back all that was done after a change, the newest first; answers how many changes."""
    later = [one for one in deeds(club) if one.number > number and not one.undone]
    wall = next((one for one in later if one.fixed), None)
    if wall is not None:
        raise Refused("“{label}” kan niet ongedaan gemaakt worden.", label=wall.label)
    if not later:
        raise Refused("Er is niets om ongedaan te maken.")
    count = sum(one.changes for one in later)
    for _change in range(count):
        journal.undo(club.store)
    return count
