"""Records and lists of all times: careers, evenings, rounds and games, and when records went.

The highest figures of every closed evening are kept until the next change, so that every page of
an evening can say at once what was broken.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.standings.series import ranked
from clubadmin.model.archive.records import (
    EVERYTHING,
    LISTS,
    Broken,
    RecordBook,
    RecordHeld,
    RecordList,
    RecordRow,
    Scope,
    What,
)
from clubadmin.model.kit.carried import carried
from clubadmin.services.archive.lists import careers
from clubadmin.services.archive.lists.scope import MOST_ROWS, Asked, alike, asked, asked_of, counts
from clubadmin.services.archive.past.closed import (
    LEADS,
    Past,
    closed_evenings,
    in_scope,
    participants,
    people,
    sizes,
)
from clubadmin.services.archive.past.closed import sides as sides_of_evening
from clubadmin.services.club.club import OpenClub, kept

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


def _highest_list(figure: str, order: str = "DESC", also: str = "TRUE") -> Top:
    columns = f"{figure}, r.evening_id, r.participant_id"
    return top_of(columns, f"FROM evening_result r WHERE {also}", order)


_LISTS: Mapping[What, Top] = {
    "best-evening": _highest_list("r.total"),
    "worst-evening": _highest_list("r.total", "ASC", _WHOLE),
    "pits-evening": _highest_list("r.pits", also="r.pits > 0"),
    "roem-evening": _highest_list("r.roem", also="r.roem > 0"),
    "nat-evening": _highest_list("r.nat", also="r.nat > 0"),
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


_HIGHEST_ROUNDS = top_of(
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


_HIGHEST_GAMES: Mapping[What, tuple[TextClause, TextClause]] = {
    "best-game": _queries("best_game", "points roem"),
    "most-roem-game": _queries("most_roem", "roem"),
}


def rounds(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """Rank the highest totals of a round played."""
    found = top(conn, _HIGHEST_ROUNDS, list_of)
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
    first, all_of = _HIGHEST_GAMES[list_of.what]
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


Rows = Callable[[Connection, Asked], tuple[RecordRow, ...]]

_BY: Mapping[What, Rows] = {
    **dict.fromkeys(
        ("best-evening", "worst-evening", "pits-evening", "roem-evening", "nat-evening"), rows
    ),
    "highest-win": leads,
    "best-round": rounds,
    "best-game": games,
    "most-roem-game": games,
    **dict.fromkeys(careers.FIGURES, careers.career_rows),
    "attended": careers.attended,
    "won-series": careers.won,
    "pair-average": careers.pair_rows,
    "pair-evenings": careers.pair_rows,
}
_IN_BOOK = 2  # who stand first, and second

Peaks = Mapping[What, Mapping[int, int]]
"""The highest figure of each evening, by list."""
BREAKABLE: tuple[What, ...] = (
    *("best-evening", "best-round", "best-game", "most-roem-game"),
    *("pits-evening", "roem-evening", "highest-win"),
)
"""Lists of which a single evening can take over the first place."""
_EVENINGS = text(
    "SELECT evening_id, max(total), max(pits), max(roem) FROM evening_result GROUP BY evening_id"
)
_ROUNDS = text(
    "SELECT evening_id, max(points + roem - fines) FROM round_result WHERE NOT credit"
    " GROUP BY evening_id"
)
_GAMES = text("SELECT evening_id, best_game, most_roem FROM evening_peak")
_NO_HONOUR: tuple[What, ...] = ("worst-evening", "nat-evening")


def records(club: OpenClub, scope: Scope = EVERYTHING) -> RecordBook:
    """The first and second of every list over the closed evenings of a scope.

    Titles are not among them: they take the standings of every season (`all_time`).
    """
    with club.store.read() as conn:
        return kept(club, conn, ("records", scope), lambda: _book(club, conn, scope))


def all_time(club: OpenClub, what: What, scope: Scope = EVERYTHING, most: int = 100) -> RecordList:
    """Rank one list over the closed evenings of a scope, up to place `most` and equals of it."""
    with club.store.read() as conn:
        past = closed_evenings(club, conn)
        if what != "titles":
            return _list(conn, past, what, scope, most)
    found = asked(past, what, scope, most)
    return _made(found, careers.title_rows(club, found))


def _book(club: OpenClub, conn: Connection, scope: Scope) -> RecordBook:
    past = closed_evenings(club, conn)
    lists = (_list(conn, past, what, scope, _IN_BOOK) for what in LISTS if what != "titles")
    return RecordBook(scope, sizes(in_scope(past, scope)), tuple(lists))


def _list(
    conn: Connection, past: tuple[Past, ...], what: What, scope: Scope, most: int
) -> RecordList:
    found = asked(past, what, scope, most)
    return _made(found, list_rows(conn, found))


def list_rows(conn: Connection, found: Asked) -> tuple[RecordRow, ...]:
    """The rows of any list but that of titles."""
    return _BY[found.what](conn, found)


def _made(found: Asked, rows: tuple[RecordRow, ...]) -> RecordList:
    return carried(RecordList, found, rows=rows, evenings=len(found.evenings))


def peaks(conn: Connection, evenings: Sequence[Past]) -> Peaks:
    """The highest of each evening of which there are figures."""
    which = {"evenings": json.dumps([one.id for one in evenings])}
    of_evenings = conn.execute(_EVENINGS).all()
    of_games = conn.execute(_GAMES).all()
    leads = conn.execute(LEADS, which).all()
    return {
        "best-evening": {row[0]: row[1] for row in of_evenings},
        "pits-evening": {row[0]: row[2] for row in of_evenings},
        "roem-evening": {row[0]: row[3] for row in of_evenings},
        "best-round": {row[0]: row[1] for row in conn.execute(_ROUNDS)},
        "best-game": {row[0]: row[1] for row in of_games},
        "most-roem-game": {row[0]: row[2] for row in of_games},
        "highest-win": {row[0]: row[2] for row in leads if row[3] > 1},
    }


def before(
    what: What, evening: Past, evenings: Sequence[Past], of: Peaks
) -> tuple[int, Past] | None:
    """The record as it stood before an evening, and the first evening that had it.

    None: nothing alike was played before.
    """
    best: tuple[int, Past] | None = None
    figures = of[what]
    for one in evenings:
        if one.id == evening.id:
            break
        figure = figures.get(one.id, 0)
        if best is not None and figure <= best[0]:
            continue  # first, as this is nearly all of them
        if alike(what, one.size, evening.size) and counts(what, one):
            best = figure, one
    return best


def broken(
    conn: Connection, evening: Past, evenings: tuple[Past, ...], of: Peaks
) -> tuple[Broken, ...]:
    """The records that were broken or equalled; the first of its kind breaks none.

    Args:
        evenings: all closed evenings, oldest first.
        of: the highest figures of all evenings.
    """
    return tuple(
        found for what in BREAKABLE for found in _broken(conn, what, evening, evenings, of)
    )


def _broken(
    conn: Connection, what: What, evening: Past, evenings: tuple[Past, ...], of: Peaks
) -> Iterator[Broken]:
    figure = of[what].get(evening.id, 0)
    stood = before(what, evening, evenings, of)
    if stood is None or figure < stood[0] or not figure:
        return
    held = _first(conn, what, stood[1], evenings)
    for row in _first(conn, what, evening, evenings):
        yield Broken(
            what,
            row.name,
            row.figure,
            row.member_ids,
            stood[0],
            ", ".join(dict.fromkeys(one.name for one in held)),
            held[0].where if held else None,
            equalled=figure == stood[0],
            where=row.where,
        )


def _first(
    conn: Connection, what: What, evening: Past, evenings: tuple[Past, ...]
) -> tuple[RecordRow, ...]:
    """Find the highest figure of an evening."""
    return list_rows(conn, asked_of(evening, what, evenings))


def held_by(club: OpenClub, member_id: int) -> tuple[RecordHeld, ...]:
    """The records of the club that a person holds, alone or with others."""
    found = []
    for one in records(club).lists:
        first = [row for row in one.rows if row.place == 1]
        own = [row for row in first if member_id in row.member_ids]
        if own and one.what not in _NO_HONOUR:
            shared = len({row.member_ids for row in first}) > 1
            found.append(RecordHeld(one.what, own[0], shared))
    return tuple(found)
