from collections import Counter
from itertools import combinations

import pytest

from clubadmin import assets
from clubadmin.domain.draw.groups.directions import (
    alternated,
    compared_evenly,
    evened_sides,
    unevenness,
)
from clubadmin.domain.draw.known.howell import howell, round_robin
from clubadmin.domain.draw.known.whist import most_rounds, whist
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.search.local_search import Groups
from clubadmin.domain.draw.wallets.assignment import wallets_for


def sides(rounds: list[Groups]) -> Counter[int]:
    balance = Counter[int]()
    for groups in rounds:
        for group in groups:
            if len(group) > 1:
                half = len(group) // 2
                balance.update(group[:half])
                balance.subtract(group[half:])
    return balance


@pytest.mark.parametrize("count", [4, 7, 8, 13, 16, 25, 40])
def test_nobody_sits_on_one_side_more_than_once_too_often(count):
    for rounds in range(1, count):
        known = alternated(round_robin(count, rounds))
        assert max(map(abs, sides(known).values())) <= 1


def test_everybody_changes_sides_between_the_first_round_and_the_second():
    first, second = alternated(round_robin(12, 2))
    assert {group[0] for group in first} == {group[1] for group in second}


@pytest.mark.parametrize("count", [8, 9, 16, 20])
def test_turning_tables_round_makes_comparisons_more_even(count):
    groups, sets = howell(count, count - 1)
    before = alternated(groups)
    after = compared_evenly(before, sets)
    assert unevenness(after, sets) < unevenness(before, sets)
    assert max(map(abs, sides(after).values())) <= 1
    assert [{frozenset(group) for group in one} for one in after] == [
        {frozenset(group) for group in one} for one in groups
    ]


@pytest.mark.parametrize("circle", [*range(7, 60, 2), 99, 159])
def test_in_a_whole_howell_each_meets_each_and_plays_every_set_once(circle):
    groups, sets = howell(circle + 1, circle)
    met, played = Counter(), Counter()
    for tables, numbers in zip(groups, sets, strict=True):
        assert len(set(numbers)) == len(tables)
        met.update(frozenset(table) for table in tables)
        for table, one in zip(tables, numbers, strict=True):
            played.update((pair, one) for pair in table)
    assert set(met.values()) == set(played.values()) == {1}
    assert len(met) == circle * (circle + 1) // 2
    assert len(played) == circle * (circle + 1)


@pytest.mark.parametrize("count", sorted(map(int, assets.table("draws/whist.toml"))))
def test_in_a_whist_tournament_all_are_partners_once_and_opponents_twice(count):
    groups, sets = whist(count, most_rounds(count))
    partners, opponents, played = Counter(), Counter(), Counter()
    for number, round_groups in enumerate(groups):
        assert sorted(one for group in round_groups for one in group) == [*range(count)]
        tables = [group for group in round_groups if len(group) == 4]
        for at, (a, b, c, d) in enumerate(tables):
            partners.update((frozenset((a, b)), frozenset((c, d))))
            opponents.update(frozenset((x, y)) for x in (a, b) for y in (c, d))
            if sets:
                played.update((one, sets[number][at]) for one in (a, b, c, d))
    couples = {frozenset(two) for two in combinations(range(count), 2)}
    assert partners == Counter(couples)
    assert opponents == Counter(dict.fromkeys(couples, 2))
    assert set(played.values()) <= {1}


def test_sets_of_wallets_never_come_back_to_anybody():
    chance = Chance(3)
    for tables, rounds in ((1, 5), (2, 3), (5, 8), (20, 6), (60, 12)):
        known = []
        for _ in range(rounds):
            people = chance.shuffled(range(4 * tables))
            known.append([people[at : at + 4] for at in range(0, 4 * tables, 4)])
        walleted = wallets_for(known)
        played = Counter()
        for groups, sets in zip(known, walleted.sets, strict=True):
            assert max(Counter(sets).values()) <= walleted.copies
            played.update(
                (one, number) for group, number in zip(groups, sets, strict=True) for one in group
            )
        assert max(played.values()) == 1


def test_tables_of_four_are_turned_until_sides_are_even():
    groups, _ = whist(16, 15)
    assert max(map(abs, sides(evened_sides(groups)).values())) <= 2
