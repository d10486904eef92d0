"""Which place of a team sits where: odd pairs N/S, even ones E/W, from the first table on."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import count

from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan
from clubadmin.model.members.member import Member

Seat = tuple[int, str]
"""A table's number and a position."""


def team_places(seats: Iterable[Seat]) -> dict[Seat, int]:
    """The place in the team, from 0, of each of its seats in a round."""
    turns = {side: _turns(first) for side, first in (("ns", 0), ("ew", 2))}
    ordered = sorted(seats, key=lambda seat: (seat[0], "nsew".index(seat[1])))
    return {seat: next(turns["ns" if seat[1] in "ns" else "ew"]) for seat in ordered}


def line_up(evening: Evening, team: Participant, number: int) -> tuple[Member, ...]:
    """Who plays for a team in a round, in the order of its places.

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
    """Who sat on which place of the team in a round."""
    seats: dict[Seat, Member] = {}
    for table in plan.tables:
        for position, member in table.seats:
            own = table.ns if position in "ns" else table.ew
            if own == (team.number,):
                seats[table.number, str(position)] = member
    return {place: seats[seat] for seat, place in team_places(seats).items()}
