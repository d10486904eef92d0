"""Repeats that no draw can avoid come round to everybody over the season."""

from collections import Counter

import pytest

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.groups.fairness import borne_evenly
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import RoundDraw, TableSeats
from clubadmin.domain.draw.plan.task import Meetings, Task, small_tables
from tests.turns import by_night


def season(form: str, count: int, rounds: int, odd: str, evenings: int) -> Meetings:
    met, ledger = Meetings(), Counter[int]()
    people = tuple(range(1, count + 1))
    for seed in range(evenings):
        asked = DrawRequest(form, people, rounds, seed, met, ledger, odd=odd)  # type: ignore[arg-type]
        drawn = draw(asked)
        if seed == evenings - 1:
            assert draw(asked).rounds == drawn.rounds  # the same seed gives the same draw
        met.add_evening(drawn.rounds)
        for one in drawn.rounds:
            ledger.update(one.sits_out)
            ledger.update(person for three in one.three for person in three.players)
    return met


@pytest.mark.parametrize(
    ("count", "rounds", "odd", "evenings"),
    [(12, 3, "sits-out", 10), by_night(18, 4, "three", 20)],
)
def test_over_a_season_nobody_bears_many_more_repeats_than_another(count, rounds, odd, evenings):
    met = season("individual", count, rounds, odd, evenings)
    borne = [met.again.get(person, 0) for person in range(1, count + 1)]
    assert max(borne) - min(borne) <= 4


def test_at_tables_of_three_repeats_come_round_too():
    met = season("three-players", 6, 3, "sits-out", evenings=6)
    borne = [met.again.get(person, 0) for person in range(1, 7)]
    assert max(borne) - min(borne) <= 2  # by chance alone 5


def test_where_all_bore_as_much_nobody_changes_places():
    bore = Meetings()
    bore.again.update(dict.fromkeys(range(8), 1))
    rounds = [[[0, 1, 2, 3], [4, 5, 6, 7]], [[0, 1, 2, 4], [3, 5, 6, 7]]]
    asked = Task(tuple(range(8)), range(1, 3), lambda count: small_tables(count, 4), 4, bore)
    assert borne_evenly(asked, rounds, Chance(1)) == rounds


def test_who_were_partners_met_at_a_table_as_well():
    met = Meetings.from_pairs([(1, 2)], [(2, 1), (3, 4)])
    assert met.partners == {(1, 2): 1, (3, 4): 1}
    assert (met.met(1, 2), met.met(3, 4)) == (2, 1)


def test_a_season_remembers_who_bore_that_two_met_again():
    met = Meetings()
    first = RoundDraw(1, (TableSeats(1, 1, 2, 3, 4), TableSeats(2, 5, 6, 7, 8)))
    second = RoundDraw(2, (TableSeats(1, 1, 2, 5, 6), TableSeats(2, 3, 7, 9, 10)))
    met.add_evening([first, second])
    assert met.again == {1: 1, 2: 1, 5: 1, 6: 1}
    assert met.met(1, 2) == 2
    met.add_evening([first])
    assert met.again == {1: 1, 2: 1, 5: 1, 6: 1}
