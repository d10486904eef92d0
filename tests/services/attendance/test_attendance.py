from collections.abc import Callable
from datetime import date

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.model.members.member import Member
from clubadmin.services.attendance import attendance
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, seats
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.sheets import sheets
from tests.services.evening_club import (
    contest_evening,
    evening_with,
    pairs_evening,
    table_id,
    type_sheet,
    undone_and_redone,
)


def person(evening: Evening, number: int) -> Participant:
    return next(one for one in evening.participants if one.number == number)


def seated(evening: Evening, round_number: int) -> set[int]:
    plan = next(one for one in evening.plan if one.round == round_number)
    return {number for table in plan.tables for number in (*table.ns, *table.ew)}


def test_numbers_are_handed_out_in_order_of_arrival_and_kept(club: OpenClub) -> None:
    evening = evening_with(club, 5)
    evening = attendance.remove_participant(club, evening.id, person(evening, 3).id)
    newcomer = members.add_member(club, Member(0, "Laat", first_name="Toos"))
    evening = attendance.add_participant(club, evening.id, member_id=newcomer.id)
    assert [(one.number, one.name) for one in evening.participants] == [
        (1, "P1 Aal"),
        (2, "P2 Bos"),
        (4, "P4 Dam"),
        (5, "P5 Eik"),
        (6, "Toos Laat"),
    ]


def test_a_few_letters_find_who_is_not_there_yet_guests_last(club: OpenClub) -> None:
    evening = evening_with(club, 2)
    for name, guest in (("Zwaan", False), ("Zwart", True), ("Zwager", False), ("Kok", False)):
        members.add_member(club, Member(0, name, guest=guest))
    gone = members.add_member(club, Member(0, "Zweep"))
    members.change_member(club, gone.changed(active=False))
    found = attendance.candidates(club, evening.id, "zw")
    assert [one.last_name for one in found if isinstance(one, Member)] == [
        "Zwaan",
        "Zwager",
        "Zwart",
    ]
    assert attendance.candidates(club, evening.id, "bos") == ()


def test_nobody_is_there_twice(club: OpenClub) -> None:
    evening = evening_with(club, 2)
    there = person(evening, 2).members[0]
    with pytest.raises(Refused, match="P2 Bos staat al op de lijst, onder nummer 2"):
        attendance.add_participant(club, evening.id, member_id=there.id)


def test_two_of_one_name_can_both_be_there(club: OpenClub) -> None:
    evening = evening_with(club, 1)
    namesake = members.add_member(club, Member(0, "Aal", first_name="P1", remark="Dorpsstraat"))
    evening = attendance.add_participant(club, evening.id, member_id=namesake.id)
    assert [one.name for one in evening.participants] == ["P1 Aal", "P1 Aal (Dorpsstraat)"]


def test_an_inactive_member_is_refused_with_what_to_do(club: OpenClub) -> None:
    evening = evening_with(club, 1)
    gone = members.add_member(club, Member(0, "Weg", active=False))
    with pytest.raises(Refused, match="eerst weer op actief"):
        attendance.add_participant(club, evening.id, member_id=gone.id)


def test_pairs_are_asked_for_where_pairs_play(club: OpenClub) -> None:
    evening = evening_with(club, 1)
    with pytest.raises(Refused, match=r"individueel gespeeld. Kies een persoon"):
        attendance.add_participant(club, evening.id, pair_id=1)


def drawn_with_round_1_typed(club: OpenClub, people: int = 12, rounds: int = 3) -> Evening:
    evening = evening_with(club, people, rounds=rounds)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    sheets.save_line(club, table_id(evening, 1, 1), 1, "92")
    return evenings.evening(club, evening.id)


def test_a_late_comer_plays_from_the_first_round_that_is_free(club: OpenClub) -> None:
    evening = drawn_with_round_1_typed(club)
    kept = evening.plan[0]
    late = members.add_member(club, Member(0, "Laat"))
    evening = attendance.add_participant(club, evening.id, member_id=late.id)
    assert person(evening, 13).from_round == 2
    assert [len(plan.sitting_out) for plan in evening.plan] == [0, 1, 1]
    evening, report = drawing.draw(club, evening.id, seed=2)
    assert str(report.notes[0]) == "Ronde 1 blijft zoals hij is."
    assert [table.ns + table.ew for table in evening.plan[0].tables] == [
        table.ns + table.ew for table in kept.tables
    ]
    for number in (2, 3):
        out = {one.number for one in evening.plan[number - 1].sitting_out}
        assert seated(evening, number) | out == set(range(1, 14))


