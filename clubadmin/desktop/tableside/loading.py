"""The board's facts of tables that type, in one visit to the thread of the file."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from clubadmin.desktop.kit import language
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import SheetState, TablePlace
from clubadmin.model.tableside.sheet import AtTable, Done
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall import protests
from clubadmin.services.sheets import sheets
from clubadmin.services.sheets.knockout_outcome import remark
from clubadmin.services.tableside.at_tables import at_tables


@dataclass(frozen=True)
class Now:
    """How things are now."""

    places: tuple[TablePlace, ...]  # the tables that were asked for, and are still there
    at_tables: Mapping[int, AtTable]  # by table what its people did
    protests: Mapping[int, int]  # by table how many protests about it are open


def now(club: OpenClub, evening_id: int, tables: Collection[int] = ()) -> Now:
    """Load the facts of the board; of `tables` their states as well."""
    places = []
    for table_id in sorted(tables):
        try:
            places.append(sheets.table_place(club, table_id))
        except Refused:
            continue  # it went with its round
    return Now(tuple(places), at_tables(club, evening_id), protests.open_by_table(club, evening_id))


def with_done(before: Now, done: Done) -> Now | None:
    """How things are after a deed at a table; None where they have to be looked up.

    A call is told with its time, and a protest with all others.
    """
    sheet, table_id = done.sheet, done.sheet.place.table_id
    was = before.at_tables.get(table_id, AtTable(table_id))
    if (sheet.called, sheet.protests) != (was.called, before.protests.get(table_id, 0)):
        return None
    confirmed = sheet.confirmed.issuperset(sheet.sides)
    typed = was.typed or done.row is not None
    at = replace(was, typed=typed, confirmed=confirmed, sides=sheet.confirmed)
    return replace(before, places=(sheet.place,), at_tables={**before.at_tables, table_id: at})


class SignedThere(NamedTuple):
    """Sheets were signed off."""

    refused: str  # why the first that stayed behind could not be, "" where none did
    all_in: bool  # whether every sheet of the evening is signed off now
    remarks: dict[int, Message | None]  # what is to be known of those that were, by table


def sign_confirmed(club: OpenClub, evening_id: int, but: Collection[int]) -> SignedThere:
    """Sign off every sheet that is complete and confirmed as it stands, except those in `but`."""
    confirmed = {one.table_id for one in at_tables(club, evening_id).values() if one.confirmed}
    places = [one for drawn in sheets.board(club, evening_id) for one in drawn.tables]
    to_sign = [
        one.table_id
        for one in places
        if one.table_id in confirmed
        and one.table_id not in but
        and one.state is SheetState.COMPLETE
    ]
    refused = sheets.sign_all(club, to_sign)
    return SignedThere(
        language.told(refused) if refused else "",
        sheets.next_missing(club, evening_id) is None,
        {table_id: remark(club, table_id) for table_id in to_sign},
    )
