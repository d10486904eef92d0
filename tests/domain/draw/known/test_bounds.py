from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.draw.known.bounds import (
    fewest_in_groups,
    fewest_repeats,
    fewest_tried,
    repeats_in_groups,
)
from clubadmin.domain.draw.plan.schedule import Repeats, RoundDraw, TableSeats, ThreeTable
from tests.turns import tries


@st.composite
def evenings(draw: st.DrawFn) -> list[list[list[int]]]:
    """Rounds seated anyhow: some are away, tables of two to four, the rest sits out."""
    count = draw(st.integers(2, 14))
    rounds = []
    for _ in range(draw(st.integers(1, 4))):
        people = draw(st.permutations(range(count)))[: draw(st.integers(2, count))]
        groups = []
        while people:
            size = draw(st.sampled_from([1, 3, 4, 4, 4]))
            groups.append(list(people[:size]))
            people = people[size:]
        rounds.append(groups)
    return rounds


@settings(max_examples=tries(100, 400), deadline=None)
@given(evenings())
def test_no_evening_whatever_has_fewer_repeats_than_are_said_to_be_forced(rounds):
    assert fewest_in_groups(rounds) <= len(repeats_in_groups(rounds))


def test_seven_people_at_a_table_of_four_can_avoid_the_same_table_but_not_each_other():
    everybody_out = [[[1, 2, 3, 4], [5], [6], [7]], [[4, 5, 6, 7], [1], [2], [3]]]
    assert fewest_in_groups(everybody_out) == 0
    assert repeats_in_groups(everybody_out) == []


def test_twelve_people_at_three_tables_meet_again_at_each_of_them():
    tables = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
    assert fewest_in_groups([tables, tables]) == 3
    assert fewest_in_groups([tables]) == 0


@pytest.mark.parametrize(
    ("rounds", "fewest"),
    [
        ([], 0),
        ([[[1, 2, 3, 4]], [[1], [2], [3], [4]]], 0),  # nobody plays in the second round
        # of six the excess is 4 + 4 + 1 + 1 + 1, of which two share each
        ([[[1, 2, 3, 4], [5], [6]], [[1, 2, 3, 5], [4], [6]], [[1, 2, 4, 5], [3], [6]]], 6),
        ([[[1, 2]], [[1, 2]], [[3, 4]]], 1),  # two meet again where four could not all meet
        ([[[1, 2, 3, 4], [5, 6, 7, 8], [9]]] * 2, 3),  # two of each table, less one who sits out
    ],
)
def test_of_evenings_counted_by_hand_so_many_meet_again_at_least(rounds, fewest):
    assert fewest_in_groups(rounds) == fewest


def test_who_play_together_again_are_counted_as_partners_too():
    """Each of four has three others and plays in four rounds: a fourth partner is a second time."""
    seats = [(1, 2, 3, 4), (1, 3, 2, 4), (1, 4, 2, 3), (1, 2, 3, 4)]
    rounds = [RoundDraw(at, (TableSeats(1, *four),)) for at, four in enumerate(seats, 1)]
    assert fewest_repeats(rounds) == Repeats(2, 18)
    assert fewest_repeats(rounds[:3]) == Repeats(0, 12)


def test_of_seven_with_a_table_of_three_in_one_round_only_not_all_draws_were_tried():
    """Two at least meet again of four: of a table of four and one of three, each with three."""
    first = RoundDraw(1, (TableSeats(1, 1, 2, 3, 4),), three=(ThreeTable(2, (5, 6, 7)),))
    assert fewest_tried([first, replace(first, round=2)]) == 6
    resting = RoundDraw(2, (TableSeats(1, 1, 5, 2, 6),), (3, 4, 7))
    assert fewest_tried([first, resting]) == 0
    assert fewest_tried([resting]) == 0
