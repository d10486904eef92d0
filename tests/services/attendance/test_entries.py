"""The list of entrants of a contest: teams, numbers, groups and districts."""

from dataclasses import replace
from datetime import date

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import without_district
from clubadmin.services.attendance import attendance, entry_lists
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from clubadmin.services.members import pairs, teams
from tests.services.evening_club import (
    add_competition,
    add_people,
    content,
    pairs_evening,
    table_id,
    teams_evening,
    type_sheet,
    undone_and_redone,
)


def test_teams_come_under_numbers_and_nobody_plays_for_two(club: OpenClub) -> None:
    evening = teams_evening(club, 2)
    assert [(one.number, one.name) for one in evening.participants] == [
        (1, "Team 1"),
        (2, "Team 2"),
    ]
    assert evening.participants[0].players == "P1 Aal – P2 Bos – P3 Cas – P4 Dam"
    ids = [one.id for one in evening.participants[0].members]
    other = teams.add_team(club, "Overlopers", ids)
    assert attendance.candidates(club, evening.id) == ()
    with pytest.raises(Refused, match="P1 Aal staat al op de lijst, onder nummer 1"):
        attendance.add_participant(club, evening.id, team_id=other.id)


def test_who_is_no_entrant_of_the_format_is_refused(club: OpenClub) -> None:
    evening = teams_evening(club, 1)
    member = evening.participants[0].members[0]
    with pytest.raises(Refused, match=r"wordt met teams gespeeld\. Kies een team"):
        attendance.add_participant(club, evening.id, member_id=member.id)
    with pytest.raises(Refused, match="Kies een team"):
        attendance.add_participant(club, evening.id, team_id=1, member_id=member.id)


def test_a_team_with_too_few_players_for_the_contest_is_refused(club: OpenClub) -> None:
    made = add_competition(club, "teams", team_pairs=4)
    evening = evenings.add_evening(club, made.id, date(2026, 11, 12))
    four = teams.add_team(club, "Vier", [one.id for one in add_people(club, 4)])
    with pytest.raises(Refused, match="Vier heeft 4 spelers, en Maandavond vraagt er 8"):
        attendance.add_participant(club, evening.id, team_id=four.id)


def test_a_team_can_be_ticked_and_that_can_be_undone(club: OpenClub) -> None:
    evening = teams_evening(club, 2)
    team = teams.add_team(club, "Nieuw", [one.id for one in add_people(club, 4)])
    assert attendance.candidates(club, evening.id, "nieuw") == (team,)
    undone_and_redone(
        club,
        lambda one: attendance.add_participant(
            one, evening.id, team_id=team.id, line="A", district="Noord"
        ),
        restart=False,
    )
    newest = evenings.evening(club, evening.id).participants[-1]
    assert (newest.team_id, newest.line, newest.district) == (team.id, "A", "Noord")
    undone_and_redone(
        club, lambda one: attendance.remove_participant(one, evening.id, newest.id), restart=False
    )


def test_numbers_are_exchanged_and_groups_and_districts_kept(club: OpenClub) -> None:
    evening = pairs_evening(club, 4, rounds=1)
    first, *_, last = evening.participants
    undone_and_redone(
        club, lambda one: entry_lists.set_entry(one, evening.id, first.id, number=4), restart=False
    )
    after = {one.id: one.number for one in evenings.evening(club, evening.id).participants}
    assert (after[first.id], after[last.id]) == (4, 1)
    undone_and_redone(
        club,
        lambda one: entry_lists.set_entry(
            one, evening.id, first.id, number=17, line=" B ", district="Oost"
        ),
        restart=False,
    )
    changed = evenings.evening(club, evening.id).participants[-1]
    assert (changed.number, changed.line, changed.district) == (17, "B", "Oost")


def test_undo_says_what_became_different_in_the_list(club: OpenClub) -> None:
    evening = pairs_evening(club, 2, rounds=1)
    first = evening.participants[0]
    for change, told in (
        ({"number": 2}, "krijgt nummer 2"),
        ({"line": "B"}, "speelt in groep B"),
        ({"line": ""}, "zonder groep"),
        ({"district": "Oost"}, ": district of club gewijzigd"),
        ({"label": "dames"}, "heeft kenmerk dames"),
        ({"label": ""}, "zonder kenmerk"),
    ):
        entry_lists.set_entry(club, evening.id, first.id, **change)
        assert str(history.undo_state(club).undo).removeprefix(first.name).strip() == told


