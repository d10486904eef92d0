"""Who is there: numbers in order of arrival, late comers, drop-outs, substitutes.

A round of which something was typed stays as it was played. A drawn round that no longer
fits who is there, and of which nothing was typed, is taken off the plan: a list that is
not true must not be printed. Drawing fills it again (`drawing.draw`).
"""

from collections.abc import Iterable

from sqlalchemy import Connection, text

from clubadmin.services import members, pairs
from clubadmin.services.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evening_head import EveningHead, evening_head, open_evening
from clubadmin.services.evening_view import load_evening, load_participants
from clubadmin.services.plan_rows import drawn_rounds, kept_rounds, remove_rounds
from clubadmin.services.views.evening import Evening, Participant
from clubadmin.services.views.member import Member, Pair
from clubadmin.storage.change import Change
from clubadmin.storage.rows import ParticipantRow, SeatRow, SittingOutRow

_SEATED = text(
    "SELECT t.round, t.number FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    " WHERE s.participant_id = :person ORDER BY t.round"
)
_OUT = text("SELECT round FROM sitting_out WHERE participant_id = :person ORDER BY round")
_SEATS_OF = text(
    "SELECT s.playing_table_id, s.position FROM seat s"
    " JOIN playing_table t ON t.id = s.playing_table_id"
    " WHERE s.participant_id = :person AND t.round >= :first ORDER BY t.round"
)
_SEATS_OF_HALF = (("n", "e"), ("s", "w"))  # where a pair's first and second sit


