"""Records and lists of all times."""

from collections.abc import Callable, Mapping

from sqlalchemy import Connection

from clubadmin.model.archive.records import (
    EVERYTHING,
    LISTS,
    RecordBook,
    RecordList,
    RecordRow,
    Scope,
    What,
)
from clubadmin.services.archive.lists import careers, evenings, games, pairs, series
from clubadmin.services.archive.lists.asked import Asked, asked
from clubadmin.services.archive.past.evenings import Past, closed_evenings, in_scope, sizes
from clubadmin.services.archive.past.kept import kept
from clubadmin.services.club.club import OpenClub

Rows = Callable[[Connection, Asked], tuple[RecordRow, ...]]

_BY: Mapping[What, Rows] = {
    **dict.fromkeys(
        ("best-evening", "worst-evening", "pits-evening", "roem-evening", "nat-evening"),
        evenings.rows,
    ),
    "highest-win": evenings.leads,
    "best-round": games.rounds,
    "best-game": games.games,
    "most-roem-game": games.games,
    **dict.fromkeys(careers.FIGURES, careers.rows),
    "attended": series.attended,
    "won-series": series.won,
    "pair-average": pairs.rows,
    "pair-evenings": pairs.rows,
}
_IN_BOOK = 2  # who stand first, and second


def records(club: OpenClub, scope: Scope = EVERYTHING) -> RecordBook:
    """The first and second of every list over the closed evenings of a scope.

    Titles are not among them: they take the standings of every season (`all_time`).
    """
    with club.store.read() as conn:
        return kept(club, conn, ("records", scope), lambda: _book(club, conn, scope))


def all_time(club: OpenClub, what: What, scope: Scope = EVERYTHING, most: int = 100) -> RecordList:
    """One list over the closed evenings of a scope, as far as place `most` and who share it."""
    with club.store.read() as conn:
        past = closed_evenings(club, conn)
        if what != "titles":
            return _list(conn, past, what, scope, most)
    from clubadmin.services.archive.lists.titles import rows

    found = asked(past, what, scope, most)
    return _made(found, rows(club, found))


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
    return RecordList(
        found.what,
        found.scope,
        found.size,
        rows,
        found.depth,
        found.since,
        len(found.evenings),
        found.shallow,
    )
