"""Teams: who plays in one, and what cannot be."""

from dataclasses import replace

import pytest

from clubadmin.errors import Refused
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members, teams
from clubadmin.storage.file.errors import RowMovedOn
from tests.services.evening_club import add_people, content, teams_evening, undone_and_redone


def test_a_team_is_found_by_its_name_or_by_a_member(club: OpenClub) -> None:
    people = add_people(club, 8)
    first = teams.add_team(club, " De  Vrolijke Vier ", [one.id for one in people[:4]])
    second = teams.add_team(club, "Ons genoegen", [one.id for one in people[4:]])
    assert first.name == "De Vrolijke Vier"
    assert first.members == people[:4]
    assert teams.teams(club) == (first, second)
    assert teams.teams(club, "vier vrol") == (first,)
    assert teams.teams(club, "p7 geel") == (second,)


def test_who_cannot_form_a_team_is_told(club: OpenClub) -> None:
    people = add_people(club, 6)
    ids = [one.id for one in people]
    teams.add_team(club, "Vier", ids[:4])
    before = content(club)
    with pytest.raises(Refused, match="Er is al een team Vier"):
        teams.add_team(club, "VIER", ids[:4])
    with pytest.raises(Refused, match=r"4 tot 24 spelers.*dit zijn er 3"):
        teams.add_team(club, "Drie", ids[:3])
    with pytest.raises(Refused, match="P1 Aal staat twee keer in dit team"):
        teams.add_team(club, "Dubbel", [*ids[:4], ids[0]])
    with pytest.raises(Refused, match="De naam van het team is nog niet ingevuld"):
        teams.add_team(club, " ", ids[:4])
    with pytest.raises(Refused, match="Dit lid is er niet meer"):
        teams.add_team(club, "Weg", [*ids[:3], 999])
    with pytest.raises(Refused, match="Dit team is er niet meer"):
        teams.team(club, 999)
    assert content(club) == before


def test_making_changing_and_removing_a_team_can_be_undone(club: OpenClub) -> None:
    people = add_people(club, 6)
    ids = [one.id for one in people]
    undone_and_redone(club, lambda one: teams.add_team(one, "Vier", ids[:4]), restart=False)
    team = teams.teams(club)[0]
    wanted = replace(team, name="Vijf", members=(*people[1:5], people[0]))
    undone_and_redone(club, lambda one: teams.change_team(one, wanted), restart=False)
    assert teams.team(club, team.id).members == wanted.members
    shorter = replace(teams.team(club, team.id), members=people[2:6])
    undone_and_redone(club, lambda one: teams.change_team(one, shorter), restart=False)
    undone_and_redone(club, lambda one: teams.remove_team(one, team.id), restart=False)
    assert teams.teams(club, inactive=True) == ()


def test_two_desks_do_not_overwrite_each_others_team(club: OpenClub) -> None:
    people = add_people(club, 5)
    team = teams.add_team(club, "Vier", [one.id for one in people[:4]])
    teams.change_team(club, replace(team, members=people[1:5]))
    with pytest.raises(RowMovedOn):
        teams.change_team(club, replace(team, name="Anders"))


def test_a_team_that_played_stays_in_the_results(club: OpenClub) -> None:
    evening = teams_evening(club, 2)
    team = teams.teams(club)[0]
    kept = teams.remove_team(club, team.id)
    assert kept is not None
    assert not kept.active
    assert evening.participants[0].name == "Team 1"
    assert attendance.candidates(club, evening.id) == ()
    assert members.remove_member(club, team.members[0].id) is not None


def test_a_member_of_a_team_that_never_played_stays_as_well(club: OpenClub) -> None:
    people = add_people(club, 4)
    teams.add_team(club, "Vier", [one.id for one in people])
    kept = members.remove_member(club, people[0].id)
    assert kept is not None
    assert not kept.active
