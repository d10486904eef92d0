"""Lists of all times of single rounds and games."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.archive.series import ranked
from clubadmin.model.archive.records import RecordRow, What
from clubadmin.services.archive.lists.asked import MOST_ROWS, Asked
from clubadmin.services.archive.lists.tops import top, top_of
from clubadmin.services.archive.past.naming import participants, people
from clubadmin.services.archive.past.sides import sides as sides_of_evening

_THESE = "IN (SELECT value FROM json_each(:evenings))"
_ROUNDS = top_of(
    "r.points + r.roem - r.fines, r.evening_id, r.participant_id, r.round",
    "FROM round_result r WHERE NOT r.credit",
    "DESC",
)
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
    """Who made most in a round that he played."""
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
    """Who made it; where one plays against two the line says which of them."""
    if list_of.size is not None and list_of.size.system == "solo":
        both = sides_of_evening(conn, game.evening_id).of(game.table_id, game.typed)
        return both[0 if game.side == "ns" else 1]
    return " – ".join(names[one] for one in sides[game.table_id, game.side])


def _sides(conn: Connection, found: list[_Game]) -> dict[tuple[int, str], tuple[int, ...]]:
    """Who sat on each side of these tables."""
    tables = json.dumps(sorted({one.table_id for one in found}))
    sides: dict[tuple[int, str], list[int]] = {
        (one.table_id, side): [] for one in found for side in ("ns", "ew")
    }
    row: Any
    for row in conn.execute(_SEATS, {"tables": tables}):
        sides[row[0], "ns" if row[1] in "ns" else "ew"].append(row[2])
    return {key: tuple(members) for key, members in sides.items()}
