"""Tables of three: N plays with S, and E with a blind hand; figures worked out by hand.

Round 1, table 1 (1, 2 against 3 and 4): 92+20 gives 92 20 and 70; p gives 162 100 and 0.
  Wij 254 + 120 = 374, Zij 70.
Round 1, table 2 (5 and 6 against 7 alone): n-40 gives 0 and 162 40; .n gives 162 and 0.
  Wij 162, nat once; Zij 162 + 40 = 202, nat once.
"""

import pytest

from clubadmin.model.evenings.evening import Evening
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, seats
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from tests.services.evening_club import (
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    evening = evening_with(club, 7, rounds=1, games=2, odd_players="three")
    return seat_by_hand(club, evening, [{1: "1 2 3 4", 2: "5 6 7"}])


def test_who_plays_with_the_blind_hand_gets_the_figures_of_his_side(
    club: OpenClub, evening: Evening
) -> None:
    type_sheet(club, table_id(evening, 1, 1), "92+20 p")
    type_sheet(club, table_id(evening, 1, 2), "n-40 .n")
    rows = closing.close(club, evening.id).rows
    assert [(row.place, row.number, row.total, row.pits, row.nat) for row in rows] == [
        (1, 1, 374, 1, 0),
        (1, 2, 374, 1, 0),
        (3, 7, 202, 0, 1),
        (4, 5, 162, 0, 1),
        (4, 6, 162, 0, 1),
        (6, 3, 70, 0, 0),
        (6, 4, 70, 0, 0),
    ]


def test_a_table_of_three_says_who_plays_against_whom(evening: Evening) -> None:
    three = evening.plan[0].tables[1]
    assert (three.wij, three.zij, three.w) == ("P5 Eik – P6 Fok", "P7 Geel", None)
    assert (three.ns, three.ew) == ((5, 6), (7,))


def test_places_at_three_can_be_swapped_with_places_at_four(
    club: OpenClub, evening: Evening
) -> None:
    people = {one.number: one.id for one in evening.participants}
    after = seats.swap(club, evening.id, 1, people[7], people[1])
    assert [(table.ns, table.ew) for table in after.plan[0].tables] == [
        ((7, 2), (3, 4)),
        ((5, 6), (1,)),
    ]


def test_tables_of_three_come_round_to_everybody(club: OpenClub) -> None:
    """Seven people, three evenings of one round: nine places at three, nobody thrice."""
    first = evening_with(club, 7, rounds=1, odd_players="three")
    at_three: list[str] = []
    evening = first
    for week in range(3):
        if week:
            day = first.date.replace(day=12 + week)
            evening = evenings.add_evening(club, first.competition_id, day)
            for one in first.participants:
                attendance.add_participant(club, evening.id, member_id=one.members[0].id)
        evening, _ = drawing.draw(club, evening.id, seed=week + 1)
        three = next(table for table in evening.plan[0].tables if table.w is None)
        at_three += [three.n.label, three.s.label, three.e.label]
    assert {at_three.count(name) for name in set(at_three)} == {1, 2}
    assert len(set(at_three)) == 7


def test_typing_at_a_table_of_three_can_be_undone(club: OpenClub, evening: Evening) -> None:
    table = table_id(evening, 1, 2)
    undone_and_redone(club, lambda opened: type_one(opened, table)).close()


def type_one(club: OpenClub, table: int) -> None:
    type_sheet(club, table, "n-40", sign=False)
