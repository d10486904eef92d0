"""Who plays on which place of a team, changed in rounds that are drawn."""

from collections.abc import Sequence

from sqlalchemy import Connection, text

from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.team_seats import line_up, team_places
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.attendance_rows import refuse_double
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.members import members
from clubadmin.storage.schema.tablenames import SeatRow

_SEATS = text(
    "SELECT t.round, s.playing_table_id, t.number, s.position FROM seat s"
    " JOIN playing_table t ON t.id = s.playing_table_id"
    " WHERE s.participant_id = :team AND t.round >= :first"
)

_Places = dict[int, list[tuple[int, str]]]
"""By place in the team its seats: table id and position, one a round."""


def put_in(
    club: OpenClub,
    evening_id: int,
    team: Participant,
    *,
    others: Sequence[Participant],
    place: int,
    member_id: int | None,
    from_round: int,
) -> Evening:
    """Somebody plays on a place of a team from a round on; see `substitutes.substitute`.

    Args:
        club: the open club.
        evening_id: the evening, open.
        team: for whom.
        others: everybody else who plays the evening.
        place: from 0, in the order of the team's pairs.
        member_id: who; None: the team's own member of that place.
        from_round: the first round, drawn.

    Raises:
        Refused: nothing is drawn from that round on, there is no such place, or the person
            plays for another.
    """
    with club.store.read() as conn:
        evening = load_evening(conn, evening_id)
        seats = _seats(conn, team.id, from_round)
    if place not in seats:
        raise Refused(
            f"{team.name} heeft vanaf ronde {from_round} geen plaats {place + 1} aan tafel. Loot"
            " eerst de ronden, of kies een andere plaats."
        )
    now = line_up(evening, team, from_round)
    player = team.members[place] if member_id is None else members.member(club, member_id)
    refuse_double(others, (player,))
    gone, new = now[place], [*now]
    exchanged = player in now[: len(seats)]
    if exchanged:
        new[now.index(player)] = gone
    new[place] = player
    with club.store.change(_label(team, player, gone, exchanged=exchanged)) as change:
        for at, own in seats.items():
            for key in own:
                change.update(SeatRow, key, member_id=new[at].id)
        return load_evening(change.conn, evening_id)


def _label(team: Participant, player: Member, gone: Member, *, exchanged: bool) -> str:
    if exchanged:
        return f"{team.name}: {player.label} en {gone.label} gewisseld"
    return f"{player.label} valt in voor {gone.label}"


def _seats(conn: Connection, team_id: int, first: int) -> _Places:
    """The team's seats from a round on, by place."""
    rounds: dict[int, dict[tuple[int, str], tuple[int, str]]] = {}
    for row in conn.execute(_SEATS, {"team": team_id, "first": first}):
        rounds.setdefault(row.round, {})[row.number, row.position] = (
            row.playing_table_id,
            row.position,
        )
    found: _Places = {}
    for one in rounds.values():
        for seat, place in team_places(one).items():
            found.setdefault(place, []).append(one[seat])
    return found
