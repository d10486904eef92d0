"""Where each sheet of an evening is: in, half in, in error, missing; and which one is next."""

from sqlalchemy import text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import RoundPlan, TablePlace
from clubadmin.model.sheets.sheet import ControlDesk, SheetLine
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.evenings.view import load_evening, load_place, load_plan

_SIGNED = text(
    "SELECT t.id, f.status FROM playing_table t"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening ORDER BY t.round, t.number"
)
_SHEETS = text(
    "SELECT t.id, f.signed_at, f.over_after FROM playing_table t"
    " JOIN scoresheet f ON f.playing_table_id = t.id WHERE t.evening_id = :evening"
)


def board(club: OpenClub, evening_id: int) -> tuple[RoundPlan, ...]:
    """The rounds of an evening with the state of each sheet, from stored sums.

    Raises:
        Refused: there is no such evening.
    """
    with club.store.read() as conn:
        return load_plan(conn, evening_head(conn, evening_id))


def next_missing(
    club: OpenClub, evening_id: int, after_table_id: int | None = None
) -> TablePlace | None:
    """The next table in round order whose sheet is not signed off; None when all are.

    After the last table of the evening the search goes on from the first.

    Raises:
        Refused: there is no such evening.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        tables = conn.execute(_SIGNED, {"evening": evening_id}).all()
        at = next((n for n, row in enumerate(tables, 1) if row.id == after_table_id), 0)
        for row in (*tables[at:], *tables[:at]):
            if row.status != "signed":
                return load_place(conn, row.id, head.games, head.players)
    return None


def place(club: OpenClub, evening_id: int, round_number: int, number: int) -> TablePlace:
    """The table with that number in a round.

    Raises:
        Refused: there is no such round or table; the sentence says which there are.
    """
    plan = board(club, evening_id)
    drawn = next((one for one in plan if one.round == round_number), None)
    if drawn is None:
        raise Refused(
            Message(
                "Ronde {round} bestaat niet of is nog niet geloot: er zijn {count} ronden geloot.",
                round=round_number,
                count=len(plan),
            )
        )
    for table in drawn.tables:
        if table.number == number:
            return table
    last = max((table.number for table in drawn.tables), default=0)
    raise Refused(
        Message(
            "Tafel {number} bestaat niet in ronde {round}: daar staan tafel 1 tot en met {last}.",
            number=number,
            round=round_number,
            last=last,
        )
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
