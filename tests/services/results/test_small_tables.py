"""Evenings under rules for three or for two players, from who is there to the result.

Three players, one row each of two games: 1/85#80 by player 1, who makes 85 against 77:
  he gets 85, the two others 38.5 each, half of 77: together 77 over two games.
"""

from dataclasses import replace
from datetime import date
from itertools import combinations

import pytest

from clubadmin.domain.terms import Position
from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.explain.figure_asked import EveningAsked
from clubadmin.services.attendance import attendance
from clubadmin.services.care import health
from clubadmin.services.club import history, rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, seats
from clubadmin.services.evenings import evenings
from clubadmin.services.explain import explain
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.services.tableside.table_sheet import table_sheet
from tests.services.evening_club import (
    add_competition,
    add_people,
    closed_by_rules,
    content,
    evening_with,
    pairs_evening,
    table_id,
    type_sheet,
    undone_and_redone,
)

DAY = date(2026, 9, 1)
THREE = {"players": "3", "system": "solo", "bidding": "points", "solo_share": "half-up"}


def own_rules(club: OpenClub, title: str, day: date = DAY, **changes: object) -> str:
    nku = next(one for one in rulesets.rule_sets(club) if one.name == "nku")
    return rulesets.copy_rule_set(club, nku.id, title, day, changes).name


def three(club: OpenClub, people: int, **values: object) -> Evening:
    return evening_with(club, people, rule_set="drie-spelers", **values)


def two(club: OpenClub, people: int, **values: object) -> Evening:
    return evening_with(club, people, rule_set="twee-spelers", **values)


def met(evening: Evening) -> list[tuple[int, int]]:
    return [
        pair
        for plan in evening.plan
        for table in plan.tables
        for pair in combinations(sorted(table.numbers), 2)
    ]


def test_fifteen_people_play_seven_rounds_of_three_and_meet_everybody(club: OpenClub) -> None:
    evening, report = drawing.draw(club, three(club, 15, rounds=7).id, seed=1)
    assert [len(plan.tables) for plan in evening.plan] == [5] * 7
    assert len(met(evening)) == len(set(met(evening))) == 15 * 14 // 2
    assert report.proven_best
    assert tuple(map(str, report.notes)) == (
        "Niemand zit twee keer bij dezelfde aan tafel; beter kan niet.",
    )


def test_three_people_sit_north_east_and_south_and_deal_in_turn(club: OpenClub) -> None:
    evening, _ = drawing.draw(club, three(club, 3, rounds=1).id, seed=1)
    table = evening.plan[0].tables[0]
    assert [seat for seat, _ in table.seats] == [Position.N, Position.E, Position.S]
    assert (table.players, table.w, table.blind) == (3, None, False)
    first, second, third = (person.label for _, person in table.seats)
    assert table.dealers(4) == (first, second, third, first)
    assert sheets.sheet(club, table.table_id).place == table
    assert sheets.sheet(club, table.table_id).dealers == table.dealers(4)


def test_two_people_sit_north_and_east_and_deal_in_turn(club: OpenClub) -> None:
    evening, _ = drawing.draw(club, two(club, 2, rounds=1).id, seed=1)
    table = evening.plan[0].tables[0]
    assert [seat for seat, _ in table.seats] == [Position.N, Position.E]
    assert (table.s, table.w, table.players) == (None, None, 2)
    assert (table.wij, table.zij) == tuple(person.label for _, person in table.seats)
    assert table.dealers(3) == (table.wij, table.zij, table.wij)
    assert sheets.sheet(club, table.table_id).place == table


def test_who_is_left_over_rests_in_fair_turns_over_the_evenings(club: OpenClub) -> None:
    """Eleven people, two left over a round: three evenings of two rounds make twelve turns."""
    first = three(club, 11, rounds=2)
    resting: list[int] = []
    for week in range(3):
        evening = first
        if week:
            day = first.date.replace(day=12 + week)
            evening = evenings.add_evening(club, first.competition_id, day)
            for one in first.participants:
                attendance.add_participant(club, evening.id, member_id=one.members[0].id)
        evening, report = drawing.draw(club, evening.id, seed=week + 1)
        assert (
            "Per ronde zitten er hoogstens 2 stil. Wie het minst stilzat, is aan de beurt."
            in map(str, report.notes)
        )
        resting += [one.members[0].id for plan in evening.plan for one in plan.sitting_out]
    assert sorted(map(resting.count, set(resting))) == [1] * 10 + [2]


