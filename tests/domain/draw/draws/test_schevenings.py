from collections import Counter
from itertools import pairwise

import pytest

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.draws.schevenings import drawn_fields, even_fields
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import PairTable, RoundDraw, meetings_of
from clubadmin.domain.draw.plan.task import Task, pairs_at_tables
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.asked import draw_schevenings


def table_of(draw: RoundDraw) -> dict[int, int]:
    return {pair: table.table for table in draw.tables for pair in table.people}


@pytest.mark.parametrize("count", [6, 10, 14, 30])
def test_north_south_stay_east_west_move_up_and_wallets_move_down(count):
    tables = count // 2
    schedule = draw_schevenings(range(1, count + 1), tables, 1)
    for before, after in pairwise(schedule.rounds):
        here, there = table_of(before), table_of(after)
        wallets = {table.table: table.games for table in before.tables}
        for table in after.tables:
            assert here[table.ns] == table.table
            assert there[table.ew] == here[table.ew] % tables + 1
            assert table.games == wallets[table.table % tables + 1]
    assert schedule.notes == ()


@pytest.mark.parametrize("count", range(4, 60, 2))
def test_in_as_many_rounds_as_tables_each_meets_all_of_the_other_field_and_plays_all_games(count):
    tables = count // 2
    schedule = draw_schevenings(range(1, count + 1), tables, 1)
    met = Counter(table.people for draw in schedule.rounds for table in draw.tables)
    played = Counter(
        (pair, game)
        for draw in schedule.rounds
        for table in draw.tables
        for pair in table.people
        for game in table.games
    )
    assert set(met.values()) == set(played.values()) == {1}
    assert len(played) == count * tables * 4
    assert (schedule.repeats.tablemates, schedule.proof) == (0, "optimal")


def test_an_even_number_of_tables_skips_one_half_way_and_says_so():
    schedule = draw_schevenings(range(1, 17), 7, 1)
    steps = [
        {(table_of(after)[pair] - at) % 8 for pair, at in table_of(before).items()} - {0}
        for before, after in pairwise(schedule.rounds)
    ]
    assert steps == [{1}, {1}, {1}, {2}, {1}, {1}]
    assert [*map(str, schedule.notes)] == [
        "Er is een even aantal tafels: na ronde 4 slaan O/W een tafel over."
    ]


def test_no_skip_is_needed_for_half_the_rounds():
    assert draw_schevenings(range(1, 17), 4, 1).notes == ()


def test_with_all_rounds_of_an_even_number_of_tables_wallets_are_shared_and_one_set_waits():
    schedule = draw_schevenings(range(1, 9), 4, 1)
    assert tuple(map(str, schedule.notes)) == (
        "Er is een even aantal tafels: tussen tafel 2 en 3 ligt steeds een stel mapjes dat een"
        " ronde overslaat. Tafel 1 en 4 delen steeds dezelfde mapjes.",
    )
    for drawn in schedule.rounds:
        assert drawn.tables[0].games == drawn.tables[3].games
        assert len({table.games for table in drawn.tables}) == 3


def test_of_an_odd_number_of_pairs_another_sits_out_each_round():
    schedule = draw_schevenings(range(1, 10), 5, 1)
    resting = [draw.sits_out for draw in schedule.rounds]
    assert all(len(out) == 1 for out in resting)
    assert len(set(resting)) == 5
    assert "Het aantal paren is oneven: wie bij tafel 5 komt, zit die ronde vrij." in map(
        str, schedule.notes
    )


def test_those_who_sat_out_this_season_are_passed_over():
    schedule = draw_schevenings(range(1, 10), 2, 1, ledger=dict.fromkeys(range(1, 8), 1))
    assert {draw.sits_out[0] for draw in schedule.rounds} == {8, 9}


def test_more_rounds_than_opponents_begin_anew_with_other_games():
    schedule = draw_schevenings(range(1, 7), 5, 1)
    assert schedule.repeats.tablemates == 6
    assert any("hoogstens 3 ronden" in str(note) for note in schedule.notes)


