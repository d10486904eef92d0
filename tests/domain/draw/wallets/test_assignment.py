"""Which wallets lie where, of tables so few that it can be worked out by hand."""

import pytest

from clubadmin.domain.draw.plan.schedule import PairTable, RoundDraw
from clubadmin.domain.draw.wallets.assignment import (
    Walleted,
    assigned,
    games_after,
    games_of,
    most_at_once,
    spare_sets,
    wallets_for,
)

CROSSED = [[[0, 1], [2, 3], [4, 5]], [[0, 2], [1, 4], [3, 5]]]
"""Two rounds of six pairs: of three sets each pair that meets has exactly one left."""


def test_of_sets_that_are_known_fewer_are_taken_where_fewer_will_do() -> None:
    three = Walleted([[0, 1, 2], [2, 1, 0]], 1)
    known = [[0, 1, 2], [2, 1, 3]]
    assert wallets_for(CROSSED, compared=False) == three
    assert wallets_for(CROSSED, known, compared=False) == three


@pytest.mark.parametrize("second", [[1, 2, 0], [2, 0, 1]])
def test_sets_that_are_known_stay_as_they_lie_where_no_fewer_will_do(second: list[int]) -> None:
    again = [[[0, 1], [2, 3], [4, 5]]] * 2  # either way each has another set
    known = [[0, 1, 2], second]
    assert wallets_for(again, known, compared=False) == Walleted(known, 1)


def test_sets_that_are_known_are_not_taken_where_too_few_tables_would_play_each() -> None:
    """Of three tables in two rounds three sets are played twice, four are not."""
    crossed = [[[0, 1], [2, 3], [4, 5]], [[0, 2], [1, 3], [4, 5]]]
    known = [[0, 1, 2], [2, 3, 0]]
    assert wallets_for(crossed, known, compared=False) == Walleted(known, 1)
    assert wallets_for(crossed, known) == Walleted([[0, 1, 0], [2, 2, 1]], 2)


def test_who_sits_out_has_a_set_that_lies_nowhere_then_or_else_a_new_one() -> None:
    """2 plays set 2 later and 0 had set 0; a set that is somebody's spare is nobody else's."""
    assert spare_sets([[[0, 1], [2]], [[1, 2], [0]]], [[0], [2]]) == [1, 2]
    assert spare_sets([[[0, 1], [2]], [[2, 3], [0]]], [[0], [0]]) == [1, 2]


def test_the_third_set_of_four_games_is_9_to_12() -> None:
    assert games_of(2, 4) == (9, 10, 11, 12)


def test_where_a_round_has_fewer_tables_all_tables_of_a_round_may_share_a_set() -> None:
    """Of three tables no set is played twice but by the two of the first round."""
    assert wallets_for([[[0, 1], [2, 3]], [[0, 2]]]) == Walleted([[0, 0], [1]], 2)


def test_sets_that_were_played_are_barred_and_no_set_lies_at_more_tables_than_it_may() -> None:
    two = [[[0, 1], [2, 3]]]
    assert assigned(two, 2, 1) == [[0, 1]]
    assert assigned(two, 2, 1, {0: [0]}) == [[1, 0]]
    assert assigned(two, 2, 1, {0: [0], 2: [0]}) is None
    assert assigned(two, 2, 2, {0: [0], 2: [0]}) == [[1, 1]]


def test_at_how_many_tables_a_game_lies_at_once_goes_by_the_fullest_round() -> None:
    alone = RoundDraw(1, (PairTable(1, 1, 2, games=(1, 2)), PairTable(2, 3, 4, games=(3, 4))))
    shared = RoundDraw(2, (PairTable(1, 1, 3, games=(5,)), PairTable(2, 2, 4, games=(5, 6))))
    assert most_at_once([alone]) == 1
    assert most_at_once([alone, shared]) == 2
    assert most_at_once([]) == 1


KEPT = (RoundDraw(1, (PairTable(1, 1, 2, games=(1, 2)), PairTable(2, 3, 4, games=(3, 4)))),)


def test_rounds_after_others_play_on_with_their_sets_unless_these_cannot_serve() -> None:
    met, crossed = [[[1, 2], [3, 4]]], [[[1, 3], [2, 4]]]
    assert games_after(KEPT, met, 2) == [[(3, 4), (1, 2)]]
    assert games_after(KEPT, crossed, 2) == [[(5, 6)] * 2]  # each set was played by one of them
    assert games_after(KEPT, met, 2, shared=True) == [[(5, 6)] * 2]
    assert games_after(KEPT, met * 2, 3) == [[(5, 6, 7)] * 2, [(8, 9, 10)] * 2]
    without = (RoundDraw(1, (PairTable(1, 1, 2), PairTable(2, 3, 4))),)
    assert games_after(without, met, 2) == [[(1, 2)] * 2]
