"""Who want to sit apart do so, whatever it costs in repeats, and it is said what it costs."""

import pytest

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.plan.schedule import Schedule, meetings_of
from clubadmin.domain.draw.verify.verifier import verify


def drawn(form: str, count: int, rounds: int, *apart: tuple[int, int]) -> Schedule:
    return draw(DrawRequest(form, tuple(range(1, count + 1)), rounds, 1, apart=apart))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("form", ["individual", "howell-players"])
@pytest.mark.parametrize(
    ("count", "rounds", "apart"),
    [(8, 3, (1, 6)), (12, 5, (5, 9)), (16, 5, (1, 2)), (28, 9, (3, 4)), (8, 5, (1, 2))],
)
def test_apart_goes_before_the_fewest_repeats_and_its_price_is_said(form, count, rounds, apart):
    schedule = drawn(form, count, rounds, apart)
    assert verify(schedule) == ()
    assert all(apart not in meetings_of(one) for one in schedule.rounds)
    plain = drawn(form, count, rounds).repeats.tablemates
    assert any(
        f"{plain} keer twee elkaar opnieuw, in plaats van {schedule.repeats.tablemates} keer"
        in str(note)
        for note in schedule.notes
    )


def test_of_a_plane_one_exchange_is_all_that_it_costs():
    schedule = drawn("individual", 28, 9, (3, 4))
    assert schedule.repeats.tablemates == 6  # who changes tables meets three again, and so twice
    assert "Zonder herhalingen treft hier ieder ieder." in map(str, schedule.notes)


def test_nothing_is_said_of_a_price_where_apart_costs_nothing():
    schedule = drawn("individual", 20, 5, (1, 2))
    assert schedule.repeats.tablemates == 0
    assert schedule.notes == ()
