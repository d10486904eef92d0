"""Somebody who sits in the draw leaves: told before it is done, and done as far as it can be."""

from sqlalchemy import Connection

from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.services.attendance.attendance import drop_out, remove_participant
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.attendance_rows import find_person, seated_in, typed_seat
from clubadmin.services.evenings.head import open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds


def told_of_leaving(club: OpenClub, evening_id: int, participant_id: int) -> Message | None:
    """Tell the effects of leaving for somebody in a drawn round; None where there are none."""
    with club.store.read() as conn:
        person = find_person(conn, evening_id, participant_id)
        seated = seated_in(conn, participant_id)
        kept = kept_rounds(conn, evening_id)
        last = _last_round(conn, evening_id, person)
    to_come = next((seat for seat in seated if seat[0] > kept), None)
    if last is not None:
        number, table = [seat for seat in seated if seat[0] <= kept][-1]
        changing = to_come[0] if to_come else None
        return typed_seat(person, number, table, _dropping_out(person, last, changing))
    if to_come is None:
        return None
    return Message(
        "{person} zit in ronde {round} aan tafel {table}: van de lijst halen verandert die"
        " indeling.",
        person=person.name,
        round=to_come[0],
        table=to_come[1],
    )


def leave(club: OpenClub, evening_id: int, participant_id: int) -> Evening:
    """Take a participant off the list, or let him drop out after the last round typed."""
    with club.store.read() as conn:
        person = find_person(conn, evening_id, participant_id)
        last = _last_round(conn, evening_id, person)
    if last is None:
        return remove_participant(club, evening_id, participant_id)
    return drop_out(club, evening_id, participant_id, last)


def _last_round(conn: Connection, evening_id: int, person: Participant) -> int | None:
    """The round after which they can drop out; None where they do not sit in what was typed."""
    rounds = open_evening(conn, evening_id).rounds
    kept = kept_rounds(conn, evening_id)
    sits = any(number <= kept for number, _table in seated_in(conn, person.id))
    return kept if sits and kept < (person.last_round or rounds) else None


def _dropping_out(person: Participant, last: int, changing: int | None) -> Message:
    """Tell of dropping out; the tables that change are shown once it is done."""
    if changing is None:
        return Message("{person} valt uit na ronde {last}.", person=person.name, last=last)
    return Message(
        "{person} valt uit na ronde {last}, en vanaf ronde {round} verandert de indeling.",
        person=person.name,
        last=last,
        round=changing,
    )
