"""Earlier evenings count in every round, wherever names or rounds can be chosen."""

from random import Random

import pytest

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.plan.schedule import Schedule, meetings_of
from clubadmin.domain.draw.plan.task import Meetings


def drawn(form: str, count: int, rounds: int, history: Meetings, seed: int = 1) -> Schedule:
    entrants = tuple(range(1, count + 1))
    return draw(DrawRequest(form, entrants, rounds, seed, history=history))


def of_before(schedule: Schedule, history: Meetings) -> int:
    return sum(history.met(*two) for one in schedule.rounds for two in meetings_of(one))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("form", ["individual", "howell-players"])
@pytest.mark.parametrize(
    ("count", "evenings"),
    [(16, (2, 3)), (16, (2, 2, 1)), (20, (2, 3)), (24, (3, 3)), (28, (3, 4)), (17, (2, 2))],
)
def test_evenings_that_fit_in_one_plan_bring_nobody_together_again(form, count, evenings):
    season = Meetings()
    for number, rounds in enumerate(evenings):
        schedule = drawn("individual" if number == 0 else form, count, rounds, season, number)
        assert of_before(schedule, season) == schedule.repeats.tablemates == 0
        for one in schedule.rounds:
            season.add_round(one)


@pytest.mark.parametrize(("count", "rounds"), [(16, 4), (20, 4), (17, 4), (22, 5), (30, 6)])
def test_a_few_who_met_before_do_not_meet_where_renaming_can_help(count, rounds):
    chance = Random(count)
    for many in (1, 3, 5):
        couples = [tuple(chance.sample(range(1, count + 1), 2)) for _ in range(many)]
        before = Meetings.from_pairs(couples)
        schedule = drawn("individual", count, rounds, before)
        assert of_before(schedule, before) == 0
        assert schedule.repeats.tablemates == 0


def test_it_is_said_how_many_meet_who_met_before():
    before = Meetings.from_pairs([(1, 2), (3, 4)])
    notes = [*map(str, drawn("individual", 16, 5, before).notes)]
    assert "2 ontmoetingen waren er op een eerdere avond al." in notes