def test_a_late_comer_cannot_play_a_round_that_was_typed(club: OpenClub) -> None:
    evening = drawn_with_round_1_typed(club)
    late = members.add_member(club, Member(0, "Laat"))
    with pytest.raises(Refused, match="Laat kan meedoen vanaf ronde 2"):
        attendance.add_participant(club, evening.id, member_id=late.id, from_round=1)
    with pytest.raises(Refused, match="Ronde 4 bestaat niet"):
        attendance.add_participant(club, evening.id, member_id=late.id, from_round=4)


def test_who_comes_a_round_later_after_all_leaves_that_round_as_it_was(club: OpenClub) -> None:
    evening = evening_with(club, 8, rounds=3)
    drawn, _ = drawing.draw(club, evening.id, seed=1)
    late = members.add_member(club, Member(0, "Laat"))
    evening = attendance.add_participant(club, evening.id, member_id=late.id, from_round=3)
    assert evening.plan[:2] == drawn.plan[:2]
    evening = attendance.come_late(club, evening.id, evening.participants[-1].id, 2)
    assert len(evening.plan[1].sitting_out) == 1
    after = attendance.come_late(club, evening.id, evening.participants[-1].id, 3)
    assert seated(after, 2) == set(range(1, 9))
    assert after.plan[1].sitting_out == ()


def test_a_round_before_the_late_comer_stays_drawn(club: OpenClub) -> None:
    evening = drawn_with_round_1_typed(club)
    late = members.add_member(club, Member(0, "Laat"))
    after = attendance.add_participant(club, evening.id, member_id=late.id, from_round=3)
    assert after.plan[:2] == evening.plan[:2]
    assert seated(after, 3) | {one.number for one in after.plan[2].sitting_out} == {*range(1, 14)}
    after, report = drawing.draw(club, evening.id, seed=2, from_round=3)
    assert str(report.notes[0]) == "Ronde 1 tot en met 2 blijven zoals ze zijn."
    assert after.plan[:2] == evening.plan[:2]


def test_who_drops_out_is_not_drawn_any_more(club: OpenClub) -> None:
    evening = drawn_with_round_1_typed(club)
    leaver = person(evening, 7)
    evening = attendance.drop_out(club, evening.id, leaver.id, 1)
    assert 7 in seated(evening, 1)
    assert len(seated(evening, 2)) == 8  # eleven are there, three of them sit out
    for plan in evening.plan[1:]:
        assert leaver.id not in {one.id for one in plan.sitting_out}
        assert 7 not in seated(evening, plan.round)


def test_who_sits_at_a_round_that_was_typed_cannot_leave_it(club: OpenClub) -> None:
    evening = drawn_with_round_1_typed(club)
    one = person(evening, 7)
    with pytest.raises(Refused, match=r"P7 Geel zit in ronde 1 aan tafel \d.*uitvallen na ronde 1"):
        attendance.remove_participant(club, evening.id, one.id)
    with pytest.raises(Refused, match="Die ronde blijft zoals hij is"):
        attendance.come_late(club, evening.id, one.id, 2)


def test_who_sat_out_plays_in_the_place_of_who_is_taken_off(club: OpenClub) -> None:
    evening = evening_with(club, 9)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    after = attendance.remove_participant(club, evening.id, person(evening, 9).id)
    assert [seated(after, number) for number in (1, 2)] == [set(range(1, 9))] * 2
    assert [plan.sitting_out for plan in after.plan] == [(), ()]
    assert str(history.undo_state(club).undo) == "P9 Iep niet aanwezig"
    history.undo(club)
    assert evenings.evening(club, evening.id).plan == evening.plan


