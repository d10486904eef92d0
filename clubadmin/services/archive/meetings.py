"""Two people beside each other: at one table, and on the same evenings."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.services.archive.companions import games_since
from clubadmin.services.archive.tables import WAYS, parameters
from clubadmin.services.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evening_head import as_date
from clubadmin.services.members import load_member
from clubadmin.services.views.archive import EveningPlace
from clubadmin.services.views.archive_people import HeadToHead, Meeting, MeetingSum

_MEETINGS = {
    solo: text(
        "SELECT e.id, s.name, c.name, e.number, e.date, c.evenings, t.round, t.number, t.id,"
        f" {way.together}, {way.made}, {way.other}, {way.pits}, f.counted,"
        f" sum({way.gained} > 0), sum({way.gained} < 0)"
        " FROM seat x JOIN seat y ON y.playing_table_id = x.playing_table_id AND y.member_id = :b"
        " JOIN playing_table t ON t.id = x.playing_table_id"
        " JOIN evening e ON e.id = t.evening_id JOIN competition c ON c.id = e.competition_id"
        " JOIN season s ON s.id = c.season_id JOIN scoresheet f ON f.playing_table_id = t.id"
        " LEFT JOIN game g ON g.scoresheet_id = f.id"
        " WHERE x.member_id = :a AND e.status = 'closed' GROUP BY t.id"
        " ORDER BY e.date DESC, e.id DESC, t.round DESC"
    )
    for solo, way in WAYS.items()
}
_TOTALS = text(
    "SELECT r.evening_id, r.total FROM participant p"
    " JOIN evening_result r ON r.participant_id = p.id WHERE p.member_id = :id"
)
_OPEN = text("SELECT id FROM evening WHERE status <> 'closed'")


def head_to_head(club: OpenClub, a: int, b: int) -> HeadToHead:
    """Where two members met: at a table together, against one another, on the same evenings.

    Only closed evenings count. Evenings are compared where both entered on their own.

    Raises:
        Refused: one of them is not there, or they are the same.
    """
    if a == b:
        raise Refused("Kies twee verschillende personen om te vergelijken.")
    with club.store.read() as conn:
        one, other = load_member(conn, a), load_member(conn, b)
        meetings = at_one_table(conn, a, b)
        ahead, behind, level = _same_evenings(conn, a, b)
        since = games_since(conn)
    return HeadToHead(
        one,
        other,
        added_up([one for one in meetings if one.together]),
        added_up([one for one in meetings if not one.together]),
        meetings,
        ahead + behind + level,
        ahead,
        behind,
        level,
        since,
    )


def at_one_table(conn: Connection, a: int, b: int) -> tuple[Meeting, ...]:
    """Every round of closed evenings in which both sat at one table, newest first."""
    solo, parameter = parameters(conn)
    rows = conn.execute(_MEETINGS[solo], {"a": a, "b": b, **parameter})
    return tuple(map(_meeting, rows))


def added_up(meetings: Sequence[Meeting]) -> MeetingSum:
    """The sum of meetings."""
    return MeetingSum(
        len(meetings),
        len({one.where.evening_id for one in meetings}),
        sum(one.made > one.other for one in meetings),
        sum(one.made < one.other for one in meetings),
        sum(one.made == one.other for one in meetings),
        *(
            sum(getattr(one, name) for one in meetings)
            for name in ("made", "other", "pits", "games", "won", "lost")
        ),
    )


def _meeting(row: Sequence[Any]) -> Meeting:
    evening, season, name, number, day, planned, played, table, table_id, together, *rest = row
    made, other, pits, games, won, lost = rest
    where = EveningPlace(
        evening, season, name, number, as_date(day), planned, played, table, table_id
    )
    return Meeting(where, bool(together), made, other, pits, games, won or 0, lost or 0)


def _same_evenings(conn: Connection, a: int, b: int) -> tuple[int, int, int]:
    """On how many evenings the one had more, the other had more, both had as many."""
    mine, theirs = _totals(conn, a), _totals(conn, b)
    both = mine.keys() & theirs.keys() - set(conn.execute(_OPEN).scalars())
    ahead = sum(mine[one] > theirs[one] for one in both)
    behind = sum(mine[one] < theirs[one] for one in both)
    return ahead, behind, len(both) - ahead - behind


def _totals(conn: Connection, member_id: int) -> dict[int, int]:
    return {row[0]: row[1] for row in conn.execute(_TOTALS, {"id": member_id})}
