"""A draw keeps one club and one home apart, and tells how often that could not be."""

from itertools import combinations

import pytest

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.plan.schedule import Schedule, couple, meetings_of


def of_clubs(clubs: int, size: int) -> tuple[tuple[int, int], ...]:
    """Couples of `clubs` clubs, each of `size` that follow each other."""
    return tuple(
        couple(*two)
        for at in range(clubs)
        for two in combinations(range(at * size + 1, at * size + size + 1), 2)
    )


def met(schedule: Schedule, kin: tuple[tuple[int, int], ...]) -> int:
    return sum(two in set(kin) for one in schedule.rounds for two in meetings_of(one))


def said(schedule: Schedule) -> str:
    return " ".join(map(str, schedule.notes))


def test_forty_clubs_of_ten_pairs_meet_no_pair_of_their_own_in_five_rounds():
    kin = of_clubs(40, 10)
    plain = DrawRequest("pairs", tuple(range(1, 401)), 5, 7, method="drawn")
    assert met(draw(plain), kin) > 0
    asked = DrawRequest("pairs", tuple(range(1, 401)), 5, 7, method="drawn", kin=kin)
    drawn = draw(asked)
    assert met(drawn, kin) == drawn.repeats.tablemates == 0
    assert "Niemand treft iemand van de eigen club of het eigen gezin." in said(drawn)


@pytest.mark.parametrize("form", ["individual", "boompje", "pairs", "schevenings", "teams"])
def test_every_format_that_is_drawn_keeps_them_apart(form):
    kin = of_clubs(6, 2)
    asked = DrawRequest(form, tuple(range(1, 13)), 2, 3, method="drawn", kin=kin)
    drawn = draw(asked)
    assert met(drawn, kin) == 0, said(drawn)
    assert "toch aan één tafel" not in said(drawn)


def test_what_cannot_be_is_counted_not_named():
    # five of six are of one club: by hand, three tables of two pairs have one of the sixth and
    # twice two of the club, so that they meet twice each round
    kin = of_clubs(1, 5)
    drawn = draw(DrawRequest("pairs", tuple(range(1, 7)), 3, 1, method="drawn", kin=kin))
    assert met(drawn, kin) == 6
    told = "6 keer treffen twee van dezelfde club of hetzelfde gezin elkaar"
    assert told in said(drawn)
    assert "toch aan één tafel" not in said(drawn)
    once = draw(DrawRequest("pairs", (1, 2, 3), 1, 1, method="drawn", kin=((1, 2), (1, 3), (2, 3))))
    assert "Eén keer treffen twee van dezelfde club" in said(once)


def test_who_asked_to_be_apart_is_named_beside_it():
    asked = DrawRequest("pairs", (1, 2), 1, 1, method="drawn", kin=((1, 2),), apart=((1, 2),))
    assert "zitten toch aan één tafel" in said(draw(asked))


def test_groups_keep_their_own_apart():
    kin = of_clubs(8, 2)
    lines = {one: "A" if one <= 8 else "B" for one in range(1, 17)}
    asked = DrawRequest("pairs", tuple(range(1, 17)), 3, 5, method="drawn", kin=kin, lines=lines)
    drawn = draw(asked)
    assert met(drawn, kin) == 0
    assert "Groep B: Niemand treft iemand van de eigen club" in said(drawn)
