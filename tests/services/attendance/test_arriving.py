"""Somebody comes in: a member, a pair, a team, a guest by the name that was typed."""

import pytest

from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members, pairs, teams
from tests.services.evening_club import (
    add_pairs,
    add_people,
    contest_evening,
    evening_with,
    pairs_evening,
    undone_and_redone,
)


@pytest.mark.parametrize("kind", ["individual", "pairs", "teams"])
def test_a_member_a_pair_or_a_team_comes_in_as_what_it_is(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, 4)
    people = add_people(club, 4)
    who: Member | Pair | Team = people[0]
    if kind == "pairs":
        (who,) = add_pairs(club, people[:2])
    elif kind == "teams":
        who = teams.add_team(club, "Nieuw", [one.id for one in people])
    newest = attendance.arrive(club, evening.id, who).participants[-1]
    assert (newest.pair_id is not None, newest.team_id is not None) == (
        kind == "pairs",
        kind == "teams",
    )
    assert newest.entrant_id == who.id


@pytest.mark.parametrize(
    ("typed", "label"),
    [
        ("riet van den berg", "Riet van den Berg"),
        ("an de wit-de boer", "An de Wit-de Boer"),
        ("Jan Willem BOS", "Jan Willem BOS"),
    ],
)
def test_a_guest_gets_the_capitals_that_nobody_types(
    club: OpenClub, typed: str, label: str
) -> None:
    evening = evening_with(club, 4)
    undone_and_redone(club, lambda one: attendance.arrive_as_guest(one, evening.id, typed))
    newest = evenings.evening(club, evening.id).participants[-1]
    assert newest.name == label
    assert newest.members[0].guest


def test_a_member_and_a_new_guest_come_as_a_pair_in_one_change(club: OpenClub) -> None:
    evening = pairs_evening(club, 2)
    (member,) = add_people(club, 1)
    before = len(members.members(club))
    undone_and_redone(
        club, lambda one: attendance.arrive_as_pair(one, evening.id, (member, "wim kok"))
    )
    newest = evenings.evening(club, evening.id).participants[-1]
    assert newest.name == f"{member.label} – Wim Kok"
    assert [one.guest for one in newest.members] == [False, True]
    assert len(members.members(club)) == before + 1
    assert newest.pair_id in {one.id for one in pairs.pairs(club)}
