"""What every format promises at every size; each format's own ways are in its own file."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.draw.plan.schedule import schedule_json
from clubadmin.domain.draw.plan.task import Meetings
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.every_format import FORMATS, KNOCKOUTS
from tests.turns import tries

PAIRED = {"schevenings", "howell-pairs", "teams", "knockout-pairs"}
every_format = pytest.mark.parametrize("form", FORMATS)


@pytest.mark.sampled(3)
@every_format
@settings(max_examples=tries(5, 12), deadline=None)
@given(size=st.integers(0, 396), rounds=st.integers(1, 12), seed=st.integers(0, 2**40))
def test_any_number_of_entrants_gets_what_the_format_promises(form, size, rounds, seed):
    least, draw = FORMATS[form]
    assert verify(draw(range(1, least + size + 1), rounds, seed)) == ()


@pytest.mark.sampled(3)
@every_format
def test_the_small_sizes_keep_their_promises_for_more_rounds_than_there_are_opponents(form):
    least, draw = FORMATS[form]
    for count in range(least, least + 10):
        for rounds in (1, 2, 3, 9):
            assert verify(draw(range(1, count + 1), rounds, count)) == ()


@pytest.mark.nightly
@every_format
@pytest.mark.parametrize("rounds", [*range(1, 9), 15, 24])
def test_every_size_up_to_four_hundred_keeps_its_promises_and_takes_no_two_seconds(form, rounds):
    least, draw = FORMATS[form]
    for count in range(least, 401):
        begun = time.process_time()
        schedule = draw(range(1, count + 1), rounds, count)
        assert time.process_time() - begun < 2, count
        assert verify(schedule) == (), count


@every_format
def test_the_same_seed_gives_the_same_draw_and_another_seed_another(form):
    _, draw = FORMATS[form]
    one, other, again = (draw(range(1, 22), 4, seed) for seed in (5, 6, 5))
    assert one == again
    assert one.rounds != other.rounds


@every_format
def test_fewer_than_a_table_takes_is_a_sentence_and_nobody_plays(form):
    least, draw = FORMATS[form]
    for count in range(least):
        schedule = draw(range(1, count + 1), 3, 1)
        assert schedule.notes
        assert not any(drawn.tables for drawn in schedule.rounds)


@every_format
def test_numbers_need_not_run_from_one(form):
    _, draw = FORMATS[form]
    numbers = [3, 8, 11, 12, 20, 21, 22, 40]
    schedule = draw(numbers, 2, 1)
    assert verify(schedule, numbers) == ()


@every_format
def test_those_who_asked_not_to_meet_do_not_where_there_is_room(form):
    _, draw = FORMATS[form]
    schedule = draw(range(1, 33), 3, 1, apart=[(1, 2), (3, 4)])
    assert verify(schedule) == ()
    assert not any("toch aan één tafel" in str(note) for note in schedule.notes)


@every_format
def test_those_who_asked_to_meet_do(form):
    _, draw = FORMATS[form]
    schedule = draw(range(1, 25), 3, 1, together=[(5, 6)])
    assert verify(schedule) == ()
    assert not any("zoals gevraagd" in str(note) for note in schedule.notes)


@every_format
def test_who_met_last_week_meets_others_where_there_is_room(form):
    _, draw = FORMATS[form]
    before = Meetings.from_pairs([(a, a + 1) for a in range(1, 32, 2)])
    schedule = draw(range(1, 33), 2, 1, history=before)
    met = [
        two
        for drawn in schedule.rounds
        for table in drawn.seatings
        for two in before.tablemates
        if set(two) <= set(table.people)
    ]
    assert met == []


@pytest.mark.sampled(3)
@every_format
def test_a_note_is_a_whole_sentence(form):
    least, draw = FORMATS[form]
    for count in (*range(least, 12), 17, 22):
        for note in map(str, draw(range(1, count + 1), 5, 1).notes):
            assert note[0].isupper() or note[0].isdigit()
            assert note.endswith(".")


@every_format
def test_the_json_has_the_keys_that_others_build_on(form):
    _, draw = FORMATS[form]
    document = schedule_json(draw(range(1, 17), 3, 1))
    assert document["format"] == form
    assert set(document) - {"notes"} == {
        "format",
        "entrants",
        "rounds",
        "repeats",
        "proof",
        "seed",
    }
    for drawn in document["rounds"]:
        assert set(drawn) == {"round", "tables", "sits_out", "three"}
        seats = {"ns", "ew"} if form in PAIRED else set("nsew")
        games = {"games"} if form not in {*KNOCKOUTS, "boompje"} else set()
        assert all(set(table) == {"table"} | seats | games for table in drawn["tables"])
