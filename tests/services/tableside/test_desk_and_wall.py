"""The second desk does what the window does, and is named; the wall keeps secret what is."""

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.model.sheets.undo_scope import sheet_scope
from clubadmin.model.tableside.wall_facts import MyEvening
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall import screen
from clubadmin.services.members import members
from clubadmin.services.sheets import sheets, taking_back
from clubadmin.services.tableside import codes, second_desk, seen_by_all, table_rows
from tests.services.evening_club import (
    contest_evening,
    draw_next,
    evening_with,
    table_id,
    type_sheet,
)


def my_evening(club: OpenClub, evening_id: int, number: int) -> MyEvening:
    return seen_by_all.my_evening(seen_by_all.look(club, evening_id), number)


def drawn(club: OpenClub, people: int = 8) -> Evening:
    evening, _ = draw_next(club, evening_with(club, people).id, seed=1)
    codes.turn_on(club, evening.id)
    return evening


def test_somebody_is_checked_in_once_and_the_journal_says_where(club: OpenClub):
    evening = drawn(club)
    late = members.add_member(club, Member(0, "Zwaan", "Ada"))
    found = second_desk.at_the_door(club, evening.id, "zwa")
    assert [one.id for one in found.may_come] == [late.id]
    after = second_desk.check_in(club, evening.id, late.id, desk="Ria")
    assert after.participants[-1].name == "Ada Zwaan"
    assert str(club.saved().label) == "Tweede bureau (Ria): Ada Zwaan aanwezig, nummer 9"
    with pytest.raises(second_desk.AlreadyThere, match="nummer 9"):
        second_desk.check_in(club, evening.id, late.id, desk="Ria")
    found = second_desk.at_the_door(club, evening.id, "zwa")
    assert ([one.number for one in found.there], found.may_come) == ([9], ())


def test_a_guest_is_checked_in_once_by_name(club: OpenClub):
    evening = drawn(club)
    after = second_desk.check_in_guest(club, evening.id, "riet van den berg", desk="")
    assert after.participants[-1].name == "Riet van den Berg"
    with pytest.raises(second_desk.AlreadyThere):
        second_desk.check_in_guest(club, evening.id, "Riet van den Berg", desk="")
    assert second_desk.at_the_door(club, evening.id, "152+").guest == ""
    for name in ("", "   ", "152+"):
        with pytest.raises(Refused):
            second_desk.check_in_guest(club, evening.id, name, desk="")


def test_letters_let_in_the_first_whom_they_mean(club: OpenClub):
    evening = drawn(club)
    members.add_member(club, Member(0, "Özdemir", "Zoë"))
    came = second_desk.check_in_meant(club, evening.id, "zo oz", desk="Ria").participants[-1]
    assert came.name == "Zoë Özdemir"
    with pytest.raises(second_desk.AlreadyThere, match="Zoë Özdemir is er al"):
        second_desk.check_in_meant(club, evening.id, "ozd", desk="Ria")
    guest = second_desk.check_in_meant(club, evening.id, "riet nieuw", desk="").participants[-1]
    assert guest.name == "Riet Nieuw"
    with pytest.raises(Refused):
        second_desk.check_in_meant(club, evening.id, " ", desk="")


