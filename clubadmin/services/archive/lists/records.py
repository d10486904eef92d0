"""Records and lists of all times, when records went, and in which lists somebody stands first.

The highest figures of every closed evening are kept until the next change, so that every page of
an evening can say at once what was broken.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence

from sqlalchemy import Connection, text

from clubadmin.model.archive.evening import Broken
from clubadmin.model.archive.records import (
    EVERYTHING,
    LISTS,
    RecordBook,
    RecordHeld,
    RecordList,
    RecordRow,
    Scope,
    What,
)
from clubadmin.model.kit.carried import carried
from clubadmin.services.archive.lists import careers, highest
from clubadmin.services.archive.lists.scope import Asked, alike, asked, asked_of, counts
from clubadmin.services.archive.past.closed import Past, closed_evenings, in_scope, sizes
from clubadmin.services.archive.past.participants import LEADS
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.worked_out import kept

Rows = Callable[[Connection, Asked], tuple[RecordRow, ...]]

_BY: Mapping[What, Rows] = {
    **dict.fromkeys(
        ("best-evening", "worst-evening", "pits-evening", "roem-evening", "nat-evening"),
        highest.rows,
    ),
    "highest-win": highest.leads,
    "best-round": highest.rounds,
    "best-game": highest.games,
    "most-roem-game": highest.games,
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
        conn: the club.
        evening: which evening.
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
