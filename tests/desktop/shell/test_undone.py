"""Ctrl+Z and Ctrl+Y lead to what they changed, or change it in view; both say what and where."""

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from clubadmin.desktop.evening.page import FORMS, PRESENT, RESULT, EveningPage
from clubadmin.desktop.kit.operations import Operations, nothing
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.page import MembersPage
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import content, evening_with

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    made = evening_with(club, 9, rounds=1, games=4)
    return drawing.draw(club, made.id, seed=1)[0]


@pytest.fixture
def window(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, evening: Evening
) -> MainWindow:
    made = made_window(qtbot, ops, theme, tmp_path)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def _pressed(qtbot: QtBot, window: MainWindow, ops: Operations, key: str) -> None:
    QTest.keyClick(window.focusWidget() or window, key, CTRL)
    settle(qtbot, ops)


def test_from_the_archive_it_goes_to_the_row_of_the_sheet(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening: Evening, club: OpenClub
) -> None:
    place = evening.plan[0].tables[1]
    window.go("archive")
    settle(qtbot, ops)
    ops.change(lambda club: sheets.save_line(club, place.table_id, 3, "92"), lambda _: None)
    settle(qtbot, ops)
    _pressed(qtbot, window, ops, "z")
    assert sheets.sheet(club, place.table_id).lines[2] == ""
    page = window.page
    assert isinstance(page, EveningPage)
    assert page.desk.step == FORMS
    assert page.desk.sheet_in_view() == place.table_id
    said = window.notice.text
    assert said.startswith("Ongedaan gemaakt: ")
    assert f"tafel {place.number}, ronde 1" in said
    assert "avond 1 van " in said

    _pressed(qtbot, window, ops, "y")
    assert sheets.sheet(club, place.table_id).lines[2] == "92"
    assert not window.notice.isVisible()  # the sheet is in view
    assert "Opnieuw gedaan: " in window.bottom.left.toolTip()
    assert f"tafel {place.number}, ronde 1" in window.bottom.left.toolTip()


def test_what_was_said_goes_with_the_next_change(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening: Evening, club: OpenClub
) -> None:
    late = members.add_member(club, Member(0, "Bos")).id
    window.go("archive")
    settle(qtbot, ops)
    ops.change(
        lambda club: attendance.add_participant(club, evening.id, member_id=late), lambda _: None
    )
    settle(qtbot, ops)
    _pressed(qtbot, window, ops, "z")
    page = window.page
    assert isinstance(page, EveningPage)
    assert page.desk.step == PRESENT
    assert "Aanwezig, avond 1 van " in window.notice.text
    window.notice.step_button.click()  # and back
    settle(qtbot, ops)
    assert not window.notice.isVisible()
    assert "Opnieuw gedaan: " in window.bottom.left.toolTip()


def test_a_member_who_was_changed_is_chosen_in_the_list(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening: Evening, club: OpenClub
) -> None:
    who = members.members(club)[3]
    window.go("club")
    settle(qtbot, ops)
    ops.change(
        lambda club: members.change_member(club, replace(who, remark="belt altijd")), lambda _: None
    )
    settle(qtbot, ops)
    _pressed(qtbot, window, ops, "z")
    assert "Leden" in window.windowTitle()
    assert window.notice.text.endswith("Leden")
    page = window.page
    assert page is not None
    shown = page.people  # type: ignore[attr-defined]
    assert shown.model.rows[shown.table.currentIndex().row()].id == who.id


def test_in_a_field_the_foot_promises_what_the_key_does(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening: Evening, club: OpenClub
) -> None:
    window.go("club")
    settle(qtbot, ops)
    page = window.page
    assert page is not None
    field = next(one for one in page.findChildren(QLineEdit) if one.isVisible())
    field.setFocus()
    before = field.text()
    promised = window.bottom.right.toolTip()
    assert promised.startswith("Ctrl+Z: ")
    QTest.keyClicks(field, "x")
    assert window.bottom.right.toolTip() == "Ctrl+Z: wat u hier typte"
    QTest.keyClick(field, "z", CTRL)
    settle(qtbot, ops)
    assert field.text() == before
    assert evenings.evening(club, evening.id).plan  # nothing of the club was taken back
    assert window.bottom.right.toolTip() == promised
    _pressed(qtbot, window, ops, "z")
    assert not evenings.evening(club, evening.id).plan
    assert window.page is not page
    assert "Indeling, avond 1 van " in window.notice.text


