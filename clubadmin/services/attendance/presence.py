"""From which round somebody plays, and to which: late comers and drop-outs."""

from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.mending import mend_rounds
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.attendance_rows import (
    find_person,
    refuse_seated,
    rounds_out,
    seated_in,
    with_games,
)
from clubadmin.services.evenings.head import EveningHead, open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds
from clubadmin.services.evenings.view import load_evening
from clubadmin.storage.schema.tablenames import ParticipantRow, SittingOutRow


def come_late(club: OpenClub, evening_id: int, participant_id: int, from_round: int) -> Evening:
    """They play from `from_round` on.

    Raises:
        Refused: the evening is closed, there is no such round for them, or they sit in an
            earlier round of which something was typed.
    """
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        person = find_person(conn, evening_id, participant_id)
    last = person.last_round or head.rounds
    if not 1 <= from_round <= last:
        raise Refused(
            f"{person.name} kan niet instappen in ronde {from_round}: kies een ronde van 1"
            f" tot en met {last}."
        )
    label = f"{person.name} doet mee vanaf ronde {from_round}"
    return _set_presence(club, head, person, label, first=from_round, last=person.last_round)


def drop_out(
    club: OpenClub, evening_id: int, participant_id: int, last_round: int | None
) -> Evening:
    """They play no further than `last_round`; None: they stay to the end after all.

    Raises:
        Refused: the evening is closed, there is no such round for them, or they sit in a
            later round of which something was typed.
    """
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        person = find_person(conn, evening_id, participant_id)
    if last_round is not None and not person.from_round <= last_round <= head.rounds:
        raise Refused(
            f"{person.name} speelt van ronde {person.from_round} tot en met {head.rounds};"
            f" ronde {last_round} kan niet de laatste zijn. Speelt iemand helemaal niet mee,"
            " haal dan het vinkje weg."
        )
    if last_round == head.rounds:
        last_round = None
    until = "het einde" if last_round is None else f"ronde {last_round}"
    label = f"{person.name} speelt tot en met {until}"
    return _set_presence(club, head, person, label, first=person.from_round, last=last_round)


def _set_presence(
    club: OpenClub,
    head: EveningHead,
    person: Participant,
    label: str,
    *,
    first: int,
    last: int | None,
) -> Evening:
    before = set(range(person.from_round, (person.last_round or head.rounds) + 1))
    after = set(range(first, (last or head.rounds) + 1))
    with club.store.read() as conn:
        kept = kept_rounds(conn, head.id)
        seated = seated_in(conn, person.id)
        absent = [row for row in seated if row[0] not in after]
        advice = f"kies de ronden na ronde {kept}, of maak eerst de formulieren leeg."
        refuse_seated(person, absent, kept, advice)
        out = rounds_out(conn, person.id)
    with club.store.change(label) as change:
        change.update(ParticipantRow, person.id, from_round=first, last_round=last)
        for number in out:
            if number not in after and number <= kept:
                change.delete(SittingOutRow, (head.id, number, person.id))
        # a drawn round that they are not in is still true without them
        placed = {row[0] for row in seated} | set(out)
        free = [number for number in after - before | placed - after if number > kept]
        if free:
            mend_rounds(change, head, min(free))
        return load_evening(change.conn, head.id)
