"""Who had how many turns to sit out or to play at three."""

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.turns import Turns


def test_a_burden_is_the_turns_of_tonight_before_those_of_the_season() -> None:
    turns = Turns({1: 2, 3: 1})
    assert [turns.burden(one) for one in (1, 2, 3)] == [(0, 2), (0, 0), (0, 1)]
    turns.note([2, 3])
    turns.note([3])
    assert [turns.burden(one) for one in (1, 2, 3)] == [(0, 2), (1, 0), (2, 1)]


def test_who_had_least_is_next_and_equals_at_the_border_may_change_places() -> None:
    turns = Turns({1: 2, 3: 1})
    turns.note([2])
    found = turns.pick((1, 2, 3, 4, 5), 2, Chance(1))
    assert set(found.order[:2]) == {4, 5}
    assert (found.order[2:], found.equals) == ((3, 1, 2), frozenset({4, 5}))
    assert turns.pick((1, 2, 3), 0, Chance(1)).equals == frozenset()
    assert turns.pick((1, 2, 3), 3, Chance(1)).equals == frozenset({2})


def test_a_turn_is_fair_where_nobody_there_had_fewer() -> None:
    turns = Turns({1: 1})
    everybody = (1, 2, 3)
    assert turns.fair([({2}, everybody), ({3}, everybody), ({1}, everybody)])
    assert turns.fair([({2, 3}, everybody), (set(), everybody), ({1}, everybody)])
    assert not turns.fair([({1}, everybody)])
    assert not turns.fair([({1, 2}, everybody)])
    assert not turns.fair([({2}, everybody), ({2}, everybody)])
    assert turns.fair([({2}, everybody), ({2}, (2,))])
