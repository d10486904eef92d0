from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.draw.known.fours import base_rounds, rounds_of_three
from clubadmin.domain.draw.plan.schedule import (
    RoundDraw,
    Schedule,
    SmallTable,
    TableSeats,
    meetings_of,
    schedule_json,
)
from clubadmin.domain.draw.plan.task import Meetings
from clubadmin.domain.draw.search.local_search import Groups
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.asked import draw_small
from tests.turns import by_night, tries


def people(count: int) -> range:
    return range(1, count + 1)


def met(rounds: list[Groups]) -> Counter[tuple[int, int]]:
    return Counter(
        two for groups in rounds for group in groups for two in combinations(sorted(group), 2)
    )


def left_over(rounds: list[Groups]) -> Counter[int]:
    return Counter(group[0] for groups in rounds for group in groups if len(group) == 1)


EVERY_SIZE = range(2, 401)
SMALL_AND_SOME = [*range(2, 50), *range(50, 401, 50)]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("players", [3, 2])
@pytest.mark.parametrize("rounds", [1, 2, 3, 5])
@pytest.mark.parametrize("sizes", [SMALL_AND_SOME, by_night(EVERY_SIZE)], ids=["some", "every"])
def test_any_number_of_people_from_two_to_four_hundred_is_drawn_soundly(sizes, players, rounds):
    """Each size in turn: all seated or resting in fair turns, and no repeat that need not be."""
    for count in sizes:
        schedule = draw_small(people(count), rounds, count, players=players)
        assert verify(schedule) == ()
        assert schedule.repeats.partners == 0
        if count >= 2 * rounds * (players - 1):
            assert schedule.repeats.tablemates == 0, f"{count} people, {rounds} rounds"


@settings(max_examples=tries(30, 100), deadline=None)
@given(
    data=st.data(),
    count=st.integers(0, 40),
    rounds=st.integers(1, 8),
    players=st.sampled_from([3, 2]),
    seed=st.integers(0, 2**40),
)
def test_people_who_come_and_go_leave_the_draw_sound(data, count, rounds, players, seed):
    number = st.integers(1, max(count, 1))
    absences = data.draw(st.dictionaries(number, st.sets(st.integers(1, rounds)), max_size=4))
    absences = {one: away for one, away in absences.items() if one <= count and len(away) < rounds}
    ledger = data.draw(st.dictionaries(number, st.integers(0, 3)))
    schedule = draw_small(
        people(count), rounds, seed, players=players, absences=absences, ledger=ledger
    )
    assert verify(schedule, absences=absences, ledger=ledger) == ()


def test_a_round_in_which_nobody_is_left_has_no_tables():
    away = {1: {4, 7}, 2: {1, 2, 3, 4, 5, 6, 8}, 3: {4, 7}}
    schedule = draw_small(people(3), 8, 0, players=2, absences=away)
    assert verify(schedule, absences=away, ledger={}) == ()


@pytest.mark.parametrize("size", sorted(base_rounds(3)))
def test_all_base_rounds_turn_into_rounds_without_repeats(size):
    rounds = [base.turned(by) for base in base_rounds(3)[size] for by in range(base.rounds)]
    assert all(
        sorted(one for group in groups for one in group) == [*range(size)] for groups in rounds
    )
    assert max(met(rounds).values()) == 1
    assert max(left_over(rounds).values(), default=1) == 1


