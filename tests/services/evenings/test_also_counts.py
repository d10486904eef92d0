"""Evenings of another competition that count in this one as well."""

from dataclasses import replace
from datetime import date

import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.member import Member
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import also_counts, evenings
from clubadmin.services.members import members
from clubadmin.services.seasons import next_season, seasons
from clubadmin.services.standings import absences, groups
from clubadmin.services.standings.standings import standings
from tests.services.evening_club import (
    pairs_evening,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)


def _pairs_and_individual(club: OpenClub) -> tuple[int, int]:
    """A pairs evening that was played, and an individual competition with one to come."""
    evening = pairs_evening(club, 2, rounds=1)
    evening = seat_by_hand(club, evening, [{1: "1 1 2 2"}])
    type_sheet(club, table_id(evening, 1, 1), "100 100 100 100")
    season = seasons.competition(club, evening.competition_id).season_id
    own = seasons.add_competition(
        club, Competition(0, season, "Donderdag", "individual", "nku", 4, 1)
    )
    evenings.add_evening(club, own.id, date(2026, 11, 19))
    return evening.id, own.id


def test_each_of_a_pair_has_what_the_pair_made(club: OpenClub):
    evening, own = _pairs_and_individual(club)
    made = standings(club, evenings.evening(club, evening).competition_id).rows
    undone_and_redone(
        club, lambda club: also_counts.count_also(club, own, [evening]), restart=False
    )
    rows = {row.name: row.total for row in standings(club, own).rows}
    expected = {name: row.total for row in made for name in row.name.split(" – ")}
    assert rows == expected
    assert len(rows) == 4


def _numbers(club: OpenClub, own: int) -> list[tuple[int, int, int]]:
    """Number, day and month of all that counts, in the order of the numbers."""
    others = also_counts.also_counting(club, own).evenings
    found = [(one.counts_as, one.date) for one in others if one.counts_as is not None]
    found += [(one.number, one.date) for one in seasons.evenings(club, own)]
    return [(number, day.day, day.month) for number, day in sorted(found)]


def test_numbers_go_by_date_whatever_was_ticked_first_and_what_is_to_come_makes_room(
    club: OpenClub,
):
    evening, own = _pairs_and_individual(club)
    pairs = evenings.evening(club, evening).competition_id
    evenings.add_evening(club, own, date(2026, 11, 26))
    december = evenings.add_evening(club, pairs, date(2026, 12, 3)).id
    also_counts.count_also(club, own, [december])
    assert _numbers(club, own) == [(1, 19, 11), (2, 26, 11), (3, 3, 12)]
    undone_and_redone(
        club, lambda open_: also_counts.count_also(open_, own, [december, evening]), restart=False
    )
    assert _numbers(club, own) == [(1, 12, 11), (2, 19, 11), (3, 26, 11), (4, 3, 12)]
    undone_and_redone(
        club, lambda open_: evenings.add_evening(open_, own, date(2026, 11, 30)), restart=False
    )
    assert _numbers(club, own)[3:] == [(4, 30, 11), (5, 3, 12)]
    assert standings(club, own).evenings == (1,)


@pytest.mark.parametrize(
    ("day", "order"),
    [(date(2026, 12, 24), (19, 26, 3, 24)), (date(2026, 11, 20), (19, 20, 26, 3))],
)
def test_an_evening_to_come_that_gets_another_day_is_numbered_by_it(
    club: OpenClub, day: date, order: tuple[int, ...]
):
    evening, own = _pairs_and_individual(club)
    pairs = evenings.evening(club, evening).competition_id
    evenings.add_evening(club, own, date(2026, 11, 26))
    moved = evenings.add_evening(club, pairs, date(2026, 11, 25)).id
    later = evenings.add_evening(club, pairs, date(2026, 12, 3)).id
    also_counts.count_also(club, own, [moved, later])
    undone_and_redone(club, lambda open_: evenings.change_evening(open_, moved, day), restart=False)
    assert [one[:2] for one in _numbers(club, own)] == list(enumerate(order, start=1))


def test_one_evening_comes_in_the_place_of_another(club: OpenClub):
    later, own = _pairs_and_individual(club)
    of_pairs = evenings.evening(club, later).competition_id
    earlier = evenings.add_evening(club, of_pairs, date(2026, 9, 3)).id
    (number,) = (
        one.counts_as
        for one in also_counts.count_also(club, own, [later]).evenings
        if one.counts_as is not None
    )
    undone_and_redone(
        club, lambda club: also_counts.count_also(club, own, [earlier]), restart=False
    )
    others = also_counts.also_counting(club, own).evenings
    taken = [(one.evening_id, one.counts_as) for one in others if one.counts_as]
    assert taken == [(earlier, number)]


def test_what_was_begun_keeps_its_number(club: OpenClub):
    evening, own = _pairs_and_individual(club)
    (mine,) = seasons.evenings(club, own)
    attendance.add_participant(club, mine.id, member_id=members.members(club)[0].id)
    also_counts.count_also(club, own, [evening])
    assert _numbers(club, own) == [(1, 19, 11), (2, 12, 11)]


