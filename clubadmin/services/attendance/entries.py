"""The list of entrants: what stands beside a name, and taking over the evening before."""

from collections import defaultdict

from sqlalchemy import Connection, text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import EntrantsBefore, Evening, Participant
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.attendance_rows import (
    find_person,
    rounds_out,
    seated_in,
    who_plays,
    with_games,
)
from clubadmin.services.evenings.head import evening_head, open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds, remove_rounds
from clubadmin.services.evenings.view import load_evening, load_participants
from clubadmin.services.input.checks import between, named
from clubadmin.services.lists.list_entries import LONGEST_GROUP
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import ParticipantRow

MOST_NUMBER = 999
LINE, DISTRICT = Message("De groep"), Message("Het district of de club")
LABEL = Message("Het kenmerk")
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
_AWAY = text("SELECT member_id, pair_id, team_id FROM absence WHERE evening_id = :evening")


def set_entry(
    club: OpenClub,
    evening_id: int,
    participant_id: int,
    *,
    number: int | None = None,
    line: str | None = None,
    district: str | None = None,
    label: str | None = None,
) -> Evening:
    """Change what stands beside a name on the list of entrants; None leaves it as it is.

    Whoever has the number gets the other's. Another group takes drawn rounds off the plan
    in which they are, for each group is drawn on its own.
    """
    with club.store.read() as conn:
        with_games(open_evening(conn, evening_id))
        person = find_person(conn, evening_id, participant_id)
        people = load_participants(conn, evening_id)
        kept = kept_rounds(conn, evening_id)
        drawn = [*(row[0] for row in seated_in(conn, person.id)), *rounds_out(conn, person.id)]
    wanted = person.number if number is None else between(number, 1, MOST_NUMBER, Message("Nummer"))
    group = person.line if line is None else named(line, LINE, needed=False, longest=LONGEST_GROUP)
    home = person.district if district is None else named(district, DISTRICT, needed=False)
    if kept and (wanted != person.number or group != person.line):
        raise Refused(
            "Van ronde {kept} is al getypt, en op die formulieren staan de nummers en"
            " groepen zoals ze zijn. Die van {person} kunnen niet meer veranderen.",
            kept=kept,
            person=person.name,
        )
    if kept and home != person.district:
        raise _no_other_district(kept, person)
    kind = (
        person.label if label is None else named(label, LABEL, needed=False, longest=LONGEST_GROUP)
    )
    said = _label(person, wanted, group) if kind == person.label else _labelled(person, kind)
    with club.store.change(said) as change:
        _renumber(change, people, person, wanted)
        change.update(ParticipantRow, person.id, line=group, district=home, label=kind)
        if group != person.line and drawn:
            remove_rounds(change, evening_id, min(drawn))
        return load_evening(change.conn, evening_id)


def _no_other_district(kept: int, person: Participant) -> Refused:
    return Refused(
        "Van ronde {kept} is al getypt, en tijdens de wedstrijd verandert niemand van district"
        " of club (NKF 1976, deel 2, art. 10). {person} blijft uitkomen voor {home}.",
        kept=kept,
        person=person.name,
        home=person.district or Message("niemand in het bijzonder"),
    )


def _label(person: Participant, number: int, line: str) -> Message:
    if number != person.number:
        return Message("{person} krijgt nummer {number}", person=person.name, number=number)
    if line != person.line:
        return (
            Message("{person} speelt in groep {line}", person=person.name, line=line)
            if line
            else Message("{person} zonder groep", person=person.name)
        )
    return Message("{person}: district of club gewijzigd", person=person.name)


def _labelled(person: Participant, kind: str) -> Message:
    if kind:
        return Message("{person} heeft kenmerk {label}", person=person.name, label=kind)
    return Message("{person} zonder kenmerk", person=person.name)


def _renumber(
    change: Change, people: tuple[Participant, ...], person: Participant, number: int
) -> None:
    """Give somebody a number, and whoever has it his; no two have the same in between."""
    if number == person.number:
        return
    other = next((one for one in people if one.number == number), None)
    if other is not None:
        free = max(one.number for one in people) + 1
        change.update(ParticipantRow, other.id, number=free)
    change.update(ParticipantRow, person.id, number=number)
    if other is not None:
        change.update(ParticipantRow, other.id, number=person.number)


def entrants_before(club: OpenClub, evening_id: int) -> EntrantsBefore | None:
    """Find the entrants who can be taken over from the evening before; None where there is none."""
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        return _before(conn, evening_id)


def take_over(club: OpenClub, evening_id: int) -> Evening:
    """Put everybody of the evening before on the list, with number, group and district.

    Who is on it already, plays for somebody who is, has stopped, or is noted as away this
    evening, stays out. A number that somebody has by now becomes the next free one.
    """
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        before = _before(conn, evening_id)
        taken = {person.number for person in load_participants(conn, evening_id)}
        first = kept_rounds(conn, evening_id) + 1
    if before is None or not before.people:
        raise Refused(
            "Voor {title} is er van de avond ervoor niemand om over te nemen. Zoek"
            " links wie er zijn.",
            title=head.title,
        )
    if first > head.rounds:
        raise Refused(
            "Van alle {rounds} ronden is al getypt; er kan niemand meer bij.", rounds=head.rounds
        )
    label = Message(
        "Deelnemers van avond {before} overgenomen: {count}",
        before=before.number,
        count=len(before.people),
    )
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
                label=person.label,
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
    away = {tuple(row) for row in conn.execute(_AWAY, {"evening": evening_id})}
    people: list[Participant] = []
    for person in load_participants(conn, found.id):
        if _entrant(person) in away or person.id in stopped:
            continue
        if not players[person.id] & there:
            people.append(person)
            there |= players[person.id]
    return EntrantsBefore(found.number, tuple(people))


def _entrant(person: Participant) -> tuple[int | None, int | None, int | None]:
    """The member, pair or team of a participant, as absences are noted."""
    alone = person.pair_id is None and person.team_id is None
    return person.members[0].id if alone else None, person.pair_id, person.team_id
