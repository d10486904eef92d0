"""Somebody comes or leaves between rounds: what was planned stays for everybody else."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.mending import mend
from clubadmin.domain.draw.plan.schedule import RoundDraw, Schedule, count_repeats
from clubadmin.domain.draw.verify.verifier import verify
from tests.turns import tries


def asked(form: str, count: int, rounds: int = 4, **more: object) -> DrawRequest:
    return DrawRequest(form, tuple(range(1, count + 1)), rounds, 3, **more)  # type: ignore[arg-type]


def mended(
    whole: Schedule, request: DrawRequest, kept: int, gone: Sequence[int] = (), come: int = 0
) -> tuple[DrawRequest, tuple[RoundDraw, ...]]:
    """The rounds after `kept`, once these have gone and so many have come under new numbers."""
    most = max(request.entrants)
    fresh = tuple(range(most + 1, most + 1 + come))
    away = {one: frozenset(range(1, kept + 1)) for one in fresh}
    for one in gone:
        missed = range(kept + 1, request.rounds + 1)
        away[one] = request.absences.get(one, frozenset()).union(missed)
    now = replace(
        request,
        entrants=(*request.entrants, *fresh),
        earlier=whole.rounds[:kept],
        absences={**request.absences, **away},
    )
    rounds = mend(now, whole.rounds[kept:])
    assert rounds is not None
    return now, rounds


def moved(before: RoundDraw, after: RoundDraw) -> set[int]:
    """Who were there and are there, and have another table or a turn that they had not."""
    old = {one: at.table for at in before.seatings for one in at.people}
    new = {one: at.table for at in after.seatings for one in at.people}
    both = set(before.entrants) & set(after.entrants)
    return {one for one in both if old.get(one) != new.get(one)}


def faults(request: DrawRequest, rounds: Sequence[RoundDraw]) -> tuple[str, ...]:
    whole = (*request.earlier, *rounds)
    names = {3: "three-players", 2: "two-players"}
    form = names.get(request.players, request.format)
    count = len(request.entrants)
    schedule = Schedule(form, count, whole, count_repeats(whole), "best-found", 3)
    return verify(
        schedule,
        request.entrants,
        request.absences,
        request.ledger,
        len(request.earlier) + 1,
        mended=True,
    )


@pytest.mark.parametrize("count", [21, 33, 61])
def test_who_sat_out_takes_the_place_of_who_leaves_and_hardly_anybody_else_moves(count):
    request = asked("individual", count, 3)
    whole = draw(request)
    gone = whole.rounds[1].tables[0].people[0]
    _, rounds = mended(whole, request, 1, gone=[gone])
    for before, after in zip(whole.rounds[1:], rounds, strict=True):
        assert len(moved(before, after) - {*before.sits_out}) <= 2  # to save a repeat
        assert after.sits_out == ()
    assert count_repeats((whole.rounds[0], *rounds)).tablemates == 0


def test_who_comes_when_another_leaves_takes_his_places():
    request = asked("individual", 32)
    whole = draw(request)
    _, rounds = mended(whole, request, 1, gone=[5], come=1)
    for before, after in zip(whole.rounds[1:], rounds, strict=True):
        assert moved(before, after) == set()
        places = [(33 if one == 5 else one) for at in before.tables for one in at.people]
        assert sorted(places) == sorted(one for at in after.tables for one in at.people)
        assert len([at for at in after.tables if at not in before.tables]) == 1


def test_who_comes_is_the_fourth_at_a_table_of_three():
    request = asked("individual", 31, odd="three")
    whole = draw(request)
    _, rounds = mended(whole, request, 1, come=1)
    for before, after in zip(whole.rounds[1:], rounds, strict=True):
        assert after.three == ()
        assert moved(before, after) == set()
        table = next(at for at in after.tables if 32 in at.people)
        assert table.people == (*before.three[0].players, 32)


def test_where_one_leaves_and_nobody_waits_his_table_plays_at_three():
    request = asked("individual", 32, odd="three")
    whole = draw(request)
    _, rounds = mended(whole, request, 1, gone=[5])
    before, after = whole.rounds[1], rounds[0]
    assert moved(before, after) == set()
    left = next(at for at in before.tables if 5 in at.people)
    assert set(after.three[0].players) == set(left.people) - {5}
    assert after.three[0].table == left.table


def test_four_who_come_have_a_table_of_their_own_at_first():
    request = asked("individual", 32)
    whole = draw(request)
    _, rounds = mended(whole, request, 2, come=4)
    assert moved(whole.rounds[2], rounds[0]) == set()
    assert {33, 34, 35, 36} in [set(at.people) for at in rounds[0].tables]
    assert count_repeats((*whole.rounds[:2], *rounds)).tablemates <= 1


def test_a_boompje_goes_on_at_the_same_tables_and_later_ones_change_little():
    request = asked("boompje", 17, rounds=6)
    whole = draw(request)
    _, rounds = mended(whole, request, 1, gone=[whole.rounds[1].tables[0].n])
    assert all(one.sits_out == () for one in rounds)
    for before, after in zip(whole.rounds[1:], rounds, strict=True):
        assert len([at for at in before.tables if at not in after.tables]) <= 1


def test_with_too_few_for_a_table_nothing_can_be_mended():
    request = asked("individual", 4)
    whole = draw(request)
    now = replace(request, absences={1: frozenset({3, 4})}, earlier=whole.rounds[:2])
    assert mend(now, whole.rounds[2:]) is None


def test_three_who_are_left_of_a_table_play_on_where_the_club_plays_at_three():
    """But where two are left in one of the rounds, nothing can be mended."""
    request = asked("individual", 4, 3, odd="three")
    whole = draw(request)
    _, rounds = mended(whole, request, 1, gone=[4])
    assert [len(one.three) for one in rounds] == [1, 1]
    away = {4: frozenset({2, 3}), 3: frozenset({2})}
    assert mend(replace(request, absences=away, earlier=whole.rounds[:1]), whole.rounds[1:]) is None


def test_where_a_movement_has_no_number_left_it_is_drawn_anew():
    request = asked("howell-pairs", 8)
    whole = draw(request)
    late = replace(request, entrants=tuple(range(1, 10)), absences={9: frozenset({1})})
    assert mend(replace(late, earlier=whole.rounds[:1]), whole.rounds[1:]) is None
    assert mend(late, []) is None


@pytest.mark.parametrize("form", ["howell-pairs", "teams", "schevenings", "pairs"])
def test_a_movement_goes_on_for_all_who_do_not_meet_who_left(form):
    request = asked(form, 16)
    whole = draw(request)
    _, rounds = mended(whole, request, 1, gone=[5])
    for before, after in zip(whole.rounds[1:], rounds, strict=True):
        assert [at for at in before.tables if 5 not in at.people] == list(after.tables)


def test_who_play_the_same_games_at_all_tables_keep_theirs_when_another_leaves():
    request = asked("howell-players", 16)
    whole = draw(request)
    _, rounds = mended(whole, request, 1, gone=[5])
    for before, after in zip(whole.rounds[1:], rounds, strict=True):
        assert len(moved(before, after)) <= 9  # three sit out, in turns
        assert {at.games for at in after.tables} == {before.tables[0].games}
    mates = next(at.people for at in whole.rounds[1].tables if 5 in at.people)
    assert set(rounds[0].sits_out) == {*mates} - {5}


def test_groups_keep_to_themselves():
    lines = {one: "A" if one <= 16 else "B" for one in range(1, 34)}
    request = asked("individual", 33, lines=lines)
    whole = draw(request)
    now = replace(request, absences={3: frozenset({2, 3, 4})}, earlier=whole.rounds[:1])
    rounds = mend(now, whole.rounds[1:])
    assert rounds is not None
    for before, after in zip(whole.rounds[1:], rounds, strict=True):
        assert all(one > 16 or lines[one] == "A" for one in moved(before, after))
        for table in after.seatings:
            assert len({lines[one] for one in table.people}) == 1


def test_who_must_sit_at_a_table_still_does():
    request = asked("individual", 17, fixed={2: 1})
    whole = draw(request)
    gone = whole.rounds[1].tables[0].people
    _, rounds = mended(whole, request, 1, gone=[next(one for one in gone if one != 2)])
    for after in rounds:
        table = [at.table for at in after.seatings if 2 in at.people]
        assert table in ([1], [])


FORMS = {
    "four": {"form": "individual", "odd": "sits-out"},
    "threes": {"form": "individual", "odd": "three"},
    "boompje": {"form": "boompje", "odd": "sits-out"},
    "boompje with threes": {"form": "boompje", "odd": "three"},
    "three players": {"form": "individual", "players": 3},
    "two players": {"form": "individual", "players": 2},
    "pairs": {"form": "pairs", "method": "drawn"},
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("values", FORMS.values(), ids=FORMS)
@settings(max_examples=tries(4, 10), deadline=None)
@given(data=st.data())
def test_whoever_comes_and_goes_time_and_again_the_mended_plan_is_sound(values, data):
    values = {**values}
    form = values.pop("form")
    count = data.draw(st.integers(8, 60))
    rounds = data.draw(st.integers(2, 6))
    ledger = data.draw(st.dictionaries(st.integers(1, count), st.integers(0, 3)))
    request = asked(form, count, rounds, ledger=ledger, **values)
    whole = draw(request)
    for kept in range(rounds):
        there = [one for one in request.entrants if rounds not in request.absences.get(one, ())]
        gone = data.draw(st.sets(st.sampled_from(there), max_size=min(3, len(there) - 5)))
        come = data.draw(st.integers(0, 3))
        request, after = mended(whole, request, kept, sorted(gone), come)
        whole = replace(whole, rounds=(*whole.rounds[:kept], *after))
        assert faults(request, after) == ()


def test_as_many_come_as_leave_and_no_table_is_opened_for_them() -> None:
    request = asked("individual", 21, 3, odd="three")
    whole = draw(request)
    now, rounds = mended(whole, request, 0, gone=(4, 11, 5, 9), come=4)
    assert faults(now, rounds) == ()
    for before, after in zip(whole.rounds, rounds, strict=True):
        assert {one.table for one in after.seatings} == {one.table for one in before.seatings}
    assert [len(moved(*both)) for both in zip(whole.rounds, rounds, strict=True)] == [0, 4, 2]


def test_who_sits_out_goes_on_doing_so_when_somebody_comes_in_the_place_of_another() -> None:
    """Also when he who comes has the lowest number of all, and it is the turn of either."""
    planned = asked("individual", 10, 1, absences={1: frozenset({1})})
    (before,) = draw(planned).rounds
    gone = next(one for one in before.entrants if one not in before.sits_out)
    now = replace(planned, absences={gone: frozenset({1})})
    (after,) = mend(now, [before]) or ()
    assert after.sits_out == before.sits_out
    assert moved(before, after) == set()


def test_at_a_small_table_who_stays_keeps_the_seat_of_before() -> None:
    request = asked("individual", 9, rounds=2, players=3)
    whole = draw(request)
    gone = whole.rounds[1].seatings[0].people[1]
    _, (after,) = mended(whole, request, 1, [gone], come=1)
    for before, now in zip(whole.rounds[1].seatings, after.seatings, strict=True):
        assert now.people == tuple(10 if one == gone else one for one in before.people)


def test_who_is_no_entrant_any_more_is_in_none_of_the_rounds() -> None:
    whole = draw(asked("individual", 9, rounds=3))
    out = set(whole.rounds[1].sits_out)
    gone = next(one for one in range(1, 10) if one not in out)
    there = tuple(one for one in range(1, 10) if one != gone)
    now = asked("individual", 9, rounds=3)
    rounds = mend(replace(now, entrants=there, earlier=whole.rounds[:1]), whole.rounds[1:])
    assert rounds is not None
    assert [set(one.entrants) for one in rounds] == [set(there)] * 2
    assert [one.sits_out for one in rounds] == [(), ()]


def test_a_plan_with_one_number_for_two_tables_is_drawn_anew_but_what_was_played_stays() -> None:
    request = asked("individual", 8, rounds=2)
    first, second = draw(request).rounds
    twice = replace(first, tables=(first.tables[0], replace(first.tables[1], table=1)))
    assert mend(replace(request, rounds=1), [twice]) is None
    assert mend(replace(request, earlier=(twice,)), [second]) == (second,)


def test_a_table_whose_number_was_changed_by_hand_keeps_it() -> None:
    request = asked("individual", 8, rounds=2)
    (first, second) = draw(request).rounds
    by_hand = replace(first, tables=(first.tables[0], replace(first.tables[1], table=9)))
    (kept, _) = mend(replace(request, absences={8: frozenset({2})}), [by_hand, second]) or (0, 0)
    assert kept == by_hand


def test_who_only_misses_the_first_of_three_boompjes_waits_for_the_next_table() -> None:
    request = asked("boompje", 9, rounds=3)
    planned = draw(request).rounds
    late = planned[0].tables[0].n
    rounds = mend(replace(request, absences={late: frozenset({1})}), planned)
    assert rounds is not None
    assert [one.sits_out for one in rounds] == [(), (late,), (late,)]
    groups = [{frozenset(at.people) for at in one.tables} for one in rounds]
    assert groups[0] == groups[1] == groups[2]


def test_at_three_each_plays_with_the_blind_hand_once_when_another_table_changes() -> None:
    request = asked("boompje", 11, rounds=3, odd="three")
    first, *planned = draw(request).rounds
    away = {first.tables[0].n: frozenset({2})}
    rounds = mend(replace(request, earlier=(first,), absences=away), planned)
    assert rounds is not None
    number = first.three[0].table
    alone = [at.alone for one in (first, *rounds) for at in one.three if at.table == number]
    assert alone == [at.alone for one in (first, *planned) for at in one.three]
    assert {*alone} == {*first.three[0].people}


def test_a_new_table_of_a_group_has_a_number_that_no_other_group_has() -> None:
    lines = {one: "A" if one <= 8 or one > 20 else "B" for one in range(1, 25)}
    request = asked("individual", 16, rounds=1, lines=lines)
    (planned,) = draw(request).rounds
    now = replace(request, entrants=(*range(1, 25),))  # 17 to 20 come in B, 21 to 24 in A
    (after,) = mend(now, [planned]) or ()
    assert after.tables[:4] == planned.tables
    assert [{*at.people} for at in after.tables[4:]] == [{21, 22, 23, 24}, {17, 18, 19, 20}]
    gone = dict.fromkeys(planned.tables[1].people, frozenset({1}))
    left = replace(request, entrants=(*range(1, 21),), absences=gone)
    (after,) = mend(left, [planned]) or ()
    assert {*after.tables[1].people} == {17, 18, 19, 20}