def test_people_meet_others_on_the_next_evening(club: OpenClub) -> None:
    first = two(club, 12, rounds=2)
    first, _ = drawing.draw(club, first.id, seed=1)
    evening = evenings.add_evening(club, first.competition_id, first.date.replace(day=19))
    for one in first.participants:
        attendance.add_participant(club, evening.id, member_id=one.members[0].id)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    assert not set(met(first)) & set(met(evening))


def test_at_three_nobody_counts_as_having_played_at_a_table_of_three(club: OpenClub) -> None:
    """After a season of three players the blind hand is for whoever's turn it is, not theirs."""
    first = three(club, 7, rounds=1)
    first, _ = drawing.draw(club, first.id, seed=1)
    rested = first.plan[0].sitting_out[0].members[0].id
    competition = seasons.competition(club, first.competition_id)
    seasons.change_competition(club, replace(competition, rule_set="nku"))
    for seed in range(5):
        evening = evenings.add_evening(club, first.competition_id, date(2026, 12, 1 + seed))
        for one in first.participants:
            attendance.add_participant(club, evening.id, member_id=one.members[0].id)
        evening, _ = drawing.draw(club, evening.id, seed=seed)
        assert rested not in {one.members[0].id for one in evening.plan[0].sitting_out}
        evenings.remove_evening(club, evening.id)


def test_places_can_be_swapped_and_that_can_be_undone(club: OpenClub) -> None:
    evening, _ = drawing.draw(club, three(club, 7, rounds=1).id, seed=1)
    table, other = evening.plan[0].tables
    resting = evening.plan[0].sitting_out[0]
    people = {one.number: one.id for one in evening.participants}
    one = table.numbers[2]
    after = seats.swap(club, evening.id, 1, people[one], people[other.numbers[1]])
    assert after.plan[0].tables[0].numbers == (*table.numbers[:2], other.numbers[1])
    assert after.plan[0].tables[1].numbers == (other.numbers[0], one, other.numbers[2])
    club = undone_and_redone(
        club, lambda opened: seats.swap(opened, evening.id, 1, people[one], resting.id)
    )
    after = evenings.evening(club, evening.id)
    assert after.plan[0].tables[1].numbers[1] == resting.number
    assert [out.number for out in after.plan[0].sitting_out] == [one]
    club.close()


def test_late_comers_and_drop_outs_are_drawn_around(club: OpenClub) -> None:
    evening = three(club, 9, rounds=3)
    late, gone = evening.participants[0], evening.participants[1]
    attendance.come_late(club, evening.id, late.id, 2)
    attendance.drop_out(club, evening.id, gone.id, 2)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    seated = [{n for table in plan.tables for n in table.numbers} for plan in evening.plan]
    resting = [{one.number for one in plan.sitting_out} for plan in evening.plan]
    assert [len(one) for one in seated] == [6, 9, 6]
    assert [len(one) for one in resting] == [2, 0, 2]
    assert late.number not in seated[0] | resting[0]
    assert gone.number not in seated[2] | resting[2]


def test_drawing_again_leaves_the_typed_round_as_it_is(club: OpenClub) -> None:
    evening, _ = drawing.draw(club, two(club, 8, rounds=3).id, seed=1)
    sheets.save_line(club, table_id(evening, 1, 1), 1, "92")
    evening = evenings.evening(club, evening.id)
    again, report = drawing.draw(club, evening.id, seed=9)
    assert again.plan[0] == evening.plan[0]
    assert str(report.notes[0]) == "Ronde 1 blijft zoals hij is."
    assert len(met(again)) == len(set(met(again)))


@pytest.mark.parametrize(("players", "least"), [("3", 3), ("2", 2)])
def test_too_few_for_a_table_is_said_with_how_many_it_takes(
    club: OpenClub, players: str, least: int
) -> None:
    system = "solo" if players == "3" else "klaverjas"
    rules = own_rules(club, "Klein", players=players, system=system)
    evening = evening_with(club, least - 1, rule_set=rules)
    with pytest.raises(Refused, match=f"spelers: {least - 1}, en een tafel vraagt er {least}"):
        drawing.draw(club, evening.id)


@pytest.mark.parametrize(("rules", "said"), [("drie-spelers", "drie"), ("twee-spelers", "twee")])
def test_fixed_pairs_are_refused_where_each_is_for_himself(
    club: OpenClub, rules: str, said: str
) -> None:
    four = add_competition(club, "pairs")
    before = content(club)
    with pytest.raises(Refused, match=f"zitten er {said} aan een tafel, ieder voor zich"):
        seasons.add_competition(club, replace(four, name="Klein", rule_set=rules))
    with pytest.raises(Refused, match="laat de competitie individueel spelen"):
        seasons.change_competition(club, replace(four, rule_set=rules))
    assert content(club) == before


