"""Collection files sent to the bank, with the outcome of each line."""

from collections import defaultdict
from collections.abc import Iterator

from sqlalchemy import Connection, text

from clubadmin.domain.administration.debits import Sent
from clubadmin.model.administration.debits import Collection, Debit, DebitState
from clubadmin.model.kit.carried import carried
from clubadmin.services.club.club import reads
from clubadmin.services.members.members import FIELDS, load_people
from clubadmin.storage.schema.reading import reader

_RETURNED, _BOOKED, _UNDER_WAY = DebitState.RETURNED, DebitState.BOOKED, DebitState.UNDER_WAY
_COLLECTIONS = text(
    "SELECT * FROM collection WHERE :season IN (season_id, 0) ORDER BY collect_on DESC, id DESC"
)
_DEBITS = text(
    "SELECT d.*, b.payment_id, coalesce(r.reason, '') AS reason, CASE"
    " WHEN r.id IS NOT NULL OR EXISTS (SELECT 1 FROM payment p WHERE p.reverses = b.payment_id)"
    f" THEN '{_RETURNED}' WHEN b.payment_id IS NOT NULL THEN '{_BOOKED}' ELSE '{_UNDER_WAY}'"
    " END AS state FROM debit d"
    " JOIN collection c ON c.id = d.collection_id"
    " LEFT JOIN debit_outcome b ON b.debit_id = d.id AND b.kind = 'booked'"
    " LEFT JOIN debit_outcome r ON r.debit_id = d.id AND r.kind = 'returned'"
    " WHERE :season IN (c.season_id, 0) ORDER BY d.id"
)
_debit = reader(Debit, given=("member",))
_collection = reader(Collection, given=("debits",))
_PEOPLE = text(f"SELECT {FIELDS} FROM member WHERE id IN (SELECT member_id FROM debit)")


def load_collections(conn: Connection, season_id: int) -> tuple[Collection, ...]:
    """The files of a season, the newest first; of season 0: of all seasons."""
    lines: dict[int, list[Debit]] = defaultdict(list)
    members = load_people(conn, _PEOPLE)
    for row in conn.execute(_DEBITS, {"season": season_id}).mappings():
        lines[row["collection_id"]].append(_debit(row, member=members[row["member_id"]]))
    rows = conn.execute(_COLLECTIONS, {"season": season_id}).mappings()
    return tuple(_collection(row, debits=tuple(lines[row["id"]])) for row in rows)


collections = reads(load_collections)


def sent(conn: Connection) -> Iterator[Sent]:
    """All that was collected and did not come back, of every season."""
    for file in load_collections(conn, 0):
        for one in file.debits:
            if one.state is not DebitState.RETURNED:
                yield carried(
                    Sent,
                    one,
                    file,
                    member_id=one.member.id,
                    batch=file.batch(one.sequence),
                    booked=one.state is DebitState.BOOKED,
                )
