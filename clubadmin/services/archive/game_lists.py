"""Evenings in the archive with what stood out, and all games, however many there are."""

import json
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import accumulate
from typing import Any, NamedTuple

from sqlalchemy import Connection, TextClause, text

from clubadmin.errors import Refused
from clubadmin.model.archive.archive import (
    EVERY_GAME,
    ArchivedGame,
    EveningPlace,
    GameFilter,
    GameList,
    GameSpan,
)
from clubadmin.model.archive.records import Anniversary, Broken, EveningPage, Noted, NoteKind, What
from clubadmin.model.results.result import EveningResult, ResultRow, Standings
from clubadmin.services.archive.lists.records import broken, list_rows, peaks
from clubadmin.services.archive.lists.scope import asked_of
from clubadmin.services.archive.past.closed import (
    Past,
    Sides,
    Who,
    closed_evenings,
    parted,
    participants,
    people,
    sides,
    winners,
)
from clubadmin.services.club.club import OpenClub, kept
from clubadmin.services.evenings.head import PLANNED, as_date
from clubadmin.services.results.closing import result
from clubadmin.services.standings.standings import standings
from clubadmin.storage.sums.career import who_played

_EVENING = text(
    f"SELECT e.id, s.name AS season, c.name AS competition, e.number, e.date, {PLANNED} AS planned,"
    " e.competition_id FROM evening e JOIN competition c ON c.id = e.competition_id"
    " JOIN season s ON s.id = c.season_id WHERE e.id = :evening"
)
_IN_ORDER = text(
    "SELECT e.id FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE c.name = :name ORDER BY e.date, e.id"
)
_GIVEN = "(SELECT value FROM json_each(:evenings))"
_BEFORE = text(f"""
    SELECT member_id, sum(evenings), max(best) FROM (
      SELECT member_id, evenings, best FROM career
      WHERE competition_id IN (SELECT value FROM json_each(:competitions))
      UNION ALL
      SELECT w.member_id, 1, r.total
      FROM ({who_played(f"AND p.evening_id IN {_GIVEN}")}) w
        JOIN evening_result r ON r.participant_id = w.participant_id)
    GROUP BY member_id""")
_CLOSE = 25  # points between first and second
_JUBILEE = 50  # evenings
_EVENINGS_FOR_RECORD = 5  # before that nearly every evening would be somebody's highest
_OF_LISTS: tuple[tuple[What, NoteKind], ...] = (
    ("best-round", "best-round"),
    ("best-game", "best-game"),
    ("pits-evening", "most-pits"),
    ("roem-evening", "most-roem"),
)
_FIGURES = text(
    "SELECT r.evening_id, count(*), max(coalesce(c.matchpoints, r.total)),"
    " r.participant_id, c.matchpoints IS NOT NULL FROM evening_result r"
    " LEFT JOIN contest_result c ON c.participant_id = r.participant_id"
    " WHERE r.evening_id IN (SELECT value FROM json_each(:evenings)) GROUP BY r.evening_id"
)


def evening_page(club: OpenClub, evening_id: int) -> EveningPage:
    """The result of an evening with what stood out, the records that went, and who moved.

    What stood out and which records went is known of a closed evening only.
    """
    with club.store.read() as conn:
        row = conn.execute(_EVENING, {"evening": evening_id}).mappings().first()
        if row is None:
            raise Refused("Deze avond bestaat niet (meer). Kies een avond uit de lijst.")
        order = list(conn.execute(_IN_ORDER, {"name": row["competition"]}).scalars())
    shown = result(club, evening_id)
    about, went = stood_out(club, evening_id, shown)
    before, after = _standings(club, row["competition_id"], row["number"], row["planned"])
    return EveningPage(
        EveningPlace(
            evening_id,
            row["season"],
            row["competition"],
            row["number"],
            as_date(row["date"]),
            row["planned"],
        ),
        shown,
        about,
        went,
        before,
        after,
        *_beside(order, evening_id),
    )


def stood_out(
    club: OpenClub, evening_id: int, shown: EveningResult
) -> tuple[tuple[Noted, ...], tuple[Broken, ...]]:
    """Find the remarkable facts of a closed evening with this result, and the records it broke."""
    with club.store.read() as conn:
        past = closed_evenings(club, conn)
        this = next((one for one in past if one.id == evening_id), None)
        if this is None:
            return (), ()
        of = kept(club, conn, "peaks", lambda: peaks(conn, past))
        return noted(conn, this, past, shown), broken(conn, this, past, of)


def _standings(
    club: OpenClub, competition_id: int, number: int, planned: int
) -> tuple[Standings | None, Standings | None]:
    """The standings before and after; a contest of a single evening has none."""
    if planned == 1:
        return None, None
    after = standings(club, competition_id, after=number)
    before = standings(club, competition_id, after=number - 1)
    return before if before.rows else None, after if after.rows else None


