"""Meetings of two people, and everybody's partners and opponents at a table.

In SQL, `x` is his seat and `y` that of somebody else at the table of sheet `f`, of evening `e`.
Where one plays against two, sides change with every game: there nobody is with anybody for a
whole table, and what each made is his own. Most clubs never do, and their queries need not ask.
"""

import json
from collections.abc import Sequence
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Connection, TextClause, text

from clubadmin.errors import Refused
from clubadmin.model.archive.archive import EveningPlace
from clubadmin.model.archive.people import Companion, HeadToHead, Meeting, MeetingSum
from clubadmin.services.archive.career import Of
from clubadmin.services.archive.past.closed import people
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.evenings.head import as_date
from clubadmin.services.members.members import load_member
from clubadmin.storage.sums.rounds import halves, rounding

_RULES = text("SELECT id, toml FROM rule_set")
_PLAYED_BY = text("SELECT 1 FROM evening WHERE rule_set_id = :id LIMIT 1")
_SOLO = "e.rule_set_id IN (SELECT value FROM json_each(:solo))"
_FIRST = "IN ('n', 's')"
_NS, _EW = "(g.ns_points + g.ns_roem)", "(g.ew_points + g.ew_roem)"
_MADE = "o.points + o.roem - o.fine"
Companions = tuple[Companion, ...]
_SUMS = """
    SELECT member_id, together, count(*), count(DISTINCT evening_id), sum(made > other),
      sum(made < other), sum(made = other), sum(made), sum(other), min(date), max(date)
    FROM (
      SELECT y.member_id, {way.together} AS together, t.evening_id, e.date, {way.made} AS made,
        {way.other} AS other
      FROM seat x JOIN seat y ON y.playing_table_id = x.playing_table_id {others}
        JOIN playing_table t ON t.id = x.playing_table_id
        JOIN scoresheet f ON f.playing_table_id = t.id
        JOIN evening e ON e.id = t.evening_id
      WHERE {whose} AND e.status = 'closed')
    GROUP BY member_id, together ORDER BY count(*) DESC, max(date) DESC"""
# a pair sits at two seats of a table and meets who are there once
_ENTRANT = (
    "x.participant_id IN (SELECT id FROM participant WHERE {}_id = :id)"
    " AND x.position IN ('n', 'e')"
)
_OTHERS = "AND y.participant_id <> x.participant_id"
SEATS: dict[Of, tuple[str, str]] = {
    "member": ("x.member_id = :id", "AND y.member_id <> x.member_id"),
    "pair": (_ENTRANT.format("pair"), _OTHERS),
    "team": (_ENTRANT.format("team"), _OTHERS),
}
"""SQL: which seats `x` are those of a member, pair or team, and which `y` those of others."""
_SINCE = text("SELECT min(e.date) FROM evening e JOIN evening_peak p ON p.evening_id = e.id")
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
_TOTALS = text(
    "SELECT r.evening_id, r.total FROM participant p"
    " JOIN evening_result r ON r.participant_id = p.id WHERE p.member_id = :id"
)
_OPEN = text("SELECT id FROM evening WHERE status <> 'closed'")


class AtTable(NamedTuple):
    """Figures of a table, each as SQL."""

    together: str  # whether both sit on one side
    made: str  # what his side made; where one plays against two he himself
    other: str  # what the other side made, or there the other person
    pits: str  # the pits of his side, or his own
    gained: str  # what his side made more than the other in game `g`, or he than the other person
    side: str  # "ns" or "ew"; empty where one plays against two


def _of(figures: str) -> str:
    ns, ew = (" + ".join(f"f.{side}_{one}" for one in figures.split()) for side in ("ns", "ew"))
    return f"iif(x.position {_FIRST}, {ns}, {ew})"


def _whole(seat: str) -> str:
    """The SQL of a figure made alone at the table, halves rounded once at the end."""
    off = (rounding(_own(seat, halves(one, "o", "h")), "e.id") for one in ("points", "roem"))
    return f"({_own(seat, _MADE)} - {' - '.join(off)})"


def _own(seat: str, what: str, which: str = "") -> str:
    return (
        f"(SELECT coalesce(sum({what}), 0) FROM game_seat o JOIN game h USING (scoresheet_id, game)"
        f" WHERE o.scoresheet_id = f.id AND o.position = {seat}.position {which})"
    )


