"""The card of one person, read whole: particulars, consents, dues and evenings."""

from collections.abc import Mapping

from sqlalchemy import text

from clubadmin.model.members.known import Billed, Card, Purpose
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.particulars import (
    as_day,
    free_number,
    load_fields,
    load_particulars,
)
from clubadmin.storage.sums.career import who_played

_AGREED = text(
    "SELECT purpose, given_on IS NOT NULL AND withdrawn_on IS NULL FROM consent"
    " WHERE member_id = :id"
)
_OWED = text(
    "SELECT (SELECT total(amount) FROM due WHERE member_id = :id)"
    " - (SELECT total(amount) FROM payment WHERE member_id = :id)"
)
_KINDS = text(
    "SELECT name FROM dues_kind WHERE season_id = (SELECT s.id FROM season s"
    " JOIN dues_kind k ON k.season_id = s.id ORDER BY s.starts DESC LIMIT 1)"
    " ORDER BY amount DESC, name"
)
_BILLED = text(
    "SELECT member_id, max(kind), sum(owed) FROM ("
    "SELECT member_id, kind, 0 AS owed FROM membership"
    " UNION ALL SELECT member_id, '', amount FROM due"
    " UNION ALL SELECT member_id, '', -amount FROM payment) GROUP BY member_id"
)
_MINE = (
    "AND p.id IN (SELECT id FROM participant WHERE :id IN (member_id, substitute_a, substitute_b)"
    " OR pair_id IN (SELECT id FROM pair WHERE :id IN (member_a, member_b))"
    " OR team_id IN (SELECT team_id FROM team_member WHERE member_id = :id))"
)
_PLAYED = text(
    f"SELECT count(DISTINCT e.id), max(e.date) FROM ({who_played(_MINE)}) w"
    " JOIN participant p ON p.id = w.participant_id JOIN evening e ON e.id = p.evening_id"
    " WHERE w.member_id = :id AND (e.status = 'closed' OR EXISTS (SELECT 1 FROM scoresheet f"
    " JOIN playing_table t ON t.id = f.playing_table_id"
    " WHERE t.evening_id = e.id AND f.status = 'signed'))"
)


def card(club: OpenClub, member_id: int) -> Card:
    """Read the card of a member; with 0 the empty one of somebody new."""
    with club.store.read() as conn:
        fields, free = load_fields(conn), free_number(conn)
        kinds = tuple(conn.execute(_KINDS).scalars())
        if not member_id:
            return Card(Particulars(Member(0, "")), fields, free=free, kinds=kinds)
        kept = load_particulars(conn, member_id)
        at = {"id": member_id}
        agreed = {Purpose(purpose): bool(yes) for purpose, yes in conn.execute(_AGREED, at)}
        owed = int(conn.execute(_OWED, at).scalar_one())
        evenings, last = conn.execute(_PLAYED, at).one()
    return Card(kept, fields, agreed, owed, evenings, as_day(last), free, kinds)


def billed(club: OpenClub) -> Mapping[int, Billed]:
    """The kind of membership and the open amount of everybody who has either."""
    with club.store.read() as conn:
        return {who: Billed(kind, owed) for who, kind, owed in conn.execute(_BILLED)}
