"""Going on with a known plan of which rounds were played."""

from collections import Counter
from itertools import combinations

import pytest

from clubadmin.domain.draw.known.continued import continued
from clubadmin.domain.draw.known.fours import rounds_of_four
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.search.local_search import Groups

PEOPLE = [*range(101, 117)]
EVERYBODY = [*combinations(PEOPLE, 2)]


def met_in(rounds: list[Groups]) -> Counter[tuple[int, ...]]:
    return Counter(
        two for groups in rounds for group in groups for two in combinations(sorted(group), 2)
    )


@pytest.fixture
def played() -> Counter[tuple[int, ...]]:
    """Two rounds of a plan for sixteen, by names in another order."""
    plan = rounds_of_four(16, 2)
    assert plan is not None
    return met_in([[[116 - at * 3 % 16 for at in group] for group in groups] for groups in plan])


@pytest.mark.parametrize("times", [0, 1, 2])
def test_nobody_meets_again_however_often_all_met_before(played, times):
    met = played + Counter(EVERYBODY * times)
    rounds = continued(PEOPLE, 3, met, Chance(1))
    assert rounds is not None
    assert len(rounds) == 3
    assert {*(met_in(rounds) + played).values()} == {1}  # 5 rounds: all 120 couples, each once
    assert len(met_in(rounds) + played) == 120


def test_where_two_met_twice_more_than_others_it_is_no_plan(played):
    first = next(iter(played))
    assert continued(PEOPLE, 3, played + Counter([first]), Chance(1)) is None


def test_where_some_met_more_people_than_others_it_is_no_plan(played):
    other = next(two for two in EVERYBODY if two not in played)
    assert continued(PEOPLE, 3, played + Counter([other]), Chance(1)) is None


def test_for_fifteen_and_where_nobody_met_there_is_nothing_to_go_on_with(played):
    assert continued(PEOPLE[:15], 3, played, Chance(1)) is None
    assert continued(PEOPLE, 3, {}, Chance(1)) is None
