"""Two people, or two pairs, change places in a round by hand."""

from sqlalchemy import text

from clubadmin.services.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evening_head import open_evening
from clubadmin.services.evening_view import load_evening
from clubadmin.services.plan_rows import typed_tables
from clubadmin.services.views.evening import Evening, Participant
from clubadmin.storage.change import Change
from clubadmin.storage.tablenames import SeatRow, SittingOutRow

_SEATS = text(
    "SELECT s.playing_table_id, s.position, t.number FROM seat s"
    " JOIN playing_table t ON t.id = s.playing_table_id"
    " WHERE t.evening_id = :evening AND t.round = :round AND s.participant_id = :person"
    " AND NOT s.fill_in ORDER BY s.position"
)
_OUT = text(
    "SELECT COUNT(*) FROM sitting_out"
    " WHERE evening_id = :evening AND round = :round AND participant_id = :person"
)

_Seats = list[tuple[int, str, int]]  # table id, position, table number


def swap(
    club: OpenClub, evening_id: int, round_number: int, participant_a: int, participant_b: int
) -> Evening:
    """Two participants change places in a round; one of them may be sitting out.

    Raises:
        Refused: the evening is closed, one of the two is not in that round, or something
            was typed at a table of theirs.
    """
    with club.store.read() as conn:
        open_evening(conn, evening_id)
        evening = load_evening(conn, evening_id)
        typed = {table.table_id for table in typed_tables(conn, evening_id)}
        people = [_person(evening, one) for one in (participant_a, participant_b)]
        places = []
        for person in people:
            which = {"evening": evening_id, "round": round_number, "person": person.id}
            seats: _Seats = [(row[0], row[1], row[2]) for row in conn.execute(_SEATS, which)]
            out = conn.execute(_OUT, which).scalar()
            if not seats and not out:
                raise Refused(f"{person.name} is niet ingedeeld in ronde {round_number}.")
            if seats and out:
                raise Refused(
                    f"{person.name} speelt in ronde {round_number} aan de invaltafel. Neem die"
                    " tafel eerst weg."
                )
            _refuse_typed(person, round_number, seats, typed)
            places.append(seats)
    if participant_a == participant_b:
        raise Refused("Kies twee verschillende namen om van plaats te wisselen.")
    names = " en ".join(person.name for person in people)
    with club.store.change(f"Ronde {round_number}: {names} gewisseld") as change:
        _leave(change, evening_id, round_number, people, places)
        _sit(change, people[0], places[1], evening_id, round_number)
        _sit(change, people[1], places[0], evening_id, round_number)
        return load_evening(change.conn, evening_id)


def _person(evening: Evening, participant_id: int) -> Participant:
    for person in evening.participants:
        if person.id == participant_id:
            return person
    raise Refused("Deze deelnemer staat niet (meer) op de lijst van deze avond.")


def _refuse_typed(person: Participant, round_number: int, seats: _Seats, typed: set[int]) -> None:
    for table_id, _, number in seats:
        if table_id in typed:
            raise Refused(
                f"{person.name} zit in ronde {round_number} aan tafel {number}, en van dat"
                " formulier is al getypt. Maak het eerst leeg, of wissel in een latere ronde."
            )


def _leave(
    change: Change,
    evening_id: int,
    round_number: int,
    people: list[Participant],
    places: list[_Seats],
) -> None:
    for person, seats in zip(people, places, strict=True):
        if not seats:
            change.delete(SittingOutRow, (evening_id, round_number, person.id))


def _sit(
    change: Change, person: Participant, seats: _Seats, evening_id: int, round_number: int
) -> None:
    """Put somebody on seats that were another's; a pair's two keep their order."""
    if not seats:
        change.insert(
            SittingOutRow, evening_id=evening_id, round=round_number, participant_id=person.id
        )
        return
    ordered = sorted(seats, key=lambda seat: "nesw".index(seat[1]))
    for (table_id, position, _), member in zip(ordered, person.members, strict=True):
        change.update(SeatRow, (table_id, position), participant_id=person.id, member_id=member.id)
