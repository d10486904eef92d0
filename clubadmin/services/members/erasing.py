"""Somebody's data out of the club for good, who is due for that, and what leaving takes along.

The General Data Protection Regulation (AVG) asks it: art. 5(1)(e) for not keeping longer than
needed, art. 17 for whoever asks. Results stay under a number.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Entrant
from clubadmin.errors import Refused
from clubadmin.i18n import Message, marked
from clubadmin.model.members.known import Purpose
from clubadmin.model.members.member import ERASED, Former, Member
from clubadmin.services.club import erased
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import leftovers
from clubadmin.services.members.consents import agreeing
from clubadmin.services.members.entrants import COLUMNS
from clubadmin.services.members.leftovers import Leftovers
from clubadmin.services.members.members import FIELDS, by_last, load_member, member_of
from clubadmin.storage.copies.erasure import Gone, erase_in_open, since
from clubadmin.storage.schema.tablenames import ConsentRow, MemberRow

_PLAYED = text(
    "SELECT EXISTS (SELECT 1 FROM seat s JOIN scoresheet f"
    " ON f.playing_table_id = s.playing_table_id WHERE s.member_id = :id"
    " AND f.played + f.totals_of > 0)"
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
    " WHERE s.participant_id = p.id AND f.played + f.totals_of > 0) AS played"
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


YEARS = 2  # after the last evening, where nothing else was chosen
_LABEL = marked("{name}: gegevens gewist")
_NUMBERED = re.compile(ERASED)
_FORMER = text(f"SELECT {FIELDS} FROM member WHERE NOT active ORDER BY id")
_NAMES = text("SELECT last_name FROM member")
_LAST = text(
    "SELECT max(e.date) FROM evening e WHERE EXISTS (SELECT 1 FROM participant p"
    " LEFT JOIN pair q ON q.id = p.pair_id LEFT JOIN team_member y ON y.team_id = p.team_id"
    " WHERE p.evening_id = e.id AND :id IN"
    " (p.member_id, q.member_a, q.member_b, y.member_id, p.substitute_a, p.substitute_b))"
)


@dataclass(frozen=True)
class Erased:
    """The outcome of erasing."""

    name: str  # what stands there from now on: "Oud-lid 17"
    leftovers: Leftovers  # copies that the name is still in
    published: bool  # whether the web pages may have named the person

    @property
    def whole(self) -> bool:
        """Whether the name is in no copy any more that the program knows of."""
        return not self.leftovers.sentences

    @property
    def told(self) -> Message:
        """Tell the outcome of erasing in a few sentences."""
        parts = [Message("Gewist. De uitslagen staan voortaan onder {name}.", name=self.name)]
        if self.published:
            parts.append(
                Message("De naam kan nog op de webpagina's staan: maak en plaats die opnieuw.")
            )
        return Message.joined(*parts, *self.leftovers.sentences)


def told_of_erasing(club: OpenClub, member_id: int) -> Message:
    """Tell the effects of erasing somebody, before it is done."""
    member = club.read(load_member, member_id)
    _must_be_away(club, member)
    return Message(
        "Alles waaraan {name} te herkennen is gaat voorgoed weg, ook uit het logboek en uit de"
        " reservekopieën die hier te vinden zijn. De uitslagen blijven, met een nummer in plaats"
        " van de naam. Dit kan niet ongedaan gemaakt worden.",
        name=member.name,
    )


def former(club: OpenClub, *, years: int = YEARS, today: date | None = None) -> tuple[Former, ...]:
    """List those who stopped and are not erased yet; the one away longest first.

    Args:
        years: after the last evening, from which somebody is due.
        today: for the count of years.
    """
    now = today or date.today()
    limit = now.replace(year=now.year - years, day=min(now.day, 28))
    with club.store.read() as conn:
        people = [member_of(row) for row in conn.execute(_FORMER).mappings()]
        found = [
            Former(one, last, due=(last or _came(club, one.id)) < limit)
            for one in people
            if not one.erased
            for last in (_last_evening(conn, one.id),)
        ]
    return tuple(sorted(found, key=lambda one: (one.last or date.min, by_last(one.member))))


def erase(club: OpenClub, member_id: int) -> Erased:
    """Take everything that tells who somebody is out of the club, its journal and its copies.

    Nothing brings it back; the results stay under a number.

    Raises:
        StorageError: it could not be written; opening the club once more goes on with it.
    """
    with club.store.copying:  # none is made meanwhile that still has the name
        return _erase(club, member_id)


def _erase(club: OpenClub, member_id: int) -> Erased:
    uid = club.uid
    with club.store.read() as conn:
        member = load_member(conn, member_id)
        published = member_id in agreeing(conn, Purpose.NAMING)
        number = 1 + max((*_numbers(conn), *(one.number for one in erased.of(uid))), default=0)
    _must_be_away(club, member)
    with club.store.bare() as connection:
        gone = Gone(member_id, since(connection, member_id), number)
    erased.note(uid, gone)
    with club.store.change(Message(_LABEL, name=gone.name), undoable=False) as change:
        change.delete_where(ConsentRow, member_id=member_id)
        change.touch(MemberRow, member_id, version=member.version)
    erase_in_open(club.store, gone)
    return Erased(gone.name, leftovers.clear(club), published)


def _must_be_away(club: OpenClub, member: Member) -> None:
    if member.active:
        raise Refused(
            "{name} staat nog in de ledenlijst. Haal {name} daar eerst uit.", name=member.name
        )
    if (told := still_playing(club, member)) is not None:
        raise Refused(
            Message.joined(told, Message("Sluit die avond eerst af, of haal de naam eraf."))
        )


def _numbers(conn: Connection) -> list[int]:
    found = (_NUMBERED.fullmatch(name) for (name,) in conn.execute(_NAMES))
    return [int(one[1]) for one in found if one]


def _came(club: OpenClub, member_id: int) -> date:
    """Find the day on which somebody who never played was put in the list."""
    with club.store.bare() as connection:
        at = since(connection, member_id)
    return date.fromisoformat(at[:10]) if at else date.min


def _last_evening(conn: Connection, member_id: int) -> date | None:
    found = conn.execute(_LAST, {"id": member_id}).scalar()
    return date.fromisoformat(str(found)) if found else None