def test_tables_that_nobody_touches_are_the_very_same_after_somebody_left(club: OpenClub) -> None:
    evening = drawn_with_round_1_typed(club, people=32)
    after = attendance.drop_out(club, evening.id, person(evening, 7).id, 1)
    assert after.plan[0] == evening.plan[0]
    for old, new in zip(evening.plan[1:], after.plan[1:], strict=True):
        touched = [table for table in old.tables if table not in new.tables]
        assert 1 <= len(touched) <= 4  # three more sit out, in turns
        assert len(new.sitting_out) == 3
    newcomer = members.add_member(club, Member(0, "Laat"))
    again = attendance.add_participant(club, evening.id, member_id=newcomer.id)
    assert [len(plan.tables) for plan in again.plan] == [8, 8, 8]
    for old, new in zip(after.plan[1:], again.plan[1:], strict=True):
        assert [table for table in old.tables if table not in new.tables] == []


def test_with_too_few_left_for_a_table_the_rounds_are_taken_off(club: OpenClub) -> None:
    evening = drawn_with_round_1_typed(club, people=4)
    after = attendance.drop_out(club, evening.id, person(evening, 2).id, 1)
    assert [plan.round for plan in after.plan] == [1]


def test_a_movement_of_pairs_goes_on_when_one_leaves(club: OpenClub) -> None:
    evening = contest_evening(club, "howell-pairs", 8, rounds=4)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    after = attendance.drop_out(club, evening.id, person(evening, 3).id, 1)
    for old, new in zip(evening.plan[1:], after.plan[1:], strict=True):
        assert new.tables == tuple(table for table in old.tables if 3 not in table.numbers)


def test_presence_has_bounds(club: OpenClub) -> None:
    evening = evening_with(club, 8)
    one = person(evening, 1)
    for number in (0, 3):
        with pytest.raises(Refused, match="kies een ronde van 1 tot en met 2"):
            attendance.come_late(club, evening.id, one.id, number)
    with pytest.raises(Refused, match="haal dan het vinkje weg"):
        attendance.drop_out(club, evening.id, one.id, 0)
    evening = attendance.drop_out(club, evening.id, one.id, 2)
    assert person(evening, 1).last_round is None  # to the last round is to the end
    with pytest.raises(Refused, match=r"niet .meer. op de lijst"):
        attendance.drop_out(club, evening.id, 99, 1)


Act = Callable[[OpenClub, Evening], object]
ACTS: dict[str, Act] = {
    "arriving": lambda club, one: attendance.add_participant(
        club, one.id, member_id=attendance.candidates(club, one.id, "laat")[0].id
    ),
    "leaving": lambda club, one: attendance.remove_participant(
        club, one.id, one.participants[-1].id
    ),
    "dropping out": lambda club, one: attendance.drop_out(club, one.id, one.participants[0].id, 1),
    "coming late": lambda club, one: attendance.come_late(club, one.id, one.participants[0].id, 2),
    "drawing again": lambda club, one: drawing.draw(club, one.id, 9),
    "swapping": lambda club, one: seats.swap(
        club, one.id, 1, one.participants[0].id, one.participants[8].id
    ),
    "another day": lambda club, one: evenings.change_evening(club, one.id, day=date(2027, 1, 7)),
    "fewer rounds": lambda club, one: evenings.change_evening(club, one.id, rounds=1),
    "removing the evening": lambda club, one: evenings.remove_evening(club, one.id),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)
def test_everything_done_to_an_evening_can_be_undone_after_a_restart(
    club: OpenClub, act: Act
) -> None:
    evening = evening_with(club, 9)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    members.add_member(club, Member(0, "Laat"))
    undone_and_redone(club, lambda opened: act(opened, evening)).close()


def test_who_stays_longer_than_was_known_is_named_where_no_draw_has_him(club: OpenClub) -> None:
    """Said to leave after round 1, then to stay until round 2, which four others have played."""
    evening = pairs_evening(club, 5, rounds=3, games=2, sit_out_points="average")
    evening = drawing.draw(club, evening.id, 3)[0]
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "92 100")
    stays = evening.participants[0].id
    evening = attendance.drop_out(club, evening.id, stays, 1)
    evening = drawing.draw(club, evening.id, 3)[0]
    assert evening.left_out == {}
    for table in evening.plan[1].tables:
        type_sheet(club, table.table_id, "92 100")
    evening = attendance.drop_out(club, evening.id, stays, 2)
    assert evening.left_out == {stays: (2,)}
