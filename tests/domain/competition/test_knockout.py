import pytest

from clubadmin.domain.competition.knockout import draw_knockout, rounds_to_win
from clubadmin.domain.competition.schedule import KnockoutTable, Place, schedule_json


def tables(count: int, rounds: int) -> list[int]:
    return [len(draw.tables) for draw in draw_knockout(range(1, count + 1), rounds, 1).rounds]


def test_klassiek_goes_from_sixteen_to_eight_to_four_in_three_rounds():
    assert tables(16, 3) == [4, 2, 1]
    assert draw_knockout(range(1, 17), 3, 1).notes == ()


def test_snel_goes_from_eight_to_four_and_the_last_two_may_play_each_other():
    assert tables(8, 2) == [2, 1]
    schedule = draw_knockout(range(1, 9), 3, 1)
    (final,) = schedule.rounds[2].tables
    assert final == KnockoutTable(1, (Place(2, 1, 1), Place(2, 1, 2)))
    assert set(schedule_json(schedule)["rounds"][2]["tables"][0]) == {"table", "n", "e"}


def test_two_who_won_together_are_opponents_in_the_next_round():
    for table in draw_knockout(range(1, 17), 2, 1).rounds[1].tables:
        assert isinstance(table, KnockoutTable)
        n, s, e, w = table.places
        assert n.table == e.table
        assert s.table == w.table
        assert n.table != s.table


@pytest.mark.parametrize("count", range(4, 70))
def test_any_number_comes_down_to_one_table_and_at_most_two_are_free_in_a_round(count):
    rounds = draw_knockout(range(1, count + 1), rounds_to_win(count), 1).rounds
    left = count
    for draw in rounds:
        free = len(draw.sits_out) + len(draw.free)
        assert free <= 2
        assert len(draw.three) == (count % 2 if draw.round == 1 else 0)
        assert 4 * len(draw.tables) + 3 * len(draw.three) + free == left
        left = 2 * len(draw.seatings) + free
    assert left == 2


def test_nobody_is_free_twice():
    rounds = draw_knockout(range(1, 19), 9, 1).rounds
    free = [*rounds[0].sits_out, *(place for draw in rounds for place in draw.free)]
    assert len(free) == len(set(free)) == 6


def test_a_round_too_few_says_how_many_are_left():
    assert draw_knockout(range(1, 17), 2, 1).notes == (
        "Na ronde 2 zijn er nog 4 spelers over; tot één tafel een winnend paar heeft, duurt het"
        " 3 ronden.",
    )


def test_a_round_too_many_is_not_drawn_and_it_is_said():
    schedule = draw_knockout(range(1, 9), 7, 1)
    assert len(schedule.rounds) == 3
    assert schedule.notes == (
        "Met 8 spelers valt er na ronde 3 niets meer te spelen: dan is er één winnaar.",
    )


def test_a_table_of_three_and_who_is_free_are_said():
    schedule = draw_knockout(range(1, 10), 1, 1)
    a, b = schedule.rounds[0].sits_out
    assert f"Met 9 spelers zijn {a} en {b} in ronde 1 vrij; die gaan door naar ronde 2." in (
        schedule.notes
    )
    assert any("drie spelers, ieder voor zich" in note for note in schedule.notes)
