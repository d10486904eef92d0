"""What a draw hands over: tables of each kind, and who meets at them."""

import pytest

from clubadmin.domain.draw.plan.schedule import (
    KnockoutTable,
    PairTable,
    Place,
    Repeats,
    RoundDraw,
    Schedule,
    SmallTable,
    TableSeats,
    ThreeTable,
    count_repeats,
    groups_of,
    schedule_json,
)
from clubadmin.i18n import Message

LATER = Place(1, 3, 1)
LATER_JSON = {"round": 1, "table": 3, "winner": 1}


def test_partners_of_a_knock_out_are_those_of_whom_both_are_certain() -> None:
    assert KnockoutTable(1, (4, 2, 7, 5)).partners == ((2, 4), (5, 7))
    assert KnockoutTable(1, (4, 2, 7, LATER)).partners == ((2, 4),)
    assert KnockoutTable(1, (4, LATER, 7, 5)).partners == ((5, 7),)
    assert KnockoutTable(1, (4, 2)).partners == ()
    assert KnockoutTable(1, (4, LATER)).people == (4,)


def test_a_fifth_at_a_table_or_a_third_pair_is_not_taken_for_wallets() -> None:
    with pytest.raises(TypeError):
        TableSeats(1, 1, 2, 3, 4, (5,))  # type: ignore[misc]
    with pytest.raises(TypeError):
        PairTable(1, 1, 2, (3,))  # type: ignore[misc]
    with pytest.raises(TypeError):
        KnockoutTable(1, (1, 2), True)  # type: ignore[misc]


def test_at_a_table_of_three_the_first_two_play_together_and_the_last_alone() -> None:
    table = ThreeTable(1, (7, 6, 5))
    assert (table.partners, table.alone, table.people) == (((6, 7),), 5, (7, 6, 5))


def test_a_table_of_each_kind_names_its_seats_where_the_draw_is_written_out() -> None:
    tables = (
        TableSeats(1, 1, 2, 3, 4, games=(5, 6)),
        TableSeats(2, 1, 2, 3, 4),
        PairTable(3, 1, 2, games=(7,)),
        PairTable(4, 1, 2),
        SmallTable(5, (1, 2, 3)),
        SmallTable(6, (1, 2)),
        KnockoutTable(7, (1, 2, LATER, 4)),
        KnockoutTable(8, (1, LATER)),
        KnockoutTable(9, (1, LATER), pairs=True),
    )
    draw = RoundDraw(1, tables, (8,), (ThreeTable(10, (5, 6, 7)),), (LATER,))
    schedule = Schedule("individual", 8, (draw,), Repeats(1, 2), "best-found", 3)
    document = schedule_json(schedule)
    assert document == {
        "format": "individual",
        "entrants": 8,
        "repeats": {"partners": 1, "tablemates": 2},
        "proof": "best-found",
        "seed": 3,
        "rounds": document["rounds"],
    }
    assert document["rounds"] == [
        {
            "round": 1,
            "tables": [
                {"table": 1, "n": 1, "s": 2, "e": 3, "w": 4, "games": [5, 6]},
                {"table": 2, "n": 1, "s": 2, "e": 3, "w": 4},
                {"table": 3, "ns": 1, "ew": 2, "games": [7]},
                {"table": 4, "ns": 1, "ew": 2},
                {"table": 5, "n": 1, "e": 2, "s": 3},
                {"table": 6, "n": 1, "e": 2},
                {"table": 7, "n": 1, "s": 2, "e": LATER_JSON, "w": 4},
                {"table": 8, "n": 1, "e": LATER_JSON},
                {"table": 9, "ns": 1, "ew": LATER_JSON},
            ],
            "sits_out": [8, LATER_JSON],
            "three": [{"table": 10, "players": [5, 6, 7]}],
        }
    ]
    noted = Schedule("pairs", 2, (), Repeats(0, 0), "optimal", 1, (Message("Niets."),))
    assert schedule_json(noted)["notes"] == ["Niets."]


def test_teams_that_meet_at_two_tables_meet_once_and_again_only_in_another_round() -> None:
    match = RoundDraw(1, (PairTable(1, 1, 2), PairTable(2, 2, 1)))
    assert count_repeats([match]) == Repeats(0, 0)
    assert count_repeats([match, match, match]) == Repeats(0, 2)


def test_partners_who_play_together_again_are_counted_with_all_who_meet_again() -> None:
    """1 and 2 meet again as partners, 1 and 3 as opponents."""
    first, three = TableSeats(1, 1, 2, 3, 4), ThreeTable(2, (5, 6, 7))
    one = RoundDraw(1, (first,), (8,), (three,))
    assert groups_of(one) == [[1, 2, 3, 4], [5, 6, 7], [8]]
    assert one.entrants == (1, 2, 3, 4, 5, 6, 7, 8)
    two = RoundDraw(2, (TableSeats(1, 2, 1, 8, 3),), (5, 6, 7, 4))
    assert count_repeats([one, two]) == Repeats(1, 3)
