"""Somebody plays in place of one of a pair, for an evening or from a round on."""

from sqlalchemy import text

from clubadmin.services import members, pairs
from clubadmin.services.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evening_head import evening_head, open_evening
from clubadmin.services.evening_view import load_evening, load_participants
from clubadmin.services.roll import find_person, not_there, refuse_double, who_plays
from clubadmin.services.views.evening import Evening, Participant
from clubadmin.services.views.member import Member
from clubadmin.storage.change import Change
from clubadmin.storage.tablenames import ParticipantRow, SeatRow

_SEATS_OF = text(
    "SELECT s.playing_table_id, s.position FROM seat s"
    " JOIN playing_table t ON t.id = s.playing_table_id"
    " WHERE s.participant_id = :person AND t.round >= :first ORDER BY t.round"
)
_SEATS_OF_HALF = (("n", "e"), ("s", "w"))  # where a pair's first and second sit


def substitute_candidates(club: OpenClub, evening_id: int, search: str = "") -> tuple[Member, ...]:
    """Who may play in somebody's place, by a few letters: nobody who plays already.

    Raises:
        Refused: there is no such evening.
    """
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        there = who_plays(load_participants(conn, evening_id))
    return not_there(club, search, set(there))


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
        person = find_person(conn, evening_id, participant_id)
        others = [other for other in load_participants(conn, evening_id) if other != person]
    own = _own_half(club, person, which)
    player = own if member_id in (None, own.id) else members.member(club, member_id or 0)
    refuse_double(others, (player,))
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