def test_a_field_that_cannot_be_changes_nothing(club: OpenClub) -> None:
    evening = pairs_evening(club, 4)
    person = evening.participants[0]
    before = content(club)
    with pytest.raises(Refused, match="Nummer: 0 kan niet"):
        entry_lists.set_entry(club, evening.id, person.id, number=0)
    with pytest.raises(Refused, match="De groep is te lang"):
        entry_lists.set_entry(club, evening.id, person.id, line="x" * 21)
    with pytest.raises(Refused, match=r"staat niet .meer. op de lijst"):
        entry_lists.set_entry(club, evening.id, 999, number=3)
    assert content(club) == before


def test_another_group_takes_the_draw_off_the_plan(club: OpenClub) -> None:
    evening = pairs_evening(club, 4, rounds=2)
    draw(club, evening.id, 1)
    person = evening.participants[0]
    entry_lists.set_entry(club, evening.id, person.id, district="West")
    assert len(evenings.evening(club, evening.id).plan) == 2
    undone_and_redone(
        club, lambda one: entry_lists.set_entry(one, evening.id, person.id, line="B"), restart=False
    )
    assert evenings.evening(club, evening.id).plan == ()


def test_numbers_and_groups_stay_once_something_was_typed(club: OpenClub) -> None:
    evening = pairs_evening(club, 2, rounds=1)
    evening, _ = draw(club, evening.id, 1)
    type_sheet(club, table_id(evening, 1, 1), "92 90 100 70")
    person = evening.participants[0]
    for change in ({"number": 9}, {"line": "B"}):
        with pytest.raises(Refused, match="Van ronde 1 is al getypt"):
            entry_lists.set_entry(club, evening.id, person.id, **change)


def test_at_teams_and_championships_a_district_or_club_is_asked_for(club: OpenClub) -> None:
    evening = teams_evening(club, 2, rounds=1)
    assert str(without_district(evening)) == (
        "Nog zonder district of club: Team 1 en Team 2 (NKF 1976, deel 2, art. 10); na ronde 1"
        " kan dat niet meer."
    )
    one, other = evening.participants
    evening = entry_lists.set_entry(club, evening.id, one.id, district="Oost")
    assert "club: Team 2 (NKF" in str(without_district(evening))
    evening = entry_lists.set_entry(club, evening.id, other.id, district="West")
    assert without_district(evening) is None
    many = [replace(one, id=at, district="") for at in range(5)]
    assert str(without_district(replace(evening, participants=tuple(many)))) == (
        "Voor 5 deelnemers staat er nog geen district of club (NKF 1976, deel 2, art. 10);"
        " na ronde 1 kan dat niet meer."
    )


def test_a_clubs_own_evening_of_pairs_is_asked_for_none(club: OpenClub) -> None:
    evening = pairs_evening(club, 4)
    assert without_district(evening) is None
    champions = replace(evening, competition="Clubkampioenschap")
    assert "Nog zonder district of club" in str(without_district(champions))


def test_once_round_1_is_typed_nobody_plays_for_another_district(club: OpenClub) -> None:
    evening = pairs_evening(club, 2, rounds=2)
    one, other = evening.participants
    undone_and_redone(
        club,
        lambda it: entry_lists.set_entry(it, evening.id, one.id, district="Oost"),
        restart=False,
    )
    evening, _ = draw(club, evening.id, 1)
    type_sheet(club, table_id(evening, 1, 1), "92 90 100 70")
    before = content(club)
    for person, told in ((one, "Oost."), (other, "niemand in het bijzonder.")):
        with pytest.raises(Refused) as refused:
            entry_lists.set_entry(club, evening.id, person.id, district="West")
        assert str(refused.value) == (
            "Van ronde 1 is al getypt, en tijdens de wedstrijd verandert niemand van district of"
            f" club (NKF 1976, deel 2, art. 10). {person.name} blijft uitkomen voor {told}"
        )
    assert content(club) == before
    entry_lists.set_entry(club, evening.id, one.id, number=one.number, district="Oost")  # no other


def test_a_pair_is_not_asked_where_its_members_play_already(club: OpenClub) -> None:
    evening = pairs_evening(club, 2)
    one, other = (person.members[0] for person in evening.participants)
    pairs.add_pair(club, one.id, other.id)
    assert attendance.candidates(club, evening.id) == ()
