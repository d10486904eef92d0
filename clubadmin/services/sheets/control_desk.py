"""The control desk of a tournament: where each sheet is (manille, end of the round)."""

from sqlalchemy import text

from clubadmin.model.sheets.control_desk import ControlDesk, SheetLine
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.view import load_evening

_SHEETS = text(
    "SELECT t.id, f.signed_at, f.over_after FROM playing_table t"
    " JOIN scoresheet f ON f.playing_table_id = t.id WHERE t.evening_id = :evening"
)


def control_desk(club: OpenClub, evening_id: int) -> ControlDesk:
    """Every sheet of the rounds drawn so far, with how far it is and when it was signed off.

    Raises:
        Refused: there is no such evening.
    """
    with club.store.read() as conn:
        evening = load_evening(conn, evening_id)
        rows = conn.execute(_SHEETS, {"evening": evening_id})
        kept = {row.id: (row.signed_at, row.over_after) for row in rows}
    lines = []
    for plan in evening.plan:
        for place in plan.tables:
            signed_at, over_after = kept.get(place.table_id, ("", None))
            lines.append(SheetLine(place, over_after or evening.games, signed_at))
    return ControlDesk(evening_id, tuple(lines))
