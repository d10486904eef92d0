"""How everybody is a member: of which kind, since when, and with whom in one household."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.dues import Membership
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.input.checks import as_told
from clubadmin.services.input.particulars import checked_span
from clubadmin.services.members.members import load_member, members
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.reading import reader
from clubadmin.storage.schema.tablenames import MembershipRow

_read = reader(Membership, given=("member",))
_ALL = text("SELECT * FROM membership")


def memberships(
    club: OpenClub, search: str = "", *, everybody: bool = False
) -> tuple[Membership, ...]:
    """Memberships of all members, and of guests and former members with a kind.

    Args:
        club: the open club.
        search: letters of the name.
        everybody: also those who are no member of any kind.
    """
    with club.store.read() as conn:
        kept = {row["member_id"]: row for row in conn.execute(_ALL).mappings()}
    of_a_kind = {one for one, row in kept.items() if row["kind"]}
    return tuple(
        _membership(one, kept.get(one.id))
        for one in members(club, search, inactive=True)
        if everybody or one.id in of_a_kind or (one.active and not one.guest)
    )


def keep(club: OpenClub, wanted: Membership) -> Membership:
    """Keep how somebody is a member."""
    label = Message("Lidmaatschap van {name} gewijzigd", name=wanted.member.name)
    with club.store.change(label) as change:
        load_member(change.conn, wanted.member.id)
        _put(change, wanted)
        return _one(change.conn, wanted.member.id)


def give_kind(club: OpenClub, member_ids: Collection[int], kind: str) -> int:
    """Make members of one kind, as one change; answers how many were of another."""
    if not member_ids:
        raise Refused(Message("Er is niemand gekozen. Kies eerst een of meer namen in de lijst."))
    with club.store.read() as conn:
        there = [_one(conn, one) for one in sorted(set(member_ids))]
    wanted = [replace(one, kind=kind) for one in there if one.kind != kind]
    label = Message.counted(
        "{n} lid is nu {kind}", "{n} leden zijn nu {kind}", len(wanted), kind=kind
    )
    with club.store.change(label) as change:
        for one in wanted:
            _put(change, one)
    return len(wanted)


def _put(change: Change, wanted: Membership) -> None:
    values = _values(wanted)
    if wanted.version:
        change.update(MembershipRow, wanted.member.id, version=wanted.version, **values)
    else:
        change.insert(MembershipRow, member_id=wanted.member.id, **values)


def _values(wanted: Membership) -> dict[str, Any]:
    checked_span(wanted.member.name, wanted.joined, wanted.ended)
    return {
        **as_told("membership", wanted),
        "joined": wanted.joined,
        "ended": wanted.ended,
    }


def _one(conn: Connection, member_id: int) -> Membership:
    member = load_member(conn, member_id)
    row = conn.execute(
        text("SELECT * FROM membership WHERE member_id = :id"), {"id": member_id}
    ).mappings()
    return _membership(member, row.first())


membership = reads(_one)


def _membership(member: Member, row: Any) -> Membership:
    return _read(row, member=member) if row else Membership(member)
