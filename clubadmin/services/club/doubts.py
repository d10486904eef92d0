"""What in an open club cannot be right, and where it can be put right."""

from datetime import date

from sqlalchemy import Connection, select

from clubadmin.i18n import Message
from clubadmin.model.club.club import Doubt
from clubadmin.services.club.change_places import place_of_rows
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.strange import forget_own
from clubadmin.storage.file.retention import last_is_marked
from clubadmin.storage.schema.ranges import HEADS, Impossible, impossible_values, is_day
from clubadmin.storage.schema.tables import info

_SHOWN = 40  # signs of a text


def doubts(club: OpenClub) -> tuple[Doubt, ...]:
    """What cannot be in the rows that every window reads; in all, when the last copy told so.

    A club in which figures turn out to be harmed is not believed again until it was mended.
    """
    if club.look_only:
        return tuple(Doubt(one, harms=True) for one in club.findings)
    tables = None if last_is_marked(club.path) else HEADS
    with club.store.bare() as bare:
        found = tuple(impossible_values(bare, tables))
    if any(one.harms for one in found):
        forget_own(club.path)
    with club.store.read() as conn:
        return tuple(_doubt(conn, one) for one in found)


def _doubt(conn: Connection, one: Impossible) -> Doubt:
    if one.harms:
        return Doubt(one.told, harms=True)
    table = info(one.table)
    found = conn.execute(select(table.table).where(*table.where), table.key_values(one.key))
    row = dict(found.mappings().one())
    place = place_of_rows(conn, [(one.table, row)])
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
