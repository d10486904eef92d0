"""Between a draw and the plan of an evening: from numbers to seats, and exchanges by hand.

In comparison play only where each can take over the other's way through the contest.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.draw.plan.schedule import (
    FullTable,
    PairTable,
    RoundDraw,
    Seating,
    SmallTable,
    TableSeats,
    ThreeTable,
)
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, TablePlace
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import EveningHead, open_evening
from clubadmin.services.evenings.plan_rows import PlannedRound, SeatPlan, typed_tables
from clubadmin.services.evenings.view import load_evening
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import SeatRow, SittingOutRow

Seat = tuple[int, str]
"""A table's number and a position."""


def as_drawn(head: EveningHead, plan: RoundPlan) -> RoundDraw:
    """A round on the plan, as the draw knows it: by numbers.

    A table of people who fill in was no part of the draw; whose table it is sat out.
    """
    own = [table for table in plan.tables if not table.fill_ins]
    seated = {number for table in own for number in table.numbers}
    filled = {number for table in plan.tables for number in table.numbers} - seated
    out = {person.number for person in plan.sitting_out} | filled
    full = tuple(_full(head, table) for table in own if not _of_three(head, table))
    three = tuple(
        ThreeTable(table.number, (table.ns[0], table.ns[1], table.ew[0]))
        for table in own
        if _of_three(head, table)
    )
    return RoundDraw(plan.round, full, tuple(sorted(out)), three)


def planned(rounds: Sequence[RoundDraw], evening: Evening) -> tuple[PlannedRound, ...]:
    """Drawn rounds as they are written.

    Args:
        rounds: of which it is known who sits where.
        evening: as it was before the draw; who was put in for somebody of a team stays in.
    """
    return tuple(_round(one, _lined_up(evening, one.round)) for one in rounds)


def _lined_up(evening: Evening, number: int) -> dict[int, Participant]:
    """Map numbers to the players of a round; teams as they are lined up in it."""
    return {
        person.number: person
        if person.team_id is None
        else replace(person, members=line_up(evening, person, number))
        for person in evening.participants
    }


def _of_three(head: EveningHead, table: TablePlace) -> bool:
    """Whether four would sit there; a table of two is no such table."""
    return head.form.entrant is Entrant.MEMBER and table.blind and table.s is not None


def _full(head: EveningHead, table: TablePlace) -> FullTable:
    if head.form.entrant is not Entrant.MEMBER:
        return PairTable(table.number, table.ns[0], table.ew[0], games=table.wallets)
    if head.players < 4 or table.s is None:
        return SmallTable(table.number, table.numbers)
    n, s, e, w = *table.ns, *table.ew
    return TableSeats(table.number, n, s, e, w, games=table.wallets)


def _round(drawn: RoundDraw, people: Mapping[int, Participant]) -> PlannedRound:
    sat: Counter[tuple[int, str]] = Counter()
    tables: dict[int, tuple[SeatPlan, ...]] = {}
    wallets: dict[int, tuple[int, ...]] = {}
    for table in drawn.seatings:
        tables[table.table] = _seats(table, people, sat)
        if isinstance(table, TableSeats | PairTable) and table.games:
            wallets[table.table] = table.games
    out = tuple(people[one].id for one in drawn.sits_out)
    return PlannedRound(drawn.round, tables, out, wallets)


def _seats(
    table: Seating, people: Mapping[int, Participant], sat: Counter[tuple[int, str]]
) -> tuple[SeatPlan, ...]:
    if isinstance(table, PairTable):
        return _side("ns", people[table.ns], sat) + _side("ew", people[table.ew], sat)
    around = "nes" if isinstance(table, SmallTable) else "nsew"
    return tuple(
        SeatPlan(position, people[number].id, people[number].members[0].id)
        for position, number in zip(around, table.people, strict=False)
    )


