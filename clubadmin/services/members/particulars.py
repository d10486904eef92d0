"""Particulars of members and fields of the club's own: read, and kept as one change.

Joining, leaving and the kind of membership are in `membership`, where dues read them as well;
a telephone number and an address of mail are the member's own. There is no field for a citizen
service number (BSN), and whatever looks like one is told before it is kept.
"""

from collections import defaultdict
from collections.abc import Iterator
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.names import fold
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Office, OwnField, Particulars, Register
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.input.checks import as_told, named
from clubadmin.services.input.particulars import checked_particulars, checked_span, identifying
from clubadmin.services.members.members import checked, insert, load_member, members, told_of_change
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.meanings import told
from clubadmin.storage.schema.tablenames import (
    MemberRow,
    MembershipRow,
    OfficeRow,
    OwnFieldRow,
    OwnValueRow,
    ParticularsRow,
)

MOST = 12  # more is a spreadsheet
_OWN_FIELDS = text("SELECT id, name, version FROM own_field ORDER BY place, id")
_FILLED = text("SELECT count(*) FROM own_value WHERE field_id = :id")


def load_fields(conn: Connection) -> tuple[OwnField, ...]:
    """Load the own fields, in the order in which they are asked."""
    return tuple(OwnField(*row) for row in conn.execute(_OWN_FIELDS))


own_fields = reads(load_fields)


def add_field(club: OpenClub, name: str) -> OwnField:
    """Name one more field, the last."""
    there = own_fields(club)
    if len(there) >= MOST:
        raise Refused("Er zijn al {most} eigen velden. Verwijder er eerst een.", most=MOST)
    clean = _free_name(there, name, own=0)
    with club.store.change(Message("Eigen veld {name} toegevoegd", name=clean)) as change:
        made = change.insert(OwnFieldRow, name=clean, place=len(there))
        assert made is not None
        return OwnField(made, clean)


def rename_field(club: OpenClub, wanted: OwnField) -> OwnField:
    """Call a field otherwise; what it says of everybody stays."""
    clean = _free_name(own_fields(club), wanted.name, own=wanted.id)
    with club.store.change(Message("Eigen veld heet nu {name}", name=clean)) as change:
        change.update(OwnFieldRow, wanted.id, version=wanted.version, name=clean)
        return next(one for one in load_fields(change.conn) if one.id == wanted.id)


def filled(club: OpenClub, field_id: int) -> int:
    """Count the members with a value in a field: these values go with it."""
    with club.store.read() as conn:
        return int(conn.execute(_FILLED, {"id": field_id}).scalar() or 0)


def remove_field(club: OpenClub, field: OwnField) -> None:
    """Remove a field with all that it says."""
    with club.store.change(Message("Eigen veld {name} verwijderd", name=field.name)) as change:
        change.delete(OwnFieldRow, field.id)


def _free_name(there: tuple[OwnField, ...], name: str, *, own: int) -> str:
    clean = named(name, Message("De naam van het veld"), longest=40)
    if any(fold(one.name) == fold(clean) for one in there if one.id != own):
        raise Refused("Er is al een eigen veld {name}. Kies een andere naam.", name=clean)
    return clean


_ALL = "SELECT * FROM particulars"
_SPANS = "SELECT member_id, kind, household, joined, ended FROM membership"
_OFFICES = "SELECT id, member_id, name, first_year, last_year FROM office"
_OWN = "SELECT member_id, field_id, value FROM own_value"
_ONE = " WHERE member_id = :id"
_NUMBERED = text("SELECT member_id FROM particulars WHERE number = :number AND member_id <> :id")
_NUMBERS = text("SELECT number FROM particulars WHERE number IS NOT NULL")
_MEMBERSHIP = text("SELECT joined, ended FROM membership WHERE member_id = :id")


class Doubtful(Refused):
    """Something that is kept only once somebody has read what is told of it."""


def register(club: OpenClub, search: str = "", *, inactive: bool = False) -> Register:
    """All members and guests with their particulars."""
    people = members(club, search, inactive=inactive)
    with club.store.read() as conn:
        return Register(tuple(_with(conn, people)), load_fields(conn))


def keep(
    club: OpenClub, wanted: Particulars, *, told: bool = False, today: date | None = None
) -> Particulars:
    """Keep what was filled in of somebody, his name as well, as one change.

    Args:
        wanted: all of it; what is left out goes. A member without an id is added.
        told: whether somebody has read what is doubtful about it.
        today: for the age.

    Raises:
        Doubtful: a text may hold a citizen service number, and that was not told yet.
    """
    member = wanted.member
    person = checked(member)
    values = checked_particulars(wanted, today or date.today())
    checked_span(member.name, wanted.joined, wanted.ended)
    if not told and (doubt := identifying(_texts(wanted))) is not None:
        raise Doubtful(doubt)
    with club.store.read() as conn:
        renamed = not member.id or checked(load_member(conn, member.id)) != person
    label = Message("Gegevens van {name} gewijzigd", name=member.name)
    with club.store.change(told_of_change(member) if renamed else label) as change:
        if not member.id:
            wanted = wanted.changed(member=load_member(change.conn, insert(change, person)))
        elif renamed:
            change.update(MemberRow, member.id, version=member.version, **person)
        _refuse_number(change.conn, values["number"], wanted.member.id)
        if wanted != load_particulars(change.conn, wanted.member.id).changed(member=wanted.member):
            put(change, wanted, values)
        return load_particulars(change.conn, wanted.member.id)


