"""What stands beside a name on the list of entrants: its number, group and district."""

from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.services.club.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.attendance_rows import (
    find_person,
    rounds_out,
    seated_in,
    with_games,
)
from clubadmin.services.evenings.head import open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds, remove_rounds
from clubadmin.services.evenings.view import load_evening, load_participants
from clubadmin.services.input.checks import between, named
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import ParticipantRow

MOST_NUMBER = 999
LONGEST_LINE = 20
LINE, DISTRICT = "De groep", "Het district of de club"


def set_entry(
    club: OpenClub,
    evening_id: int,
    participant_id: int,
    *,
    number: int | None = None,
    line: str | None = None,
    district: str | None = None,
) -> Evening:
    """Change what stands beside a name on the list of entrants; None leaves it as it is.

    Whoever has the number gets the other's. Another group takes drawn rounds off the plan
    in which they are, for each group is drawn on its own.

    Raises:
        Refused: the evening is closed, a field cannot be, or something was typed that goes
            by the number or the group.
    """
    with club.store.read() as conn:
        with_games(open_evening(conn, evening_id))
        person = find_person(conn, evening_id, participant_id)
        people = load_participants(conn, evening_id)
        kept = kept_rounds(conn, evening_id)
        drawn = [*(row[0] for row in seated_in(conn, person.id)), *rounds_out(conn, person.id)]
    wanted = person.number if number is None else between(number, 1, MOST_NUMBER, "Nummer")
    group = person.line if line is None else named(line, LINE, needed=False, longest=LONGEST_LINE)
    home = person.district if district is None else named(district, DISTRICT, needed=False)
    if kept and (wanted != person.number or group != person.line):
        raise Refused(
            f"Van ronde {kept} is al getypt, en op die formulieren staan de nummers en groepen"
            f" zoals ze zijn. Die van {person.name} kunnen niet meer veranderen."
        )
    label = _label(person, wanted, group)
    with club.store.change(label) as change:
        _renumber(change, people, person, wanted)
        change.update(ParticipantRow, person.id, line=group, district=home)
        if group != person.line and drawn:
            remove_rounds(change, evening_id, min(drawn))
        return load_evening(change.conn, evening_id)


def _label(person: Participant, number: int, line: str) -> str:
    if number != person.number:
        return f"{person.name} krijgt nummer {number}"
    if line != person.line:
        return f"{person.name} speelt in groep {line}" if line else f"{person.name} zonder groep"
    return f"{person.name}: district of club gewijzigd"


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
