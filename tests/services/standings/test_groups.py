"""Groups of a competition: made, dealt by the standings, taken over after promotion."""

import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.member import GroupLine, Member
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members, pairs, teams
from clubadmin.services.seasons import seasons
from clubadmin.services.standings import absences, groups
from clubadmin.services.standings.standings import standings
from tests.services.evening_club import (
    add_competition,
    add_people,
    evening_with,
    pairs_evening,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)


def _eight(club: OpenClub, **values: object) -> int:
    """Eight people at two tables; 1 and 2 make most, then 5 and 6, 7 and 8, 3 and 4."""
    evening = evening_with(club, 8, rounds=1, **values)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4", 2: "5 6 7 8"}])
    type_sheet(club, table_id(evening, 1, 1), "120 120 120 120")
    type_sheet(club, table_id(evening, 1, 2), "100 100 100 100")
    return evening.competition_id


def test_nobody_is_in_a_group_until_somebody_is_put_there(club: OpenClub):
    competition = _eight(club)
    found = groups.groups(club, competition)
    assert found.names == ()
    assert len(found.lines) == 8
    assert not groups.has_groups(club, competition)


def test_people_are_put_in_groups_moved_and_taken_out(club: OpenClub):
    competition = _eight(club)
    ids = [one.entrant_id for one in groups.groups(club, competition).lines]
    wanted = dict(zip(ids, "AABB", strict=False))
    undone_and_redone(club, lambda club: groups.arrange(club, competition, wanted), restart=False)
    assert groups.groups(club, competition).names == ("A", "B")
    moved = {ids[0]: "B", ids[1]: ""}
    undone_and_redone(club, lambda club: groups.arrange(club, competition, moved), restart=False)
    now = {one.entrant_id: one.group for one in groups.groups(club, competition).lines}
    assert [now[who] for who in ids[:4]] == ["B", "", "B", "B"]


def test_each_group_has_places_of_its_own_and_who_is_in_none_stands_last(club: OpenClub):
    competition = _eight(club)
    ids = [one.entrant_id for one in groups.groups(club, competition).lines]
    groups.arrange(club, competition, dict(zip(ids, "BBAABB", strict=False)))
    rows = standings(club, competition).rows
    assert [row.field for row in rows[:6]] == ["A", "A", "B", "B", "B", "B"]
    assert {row.field for row in rows[6:]} & {"A", "B"} == set()
    assert {row.place for row in rows[:2]} == {1}, "who makes the same shares the place"


def test_the_best_are_dealt_to_the_first_group(club: OpenClub):
    lines = [GroupLine(who, f"P{who}", place=place) for who, place in ((1, 3), (2, 1), (3, 2))]
    lines += [GroupLine(4, "P4"), GroupLine(5, "P5")]
    assert groups.dealt(lines, "AB") == {2: "A", 3: "A", 1: "A", 4: "B", 5: "B"}


def test_the_best_of_all_groups_are_dealt_anew(club: OpenClub):
    competition = _eight(club)
    lines = groups.groups(club, competition).lines
    by_name = {one.name: one.entrant_id for one in lines}
    groups.arrange(club, competition, dict.fromkeys(list(by_name.values())[4:], "A"))
    again = {one.name: one.place for one in groups.groups(club, competition).lines}
    assert again == {one.name: one.place for one in lines}, "a place over all groups"
    dealt = groups.dealt(groups.groups(club, competition).lines, "AB")
    first = {name for name, who in by_name.items() if dealt[who] == "A"}
    assert first == {"P1 Aal", "P2 Bos", "P5 Eik", "P6 Fok"}


def test_after_promotion_the_groups_are_those_of_the_next_season(club: OpenClub):
    competition = _eight(club, ranking="sum,promote:1", tie_breaks=("lot",))
    ids = [one.entrant_id for one in groups.groups(club, competition).lines]
    groups.arrange(club, competition, dict(zip(ids, "AAAABBBB", strict=True)))
    found = standings(club, competition)
    ups = [row.entrant_id for row in found.rows if row.moves == "up"]
    downs = [row.entrant_id for row in found.rows if row.moves == "down"]
    assert len(ups) == len(downs) == 1
    after = groups.after_moves(found)
    assert after.keys() == set(ids)
    assert after[ups[0]] == "A"
    assert after[downs[0]] == "B"
    assert sorted(after.values()) == list("AAAABBBB")


def test_who_was_in_no_group_is_in_none_after_the_season_either(club: OpenClub):
    competition = _eight(club, ranking="sum,promote:1")
    ids = [one.entrant_id for one in groups.groups(club, competition).lines]
    groups.arrange(club, competition, dict(zip(ids, "AABB", strict=False)))
    assert groups.after_moves(standings(club, competition)).keys() == set(ids[:4])


def test_pairs_are_grouped_as_pairs(club: OpenClub):
    competition = pairs_evening(club, 2).competition_id
    pair = groups.groups(club, competition).lines[0]
    found = groups.arrange(club, competition, {pair.entrant_id: "A"})
    assert [one.name for one in found.lines if one.group == "A"] == ["P1 Aal – P2 Bos"]


def test_who_is_not_there_any_more_is_refused_and_so_is_a_name_that_is_too_long(club: OpenClub):
    competition = _eight(club)
    with pytest.raises(Refused, match="Een van deze deelnemers is er niet meer"):
        groups.arrange(club, competition, {999: "A"})
    who = groups.groups(club, competition).lines[0].entrant_id
    with pytest.raises(Refused, match="De naam van de groep is te lang"):
        groups.arrange(club, competition, {who: "A" * 21})


def test_who_never_played_is_removed_with_his_group_and_absences(club: OpenClub):
    competition = _eight(club)
    evening = seasons.evenings(club, competition)[0].id
    new = members.add_member(club, Member(0, "Kwast", first_name="Jo"))
    groups.arrange(club, competition, {new.id: "A"})
    absences.set_absence(club, evening, new.id, True)
    undone_and_redone(club, lambda club: members.remove_member(club, new.id), restart=False)
    assert not groups.has_groups(club, competition)
    assert not absences.absentees(club, evening).rows


def test_a_pair_or_team_that_never_played_is_removed_with_its_group(club: OpenClub):
    people = add_people(club, 8)
    pair = pairs.add_pair(club, people[0].id, people[1].id)
    team = teams.add_team(club, "De Azen", [one.id for one in people[4:]])
    own = add_competition(club, "pairs")
    other = seasons.add_competition(
        club, Competition(0, own.season_id, "Viertallen", "teams", "nku", 4, 2)
    )
    groups.arrange(club, own.id, {pair.id: "A"})
    groups.arrange(club, other.id, {team.id: "A"})
    undone_and_redone(club, lambda club: pairs.remove_pair(club, pair.id), restart=False)
    undone_and_redone(club, lambda club: teams.remove_team(club, team.id), restart=False)
    assert not groups.has_groups(club, own.id)
    assert not groups.has_groups(club, other.id)


def test_the_list_of_groups_goes_by_group_with_who_is_in_none_last(club: OpenClub):
    competition = _eight(club)
    ids = [one.entrant_id for one in groups.groups(club, competition).lines]
    groups.arrange(club, competition, {ids[0]: "B", ids[7]: "A"})
    lines = groups.groups(club, competition).lines
    assert [one.group for one in lines] == ["A", "B", *[""] * 6]
    assert [one.entrant_id for one in lines] == [ids[7], ids[0], *ids[1:7]]
