"""People who must sit at a certain table do, and the others' tables change no more than must."""

import pytest

from clubadmin.domain.draw.plan.schedule import PairTable, RoundDraw, ThreeTable
from clubadmin.domain.draw.plan.task import at_fixed_tables, fixed_notes, kept_apart, put_together


def test_two_with_different_tables_are_kept_apart() -> None:
    assert kept_apart({3: 1, 1: 1, 2: 2}) == ((1, 2), (2, 3))


def test_of_those_with_one_table_as_many_sit_together_as_it_takes() -> None:
    assert put_together({9: 1, 4: 1, 2: 1, 7: 2, 8: 2, 5: 3}, 2) == ((2, 4), (7, 8))


MATCHES = ((1, 2), (3, 4), (5, 6))


def numbered(draw: RoundDraw) -> list[tuple[int, tuple[int, ...]]]:
    return [(table.table, table.people) for table in draw.tables]


@pytest.mark.parametrize(
    ("fixed", "tables"),
    [
        ({}, {1: (1, 2), 2: (3, 4), 3: (5, 6)}),
        ({7: 3}, {1: (1, 2), 2: (3, 4), 3: (5, 6)}),  # who is not there
        ({1: 3}, {1: (5, 6), 2: (3, 4), 3: (1, 2)}),
        ({1: 2, 3: 2}, {1: (3, 4), 2: (1, 2), 3: (5, 6)}),  # who comes first
        ({5: 9}, {1: (1, 2), 2: (3, 4), 9: (5, 6)}),
        ({1: 2, 3: 3, 5: 1, 2: 2, 4: 3, 6: 1}, {1: (5, 6), 2: (1, 2), 3: (3, 4)}),
    ],
)
def test_who_must_sit_somewhere_does_and_others_keep_their_tables(fixed, tables) -> None:
    draw = RoundDraw(1, tuple(PairTable(at, *two) for at, two in enumerate(MATCHES, 1)))
    assert numbered(at_fixed_tables(draw, fixed)) == [*tables.items()]


@pytest.mark.parametrize("fixed", [{1: 3}, {1: 4}, {3: 1}, {3: 2}])
def test_a_match_of_teams_moves_with_both_its_tables(fixed: dict[int, int]) -> None:
    tables = (PairTable(1, 1, 2), PairTable(2, 2, 1), PairTable(3, 3, 4), PairTable(4, 4, 3))
    moved = at_fixed_tables(RoundDraw(1, tables), fixed, 2)
    assert numbered(moved) == [(1, (3, 4)), (2, (4, 3)), (3, (1, 2)), (4, (2, 1))]


def test_a_table_of_three_moves_too() -> None:
    draw = RoundDraw(1, (PairTable(1, 1, 2),), three=(ThreeTable(2, (3, 4, 5)),))
    moved = at_fixed_tables(draw, {5: 1})
    assert moved.three == (ThreeTable(1, (3, 4, 5)),)
    assert numbered(moved) == [(2, (1, 2))]


def test_who_is_not_at_his_table_is_told_but_for_who_sits_out() -> None:
    draw = RoundDraw(2, (PairTable(1, 1, 2), PairTable(2, 3, 4)), (5,))
    notes = [*map(str, fixed_notes([draw], {1: 1, 3: 1, 5: 1}))]
    assert notes == ["Ronde 2: 3 zit niet aan tafel 1, zoals gevraagd was."]
