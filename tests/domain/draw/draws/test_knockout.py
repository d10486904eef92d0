from dataclasses import replace

import pytest

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.draws.knockout import rounds_to_win
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import (
    KnockoutTable,
    Place,
    Repeats,
    RoundDraw,
    TableSeats,
    partners_of,
    schedule_json,
)
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.asked import draw_knockout


def tables(count: int, rounds: int) -> list[int]:
    return [len(draw.tables) for draw in draw_knockout(range(1, count + 1), rounds, 1).rounds]


def test_klassiek_goes_from_sixteen_to_eight_to_four_in_three_rounds():
    assert tables(16, 3) == [4, 2, 1]
    assert tuple(map(str, draw_knockout(range(1, 17), 3, 1).notes)) == ()


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


def test_with_one_table_left_two_who_won_together_meet_again_for_certain():
    """With a second table they could be kept apart; so it is not said to be the best."""
    assert draw_knockout(range(1, 9), 2, 1).proof == "optimal"
    assert draw_knockout(range(1, 17), 2, 1).proof == "best-found"


@pytest.mark.parametrize("count", range(4, 70))
def test_any_number_comes_down_to_one_table_and_at_most_two_are_free_in_a_round(count):
    rounds = draw_knockout(range(1, count + 1), rounds_to_win(count), 1).rounds
    left = count
    for one in rounds:
        free = len(one.sits_out) + len(one.free)
        assert free <= 2
        assert len(one.three) == (count % 2 if one.round == 1 else 0)
        assert 4 * len(one.tables) + 3 * len(one.three) + free == left
        left = 2 * len(one.seatings) + free
    assert left == 2


def test_nobody_is_free_twice():
    schedule = draw_knockout(range(1, 19), 9, 1)
    rounds = schedule.rounds
    free = [*rounds[0].sits_out, *(place for one in rounds for place in one.free)]
    assert len(free) == len(set(free)) == 6
    assert sum("is vrij en gaat door" in str(note) for note in schedule.notes) == 2


def test_a_round_too_few_says_how_many_are_left():
    assert tuple(map(str, draw_knockout(range(1, 17), 2, 1).notes)) == (
        "Na ronde 2 zijn er nog 4 spelers over; tot één tafel een winnend paar heeft, duurt het"
        " 3 ronden.",
    )
    told = map(str, draw_knockout(range(1, 19), 2, 1).notes)  # four won at two tables, two are free
    assert any(note.startswith("Na ronde 2 zijn er nog 6 spelers over;") for note in told)


def test_where_too_few_came_all_sit_out_and_it_is_said():
    schedule = draw_knockout((1, 2, 3), 2, 1)
    assert schedule.rounds == (RoundDraw(1, (), (1, 2, 3)),)
    assert schedule.repeats == Repeats(0, 0)
    assert [*map(str, schedule.notes)] == ["Een knock-out begint bij 4 spelers; het zijn er 3."]


def test_a_round_too_many_is_not_drawn_and_it_is_said():
    schedule = draw_knockout(range(1, 9), 7, 1)
    assert len(schedule.rounds) == 3
    assert tuple(map(str, schedule.notes)) == (
        "Met 8 spelers valt er na ronde 3 niets meer te spelen: dan is er één winnaar.",
    )


def test_a_table_of_three_and_who_is_free_are_said():
    schedule = draw_knockout(range(1, 10), 1, 1)
    a, b = schedule.rounds[0].sits_out
    told = [str(note) for note in schedule.notes]
    assert f"Met 9 spelers zijn {a} en {b} in ronde 1 vrij; die gaan door naar ronde 2." in told
    assert any("drie spelers, ieder voor zich" in note for note in told)


def request(count: int, rounds: int = 9, **more: object) -> DrawRequest:
    return DrawRequest("knockout", tuple(range(1, count + 1)), rounds, 2, **more)  # type: ignore[arg-type]


def won(draws: tuple[RoundDraw, ...], seed: int = 1) -> dict[tuple[int, int], tuple[int, int]]:
    """Two of each table go on, by chance; partners where it is a table of four."""
    chance = Chance(seed)
    result = {}
    for draw_ in draws:
        for table in draw_.seatings:
            people = table.people
            if len(people) == 4:
                two = people[:2] if chance.below(2) else people[2:]
            else:
                two = tuple(chance.shuffled(people)[:2])
            result[draw_.round, table.table] = (two[0], two[1])
    return result


@pytest.mark.parametrize("count", [4, 5, 6, 7, 8, 9, 14, 16, 18, 23, 41, 64])
def test_round_by_round_those_who_won_are_seated_until_one_pair_is_left(count):
    played = draw(request(count)).rounds[:1]
    for _ in range(20):
        schedule = draw(request(count, earlier=played, winners=won(played)))
        assert schedule.rounds[: len(played)] == played
        assert verify(schedule) == ()
        if len(schedule.rounds) == len(played):
            break
        now = schedule.rounds[len(played)]
        assert not any(isinstance(table, KnockoutTable) for table in now.tables)
        winners = {at: two for at, two in won(played).items() if at[0] == len(played)}
        free = played[-1].sits_out
        assert sorted(now.entrants) == sorted(
            [*free, *(one for two in winners.values() for one in two)]
        )
        played = (*played, now)
    assert len(played) == rounds_to_win(count) + 1
    assert [len(table.people) for table in played[-1].tables] == [2]
    partners = [two for one in played for two in partners_of(one)]
    assert len(partners) == len(set(partners))


