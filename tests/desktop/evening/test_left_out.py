"""Who is in no draw of a round while there is said so in the list of who is there."""

from clubadmin.desktop.attendance.entrant_columns import attendance_columns, held_against
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from tests.services.evening_club import pairs_evening, type_sheet


def test_who_stayed_longer_than_was_known_is_told_which_round_he_misses(club: OpenClub) -> None:
    evening = pairs_evening(club, 5, rounds=3, games=2)
    stays = evening.participants[0]
    for round_number in (1, 2):
        evening = drawing.draw(club, evening.id, 3)[0]
        for table in evening.plan[round_number - 1].tables:
            type_sheet(club, table.table_id, "92 100")
        evening = attendance.drop_out(club, evening.id, stays.id, round_number)
    held = held_against(evening)
    assert held == {stays.id: "niet ingedeeld in ronde 2"}
    *_, remarks = attendance_columns(evening.participants, held)
    now = next(one for one in evening.participants if one.id == stays.id)
    assert remarks.text(now) == "niet ingedeeld in ronde 2, t/m ronde 2"