def test_what_is_left_out_no_longer_counts(club: OpenClub):
    evening, own = _pairs_and_individual(club)
    also_counts.count_also(club, own, [evening])
    undone_and_redone(club, lambda club: also_counts.count_also(club, own, []), restart=False)
    assert [one.counts_as for one in also_counts.also_counting(club, own).evenings] == [None]
    assert not standings(club, own).rows


def test_what_cannot_be_added_up_is_refused_with_the_reason(club: OpenClub):
    evening, own = _pairs_and_individual(club)
    season = seasons.competition(club, own).season_id
    teams = seasons.add_competition(
        club, Competition(0, season, "Viertallen", "teams", "nku", 4, 2)
    )
    other = evenings.add_evening(club, teams.id, date(2026, 12, 3))
    refused = {
        one.evening_id: one.refused and str(one.refused)
        for one in also_counts.also_counting(club, own).evenings
    }
    assert refused[evening] is None
    assert "niet om dezelfde punten" in str(refused[other.id])
    with pytest.raises(Refused, match="niet om dezelfde punten als Donderdag"):
        also_counts.count_also(club, own, [other.id])
    pairs = evenings.evening(club, evening).competition_id
    individual = next(one.evening_id for one in also_counts.also_counting(club, pairs).evenings)
    with pytest.raises(Refused, match="andere deelnemers"):
        also_counts.count_also(club, pairs, [individual])
    with pytest.raises(Refused, match="er niet meer"):
        also_counts.count_also(club, own, [999])


def test_absence_from_an_evening_of_pairs_is_noted_of_members_where_it_counts(club: OpenClub):
    evening, own = _pairs_and_individual(club)
    other = members.add_member(club, Member(0, "Zaal", first_name="Bep"))
    last = evenings.evening(club, evening).participants[0].members[0]
    groups.arrange(club, own, {other.id: "A", last.id: "A"})
    with pytest.raises(Refused, match="telt niet mee in Donderdag"):
        absences.absentees(club, evening, own)
    also_counts.count_also(club, own, [evening])
    found = absences.absentees(club, evening, own)
    assert (found.competition, found.number) == ("Donderdag", 1)
    assert [one.name for one in found.rows] == ["Bep Zaal"], "both of a pair are there"
    undone_and_redone(
        club,
        lambda club: absences.set_absence(club, evening, other.id, True, competition_id=own),
        restart=False,
    )
    assert absences.absentees(club, evening, own).told == 1
    assert not absences.absentees(club, evening).rows, "no pair is missed"


def test_an_evening_that_is_removed_no_longer_counts_elsewhere(club: OpenClub):
    _evening, own = _pairs_and_individual(club)
    pairs = next(one for one in seasons.competitions(club) if one.id != own)
    empty = evenings.add_evening(club, pairs.id, date(2026, 12, 3))
    also_counts.count_also(club, own, [empty.id])
    undone_and_redone(club, lambda club: evenings.remove_evening(club, empty.id), restart=False)
    assert not any(one.counts_as for one in also_counts.also_counting(club, own).evenings)


def test_only_evenings_of_the_same_season_are_offered(club: OpenClub):
    _evening, own = _pairs_and_individual(club)
    later = seasons.add_season(club, "2027-2028", date(2027, 9, 1), date(2028, 6, 30))
    other = seasons.add_competition(
        club, Competition(0, later.id, "Later", "individual", "nku", 4, 1)
    )
    evenings.add_evening(club, other.id, date(2027, 11, 19))
    offered = {one.competition for one in also_counts.also_counting(club, own).evenings}
    assert offered == {"Maandavond"}


def _counting(club: OpenClub, own: int) -> list[date]:
    found = also_counts.also_counting(club, own).evenings
    return [one.date for one in found if one.counts_as is not None]


def test_a_new_evening_counts_where_the_one_before_it_does_and_goes_in_one_step(club: OpenClub):
    evening, own = _pairs_and_individual(club)
    also_counts.count_also(club, own, [evening])
    pairs = evenings.evening(club, evening).competition_id
    undone_and_redone(
        club, lambda club: evenings.add_evening(club, pairs, date(2026, 12, 10)), restart=False
    )
    numbers = [one.counts_as for one in also_counts.also_counting(club, own).evenings]
    assert numbers == [1, 3]
    also_counts.count_also(club, own, [evening])
    evenings.add_evening(club, pairs, date(2026, 12, 17))
    assert _counting(club, own) == [date(2026, 11, 12)], "the last one does not count"


def test_only_first_thursdays_go_on_where_only_these_counted(club: OpenClub):
    evening, own = _pairs_and_individual(club)
    pairs = evenings.evening(club, evening).competition_id
    first = [date(2026, 10, 1), date(2026, 11, 5)]
    made = [evenings.add_evening(club, pairs, day).id for day in first]
    also_counts.count_also(club, own, made)
    for day in (26, 19):
        evenings.add_evening(club, pairs, date(2026, 11, day))
    evenings.add_evening(club, pairs, date(2026, 12, 3))
    assert _counting(club, own) == [*first, date(2026, 12, 3)]


