"""Rounds in which nobody meets a table-mate again, wherever the number of people allows it."""

import pytest

from clubadmin.domain.draw.drawing import rounds_without_repeats
from clubadmin.domain.draw.plan.task import Odd
from tests.domain.draw.asked import draw_individual

SAMPLE = [
    27,
    28,
    29,
    30,
    31,
    34,
    37,
    41,
    42,
    46,
    53,
    61,
    67,
    78,
    90,
    99,
    123,
    150,
    202,
    331,
    398,
]

HAD: dict[Odd, dict[int, int]] = {
    "sits-out": {13: 1, 14: 1, 15: 5, 16: 5, 17: 4, 18: 5, 19: 6, 20: 5, 21: 5, 22: 6, 23: 7}
    | {24: 7, 25: 7, 26: 7},
    "three": {15: 5, 18: 5, 19: 5, 21: 6, 22: 6, 23: 7, 25: 6, 26: 6, 27: 8, 29: 8, 30: 8},
}
"""For numbers so small that eight rounds are not had, or hardly, how many are."""


def again(people: int, rounds: int, odd: Odd) -> int:
    return draw_individual(range(1, people + 1), rounds, 1, odd=odd).repeats.tablemates


@pytest.mark.sampled(4)
@pytest.mark.parametrize("odd", ["sits-out", "three"])
@pytest.mark.parametrize("people", SAMPLE)
def test_eight_rounds_are_had_from_twenty_seven_people_on(people, odd):
    assert again(people, 8, odd) == 0


@pytest.mark.nightly
@pytest.mark.parametrize("odd", ["sits-out", "three"])
@pytest.mark.parametrize("rounds", range(1, 9))
def test_eight_rounds_are_had_for_every_number_from_twenty_seven_on(rounds, odd):
    assert [one for one in range(27, 401) if again(one, rounds, odd)] == []


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("people", "rounds", "odd"),
    [(people, rounds, odd) for odd, had in HAD.items() for people, rounds in had.items()],
)
def test_smaller_numbers_have_as_many_as_are_known(people, rounds, odd):
    for number in range(1, rounds + 1):
        assert again(people, number, odd) == 0


@pytest.mark.sampled(3)
@pytest.mark.parametrize("odd", ["sits-out", "three"])
@pytest.mark.parametrize("people", [8, 12, 16, 19, 20, 23, 28, 33])
def test_no_more_are_had_than_counting_allows(people, odd):
    most = rounds_without_repeats("individual", people, odd=odd)
    assert most is not None
    assert again(people, most + 1, odd) > 0
