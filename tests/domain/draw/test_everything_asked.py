"""Whatever is asked of whatever format at whatever size, the draw is sound and comes in time."""

import time
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.plan.task import Meetings
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.every_format import KNOCKOUTS, LEAST
from tests.turns import tries

every_format = pytest.mark.parametrize("form", LEAST)
ORDERS = st.sampled_from(["chance", "standing", "strength"])


def asked(form: str, count: int, rounds: int, seed: int = 1, **more: object) -> DrawRequest:
    return DrawRequest(form, tuple(range(1, count + 1)), rounds, seed, **more)  # type: ignore[arg-type]


@pytest.mark.sampled(3)
@every_format
@settings(max_examples=tries(3, 5), deadline=None)
@given(data=st.data(), size=st.integers(0, 60), rounds=st.integers(1, 6), by=ORDERS)
def test_whatever_is_asked_the_draw_is_sound(form, data, size, rounds, by):
    count = LEAST[form] + size
    number = st.integers(1, count)
    couples = st.lists(st.tuples(number, number), max_size=3).map(tuple)
    fixed = data.draw(st.dictionaries(number, st.integers(1, 9), max_size=2))
    ledger = data.draw(st.dictionaries(number, st.integers(0, 3), max_size=5))
    request = asked(
        form,
        count,
        rounds,
        history=Meetings.from_pairs(data.draw(couples), data.draw(couples)),
        together=data.draw(couples),
        apart=data.draw(couples),
        ledger=ledger,
        fixed=fixed,
        odd=data.draw(st.sampled_from(["sits-out", "three"])),
        by=by,
        order=tuple(data.draw(st.permutations(range(1, count + 1)))),
    )
    schedule = draw(request)
    assert verify(schedule, ledger=ledger, fixed=fixed) == ()
    assert draw(request) == schedule
    assert schedule.entrants == count
    for note in map(str, schedule.notes):
        assert note[0].isupper() or note[0].isdigit()
        assert note.endswith(".")


@pytest.mark.sampled(3)
@every_format
@settings(max_examples=tries(4, 8), deadline=None)
@given(size=st.integers(0, 396), rounds=st.integers(1, 8), seed=st.integers(0, 2**40))
def test_any_size_keeps_the_promises_of_its_format(form, size, rounds, seed):
    count = min(400, LEAST[form] + size)
    assert verify(draw(asked(form, count, rounds, seed))) == ()


@pytest.mark.nightly
@every_format
@pytest.mark.parametrize("by", ["chance", "strength"])
@pytest.mark.parametrize("rounds", [1, 3, 6, 8])
def test_every_size_up_to_four_hundred_through_the_door(form, by, rounds):
    for count in range(LEAST[form], 401):
        order = tuple(range(count, 0, -1))
        begun = time.process_time()
        schedule = draw(asked(form, count, rounds, count, by=by, order=order))
        assert time.process_time() - begun < 2, count
        assert verify(schedule) == (), count


@pytest.mark.nightly
@every_format
def test_every_size_goes_on_after_two_rounds_with_one_gone_and_one_more(form):
    for count in range(LEAST[form] + 4, 401):
        whole = draw(asked(form, count, 5, count))
        away = {2: frozenset({3, 4, 5}), count + 1: frozenset({1, 2})}
        request = asked(form, count + 1, 5, 7, earlier=whole.rounds[:2], absences=away)
        if form in KNOCKOUTS:
            continue  # there who lost is gone, and nobody comes in later
        rest = draw(request)
        assert verify(rest, absences=away) == (), count


@pytest.mark.parametrize("form", [one for one in LEAST if one not in KNOCKOUTS])
def test_round_by_round_by_standing_nobody_need_meet_again(form):
    for count in (16, 17, 22, 33):
        played = ()
        standing = tuple(range(1, count + 1))
        rounds = 3 if form == "boompje" else 4
        for number in range(1, rounds + 1):
            request = asked(form, count, number, 3, by="standing", order=standing, earlier=played)
            schedule = draw(request)
            assert verify(schedule) == ()
            assert schedule.rounds[: number - 1] == played
            played = schedule.rounds
            standing = standing[::2] + standing[1::2]
        if form not in {"individual", "howell-players", "boompje", "three-players"}:
            assert schedule.repeats.tablemates == 0


@every_format
def test_who_must_sit_at_a_table_does_where_nothing_else_is_there(form):
    for count in (13, 16, 24):
        schedule = draw(asked(form, count, 3, fixed={5: 2}))
        assert verify(schedule, fixed={5: 2}) == ()
        for drawn in schedule.rounds[: 1 if form in KNOCKOUTS else 3]:
            at = {table.table for table in drawn.seatings if 5 in table.people}
            assert at <= {1, 2} if form == "teams" else at <= {2}


@every_format
def test_two_who_must_sit_at_different_tables_are_never_at_one(form):
    fixed = {5: 2, 8: 3}
    schedule = draw(asked(form, 24, 3, fixed=fixed))
    met = {frozenset(t.people) for one in schedule.rounds for t in one.seatings}
    if form not in {"schevenings", "howell-pairs", "teams", "pairs"}:
        assert not any({5, 8} <= table for table in met)
    missed = replace(asked(form, 24, 3), fixed={5: 2, 8: 2, 9: 2, 10: 2, 11: 2})
    assert any("zit niet aan tafel 2" in str(note) for note in draw(missed).notes)
