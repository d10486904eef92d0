"""All games, however many there are: counted by evening, read where one looks."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from sqlalchemy import Connection, TextClause, text

from clubadmin.model.archive.archive import (
    EVERY_GAME,
    ArchivedGame,
    EveningPlace,
    GameFilter,
    GameList,
    GameSpan,
)
from clubadmin.services.archive.past.participants import Sides, sides
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date

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
_KEPT_FIGURES = {
    "": "f.played",
    "pit": "f.ns_pits + f.ew_pits",
    "nat": "f.ns_nat + f.ew_nat",
}
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
        evening,
        season,
        competition,
        number,
        as_date(day),
        planned,
        played,
        table,
        table_id,
        game,
    )
    return ArchivedGame(where, *people.of(table_id, typed), typed, *figures)