def put(change: Change, wanted: Particulars, values: dict[str, Any]) -> None:
    """Write what was checked, within a transaction."""
    member_id = wanted.member.id
    before = load_particulars(change.conn, member_id)
    if wanted.version:
        change.update(ParticularsRow, member_id, version=wanted.version, **values)
    else:
        change.insert(ParticularsRow, member_id=member_id, **values)
    put_membership(change, before, wanted)
    _put_offices(change, member_id, wanted.offices)
    _put_own(change, before, wanted)


def row_of(kept: Particulars) -> dict[str, Any]:
    """The columns of what was checked before."""
    values = {name: getattr(kept, name) for name in told("particulars")}
    return {**values, "number": kept.number or None}


def free_number(conn: Connection) -> str:
    """The number after the highest that was given; "" in a club that numbers nobody."""
    numbers = conn.execute(_NUMBERS).scalars()
    given = [int(one) for one in numbers if one.isdecimal()]
    return str(max(given) + 1) if given else ""


def _texts(wanted: Particulars) -> Iterator[tuple[Message, str]]:
    yield Message("Het onderscheid"), wanted.member.remark
    yield Message("De notitie"), wanted.note
    yield Message("Het lidnummer"), wanted.number
    yield Message("De reden van vertrek"), wanted.reason
    yield Message("De naam bij nood"), wanted.emergency
    for _field, value in wanted.own:
        yield Message("Een eigen veld"), value


def _refuse_number(conn: Connection, number: str | None, member_id: int) -> None:
    found = conn.execute(_NUMBERED, {"number": number, "id": member_id}).scalar()
    if found is not None:
        raise Refused(
            "Lidnummer {number} is al van {name}. Kies een ander nummer.",
            number=number or "",
            name=load_member(conn, found).name,
        )


def put_membership(change: Change, before: Particulars, wanted: Particulars) -> None:
    """Write how, since when and until when somebody is a member, within a transaction."""
    values: dict[str, Any] = {
        **as_told("membership", wanted),
        "joined": wanted.joined,
        "ended": wanted.ended,
    }
    if all(getattr(before, name) == value for name, value in values.items()):
        return
    member_id = wanted.member.id
    if change.conn.execute(_MEMBERSHIP, {"id": member_id}).first() is None:
        change.insert(MembershipRow, member_id=member_id, **values)
    else:
        change.update(MembershipRow, member_id, **values)


def _put_offices(change: Change, member_id: int, wanted: tuple[Office, ...]) -> None:
    there = {
        _office(row): int(row.id)
        for row in change.conn.execute(text(_OFFICES + _ONE), {"id": member_id})
    }
    for office in sorted(there.keys() - set(wanted)):
        change.delete(OfficeRow, there[office])
    for office in sorted(set(wanted) - there.keys()):
        change.insert(
            OfficeRow,
            member_id=member_id,
            name=office.name,
            first_year=office.first,
            last_year=office.last,
        )


def _put_own(change: Change, before: Particulars, wanted: Particulars) -> None:
    there, given = dict(before.own), dict(wanted.own)
    for field_id in sorted(there.keys() | given.keys()):
        value = named(given.get(field_id, ""), Message("Een eigen veld"), needed=False, longest=200)
        key = (wanted.member.id, field_id)
        if field_id not in there and value:
            change.insert(OwnValueRow, member_id=key[0], field_id=field_id, value=value)
        elif field_id in there and not value:
            change.delete(OwnValueRow, key)
        elif value:
            change.update(OwnValueRow, key, value=value)


def load_particulars(conn: Connection, member_id: int) -> Particulars:
    """Load the particulars of a member."""
    (found,) = _with(conn, (load_member(conn, member_id),))
    return found


particulars = reads(load_particulars)


def _with(conn: Connection, people: tuple[Member, ...]) -> Iterator[Particulars]:
    """Each with what is kept of him, from a statement a table."""
    where = _ONE if len(people) == 1 else ""
    asked = {"id": people[0].id} if where else {}
    rows = conn.execute(text(_ALL + where), asked).mappings()
    kept = {row["member_id"]: dict(row) for row in rows}
    spans = {row.member_id: row for row in conn.execute(text(_SPANS + where), asked)}
    offices, own = defaultdict(list), defaultdict(list)
    for row in conn.execute(text(_OFFICES + where), asked):
        offices[row.member_id].append(_office(row))
    for row in conn.execute(text(_OWN + where), asked):
        own[row.member_id].append((row.field_id, row.value))
    for member in people:
        values = kept.get(member.id, {})
        values.pop("member_id", None)
        span = spans.get(member.id)
        yield Particulars(
            member,
            kind=span.kind if span else "",
            household=span.household if span else "",
            joined=as_day(span.joined) if span else None,
            ended=as_day(span.ended) if span else None,
            offices=tuple(sorted(offices[member.id], key=lambda one: (one.first, one.name))),
            own=tuple(sorted(own[member.id])),
            **{**values, "number": values.get("number") or "", "born": as_day(values.get("born"))},
        )


def _office(row: Any) -> Office:
    return Office(row.first_year, row.name, row.last_year)


def as_day(value: date | str | None) -> date | None:
    """A day as plain SQL gives it; None where there is none."""
    return date.fromisoformat(value) if isinstance(value, str) else value
