"""Somebody leaves the club: told what follows from it, and all of that done as one change."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.i18n import Listed, Message
from clubadmin.model.administration.dues import Due
from clubadmin.model.members.known import Departing, Follows, Purpose
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.administration.accounts import accounts_of
from clubadmin.services.administration.amounts import euros
from clubadmin.services.administration.charging import lay_back
from clubadmin.services.attendance.attendance import take_off
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.evenings.plan_rows import kept_rounds
from clubadmin.services.evenings.view import seated_in
from clubadmin.services.input.particulars import checked_particulars, checked_span
from clubadmin.services.members import consents, erasing
from clubadmin.services.members.members import is_used, load_member
from clubadmin.services.members.pairs import load_pair, part
from clubadmin.services.members.particulars import load_particulars, put
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import MemberRow, WishRow

_MAIL = text(
    "SELECT email FROM member WHERE id = :id AND email <> '' AND NOT EXISTS (SELECT 1 FROM consent"
    " WHERE member_id = :id AND purpose = 'mail'"
    " AND (given_on IS NULL OR withdrawn_on IS NOT NULL))"
)
_LISTED = text(
    "SELECT p.id, e.id AS evening, e.number, c.name FROM participant p"
    " JOIN evening e ON e.id = p.evening_id JOIN competition c ON c.id = e.competition_id"
    " WHERE p.member_id = :id AND e.status = 'open' AND e.depth = 'game' AND e.date >= :day"
    " AND NOT EXISTS (SELECT 1 FROM protest x WHERE x.participant_id = p.id)"
    " ORDER BY e.date, e.id"
)
_WISHES = text("SELECT id FROM wish WHERE :id IN (member_a, member_b) ORDER BY id")
_PAIRS = text("SELECT id FROM pair WHERE active AND :id IN (member_a, member_b) ORDER BY id")
_TEAMS = text(
    "SELECT t.name FROM team t JOIN team_member y ON y.team_id = t.id"
    " WHERE t.active AND y.member_id = :id ORDER BY t.name"
)


def departing(club: OpenClub, member_id: int, day: date) -> Departing:
    """Tell what leaving on a day would come to; nothing is changed."""
    owed = sum(amount for _due, amount in _owed(club, member_id))
    with club.store.read() as conn:
        kept, used = load_particulars(conn, member_id), is_used(conn, member_id)
        follows = dict(_followed(conn, kept, owed, day))
        teams = conn.execute(_TEAMS, {"id": member_id}).scalars().all()
        off = [one.evening for one in _listed(conn, member_id, day)]
        told = [erasing.told_of_stopping(conn, kept.member, off)] if used else []
    name = kept.member.name
    if teams:
        told.append(
            Message("{name} zit in {teams}; kies daar een ander.", name=name, teams=_list(teams))
        )
    if day > date.today():
        told.append(Message("Tot en met die dag blijft {name} in de lijst.", name=name))
    return Departing(kept.member, used, follows, Message.joined(*told) if told else None)


def _followed(
    conn: Connection, kept: Particulars, owed: int, day: date
) -> Iterator[tuple[Follows, Message]]:
    at: dict[str, Any] = {"id": kept.member.id, "day": day}
    if address := conn.execute(_MAIL, at).scalar():
        yield Follows.MAIL, Message("Naar {address} gaat geen mail meer.", address=address)
    if owed:
        yield (Follows.DUES, Message("{amount} die nog open staat, vervalt.", amount=euros(owed)))
    if evenings := _listed(conn, kept.member.id, day):
        listed = [
            Message("avond {number} van {competition}", number=one.number, competition=one.name)
            for one in evenings
        ]
        yield Follows.EVENINGS, Message("Van de lijst van {evenings}.", evenings=_list(listed))
    wishes = len(conn.execute(_WISHES, at).all())
    pairs = conn.execute(_PAIRS, at).scalars().all()
    gone: list[Message | str] = []
    if wishes:
        gone.append(Message.counted("{n} wens", "{n} wensen", wishes))
    gone += [Message("het paar {pair}", pair=load_pair(conn, one).label) for one in pairs]
    if gone:
        yield Follows.WISHES, Message("Vervalt: {gone}.", gone=_list(gone))
    if held := [one.name for one in kept.offices if one.last is None]:
        told = Message("Loopt tot {year}: {offices}.", year=str(day.year), offices=_list(held))
        yield Follows.OFFICES, told


def leave(
    club: OpenClub, member_id: int, reason: str, day: date, follows: Collection[Follows]
) -> Member:
    """Have a member leave, with what was chosen to follow, as one change.

    Until a day to come he stays in the list.
    """
    owed = _owed(club, member_id) if Follows.DUES in follows else []
    kept = club.read(load_particulars, member_id)
    checked_span(kept.member.name, kept.joined, day)
    wanted = kept.changed(ended=day, reason=reason)
    if Follows.OFFICES in follows:
        ended = [
            one if one.last else replace(one, last=max(one.first, day.year)) for one in kept.offices
        ]
        wanted = wanted.changed(offices=tuple(ended))
    values = checked_particulars(wanted, date.today())
    label = Message("{name} uit de club: {reason}", name=kept.member.name, reason=reason)
    with club.store.change(label) as change:
        stays = kept.member.active and day > date.today()
        change.update(MemberRow, member_id, version=kept.member.version, active=stays)
        put(change, wanted, values)
        if Follows.MAIL in follows:
            consents.note_no(change, [member_id], day, reason, Purpose.MAIL)
        for due, amount in owed:
            lay_back(change, due.id, reason, paid=due.amount - amount)
        if Follows.EVENINGS in follows:
            for one in _listed(change.conn, member_id, day):
                take_off(change, evening_head(change.conn, one.evening), one.id)
        if Follows.WISHES in follows:
            _part(change, member_id)
        return load_member(change.conn, member_id)


def _part(change: Change, member_id: int) -> None:
    """Take away the wishes and the pairs of somebody."""
    for wish in change.conn.execute(_WISHES, {"id": member_id}).scalars().all():
        change.delete(WishRow, wish)
    for pair in change.conn.execute(_PAIRS, {"id": member_id}).scalars().all():
        part(change, pair)


def _owed(club: OpenClub, member_id: int) -> list[tuple[Due, int]]:
    """The open part of each due of somebody, of all seasons; nothing that the bank collects now."""
    mine = reversed(accounts_of(club, member_id))
    return [open_due for _, one in mine if not one.under_way for open_due in one.open_dues]


def _listed(conn: Connection, member_id: int, day: date) -> list[Any]:
    """The evenings from a day on that he can be taken off: where nothing of his is typed."""
    return [
        one
        for one in conn.execute(_LISTED, {"id": member_id, "day": day})
        if all(seat[0] > kept_rounds(conn, one.evening) for seat in seated_in(conn, one.id))
    ]


def _list(parts: Collection[Message | str]) -> Listed:
    return Listed(tuple(parts))
