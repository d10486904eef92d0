"""Two people beside each other: at one table, and on the same evenings."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.model.archive.archive import EveningPlace
from clubadmin.model.archive.people import HeadToHead, Meeting, MeetingSum
from clubadmin.services.archive.careers import Of
from clubadmin.services.archive.companions import SEATS, games_since
from clubadmin.services.archive.tables import WAYS, parameters
from clubadmin.services.club.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.head import as_date
from clubadmin.services.members.members import load_member

_MEETINGS = (
    "SELECT e.id, s.name, c.name, e.number, e.date, c.evenings, t.round, t.number, t.id,"
    " {way.together}, {way.made}, {way.other}, {way.pits}, f.counted,"
    " sum({way.gained} > 0), sum({way.gained} < 0), {way.side}"
    " FROM seat x JOIN seat y ON y.playing_table_id = x.playing_table_id AND y.member_id = :other"
    " {others} JOIN playing_table t ON t.id = x.playing_table_id"
    " JOIN evening e ON e.id = t.evening_id JOIN competition c ON c.id = e.competition_id"
    " JOIN season s ON s.id = c.season_id JOIN scoresheet f ON f.playing_table_id = t.id"
    " LEFT JOIN game g ON g.scoresheet_id = f.id"
    " WHERE {whose} AND e.status = 'closed' GROUP BY t.id"
    " ORDER BY e.date DESC, e.id DESC, t.round DESC"
)
_MEETINGS_OF = {
    (of, solo): text(_MEETINGS.format(way=way, whose=whose, others=others))
    for of, (whose, others) in SEATS.items()
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
        meetings = at_one_table(conn, "member", a, b)
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


def at_one_table(conn: Connection, of: Of, key: int, other: int) -> tuple[Meeting, ...]:
    """Every round of closed evenings in which somebody else sat at the table, newest first.

    Args:
        conn: the club.
        of: whose table: that of a member, or of a pair or team.
        key: its number.
        other: the member whom they met.
    """
    solo, parameter = parameters(conn)
    rows = conn.execute(_MEETINGS_OF[of, solo], {"id": key, "other": other, **parameter})
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
    made, other, pits, games, won, lost, side = rest
    where = EveningPlace(
        evening, season, name, number, as_date(day), planned, played, table, table_id
    )
    return Meeting(where, bool(together), made, other, pits, games, won or 0, lost or 0, side)


def _same_evenings(conn: Connection, a: int, b: int) -> tuple[int, int, int]:
    """On how many evenings the one had more, the other had more, both had as many."""
    both = same_evenings(conn, a, b).values()
    ahead = sum(one > other for one, other in both)
    behind = sum(one < other for one, other in both)
    return ahead, behind, len(both) - ahead - behind


def same_evenings(conn: Connection, a: int, b: int) -> dict[int, tuple[int, int]]:
    """What both made on the closed evenings on which each had a result of his own, by evening."""
    mine, theirs = _totals(conn, a), _totals(conn, b)
    still_open = set(conn.execute(_OPEN).scalars())
    return {
        one: (mine[one], theirs[one])
        for one in mine.keys() & theirs.keys()
        if one not in still_open
    }


def _totals(conn: Connection, member_id: int) -> dict[int, int]:
    return {row[0]: row[1] for row in conn.execute(_TOTALS, {"id": member_id})}
