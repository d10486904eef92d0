"""The list of who is there, as every act on it needs it: who plays, who sits where."""

from collections.abc import Iterable

from sqlalchemy import Connection, text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.members import members

_SEATED = text(
    "SELECT t.round, t.number FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    " WHERE s.participant_id = :person ORDER BY t.round"
)
_PROTESTED = text("SELECT EXISTS (SELECT 1 FROM protest WHERE participant_id = :person)")
_OUT = text("SELECT round FROM sitting_out WHERE participant_id = :person ORDER BY round")


def with_games(head: EveningHead) -> EveningHead:
    """The evening, if it is played at tables here."""
    if head.depth != "game":
        raise Refused(
            "{title} bestaat uit uitslagen van papier; wie er was staat daarmee vast.",
            title=head.title,
        )
    return head


def find_person(conn: Connection, evening_id: int, participant_id: int) -> Participant:
    """Somebody on the list."""
    for person in load_participants(conn, evening_id):
        if person.id == participant_id:
            return person
    raise Refused("Deze deelnemer staat niet (meer) op de lijst van deze avond.")


def who_plays(people: Iterable[Participant]) -> dict[int, int]:
    """The number under which a person plays, by member id."""
    return {member.id: person.number for person in people for member in person.members}


def not_there(club: OpenClub, search: str, there: set[int]) -> tuple[Member, ...]:
    """Active people other than these, by a few letters; guests last."""
    found = [one for one in members.members(club, search) if one.id not in there]
    return tuple(sorted(found, key=lambda one: one.guest))


def refuse_double(people: Iterable[Participant], names: Iterable[Member]) -> None:
    """Refuse that somebody plays twice."""
    there = who_plays(people)
    for one in names:
        if one.id in there:
            raise Refused(
                "{label} staat al op de lijst, onder nummer {there}.",
                label=one.label,
                there=there[one.id],
            )


def seated_in(conn: Connection, participant_id: int) -> list[tuple[int, int]]:
    """Find where somebody sits: rounds and table numbers."""
    rows = conn.execute(_SEATED, {"person": participant_id})
    return [(row.round, row.number) for row in rows]


def refuse_seated(
    person: Participant, seated: Iterable[tuple[int, int]], kept: int, advice: Message
) -> None:
    """Seats in rounds up to `kept` stand; `advice` says what can be done instead."""
    for number, table in seated:
        if number <= kept:
            raise Refused(typed_seat(person, number, table, advice))


def typed_seat(person: Participant, number: int, table: int, advice: Message) -> Message:
    """Somebody sits in a round of which something was typed; what can be done instead."""
    return Message(
        "{person} zit in ronde {number} aan tafel {table}, en van die ronde is al"
        " getypt. Die ronde blijft zoals hij is; {advice}",
        person=person.name,
        number=number,
        table=table,
        advice=advice,
    )


def refuse_protest(conn: Connection, person: Participant) -> None:
    """Refuse to remove a protester: the protest is his."""
    if conn.execute(_PROTESTED, {"person": person.id}).scalar():
        raise Refused(
            "{person} heeft een protest ingediend en blijft daarom op de lijst staan."
            " Laat hen uitvallen na de laatste ronde die zij speelden.",
            person=person.name,
        )


def rounds_out(conn: Connection, participant_id: int) -> list[int]:
    """The rounds in which somebody sits out."""
    return list(conn.execute(_OUT, {"person": participant_id}).scalars())
