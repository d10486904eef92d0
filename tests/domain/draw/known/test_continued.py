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


@pytest.mark.parametrize(("size", "played"), [(16, 4), (24, 3), (40, 3), (64, 2)])
def test_of_many_who_met_at_random_names_everybody_meets_others_in_the_next_round(size, played):
    plan = rounds_of_four(size, played + 1)
    people = [*range(1, size + 1)]
    names = Chance(size).shuffled(people)
    met = met_in([[[names[at] for at in group] for group in groups] for groups in plan[1:]])
    (tables,) = continued(people, 1, met, Chance(1))
    assert sorted(one for table in tables for one in table) == people
    assert {*(met_in([tables]) + met).values()} == {1}


def test_the_rounds_played_need_not_be_those_with_which_the_plan_begins():
    plan = rounds_of_four(40, 4)
    assert plan is not None
    met = met_in([plan[0], plan[2], plan[3]])
    found = continued([*range(40)], 1, met, Chance(1))
    assert found is not None
    assert {*(met_in(found) + met).values()} == {1}


def test_who_met_otherwise_than_in_a_plan_are_given_up_before_it_takes_long():
    """Four rounds of 56: at each next one the seats of a table are one table more apart."""
    rounds = [
        [[(table + by * seat) % 14 * 4 + seat for seat in range(4)] for table in range(14)]
        for by in range(4)
    ]
    assert continued([*range(56)], 1, met_in(rounds), Chance(1)) is None


def test_where_two_met_twice_more_than_others_it_is_no_plan(played):
    first = next(iter(played))
    assert continued(PEOPLE, 3, played + Counter([first]), Chance(1)) is None


def test_where_some_met_more_people_than_others_it_is_no_plan(played):
    other = next(two for two in EVERYBODY if two not in played)
    assert continued(PEOPLE, 3, played + Counter([other]), Chance(1)) is None


def test_for_fifteen_and_where_nobody_met_there_is_nothing_to_go_on_with(played):
    assert continued(PEOPLE[:15], 3, played, Chance(1)) is None
    assert continued(PEOPLE, 3, {}, Chance(1)) is None