def test_a_new_evening_counts_just_where_it_is_ticked(club: OpenClub):
    evening, own = _pairs_and_individual(club)
    pairs = evenings.evening(club, evening).competition_id
    with pytest.raises(Refused, match="nog geen avond mee"):
        evenings.add_evening(club, pairs, date(2026, 12, 3), also=[own])
    also_counts.count_also(club, own, [evening])
    evenings.add_evening(club, pairs, date(2026, 12, 10), also=[])
    assert _counting(club, own) == [date(2026, 11, 12)]
    evenings.add_evening(club, pairs, date(2026, 12, 17), also=[own])
    assert _counting(club, own) == [date(2026, 11, 12), date(2026, 12, 17)]


def test_a_next_season_counts_the_evenings_of_the_same_kind_in_order_of_date(club: OpenClub):
    evening, own = _pairs_and_individual(club)
    pairs = evenings.evening(club, evening).competition_id
    first = [date(2026, 10, 1), date(2026, 12, 3)]
    made = [evenings.add_evening(club, pairs, day).id for day in first]
    also_counts.count_also(club, own, made)
    plan = next_season.propose(club, seasons.competition(club, own).season_id)
    plan = replace(plan, competitions=tuple(replace(one, taken=True) for one in plan.competitions))
    undone_and_redone(club, lambda open_: next_season.make(open_, plan), restart=False)
    later = next(one for one in seasons.seasons(club) if one.name == "2027-2028")
    comps = {one.name: one.id for one in seasons.competitions(club, later.id)}
    others = [
        (one.date, one.counts_as)
        for one in also_counts.also_counting(club, comps["Donderdag"]).evenings
    ]
    assert others == [
        (date(2027, 9, 30), None),
        (date(2027, 11, 11), None),
        (date(2027, 12, 2), 2),
    ]


def test_evenings_of_a_next_season_that_are_made_later_count_as_the_year_before(club: OpenClub):
    evening, own = _pairs_and_individual(club)
    also_counts.count_also(club, own, [evening])
    plan = next_season.propose(club, seasons.competition(club, own).season_id)
    bare = tuple(replace(one, taken=True, days=()) for one in plan.competitions)
    next_season.make(club, replace(plan, competitions=bare))
    later = next(one for one in seasons.seasons(club) if one.name == "2027-2028")
    comps = {one.name: one.id for one in seasons.competitions(club, later.id)}
    evenings.add_evening(club, comps["Maandavond"], date(2027, 9, 2))
    evenings.add_evening(club, comps["Maandavond"], date(2027, 9, 9), also=[])
    evenings.add_evening(club, comps["Maandavond"], date(2027, 9, 16))
    assert _counting(club, comps["Donderdag"]) == [date(2027, 9, 2)]


def test_who_waits_for_a_sheet_in_an_evening_of_pairs_is_not_absent_where_members_count(
    club: OpenClub,
):
    evening = pairs_evening(club, 4, rounds=1)
    evening = seat_by_hand(club, evening, [{1: "1 1 2 2", 2: "3 3 4 4"}])
    type_sheet(club, table_id(evening, 1, 1), "100 100 100 100")
    season = seasons.competition(club, evening.competition_id).season_id
    wanted = Competition(0, season, "Donderdag", "individual", "nku", 4, 1)
    own = seasons.add_competition(club, replace(wanted, ranking="sum,absent:1000"))
    away = members.add_member(club, Member(0, "Zaal", first_name="Bep"))
    people = [one for pair in evening.participants for one in pair.members]
    groups.arrange(club, own.id, {one.id: "A" for one in (*people, away)})
    also_counts.count_also(club, own.id, [evening.id])
    given = {row.name for row in standings(club, own.id).rows if row.evenings[0].points == 1000}
    assert given == {"Bep Zaal"}
    type_sheet(club, table_id(evening, 1, 2), "100 100 100 100")
    given = {row.name for row in standings(club, own.id).rows if row.evenings[0].points == 1000}
    assert given == {"Bep Zaal"}


def test_win_points_of_a_pair_are_those_of_both_its_members(club: OpenClub):
    # by hand: won, level, won is 5 + 2 + 5; lost, level, lost is 1 + 2 + 1
    evening = pairs_evening(club, 2, rounds=3)
    evening = seat_by_hand(club, evening, [{1: "1 1 2 2"}] * 3)
    for number, lines in enumerate(("100 100 100 100", "100 100 62 62", "92 100 92 100"), 1):
        type_sheet(club, table_id(evening, number, 1), lines)
    season = seasons.competition(club, evening.competition_id).season_id
    wanted = Competition(0, season, "Donderdag", "individual", "nku", 4, 1, ranking="sum,win:5/2/1")
    own = seasons.add_competition(club, wanted)
    also_counts.count_also(club, own.id, [evening.id])
    assert {row.name: row.won for row in standings(club, own.id).rows} == {
        **dict.fromkeys((one.label for one in evening.participants[0].members), 12),
        **dict.fromkeys((one.label for one in evening.participants[1].members), 4),
    }
    unwon = seasons.change_competition(club, replace(own, ranking="sum"))
    assert {row.won for row in standings(club, unwon.id).rows} == {0}