@pytest.mark.parametrize("size", [9, 15, 21, 27, 39, 45])
def test_in_a_whole_design_everybody_meets_everybody(size):
    rounds = rounds_of_three(size, (size - 1) // 2)
    assert len(met(rounds)) == size * (size - 1) // 2
    assert rounds_of_three(size, (size - 1) // 2 + 1) is None


@pytest.mark.parametrize("size", [one for one in range(8, 121) if one % 3 != 1])
def test_four_rounds_are_had_by_construction(size):
    rounds = rounds_of_three(size, 4)
    assert max(met(rounds).values()) == 1
    assert max(left_over(rounds).values(), default=1) == 1


def test_fifteen_play_seven_rounds_at_three_and_everybody_meets_everybody():
    schedule = draw_small(people(15), 7, 1, players=3)
    couples = {pair for draw in schedule.rounds for pair in meetings_of(draw)}
    assert len(couples) == 15 * 14 // 2
    assert (schedule.proof, schedule.notes) == ("optimal", ())


def test_ten_play_nine_rounds_one_against_one_and_everybody_meets_everybody():
    schedule = draw_small(people(10), 9, 1, players=2)
    couples = {pair for draw in schedule.rounds for pair in meetings_of(draw)}
    assert len(couples) == 10 * 9 // 2
    assert schedule.proof == "optimal"


@pytest.mark.parametrize(("players", "count", "out"), [(3, 16, 1), (3, 17, 2), (2, 11, 1)])
def test_who_is_left_over_rests_and_nobody_twice_before_all_did(players, count, out):
    schedule = draw_small(people(count), 5, 3, players=players)
    resting = [one for draw in schedule.rounds for one in draw.sits_out]
    assert [len(draw.sits_out) for draw in schedule.rounds] == [out] * 5
    assert len(set(resting)) == len(resting)


@pytest.mark.parametrize("players", [3, 2])
def test_those_who_rested_most_this_season_are_passed_over(players):
    ledger = dict.fromkeys(range(1, 9), 1)
    schedule = draw_small(people(10), 1, 3, players=players, ledger=ledger)
    assert set(schedule.rounds[0].sits_out) <= {9, 10}
    assert verify(schedule, ledger=ledger) == ()


@pytest.mark.parametrize("players", [3, 2])
def test_whoever_met_on_earlier_evenings_meets_others_first(players):
    history = Meetings()
    for week in range(3):
        for draw in draw_small(people(18), 2, week, players=players, history=history).rounds:
            history.add_round(draw)
    assert max(history.tablemates.values()) == 1
    assert history.partners == history.alone == {}


@pytest.mark.parametrize("players", [3, 2])
def test_rounds_that_were_played_stay_and_the_rest_is_drawn_around_them(players):
    first = draw_small(people(14), 2, 1, players=players)
    after = draw_small(
        people(15), 4, 2, players=players, earlier=first.rounds, absences={15: range(1, 3)}
    )
    assert after.rounds[:2] == first.rounds
    assert verify(after, absences={15: range(1, 3)}) == ()
    assert after.repeats.tablemates == 0


@pytest.mark.parametrize("players", [3, 2])
def test_who_asked_to_sit_together_or_apart_does_so(players):
    schedule = draw_small(people(12), 2, 1, players=players, together=[(1, 2)], apart=[(3, 4)])
    for draw in schedule.rounds:
        assert (1, 2) in set(meetings_of(draw))
        assert (3, 4) not in set(meetings_of(draw))


@pytest.mark.parametrize("players", [3, 2])
def test_the_same_seed_gives_the_same_draw_and_another_seed_another(players):
    one, other, again = (draw_small(people(17), 4, seed, players=players) for seed in (5, 6, 5))
    assert one == again
    assert one.rounds != other.rounds


@pytest.mark.parametrize("players", [3, 2])
def test_too_few_for_a_table_is_said(players):
    schedule = draw_small(people(1), 1, 1, players=players)
    assert [*map(str, schedule.notes)] == [
        "Ronde 1: met 1 deelnemer is geen tafel te vullen; niemand speelt."
    ]


@pytest.mark.parametrize("players", [3, 2])
def test_in_a_hall_of_four_hundred_nobody_meets_again_with_a_season_behind_it(players):
    history = Meetings()
    for week in range(4):
        history.add_round(draw_small(people(399), 1, week, players=players).rounds[0])
    schedule = draw_small(people(400), 6, 1, players=players, history=history)
    assert schedule.repeats.tablemates == 0


def test_the_json_names_the_seats_there_are():
    three = schedule_json(draw_small(people(3), 1, 1, players=3))
    two = schedule_json(draw_small(people(2), 1, 1, players=2))
    assert (three["format"], two["format"]) == ("three-players", "two-players")
    assert set(three["rounds"][0]["tables"][0]) == {"table", "n", "e", "s"}
    assert set(two["rounds"][0]["tables"][0]) == {"table", "n", "e"}


@pytest.fixture
def good() -> Schedule:
    return draw_small(people(9), 2, 1, players=3)


def with_first(schedule: Schedule, draw: RoundDraw) -> Schedule:
    return replace(schedule, rounds=(draw, *schedule.rounds[1:]))


def test_a_table_of_the_wrong_size_is_seen(good):
    first = good.rounds[0]
    a, b, c = first.tables
    odd = (SmallTable(1, (*a.people, b.people[0])), SmallTable(2, b.people[1:]), c)
    assert "Ronde 1: een tafel past niet bij de spelvorm." in verify(
        with_first(good, replace(first, tables=odd))
    )
    four = TableSeats(1, *a.people, b.people[0])
    broken = replace(first, tables=(four, c), sits_out=b.people[1:])
    assert "Ronde 1: een tafel past niet bij de spelvorm." in verify(with_first(good, broken))


def test_somebody_left_out_and_one_seated_twice_are_seen(good):
    first = good.rounds[0]
    a, *others = first.tables
    one, two, three = a.people
    table = SmallTable(a.table, (one, two, two))
    found = verify(with_first(good, replace(first, tables=(table, *others))))
    assert f"Ronde 1: {two} is 2 keer ingedeeld." in found
    assert f"Ronde 1: {three} is niet ingedeeld." in found


def test_resting_more_than_needed_is_seen(good):
    first = good.rounds[0]
    broken = replace(first, tables=first.tables[:-1], sits_out=first.tables[-1].people)
    assert "Ronde 1: er zijn 3 vrij; 0 is genoeg." in verify(with_first(good, broken))
