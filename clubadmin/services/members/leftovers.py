"""Copies in which somebody who was erased may still be: locked, damaged, or not here just now.

A stick that is not in the computer is remembered, and its copies are gone through once it is.
A locked copy is gone through when another one is locked beside it with the same password.
"""

from dataclasses import dataclass, replace
from pathlib import Path

from clubadmin.i18n import Message
from clubadmin.services.club import erased, last_copies
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.last_copies import Place
from clubadmin.storage.file.retention import default_folder


@dataclass(frozen=True)
class Leftovers:
    """The outcome of going through the copies."""

    # copies that could not be read or written; a name may still be in these
    left: tuple[Path, ...] = ()
    locked: tuple[Path, ...] = ()  # copies that ask for a password; likewise
    away: tuple[Path, ...] = ()  # folders that are not there now
    cleared: tuple[Path, ...] = ()  # folders outside of the club's own that were gone through now

    @property
    def sentences(self) -> list[Message]:
        """Tell which copies are left, and what to do about them."""
        parts = []
        if self.left:
            parts.append(
                Message(
                    "In deze kopieën staat de naam nog, want die zijn niet te lezen of te"
                    " schrijven: {files}. Gooi ze zelf weg.",
                    files=_named(self.left),
                )
            )
        if self.locked:
            parts.append(
                Message(
                    "Op slot, en daarom staat de naam er nog in: {files}. Maak in die map een"
                    " nieuwe kopie met hetzelfde wachtwoord, dan gaat de naam er ook daar uit; of"
                    " gooi ze weg.",
                    files=_named(self.locked),
                )
            )
        if self.away:
            parts.append(
                Message(
                    "Nu niet te bereiken: {folders}. Is die map er weer (een stick), dan gaat de"
                    " naam vanzelf ook uit de kopieën daar.",
                    folders=", ".join(map(str, self.away)),
                )
            )
        return parts

    @property
    def told(self) -> Message:
        """Tell what is left after clearing the copies."""
        done = Message(
            "Wie gewist is, is nu ook gewist uit de kopieën in {folders}.",
            folders=", ".join(map(str, self.cleared)),
        )
        return Message.joined(*([done] if self.cleared else []), *self.sentences)


def are_owed(club: OpenClub) -> bool:
    """Whether there are folders whose copies are still to be gone through."""
    many = len(erased.of(club.uid))
    return any(one.cleared < many for one in last_copies.places(club))


def clear(club: OpenClub) -> Leftovers:
    """Go through all copies that can be reached, for everybody who was erased."""
    left, locked = erased.in_folder(default_folder(club.path), club.path, club.uid)
    found = Leftovers(left, locked)
    for place in last_copies.places(club):
        found = _with(found, _cleared(club, place))
    return found


def clear_owed(
    club: OpenClub, *, made: Path | None = None, password: str | None = None
) -> Leftovers | None:
    """Go through the copies of folders that were not there before; None where nothing is owed.

    Args:
        made: a copy of this moment; locked ones beside it may have its password.
    """
    many = len(erased.of(club.uid))
    found = Leftovers()
    for place in last_copies.places(club):
        here = made is not None and place.folder == made.resolve().parent
        opens = here and password is not None and bool(place.locked)
        if (place.cleared < many and place.folder.is_dir()) or opens:
            found = _with(found, _cleared(club, place, made, password if here else None))
    return found if found != Leftovers() else None


def _cleared(
    club: OpenClub, place: Place, made: Path | None = None, password: str | None = None
) -> Leftovers:
    many = len(erased.of(club.uid))
    if not place.folder.is_dir():
        return Leftovers(away=(place.folder,))
    left, locked = erased.in_folder(place.folder, club.path, club.uid, password=password)
    if place.cleared == many:  # what was locked since then has nobody in it
        locked = tuple(one for one in locked if one.name in place.locked)
    locked = tuple(one for one in locked if one != made)
    names = tuple(one.name for one in locked)
    cleared = place.cleared if left else many  # a stick that is full has room another time
    last_copies.note_place(club, replace(place, cleared=cleared, locked=names))
    return Leftovers(left, locked, cleared=(place.folder,))


def _with(one: Leftovers, other: Leftovers) -> Leftovers:
    return Leftovers(
        one.left + other.left,
        one.locked + other.locked,
        one.away + other.away,
        one.cleared + other.cleared,
    )


def _named(files: tuple[Path, ...]) -> str:
    return ", ".join(one.name for one in files)
