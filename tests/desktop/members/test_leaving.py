"""Leaving is one form, by keyboard or mouse: why, when, and what follows."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.page import MembersPage
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.members.known import Follows, Why
from clubadmin.model.members.member import Member
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members, particulars
from tests.desktop.looking import named, read
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


def opened(qtbot: QtBot, window: MainWindow) -> MembersPage:
    window.go("members")
    settle(qtbot, window.ops)
    page = window.page
    assert isinstance(page, MembersPage)
    page.people.table.setFocus()
    page.people.table.selectRow(0)
    settle(qtbot, window.ops)
    return page


def pressed(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)
    settle(qtbot, window.ops)


def test_who_died_is_put_away_by_one_form_and_brought_back_by_one_undo(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    night = evening_with(club, 4)
    evenings.change_evening(club, night.id, date.today(), night.games, night.rounds)
    ann = night.participants[0].members[0]
    members.change_member(club, ann.changed(email="ann@club.nl"))
    page = opened(qtbot, window)
    people, form = page.people, page.people.leaving
    QTest.mouseClick(named(page, QPushButton, "Vertrek …"), LEFT)
    settle(qtbot, ops)
    assert form.why.hasFocus()
    assert form.why.value == Why.RESIGNED
    assert [one for one, tick in form.ticks.items() if tick.isVisible()] == [
        Follows.MAIL,
        Follows.EVENINGS,
    ]
    assert not form.ticks[Follows.MAIL].isChecked()
    QTest.keyClicks(form.why, "o")  # overleden
    assert form.why.value == Why.DIED
    assert "Naar ann@club.nl gaat geen mail meer." in read(page)
    assert "Van de lijst van avond 1 van Maandavond." in read(page)
    assert form.ticks[Follows.MAIL].isChecked()
    pressed(qtbot, window, Qt.Key.Key_Escape)
    assert people.table.hasFocus()
    assert members.member(club, ann.id).active
    pressed(qtbot, window, Qt.Key.Key_Delete)
    QTest.keyClicks(form.why, "o")
    form.day.setDate(QDate(2020, 1, 1))
    settle(qtbot, ops)
    pressed(qtbot, window, Qt.Key.Key_Return)
    assert "Woensdag 1 januari 2020: klopt dat?" in read(page)
    assert members.member(club, ann.id).active
    today = QDate.currentDate()
    form.day.setDate(today)
    settle(qtbot, ops)
    form.ticks[Follows.MAIL].click()
    pressed(qtbot, window, Qt.Key.Key_Return)
    assert f"{ann.name} doet niet meer mee: overleden. Ctrl+Z haalt dit terug." in read(page)
    assert people.editor.member.id == ann.id, "who left stays in view"
    kept = particulars.particulars(club, ann.id)
    assert (kept.reason, kept.ended, kept.member.active) == ("overleden", date.today(), False)
    assert len(evenings.evening(club, night.id).participants) == 3
    people.editor.begin()
    named(page, QCheckBox, "Doet weer mee").click()
    people.editor.store()
    settle(qtbot, ops)
    kept = particulars.particulars(club, ann.id)
    assert (kept.reason, kept.ended, kept.member.active) == ("", None, True)
    for _ in range(2):
        history.undo(club)
    assert len(evenings.evening(club, night.id).participants) == 4


def test_who_was_typed_by_mistake_goes_by_delete_and_enter(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    members.add_member(club, Member(0, "Los"))
    page = opened(qtbot, window)
    pressed(qtbot, window, Qt.Key.Key_Delete)
    assert page.people.leaving.why.currentText() == "hoort niet in de lijst"
    pressed(qtbot, window, Qt.Key.Key_Return)
    assert members.members(club) == ()
    assert "Los is verwijderd. Ctrl+Z haalt dit terug." in read(page)
    QTest.keyClick(window, "z", Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, ops)
    assert [one.name for one in members.members(club)] == ["Los"]
    assert "Ctrl+Z haalt" not in read(page)


def test_what_was_typed_is_kept_before_somebody_leaves_and_f2_types_it(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    los = members.add_member(club, Member(0, "Los"))
    page = opened(qtbot, window)
    pressed(qtbot, window, Qt.Key.Key_F2)
    assert page.people.editor.fields["first_name"].widget.hasFocus()
    QTest.keyClicks(QApplication.focusWidget(), "Jan")
    page.people.editor.ask_removal()
    settle(qtbot, ops)
    assert members.member(club, los.id).name == "Jan Los"
    assert page.people.leaving.member.name == "Jan Los"
    pressed(qtbot, window, Qt.Key.Key_Escape)
    assert page.people.editor.isVisible()
