"""The warnings, penalties and exclusions that hold on an evening, as they are kept."""

from typing import Any

from sqlalchemy import Connection, text

from clubadmin.model.evenings.sanction import Sanction
from clubadmin.services.members.members import FIELDS, load_people
from clubadmin.storage.schema.reading import reader

_SANCTION = (
    "SELECT x.id, x.evening_id, e.number, e.date AS day, x.kind, x.member_a, x.member_b, x.span,"
    " x.from_round, x.until, x.text, x.article, x.decided_by, x.decided_at, x.version"
    " FROM sanction x JOIN evening e ON e.id = x.evening_id"
    " JOIN competition c ON c.id = e.competition_id"
)
_sanction = reader(Sanction, given=("members",))
_ONE = text(f"{_SANCTION} WHERE x.id = :id")
_LASTING = text(
    f"{_SANCTION} JOIN evening h ON h.id = :id JOIN competition k ON k.id = h.competition_id"
    " WHERE e.id = h.id OR ((e.date, e.id) < (h.date, h.id)"
    " AND (x.until IS NULL OR x.until >= h.date) AND (x.span = 'club'"
    " OR x.span = 'season' AND c.season_id = k.season_id"
    " OR x.span = 'competition' AND c.id = k.id)) ORDER BY x.id"
)
_MEMBERS = text(
    f"SELECT {FIELDS} FROM member WHERE id IN "
    " (SELECT member_a FROM sanction UNION SELECT member_b FROM sanction)"
)


def lasting(conn: Connection, evening_id: int) -> tuple[Sanction, ...]:
    """Load the sanctions given on an evening, and earlier ones in force on its day."""
    return _read(conn, _LASTING, evening_id)


def one_sanction(conn: Connection, sanction_id: int) -> Sanction | None:
    """Load a sanction; None when it is not there (any more)."""
    return next(iter(_read(conn, _ONE, sanction_id)), None)


def _read(conn: Connection, query: Any, which: int) -> tuple[Sanction, ...]:
    rows = conn.execute(query, {"id": which}).mappings().all()
    if not rows:
        return ()
    members = load_people(conn, _MEMBERS)
    both = ((row, (row["member_a"], row["member_b"])) for row in rows)
    return tuple(
        _sanction(row, members=tuple(members[one] for one in two if one is not None))
        for row, two in both
    )
