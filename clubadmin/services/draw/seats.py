"""Between a draw and the plan of an evening: from numbers to seats, and back."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count

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
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, TablePlace
from clubadmin.model.members.member import Member
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.evenings.plan_rows import PlannedRound, SeatPlan

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