_TWO_SIDES = AtTable(
    f"((x.position {_FIRST}) = (y.position {_FIRST}))",
    _of("points roem"),
    f"iif(x.position {_FIRST}, f.ew_points + f.ew_roem, f.ns_points + f.ns_roem)",
    _of("pits"),
    f"iif(x.position {_FIRST}, {_NS} - {_EW}, {_EW} - {_NS})",
    f"iif(x.position {_FIRST}, 'ns', 'ew')",
)
_ALONE = AtTable(
    "0",
    _whole("x"),
    _whole("y"),
    _own("x", "h.outcome = 'pit' AND h.side = o.side"),
    f"{_own('x', _MADE, 'AND o.game = g.game')} - {_own('y', _MADE, 'AND o.game = g.game')}",
    "''",
)
_BOTH = AtTable(
    *(f"iif({_SOLO}, {alone}, {two})" for alone, two in zip(_ALONE, _TWO_SIDES, strict=True))
)
WAYS = {False: _TWO_SIDES, True: _BOTH}
"""By whether the club ever played one against two."""


def solo_rules(conn: Connection) -> str:
    """The rule sets in which one plays against two, as far as they were played by: a JSON list."""
    solo = [key for key, toml in conn.execute(_RULES) if parsed(toml).system == "solo"]
    return json.dumps([key for key in solo if conn.execute(_PLAYED_BY, {"id": key}).first()])


def parameters(conn: Connection) -> tuple[bool, dict[str, str]]:
    """Tell whether the club needs the solo `WAYS`, and give their parameter."""
    solo = solo_rules(conn)
    return (solo != "[]", {"solo": solo} if solo != "[]" else {})


def _queries(whose: str, others: str) -> dict[bool, TextClause]:
    return {
        solo: text(_SUMS.format(way=way, whose=whose, others=others)) for solo, way in WAYS.items()
    }


_OF = {of: _queries(*seats) for of, seats in SEATS.items()}


def companions(conn: Connection, member_id: int) -> tuple[Companions, Companions]:
    """A person's partners and opponents on closed evenings, those of most tables first."""
    rows = _rows(conn, "member", member_id)
    names = people(conn, {row[0] for row in rows})
    return (
        tuple(_companion(row, names) for row in rows if row[1]),
        tuple(_companion(row, names) for row in rows if not row[1]),
    )


def met_by(conn: Connection, kind: Of, key: int) -> Companions:
    """Find the opponents of a pair or team on closed evenings, by number of tables."""
    rows = [row for row in _rows(conn, kind, key) if not row[1]]
    names = people(conn, {row[0] for row in rows})
    return tuple(_companion(row, names) for row in rows)


def games_since(conn: Connection) -> date | None:
    """The first closed evening of which games are known; None: there is none."""
    day = conn.execute(_SINCE).scalar()
    return None if day is None else as_date(day)


def _rows(conn: Connection, kind: Of, key: int) -> Sequence[Any]:
    solo, parameter = parameters(conn)
    return conn.execute(_OF[kind][solo], {"id": key, **parameter}).all()


def _companion(row: Sequence[Any], names: dict[int, str]) -> Companion:
    member, _together, tables, evenings, won, lost, level, made, other, first, last = row
    days = as_date(first), as_date(last)
    return Companion(member, names[member], tables, evenings, won, lost, level, made, other, *days)


_MEETINGS_OF = {
    (of, solo): text(_MEETINGS.format(way=way, whose=whose, others=others))
    for of, (whose, others) in SEATS.items()
    for solo, way in WAYS.items()
}


def head_to_head(club: OpenClub, a: int, b: int) -> HeadToHead:
    """Compare two members: at one table, against one another, on the same evenings.

    Only closed evenings count. Evenings are compared where both entered on their own.
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
    """Count the evenings on which the one had more, the other had more, both had as many."""
    both = same_evenings(conn, a, b).values()
    ahead = sum(one > other for one, other in both)
    behind = sum(one < other for one, other in both)
    return ahead, behind, len(both) - ahead - behind


def same_evenings(conn: Connection, a: int, b: int) -> dict[int, tuple[int, int]]:
    """Map the closed evenings on which both had a result to their two totals."""
    mine, theirs = _totals(conn, a), _totals(conn, b)
    still_open = set(conn.execute(_OPEN).scalars())
    return {
        one: (mine[one], theirs[one])
        for one in mine.keys() & theirs.keys()
        if one not in still_open
    }


def _totals(conn: Connection, member_id: int) -> dict[int, int]:
    return {row[0]: row[1] for row in conn.execute(_TOTALS, {"id": member_id})}
