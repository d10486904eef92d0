"""Meetings of members: who was there, who votes for whom; and who of the board resigns when.

Functions with their years are in `particulars`. A term ends with a meeting in a year; who stays on
without a new line of years is taken to have been chosen again each time.
"""

from collections.abc import Collection, Iterator
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.names import fold
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.members.assembly import Articles, Attendee, Attending, Meeting, Resigning
from clubadmin.model.members.particulars import Office, Particulars
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.input.checks import between, named
from clubadmin.services.members.lists import was_member
from clubadmin.services.members.members import by_last, load_member
from clubadmin.services.members.particulars import register
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import AttendeeRow, BoardRow, MeetingRow

MOST_YEARS = 20

_BOARD = text("SELECT * FROM board")
_MEETINGS = text("SELECT * FROM meeting ORDER BY held_on DESC, id DESC")
_ATTENDEES = text("SELECT * FROM attendee")
_ANSWERS = text("SELECT member_id, how FROM attendee WHERE meeting_id = :id")
_MEETING = text("SELECT held_on, name FROM meeting WHERE id = :id")


def load_articles(conn: Connection) -> Articles:
    """Load the articles, as far as they were filled in."""
    row = conn.execute(_BOARD).first()
    if row is None:
        return Articles()
    offices = tuple(one for one in row.offices.split(", ") if one)
    return Articles(row.term, row.most_terms, offices, row.quorum, row.version)


articles = reads(load_articles)


def keep_articles(club: OpenClub, wanted: Articles) -> Articles:
    """Keep what the articles say; meetings that were held keep their quorum."""
    between(wanted.term, 0, MOST_YEARS, Message("De zittingsduur"))
    between(wanted.most_terms, 0, MOST_YEARS, Message("Het aantal termijnen"))
    between(wanted.quorum, 0, 100, Message("Het quorum"))
    offices = [named(one, Message("Een functie")) for one in wanted.offices]
    values = {
        "term": wanted.term,
        "most_terms": wanted.most_terms,
        "offices": ", ".join(dict.fromkeys(offices)),
        "quorum": wanted.quorum,
    }
    with club.store.change(Message("Zittingsduur en quorum gewijzigd")) as change:
        if wanted.version:
            change.update(BoardRow, 1, version=wanted.version, **values)
        else:
            change.insert(BoardRow, **values)
        return load_articles(change.conn)


def resigning(club: OpenClub, year: int) -> tuple[Resigning, ...]:
    """List holders of a function in a year with the end of their term, the first to go first."""
    asked = articles(club)
    held = {fold(one) for one in asked.offices}
    found = [
        one
        for person in register(club).people
        for office in person.offices
        if not held or fold(office.name) in held
        for one in _resigning(person, office, asked, year)
    ]
    return tuple(sorted(found, key=lambda one: (one.year, fold(one.office), by_last(one.member))))


