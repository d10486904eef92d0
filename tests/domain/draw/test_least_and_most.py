"""The fewest for a table, and how many rounds go without anybody meeting anybody again."""

from dataclasses import replace

import pytest

from clubadmin.domain.draw.drawing import DrawError, DrawRequest, draw, rounds_without_repeats
from clubadmin.domain.draw.draws.pairs import DRAWN_WOULD_DO
from clubadmin.domain.draw.formats import DRAWN, FORMATS

FEWEST = {
    "individual": 4,
    "boompje": 4,
    "pairs": 2,
    "schevenings": 2,
    "howell-pairs": 2,
    "howell-players": 4,
    "teams": 2,
    "knockout": 4,
    "knockout-pairs": 2,
    "three-players": 3,
    "two-players": 2,
}


@pytest.mark.parametrize(("form", "fewest"), FEWEST.items())
def test_with_the_fewest_somebody_plays_and_with_one_less_nobody_does(
    form: str, fewest: int
) -> None:
    assert draw(DrawRequest(form, tuple(range(1, fewest + 1)), 1, 1)).rounds[0].seatings
    try:
        rounds = draw(DrawRequest(form, tuple(range(1, fewest)), 1, 1)).rounds
    except DrawError:
        rounds = ()
    assert not any(one.seatings for one in rounds)


def test_a_format_is_played_by_as_many_as_sit_at_its_table_a_boompje_for_three_rounds() -> None:
    assert {name: form.least for name, form in DRAWN.items()} == FEWEST
    assert {name: form.sitting for name, form in FORMATS.items() if form.sitting > 1} == {
        "boompje": 3
    }


def test_a_new_contest_begins_with_so_many_and_a_league_with_the_rounds_of_the_club() -> None:
    assert {name: form.usual for name, form in FORMATS.items()} == {
        "individual": (16, 0),
        "boompje": (16, 3),
        "pairs": (8, 0),
        "schevenings": (16, 6),
        "howell-pairs": (8, 7),  # each meets the seven others
        "howell-players": (16, 6),
        "teams": (6, 5),  # each meets the five others
        "knockout": (24, 4),  # 24, 12, 6 of whom two are free, and the last four
        "knockout-pairs": (8, 3),  # 8, 4 and the last two
    }


@pytest.mark.parametrize(
    ("form", "entrants", "players", "odd", "most"),
    [
        ("schevenings", 7, 4, "sits-out", 4),
        ("schevenings", 8, 4, "sits-out", 4),
        ("knockout", 16, 4, "sits-out", None),
        ("knockout-pairs", 8, 4, "sits-out", None),
        ("pairs", 7, 4, "sits-out", 7),
        ("pairs", 8, 4, "sits-out", 7),
        ("howell-pairs", 8, 4, "sits-out", 7),
        ("teams", 2, 4, "sits-out", 1),
        ("two-players", 5, 4, "sits-out", 5),
        ("individual", 5, 2, "sits-out", 5),
        ("individual", 16, 4, "sits-out", 5),  # 120 couples, 24 a round
        ("individual", 17, 4, "sits-out", 5),  # 136 couples, 24 a round
        ("individual", 12, 4, "sits-out", 1),  # four of one table and three to go to
        ("individual", 13, 4, "sits-out", 1),  # one may sit out, not three
        ("individual", 15, 4, "three", 5),  # 105 couples, 21 a round
        ("individual", 15, 4, "sits-out", 5),  # 105 couples, 18 a round, and three sit out
        ("individual", 14, 4, "three", 5),  # 91 couples, 18 a round
        ("individual", 3, 4, "sits-out", None),
        ("three-players", 9, 4, "sits-out", 4),  # 36 couples, 9 a round
        ("individual", 9, 3, "sits-out", 4),
        ("three-players", 6, 4, "sits-out", 1),
        ("boompje", 16, 4, "sits-out", 15),
        ("boompje", 12, 4, "sits-out", 3),
        ("howell-players", 16, 4, "sits-out", 5),
    ],
)
def test_by_counting_so_many_rounds_go_without_a_repeat(
    form: str, entrants: int, players: int, odd: str, most: int | None
) -> None:
    found = rounds_without_repeats(form, entrants, players=players, odd=odd)  # type: ignore[arg-type]
    assert found == most


@pytest.mark.parametrize(
    ("form", "entrants", "rounds", "said"),
    [
        ("individual", 12, 2, "1 ronde"),
        ("pairs", 4, 4, "3 ronden"),
        ("pairs", 4, 3, ""),
        ("boompje", 8, 6, "3 boompjes"),
    ],
)
def test_more_rounds_than_that_are_told_with_how_many_go(
    form: str, entrants: int, rounds: int, said: str
) -> None:
    schedule = draw(DrawRequest(form, tuple(range(1, entrants + 1)), rounds, 1))
    told = [one for one in map(str, schedule.notes) if "daarna treffen sommigen" in one]
    whole = f"Met {entrants} gaat het hoogstens {said} goed"
    assert [one.partition(";")[0] for one in told] == ([whole] if said else [])


@pytest.mark.parametrize(
    ("form", "entrants", "rounds", "said"),
    [
        ("knockout", 16, 1, "Na ronde 1 zijn er nog 8 spelers over"),
        ("knockout", 17, 1, "Na ronde 1 zijn er nog 10 spelers over"),  # two were free
        ("knockout", 16, 2, "Na ronde 2 zijn er nog 4 spelers over"),
        ("knockout", 16, 3, ""),
        ("knockout-pairs", 6, 1, "Na ronde 1 zijn er nog 3 paren over"),
        ("knockout-pairs", 6, 3, ""),
        ("teams", 4, 5, "Dat teams elkaar maar één keer treffen, lukt hoogstens 3 ronden"),
        ("teams", 5, 7, "Dat teams elkaar maar één keer treffen, lukt hoogstens 5 ronden"),
        ("teams", 4, 3, ""),
    ],
)
def test_who_are_left_and_how_often_teams_can_meet_is_told(
    form: str, entrants: int, rounds: int, said: str
) -> None:
    notes = draw(DrawRequest(form, tuple(range(1, entrants + 1)), rounds, 1)).notes
    told = [one for one in map(str, notes) if "over;" in one or "lukt hoogstens" in one]
    assert [one.partition(";")[0] for one in told] == ([said] if said else [])


@pytest.mark.parametrize(
    ("pairs", "rounds", "told"), [(6, 3, False), (6, 5, True), (4, 4, False), (10, 6, True)]
)
def test_where_drawing_would_let_nobody_meet_again_and_moving_up_does_not_it_is_told(
    pairs: int, rounds: int, told: bool
) -> None:
    """Six pairs have met all they can by moving after three rounds; drawn, it goes five."""
    moved = DrawRequest("pairs", tuple(range(1, pairs + 1)), rounds, 1)
    assert (DRAWN_WOULD_DO in draw(moved).notes) is told
    assert DRAWN_WOULD_DO not in draw(replace(moved, method="drawn")).notes
