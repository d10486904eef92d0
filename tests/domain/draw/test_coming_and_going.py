"""People who come late or leave change as little as can be of what others were told."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.plan.schedule import FullTable, Schedule
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.every_format import KNOCKOUTS, LEAST
from tests.turns import tries

moving = pytest.mark.parametrize("form", ["schevenings", "howell-pairs", "teams"])


def asked(form: str, count: int, rounds: int = 5, **more: object) -> DrawRequest:
    return DrawRequest(form, tuple(range(1, count + 1)), rounds, 3, **more)  # type: ignore[arg-type]


def away(**rounds: tuple[int, ...]) -> dict[int, frozenset[int]]:
    """`away(_2=(3, 4))`: number 2 misses rounds 3 and 4."""
    return {int(one[1:]): frozenset(missed) for one, missed in rounds.items()}


def changed(before: Schedule, after: Schedule, gone: int = 0) -> Iterator[tuple[int, FullTable]]:
    """Tables of before that are not there any more, those of who is gone apart."""
    for old, new in zip(before.rounds, after.rounds, strict=True):
        for table in old.tables:
            if gone not in table.people and table not in new.tables:
                yield old.round, table


@pytest.mark.sampled(3)
@moving
@pytest.mark.parametrize("count", [6, 7, 8, 9, 12, 16, 31])
def test_who_leaves_is_missed_only_by_those_who_would_have_met_him(form, count):
    whole = draw(asked(form, count))
    missed = away(_2=(3, 4, 5))
    rest = draw(asked(form, count, earlier=whole.rounds[:2], absences=missed))
    assert list(changed(whole, rest, gone=2)) == []
    assert verify(rest, absences=missed) == ()
    assert any("stil, omdat" in str(note) for note in rest.notes) == (
        any(len(one.sits_out) > (count - 1) % 2 for one in rest.rounds[2:])
    )


@pytest.mark.sampled(3)
@moving
@pytest.mark.parametrize("count", [7, 9, 15, 31])
def test_who_comes_late_takes_the_number_that_nobody_has(form, count):
    whole = draw(asked(form, count))
    late = {count + 1: frozenset({1, 2})}
    rest = draw(asked(form, count + 1, earlier=whole.rounds[:2], absences=late))
    assert list(changed(whole, rest)) == []
    assert [one.sits_out for one in rest.rounds[2:]] == [()] * 3
    assert rest.repeats.tablemates == whole.repeats.tablemates
    assert verify(rest, absences=late) == ()


@moving
@pytest.mark.parametrize("count", [8, 9, 16])
def test_who_comes_when_another_leaves_takes_his_number(form, count):
    whole = draw(asked(form, count))
    missed = away(_2=(3, 4, 5)) | {count + 1: frozenset({1, 2})}
    rest = draw(asked(form, count + 1, earlier=whole.rounds[:2], absences=missed))
    assert list(changed(whole, rest, gone=2)) == []
    assert all(len(one.sits_out) == count % 2 for one in rest.rounds)
    again = draw(asked(form, count + 1, earlier=rest.rounds[:4], absences=missed))
    assert again.rounds == rest.rounds
    assert verify(rest, absences=missed) == ()


@pytest.mark.sampled(3)
@moving
@pytest.mark.parametrize("count", [8, 12, 16, 30])
def test_where_no_number_is_left_all_play_on_and_one_sits_out_each_round(form, count):
    for kept in (1, 3):
        whole = draw(asked(form, count))
        late = {count + 1: frozenset(range(1, kept + 1))}
        rest = draw(asked(form, count + 1, earlier=whole.rounds[:kept], absences=late))
        assert verify(rest, absences=late) == ()
        assert rest.rounds[:kept] == whole.rounds[:kept]
        assert [len(one.sits_out) for one in rest.rounds[kept:]] == [1] * (5 - kept)
        if count > 12:
            assert rest.repeats.tablemates == 0


def says_that_it_is_over(schedule: Schedule) -> list[str]:
    return [str(note)[:41] for note in schedule.notes if "volgt de indeling geen" in str(note)]


@moving
def test_that_the_movement_is_over_is_said(form):
    whole = draw(asked(form, 8))
    late = {9: frozenset({1, 2, 3})}
    rest = draw(asked(form, 9, earlier=whole.rounds[:3], absences=late))
    assert says_that_it_is_over(whole) == []
    assert says_that_it_is_over(rest) == ["Vanaf ronde 4 volgt de indeling geen vast"]


@moving
@pytest.mark.parametrize("count", [8, 9, 14])
def test_the_rest_drawn_again_with_another_seed_is_what_was_drawn_before(form, count):
    whole = draw(asked(form, count))
    again = draw(replace(asked(form, count, earlier=whole.rounds[:3]), seed=99))
    assert again.rounds == whole.rounds


def test_who_stay_sit_on_either_side_about_as_often_when_another_leaves():
    """Turning any one table would leave somebody else as badly off; turning two does not."""
    whole = draw(asked("howell-players", 17, 4))
    missed = away(_1=(3, 4))
    rest = draw(asked("howell-players", 17, 4, earlier=whole.rounds[:2], absences=missed))
    assert verify(rest, absences=missed) == ()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("form", [one for one in LEAST if one not in {"boompje", *KNOCKOUTS}])
@settings(max_examples=tries(6, 15), deadline=None)
@given(data=st.data())
def test_whoever_comes_and_goes_the_draw_is_sound(form, data):
    count = data.draw(st.integers(LEAST[form] + 6, 24))
    rounds = data.draw(st.integers(2, 6))
    kept = data.draw(st.integers(1, rounds - 1))
    whole = draw(asked(form, count, rounds))
    gone = data.draw(st.sets(st.integers(1, count), max_size=3))
    come = data.draw(st.integers(0, 2))
    missed = {one: frozenset(range(kept + 1, rounds + 1)) for one in gone}
    missed |= {count + one: frozenset(range(1, kept + 1)) for one in range(1, come + 1)}
    rest = draw(asked(form, count + come, rounds, earlier=whole.rounds[:kept], absences=missed))
    assert rest.rounds[:kept] == whole.rounds[:kept]
    assert verify(rest, absences=missed) == ()


def test_who_always_sat_on_opposite_sides_are_no_partners_in_the_last_round():
    """One sat N/Z three times, the other O/W: at one side of a table one of them makes it four."""
    whole = draw(asked("howell-players", 16, 4))
    missed = {1: frozenset({4}), 17: frozenset({1, 2, 3})}
    rest = draw(asked("howell-players", 17, 4, earlier=whole.rounds[:3], absences=missed))
    assert rest.repeats.partners == 0
    assert verify(rest, absences=missed) == ()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("form", [one for one in LEAST if one not in {"boompje", *KNOCKOUTS}])
@settings(max_examples=tries(6, 15), deadline=None)
@given(data=st.data())
def test_who_misses_rounds_is_not_drawn_in_them(form, data):
    count = data.draw(st.integers(LEAST[form] + 6, 24))
    missed = data.draw(
        st.dictionaries(st.integers(1, count), st.frozensets(st.integers(1, 4)), max_size=4)
    )
    schedule = draw(asked(form, count, 4, absences=missed))
    assert verify(schedule, absences=missed) == ()
