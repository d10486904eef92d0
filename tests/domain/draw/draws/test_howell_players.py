from collections import Counter
from itertools import combinations

import pytest

from clubadmin.domain.draw.plan.schedule import meetings_of, partners_of
from tests.domain.draw.asked import draw_howell_players


@pytest.mark.sampled(3)
@pytest.mark.parametrize("count", [4, 5, 8, 12, 13, 16, 17, 20, 21, 24, 25, 28, 32, 36, 41])
def test_in_a_whole_contest_each_has_each_as_partner_once_and_as_opponent_twice(count):
    schedule = draw_howell_players(range(1, count + 1), count - (count % 4 == 0), 1)
    partners = Counter(two for draw in schedule.rounds for two in partners_of(draw))
    met = Counter(two for draw in schedule.rounds for two in meetings_of(draw))
    everybody = set(combinations(range(1, count + 1), 2))
    assert partners == Counter(everybody)
    assert met == Counter(dict.fromkeys(everybody, 3))
    assert schedule.proof == "optimal"


@pytest.mark.parametrize(("count", "rounds"), [(16, 5), (28, 9), (64, 12), (99, 6), (400, 8)])
def test_nobody_meets_anybody_again_while_that_is_possible(count, rounds):
    schedule = draw_howell_players(range(1, count + 1), rounds, 1)
    assert (schedule.repeats.tablemates, schedule.proof) == (0, "optimal")


@pytest.mark.parametrize(("count", "rounds"), [(10, 6), (14, 8), (22, 12), (30, 20)])
def test_partners_do_not_repeat_for_other_numbers_either(count, rounds):
    schedule = draw_howell_players(range(1, count + 1), rounds, 1)
    assert schedule.repeats.partners == 0
    turns = Counter(one for draw in schedule.rounds for one in draw.sits_out)
    assert max(turns.values()) - min(turns[one] for one in range(1, count + 1)) <= 1


def test_a_game_is_played_at_two_tables_at_least_where_there_are_two():
    for count in (8, 12, 16, 40, 100):
        schedule = draw_howell_players(range(1, count + 1), 4, 1)
        played = Counter(
            game for draw in schedule.rounds for table in draw.tables for game in table.games
        )
        often = sum(times > 1 for times in played.values())
        assert often >= 0.8 * len(played)


def test_that_tables_share_wallets_is_said():
    told = map(str, draw_howell_players(range(1, 9), 1, 1).notes)
    (note,) = [note for note in told if "tegelijk" in note]
    assert note == (
        "Een spel ligt in een ronde op hoogstens 2 tafels tegelijk: die ruilen de mapjes"
        " onderling, of er zijn er van elk 2."
    )


def test_who_asked_to_meet_does_so_once_and_not_every_round():
    schedule = draw_howell_players(range(1, 33), 5, 1, together=[(5, 6), (7, 20)], apart=[(1, 2)])
    met = Counter(two for draw in schedule.rounds for two in meetings_of(draw))
    assert (met[5, 6], met[7, 20], met[1, 2]) == (1, 1, 0)
    assert schedule.repeats.tablemates == 0
