from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.draw.known.bounds import fewest_in_groups, repeats_in_groups
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
