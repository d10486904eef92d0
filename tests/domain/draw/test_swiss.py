from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import RoundDraw, Schedule, meetings_of
from clubadmin.domain.draw.plan.task import Meetings
from clubadmin.domain.draw.verify.verifier import verify
from tests.turns import tries


def draw_by_standing(
    standing: Sequence[int],
    seed: int,
    *,
    pairs: bool = False,
    earlier: Sequence[RoundDraw] = (),
    **more: object,
) -> Schedule:
    """The next round, of entrants in order of standing."""
    return draw(
        DrawRequest(
            "pairs" if pairs else "individual",
            tuple(sorted(standing)),
            len(earlier) + 1,
            seed,
            earlier=tuple(earlier),
            by="standing",
            order=tuple(standing),
            **more,  # type: ignore[arg-type]
        )
    )


def contest(count: int, rounds: int, *, pairs: bool, seed: int = 1) -> tuple[RoundDraw, ...]:
    """Rounds that are each drawn by a standing that chance made."""
    chance, played = Chance(seed), ()
    for _ in range(rounds):
        standing = chance.shuffled(range(1, count + 1))
        schedule = draw_by_standing(standing, seed, pairs=pairs, earlier=played)
        assert verify(schedule, range(1, count + 1)) == ()
        played = schedule.rounds
    return played


@pytest.mark.parametrize("pairs", [True, False])
def test_in_the_first_round_neighbours_in_standing_meet_and_the_best_sit_at_table_one(pairs):
    schedule = draw_by_standing(range(10, 26), 1, pairs=pairs)
    size = 2 if pairs else 4
    seated = [sorted(table.people) for table in schedule.rounds[0].tables]
    assert seated == [[*range(start, start + size)] for start in range(10, 26, size)]


def test_who_have_met_meet_the_next_in_standing():
    first = draw_by_standing([1, 2, 3, 4, 5, 6], 1, pairs=True)
    second = draw_by_standing([1, 2, 3, 4, 5, 6], 1, pairs=True, earlier=first.rounds)
    # 2 with 4 would leave 5 and 6, who have met
    assert [sorted(table.people) for table in second.rounds[1].tables] == [[1, 3], [2, 5], [4, 6]]


@settings(max_examples=tries(10, 30), deadline=None)
@given(count=st.integers(4, 60), rounds=st.integers(1, 4), pairs=st.booleans())
def test_any_number_gets_sound_rounds(count, rounds, pairs):
    contest(count, rounds, pairs=pairs, seed=count)


@pytest.mark.parametrize(("count", "rounds"), [(6, 5), (8, 7), (10, 7), (16, 12), (40, 10)])
def test_pairs_go_on_without_meeting_again_as_long_as_there_are_others(count, rounds):
    met = [pair for draw in contest(count, rounds, pairs=True) for pair in meetings_of(draw)]
    again = len(met) - len(set(met))
    assert again <= (2 if count < 10 else 0)  # a standing may leave no way out at the very end


def test_people_do_not_meet_again_while_there_is_room():
    met = [pair for draw in contest(64, 6, pairs=False) for pair in meetings_of(draw)]
    assert len(met) == len(set(met))


def test_of_an_odd_number_the_last_sits_out_and_nobody_twice():
    played = contest(9, 9, pairs=True)
    assert sorted(draw.sits_out[0] for draw in played) == [*range(1, 10)]
    first = draw_by_standing(range(1, 10), 1, pairs=True)
    assert first.rounds[0].sits_out == (9,)


def test_where_all_have_met_the_fewest_meet_again_and_it_is_said():
    played = contest(4, 3, pairs=True)
    schedule = draw_by_standing([1, 2, 3, 4], 1, pairs=True, earlier=played)
    assert schedule.repeats.tablemates == 2
    assert schedule.proof == "optimal"
    assert str(schedule.notes[0]) == "2 keer treffen twee elkaar deze avond opnieuw aan tafel."


def test_last_week_counts_less_than_tonight():
    history = Meetings.from_pairs([(1, 3), (1, 4), (2, 3), (2, 4)])
    first = draw_by_standing([1, 2, 3, 4], 1, pairs=True)
    second = draw_by_standing([1, 2, 3, 4], 1, pairs=True, earlier=first.rounds, history=history)
    assert second.repeats.tablemates == 0


def test_tables_of_three_take_the_last_whose_turn_it_is():
    schedule = draw_by_standing(range(1, 12), 1, odd="three")
    assert sorted(schedule.rounds[0].three[0].people) == [9, 10, 11]
    assert verify(schedule) == ()
    spared = draw_by_standing(range(1, 12), 1, odd="three", ledger={10: 1})
    assert sorted(spared.rounds[0].three[0].people) == [8, 9, 11]


def test_the_same_seed_gives_the_same_round():
    one, again = (draw_by_standing(range(1, 30), 5) for _ in range(2))
    assert one == again


@pytest.mark.parametrize("pairs", [True, False])
def test_in_a_hall_of_four_hundred_nobody_meets_again(pairs):
    played = contest(400, 3, pairs=pairs)
    schedule = draw_by_standing(range(1, 401), 1, pairs=pairs, earlier=played)
    assert schedule.repeats.tablemates == 0
