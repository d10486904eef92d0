"""The places of a knock-out go by sides: whoever lose together share one."""

from math import inf

import pytest

from clubadmin.domain.draw.draws.knockout import going_on
from clubadmin.domain.standings.knockout_places import side_places, steps


def test_two_who_lost_together_are_one_side() -> None:
    merits = {1: (inf, 2), 2: (inf, 2), 3: (2.0, 1), 4: (2.0, 1)}
    merits |= dict.fromkeys((5, 6, 7, 8), (1.0, 0))
    assert list(side_places(merits).values()) == [1, 1, 2, 2, 3, 3, 3, 3]


def test_a_pair_is_a_side_of_its_own() -> None:
    merits = {1: (inf, 2), 2: (2.0, 1), 3: (1.0, 0), 4: (1.0, 0)}
    assert list(side_places(merits, together=1).values()) == [1, 2, 3, 3]


@pytest.mark.parametrize(
    ("count", "rounds", "told"),
    [
        (16, 3, ["won 1 2", "final 2 2", "out 3 4", "out 5 8"]),
        (8, 3, ["won 1 1", "final 2 1", "out 3 2", "out 4 4"]),  # the last two against each other
        (8, 2, ["won 1 2", "final 2 2", "out 3 4"]),
        (12, 3, ["won 1 2", "final 2 2", "out 3 2", "out 4 6"]),  # two are free in round 2
        (4, 1, ["won 1 2", "final 2 2"]),
        (16, 2, ["left 1 4", "out 3 4", "out 5 8"]),
        (7, 3, ["won 1 1", "final 2 1", "out 3 2", "out 4 3"]),  # three at one of the tables
        (16, 9, ["won 1 1", "final 2 1", "out 3 2", "out 4 4", "out 6 8"]),
    ],
)
def test_the_places_are_known_before_anything_is_played(count, rounds, told) -> None:
    made = steps(count, rounds, going_on)
    assert [f"{one.how} {one.place} {one.many}" for one in made] == told