def _beside(order: Sequence[int], evening_id: int) -> tuple[int | None, int | None]:
    at = order.index(evening_id)
    return (order[at - 1] if at else None, order[at + 1] if at + 1 < len(order) else None)


@dataclass(frozen=True)
class Before:
    """A participant's past before an evening."""

    evenings: int
    best: int


def done_before(
    conn: Connection, wanted: Sequence[Past], everything: Sequence[Past]
) -> Mapping[int, Before]:
    """How often each came on these evenings, and the highest he made there, by member."""
    parts = parted(wanted, everything)
    which = {"competitions": json.dumps(parts.competitions), "evenings": json.dumps(parts.evenings)}
    return {row[0]: Before(row[1], row[2]) for row in conn.execute(_BEFORE, which)}


class _There(NamedTuple):
    """A row of the result with the people behind it."""

    row: ResultRow
    who: Who


def noted(
    conn: Connection, evening: Past, evenings: tuple[Past, ...], result: EveningResult
) -> tuple[Noted, ...]:
    """Find the remarkable facts of a closed evening.

    Args:
        evenings: all closed evenings, oldest first.
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
    """Give the winner, his lead, and who came last."""
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
    for what, kind in _OF_LISTS:
        for row in list_rows(conn, asked_of(evening, what, evenings)):
            yield Noted(kind, row.name, row.figure, row.member_ids, row.where)


def _people(
    conn: Connection, evening: Past, evenings: tuple[Past, ...], there: Sequence[_There]
) -> Iterator[Noted]:
    """Give the people who came for the first or hundredth time, or made more than ever."""
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
    name: str, member: int, row: ResultRow, came: Mapping[int, Before], best: Mapping[int, Before]
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


def on_this_day(club: OpenClub, day: date) -> tuple[Anniversary, ...]:
    """The closed evenings on this day and month of all years, newest first."""
    with club.store.read() as conn:
        found = [
            one
            for one in closed_evenings(club, conn)
            if (one.date.month, one.date.day) == (day.month, day.day)
        ]
        ids = [one.id for one in found]
        figures = {row[0]: row[1:] for row in conn.execute(_FIGURES, {"evenings": json.dumps(ids)})}
        names = _winners(conn, ids)
    return tuple(
        _anniversary(one, day, names.get(one.id, ""), figures[one.id]) for one in reversed(found)
    )


def _anniversary(one: Past, day: date, winner: str, figures: Sequence[Any]) -> Anniversary:
    count, most, who, contest = figures
    years = day.year - one.date.year
    return Anniversary(one.place(), years, winner, most, count, who, bool(contest))


def _winners(conn: Connection, evenings: list[int]) -> dict[int, str]:
    """Name the winner of each evening; where several share first place, all of them."""
    won = winners(conn, evenings)
    names = participants(conn, (one for found in won.values() for one in found))
    return {
        evening: ", ".join(names[one].name for one in found if one in names)
        for evening, found in won.items()
    }


_EVENINGS = (
    "(:season IS NULL OR c.season_id = :season) AND (:competition IS NULL OR c.id = :competition)"
    " AND (:evening IS NULL OR e.id = :evening)"
)
_AT_TABLE = (
    "(:member IS NULL OR EXISTS (SELECT 1 FROM seat x WHERE x.playing_table_id = t.id"
    " AND x.member_id = :member))"
)
_ORDER = "ORDER BY e.date {order}, e.id {order}"
# of closed evenings it is known how many games there are; of open ones there are few
_COUNTS = f"""
    SELECT e.id, coalesce(k.games, (SELECT sum(f.played) FROM playing_table t
      JOIN scoresheet f ON f.playing_table_id = t.id WHERE t.evening_id = e.id), 0)
    FROM evening e JOIN competition c ON c.id = e.competition_id
      LEFT JOIN evening_peak k ON k.evening_id = e.id
    WHERE {_EVENINGS} {_ORDER}"""
_COUNTS_AT_TABLES = f"""
    SELECT e.id, sum({{figure}}) FROM seat x JOIN playing_table t ON t.id = x.playing_table_id
      JOIN scoresheet f ON f.playing_table_id = t.id JOIN evening e ON e.id = t.evening_id
      JOIN competition c ON c.id = e.competition_id
    WHERE x.member_id = :member AND {_EVENINGS} GROUP BY e.id {_ORDER}"""
_COUNTS_OF_OUTCOME = f"""
    SELECT e.id, sum({{figure}}) FROM evening e JOIN competition c ON c.id = e.competition_id
      JOIN playing_table t ON t.evening_id = e.id JOIN scoresheet f ON f.playing_table_id = t.id
    WHERE {_EVENINGS} GROUP BY e.id {_ORDER}"""
_KEPT_FIGURES = {"": "f.played", "pit": "f.ns_pits + f.ew_pits", "nat": "f.ns_nat + f.ew_nat"}
_WHOSE = "(g.side = iif({seat}.position IN ('n', 's'), 'ns', 'ew')) = (:whose = 'own')"
_COUNTED_WHOSE = (
    "(SELECT count(*) FROM game g WHERE g.scoresheet_id = f.id AND g.outcome = :outcome AND "
    + _WHOSE.format(seat="x")
    + ")"
)
_COUNTED = "(SELECT count(*) FROM game g WHERE g.scoresheet_id = f.id AND g.outcome = :outcome)"
_GAMES = f"""
    SELECT t.round, t.number, t.id, g.game, g.typed, g.ns_points, g.ns_roem, g.ew_points,
      g.ew_roem, g.outcome, g.side
    FROM playing_table t JOIN scoresheet f ON f.playing_table_id = t.id
      JOIN game g ON g.scoresheet_id = f.id
    WHERE t.evening_id = :evening AND {_AT_TABLE} AND (:outcome = '' OR g.outcome = :outcome)
      AND (:whose = '' OR EXISTS (SELECT 1 FROM seat y WHERE y.playing_table_id = t.id
        AND y.member_id = :member AND {_WHOSE.format(seat="y")}))
    ORDER BY t.round {{order}}, t.number {{order}}, g.game {{order}} LIMIT :count OFFSET :skip"""
_ORDERS = {True: "DESC", False: "ASC"}
_PAGES = {newest: text(_GAMES.format(order=order)) for newest, order in _ORDERS.items()}
_PLACE = text(
    "SELECT s.name, c.name, e.number, e.date, c.evenings FROM evening e"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    " WHERE e.id = :evening"
)


def game_list(
    club: OpenClub, wanted: GameFilter = EVERY_GAME, *, newest_first: bool = True
) -> GameList:
    """How many games there are, and where each evening of them stands in the list."""
    which = {
        "season": wanted.season_id,
        "competition": wanted.competition_id,
        "evening": wanted.evening_id,
        "member": wanted.member_id,
        "outcome": wanted.outcome,
        "whose": _whose(wanted),
    }
    with club.store.read() as conn:
        rows = [row for row in conn.execute(_counting(wanted, newest_first), which) if row[1]]
    firsts = accumulate((count for _, count in rows), initial=0)
    spans = tuple(
        GameSpan(evening, first, count)
        for (evening, count), first in zip(rows, firsts, strict=False)
    )
    return GameList(wanted, newest_first, sum(one.count for one in spans), spans)


def games_at(club: OpenClub, wanted: GameList, first: int, count: int) -> tuple[ArchivedGame, ...]:
    """The games of a list from a place on, as many as asked for or as there are."""
    found: list[ArchivedGame] = []
    at = max(bisect_right(wanted.spans, first, key=lambda span: span.first) - 1, 0)
    with club.store.read() as conn:
        while len(found) < count and at < len(wanted.spans):
            span = wanted.spans[at]
            skip = max(first - span.first, 0)
            found += _of_evening(conn, wanted, span.evening_id, skip, count - len(found))
            at += 1
    return tuple(found)


def _counting(wanted: GameFilter, newest_first: bool) -> TextClause:
    """The statement that counts by evening, from the sums where these tell."""
    figure = _KEPT_FIGURES.get(wanted.outcome, _COUNTED)
    if _whose(wanted):
        figure = _COUNTED_WHOSE
    if wanted.member_id is not None:
        query = _COUNTS_AT_TABLES.format(figure=figure, order=_ORDERS[newest_first])
    elif wanted.outcome:
        query = _COUNTS_OF_OUTCOME.format(figure=figure, order=_ORDERS[newest_first])
    else:
        query = _COUNTS.format(order=_ORDERS[newest_first])
    return text(query)


def _whose(wanted: GameFilter) -> str:
    """The side of the outcomes; without a member or an outcome there is no telling sides apart."""
    return wanted.whose if wanted.member_id is not None and wanted.outcome else ""


def _of_evening(
    conn: Connection, wanted: GameList, evening: int, skip: int, count: int
) -> list[ArchivedGame]:
    which = {
        "evening": evening,
        "member": wanted.filter.member_id,
        "outcome": wanted.filter.outcome,
        "whose": _whose(wanted.filter),
        "skip": skip,
        "count": count,
    }
    rows = conn.execute(_PAGES[wanted.newest_first], which).all()
    place = conn.execute(_PLACE, which).first()
    if place is None:
        return []
    people = sides(conn, evening)
    return [_game(row, (evening, *place), people) for row in rows]


def _game(row: Sequence[Any], place: Sequence[Any], people: Sides) -> ArchivedGame:
    played, table, table_id, game, typed, *figures = row
    evening, season, competition, number, day, planned = place
    where = EveningPlace(
        evening, season, competition, number, as_date(day), planned, played, table, table_id, game
    )
    return ArchivedGame(where, *people.of(table_id, typed), typed, *figures)