def test_keys_typed_while_it_works_are_kept_in_order_and_done(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening: Evening, club: OpenClub
) -> None:
    window.show_item("evening", evening.id)
    settle(qtbot, ops)
    busy = threading.Event()
    ops.run(lambda _: busy.wait(60), lambda _: None)  # "Bezig"
    QTest.keyClick(window, "i", CTRL)  # draw again, then to the sheets, and type two rows
    QTest.keyClick(window, "3", CTRL)
    QTest.keyClicks(window, "92")
    QTest.keyClick(window, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    QTest.keyClicks(window, "81+")
    QTest.keyClick(window, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    QTest.keyClick(window, "z", CTRL)
    QTest.keyClick(window, "y", CTRL)
    QTest.keyClick(window, "z", CTRL)
    busy.set()
    settle(qtbot, ops)
    settle(qtbot, ops)
    first = evenings.evening(club, evening.id).plan[0].tables[0]
    assert first.table_id != evening.plan[0].tables[0].table_id  # it was drawn again
    assert sheets.sheet(club, first.table_id).lines[:2] == ("92", "")


def test_what_stays_after_a_sheet_is_taken_back_is_said(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening: Evening, club: OpenClub
) -> None:
    for place in evening.plan[0].tables:
        sheets.save_lines(club, place.table_id, dict.fromkeys(range(1, 5), "100"))
        sheets.sign(club, place.table_id)
    person = evening.participants[0].members[0]
    members.change_member(club, person.changed(last_name="Vergeten"))
    page = window.page
    assert isinstance(page, EveningPage)
    first = evening.plan[0].tables[0]
    page.show_game(evening.id, first.table_id, 1)
    settle(qtbot, ops)
    assert window.bottom.right.toolTip().startswith("Ctrl+Z hier: ")
    _pressed(qtbot, window, ops, "z")
    assert not sheets.sheet(club, first.table_id).signed
    assert "Bleef zo, want elders gedaan: " in window.notice.text
    assert "Vergeten" in window.notice.text


@pytest.mark.parametrize("step", [RESULT, FORMS])
def test_after_a_reopening_nothing_older_is_taken_back_and_that_is_said(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    evening: Evening,
    club: OpenClub,
    step: int,
) -> None:
    for place in evening.plan[0].tables:
        sheets.save_lines(club, place.table_id, dict.fromkeys(range(1, 5), "100"))
        sheets.sign(club, place.table_id)
    closing.close(club, evening.id)
    closing.reopen(club, evening.id, "proef")
    before = content(club)
    page = window.page
    assert isinstance(page, EveningPage)
    page.show_game(evening.id, evening.plan[0].tables[0].table_id, 1)
    settle(qtbot, ops)
    page.desk.show_step(step)
    settle(qtbot, ops)
    for key in ("z", "y"):
        window.notice.hide()
        _pressed(qtbot, window, ops, key)
        said = "sinds: Avond 1 van " if key == "z" else "Er is niets om opnieuw te doen."
        assert said in window.notice.text
    assert content(club) == before


def test_while_a_row_is_typed_nobody_says_that_everything_is_saved(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening: Evening
) -> None:
    page, said = window.page, window.bottom.left
    assert isinstance(page, EveningPage)
    page.show_game(evening.id, evening.plan[0].tables[0].table_id, 1)
    settle(qtbot, ops)
    grid = window.focusWidget()
    QTest.keyClicks(grid, "92\r")
    settle(qtbot, ops)
    assert said.toolTip().startswith("✓ Alles opgeslagen om ")
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        QTest.keyClicks(grid, "66-")
        assert said.toolTip() == "Wat u nu typt is nog niet opgeslagen; al het andere wel"
        QTest.keyClick(grid, key)
        settle(qtbot, ops)
        assert said.toolTip().startswith("✓ Alles opgeslagen om ")


def test_as_long_as_one_of_two_rows_is_on_its_way_nobody_says_that_everything_is_saved(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening: Evening
) -> None:
    page, said = window.page, window.bottom.left
    assert isinstance(page, EveningPage)
    page.show_game(evening.id, evening.plan[0].tables[0].table_id, 1)
    settle(qtbot, ops)
    seen: list[str] = []
    held = threading.Event()
    QTest.keyClicks(window.focusWidget(), "92\r")
    ops.run(lambda _club: held.wait(60), lambda _: seen.append(said.toolTip()))
    QTest.keyClicks(window.focusWidget(), "81\r")
    qtbot.waitUntil(lambda: page.desk.forms.pane.grid.looks.rows[0].waiting is False)
    assert "Alles opgeslagen" not in said.toolTip()
    held.set()
    settle(qtbot, ops)
    assert "Alles opgeslagen" not in seen[0]
    assert said.toolTip().startswith("✓ Alles opgeslagen om ")


def test_while_a_sheet_is_on_its_way_nothing_is_said_to_be_typed(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening: Evening
) -> None:
    page, said = window.page, window.bottom.left
    assert isinstance(page, EveningPage)
    page.show_game(evening.id, evening.plan[0].tables[0].table_id, 1)
    settle(qtbot, ops)
    QTest.keyClicks(window.focusWidget(), "92\r")
    settle(qtbot, ops)
    ops.run(nothing, nothing, awaited=True)
    page.desk.forms.pane.grid.moved.emit()
    assert said.toolTip().startswith("✓ Alles opgeslagen om ")
    settle(qtbot, ops)


def test_keys_for_a_sheet_that_does_not_come_are_said(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening: Evening
) -> None:
    page = window.page
    assert isinstance(page, EveningPage)
    page.show_game(evening.id, evening.plan[0].tables[0].table_id, 1)
    settle(qtbot, ops)
    page.desk.forms.pane.open(999)
    QTest.keyClicks(window.focusWidget(), "92\r81\r")
    settle(qtbot, ops)
    lost = "Wat u intussen typte (92 81) staat nergens; typ het opnieuw."
    assert window.notice.text.endswith(lost)


def test_a_line_of_text_is_not_said_to_be_saved_before_it_is(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    who = members.members(club)[0]
    window.show_item("member-edit", who.id)
    settle(qtbot, ops)
    ops.change(lambda club: members.add_member(club, Member(0, "Bos")), lambda _: None)
    settle(qtbot, ops)
    assert isinstance(window.page, MembersPage)
    window.page.people.editor.begin()
    line, said = window.page.people.editor.fields["first_name"].widget, window.bottom.left
    assert isinstance(line, QLineEdit)
    line.setFocus()
    assert said.toolTip().startswith("✓ Alles opgeslagen om ")
    line.selectAll()
    QTest.keyClicks(line, "Anna")
    assert said.toolTip().startswith("Wat u nu typt is nog niet opgeslagen")
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert said.toolTip().startswith("Wat u nu typt is nog niet opgeslagen")
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert members.member(club, who.id).first_name == "Anna"
    assert said.toolTip().startswith("✓ Alles opgeslagen om ")


def test_the_window_does_not_close_on_a_new_member_who_is_not_stored(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    window.go("members")
    settle(qtbot, ops)
    page = window.page
    assert isinstance(page, MembersPage)
    page.people.add()
    settle(qtbot, ops)
    for name, text in (("first_name", "Sjaan"), ("last_name", "Kuiper")):
        QTest.keyClicks(page.people.editor.fields[name].widget, text)
    window.go("standings")
    settle(qtbot, ops)
    assert not window.close()
    assert "Bij Leden is iets ingevuld dat nog niet is opgeslagen" in window.notice.text
    assert page.people.editor.edited.name == "Sjaan Kuiper"
    assert window.close()


def test_what_was_taken_back_is_said_once_and_never_cut(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening: Evening, club: OpenClub
) -> None:
    first = evening.plan[0].tables[0]
    page = window.page
    assert isinstance(page, EveningPage)
    page.show_game(evening.id, first.table_id, 1)
    settle(qtbot, ops)
    ops.change(lambda club: sheets.save_line(club, first.table_id, 1, "92"), lambda _: None)
    for wide in (1366, 1024):
        window.resize(wide, 700)
        settle(qtbot, ops)
        assert "…" not in window.bottom.right.text()
    menu = next(one.menu() for one in window.menuBar().actions() if one.text() == "Bewerken")
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    named = menu.actions()[0].text().replace("&", "")
    assert named.startswith("Ongedaan maken: Formulier tafel 1, ronde 1")
    menu.aboutToHide.emit()
    _pressed(qtbot, window, ops, "z")
    said = window.bottom.left
    assert said.text().count("tafel 1") == 1
    assert "…" not in said.text()
    assert "avond 1 van " in said.toolTip()


def test_after_a_row_is_done_again_typing_goes_on_below_it(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening: Evening
) -> None:
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    page.open_evening(evening.id, FORMS)
    settle(qtbot, ops)
    grid = page.desk.forms.pane.grid
    QTest.keyClicks(grid, "92")
    QTest.keyClick(grid, Qt.Key.Key_Return)
    settle(qtbot, ops)
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        QTest.keyClick(window.focusWidget() or window, key, CTRL)
        settle(qtbot, ops)
    assert grid.model is not None
    assert (grid.model.own[0], grid.model.row, grid.model.brought) == ("92", 1, 0)
