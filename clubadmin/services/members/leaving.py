"""The effects of removing or leaving, told before it is done."""

from collections.abc import Collection, Iterator
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Entrant
from clubadmin.i18n import Message
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.entrants import COLUMNS

_PLAYED = text(
    "SELECT EXISTS (SELECT 1 FROM seat s JOIN scoresheet f"
    " ON f.playing_table_id = s.playing_table_id WHERE s.member_id = :id AND f.played > 0)"
    " OR EXISTS (SELECT 1 FROM participant p JOIN evening e ON e.id = p.evening_id"
    " LEFT JOIN pair q ON q.id = p.pair_id WHERE e.depth <> 'game'"
    " AND :id IN (p.member_id, q.member_a, q.member_b))"
)
_ON_LISTS = text(
    "SELECT e.id, e.number, c.name FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE e.status = 'open' AND e.depth = 'game' AND EXISTS ("
    "SELECT 1 FROM participant p LEFT JOIN pair q ON q.id = p.pair_id"
    " LEFT JOIN team_member y ON y.team_id = p.team_id WHERE p.evening_id = e.id"
    " AND (p.last_round IS NULL OR p.last_round >= e.rounds)"
    " AND :id IN (p.member_id, q.member_a, q.member_b, y.member_id,"
    " p.substitute_a, p.substitute_b)) ORDER BY e.date, e.id"
)
_NEXT_SEAT = text(
    "SELECT t.round, t.number FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id WHERE s.member_id = :id"
    " AND t.evening_id = :evening AND coalesce(f.status, 'draft') = 'draft'"
    " ORDER BY t.round LIMIT 1"
)
_SEATED = text(
    "SELECT EXISTS (SELECT 1 FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    " WHERE s.member_id = :id AND t.evening_id = :evening)"
)
_ENTERED = (
    "SELECT p.id, e.number, c.name, e.status = 'open' AND e.depth = 'game'"
    " AND (p.last_round IS NULL OR p.last_round >= e.rounds) AS going_on,"
    " e.depth <> 'game' OR EXISTS (SELECT 1 FROM seat s JOIN scoresheet f"
    " ON f.playing_table_id = s.playing_table_id"
    " WHERE s.participant_id = p.id AND f.played > 0) AS played"
    " FROM participant p JOIN evening e ON e.id = p.evening_id"
    " JOIN competition c ON c.id = e.competition_id WHERE p.{column} = :id ORDER BY e.date, e.id"
)
_SEAT_TO_COME = text(
    "SELECT t.round, t.number FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id WHERE s.participant_id = :id"
    " AND coalesce(f.status, 'draft') = 'draft' ORDER BY t.round LIMIT 1"
)


def told_of_entrant(club: OpenClub, kind: Entrant, entrant_id: int, name: str) -> Message | None:
    """Tell the effects of removing a pair or team; None where it never entered."""
    with club.store.read() as conn:
        entered = text(_ENTERED.format(column=COLUMNS[kind]))
        entries = conn.execute(entered, {"id": entrant_id}).all()
        if not entries:
            return None
        at = [(one, conn.execute(_SEAT_TO_COME, {"id": one.id}).first()) for one in entries]
    going_on = (
        _plays_on({"competition": one.name, "number": one.number, "name": name}, seat)
        for one, seat in at
        if one.going_on and (seat is not None or not one.played)
    )
    return Message.joined(_stops(name, played=any(one.played for one in entries)), *going_on)


def told_of_stopping(conn: Connection, member: Member, besides: Collection[int]) -> Message:
    """Tell what stays of somebody who stops, and where he plays on but for these evenings."""
    played = bool(conn.execute(_PLAYED, {"id": member.id}).scalar())
    going_on = _going_on(conn, member, besides)
    return Message.joined(_stops(member.name, played=played), *going_on)


def still_playing(club: OpenClub, member: Member) -> Message | None:
    """Tell the open evenings that somebody is on; None for none."""
    with club.store.read() as conn:
        found = tuple(_going_on(conn, member))
    return Message.joined(*found) if found else None


def _going_on(conn: Connection, member: Member, besides: Collection[int] = ()) -> Iterator[Message]:
    """Tell the open evenings on which he plays on all the same."""
    for evening in conn.execute(_ON_LISTS, {"id": member.id}).all():
        if evening.id in besides:
            continue
        at = {"id": member.id, "evening": evening.id}
        which = {"competition": evening.name, "number": evening.number, "name": member.name}
        seat = conn.execute(_NEXT_SEAT, at).first()
        if seat is not None or not conn.execute(_SEATED, at).scalar():
            yield _plays_on(which, seat)


def _stops(name: str, *, played: bool) -> Message:
    if played:
        return Message(
            "{name} heeft uitslagen. Die blijven; {name} doet voortaan niet mee.", name=name
        )
    return Message("{name} doet voortaan niet meer mee.", name=name)


def _plays_on(which: dict[str, str | int], seat: Any) -> Message:
    """Tell of an open evening the round and table to come, or that he waits."""
    if seat is None:
        return Message("Op avond {number} van {competition} staat {name} nog op de lijst.", **which)
    return Message(
        "Op avond {number} van {competition} speelt {name} nog: ronde {round}, tafel {table}.",
        **which,
        round=seat.round,
        table=seat.number,
    )
