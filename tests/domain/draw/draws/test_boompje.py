from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.plan.schedule import TableSeats, partners_of
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.asked import draw_boompje
from tests.turns import tries


def test_the_writer_stays_and_the_others_move_one_seat_clockwise():
    first, second, third = (draw.tables[0] for draw in draw_boompje(range(1, 5), 3, 1).rounds)
    assert isinstance(first, TableSeats)
    # clockwise around a table: N, E, S, W
    assert second == TableSeats(1, n=first.n, s=first.e, w=first.s, e=first.w)
    assert third == TableSeats(1, n=first.n, s=first.w, w=first.e, e=first.s)


def test_each_has_each_of_the_three_others_as_partner():
    schedule = draw_boompje(range(1, 5), 3, 1)
    partners = Counter(two for draw in schedule.rounds for two in partners_of(draw))
    assert len(partners) == 6
    assert set(partners.values()) == {1}
    assert (schedule.repeats.partners, schedule.proof, schedule.notes) == (0, "optimal", ())


def test_after_three_boompjes_there_are_new_tables_where_nobody_has_met():
    schedule = draw_boompje(range(1, 33), 9, 1)
    tables = [{frozenset(table.people) for table in draw.tables} for draw in schedule.rounds]
    assert tables[0] == tables[1] == tables[2]
    assert tables[3] == tables[4] == tables[5]
    for one in tables[0]:
        assert all(len(one & other) <= 1 for other in (*tables[3], *tables[6]))
    assert schedule.repeats.partners == 0
    assert schedule.proof == "optimal"


def test_who_sits_out_does_so_for_three_boompjes_and_then_others_do():
    schedule = draw_boompje(range(1, 11), 6, 1)
    resting = [draw.sits_out for draw in schedule.rounds]
    assert resting[0] == resting[1] == resting[2]
    assert not set(resting[0]) & set(resting[3])


def test_at_a_table_of_three_each_plays_with_the_blind_hand_once():
    schedule = draw_boompje(range(1, 8), 3, 1, odd="three")
    assert verify(schedule) == ()
    assert len({draw.three[0].alone for draw in schedule.rounds}) == 3


def test_four_people_who_go_on_meet_the_same_partners_and_it_is_said():
    schedule = draw_boompje(range(1, 5), 6, 1)
    assert schedule.repeats.partners == 6
    assert [*map(str, schedule.notes)] == [
        "6 keer treffen twee elkaar deze avond opnieuw aan tafel."
    ]


def request(count: int, rounds: int = 6, **more: object) -> DrawRequest:
    return DrawRequest("boompje", tuple(range(1, count + 1)), rounds, 2, **more)  # type: ignore[arg-type]


def test_who_leaves_between_two_boompjes_leaves_three_and_new_tables_are_for_who_is_there():
    whole = draw(request(8))
    gone = {3: frozenset({2, 3, 4, 5, 6})}
    rest = draw(request(8, earlier=whole.rounds[:1], absences=gone))
    assert verify(rest, absences=gone) == ()
    before = next(table for table in whole.rounds[0].tables if 3 in table.people)
    for draw_ in rest.rounds[1:3]:
        (three,) = draw_.three
        assert three.table == before.table
        assert set(three.people) == set(before.people) - {3}
        (other,) = draw_.tables
        assert other in whole.rounds[draw_.round - 1].tables
    assert {one.three[0].alone for one in rest.rounds[1:3]} <= set(before.people)
    assert rest.rounds[1].three[0].alone != rest.rounds[2].three[0].alone
    assert [len(one.sits_out) for one in rest.rounds[3:]] == [3, 3, 3]


def test_who_waits_takes_the_seat_of_who_leaves_and_all_others_stay():
    whole = draw(request(9))
    (waits,) = whole.rounds[0].sits_out
    leaves = whole.rounds[0].tables[1].people[2]
    gone = {leaves: frozenset({2, 3, 4, 5, 6})}
    rest = draw(request(9, earlier=whole.rounds[:1], absences=gone))
    assert verify(rest, absences=gone) == ()
    for old, new in zip(whole.rounds[1:3], rest.rounds[1:3], strict=True):
        swapped = tuple(waits if one == leaves else one for one in old.tables[1].people)
        assert new.tables[0] == old.tables[0]
        assert new.tables[1].people == swapped
        assert new.sits_out == ()


def test_who_comes_between_two_boompjes_makes_a_table_of_three_whole():
    whole = draw(request(7, odd="three"))
    late = {8: frozenset({1})}
    rest = draw(request(8, odd="three", earlier=whole.rounds[:1], absences=late))
    assert verify(rest, absences=late) == ()
    assert all(one.three == () and len(one.tables) == 2 for one in rest.rounds[1:])
    assert 8 in next(t for t in rest.rounds[1].tables if t.table == 2).people


def test_who_comes_where_all_tables_are_full_waits_for_new_ones():
    whole = draw(request(8))
    late = {9: frozenset({1})}
    rest = draw(request(9, earlier=whole.rounds[:1], absences=late))
    assert rest.rounds[:3] == tuple(
        replace(one, sits_out=(9,) if one.round > 1 else ()) for one in whole.rounds[:3]
    )
    assert verify(rest, absences=late) == ()


@settings(max_examples=tries(12, 40), deadline=None)
@given(data=st.data(), count=st.integers(4, 24), odd=st.sampled_from(["sits-out", "three"]))
def test_whoever_comes_and_goes_boompjes_are_sound(data, count, odd):
    rounds = data.draw(st.integers(1, 9))
    missed = data.draw(
        st.dictionaries(
            st.integers(1, count),
            st.tuples(st.integers(1, rounds + 1), st.integers(1, rounds + 1)),
            max_size=5,
        )
    )
    away = {
        one: frozenset(range(1, rounds + 1)) - frozenset(range(*span))
        for one, span in missed.items()
    }
    whole = draw(request(count, rounds, odd=odd, absences=away))
    assert verify(whole, absences=away) == ()
    kept = data.draw(st.integers(0, rounds))
    again = draw(request(count, rounds, odd=odd, absences=away, earlier=whole.rounds[:kept]))
    assert again.rounds[:kept] == whole.rounds[:kept]
    assert verify(again, absences=away) == ()


def test_who_cannot_be_at_his_table_is_told_of_each_sitting_that_is_yet_to_come() -> None:
    five = dict.fromkeys(range(1, 6), 1)  # at a table of four
    request = DrawRequest("boompje", tuple(range(1, 9)), 9, 1, fixed=five)
    whole = draw(request)
    for kept, told in ((0, [1, 4, 7]), (3, [4, 7]), (4, [7]), (6, [7])):
        notes = draw(replace(request, earlier=whole.rounds[:kept])).notes
        said = [one for one in map(str, notes) if "tafel 1" in one]
        assert [
            number for number in range(1, 10) if any(f"onde {number}:" in s for s in said)
        ] == told
