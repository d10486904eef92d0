"""Under which number an evening counts in a competition where evenings of others count as well.

There the numbers go by date, so that columns and periods of the standings do. An evening that
was begun or closed keeps its number, for it is in print; what is to come makes room.
"""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.services.evenings.head import as_date
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import AlsoCountsRow, EveningRow

_BEGUN = (
    "e.status <> 'open' OR EXISTS (SELECT 1 FROM evening_version v WHERE v.evening_id = e.id)"
    " OR EXISTS (SELECT 1 FROM participant p WHERE p.evening_id = e.id)"
)
_NUMBERED = text(
    f"SELECT e.number, e.date, e.id, 0 AS also, {_BEGUN} AS begun FROM evening e"
    " WHERE e.competition_id = :id"
    f" UNION ALL SELECT a.number, e.date, e.id, 1, {_BEGUN} FROM also_counts a"
    " JOIN evening e ON e.id = a.evening_id WHERE a.competition_id = :id ORDER BY 1"
)
_WHERE = text("SELECT competition_id FROM also_counts WHERE evening_id = :id")
_OTHERS = text("SELECT 1 FROM also_counts WHERE competition_id = :id LIMIT 1")


class _Numbered(NamedTuple):
    """An evening that counts, with the number it has."""

    number: int
    day: date
    id: int
    also: bool
    begun: bool


class Room(NamedTuple):
    """Where a new evening goes."""

    number: int
    moving: tuple[tuple[int, bool, int], ...]  # evening, whether of another, its new number


def room_for(conn: Connection, competition_id: int, day: date) -> Room:
    """The number by date for an evening that is to count, and what moves up for it."""
    there = _there(conn, competition_id)
    kept = _kept(there)
    later = next((one for one in there if one.number > kept and one.day > day), None)
    if later is None:
        return Room(max((one.number for one in there), default=0) + 1, ())
    number = after = max((one.number for one in there if one.number < later.number), default=0) + 1
    moving = []
    for one in there:
        if one.number == after:
            after += 1
            moving.append((one.id, one.also, after))
    return Room(number, tuple(moving))


def counts_others(conn: Connection, competition_id: int) -> bool:
    """Whether evenings of other competitions count in this one."""
    return conn.execute(_OTHERS, {"id": competition_id}).first() is not None


def make_room(change: Change, competition_id: int, room: Room) -> None:
    """Have evenings that are to come move up; the last one first, so that no two meet."""
    for evening_id, also, number in reversed(room.moving):
        _renumber(change, competition_id, (evening_id, also), number)


def follow_day(change: Change, competition_id: int, evening_id: int) -> None:
    """Have an evening that got another day count by that day, where others count as well.

    What was begun keeps its number.
    """
    for one in {competition_id, *change.conn.execute(_WHERE, {"id": evening_id}).scalars()}:
        if counts_others(change.conn, one):
            _follow(change, one, evening_id)


def _follow(change: Change, competition_id: int, evening_id: int) -> None:
    there = _there(change.conn, competition_id)
    kept = _kept(there)
    free = [one for one in there if one.number > kept]
    moved = next((one for one in free if one.id == evening_id), None)
    if moved is None:
        return
    others = [one for one in free if one is not moved]
    at = next((at for at, one in enumerate(others) if one.day > moved.day), len(others))
    order = [*others[:at], moved, *others[at:]]
    places = zip(order, [one.number for one in free], strict=True)
    changed = [(one, number) for one, number in places if one.number != number]
    if changed:
        _renumber(change, competition_id, moved[2:4], there[-1].number + 1)  # out of the way
        upwards = changed[0][0] is moved
        for one, number in reversed(changed) if upwards else changed:
            _renumber(change, competition_id, one[2:4], number)


def _renumber(change: Change, competition_id: int, which: tuple[int, bool], number: int) -> None:
    evening_id, also = which
    if also:
        change.update(AlsoCountsRow, (competition_id, evening_id), number=number)
    else:
        change.update(EveningRow, evening_id, number=number)


def _there(conn: Connection, competition_id: int) -> list[_Numbered]:
    rows = conn.execute(_NUMBERED, {"id": competition_id})
    return [_Numbered(row[0], as_date(row[1]), row[2], bool(row[3]), bool(row[4])) for row in rows]


def _kept(there: Sequence[_Numbered]) -> int:
    """The last number that does not change any more."""
    return max((one.number for one in there if one.begun), default=0)
