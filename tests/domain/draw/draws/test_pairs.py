from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.draw.plan.schedule import PairTable, RoundDraw, schedule_json
from clubadmin.domain.draw.plan.task import Meetings
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.asked import draw_pairs
from tests.turns import tries


def pairs(count: int) -> range:
    return range(1, count + 1)


def table_of(draw: RoundDraw, pair: int) -> int | None:
    return next((table.table for table in draw.tables if pair in table.people), None)


@settings(max_examples=tries(30, 100), deadline=None)
@given(
    count=st.integers(0, 120),
    rounds=st.integers(1, 8),
    method=st.sampled_from(["move", "drawn"]),
    seed=st.integers(0, 2**40),
)
def test_any_number_of_pairs_gets_a_sound_draw(count, rounds, method, seed):
    schedule = draw_pairs(pairs(count), rounds, seed, method=method)
    assert verify(schedule) == ()


@settings(max_examples=tries(20, 60), deadline=None)
@given(
    data=st.data(),
    count=st.integers(2, 24),
    rounds=st.integers(1, 6),
    method=st.sampled_from(["move", "drawn"]),
)
def test_pairs_that_come_and_go_leave_the_draw_sound(data, count, rounds, method):
    number = st.integers(1, count)
    absences = data.draw(st.dictionaries(number, st.sets(st.integers(1, rounds)), max_size=4))
    ledger = data.draw(st.dictionaries(number, st.integers(0, 3)))
    schedule = draw_pairs(pairs(count), rounds, 1, method=method, absences=absences, ledger=ledger)
    assert verify(schedule, absences=absences, ledger=ledger) == ()


def test_even_pairs_stay_and_odd_pairs_move_up_a_table():
    schedule = draw_pairs(pairs(12), 6, 1)
    for draw, following in pairwise(schedule.rounds):
        for pair in pairs(12):
            here, there = table_of(draw, pair), table_of(following, pair)
            assert there == (here if pair % 2 == 0 else here % 6 + 1)
    assert schedule.repeats.tablemates == 0
    assert schedule.notes == ()


def test_in_the_first_round_pairs_one_and_two_sit_at_table_one():
    schedule = draw_pairs(pairs(6), 1, 1)
    assert schedule.rounds[0].tables == (PairTable(1, 2, 1), PairTable(2, 4, 3), PairTable(3, 6, 5))


def test_a_number_that_is_missing_leaves_even_pairs_at_their_tables():
    schedule = draw_pairs([1, 2, 4, 5, 6, 7, 9, 10], 3, 1)
    for pair in (2, 4, 6, 10):
        assert len({table_of(draw, pair) for draw in schedule.rounds}) == 1
    schedule = draw_pairs([2, 3, 4], 2, 1)  # one odd number, two even ones
    assert [draw.sits_out for draw in schedule.rounds] == [(4,), (2,)]


def test_of_an_odd_number_another_pair_sits_out_each_round():
    schedule = draw_pairs(pairs(7), 4, 1)
    assert sorted(draw.sits_out[0] for draw in schedule.rounds) == [1, 3, 5, 7]
    assert schedule.repeats.tablemates == 0


def test_who_sat_out_before_does_not_do_so_again_while_others_did_not():
    schedule = draw_pairs(pairs(7), 3, 1, ledger={1: 1, 3: 1, 5: 1, 7: 1})
    assert sorted(draw.sits_out[0] for draw in schedule.rounds) == [2, 4, 6]
    assert schedule.repeats.tablemates == 0


def test_over_a_season_all_pairs_sit_out_about_as_often():
    ledger = dict.fromkeys(pairs(11), 0)
    for evening in range(11):
        for draw in draw_pairs(pairs(11), 3, evening, ledger=ledger).rounds:
            ledger[draw.sits_out[0]] += 1
    assert set(ledger.values()) == {3}


def test_when_the_odd_pairs_have_been_round_the_rest_is_drawn_and_said():
    schedule = draw_pairs(pairs(8), 7, 1)
    assert schedule.repeats.tablemates == 0
    assert tuple(map(str, schedule.notes)) == (
        "Vanaf ronde 5 kan het opschuiven niet verder; de tegenstanders zijn geloot.",
    )


def test_a_movement_under_way_goes_on_when_the_rest_is_drawn_again():
    whole = draw_pairs(pairs(10), 5, 1)
    assert draw_pairs(pairs(10), 5, 99, earlier=whole.rounds[:2]).rounds == whole.rounds


def test_a_pair_that_leaves_does_not_make_others_meet_twice():
    whole = draw_pairs(pairs(10), 5, 1)
    absences = {4: range(3, 6)}
    rest = draw_pairs(pairs(10), 5, 1, earlier=whole.rounds[:2], absences=absences)
    assert rest.rounds[:2] == whole.rounds[:2]
    assert rest.repeats.tablemates == 0
    assert verify(rest, absences=absences) == ()


@pytest.mark.parametrize("count", range(2, 31))
def test_drawn_pairs_meet_everybody_before_they_meet_anybody_twice(count):
    most = count - 1 + count % 2
    schedule = draw_pairs(pairs(count), most, 1, method="drawn")
    assert schedule.repeats.tablemates == 0
    assert schedule.proof == "optimal"


def test_drawn_pairs_meet_those_they_have_not_met_this_season():
    season = Meetings()
    for evening in range(4):
        schedule = draw_pairs(pairs(16), 3, evening, method="drawn", history=season)
        for draw in schedule.rounds:
            season.add_round(draw)
    assert max(season.tablemates.values()) == 1


def test_one_pair_alone_sits_out():
    schedule = draw_pairs([1], 2, 1)
    assert [draw.sits_out for draw in schedule.rounds] == [(1,), (1,)]


def test_the_document_names_pairs_by_side():
    document = schedule_json(draw_pairs(pairs(4), 1, 1))
    assert document["format"] == "pairs"
    assert document["rounds"][0]["tables"] == [
        {"table": 1, "ns": 2, "ew": 1},
        {"table": 2, "ns": 4, "ew": 3},
    ]


def test_it_is_said_that_drawing_has_no_repeats_where_moving_on_has():
    said = "Met loten in plaats van opschuiven speelt in zoveel ronden geen paar twee keer"
    moved, drawn = (draw_pairs(pairs(10), 7, 1, method=method) for method in ("move", "drawn"))
    assert moved.repeats.tablemates > drawn.repeats.tablemates == 0
    assert any(str(note).startswith(said) for note in moved.notes)
    for schedule in (drawn, draw_pairs(pairs(10), 5, 1), draw_pairs(pairs(10), 12, 1)):
        assert not any(str(note).startswith(said) for note in schedule.notes)


def test_one_pair_alone_does_not_move_and_that_is_why_it_is_told():
    alone = draw_pairs([1], 2, 1, method="move")
    assert [one.sits_out for one in alone.rounds] == [(1,), (1,)]
    assert "Opschuiven gaat niet eerlijk" in str(alone.notes[0])


@pytest.mark.parametrize("numbers", [(4, 12), (2, 4, 6, 8), (1, 3, 5, 7)])
def test_where_all_numbers_are_odd_or_even_every_other_pair_moves(numbers):
    first = draw_pairs(numbers, 1, 1).rounds[0]
    assert [(table.ns, table.ew) for table in first.tables] == [
        *zip(numbers[1::2], numbers[0::2], strict=True)
    ]
    assert first.sits_out == ()
