"""New evenings that count in other competitions as the ones before them did."""

from collections import defaultdict
from collections.abc import Collection
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.model.evenings.also_counting import Habit
from clubadmin.services.club.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.head import as_date
from clubadmin.services.evenings.numbers import make_room, room_for
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import AlsoCountsRow

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


def habits(club: OpenClub) -> tuple[Habit, ...]:
    """Which competitions have evenings that count in which others, and on which days."""
    with club.store.read() as conn:
        return habits_in(conn)


def habits_in(conn: Connection) -> tuple[Habit, ...]:
    """As `habits`, within a reading.

    A season goes on as the one before it in which competitions of these names did.
    """
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


def chosen_for(
    conn: Connection, competition_id: int, day: date, also: Collection[int] | None
) -> tuple[int, ...]:
    """In which other competitions a new evening counts.

    Args:
        conn: the club.
        competition_id: of the evening.
        day: of the evening.
        also: those that were chosen; None: as evenings did before.

    Raises:
        Refused: one was chosen in which no evening of the competition counts.
    """
    known = [one for one in habits_in(conn) if one.other_id == competition_id]
    if also is None:
        return tuple(one.competition_id for one in known if one.goes_on(day))
    if set(also) - {one.competition_id for one in known}:
        raise Refused(
            "In een van deze competities telt nog geen avond mee. Kies eerst bij Stand, Ook"
            " meetellen, welke avonden dat doen."
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
