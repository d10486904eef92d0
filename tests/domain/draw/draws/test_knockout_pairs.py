"""A knock-out of fixed pairs: who wins goes on as they are, one is free where it is odd."""

import pytest

from clubadmin.domain.draw.drawing import draw
from clubadmin.domain.draw.plan.schedule import KnockoutTable, Place, Schedule
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.domain.draw.verify.verifier import verify


def _drawn(count: int, rounds: int, **more: object) -> Schedule:
    given = {"seed": 7, **more}
    return draw(DrawRequest("knockout-pairs", tuple(range(1, count + 1)), rounds, **given))  # type: ignore[arg-type]


def _played(count: int, rounds: int, **more: object) -> Schedule:
    """Round by round; at each table the first pair wins."""
    schedule = _drawn(count, rounds, **more)
    for number in range(1, rounds):
        before = schedule.rounds[:number]
        won = {
            (one.round, table.table): (table.people[0], table.people[0])
            for one in before
            for table in one.seatings
        }
        schedule = _drawn(count, rounds, earlier=before, winners=won, **more)
    return schedule


@pytest.mark.parametrize(
    ("count", "rounds", "tables"),
    [(2, 1, [1]), (3, 2, [1, 1]), (5, 3, [2, 1, 1]), (8, 3, [4, 2, 1]), (13, 4, [6, 3, 2, 1])],
)
def test_it_ends_with_one_table_and_nobody_is_free_twice(count, rounds, tables) -> None:
    for schedule in (_drawn(count, rounds), _played(count, rounds)):
        assert [len(one.tables) for one in schedule.rounds] == tables
        assert verify(schedule) == ()
    free = [one for draw in _played(count, rounds).rounds for one in draw.sits_out]
    assert len(free) == len(set(free))


def test_who_will_meet_is_known_before_it_is_played() -> None:
    second = _drawn(4, 2).rounds[1].tables[0]
    assert isinstance(second, KnockoutTable)
    assert second.places == (Place(1, 1, 1), Place(1, 2, 1))


def test_by_strength_the_best_two_can_meet_in_the_final_only() -> None:
    order = tuple(range(1, 9))
    schedule = _played(8, 3, order=order, by="strength")
    first, _second, final = schedule.rounds
    assert {frozenset(table.people) for table in first.tables} == {
        frozenset(two) for two in ((1, 8), (2, 7), (3, 6), (4, 5))
    }
    assert set(final.tables[0].people) == {1, 2}


def test_for_a_pair_that_left_one_that_lost_plays_on() -> None:
    first = _drawn(4, 2).rounds[0]
    won = {(1, table.table): (table.people[0], table.people[0]) for table in first.tables}
    gone = first.tables[0].people[0]
    schedule = _drawn(4, 2, earlier=(first,), winners=won, absences={gone: frozenset({2})})
    (final,) = schedule.rounds[1].tables
    assert gone not in final.people
    lost = {table.people[1] for table in first.tables}
    assert len(set(final.people) & lost) == 1
    assert any("speelt in die plaats" in str(note) for note in schedule.notes)


@pytest.mark.parametrize(
    ("count", "rounds", "said"),
    [
        (8, 2, "Na ronde 2 zijn er nog 2 paren over; tot er één over is, duurt het 3 ronden."),
        (4, 3, "Met 4 paren valt er na ronde 2 niets meer te spelen."),
    ],
)
def test_too_few_and_too_many_rounds_are_told(count, rounds, said) -> None:
    assert said in [str(note) for note in _drawn(count, rounds).notes]
