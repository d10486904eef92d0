from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.draw.groups.notes import notes_on
from clubadmin.domain.draw.plan.schedule import (
    Repeats,
    RoundDraw,
    Schedule,
    TableSeats,
    meetings_of,
    partners_of,
    schedule_json,
)
from clubadmin.domain.draw.plan.task import Meetings
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.asked import draw_individual
from tests.turns import tries

ODD = st.sampled_from(["sits-out", "three"])


def people(count: int) -> range:
    return range(1, count + 1)


def at_three(draw: RoundDraw) -> list[int]:
    return [person for three in draw.three for person in three.players]


def turns(schedule: Schedule) -> Counter[int]:
    """How often each sat out or played at three."""
    return Counter(one for draw in schedule.rounds for one in (*draw.sits_out, *at_three(draw)))


@settings(max_examples=tries(20, 60), deadline=None)
@given(count=st.integers(0, 120), rounds=st.integers(1, 8), odd=ODD, seed=st.integers(0, 2**40))
def test_any_number_of_people_gets_a_sound_draw(count, rounds, odd, seed):
    schedule = draw_individual(people(count), rounds, seed, odd=odd)
    assert verify(schedule) == ()
    assert [draw.round for draw in schedule.rounds] == list(range(1, rounds + 1))


@settings(max_examples=tries(4, 10), deadline=None)
@given(data=st.data(), count=st.integers(4, 40), rounds=st.integers(1, 5), odd=ODD)
def test_whatever_is_asked_the_draw_is_sound(data, count, rounds, odd):
    number = st.integers(1, count)
    couples = st.lists(st.tuples(number, number), max_size=4)
    absences = data.draw(st.dictionaries(number, st.sets(st.integers(1, rounds)), max_size=5))
    ledger = data.draw(st.dictionaries(number, st.integers(0, 3)))
    schedule = draw_individual(
        people(count),
        rounds,
        1,
        odd=odd,
        ledger=ledger,
        absences=absences,
        history=Meetings.from_pairs(data.draw(couples), data.draw(couples)),
        together=data.draw(couples),
        apart=data.draw(couples),
    )
    assert verify(schedule, absences=absences, ledger=ledger) == ()


@pytest.mark.parametrize(
    ("count", "rounds"),
    [(16, 5), (20, 5), (24, 7), (28, 9), (32, 10), (36, 11), (40, 13), (64, 21)],
)
def test_the_rounds_that_the_literature_promises_are_had_without_repeats(count, rounds):
    schedule = draw_individual(people(count), rounds, 1)
    assert verify(schedule) == ()
    assert (schedule.repeats.tablemates, schedule.repeats.partners) == (0, 0)
    assert schedule.proof == "optimal"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("count", [16, 20])
def test_five_rounds_in_a_small_hall_stay_without_repeats_when_the_season_counts(count):
    history = Meetings()
    for evening in range(6):
        schedule = draw_individual(people(count), 5, evening, history=history)
        assert schedule.repeats.tablemates == 0
        for draw in schedule.rounds:
            history.add_round(draw)
    met = [history.met(a, b) for a, b in combinations(people(count), 2)]
    assert max(met) - min(met) <= 4  # five evenings of chance alone differ by six and more


def test_the_same_seed_gives_the_same_draw_and_another_seed_another():
    first, again, other = (draw_individual(people(41), 3, seed) for seed in (5, 5, 6))
    assert first == again
    assert first.rounds != other.rounds


def test_draws_of_long_ago_are_drawn_the_same_today():
    """One by construction, one by search, one by joint search: on any machine and Python."""
    before = Meetings.from_pairs([(1, 2), (3, 4), (1, 3)])
    drawn = {
        "construction": draw_individual(people(8), 1, 1).rounds[0].tables[0].people,
        "search": draw_individual(people(17), 3, 1, history=before).rounds[2].tables[0].people,
        "joint search": draw_individual(people(17), 5, 1).rounds[2].tables[0].people,
    }
    assert drawn == LONG_AGO


LONG_AGO = {
    "construction": (8, 4, 6, 1),
    "search": (13, 12, 5, 11),
    "joint search": (12, 14, 13, 16),
}


def test_who_met_before_is_not_put_together_while_others_are_free():
    season = Meetings.from_pairs(combinations(range(1, 9), 2))  # 1 to 8 know one another
    schedule = draw_individual(people(32), 1, 1, history=season)
    for table in schedule.rounds[0].tables:
        assert sum(person <= 8 for person in table.people) <= 1