def test_an_evening_of_pairs_under_a_later_version_for_three_is_refused(club: OpenClub) -> None:
    name = own_rules(club, "Eigen", nat_roem="lost")
    competition = add_competition(club, "pairs", rule_set=name)
    own_rules(club, "Eigen", date(2026, 12, 1), **THREE)
    with pytest.raises(Refused, match="dat gaat niet met vaste paren"):
        evenings.add_evening(club, competition.id, date(2026, 12, 3))
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 3))
    with pytest.raises(Refused, match="dat gaat niet met vaste paren"):
        evenings.change_evening(club, evening.id, day=date(2026, 12, 3))


def test_a_day_under_rules_for_fewer_takes_the_draw_away_and_gives_it_back(club: OpenClub) -> None:
    name = own_rules(club, "Eigen", nat_roem="lost")
    own_rules(club, "Eigen", date(2026, 12, 1), **THREE)
    evening = evening_with(club, 12, rule_set=name)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    moved = evenings.change_evening(club, evening.id, day=date(2026, 12, 3))
    assert (moved.players, moved.plan) == (3, ())
    history.undo(club)
    assert evenings.evening(club, evening.id).plan == evening.plan


def test_a_pair_that_was_there_is_seated_by_its_own_rules(club: OpenClub) -> None:
    """Pairs at four are as they were: both of a pair under one number."""
    evening, _ = drawing.draw(club, pairs_evening(club, 2, rounds=1).id, seed=1)
    (table,) = evening.plan[0].tables
    assert sorted(table.numbers) == [1, 1, 2, 2]


def test_two_players_get_what_their_side_made(club: OpenClub) -> None:
    evening = two(club, 2, rounds=1, games=2)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    table = evening.plan[0].tables[0]
    type_sheet(club, table.table_id, "92+20 p")
    rows = closing.close(club, evening.id).rows
    assert [(row.place, row.number, row.total, row.pits) for row in rows] == [
        (1, table.ns[0], 374, 1),
        (2, table.ew[0], 70, 0),
    ]


def test_three_players_get_what_each_of_them_made(club: OpenClub) -> None:
    evening = three(club, 3, rounds=1, games=2)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    table = evening.plan[0].tables[0]
    type_sheet(club, table.table_id, "1/85#80 1/85#80")
    rows = closing.close(club, evening.id).rows
    one, *others = table.numbers
    assert [(row.place, row.number, row.total) for row in rows] == [
        (1, one, 170),
        *((2, number, 77) for number in sorted(others)),
    ]


def test_three_times_77_is_rounded_once_and_a_closed_evening_keeps_what_it_had(
    club: OpenClub,
) -> None:
    """Of 77 each of the two has 38.5: 115.5 is 116, and by the first rules three times 39."""

    def made(evening: Evening) -> list[int]:
        rows = closing.result(club, evening.id).rows
        for row in rows:
            told = explain(club, EveningAsked(evening.id, row.participant_id, "total"))
            assert all(one.adds_up for _, one in told.walk())
        place = evening.plan[0].tables[0].table_id
        assert [one.total for one in table_sheet(club, place).seats] == [255, *[rows[1].total] * 2]
        assert health.check(club).ok
        return [row.total for row in rows]

    evening = three(club, 3, rounds=1, games=3)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    type_sheet(club, evening.plan[0].tables[0].table_id, "1/85#80 " * 3)
    assert made(evening) == [255, 116, 116]
    closed_by_rules(club, evening.id)
    assert made(evening) == [255, 117, 117]
    closing.reopen(club, evening.id, "nagekeken")
    assert made(evening) == [255, 117, 117]
    closing.close(club, evening.id)
    assert made(evening) == [255, 117, 117]


def test_an_evening_of_three_is_drawn_and_taken_back_whole(club: OpenClub) -> None:
    evening = three(club, 10, rounds=3)
    undone_and_redone(club, lambda opened: drawing.draw(opened, evening.id, seed=3)).close()


def test_people_can_be_added_while_the_club_plays_at_three(club: OpenClub) -> None:
    evening, _ = drawing.draw(club, three(club, 6, rounds=2).id, seed=1)
    newcomer = add_people(club, 1)[0]
    evening = attendance.add_participant(club, evening.id, member_id=newcomer.id)
    assert [len(plan.sitting_out) for plan in evening.plan] == [1, 1]
    evening, _ = drawing.draw(club, evening.id, seed=1)
    assert [len(plan.sitting_out) for plan in evening.plan] == [1, 1]
