"""Who are counted at Aanwezig: those who play in the round that is to come."""

from clubadmin.desktop.draw.mending import (
    mended_sentence,
    playing_in,
    round_to_come,
    rounds_notice,
    undone_notice,
)
from clubadmin.desktop.kit.operations import Operations
from clubadmin.services.attendance import attendance
from clubadmin.services.club import history
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


def test_a_table_that_lapses_is_not_to_be_printed_and_who_sits_out_is_named(
    club: OpenClub, ops: Operations
) -> None:
    before, _ = drawing.draw(club, evening_with(club, 8, rounds=2).id, seed=1)
    after = attendance.drop_out(club, before.id, before.participants[0].id, 1)
    (was, now) = (before.plan[1], after.plan[1])
    gone = {one.number for one in was.drawn} - {one.number for one in now.drawn}
    assert gone == {2}
    said = mended_sentence(before, after)
    assert "Vervallen: ronde 2, tafel 2. Leg dat papier weg." in said
    assert "Druk" not in said.partition("Vervallen")[2]
    names = [one.name for one in now.sitting_out]
    assert f"{names[0]}, {names[1]} en {names[2]} zitten in ronde 2 stil." in said
    history.undo(club)
    back = evenings.evening(club, before.id)
    notice = rounds_notice(before, after)
    assert notice is not None
    again = undone_notice(notice, back)
    assert again is not None
    assert again.sentence.startswith("Teruggenomen. Van wat intussen is afgedrukt: ")
    assert "Nieuw: ronde 2, tafel 2. Druk dat opnieuw af." in again.sentence
    assert undone_notice(notice, after) is None