def candidates(club: OpenClub, evening_id: int, search: str = "") -> tuple[Member | Pair, ...]:
    """Who may still come, by a few letters: active members, then guests; or pairs.

    Raises:
        Refused: there is no such evening.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        people = load_participants(conn, evening_id)
    there = _who_plays(people)
    if not head.pairs:
        return _not_there(club, search, set(there))
    taken = {person.pair_id for person in people}
    return tuple(
        pair
        for pair in pairs.pairs(club, search)
        if pair.active and pair.id not in taken and not {pair.a.id, pair.b.id} & there.keys()
    )


def substitute_candidates(club: OpenClub, evening_id: int, search: str = "") -> tuple[Member, ...]:
    """Who may play in somebody's place, by a few letters: nobody who plays already.

    Raises:
        Refused: there is no such evening.
    """
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        there = _who_plays(load_participants(conn, evening_id))
    return _not_there(club, search, set(there))


def add_participant(
    club: OpenClub,
    evening_id: int,
    *,
    member_id: int | None = None,
    pair_id: int | None = None,
    from_round: int | None = None,
) -> Evening:
    """Somebody is there: a member (individual) or a pair, under the next number.

    Without `from_round` they play from the first round of which nothing was typed.

    Raises:
        Refused: the evening is closed, they are there already or may not play, or the round
            was typed already.
    """
    with club.store.read() as conn:
        head = _with_games(open_evening(conn, evening_id))
        people = load_participants(conn, evening_id)
        kept = kept_rounds(conn, evening_id)
    names = _newcomer(club, head, member_id, pair_id)
    _refuse_double(people, names)
    first = _first_round(head, kept, from_round, _both(names))
    number = max((person.number for person in people), default=0) + 1
    with club.store.change(f"{_both(names)} aanwezig, nummer {number}") as change:
        change.insert(
            ParticipantRow,
            evening_id=evening_id,
            number=number,
            member_id=member_id,
            pair_id=pair_id,
            from_round=first,
        )
        _drop_rounds(change, evening_id, first)
        return load_evening(change.conn, evening_id)


def remove_participant(club: OpenClub, evening_id: int, participant_id: int) -> Evening:
    """They are not there after all; their number goes with them.

    Raises:
        Refused: the evening is closed, or they sit in a round of which something was typed.
    """
    with club.store.read() as conn:
        _with_games(open_evening(conn, evening_id))
        person = _person(conn, evening_id, participant_id)
        kept = kept_rounds(conn, evening_id)
        seated = _seated(conn, participant_id)
        advice = f"laat {person.name} uitvallen na ronde {kept}."
        _refuse_seated(person, seated, kept, advice)
        rounds = [row[0] for row in seated]
        rounds += conn.execute(_OUT, {"person": participant_id}).scalars()
    with club.store.change(f"{person.name} niet aanwezig") as change:
        free = [number for number in rounds if number > kept]
        if free:
            remove_rounds(change, evening_id, min(free))
        change.delete_where(SittingOutRow, participant_id=participant_id)
        change.delete(ParticipantRow, participant_id)
        return load_evening(change.conn, evening_id)


def come_late(club: OpenClub, evening_id: int, participant_id: int, from_round: int) -> Evening:
    """They play from `from_round` on.

    Raises:
        Refused: the evening is closed, there is no such round for them, or they sit in an
            earlier round of which something was typed.
    """
    with club.store.read() as conn:
        head = _with_games(open_evening(conn, evening_id))
        person = _person(conn, evening_id, participant_id)
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
        head = _with_games(open_evening(conn, evening_id))
        person = _person(conn, evening_id, participant_id)
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


def substitute(
    club: OpenClub,
    evening_id: int,
    participant_id: int,
    which: int,
    member_id: int | None,
    *,
    from_round: int = 1,
) -> Evening:
    """Somebody plays in place of a pair's first (0) or second (1); None: the pair itself.

    The result counts for the pair; from `from_round` on, seats and sheets carry the name of
    who plays.

    Raises:
        Refused: the evening is closed or individual, or the person plays already.
    """
    with club.store.read() as conn:
        head = open_evening(conn, evening_id)
        person = _person(conn, evening_id, participant_id)
        others = [other for other in load_participants(conn, evening_id) if other != person]
    own = _own_half(club, person, which)
    player = own if member_id in (None, own.id) else members.member(club, member_id or 0)
    _refuse_double(others, (player,))
    if player.id == person.members[1 - which].id:
        raise Refused(f"{player.label} speelt al in dit paar. Kies een ander als invaller.")
    column = ("substitute_a", "substitute_b")[which]
    stand_in = None if player.id == own.id else player.id
    label = f"{player.label} valt in voor {own.label}" if stand_in else f"{own.label} speelt zelf"
    with club.store.change(label) as change:
        change.update(ParticipantRow, participant_id, **{column: stand_in})
        _reseat(change, participant_id, _SEATS_OF_HALF[which], player.id, from_round)
        return load_evening(change.conn, head.id)


def _own_half(club: OpenClub, person: Participant, which: int) -> Member:
    if person.pair_id is None or which not in (0, 1):
        raise Refused("Alleen een van de twee spelers van een paar kan een invaller hebben.")
    pair = pairs.pair(club, person.pair_id)
    return (pair.a, pair.b)[which]


def _reseat(
    change: Change, participant_id: int, seats: tuple[str, ...], member_id: int, first: int
) -> None:
    rows = change.conn.execute(_SEATS_OF, {"person": participant_id, "first": first}).all()
    for table_id, position in rows:
        if position in seats:
            change.update(SeatRow, (table_id, position), member_id=member_id)


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
        seated = _seated(conn, person.id)
        absent = [row for row in seated if row[0] not in after]
        advice = f"kies de rondes na ronde {kept}, of maak eerst de formulieren leeg."
        _refuse_seated(person, absent, kept, advice)
        out = conn.execute(_OUT, {"person": person.id}).scalars().all()
    with club.store.change(label) as change:
        change.update(ParticipantRow, person.id, from_round=first, last_round=last)
        for number in out:
            if number not in after and number <= kept:
                change.delete(SittingOutRow, (head.id, number, person.id))
        free = [number for number in before ^ after if number > kept]
        if free:
            _drop_rounds(change, head.id, min(free))
        return load_evening(change.conn, head.id)


def _drop_rounds(change: Change, evening_id: int, first: int) -> None:
    if drawn_rounds(change.conn, evening_id) >= first:
        remove_rounds(change, evening_id, first)


def _with_games(head: EveningHead) -> EveningHead:
    if head.depth != "game":
        raise Refused(
            f"{head.title} bestaat uit uitslagen van papier; wie er was staat daarmee vast."
        )
    return head


def _person(conn: Connection, evening_id: int, participant_id: int) -> Participant:
    for person in load_participants(conn, evening_id):
        if person.id == participant_id:
            return person
    raise Refused("Deze deelnemer staat niet (meer) op de lijst van deze avond.")


def _who_plays(people: tuple[Participant, ...]) -> dict[int, int]:
    """The number under which a person plays, by member id."""
    return {member.id: person.number for person in people for member in person.members}


def _not_there(club: OpenClub, search: str, there: set[int]) -> tuple[Member, ...]:
    found = [one for one in members.members(club, search) if one.id not in there]
    return tuple(sorted(found, key=lambda one: one.guest))


def _newcomer(
    club: OpenClub, head: EveningHead, member_id: int | None, pair_id: int | None
) -> tuple[Member, ...]:
    if head.pairs:
        if pair_id is None or member_id is not None:
            raise Refused(f"{head.competition} wordt met vaste paren gespeeld. Kies een paar.")
        pair = pairs.pair(club, pair_id)
        newcomers: tuple[Member, ...] = (pair.a, pair.b)
    else:
        if member_id is None or pair_id is not None:
            raise Refused(f"{head.competition} wordt individueel gespeeld. Kies een persoon.")
        newcomers = (members.member(club, member_id),)
    for one in newcomers:
        if not one.active:
            raise Refused(
                f"{one.label} is geen actief lid. Zet het lid bij Leden eerst weer op actief."
            )
    return newcomers


def _refuse_double(
    people: list[Participant] | tuple[Participant, ...], names: tuple[Member, ...]
) -> None:
    there = _who_plays(tuple(people))
    for one in names:
        if one.id in there:
            raise Refused(f"{one.label} staat al op de lijst, onder nummer {there[one.id]}.")


def _both(names: tuple[Member, ...]) -> str:
    return " – ".join(one.label for one in names)


def _first_round(head: EveningHead, kept: int, wanted: int | None, name: str) -> int:
    if kept >= head.rounds:
        raise Refused(f"Van alle {head.rounds} rondes is al getypt; {name} kan niet meer meedoen.")
    if wanted is None:
        return kept + 1
    if not 1 <= wanted <= head.rounds:
        raise Refused(
            f"Ronde {wanted} bestaat niet: deze avond heeft ronde 1 tot en met {head.rounds}."
        )
    if wanted <= kept:
        raise Refused(
            f"Van ronde {kept} is al getypt, dus die blijft zoals hij is. {name} kan meedoen"
            f" vanaf ronde {kept + 1}."
        )
    return wanted


def _seated(conn: Connection, participant_id: int) -> list[tuple[int, int]]:
    """Where somebody sits: rounds and table numbers."""
    rows = conn.execute(_SEATED, {"person": participant_id})
    return [(row.round, row.number) for row in rows]


def _refuse_seated(
    person: Participant, seated: Iterable[tuple[int, int]], kept: int, advice: str
) -> None:
    """Seats in rounds up to `kept` stand; `advice` says what can be done instead."""
    for number, table in seated:
        if number <= kept:
            raise Refused(
                f"{person.name} zit in ronde {number} aan tafel {table}, en van die ronde is"
                f" al getypt. Die ronde blijft zoals hij is; {advice}"
            )
