from collections import Counter
from itertools import combinations

import pytest

from clubadmin.domain.draw.known.fours import base_rounds, rounds_of_four, rounds_of_three
from clubadmin.domain.draw.known.howell import howell, round_robin
from clubadmin.domain.draw.search.local_search import Groups

FOURS = base_rounds(4)


def met(rounds: list[Groups]) -> Counter[tuple[int, int]]:
    return Counter(
        two for groups in rounds for group in groups for two in combinations(sorted(group), 2)
    )


def everybody(groups: Groups) -> list[int]:
    return sorted(one for group in groups for one in group)


def special(rounds: list[Groups], full: int) -> Counter[int]:
    """How often each sits out or plays at three."""
    return Counter(
        one for groups in rounds for group in groups if len(group) < full for one in group
    )


@pytest.mark.parametrize("people", sorted(FOURS))
def test_every_base_round_turns_into_rounds_without_repeats(people):
    (base,) = FOURS[people]
    rounds = [base.turned(by) for by in range(base.rounds)]
    assert all(everybody(groups) == list(range(people)) for groups in rounds)
    assert all(sorted(map(len, groups))[people % 4 :] == [4] * (people // 4) for groups in rounds)
    assert max(met(rounds).values()) == 1
    assert max(special(rounds, 4).values(), default=1) == 1


@pytest.mark.parametrize("people", [16, 28, 40, 64])
def test_in_a_whole_design_everybody_meets_everybody(people):
    rounds = rounds_of_four(people, FOURS[people][0].rounds)
    assert len(met(rounds)) == people * (people - 1) // 2


@pytest.mark.parametrize("odd", ["sits-out", "three"])
@pytest.mark.parametrize("people", [*range(31, 121, 4), *range(32, 121, 4)])
def test_eight_rounds_are_had_by_construction(people, odd):
    rounds = rounds_of_four(people, 8, odd)
    assert max(met(rounds).values()) == 1
    assert max(special(rounds, 4).values(), default=1) == 1


def test_where_no_construction_is_known_none_is_given():
    assert rounds_of_four(12, 2) is None
    assert rounds_of_four(33, 8, "three") is None
    assert rounds_of_four(0, 3) is None
    assert rounds_of_four(16, 6) is None


def test_for_no_rounds_or_too_few_people_there_is_none_either():
    assert (rounds_of_four(16, 0), rounds_of_three(9, 0), round_robin(4, 0)) == (None, None, None)
    assert rounds_of_three(2, 1) is None
    assert rounds_of_three(3, 1) == [[[0, 1, 2]]]
    assert round_robin(1, 1) is None
    assert round_robin(2, 1) == [[[0, 1]]]


def test_a_search_for_shifts_of_columns_is_given_up_before_it_takes_long():
    assert rounds_of_four(4 * 26, 20) is None


def test_a_howell_is_known_up_to_eighty_tables():
    assert howell(160, 1) is not None
    assert howell(161, 1) is None


def test_a_howell_is_known_from_seven_pairs_for_a_round_fewer_than_pairs():
    assert howell(6, 5) is None
    assert howell(8, 8) is None
    found = howell(7, 7)
    assert found is not None
    groups, sets = found
    assert met(groups).keys() == {*combinations(range(7), 2)}
    assert [len(laid) for laid in sets] == [3] * 7


@pytest.mark.parametrize("pairs", range(2, 20))
def test_a_round_robin_lets_each_pair_meet_each_other_once(pairs):
    rounds = round_robin(pairs, pairs - 1 + pairs % 2)
    assert len(met(rounds)) == pairs * (pairs - 1) // 2
    assert max(met(rounds).values()) == 1
    assert set(special(rounds, 2).values()) <= {1}
    assert round_robin(pairs, pairs + pairs % 2) is None
