"""The one door to all draws."""

from dataclasses import replace

import pytest

from clubadmin.domain.draw.drawing import (
    DrawError,
    DrawRequest,
    draw,
    rounds_without_repeats,
)
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.every_format import LEAST


def request(form: str, count: int, rounds: int = 3, **more: object) -> DrawRequest:
    return DrawRequest(form, tuple(range(1, count + 1)), rounds, 1, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("form", LEAST)
def test_every_format_is_drawn_from_its_least_number(form):
    for count in range(LEAST[form], LEAST[form] + 6):
        schedule = draw(request(form, count, 2))
        assert (schedule.format, schedule.entrants) == (form, count)
        assert verify(schedule) == ()


@pytest.mark.parametrize(("players", "form"), [(3, "three-players"), (2, "two-players")])
def test_tables_of_three_and_two_are_individual_play(players, form):
    assert draw(request("individual", 12, players=players)).format == form


@pytest.mark.parametrize(
    ("form", "least"),
    [
        *(("individual", 4), ("boompje", 4), ("three-players", 3), ("two-players", 2)),
        *(("pairs", 2), ("schevenings", 2), ("howell-pairs", 2), ("teams", 2)),
        *(("howell-players", 4), ("knockout", 4)),
    ],
)
def test_too_few_for_a_table_is_refused_with_what_is_needed(form, least):
    with pytest.raises(DrawError, match=f"het minste is {least}"):
        draw(request(form, least - 1))


@pytest.mark.parametrize("count", [8, 11, 13])
@pytest.mark.parametrize("method", ["drawn", "move"])
@pytest.mark.parametrize(
    "form",
    [
        *("individual", "pairs", "schevenings", "howell-pairs", "howell-players", "teams"),
        *("knockout", "boompje", "three-players", "two-players"),
    ],
)
def test_tables_are_numbered_from_one_in_every_round(form, method, count):
    drawn = draw(replace(request(form, count), method=method))
    for one in drawn.rounds:
        assert sorted({seating.table for seating in one.seatings}) == [
            *range(1, len({seating.table for seating in one.seatings}) + 1)
        ]


def test_an_unknown_format_and_no_rounds_are_refused():
    with pytest.raises(DrawError, match="spelvorm 'bridge' is er niet"):
        draw(request("bridge", 8))
    with pytest.raises(DrawError, match="geen ronde"):
        draw(request("individual", 8, 0))


@pytest.mark.parametrize(
    ("form", "count", "most"),
    [
        ("individual", 16, 5),
        ("individual", 12, 1),
        ("individual", 13, 1),  # three tables: of each four one has to sit out, and one can
        ("individual", 14, 1),
        ("individual", 15, 5),
        ("individual", 64, 21),
        ("boompje", 16, 15),
        ("pairs", 8, 7),
        ("pairs", 9, 9),
        ("schevenings", 9, 5),
        ("teams", 6, 5),
        ("three-players", 15, 7),
        ("knockout", 16, None),
    ],
)
def test_how_many_rounds_go_without_repeats(form, count, most):
    assert rounds_without_repeats(form, count) == most


@pytest.mark.parametrize(
    ("form", "count", "rounds", "said"),
    [
        ("individual", 12, 2, "hoogstens 1 ronde goed"),
        ("individual", 16, 6, "hoogstens 5 ronden goed"),
        ("boompje", 16, 16, "hoogstens 15 boompjes goed"),
        ("pairs", 6, 6, "hoogstens 5 ronden goed"),
        ("three-players", 9, 5, "hoogstens 4 ronden goed"),
        ("two-players", 4, 4, "hoogstens 3 ronden goed"),
        ("teams", 4, 4, "hoogstens 3 ronden;"),
        ("schevenings", 8, 5, "hoogstens 4 ronden;"),
    ],
)
def test_more_rounds_than_can_be_had_are_drawn_and_it_is_said_how_many_can(
    form, count, rounds, said
):
    schedule = draw(request(form, count, rounds))
    assert len(schedule.rounds) == rounds
    assert verify(schedule) == ()
    assert any(said in str(note) for note in schedule.notes)
    fewer = draw(request(form, count, rounds - 1))
    assert not any(said in str(note) for note in fewer.notes)
