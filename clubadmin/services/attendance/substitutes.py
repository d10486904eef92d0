"""Substitutes in a pair or team, and the players in the places of a team."""

from collections.abc import Sequence

from sqlalchemy import Connection, text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.seats import line_up, team_places
from clubadmin.services.evenings.head import evening_head, open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds
from clubadmin.services.evenings.view import (
    find_person,
    load_evening,
    load_participants,
    not_there,
    refuse_double,
    who_plays,
)
from clubadmin.services.members import members, pairs
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import ParticipantRow, SeatRow

_SEATS_OF = text(
    "SELECT s.playing_table_id, s.position FROM seat s"
    " JOIN playing_table t ON t.id = s.playing_table_id"
    " WHERE s.participant_id = :person AND t.round >= :first ORDER BY t.round"
)
_SEATS_OF_HALF = (("n", "e"), ("s", "w"))  # where a pair's first and second sit
_SEATS = text(
    "SELECT t.round, s.playing_table_id, t.number, s.position FROM seat s"
    " JOIN playing_table t ON t.id = s.playing_table_id"
    " WHERE s.participant_id = :team AND t.round >= :first"
)
_Places = dict[int, list[tuple[int, str]]]
"""By place in the team its seats: table id and position, one a round."""


def substitute_candidates(
    club: OpenClub, evening_id: int, search: str = "", participant_id: int | None = None
) -> tuple[Member, ...]:
    """Search possible substitutes by a few letters: nobody who plays already.

    Args:
        search: letters of the name.
        participant_id: for whom they would play; of a team its own members come first, who
            exchange places or come in from its reserves.
    """
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        people = load_participants(conn, evening_id)
    own = next((one for one in people if one.id == participant_id and one.team_id), None)
    others = not_there(club, search, set(who_plays(people)))
    if own is None:
        return others
    mates = {one.id for one in own.members}
    return (*(one for one in members.members(club, search) if one.id in mates), *others)


def substitute(
    club: OpenClub,
    evening_id: int,
    participant_id: int,
    which: int,
    member_id: int | None,
    *,
    from_round: int | None = None,
) -> Evening:
    """Somebody plays in place of a pair's first (0) or second (1); None: the pair itself.

    Of a team it is the place in its line-up, from 0, and what is drawn changes: who is put in
    plays on until the team changes it again, and two of the team exchange places.

    The result counts for the pair or team; from `from_round` on, seats and sheets carry the
    name of who plays. Without it that is the whole evening for a pair, and for a team the
    rounds of which nothing was typed.
    """
    with club.store.read() as conn:
        head = open_evening(conn, evening_id)
        person = find_person(conn, evening_id, participant_id)
        others = [other for other in load_participants(conn, evening_id) if other != person]
        kept = kept_rounds(conn, evening_id)
    if person.team_id is not None:
        return put_in(
            club,
            head.id,
            person,
            others=others,
            place=which,
            member_id=member_id,
            from_round=from_round or kept + 1,
        )
    own = _own_half(club, person, which)
    player = own if member_id in (None, own.id) else members.member(club, member_id or 0)
    refuse_double(others, (player,))
    if player.id == person.members[1 - which].id:
        raise Refused(
            "{player} speelt al in dit paar. Kies een ander als invaller.", player=player.label
        )
    column = ("substitute_a", "substitute_b")[which]
    stand_in = None if player.id == own.id else player.id
    label = (
        Message("{player} valt in voor {own}", player=player.label, own=own.label)
        if stand_in
        else Message("{own} speelt zelf", own=own.label)
    )
    with club.store.change(label) as change:
        change.update(ParticipantRow, participant_id, **{column: stand_in})
        _reseat(change, participant_id, _SEATS_OF_HALF[which], player.id, from_round or 1)
        return load_evening(change.conn, head.id)


def _own_half(club: OpenClub, person: Participant, which: int) -> Member:
    if person.pair_id is None or which not in (0, 1):
        raise Refused("Alleen iemand van een paar of team kan een invaller hebben.")
    pair = pairs.pair(club, person.pair_id)
    return (pair.a, pair.b)[which]


def _reseat(
    change: Change, participant_id: int, seats: tuple[str, ...], member_id: int, first: int
) -> None:
    rows = change.conn.execute(_SEATS_OF, {"person": participant_id, "first": first}).all()
    for table_id, position in rows:
        if position in seats:
            change.update(SeatRow, (table_id, position), member_id=member_id)


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
        evening_id: the evening, open.
        team: for whom.
        others: everybody else who plays the evening.
        place: from 0, in the order of the team's pairs.
        member_id: who; None: the team's own member of that place.
        from_round: the first round, drawn.
    """
    with club.store.read() as conn:
        evening = load_evening(conn, evening_id)
        seats = _seats(conn, team.id, from_round)
    now = line_up(evening, team, from_round)
    if place not in seats or place >= len(now):
        raise Refused(
            "{team} heeft vanaf ronde {from_round} geen plaats {place} aan tafel. Loot"
            " eerst de ronden, of kies een andere plaats.",
            team=team.name,
            from_round=from_round,
            place=place + 1,
        )
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


def _label(team: Participant, player: Member, gone: Member, *, exchanged: bool) -> Message:
    if exchanged:
        return Message(
            "{team}: {player} en {gone} gewisseld",
            team=team.name,
            player=player.label,
            gone=gone.label,
        )
    return Message("{player} valt in voor {own}", player=player.label, own=gone.label)


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
