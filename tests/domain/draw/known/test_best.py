"""The draws with the fewest repeats known: sound, fair, and taken."""

import pytest

from clubadmin import assets
from clubadmin.domain.draw.known import best
from clubadmin.domain.draw.known.best import best_fours as fours
from clubadmin.domain.draw.known.best import best_threes as threes
from clubadmin.domain.draw.known.bounds import repeats_in_groups
from clubadmin.domain.draw.plan.task import Meetings
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.asked import draw_individual, draw_small
from tests.turns import by_turns


def stored(file):
    return [
        (int(people), int(rounds)) for people, row in assets.table(file).items() for rounds in row
    ]


KNOWN = [
    *((*key, "sits-out") for key in stored(best.FOURS)),
    *((*key, "three") for key in stored(best.FOURS_AND_THREES)),
]


@pytest.mark.parametrize(("people", "rounds", "odd"), KNOWN)
def test_each_is_sound_and_taken(people, rounds, odd):
    known = fours(people, rounds, odd)
    assert len(known) == rounds
    schedule = draw_individual(range(1, people + 1), rounds, 5, odd=odd)
    assert verify(schedule) == ()
    assert schedule.repeats.tablemates == len(repeats_in_groups(known))
    assert schedule.repeats.partners == 0


def test_where_four_divides_the_number_nobody_plays_at_three():
    known = fours(12, 3, "sits-out")
    assert known is not None
    assert fours(12, 3, "three") == known


@pytest.mark.parametrize(("people", "rounds"), stored(best.THREES))
def test_each_at_tables_of_three_is_sound_and_taken(people, rounds):
    schedule = draw_small(range(1, people + 1), rounds, 5, players=3)
    assert verify(schedule) == ()
    assert schedule.repeats.tablemates == len(repeats_in_groups(threes(people, rounds)))


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("people", "rounds", "odd"), by_turns(KNOWN[::4], 3, several=True))
def test_with_a_season_behind_it_turns_stay_fair(people, rounds, odd):
    ledger = {one: one % 3 for one in range(1, people + 1)}
    before = Meetings.from_pairs([(1, 2), (3, 4), (1, 5)])
    schedule = draw_individual(
        range(1, people + 1), rounds, 5, odd=odd, ledger=ledger, history=before
    )
    assert verify(schedule, ledger=ledger) == ()


@pytest.mark.parametrize(
    ("people", "rounds", "odd"),
    [
        *((18, 5, "sits-out"), (25, 6, "sits-out"), (25, 7, "sits-out"), (26, 7, "sits-out")),
        *((21, 6, "three"), (22, 6, "three"), (33, 8, "three")),
    ],
)
def test_where_the_count_allows_it_nobody_meets_again(people, rounds, odd):
    schedule = draw_individual(range(1, people + 1), rounds, 1, odd=odd)
    assert (schedule.repeats.tablemates, schedule.proof) == (0, "optimal")
