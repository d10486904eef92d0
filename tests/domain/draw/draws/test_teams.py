from collections import Counter

import pytest

from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.asked import draw_teams


def test_a_match_is_played_at_two_tables_in_opposite_directions_with_the_same_games():
    for draw in draw_teams(range(1, 9), 7, 1).rounds:
        for one, two in zip(draw.tables[0::2], draw.tables[1::2], strict=True):
            assert (one.ns, one.ew) == (two.ew, two.ns)
            assert one.games == two.games


def test_each_team_meets_each_once():
    schedule = draw_teams(range(1, 9), 7, 1)
    met = Counter(
        frozenset(table.people) for draw in schedule.rounds for table in draw.tables[0::2]
    )
    assert len(met) == 8 * 7 // 2
    assert set(met.values()) == {1}
    assert (schedule.repeats.tablemates, schedule.proof) == (0, "optimal")


def test_of_an_odd_number_of_teams_another_is_free_each_round_and_it_is_said():
    schedule = draw_teams(range(1, 8), 7, 1)
    assert sorted(draw.sits_out[0] for draw in schedule.rounds) == [*range(1, 8)]
    assert "Het aantal teams is oneven: in elke ronde zit er één vrij." in map(str, schedule.notes)


@pytest.mark.parametrize("pairs", [2, 4, 6])
@pytest.mark.parametrize("count", [2, 3, 6, 9])
def test_larger_teams_keep_the_promises_as_well(pairs, count):
    schedule = draw_teams(range(1, count + 1), 4, 1, pairs_per_team=pairs)
    assert verify(schedule) == ()
    assert len(schedule.rounds[0].tables) == count // 2 * pairs


def test_two_teams_go_on_against_each_other_with_other_games_and_it_is_said():
    schedule = draw_teams([1, 2], 3, 1)
    games = [draw.tables[0].games for draw in schedule.rounds]
    assert games == [(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)]
    assert schedule.repeats.tablemates == 2
    assert any("hoogstens 1 ronde;" in str(note) for note in schedule.notes)
