"""Everybody once the partner of everybody, and twice an opponent: written out or constructed."""

from collections import Counter
from itertools import combinations

import pytest

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.known.whist import known, most_rounds, whist


@pytest.mark.parametrize(
    "count", [8, 9, 25, 36, 40, 45, 49, 53, 61, 64, 65, 73, 81, 85, 89, 97, 105, 117, 121, 125]
)
def test_each_is_once_partner_and_twice_opponent_of_each(count):
    found = whist(count, most_rounds(count))
    assert found is not None
    partners: Counter[frozenset[int]] = Counter()
    mates: Counter[frozenset[int]] = Counter()
    for groups in found[0]:
        assert sorted(one for group in groups for one in group) == list(range(count))
        for group in groups:
            mates.update(map(frozenset, combinations(group, 2)))
            partners.update(frozenset(two) for two in (group[:2], group[2:]) if len(two) == 2)
    assert len(partners) == len(mates) == count * (count - 1) // 2
    assert set(partners.values()) == {1}
    assert set(mates.values()) == {3}


def test_every_prime_power_of_one_more_than_a_multiple_of_four_is_known():
    for count in (5, 9, 13, 17, 25, 29, 37, 41, 49, 81, 121, 169, 289, 361, 397):
        assert known(count)


def test_of_a_number_that_is_made_of_others_one_of_which_is_not_known_there_is_none():
    assert (known(57), known(69), known(5 * 57), known(54)) == (False, False, False, False)
    assert whist(57, 3) is None
    assert whist(8, 8) is None


@pytest.mark.parametrize(("count", "rounds"), [(9, 9), (40, 39)])
def test_a_whole_contest_of_players_has_the_fewest_repeats(count, rounds):
    schedule = draw(DrawRequest("howell-players", tuple(range(1, count + 1)), rounds, 1))
    assert schedule.repeats.partners == 0
    assert schedule.proof == "optimal"
