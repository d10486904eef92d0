"""Who plays on which place of a team can change between rounds, and stays so."""

from dataclasses import replace

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.services.attendance import substitutes
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from clubadmin.services.members import teams
from tests.services.evening_club import (
    add_people,
    content,
    teams_evening,
    type_sheet,
    undone_and_redone,
)


def _at_tables(evening: Evening, team: Participant, number: int) -> set[str]:
    """The names of who sit for a team in a round."""
    return {
        one.label
        for table in evening.plan[number - 1].tables
        for seat, one in table.seats
        if team.number in (table.ns if seat in "ns" else table.ew)
    }


def _drawn(club: OpenClub, rounds: int = 3) -> tuple[Evening, Participant]:
    evening, _ = draw(club, teams_evening(club, 4, rounds=rounds).id, 1)
    return evening, evening.participants[0]


def test_somebody_comes_in_from_a_round_on_and_stays_in(club: OpenClub) -> None:
    evening, team = _drawn(club)
    new = add_people(club, 1)[0].changed()
    undone_and_redone(
        club,
        lambda one: substitutes.substitute(one, evening.id, team.id, 1, new.id, from_round=2),
        restart=False,
    )
    after = evenings.evening(club, evening.id)
    gone = team.members[1].label
    assert gone in _at_tables(after, team, 1)
    for number in (2, 3):
        assert gone not in _at_tables(after, team, number)
        assert new.label in _at_tables(after, team, number)
    for table in after.plan[0].tables:
        type_sheet(club, table.table_id, "100 100 100 100")
    again, _ = draw(club, evening.id, from_round=2)
    assert new.label in _at_tables(again, team, 2)
    assert gone not in _at_tables(again, team, 3)


def test_two_of_a_team_exchange_places(club: OpenClub) -> None:
    evening, team = _drawn(club)
    after = substitutes.substitute(club, evening.id, team.id, 0, team.members[2].id)
    assert _at_tables(after, team, 1) == {one.label for one in team.members}
    mates = {
        frozenset(one.id for one in two if one)
        for table in after.plan[0].tables
        for two in ((table.n, table.s), (table.e, table.w))
    }
    a, b, c, d = (one.id for one in team.members)
    assert {frozenset((c, b)), frozenset((a, d))} <= mates
    back = substitutes.substitute(club, evening.id, team.id, 0, None)
    assert [plan.tables for plan in back.plan] == [plan.tables for plan in evening.plan]


def test_who_cannot_come_in_is_told(club: OpenClub) -> None:
    evening, team = _drawn(club)
    other = evening.participants[1].members[0]
    before = content(club)
    with pytest.raises(Refused, match=f"{other.label} staat al op de lijst"):
        substitutes.substitute(club, evening.id, team.id, 0, other.id)
    with pytest.raises(Refused, match="geen plaats 5 aan tafel"):
        substitutes.substitute(club, evening.id, team.id, 4, team.members[1].id)
    assert content(club) == before


def test_candidates_for_a_team_begin_with_its_own(club: OpenClub) -> None:
    evening, team = _drawn(club)
    new = add_people(club, 1)[0]
    found = substitutes.substitute_candidates(club, evening.id, "", team.id)
    assert {one.id for one in found[:4]} == {one.id for one in team.members}
    assert found[4:] == (new,)


def test_teams_that_changed_after_they_entered_are_looked_at_again(club: OpenClub) -> None:
    evening = teams_evening(club, 2, rounds=1, team_pairs=2)
    first, second = teams.teams(club)
    reserve = add_people(club, 1)[0]
    shared = replace(first, members=(*first.members[:3], second.members[0]))
    shared = teams.change_team(club, shared)
    before = content(club)
    with pytest.raises(Refused, match="kan maar voor een van beide spelen"):
        draw(club, evening.id)
    assert content(club) == before
    teams.change_team(club, replace(shared, members=(*first.members[:3], reserve)))
    evening, _ = draw(club, evening.id)
    assert reserve.label in _at_tables(evening, evening.participants[0], 1)


def test_a_team_that_lost_players_is_named(club: OpenClub) -> None:
    evening = teams_evening(club, 2, rounds=1, team_pairs=4)
    team = teams.teams(club)[0]
    teams.change_team(club, replace(team, members=team.members[:6]))
    with pytest.raises(Refused, match="Team 1 heeft nog maar 6 spelers, en er zijn er 8 nodig"):
        draw(club, evening.id)