def _side(
    positions: str, entrant: Participant, sat: Counter[tuple[int, str]]
) -> tuple[SeatPlan, ...]:
    """A pair, or the next pair of a team: odd pairs sit N/S, even ones E/W.

    Args:
        positions: "ns" or "ew".
        entrant: the pair or team.
        sat: how often each sat in this round, by number and positions.
    """
    members = entrant.members
    if entrant.team_id is not None:
        first = 4 * sat[entrant.number, positions] + (2 if positions == "ew" else 0)
        sat[entrant.number, positions] += 1
        members = members[first : first + 2]
    return tuple(
        SeatPlan(position, entrant.id, member.id)
        for position, member in zip(positions, members, strict=True)
    )


def team_places(seats: Iterable[Seat]) -> dict[Seat, int]:
    """The place in the team, from 0, of each of its seats in a round."""
    turns = {side: _turns(first) for side, first in (("ns", 0), ("ew", 2))}
    ordered = sorted(seats, key=lambda seat: (seat[0], "nsew".index(seat[1])))
    return {seat: next(turns["ns" if seat[1] in "ns" else "ew"]) for seat in ordered}


def line_up(evening: Evening, team: Participant, number: int) -> tuple[Member, ...]:
    """List a team's players in a round, in the order of its places.

    Who was put in for somebody stays in until the team changes it: what holds is how the team
    sat in that round or the last one before it.
    """
    members = list(team.members)
    for plan in reversed(evening.plan):
        if plan.round <= number and (sat := _sat(plan, team)):
            for place, member in sat.items():
                members[place : place + 1] = [member]
            break
    return tuple(members)


def lined_up(evening: Evening, team: Participant) -> Participant:
    """The team with only who play for it, as it is lined up in the last round that is drawn."""
    members = line_up(evening, team, evening.rounds)
    return replace(team, members=members[: 2 * evening.team_pairs])


def _turns(first: int) -> Iterator[int]:
    """The places on one side, pair by pair: 0, 1, 4, 5 ... or 2, 3, 6, 7 ..."""
    return (place for pair in count(first, 4) for place in (pair, pair + 1))


def _sat(plan: RoundPlan, team: Participant) -> Mapping[int, Member]:
    """Map places of a team to those who sat there in a round."""
    seats: dict[Seat, Member] = {}
    for table in plan.tables:
        for position, member in table.seats:
            own = table.ns if position in "ns" else table.ew
            if own == (team.number,):
                seats[table.number, str(position)] = member
    return {place: seats[seat] for seat, place in team_places(seats).items()}


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
    """Exchange two participants in a round; one of them may be sitting out.

    In comparison play they take over each other's way from that round on, for in one round
    alone somebody would play the same games again later. In boompjes they do so until they get
    up: who chooses seats or a writer does it once, and partners still change each boompje.
    """
    with club.store.read() as conn:
        head = open_evening(conn, evening_id)
        evening = load_evening(conn, evening_id)
        typed = {table.table_id for table in typed_tables(conn, evening_id)}
        people = [_person(evening, one) for one in (participant_a, participant_b)]
        last = evening.rounds if head.form.compared else _gets_up(round_number, head.form.sitting)
        rounds = [plan.round for plan in evening.plan if round_number < plan.round <= last]
        rounds.insert(0, round_number)
        places = {
            number: [_place(conn, evening_id, number, person, typed) for person in people]
            for number in rounds
        }
    if participant_a == participant_b:
        raise Refused("Kies twee verschillende namen om van plaats te wisselen.")
    if head.form.compared:
        refuse_new_ways(evening, people, rounds)
    with club.store.change(_label(people, rounds)) as change:
        for number, (first, second) in places.items():
            _leave(change, evening_id, number, people, [first, second])
            _sit(change, people[0], second, evening_id, number)
            _sit(change, people[1], first, evening_id, number)
        return load_evening(change.conn, evening_id)


