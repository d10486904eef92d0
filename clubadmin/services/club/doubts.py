"""Doubts about an open club: impossible values, and where to put them right."""

from datetime import date
from typing import Any

from sqlalchemy import Connection, select

from clubadmin.i18n import Message
from clubadmin.model.club.club import Doubt
from clubadmin.services.club.change_places import place_of_rows
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.strange import forget_own
from clubadmin.storage.file.retention import last_is_marked
from clubadmin.storage.schema.ranges import Impossible, impossible_values, is_day
from clubadmin.storage.schema.tables import DERIVED, JOURNAL, info

_SHOWN = 40  # signs of a text
_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"


def doubts(club: OpenClub) -> tuple[Doubt, ...]:
    """Check all rows but those of the journal; these as well, when the last copy asked for that.

    A club in which figures turn out to be harmed is not believed again until it was mended.
    """
    everything = club.look_only or last_is_marked(club.path)
    with club.store.as_it_is() as bare:
        # asked of the file: this is done at each start, which needs no row classes
        rows = [name for (name,) in bare.execute(_TABLES) if name not in JOURNAL + DERIVED]
        found = tuple(impossible_values(bare, None if everything else rows))
    if any(one.harms for one in found):
        forget_own(club.path)
    here = {one.told for one in found}
    elsewhere = (one for one in club.findings if club.look_only and one not in here)
    with club.store.read() as conn:
        told = (
            *(_doubt(conn, one) for one in found),
            *(Doubt(one, harms=True) for one in elsewhere),
        )
    return tuple(sorted(told, key=lambda one: not one.harms))


def _doubt(conn: Connection, one: Impossible) -> Doubt:
    row = _row(conn, one)
    if row is None:
        return Doubt(one.told, harms=one.harms)
    place = place_of_rows(conn, [(one.table, row)])
    if one.harms:
        told = Message(
            "{place}: hier staat iets wat niet kan ({table}, {column}).",
            place=place.words,
            table=one.table,
            column=one.column,
        )
        return Doubt(told, harms=True)
    if is_day(one.value):
        told = Message(
            "{place}: {day} kan niet kloppen. Kijk het jaar na.",
            place=place.words,
            day=date.fromisoformat(one.value),
        )
    else:
        told = Message(
            "{place}: bij “{text}” staat een teken dat geen letter is, of het is te lang. Typ het"
            " opnieuw.",
            place=place.words,
            text="".join(sign for sign in one.value[:_SHOWN] if sign.isprintable()),
        )
    return Doubt(told, place)


def _row(conn: Connection, one: Impossible) -> dict[str, Any] | None:
    """The row as it is shown, if it is."""
    if not one.key:
        return None
    table = info(one.table)
    try:
        found = conn.execute(select(table.table).where(*table.where), table.key_values(one.key))
        row = found.mappings().first()
    except (ValueError, TypeError):  # what harms is in it
        return None
    return dict(row) if row else None
