"""Evenings of another competition that count in this one as well, such as first Thursdays.

They stand among the own evenings under a number of their own. Everybody has there what he made
on that evening; of an evening of pairs each of the two has what the pair made. New evenings count
in other competitions as the ones before them did.

The numbers go by date, so that columns and periods of the standings do. An evening that was
begun or closed keeps its number, for it is in print; what is to come makes room.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Entrant, Format
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.also_counting import AlsoCounting, Habit, OtherEvening
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.club.season_closed import refuse_closed_competition
from clubadmin.services.evenings.head import as_date
from clubadmin.services.members.entrants import about
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import AlsoCountsRow, EveningRow

_OWN = text("SELECT number, date FROM evening WHERE competition_id = :id ORDER BY number")
_OTHERS = text(
    "SELECT e.id, c.name, c.format, e.number, e.date, a.number AS counts_as FROM competition own"
    " JOIN competition c ON c.season_id = own.season_id AND c.id <> own.id"
    " JOIN evening e ON e.competition_id = c.id"
    " LEFT JOIN also_counts a ON a.evening_id = e.id AND a.competition_id = own.id"
    " WHERE own.id = :id ORDER BY e.date, c.id, e.number"
)
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
_SHARED = text("SELECT 1 FROM also_counts WHERE competition_id = :id LIMIT 1")
_DAYS = text(
    "SELECT s.id AS season, o.id AS other_id, o.name AS other, c.id AS here_id, c.name AS here,"
    " e.date, a.evening_id IS NOT NULL AS counts"
    " FROM (SELECT DISTINCT o.name AS other, c.name AS here FROM also_counts b"
    "  JOIN evening e ON e.id = b.evening_id JOIN competition o ON o.id = e.competition_id"
    "  JOIN competition c ON c.id = b.competition_id) x"
    " JOIN competition o ON o.name = x.other"
    " JOIN competition c ON c.name = x.here AND c.season_id = o.season_id AND c.id <> o.id"
    " JOIN season s ON s.id = o.season_id"
    " LEFT JOIN evening e ON e.competition_id = o.id"
    " LEFT JOIN also_counts a ON a.evening_id = e.id AND a.competition_id = c.id"
    " ORDER BY s.starts, s.id, e.date"
)


def count_also(club: OpenClub, competition_id: int, evenings: Collection[int]) -> AlsoCounting:
    """Have just these evenings count as well; others that did no longer do.

    Each new one gets the number of its day, and evenings to come make room; those that were
    begun keep theirs.
    """
    with club.store.read() as conn:
        now = _load(conn, competition_id)
        refuse_closed_competition(conn, competition_id)
    chosen = set(evenings)
    for one in now.evenings:
        if one.evening_id in chosen and one.refused:
            raise Refused(one.refused)
    if chosen - {one.evening_id for one in now.evenings}:
        raise Refused("Een van deze avonden is er niet meer. Kijk opnieuw in de lijst.")
    with club.store.change(
        Message("Avonden die ook meetellen in {competition}", competition=now.competition)
    ) as change:
        for one in now.evenings:  # first what leaves: its number may be that of one that comes
            if one.counts_as is not None and one.evening_id not in chosen:
                change.delete(AlsoCountsRow, (competition_id, one.evening_id))
        for one in now.evenings:
            if one.counts_as is None and one.evening_id in chosen:
                count_from_the_start(change, one.evening_id, one.date, [competition_id])
        return _load(change.conn, competition_id)


def _load(conn: Connection, competition_id: int) -> AlsoCounting:
    """The evenings of the season's other competitions, and which count here as well."""
    title, form = about(conn, competition_id)
    own = len(conn.execute(_OWN, {"id": competition_id}).all())
    rows = conn.execute(_OTHERS, {"id": competition_id}).mappings()
    return AlsoCounting(competition_id, title, own, tuple(_other(row, title, form) for row in rows))


also_counting = reads(_load)


def _other(row: Any, title: str, form: Format) -> OtherEvening:
    return OtherEvening(
        evening_id=row["id"],
        competition=row["name"],
        number=row["number"],
        date=as_date(row["date"]),
        counts_as=row["counts_as"],
        refused=_refusal(row["name"], FORMATS[row["format"]], title, form),
    )


def _refusal(name: str, other: Format, title: str, own: Format) -> Message | None:
    """Why an evening of the other competition cannot count in this one; None when it can."""
    if other.decides is not own.decides:
        return Message(
            "{name} gaat niet om dezelfde punten als {title}; de avonden zijn niet bij"
            " elkaar op te tellen.",
            name=name,
            title=title,
        )
    same = other.entrant is own.entrant
    of_pairs = other.entrant is Entrant.PAIR and own.entrant is Entrant.MEMBER
    if not same and not of_pairs:
        return Message(
            "{name} en {title} hebben andere deelnemers; wat de een maakt, is niet van de ander.",
            name=name,
            title=title,
        )
    return None


class _Numbered(NamedTuple):
    """An evening that counts, with the number it has."""

    number: int
    day: date
    id: int
    also: bool
    begun: bool


class Room(NamedTuple):
    """The room for a new evening."""

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
    return conn.execute(_SHARED, {"id": competition_id}).first() is not None


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


def habits_in(conn: Connection) -> tuple[Habit, ...]:
    """Find competitions whose evenings count in others, and on which days."""
    seasons: dict[tuple[str, str], dict[int, Habit]] = defaultdict(dict)
    for row in conn.execute(_DAYS):
        of = seasons[row.other, row.here]
        if row.season not in of:
            of[row.season] = Habit(row.other_id, row.other, row.here_id, row.here, (), ())
        if row.date is not None:
            of[row.season] = of[row.season].with_day(as_date(row.date), counts=bool(row.counts))
    found: list[Habit] = []
    for by_season in seasons.values():
        before = None
        for one in by_season.values():
            if before is not None or one.counted:
                found.append(one if before is None else one.after(before))
            before = one if one.counted else before
    return tuple(found)


habits = reads(habits_in)


def chosen_for(
    conn: Connection, competition_id: int, day: date, also: Collection[int] | None
) -> tuple[int, ...]:
    """Find the other competitions in which a new evening counts.

    Args:
        competition_id: of the evening.
        also: those that were chosen; None: as evenings did before.
    """
    known = [one for one in habits_in(conn) if one.other_id == competition_id]
    if also is None:
        return tuple(one.competition_id for one in known if one.goes_on(day))
    if set(also) - {one.competition_id for one in known}:
        raise Refused(
            "In een van deze competities telt nog geen avond mee. Kies eerst bij Stand,"
            " Ook meetellen, welke avonden dat doen."
        )
    return tuple(sorted(set(also)))


def count_from_the_start(
    change: Change, evening_id: int, day: date, competitions: Collection[int]
) -> None:
    """Have an evening count in these competitions, in each under the number of its day."""
    for one in competitions:
        room = room_for(change.conn, one, day)
        make_room(change, one, room)
        values = {"competition_id": one, "evening_id": evening_id}
        change.insert(AlsoCountsRow, **values, number=room.number)