def _gets_up(round_number: int, sitting: int) -> int:
    """The last round in which a table stays together."""
    return -(-round_number // sitting) * sitting


def _label(people: list[Participant], rounds: list[int]) -> Message:
    one, other = (person.name for person in people)
    if len(rounds) == 1:
        return Message(
            "Ronde {round}: {one} en {other} gewisseld", round=rounds[0], one=one, other=other
        )
    return Message(
        "Ronde {first}–{last}: {one} en {other} gewisseld",
        first=rounds[0],
        last=rounds[-1],
        one=one,
        other=other,
    )


def _place(
    conn: Connection, evening_id: int, number: int, person: Participant, typed: set[int]
) -> _Seats:
    """Find a participant's seats in a round; none where he sits out."""
    which = {"evening": evening_id, "round": number, "person": person.id}
    seats: _Seats = [(row[0], row[1], row[2]) for row in conn.execute(_SEATS, which)]
    out = conn.execute(_OUT, which).scalar()
    if not seats and not out:
        raise Refused(
            "{person} is niet ingedeeld in ronde {number}.", person=person.name, number=number
        )
    if seats and out:
        raise Refused(
            "{person} speelt in ronde {number} aan de invaltafel. Neem die tafel eerst weg.",
            person=person.name,
            number=number,
        )
    _refuse_typed(person, number, seats, typed)
    return seats


def _person(evening: Evening, participant_id: int) -> Participant:
    for person in evening.participants:
        if person.id == participant_id:
            return person
    raise Refused("Deze deelnemer staat niet (meer) op de lijst van deze avond.")


def _refuse_typed(person: Participant, round_number: int, seats: _Seats, typed: set[int]) -> None:
    for table_id, _, number in seats:
        if table_id in typed:
            raise Refused(
                "{person} zit in ronde {round} aan tafel {number}, en van dat formulier is"
                " al getypt. Maak het eerst leeg, of wissel in een latere ronde.",
                person=person.name,
                round=round_number,
                number=number,
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
    for (table_id, position, _), member in zip(*_in_order(person, seats), strict=True):
        change.update(SeatRow, (table_id, position), participant_id=person.id, member_id=member.id)


def _in_order(person: Participant, seats: _Seats) -> tuple[_Seats, Sequence[Member]]:
    """The seats, and who of the pair or team sits on each: of a team odd pairs N/S, even E/W."""
    if person.team_id is None:
        return sorted(seats, key=lambda seat: "nesw".index(seat[1])), person.members
    sits = team_places([(number, position) for _, position, number in seats])
    return seats, [person.members[sits[number, position]] for _, position, number in seats]


@dataclass(frozen=True)
class _Stop:
    """The stop of a participant in a round: games and side; none where he sits out."""

    games: frozenset[int] = frozenset()
    side: str = ""


def refuse_new_ways(evening: Evening, people: Sequence[Participant], rounds: Sequence[int]) -> None:
    """Refuse two to go on each other's way where a game or a field would come twice.

    Args:
        evening: as it is drawn.
        rounds: those in which they change places.
    """
    ways = [_way(evening, person.number) for person in people]
    for person, own, other in zip(people, ways, reversed(ways), strict=True):
        after = [other[at] if at in rounds else stop for at, stop in own.items()]
        twice = _twice(after)
        if twice:
            raise Refused(
                "{person} zou spel {map} dan twee keer spelen; dat kan niet bij"
                " vergelijken. Wissel voor de eerste ronde, of loot opnieuw.",
                person=person.name,
                map=", ".join(map(str, twice)),
            )
        if evening.form.two_fields and len({stop.side for stop in after} - {""}) > 1:
            raise Refused(
                "{person} zou dan zowel N/Z als O/W spelen, en dat zijn twee velden met elk een"
                " eigen uitslag. Wissel voor de eerste ronde, of kies iemand van hetzelfde veld.",
                person=person.name,
            )


def _way(evening: Evening, number: int) -> dict[int, _Stop]:
    """Map each drawn round to the stop of a number."""
    way = {}
    for plan in evening.plan:
        at = [table for table in plan.tables if number in (*table.ns, *table.ew)]
        games = frozenset(game for table in at for game in table.wallets)
        sides = {"N/Z" if number in table.ns else "O/W" for table in at}
        way[plan.round] = _Stop(games, sides.pop() if len(sides) == 1 else "")
    return way


def _twice(way: Sequence[_Stop]) -> list[int]:
    seen: set[int] = set()
    again: set[int] = set()
    for stop in way:
        again |= seen & stop.games
        seen |= stop.games
    return sorted(again)
