"""The board of an evening's sheets: in, half in, in error, missing; and the next one."""

from collections.abc import Collection

from sqlalchemy import text

from clubadmin.domain.row.columns import has_fines
from clubadmin.errors import Gone, Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.model.evenings.evening import RoundPlan, TablePlace
from clubadmin.model.sheets.sheet import ControlDesk, SheetLine
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import evening_head, open_evening
from clubadmin.services.evenings.view import load_evening, load_place, load_plan
from clubadmin.services.sheets.head import sheet_head
from clubadmin.storage.schema.tablenames import HandedInRow

_SIGNED = text(
    "SELECT t.id, f.status FROM playing_table t"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening ORDER BY t.round, t.number"
)
_SHEETS = text(
    "SELECT t.id, f.signed_at, f.over_after FROM playing_table t"
    " JOIN scoresheet f ON f.playing_table_id = t.id WHERE t.evening_id = :evening"
)
_HANDED_IN = text(
    "SELECT h.playing_table_id, h.pen, h.cards FROM handed_in h"
    " JOIN playing_table t ON t.id = h.playing_table_id WHERE t.evening_id = :evening"
)
_TABLE = text("SELECT evening_id, round, number FROM playing_table WHERE id = :table")


def board(club: OpenClub, evening_id: int) -> tuple[RoundPlan, ...]:
    """The rounds of an evening with the state of each sheet, from stored sums."""
    with club.store.read() as conn:
        return load_plan(conn, evening_head(conn, evening_id))


def next_missing(
    club: OpenClub,
    evening_id: int,
    after_table_id: int | None = None,
    taken: Collection[int] = (),
) -> TablePlace | None:
    """The next table in round order whose sheet is not signed off; None when all are.

    After the last table of the evening the search goes on from the first; those that somebody has
    `taken` come last.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        tables = conn.execute(_SIGNED, {"evening": evening_id}).all()
        at = next((n for n, row in enumerate(tables, 1) if row.id == after_table_id), 0)
        left = [row.id for row in (*tables[at:], *tables[:at]) if row.status != "signed"]
        found = next(iter(sorted(left, key=lambda one: one in taken)), None)
        return load_place(conn, found, head.games, head.players) if found else None


def place(club: OpenClub, evening_id: int, round_number: int, number: int) -> TablePlace:
    """The table with that number in a round."""
    plan = board(club, evening_id)
    drawn = next((one for one in plan if one.round == round_number), None)
    if drawn is None:
        raise Refused(
            "Ronde {round} bestaat niet of is nog niet geloot: er zijn {count} ronden geloot.",
            round=round_number,
            count=len(plan),
        )
    for table in drawn.tables:
        if table.number == number:
            return table
    last = max((table.number for table in drawn.tables), default=0)
    raise Refused(
        "Tafel {number} bestaat niet in ronde {round}: daar staan tafel 1 tot en met {last}.",
        number=number,
        round=round_number,
        last=last,
    )


def table_place(club: OpenClub, table_id: int) -> TablePlace:
    """Load the players of a table, and the progress of its sheet."""
    with club.store.read() as conn:
        head = sheet_head(conn, table_id)
        return load_place(conn, table_id, head.games, head.rules.seats)


def control_desk(club: OpenClub, evening_id: int) -> ControlDesk:
    """Every sheet of the rounds drawn so far, with how far it is and when it was signed off."""
    with club.store.read() as conn:
        evening = load_evening(conn, evening_id)
        rows = conn.execute(_SHEETS, {"evening": evening_id})
        kept = {row.id: (row.signed_at, row.over_after) for row in rows}
        handed = {
            table: (bool(pen), bool(cards))
            for table, pen, cards in conn.execute(_HANDED_IN, {"evening": evening_id})
        }
    hands_in = evening.form.sitting > 1 and has_fines(evening.rules)
    lines = []
    for plan in evening.plan:
        for place in plan.tables:
            signed_at, over_after = kept.get(place.table_id, ("", None))
            pen, cards = handed.get(place.table_id, (False, False))
            lines.append(SheetLine(place, over_after or evening.games, signed_at, pen, cards))
    return ControlDesk(evening_id, tuple(lines), hands_in=hands_in)


def hand_in(
    club: OpenClub, table_id: int, *, pen: bool | None = None, cards: bool | None = None
) -> Saved:
    """Tick what came to the control desk with a sheet, or take the tick off; None leaves it."""
    with club.store.read() as conn:
        found = conn.execute(_TABLE, {"table": table_id}).first()
        if found is None:
            raise Gone("Deze tafel bestaat niet (meer). Kies de tafel opnieuw.")
        open_evening(conn, found.evening_id)
        rows = conn.execute(_HANDED_IN, {"evening": found.evening_id})
        there = {row.playing_table_id: (bool(row.pen), bool(row.cards)) for row in rows}
    before = there.get(table_id, (False, False))
    after = (before[0] if pen is None else pen, before[1] if cards is None else cards)
    label = Message(
        "Ronde {round}, tafel {table}: pen en kaarten", round=found.round, table=found.number
    )
    with club.store.change(label) as change:
        if table_id in there:
            change.update(HandedInRow, table_id, pen=after[0], cards=after[1])
        else:
            change.insert(HandedInRow, playing_table_id=table_id, pen=after[0], cards=after[1])
    return club.saved()