def test_a_table_that_is_not_decided_leaves_places_and_the_rest_are_known():
    first = draw(request(16)).rounds[:1]
    winners = won(first)
    del winners[1, 3]
    second = draw(request(16, earlier=first, winners=winners)).rounds[1]
    kinds = sorted(type(table).__name__ for table in second.tables)
    assert kinds == ["KnockoutTable", "TableSeats"]
    (known,) = [table for table in second.tables if isinstance(table, TableSeats)]
    fixed = {known.n: 3 - known.table}  # tables are not numbered anew before all is decided
    asked = request(16, earlier=first, winners=winners, fixed=fixed)
    assert draw(asked).rounds[1] == second


def test_for_a_winner_who_has_left_one_who_lost_plays_on_and_it_is_said():
    first = draw(request(16)).rounds[:1]
    winners = won(first)
    gone = winners[1, 2][0]
    away = {gone: frozenset(range(2, 10))}
    schedule = draw(request(16, 2, earlier=first, winners=winners, absences=away))
    playing = {one for table in schedule.rounds[1].tables for one in table.people}
    (instead,) = playing - {one for two in winners.values() for one in two}
    assert len(playing) == 8
    assert gone not in playing
    table = next(one.table for one in schedule.rounds[0].seatings if instead in one.people)
    assert (
        f"Ronde 2: {gone} is er niet meer; {instead} verloor aan tafel {table} en speelt in die"
        " plaats, geloot onder wie verloren." in map(str, schedule.notes)
    )
    assert verify(schedule, absences=away) == ()
    best = next(one for one in range(16, 0, -1) if one not in playing - {instead} and one != gone)
    order = tuple(range(16, 0, -1))
    by_strength = draw(
        request(16, 2, earlier=first, winners=winners, absences=away, by="strength", order=order)
    )
    assert any(best in table.people for table in by_strength.rounds[1].tables)


def test_in_the_third_round_one_who_lost_the_second_plays_on():
    first = draw(request(16)).rounds[:1]
    played = draw(request(16, 2, earlier=first, winners=won(first))).rounds
    winners = won(played)
    away = {winners[2, 1][0]: frozenset({3})}
    third = draw(request(16, earlier=played, winners=winners, absences=away)).rounds[2]
    lost = set(played[1].entrants) - {*winners[2, 1], *winners[2, 2]}
    assert len(third.entrants) == 4
    assert len(lost & set(third.entrants)) == 1


def test_of_four_who_won_two_are_left_and_theirs_is_the_final():
    first = draw(request(8)).rounds[:1]
    winners = won(first)
    left = {winners[1, 1][0], winners[1, 2][0]}
    away = dict.fromkeys({*range(1, 9)} - left, frozenset({2, 3}))
    schedule = draw(request(8, 3, earlier=first, winners=winners, absences=away))
    assert [set(one.people) for draw_ in schedule.rounds[1:] for one in draw_.tables] == [left]


def test_who_comes_after_the_first_round_is_free_in_it_if_anybody_is():
    late = {10: frozenset({1})}
    schedule = draw(request(10, absences=late))
    assert 10 in schedule.rounds[0].sits_out
    assert verify(schedule, absences=late) == ()
    full = draw(request(9, 1, absences={9: frozenset({1})}))
    assert "9 komt na ronde 1 en daarin is niemand vrij" not in " ".join(map(str, full.notes))
    eight = draw(request(12, absences={12: frozenset({1})}))
    assert "12 komt na ronde 1 en daarin is niemand vrij" in " ".join(map(str, eight.notes))


def test_the_strongest_are_kept_apart_till_the_end_and_are_free_first():
    order = tuple(range(1, 17))
    first = draw(request(16, by="strength", order=order)).rounds[0]
    assert sorted(min(table.people) for table in first.tables) == [1, 2, 3, 4]
    assert sum(sum(table.people) for table in first.tables) == 4 * 34
    assert {sum(table.people) for table in first.tables} == {34}
    best = {(1, table.table): (min(table.people), 16) for table in first.tables}
    second = draw(request(16, earlier=(first,), winners=best)).rounds[1]
    assert not any({1, 2} <= set(table.people) for table in second.tables)
    assert draw(request(18, by="strength", order=tuple(range(1, 19)))).rounds[0].sits_out == (1, 2)


def test_who_must_sit_at_a_table_does_in_all_rounds_that_are_known():
    first = draw(request(16, fixed={5: 3})).rounds[:1]
    assert next(table.table for table in first[0].tables if 5 in table.people) == 3
    winners = won(first)
    table = next(t for t in first[0].tables if 5 in t.people)
    winners[1, 3] = (5, next(one for one in table.people if one != 5))
    second = draw(request(16, earlier=first, winners=winners, fixed={5: 3})).rounds[1]
    assert next(t.table for t in second.tables if 5 in t.people) == 3


def test_a_first_round_that_too_few_came_to_does_not_stop_what_is_drawn_after_it() -> None:
    asked = DrawRequest("knockout", (1, 2, 3, 4), 2, 1, absences={4: frozenset({1})})
    first = draw(asked).rounds[0]
    assert (first.tables, first.sits_out) == ((), (1, 2, 3))
    later = draw(replace(asked, earlier=(first,))).rounds
    assert [one.round for one in later] == [1, 2]
