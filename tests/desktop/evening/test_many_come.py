"""Everybody at once, and a pasted list of entries, at attendance."""

from datetime import date

import pytest
from PySide6.QtWidgets import QLineEdit

from clubadmin.desktop.evening.page import PRESENT, EveningPage
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.attendance import attendance
from clubadmin.services.club import history
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from tests.desktop.driving import press, settle
from tests.desktop.looking import last_inked, named, read
from tests.desktop.made_window import with_doors
from tests.services.evening_club import add_competition, add_people, content, pairs_evening


@pytest.fixture
def page(qtbot, theme, ops):
    made = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(made)
    made.resize(1200, 760)
    made.show()
    return made


def _field(qtbot, ops, page, evening: Evening) -> QLineEdit:
    page.open_evening(evening.id, PRESENT)
    settle(qtbot, ops)
    return named(page, QLineEdit, "Wie is er?")


def test_everybody_is_ticked_by_typing_it(qtbot, ops, page, club):
    competition = add_competition(club)
    add_people(club, 8)
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    field = _field(qtbot, ops, page, evening)
    names = page.desk.people.arrivals.list
    high = names.sizeHintForRow(0)
    names.setFixedHeight(names.height() - names.viewport().height() + int(4.5 * high))
    assert last_inked(names) < 4 * high, "the fifth is not cut through at the foot"
    press(field, "ied")
    assert "Enter vinkt allen aan die zich niet afmeldden, zonder gasten." in read(page)
    press(field, "\n")
    settle(qtbot, ops)
    assert len(evenings.evening(club, evening.id).participants) == 8


def test_a_new_guest_is_one_step_and_figures_are_no_name(qtbot, ops, page, club):
    evening = evenings.add_evening(club, add_competition(club).id, date(2026, 11, 12))
    before = content(club)
    field = _field(qtbot, ops, page, evening)
    press(field, "152+\n")
    assert "“152+” is geen naam: er staat geen letter in." in read(page)
    settle(qtbot, ops)
    assert content(club) == before
    field.selectAll()
    press(field, "riet van dam\n")
    settle(qtbot, ops)
    whole = content(club)
    assert len(evenings.evening(club, evening.id).participants) == 1
    ops.undo()
    settle(qtbot, ops)
    assert content(club) == before
    ops.redo()
    settle(qtbot, ops)
    assert content(club) == whole


def test_a_new_pair_of_guests_is_one_step(club):
    evening = pairs_evening(club, 4)
    before = content(club)
    evening = attendance.arrive_as_pair(club, evening.id, ("riet van dam", "jan bos"))
    assert evening.participants[-1].name == "Riet van Dam – Jan Bos"
    history.undo(club)
    assert content(club) == before


def test_nobody_is_called_everybody(qtbot, ops, page, club):
    competition = add_competition(club, "pairs")
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    press(_field(qtbot, ops, page, evening), "iedereen")
    settle(qtbot, ops)
    assert page.desk.people.arrivals.list.count() == 0
    assert "Er zijn nog geen paren. Typ twee namen, elk met Enter: zo maakt u er een." in read(page)
    assert "iedereen die nog kan komen" not in read(page)


def test_with_all_pairs_there_nobody_is_told_that_everybody_is(qtbot, ops, page, club):
    evening = pairs_evening(club, 2)
    _field(qtbot, ops, page, evening)
    assert "Iedereen is er." not in read(page)
    assert "Alle paren zijn er. Typ twee namen, elk met Enter, voor een nieuw paar." in read(page)


def test_of_two_with_long_names_it_is_read_who_is_who(qtbot, ops, page, club):
    competition = add_competition(club)
    for place in ("Dorpsstraat", "Kerkstraat"):
        members.add_member(club, Member(0, f"Oudenbosch-Schimmelpenninckhuizen ({place})"))
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    page.resize(700, 600)
    _field(qtbot, ops, page, evening)
    found = page.desk.people.arrivals.list
    usual = found.fontMetrics().height()
    for row in range(2):
        item = found.visualItemRect(found.item(row))
        assert item.height() >= 2 * usual
        assert item.width() <= found.viewport().width()


def test_a_name_typed_for_a_new_pair_is_not_glued_to_the_letters_that_began_it(
    qtbot, ops, page, club
):
    competition = add_competition(club, "pairs")
    members.add_member(club, Member(0, "Bakker", first_name="Anna"))
    members.add_member(club, Member(0, "Bos", first_name="Bert"))
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    field = _field(qtbot, ops, page, evening)
    press(field, "anna\n")
    settle(qtbot, ops)
    assert "Nieuw paar: wie is de een?" in read(page)
    press(field, "bert")
    assert field.text() == "bert"
