"""What stood out on an evening."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from clubadmin.model.archive.evening import Noted, NoteKind
from clubadmin.model.archive.records import What
from clubadmin.model.results.result import EveningResult, ResultRow
from clubadmin.services.archive.lists.asked import asked_of
from clubadmin.services.archive.lists.records import list_rows
from clubadmin.services.archive.milestones import Before, done_before
from clubadmin.services.archive.past.evenings import Past
from clubadmin.services.archive.past.naming import Who, participants, people

_CLOSE = 25  # points between first and second
_JUBILEE = 50  # evenings
_EVENINGS_FOR_RECORD = 5  # before that nearly every evening would be somebody's highest
_OF_LISTS: tuple[tuple[What, NoteKind], ...] = (
    ("best-round", "best-round"),
    ("best-game", "best-game"),
    ("pits-evening", "most-pits"),
    ("roem-evening", "most-roem"),
)


class _There(NamedTuple):
    """A row of the result with the people behind it."""

    row: ResultRow
    who: Who


def noted(
    conn: Connection, evening: Past, evenings: tuple[Past, ...], result: EveningResult
) -> tuple[Noted, ...]:
    """What stood out on a closed evening.

    Args:
        conn: the club.
        evening: which evening.
        evenings: all closed evenings, oldest first.
        result: its result.
    """
    names = participants(conn, (row.participant_id for row in result.rows))
    there = [
        _There(row, names[row.participant_id]) for row in result.rows if row.participant_id in names
    ]
    return (
        *_ends(there),
        *_of_lists(conn, evening, evenings),
        *_people(conn, evening, evenings, there),
    )


def _ends(there: Sequence[_There]) -> Iterator[Noted]:
    """Who won, by how little, and who came last."""
    for row, who in there:
        if row.place == 1:
            yield Noted("winner", row.name, row.score, who.member_ids)
    first_two = [one for one in there if one.row.matchpoints is None and one.row.out_in is None]
    if len(first_two) > 1:
        lead = first_two[0].row.total - first_two[1].row.total
        if 0 <= lead <= _CLOSE:
            (row, who), (other, behind) = first_two[:2]
            both = (*who.member_ids, *behind.member_ids)
            yield Noted("closest", f"{row.name}, {other.name}", lead, both)
    for row, who in there:
        if row.poedelprijs:
            yield Noted("last", row.name, row.score, who.member_ids)


def _of_lists(conn: Connection, evening: Past, evenings: tuple[Past, ...]) -> Iterator[Noted]:
    """The highest of this evening alone."""
    for what, kind in _OF_LISTS:
        for row in list_rows(conn, asked_of(evening, what, evenings)):
            yield Noted(kind, row.name, row.figure, row.member_ids, row.where)


def _people(
    conn: Connection, evening: Past, evenings: tuple[Past, ...], there: Sequence[_There]
) -> Iterator[Noted]:
    """Who came for the first time, for the hundredth, or made more than ever."""
    earlier = evenings[: next(at for at, one in enumerate(evenings) if one.id == evening.id)]
    if not earlier:
        return
    came = done_before(conn, earlier, evenings)
    same = [one for one in earlier if one.size == evening.size]
    best = came if len(same) == len(earlier) else done_before(conn, same, evenings)
    names = people(conn, {one for _, who in there for one in who.member_ids})
    for row, who in there:
        for member in who.member_ids:
            yield from _person(names[member], member, row, came, best)


def _person(
    name: str,
    member: int,
    row: ResultRow,
    came: Mapping[int, Before],
    best: Mapping[int, Before],
) -> Iterator[Noted]:
    nothing = Before(0, 0)
    nth = came.get(member, nothing).evenings + 1
    if nth == 1:
        yield Noted("first-time", name, 1, (member,))
    elif nth % _JUBILEE == 0:
        yield Noted("jubilee", name, nth, (member,))
    own = best.get(member, nothing)
    if own.evenings >= _EVENINGS_FOR_RECORD and row.total > own.best:
        yield Noted("own-record", name, row.total, (member,), before=own.best)