def test_fields_by_strength_get_the_best_then_two_then_two_of_each():
    assert even_fields([*range(1, 13)]) == ([1, 4, 5, 8, 9, 12], [2, 3, 6, 7, 10, 11])
    assert even_fields([*range(1, 6)]) == ([1, 4], [2, 3, 5])


def after_one_round(gone: tuple[int, ...], come: int) -> list[RoundDraw]:
    """Rounds 2 and 3 of eight pairs, drawn again after so many have gone and others come."""
    first = draw_schevenings(range(1, 9), 1, 1).rounds[0]
    north = [one.ns for one in first.tables]
    west = [one.ew for one in first.tables]
    away = {(north + west)[at]: {2, 3} for at in gone} | {9 + at: {1} for at in range(come)}
    request = DrawRequest(
        "schevenings", tuple(range(1, 9 + come)), 3, 1, earlier=(first,), absences=away
    )
    assert verify(draw(request), request.entrants, request.absences) == ()
    return [*draw(request).rounds]


def test_who_comes_later_sits_where_the_smaller_field_has_lost_somebody() -> None:
    first, second, third = after_one_round(gone=(0, 1), come=2)
    lost = {table.table for table in first.tables} - {table.table for table in second.tables}
    assert lost == set()
    fresh = {table.ns for table in second.tables} - {table.ns for table in first.tables}
    assert fresh == {9, 10}
    assert fresh <= {table.ns for table in third.tables}


def test_where_one_field_has_more_the_turn_to_sit_out_goes_round_in_it() -> None:
    for gone in ((0,), (4,)):  # of N/Z, and of O/W
        first, second, third = after_one_round(gone=gone, come=0)
        field = {one.ew if gone == (0,) else one.ns for one in first.tables}
        out = [*second.sits_out, *third.sits_out]
        assert len(set(out)) == len(out) == 2
        assert set(out) <= field


def without_movement(people: tuple[int, ...], ledger: dict[int, int]) -> tuple[RoundDraw, ...]:
    """Rounds 2 and 3, after one of no movement: 1 and 3 sat N/Z at tables 1 and 3."""
    first = RoundDraw(1, (PairTable(1, 1, 2, games=(1, 2)), PairTable(3, 3, 4, games=(3, 4))))
    task = Task(people, range(2, 4), pairs_at_tables, 2, ledger=ledger, kept=(first,))
    return drawn_fields(task, 2, Chance(1))


def test_after_rounds_of_no_movement_who_comes_joins_the_smaller_field() -> None:
    """5 is O/W, as the fields are alike; then 6 is N/Z, at the table that is free; 7 is O/W."""
    rounds = without_movement((1, 2, 3, 4, 5, 6, 7), ledger={2: 3, 4: 2, 5: 1})
    assert [{at.ns: at.table for at in one.tables} for one in rounds] == [{1: 1, 6: 2, 3: 3}] * 2
    assert [one.sits_out for one in rounds] == [(7,), (5,)]
    met = [(1, 2), (3, 4), *(two for one in rounds for two in meetings_of(one))]
    assert len(set(met)) == len(met) == 8
    first, _ = without_movement((5, 2, 3, 4), ledger={})
    assert {at.ns: at.table for at in first.tables} == {5: 1, 3: 3}


def test_after_rounds_of_no_movement_the_turn_to_sit_out_goes_round_in_the_larger_field() -> None:
    rounds = without_movement((1, 2, 3), ledger={1: 1})
    assert [one.sits_out for one in rounds] == [(3,), (1,)]
    assert [one.tables[0].people for one in rounds] == [(1, 2), (3, 2)]


def test_one_pair_has_nobody_to_play() -> None:
    schedule = draw_schevenings([1], 2, 1)
    assert [one.tables for one in schedule.rounds] == [(), ()]
    assert [str(one) for one in schedule.notes] == ["Met 1 deelnemer valt er niets in te delen."]
