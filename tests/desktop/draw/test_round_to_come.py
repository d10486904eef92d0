"""Who are counted at Aanwezig: those who play in the round that is to come."""

from clubadmin.desktop.draw.mending import mended_sentence, playing_in, round_to_come
from clubadmin.desktop.kit.operations import Operations
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from tests.services.evening_club import add_people, evening_with, type_sheet


def test_who_left_and_who_comes_later_are_counted_in_their_own_rounds(
    club: OpenClub, ops: Operations
) -> None:
    evening, _ = drawing.draw(club, evening_with(club, 8, rounds=3).id, seed=1)
    assert (round_to_come(evening), playing_in(evening, 1)) == (1, 8)
    fresh = add_people(club, 1)[-1]
    attendance.drop_out(club, evening.id, evening.participants[0].id, 1)
    evening = attendance.add_participant(club, evening.id, member_id=fresh.id, from_round=2)
    assert len(evening.participants) == 9
    assert playing_in(evening, 1) == playing_in(evening, 2) == 8
    type_sheet(club, evening.plan[0].tables[0].table_id, "92", sign=False)
    assert round_to_come(evenings.evening(club, evening.id)) == 2


def test_who_comes_late_and_sits_out_first_is_told_so(club: OpenClub, ops: Operations) -> None:
    before, _ = drawing.draw(club, evening_with(club, 8, rounds=3).id, seed=1)
    fresh = add_people(club, 1)[-1]
    after = attendance.add_participant(club, before.id, member_id=fresh.id, from_round=2)
    assert [one.name for one in after.plan[1].sitting_out] == [fresh.name]
    assert f"{fresh.name} zit in ronde 2 stil." in mended_sentence(before, after)
