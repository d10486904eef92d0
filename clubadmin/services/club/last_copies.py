"""The last copy on another medium than the club's, and the reminder of it.

It is kept beside the settings of the program, not in the club file: a copy that is put back
would otherwise know less than is true.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import text

from clubadmin.model.club.club import CopyElsewhere
from clubadmin.services.club import recent
from clubadmin.services.club.club import OpenClub
from clubadmin.storage.file.places import other_medium
from clubadmin.storage.file.retention import default_folder

LONG = 14  # days
MOST = 40  # folders that are remembered; the eldest go first

Clock = Callable[[], datetime]
Known = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class Place:
    """A folder in which copies of a club were made."""

    folder: Path  # which may be on a stick that is not in the computer now
    cleared: int = 0  # of how many of those who were erased the copies there are free
    # the names of copies there that they may still be in: nobody has the password
    locked: tuple[str, ...] = ()


def is_elsewhere(club: OpenClub, made: Path) -> bool:
    """Whether a copy lies on another medium than the club."""
    return other_medium(club.path, made)


def note_copy(club: OpenClub, made: Path, *, clock: Clock = datetime.now) -> None:
    """Remember where a copy went that was opened and checked; when, if it is another medium.

    Not being able to remember is no reason to call a copy no copy.
    """
    folder = made.resolve().parent
    if folder != default_folder(club.path) and folder not in {one.folder for one in places(club)}:
        note_place(club, Place(folder))
    if is_elsewhere(club, made):
        moment = clock().isoformat(timespec="seconds")
        _keep(club, copied=moment, where=str(made.resolve().parent))


def copy_elsewhere(club: OpenClub, *, clock: Clock = datetime.now) -> CopyElsewhere:
    """Tell when a copy last went to another medium, and whether that is too long ago."""
    known = _of(club)
    copied = _moment(known.get("copied"))
    days = None if copied is None else _days(copied.date(), clock().date())
    late = days is None or days >= LONG
    return CopyElsewhere(copied, str(known.get("where", "")), days, late and _any_closed(club))


def places(club: OpenClub) -> tuple[Place, ...]:
    """The folders in which copies were made, but the one beside the club; the eldest first."""
    known = _of(club)
    found = known.get("places", {})
    made = {}
    if where := known.get("where"):  # of a version that knew the last one only
        made[str(where)] = Place(Path(str(where)))
    for folder, told in found.items() if isinstance(found, dict) else ():
        try:
            locked = tuple(map(str, told["locked"]))
            made[folder] = Place(Path(folder), int(told["cleared"]), locked)
        except (KeyError, TypeError, ValueError):
            continue  # written by hand, or by a later version
    return tuple(made.values())


def note_place(club: OpenClub, place: Place) -> None:
    """Remember how a folder stands."""
    known = {one.folder: one for one in places(club)} | {place.folder: place}
    kept = list(known.values())[-MOST:]
    _keep(
        club,
        places={
            str(one.folder): {"cleared": one.cleared, "locked": list(one.locked)} for one in kept
        },
    )


def reminder(club: OpenClub, *, clock: Clock = datetime.now) -> CopyElsewhere | None:
    """Give the reminder that is due now; None when none is, or it was told today already."""
    if _of(club).get("told") == clock().date().isoformat():
        return None
    found = copy_elsewhere(club, clock=clock)
    return found if found.due else None


def note_told(club: OpenClub, *, clock: Clock = datetime.now) -> None:
    """The reminder was shown: not again today."""
    _keep(club, told=clock().date().isoformat())


def _days(copied: date, today: date) -> int | None:
    """Days since a copy; None where the clock says that it is still to be made.

    A day ahead is another time zone or a copy around midnight; more is a clock that was, or
    is, wrong: such a copy proves nothing about the last two weeks.
    """
    days = (today - copied).days
    return None if days < -1 else max(0, days)


def _any_closed(club: OpenClub) -> bool:
    """Whether there is something to lose: a club without an evening is quickly made again."""
    with club.store.read() as conn:
        found = conn.execute(text("SELECT 1 FROM evening WHERE status = 'closed' LIMIT 1"))
        return found.first() is not None


def _of(club: OpenClub) -> dict[str, Any]:
    return _known().get(club.uid, {})


def _keep(club: OpenClub, **values: Any) -> None:
    recent.remember("copies", _known() | {club.uid: _of(club) | values})


def _known() -> Known:
    """Read the memory of every club."""
    found = recent.remembered("copies")
    if not isinstance(found, dict):
        return {}
    return {uid: one for uid, one in found.items() if isinstance(one, dict)}


def _moment(written: object) -> datetime | None:
    try:
        return datetime.fromisoformat(str(written)).replace(tzinfo=None)
    except ValueError:
        return None
