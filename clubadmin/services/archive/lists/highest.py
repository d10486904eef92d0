"""Lists of all times of single evenings, rounds and games: highest, lowest, most pits."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.standings.series import ranked
from clubadmin.model.archive.records import RecordRow, What
from clubadmin.services.archive.lists.scope import MOST_ROWS, Asked
from clubadmin.services.archive.past.participants import LEADS, participants, people
from clubadmin.services.archive.past.participants import sides as sides_of_evening

_FIRST = 500  # rows that are fetched at first
_WHOLE = (  # who missed rounds, or has nothing at all, says nothing about the lowest
    "r.total > 0 AND (r.rounds = 0 OR r.rounds >="
    " (SELECT e.rounds FROM evening e WHERE e.id = r.evening_id))"
)
_THESE = "IN (SELECT value FROM json_each(:evenings))"
_LEAST_GAME = (
    "SELECT {peak} FROM evening_peak p WHERE p.evening_id " + _THESE + " ORDER BY 1 DESC"
    " LIMIT 1 OFFSET :most - 1"
)
_BEST_GAMES = f"""
    SELECT figure, evening_id, round, number, table_id, game, typed, side FROM (
      SELECT max({{ns}}, {{ew}}) AS figure, t.evening_id, t.round, t.number, t.id AS table_id,
        g.game, g.typed, iif({{ns}} >= {{ew}}, 'ns', 'ew') AS side
      FROM evening_peak p JOIN playing_table t ON t.evening_id = p.evening_id
        JOIN scoresheet f ON f.playing_table_id = t.id JOIN game g ON g.scoresheet_id = f.id
      WHERE p.evening_id {_THESE} AND p.{{peak}} >= :least)
    WHERE figure >= :least AND figure > 0
    ORDER BY figure DESC, evening_id, round, number, game LIMIT {MOST_ROWS}"""
_SEATS = text(
    "SELECT s.playing_table_id, s.position, s.member_id FROM seat s"
    " WHERE s.playing_table_id IN (SELECT value FROM json_each(:tables)) ORDER BY"
    " s.playing_table_id, CASE s.position WHEN 'n' THEN 1 WHEN 's' THEN 2 WHEN 'e' THEN 3 END"
)


class Top(NamedTuple):
    """A list as SQL, for nearly all evenings and for some."""

    scan: TextClause
    some: TextClause


def top_of(columns: str, rows: str, order: str) -> Top:
    """Prepare a list.

    Args:
        columns: the figure, then `r.evening_id`, then what tells the rows apart.
        rows: of table `r`, "FROM ... WHERE ...".
        order: "ASC" or "DESC" by the figure.
    """
    listed = f"SELECT {columns} {rows}"
    ordered = f"ORDER BY 1 {order}, r.evening_id LIMIT :limit"
    these = "r.evening_id IN (SELECT value FROM json_each(:evenings))"
    return Top(text(f"{listed} {ordered}"), text(f"{listed} AND {these} {ordered}"))


def top(conn: Connection, of: Top, wanted: Asked) -> list[Any]:
    """The rows as far as place `most` and whatever equals it, at most `MOST_ROWS`."""
    found = _scanned(conn, of, wanted) if _nearly_all(wanted) else _looked_up(conn, of, wanted)
    if len(found) > wanted.most:
        last = found[wanted.most - 1][0]
        found = [row for at, row in enumerate(found) if at < wanted.most or row[0] == last]
    return found[:MOST_ROWS]


def _nearly_all(wanted: Asked) -> bool:
    return 2 * len(wanted.evenings) > len(wanted.everything)


def _looked_up(conn: Connection, of: Top, wanted: Asked) -> list[Any]:
    which = {"evenings": json.dumps(wanted.ids), "limit": MOST_ROWS}
    return list(conn.execute(of.some, which))


def _scanned(conn: Connection, of: Top, wanted: Asked) -> list[Any]:
    """Going through all rows at once is faster than asking of each whether it is wanted."""
    ids = set(wanted.ids)
    limit = max(_FIRST, 2 * wanted.most)
    while True:
        rows = conn.execute(of.scan, {"limit": limit}).all()
        found = [row for row in rows if row[1] in ids]
        whole = len(found) >= wanted.most and found[wanted.most - 1][0] != rows[-1][0]
        if whole or len(rows) < limit or len(found) >= MOST_ROWS:
            return found
        limit *= 4


def _list(figure: str, order: str = "DESC", also: str = "TRUE") -> Top:
    columns = f"{figure}, r.evening_id, r.participant_id"
    return top_of(columns, f"FROM evening_result r WHERE {also}", order)


_LISTS: Mapping[What, Top] = {
    "best-evening": _list("r.total"),
    "worst-evening": _list("r.total", "ASC", _WHOLE),
    "pits-evening": _list("r.pits", also="r.pits > 0"),
    "roem-evening": _list("r.roem", also="r.roem > 0"),
    "nat-evening": _list("r.nat", also="r.nat > 0"),
}


def rows(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """Rank the highest, or lowest, totals of one evening."""
    found = top(conn, _LISTS[list_of.what], list_of)
    return _told(conn, list_of, {(row[1], row[2]): row[0] for row in found})


def leads(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """Rank evenings by the lead of the first over the second."""
    found = conn.execute(LEADS, {"evenings": json.dumps(list_of.ids)})
    return _told(
        conn, list_of, {(row[0], row[1]): row[2] for row in found if row[2] > 0 and row[3] > 1}
    )


def _told(
    conn: Connection, list_of: Asked, figures: dict[tuple[int, int], float]
) -> tuple[RecordRow, ...]:
    held = list_of.places
    by_day = dict(sorted(figures.items(), key=lambda one: (held[one[0][0]].date, one[0])))
    placed = ranked(by_day, lowest=list_of.what == "worst-evening")
    kept = [one for one in placed if one[0] <= list_of.most]
    names = participants(conn, (who for _, (_, who) in kept))
    return tuple(
        RecordRow(
            place,
            names[who].name,
            figures[evening, who],
            names[who].member_ids,
            held[evening].place(),
        )
        for place, (evening, who) in kept
        if who in names
    )


_ROUNDS = top_of(
    "r.points + r.roem - r.fines, r.evening_id, r.participant_id, r.round",
    "FROM round_result r WHERE NOT r.credit",
    "DESC",
)


class _Game(NamedTuple):
    evening_id: int
    round: int
    number: int
    table_id: int
    game: int
    typed: str
    side: str


def _queries(peak: str, figure: str) -> tuple[TextClause, TextClause]:
    ns, ew = (
        "(" + " + ".join(f"g.{side}_{one}" for one in figure.split()) + ")" for side in ("ns", "ew")
    )
    return (
        text(_LEAST_GAME.format(peak=f"p.{peak}")),
        text(_BEST_GAMES.format(ns=ns, ew=ew, peak=peak)),
    )


_GAMES: Mapping[What, tuple[TextClause, TextClause]] = {
    "best-game": _queries("best_game", "points roem"),
    "most-roem-game": _queries("most_roem", "roem"),
}


def rounds(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """Rank the highest totals of a round played."""
    found = top(conn, _ROUNDS, list_of)
    figures = {(row[1], row[2], row[3]): row[0] for row in found}
    held = list_of.places
    by_day = dict(sorted(figures.items(), key=lambda one: (held[one[0][0]].date, one[0])))
    kept = [one for one in ranked(by_day) if one[0] <= list_of.most]
    names = participants(conn, (key[1] for _, key in kept))
    return tuple(
        RecordRow(
            place,
            names[who].name,
            figures[evening, who, number],
            names[who].member_ids,
            held[evening].place(number),
        )
        for place, (evening, who, number) in kept
        if who in names
    )


def games(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """The games in which a side made most: the few evenings are looked into that have them."""
    first, all_of = _GAMES[list_of.what]
    which = {"evenings": json.dumps(list_of.ids), "most": list_of.most}
    least = conn.execute(first, which).scalar() or 0
    figures: dict[_Game, float] = {}
    for figure, *game in conn.execute(all_of, {**which, "least": least}):
        figures[_Game(*game)] = figure
    held = list_of.places
    by_day = dict(sorted(figures.items(), key=lambda one: (held[one[0].evening_id].date, one[0])))
    kept = [one for one in ranked(by_day) if one[0] <= list_of.most]
    sides = _sides(conn, [game for _, game in kept])
    names = people(conn, (one for side in sides.values() for one in side))
    return tuple(
        RecordRow(
            place,
            _called(conn, list_of, game, names, sides),
            figures[game],
            sides[game.table_id, game.side],
            held[game.evening_id].place(game.round, game.number, game.table_id, game.game),
            note=game.typed,
        )
        for place, game in kept
    )


def _called(
    conn: Connection,
    list_of: Asked,
    game: _Game,
    names: Mapping[int, str],
    sides: Mapping[tuple[int, str], tuple[int, ...]],
) -> str:
    """Name the player of a game; where one plays against two, the line tells which of them."""
    if list_of.size is not None and list_of.size.system == "solo":
        both = sides_of_evening(conn, game.evening_id).of(game.table_id, game.typed)
        return both[0 if game.side == "ns" else 1]
    return " – ".join(names[one] for one in sides[game.table_id, game.side])


def _sides(conn: Connection, found: list[_Game]) -> dict[tuple[int, str], tuple[int, ...]]:
    """Find the players on each side of these tables."""
    tables = json.dumps(sorted({one.table_id for one in found}))
    sides: dict[tuple[int, str], list[int]] = {
        (one.table_id, side): [] for one in found for side in ("ns", "ew")
    }
    row: Any
    for row in conn.execute(_SEATS, {"tables": tables}):
        sides[row[0], "ns" if row[1] in "ns" else "ew"].append(row[2])
    return {key: tuple(members) for key, members in sides.items()}
