"""The entrants of the evening before, for the next session of a contest or a steady club."""

from collections import defaultdict

from sqlalchemy import Connection, text

from clubadmin.model.evenings.evening import EntrantsBefore, Evening, Participant
from clubadmin.services.club.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.attendance_rows import who_plays, with_games
from clubadmin.services.evenings.head import evening_head, open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds, remove_rounds
from clubadmin.services.evenings.view import load_evening, load_participants
from clubadmin.storage.schema.tablenames import ParticipantRow

_BEFORE = text(
    "SELECT b.id, b.number FROM evening e JOIN evening b ON b.competition_id = e.competition_id"
    " AND b.number < e.number AND b.depth = 'game' WHERE e.id = :evening"
    " AND EXISTS (SELECT 1 FROM participant p WHERE p.evening_id = b.id)"
    " ORDER BY b.number DESC LIMIT 1"
)
_PLAYERS = text(
    "SELECT p.id, m.id AS member, m.active AND coalesce(q.active, 1) AND coalesce(y.active, 1)"
    " AS active FROM participant p LEFT JOIN pair q ON q.id = p.pair_id"
    " LEFT JOIN team y ON y.id = p.team_id LEFT JOIN team_member z ON z.team_id = y.id"
    " JOIN member m ON m.id IN (p.member_id, q.member_a, q.member_b, z.member_id)"
    " WHERE p.evening_id = :evening"
)


def entrants_before(club: OpenClub, evening_id: int) -> EntrantsBefore | None:
    """Who can be taken over from the evening before; None where there is none.

    Raises:
        Refused: there is no such evening.
    """
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        return _before(conn, evening_id)


def take_over(club: OpenClub, evening_id: int) -> Evening:
    """Put everybody of the evening before on the list, with number, group and district.

    Who is on it already, plays for somebody who is, or has stopped, stays out. A number that
    somebody has by now becomes the next free one.

    Raises:
        Refused: the evening is closed or all typed, or nobody can be taken over.
    """
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        before = _before(conn, evening_id)
        taken = {person.number for person in load_participants(conn, evening_id)}
        first = kept_rounds(conn, evening_id) + 1
    if before is None or not before.people:
        raise Refused(
            f"Voor {head.title} is er van de avond ervoor niemand om over te nemen. Zoek links wie"
            " er zijn."
        )
    if first > head.rounds:
        raise Refused(f"Van alle {head.rounds} ronden is al getypt; er kan niemand meer bij.")
    label = f"Deelnemers van avond {before.number} overgenomen: {len(before.people)}"
    with club.store.change(label) as change:
        for person in before.people:
            number = person.number if person.number not in taken else max(taken) + 1
            taken.add(number)
            change.insert(
                ParticipantRow,
                evening_id=evening_id,
                number=number,
                member_id=None if person.pair_id or person.team_id else person.members[0].id,
                pair_id=person.pair_id,
                team_id=person.team_id,
                from_round=first,
                line=person.line,
                district=person.district,
            )
        remove_rounds(change, evening_id, first)
        return load_evening(change.conn, evening_id)


def _before(conn: Connection, evening_id: int) -> EntrantsBefore | None:
    found = conn.execute(_BEFORE, {"evening": evening_id}).first()
    if found is None:
        return None
    there = set(who_plays(load_participants(conn, evening_id)))
    players: dict[int, set[int]] = defaultdict(set)  # no substitutes: those were for that evening
    stopped = set()
    for row in conn.execute(_PLAYERS, {"evening": found.id}):
        players[row.id].add(row.member)
        if not row.active:
            stopped.add(row.id)
    people: list[Participant] = []
    for person in load_participants(conn, found.id):
        if person.id not in stopped and not players[person.id] & there:
            people.append(person)
            there |= players[person.id]
    return EntrantsBefore(found.number, tuple(people))