def _resigning(
    person: Particulars, office: Office, asked: Articles, year: int
) -> Iterator[Resigning]:
    if office.last is not None and office.last < year:
        return
    if not asked.term:
        if office.last is not None:
            yield Resigning(person.member, office.name, office.first, office.last)
        return
    held = max(1, -(-((office.last or year) - office.first) // asked.term))  # terms, begun or whole
    ends = office.last if office.last is not None else office.first + held * asked.term
    eligible = not asked.most_terms or held < asked.most_terms
    yield Resigning(person.member, office.name, office.first, ends, eligible)


def meetings(club: OpenClub) -> tuple[Meeting, ...]:
    """List all meetings with everybody, the last first."""
    people = register(club, inactive=True).people
    with club.store.read() as conn:
        return tuple(_load(conn, people))


def meeting(club: OpenClub, meeting_id: int) -> Meeting:
    """Find a meeting."""
    found = next((one for one in meetings(club) if one.id == meeting_id), None)
    if found is None:
        raise _no_meeting()
    return found


def _load(conn: Connection, people: Collection[Particulars]) -> Iterator[Meeting]:
    members = {one.member.id: one.member for one in people}
    answers: dict[int, dict[int, Any]] = {}
    for row in conn.execute(_ATTENDEES):
        answers.setdefault(row.meeting_id, {})[row.member_id] = row
    for row in conn.execute(_MEETINGS):
        day = date.fromisoformat(str(row.held_on))
        said = answers.get(row.id, {})
        there = [one.member for one in people if one.member.id in said or was_member(one, day)]
        attendees = tuple(
            Attendee(
                one,
                Attending(said[one.id].how) if one.id in said else None,
                members.get(said[one.id].proxy_id) if one.id in said else None,
            )
            for one in sorted(there, key=by_last)
        )
        yield Meeting(day, row.name, row.quorum, attendees, row.id, row.version)


def add_meeting(club: OpenClub, day: date, name: str) -> Meeting:
    """Add a meeting, with the quorum of now."""
    label = named(name, Message("De naam van de vergadering"))
    with club.store.change(Message("Vergadering toegevoegd: {name}", name=label)) as change:
        quorum = load_articles(change.conn).quorum
        made = change.insert(MeetingRow, held_on=day, name=label, quorum=quorum)
    assert made is not None
    return meeting(club, made)


def change_meeting(club: OpenClub, wanted: Meeting) -> Meeting:
    """Keep another day or name."""
    label = named(wanted.name, Message("De naam van de vergadering"))
    with club.store.change(Message("Vergadering gewijzigd: {name}", name=label)) as change:
        values = {"held_on": wanted.held_on, "name": label}
        change.update(MeetingRow, wanted.id, version=wanted.version, **values)
    return meeting(club, wanted.id)


def attend(
    club: OpenClub,
    meeting_id: int,
    member_ids: Collection[int],
    how: Attending | None,
    proxy_id: int | None = None,
) -> Meeting:
    """Note what members did about a meeting.

    Args:
        how: None takes away what was noted.
        proxy_id: who votes for them, where that is by proxy.
    """
    if not member_ids:
        raise Refused("Er is niemand gekozen. Kies eerst een of meer namen in de lijst.")
    name = _name(club, meeting_id)
    with club.store.read() as conn:
        people = [load_member(conn, one) for one in sorted(set(member_ids))]
        said = {row.member_id: row.how for row in conn.execute(_ANSWERS, {"id": meeting_id})}
        if how is Attending.PROXY:
            _refuse_proxy(conn, proxy_id, set(member_ids), said)
    who: Any = people[0].name if len(people) == 1 else Message("{count} mensen", count=len(people))
    with club.store.change(Message("{name}: {who}", name=name, who=who)) as change:
        for one in people:
            _note(change, (meeting_id, one.id), said.get(one.id), how, proxy_id)
    return meeting(club, meeting_id)


def _note(
    change: Change,
    key: tuple[int, int],
    before: str | None,
    how: Attending | None,
    proxy_id: int | None,
) -> None:
    values = {"proxy_id": proxy_id if how is Attending.PROXY else None}
    if how is None:
        if before is not None:
            change.delete(AttendeeRow, key)
    elif before is None:
        change.insert(AttendeeRow, meeting_id=key[0], member_id=key[1], how=how.value, **values)
    else:
        change.update(AttendeeRow, key, how=how.value, **values)


def _refuse_proxy(
    conn: Connection, proxy_id: int | None, who: Collection[int], said: dict[int, str]
) -> None:
    if proxy_id is None:
        raise Refused("Kies wie er met de volmacht stemt.")
    voter = load_member(conn, proxy_id)
    if proxy_id in who:
        raise Refused("{name} kan niet voor zichzelf een volmacht hebben.", name=voter.name)
    if said.get(proxy_id) != Attending.PRESENT:
        raise Refused(
            "{name} is niet aanwezig en kan dus niet voor een ander stemmen. Zet eerst"
            " {name} op aanwezig, of kies een ander.",
            name=voter.name,
        )


def _name(club: OpenClub, meeting_id: int) -> str:
    with club.store.read() as conn:
        found = conn.execute(_MEETING, {"id": meeting_id}).first()
    if found is None:
        raise _no_meeting()
    return str(found.name)


def _no_meeting() -> Refused:
    return Refused("Deze vergadering is er niet (meer).")
