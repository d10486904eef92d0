"""The losses of putting a copy back: told before it is done."""

from pathlib import Path

from clubadmin.i18n import Figure, Listed, Message
from clubadmin.model.club.club import Newer
from clubadmin.storage.copies.backup import newer_than
from clubadmin.storage.file.places import club_path

DAYS = 6  # evenings of which the day is named; the last ones


def what_goes(club: str | Path, copy: Path) -> Message | None:
    """A sentence with counts and dates; None where the club or the copy cannot tell."""
    path = club_path(club)
    found = newer_than(path, copy) if path.exists() else None
    return None if found is None else sentence(found)


def sentence(found: Newer) -> Message:
    """Tell what was done after a copy."""
    if not found.steps:
        return Message("Na die kopie is er niets veranderd: er gaat niets weg.")
    parts = []
    if evenings := len(found.evenings):
        days = Listed(tuple(sorted(set(found.evenings))[-DAYS:]))
        parts.append(
            Message.counted("{n} avond: {days}", "{n} avonden: {days}", evenings, days=days)
        )
    if sheets := found.sheets:
        n = Figure(sheets)
        parts.append(Message.counted("{n} formulier", "{n} formulieren", sheets, n=n))
    if members := found.members:
        parts.append(Message.counted("{n} lid of gast", "{n} leden en gasten", members))
    n = Figure(found.steps)
    parts.append(
        Message.counted("{n} wijziging in alles", "{n} wijzigingen in alles", found.steps, n=n)
    )
    return Message(
        "Dan is weg wat na die kopie kwam: {parts}.", parts=Listed(tuple(parts), "", "; ")
    )