def test_partners_of_before_sit_across_less_often():
    season = Meetings.from_pairs([], [(1, 2)])
    for seed in range(10):
        drawn = draw_individual(people(4), 1, seed, history=season).rounds[0]
        assert (1, 2) not in drawn.tables[0].partners


def test_three_rounds_at_one_table_give_three_partners():
    schedule = draw_individual(people(4), 3, 1)
    assert schedule.repeats.partners == 0
    assert schedule.repeats.tablemates == 12
    assert schedule.proof == "optimal"


def test_nobody_sits_out_twice_before_everybody_did_once():
    schedule = draw_individual(people(9), 9, 1)
    assert set(turns(schedule).values()) == {1}
    assert len(turns(schedule)) == 9


def test_who_sat_out_least_this_season_is_first_to_do_so():
    ledger = dict.fromkeys(people(13), 2) | {4: 1, 7: 0}
    schedule = draw_individual(people(13), 2, 1, ledger=ledger)
    assert [draw.sits_out for draw in schedule.rounds] == [(7,), (4,)]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("odd", ["sits-out", "three"])
def test_over_a_season_turns_come_round_to_everybody(odd):
    season, ledger = Meetings(), dict.fromkeys(people(18), 0)
    for evening in range(9):
        schedule = draw_individual(people(18), 3, evening, history=season, ledger=ledger, odd=odd)
        for person, times in turns(schedule).items():
            ledger[person] += times
        for draw in schedule.rounds:
            season.add_round(draw)
    assert len(set(ledger.values())) == 1
    alone = [season.alone.get(person, 0) for person in people(18)]
    assert max(alone) - min(alone) <= 2  # three on average; whose turn it is shares a table too


def test_a_rest_of_three_two_or_one_makes_one_two_or_three_tables_of_three():
    for count, tables in ((31, 1), (30, 2), (29, 3), (32, 0), (9, 3), (6, 2), (3, 1)):
        drawn = draw_individual(people(count), 1, 1, odd="three").rounds[0]
        assert len(drawn.three) == tables
        assert drawn.sits_out == ()


def test_five_cannot_all_play_and_so_one_sits_out():
    schedule = draw_individual(people(5), 5, 1, odd="three")
    assert all(len(draw.sits_out) == 1 for draw in schedule.rounds)
    assert set(turns(schedule).values()) == {1}


def test_at_a_table_of_three_each_is_alone_in_turn():
    schedule = draw_individual(people(3), 3, 1, odd="three")
    assert sorted(draw.three[0].alone for draw in schedule.rounds) == [1, 2, 3]


def test_who_was_alone_at_three_before_is_not_alone_again():
    season = Meetings()
    season.add_alone(1)
    season.add_alone(3)
    for seed in range(5):
        drawn = draw_individual(people(3), 1, seed, odd="three", history=season).rounds[0]
        assert drawn.three[0].alone == 2


def test_too_few_for_a_table_is_said_and_nobody_plays():
    schedule = draw_individual(people(3), 1, 1)
    assert schedule.rounds[0].sits_out == (1, 2, 3)
    assert [*map(str, schedule.notes)] == [
        "Ronde 1: met 3 deelnemers is geen tafel te vullen; niemand speelt."
    ]


def test_who_comes_late_is_not_drawn_before():
    schedule = draw_individual(people(33), 3, 1, absences={33: range(1, 2)})
    assert 33 not in schedule.rounds[0].entrants
    assert 33 in schedule.rounds[1].entrants


def test_somebody_who_stays_away_altogether_does_not_spoil_a_tight_draw():
    away = {9: range(1, 6)}
    schedule = draw_individual(people(17), 5, 1, absences=away)
    assert schedule.repeats.tablemates == 0  # sixteen people, five rounds
    assert verify(schedule, absences=away) == ()


def test_rounds_already_played_stay_and_the_rest_minds_them():
    before = draw_individual(people(32), 4, 1).rounds
    after = draw_individual(people(33), 4, 2, earlier=before[:2], absences={33: range(1, 3)})
    assert after.rounds[:2] == before[:2]
    assert [draw.round for draw in after.rounds] == [1, 2, 3, 4]
    assert after.repeats.tablemates == 0
    assert verify(after, absences={33: range(1, 3)}) == ()


