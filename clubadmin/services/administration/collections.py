"""What was sent to the bank to collect, and what came of each line."""

from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.administration.debit_matching import Sent
from clubadmin.domain.administration.debits import Sequence
from clubadmin.model.administration.debits import Collection, Debit, DebitState
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import reads
from clubadmin.services.evenings.head import as_date
from clubadmin.services.members.members import FIELDS, load_people

_COLLECTIONS = text(
    "SELECT * FROM collection WHERE :season IN (season_id, 0) ORDER BY collect_on DESC, id DESC"
)
_DEBITS = text(
    "SELECT d.*, b.payment_id AS booked, coalesce(b.payment_id IS NOT NULL AND EXISTS"
    " (SELECT 1 FROM payment p WHERE p.reverses = b.payment_id), 0) AS taken_back,"
    " r.reason AS reason, r.id AS returned FROM debit d"
    " JOIN collection c ON c.id = d.collection_id"
    " LEFT JOIN debit_outcome b ON b.debit_id = d.id AND b.kind = 'booked'"
    " LEFT JOIN debit_outcome r ON r.debit_id = d.id AND r.kind = 'returned'"
    " WHERE :season IN (c.season_id, 0) ORDER BY d.id"
)
_PEOPLE = text(f"SELECT {FIELDS} FROM member WHERE id IN (SELECT member_id FROM debit)")


def load_collections(conn: Connection, season_id: int) -> tuple[Collection, ...]:
    """The files of a season, the newest first; of season 0: of all seasons."""
    lines: dict[int, list[Debit]] = defaultdict(list)
    members = load_people(conn, _PEOPLE)
    for row in conn.execute(_DEBITS, {"season": season_id}).mappings():
        lines[row["collection_id"]].append(_debit(members[row["member_id"]], row))
    return tuple(
        Collection(
            row["id"],
            row["season_id"],
            as_date(row["collect_on"]),
            datetime.fromisoformat(row["made_at"]),
            row["identifier"],
            row["account"],
            row["holder"],
            tuple(lines[row["id"]]),
        )
        for row in conn.execute(_COLLECTIONS, {"season": season_id}).mappings().all()
    )


collections = reads(load_collections)


def sent(conn: Connection) -> Iterator[Sent]:
    """All that was collected and did not come back, of every season."""
    for file in load_collections(conn, 0):
        for one in file.debits:
            if one.state is not DebitState.RETURNED:
                yield Sent(
                    one.id,
                    one.member.id,
                    one.amount,
                    one.end_to_end,
                    one.account,
                    file.batch(one.sequence),
                    file.collect_on,
                    one.state is DebitState.BOOKED,
                )


def _debit(who: Member, row: Any) -> Debit:
    state = DebitState.UNDER_WAY
    if row["returned"] is not None or row["taken_back"]:
        state = DebitState.RETURNED
    elif row["booked"] is not None:
        state = DebitState.BOOKED
    return Debit(
        who,
        row["amount"],
        row["mandate"],
        as_date(row["signed"]),
        row["account"],
        row["holder"],
        Sequence(row["sequence"]),
        row["text"],
        row["end_to_end"],
        row["id"],
        state,
        row["reason"] or "",
        row["booked"],
    )
