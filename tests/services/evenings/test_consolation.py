"""The poedelprijs and the prizes are for who were there as long as the others."""

from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.contests import contest
from clubadmin.services.draw import drawing
from clubadmin.services.results import closing
from tests.services.evening_club import (
    evening_with,
    pairs_evening,
    seat_by_hand,
    table_id,
    type_sheet,
)


def _consoled(club: OpenClub, evening_id: int) -> list[int]:
    return [row.number for row in closing.result(club, evening_id).rows if row.poedelprijs]


def test_who_went_home_early_leaves_the_poedelprijs_to_who_stayed(club: OpenClub) -> None:
    evening = evening_with(club, 5, rounds=2, games=1, sit_out_points="none")
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}, {1: "1 2 3 5"}])
    type_sheet(club, table_id(evening, 1, 1), "162")
    assert _consoled(club, evening.id) == []  # a round is to come
    gone = next(one for one in evening.participants if one.number == 4)
    attendance.drop_out(club, evening.id, gone.id, 1)
    type_sheet(club, table_id(evening, 2, 1), "92")
    rows = closing.result(club, evening.id).rows
    assert rows[-1].number == 4
    assert _consoled(club, evening.id) == [3, 5]


def test_a_pair_that_went_home_is_listed_after_the_others_without_a_prize(
    club: OpenClub,
) -> None:
    evening = pairs_evening(club, 6, "howell-pairs", rounds=5, games=2, prizes="1-6")
    drawn, _ = drawing.draw(club, evening.id)
    first = drawn.plan[0].tables
    for table in first:
        type_sheet(club, table.table_id, "162 162" if table == first[0] else "82 82")
    gone = next(one for one in drawn.participants if one.number == first[0].ns[0])
    assert closing.result(club, evening.id).rows[0].number == gone.number
    now = attendance.drop_out(club, evening.id, gone.id, 1)
    row = closing.result(club, evening.id).rows[-1]
    assert (row.number, row.place, row.prize) == (gone.number, 6, False)
    if len(now.plan) < 5:
        drawing.draw(club, evening.id)
    field = contest(club, evening.id).fields[0]
    assert field.partial
    assert [one.number for one in field.rows if one.partial] == [gone.number]
    assert field.rows[-1].number == gone.number