def test_who_wants_to_sit_together_does_and_who_wants_not_does_not():
    schedule = draw_individual(people(24), 3, 1, together=[(1, 2)], apart=[(3, 4), (5, 6)])
    for draw in schedule.rounds:
        tables = [set(table.people) for table in draw.tables]
        assert any({1, 2} <= table for table in tables)
        assert not any({3, 4} <= table or {5, 6} <= table for table in tables)


def test_a_wish_that_cannot_be_had_is_listed():
    schedule = draw_individual(people(4), 1, 1, apart=[(1, 2)])
    (note,) = schedule.notes
    assert str(note) == ("Ronde 1: 1 en 2 zitten toch aan één tafel.")
    schedule = draw_individual(people(5), 5, 1, together=[(1, 2)])
    assert sum("1 en 2 zitten niet aan één tafel" in str(note) for note in schedule.notes) == 2


def test_repeats_that_cannot_be_avoided_are_said():
    schedule = draw_individual(people(8), 2, 1)
    assert [*map(str, schedule.notes)] == [
        "4 keer treffen twee elkaar deze avond opnieuw aan tafel."
    ]


def test_two_tables_that_mix_cannot_but_meet_again_and_that_is_proof():
    """Four people go to two tables: two of them at least meet there, from both tables twice."""
    assert draw_individual(people(8), 2, 1).repeats.tablemates == 4
    assert draw_individual(people(8), 2, 1).proof == "optimal"
    assert draw_individual(people(8), 3, 1).proof == "optimal"
    assert draw_individual(people(14), 4, 1).proof == "best-found"


def test_the_document_of_a_draw_is_what_others_build_on():
    document = schedule_json(draw_individual(people(7), 1, 3, odd="three"))
    assert list(document) == ["format", "entrants", "rounds", "repeats", "proof", "seed"]
    assert document["format"] == "individual"
    assert document["entrants"] == 7
    assert document["repeats"] == {"partners": 0, "tablemates": 0}
    (drawn,) = document["rounds"]
    assert list(drawn) == ["round", "tables", "sits_out", "three"]
    assert list(drawn["tables"][0]) == ["table", "n", "s", "e", "w"]
    assert drawn["three"][0]["table"] == 2
    assert len(drawn["three"][0]["players"]) == 3


def test_people_need_not_be_numbered_from_one():
    schedule = draw_individual([210, 5, 77, 31, 8, 90, 14, 2], 1, 1)
    assert verify(schedule, entrants=[210, 5, 77, 31, 8, 90, 14, 2]) == ()


def test_two_who_asked_are_partners_in_every_round_and_all_else_stays_fair():
    # 24 at six tables, 4 rounds: 1 and 2 bring 3 x 4 others to their table, of 22
    schedule = draw_individual(people(24), 4, 7, together=[(1, 2), (5, 9)], partners=[(9, 5)])
    assert verify(schedule) == ()
    sides = Counter(two for draw in schedule.rounds for two in partners_of(draw))
    met = Counter(two for draw in schedule.rounds for two in meetings_of(draw))
    assert sides.pop((5, 9)) == 4
    assert met.pop((1, 2)) == met.pop((5, 9)) == 4
    assert {*met.values()} == {*sides.values()} == {1}  # nobody else meets twice
    assert (schedule.repeats.tablemates, schedule.repeats.partners) == (6, 3)
    assert list(map(str, schedule.notes)) == [
        "5 en 9 zijn elke ronde elkaars maat: dat is hun wens."
    ]


def test_partners_by_wish_are_so_at_a_table_of_three_and_by_the_standing_too():
    # seven: one table of three a round, and whoever shares it with 1 and 2 plays alone there
    asked = {"together": [(1, 2)], "partners": [(1, 2)]}
    seven = draw_individual(people(7), 3, 1, odd="three", **asked)
    assert verify(seven) == ()
    assert 0 < sum({1, 2} <= {*at_three(draw)} for draw in seven.rounds) < 3
    for draw in (*seven.rounds, *draw_individual(people(8), 4, 1, order=people(8), **asked).rounds):
        assert (1, 2) in partners_of(draw)
    crossed = RoundDraw(1, (TableSeats(1, 1, 3, 2, 4),))
    assert list(map(str, notes_on([crossed], Repeats(0, 0), [(1, 2)], (), [(1, 2)]))) == [
        "Ronde 1: 1 en 2 zijn geen maten, zoals gevraagd was."
    ]
