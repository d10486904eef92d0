"""Every size of evening, one by one; the property tests draw from the same."""

import pytest

from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.asked import draw_individual, draw_pairs, draw_small


@pytest.mark.nightly
@pytest.mark.parametrize("rounds", range(1, 9))
@pytest.mark.parametrize("odd", ["sits-out", "three"])
def test_every_number_of_people_up_to_four_hundred_is_drawn_soundly(rounds, odd):
    for count in range(401):
        assert verify(draw_individual(range(1, count + 1), rounds, count, odd=odd)) == ()


@pytest.mark.nightly
@pytest.mark.parametrize("rounds", range(1, 9))
@pytest.mark.parametrize("method", ["move", "drawn"])
def test_every_number_of_pairs_up_to_four_hundred_is_drawn_soundly(rounds, method):
    for count in range(401):
        assert verify(draw_pairs(range(1, count + 1), rounds, count, method=method)) == ()


@pytest.mark.nightly
@pytest.mark.parametrize("rounds", range(1, 9))
@pytest.mark.parametrize("players", [3, 2])
def test_every_number_of_people_is_drawn_soundly_at_tables_of_three_and_two(rounds, players):
    for count in range(401):
        assert verify(draw_small(range(1, count + 1), rounds, count, players=players)) == ()