def test_a_sheet_is_signed_and_given_back_once(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    type_sheet(club, table, "92 92 92 92", sign=False)
    assert not second_desk.sign(club, table, desk="Ria").again
    assert second_desk.sign(club, table, desk="Ria").again
    assert str(club.saved().label) == "Tweede bureau (Ria): Formulier tafel 1, ronde 1 afgetekend"
    assert not second_desk.unsign(club, table, desk="Ria").again
    assert second_desk.unsign(club, table, desk="Ria").again


def test_a_sheet_that_lacks_something_is_not_signed(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    type_sheet(club, table, "92 92", sign=False)
    with pytest.raises(Refused, match="Spel 3"):
        second_desk.sign(club, table, desk="")


def test_everybody_finds_his_tables_and_what_he_made_once_it_is_signed(club: OpenClub):
    evening = drawn(club)
    table = table_id(evening, 1, 1)
    number = evening.plan[0].tables[0].ns[0]
    before = my_evening(club, evening.id, number)
    assert [(one.round, one.total) for one in before.sat] == [(1, None), (2, None)]
    first = before.sat[0]
    assert first.table is not None
    assert (first.table.number, first.seat, first.side) == (1, "n", "ns")
    assert first.partner == evening.plan[0].tables[0].s.label  # type: ignore[union-attr]
    type_sheet(club, table, "92+20 92+20 92 92", sign=False)
    assert my_evening(club, evening.id, number).sat[0].total is None
    type_sheet(club, table, "92+20 92+20 92 92")
    assert my_evening(club, evening.id, number).sat[0].total == 2 * 112 + 2 * 92


def test_what_is_kept_secret_is_not_on_anybodys_phone(club: OpenClub):
    evening = drawn(club, 4)
    for plan in evening.plan:
        type_sheet(club, plan.tables[0].table_id, "92 92 92 92")
    number = evening.plan[0].tables[0].ns[0]
    screen.hide_from(club, evening.id, 2)
    mine = my_evening(club, evening.id, number)
    assert [one.total is None for one in mine.sat] == [False, True]
    assert mine.after == 1
    screen.hide_from(club, evening.id, None)
    mine = my_evening(club, evening.id, number)
    assert [one.total is None for one in mine.sat] == [False, False]
    assert (mine.after, mine.place is not None) == (2, True)


def test_the_travelling_sheet_comes_when_the_whole_result_may_be_seen(club: OpenClub):
    made = contest_evening(club, "schevenings", 4, games=4, rounds=2)
    evening, _ = draw_next(club, made.id, seed=1)
    codes.turn_on(club, evening.id)
    every = [table.table_id for plan in evening.plan for table in plan.tables]
    lines = " ".join(["92"] * len(evening.plan[0].tables[0].wallets))
    for table in every[:-1]:
        type_sheet(club, table, lines)
    assert my_evening(club, evening.id, 1).traveller is None
    type_sheet(club, every[-1], lines)
    assert my_evening(club, evening.id, 1).traveller is not None
    screen.hide_from(club, evening.id, 2)
    assert my_evening(club, evening.id, 1).traveller is None


def test_a_number_that_nobody_has_is_not_there(club: OpenClub):
    with pytest.raises(Refused, match="nummer 99"):
        my_evening(club, drawn(club).id, 99)


def test_undo_in_the_window_takes_back_what_was_done_there_and_passes_by_another_desk(
    club: OpenClub,
):
    evening = drawn(club)
    at = table_id(evening, 1, 1)
    sheets.save_line(club, at, 1, "92")
    row = {"version": 0, "key": "a key"}
    table_rows.type_row(club, at, 2, "100", desk="Ans", **row)
    members.add_member(club, Member(0, "Zwaan", "Ada"))  # in the window, beside the sheets
    second_desk.check_in_guest(club, evening.id, "Riet van den Berg", desk="Ans")
    whole = str(history.undo_state(club).undo)
    assert whole == "Tweede bureau (Ans): Riet van den Berg aanwezig, nummer 9"
    promised = history.undo_state(club, here=True)
    assert (str(promised.undo), str(promised.passed)) == ("Lid Ada Zwaan toegevoegd", whole)
    done = taking_back.undo(club)
    assert str(done.passed) == whole
    assert history.undo_state(club, here=True).redo == promised.undo
    taking_back.undo(club, sheet_scope(at))  # row 1, and not row 2 of Ans, which came later
    assert sheets.sheet(club, at).lines[:2] == ("", "100")
    taking_back.redo(club, sheet_scope(at))
    assert sheets.sheet(club, at).lines[:2] == ("92", "100")
    games = range(1, len(sheets.sheet(club, at).lines) + 1)
    sheets.save_lines(club, at, dict.fromkeys(games, "92"))
    second_desk.sign(club, at, desk="Ans")
    assert "Ans" not in str(history.undo_state(club, sheet_scope(at), here=True).undo)
    with pytest.raises(Refused, match=r"elders werd gedaan: Tweede bureau \(Ans\): Formulier"):
        taking_back.undo(club, sheet_scope(at))
    assert sheets.sheet(club, at).signed


def test_at_the_door_two_names_make_a_pair_with_its_club_and_a_doubtful_name_is_asked(
    club: OpenClub,
):
    evening = contest_evening(club, "pairs", 4)
    members.add_member(club, Member(0, "Hoekstra", "Wil"))
    assert second_desk.at_the_door(club, evening.id, "riet").pairs == ()
    (new,) = second_desk.at_the_door(club, evening.id, "riet bos en jan van dam").pairs
    assert new.label == "Riet Bos – Jan van Dam"
    after = second_desk.check_in_pair(
        club, evening.id, "riet bos en jan van dam", 0, desk="Ans", district="KV Troef"
    )
    came = after.participants[-1]
    assert (came.name, came.district) == ("Riet Bos – Jan van Dam", "KV Troef")
    assert str(club.saved().label).startswith("Tweede bureau (Ans): Riet Bos")
    history.undo(club)
    assert len(second_desk.evening_of_desk(club, evening.id).participants) == 4
    history.redo(club)
    assert second_desk.at_the_door(club, evening.id, "riet bos en jan van dam").pairs == ()
    names = "wil hoeksrta & bep nieuw"
    ways = [one.label for one in second_desk.at_the_door(club, evening.id, names).pairs]
    assert ways == ["Wil Hoekstra – Bep Nieuw", "Wil Hoeksrta – Bep Nieuw"]
    with pytest.raises(Refused, match="Kies uit de lijst"):
        second_desk.check_in_meant(club, evening.id, names, desk="")
    for letters in ("piet", "riet bos en jan van dam"):
        with pytest.raises(Refused):
            second_desk.check_in_meant(club, evening.id, letters, desk="")
    after = second_desk.check_in_pair(club, evening.id, names, 0, desk="")
    assert [one.guest for one in after.participants[-1].members] == [False, True]


def test_a_guest_at_the_door_comes_with_a_club(club: OpenClub):
    evening = drawn(club)
    after = second_desk.check_in_meant(
        club, evening.id, "riet van den berg", desk="", district="KV Troef"
    )
    assert after.participants[-1].district == "KV Troef"
