"""Somebody's data out of the club for good, and who is due for that.

The General Data Protection Regulation (AVG) asks it: art. 5(1)(e) for not keeping longer than
needed, art. 17 for whoever asks. Results stay under a number.
"""

import re
from dataclasses import dataclass
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.errors import Refused
from clubadmin.i18n import Message, marked
from clubadmin.model.members.consent import Purpose
from clubadmin.model.members.member import ERASED, Former, Member
from clubadmin.services.club import erased
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import leftovers
from clubadmin.services.members.consents import agreeing
from clubadmin.services.members.leaving import still_playing
from clubadmin.services.members.leftovers import Leftovers
from clubadmin.services.members.members import FIELDS, by_last, load_member, member_of
from clubadmin.storage.copies.erasure import Gone, erase_in_open, since
from clubadmin.storage.schema.tablenames import ConsentRow, MemberRow

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
    """The outcome of erasing.

    Attributes:
        name: what stands there from now on: "Oud-lid 17".
        leftovers: copies that the name is still in.
        published: whether the web pages may have named the person.
    """

    name: str
    leftovers: Leftovers
    published: bool

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
        club: the club.
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
