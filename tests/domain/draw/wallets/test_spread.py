"""In fewer rounds than a whole Howell every wallet is played about as often as another."""

from collections import Counter

import pytest

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.plan.schedule import games_at
from clubadmin.domain.draw.verify.verifier import verify


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("form", "count", "rounds"),
    [
        ("howell-pairs", 6, 4),
        ("howell-pairs", 7, 5),
        ("howell-pairs", 8, 5),
        ("howell-pairs", 9, 5),
        ("howell-pairs", 10, 5),
        ("howell-pairs", 11, 8),
        ("howell-pairs", 12, 5),
        ("howell-pairs", 20, 9),
        ("howell-players", 24, 7),
        ("howell-players", 28, 6),
        ("howell-players", 64, 8),
    ],
)
def test_wallets_are_played_equally_often_or_once_more(form, count, rounds):
    schedule = draw(DrawRequest(form, tuple(range(1, count + 1)), rounds, 1))
    assert verify(schedule) == ()
    often = Counter(
        game for one in schedule.rounds for table in one.tables for game in games_at(table)
    )
    assert max(often.values()) - min(often.values()) <= 1
    assert min(often.values()) >= 2
