"""Which records of the club went on an evening."""

from collections.abc import Iterator

from sqlalchemy import Connection

from clubadmin.model.archive.evening import Broken
from clubadmin.model.archive.records import RecordRow, What
from clubadmin.services.archive.lists.asked import asked_of
from clubadmin.services.archive.lists.records import list_rows
from clubadmin.services.archive.lists.timeline import BREAKABLE, Peaks, before
from clubadmin.services.archive.past.evenings import Past


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
    """Who had the highest figure of an evening."""
    return list_rows(conn, asked_of(evening, what, evenings))
