"""What is asked of a draw, and how many sit at a table."""

from dataclasses import replace

import pytest

from clubadmin.domain.draw.plan.schedule import PairTable, RoundDraw
from clubadmin.domain.draw.plan.task import (
    Meetings,
    Task,
    pairs_at_tables,
    people_at_tables,
    small_tables,
)

TASK = Task((1, 2, 3, 4), range(1, 4), pairs_at_tables, 4)


@pytest.mark.parametrize(
    ("people", "out", "three"),
    [
        (1, (1,), (1,)),
        (2, (1, 1), (1, 1)),
        (3, (1, 1, 1), (3,)),
        (4, (4,), (4,)),
        (5, (1, 4), (1, 4)),  # of five no tables of three can be made
        (6, (1, 1, 4), (3, 3)),
        (7, (1, 1, 1, 4), (3, 4)),
        (9, (1, 4, 4), (3, 3, 3)),
        (12, (4, 4, 4), (4, 4, 4)),
        (17, (1, 4, 4, 4, 4), (3, 3, 3, 4, 4)),
    ],
)
def test_whom_four_does_not_divide_sit_out_or_play_at_three(people, out, three) -> None:
    assert people_at_tables(people, "sits-out") == out
    assert people_at_tables(people, "three") == three


def test_of_pairs_and_at_small_tables_who_is_left_over_sits_out() -> None:
    assert (pairs_at_tables(4), pairs_at_tables(5)) == ((2, 2), (1, 2, 2))
    assert (small_tables(6, 3), small_tables(8, 3)) == ((3, 3), (1, 1, 3, 3))


def test_who_must_be_at_one_table_sit_together_unless_two_make_a_table() -> None:
    fixed = {1: 2, 3: 2, 4: 1}
    asked = replace(TASK, together=((1, 2),), apart=((2, 4),), fixed=fixed)
    assert asked.sit_together == ((1, 2), (1, 3))
    assert replace(asked, full=3).sit_together == ((1, 2), (1, 3))
    assert replace(asked, full=2).sit_together == ((1, 2),)
    assert asked.sit_apart == ((2, 4), (1, 4), (3, 4))
    assert asked.without_apart().sit_apart == ((1, 4), (3, 4))


PLAYED = RoundDraw(1, (PairTable(1, 1, 2),), (3, 4))


@pytest.mark.parametrize(
    ("asked", "whole", "free"),
    [
        ({}, True, True),
        ({"kept": (PLAYED,)}, False, False),
        ({"absences": {4: {2}}}, False, False),
        ({"absences": {4: {9}}}, True, True),
        ({"history": Meetings.from_pairs([(1, 2)])}, True, False),
        ({"together": ((1, 2),)}, True, False),
        ({"apart": ((1, 2),)}, True, False),
        ({"order": (1, 2, 3, 4)}, True, False),
    ],
)
def test_a_plan_serves_a_whole_evening_of_which_nothing_is_asked(asked, whole, free) -> None:
    task = replace(TASK, **asked)
    assert (task.whole, task.free) == (whole, free)


def test_who_misses_every_round_is_not_drawn_and_who_misses_some_is_there_in_the_others() -> None:
    task = replace(TASK, absences={2: {1, 2, 3}, 4: {2, 9}})
    assert task.without_absent().people == (1, 3, 4)
    assert (task.there(1), task.there(2)) == ((1, 3, 4), (1, 3))
    assert (task.missed_by(4), task.missed_by(1)) == ((2,), ())


def test_who_sat_out_in_the_rounds_that_stay_had_a_turn() -> None:
    turns = replace(TASK, kept=(PLAYED,), full=2, ledger={1: 3}).turns()
    assert [turns.burden(one) for one in (1, 3, 4)] == [(0, 3), (1, 0), (1, 0)]
    assert TASK.special([[1, 2, 3, 4], [5, 6, 7], [8]]) == [5, 6, 7, 8]
