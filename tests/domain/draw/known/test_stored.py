"""Every draw that lies in a file is sound when it is drawn, with nobody meeting again."""

import pytest

from clubadmin import assets
from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.known.fours import base_rounds
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.asked import draw_individual, draw_small
from tests.turns import by_turns


@pytest.mark.parametrize("people", sorted(base_rounds(4)))
def test_base_rounds_of_four_give_a_sound_evening(people):
    rounds = sum(base.rounds for base in base_rounds(4)[people])
    schedule = draw_individual(range(1, people + 1), rounds, 1)
    assert verify(schedule) == ()
    assert schedule.repeats.tablemates == 0


@pytest.mark.parametrize("people", sorted(base_rounds(3)))
def test_base_rounds_of_three_give_a_sound_evening(people):
    rounds = sum(base.rounds for base in base_rounds(3)[people])
    schedule = draw_small(range(1, people + 1), rounds, 1, players=3)
    assert verify(schedule) == ()
    assert schedule.repeats.tablemates == 0


@pytest.mark.sampled(3)
@pytest.mark.parametrize("people", by_turns(sorted(map(int, assets.table("draws/whist.toml"))), 3))
def test_a_whist_tournament_gives_a_sound_contest(people):
    rounds = people - (people % 4 == 0)
    schedule = draw(DrawRequest("howell-players", tuple(range(1, people + 1)), rounds, 1))
    assert verify(schedule) == ()
    assert schedule.repeats.partners == 0
