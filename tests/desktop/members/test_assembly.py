"""The board's year by keyboard: a meeting, who is there, and its papers."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.assembly_pane import AssemblyPane
from clubadmin.desktop.members.page import MembersPage
from clubadmin.desktop.members.people import PeoplePane
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.particulars import offices_of
from clubadmin.services.members import assembly, members, particulars
from clubadmin.services.seasons import seasons
from tests.desktop.made_window import made_window, settle


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


@pytest.fixture
def pane(qtbot: QtBot, window: MainWindow, club: OpenClub) -> AssemblyPane:
    """Of five members, by the command that Ctrl+K finds."""
    for first, last in (("Anna", "Wit"), ("Jan", "Bos"), ("Kees", "Smit"), ("Piet", "Vos")):
        members.add_member(club, Member(0, last, first_name=first))
    made = members.add_member(club, Member(0, "Bos", first_name="Wim"))
    found = particulars.particulars(club, made.id)
    offices = offices_of(f"voorzitter {date.today().year - 1}-", date.today())
    particulars.keep(club, found.changed(offices=offices))
    if not seasons.seasons(club):
        seasons.add_season(club, "2026-2027", date(2026, 9, 1), date(2027, 6, 30))
    window.go("members")
    settle(qtbot, window.ops)
    window.commands.give_first("board")
    settle(qtbot, window.ops)
    return next(one for one in window.findChildren(AssemblyPane) if one.isVisible())


@pytest.fixture
def people(pane: AssemblyPane, window: MainWindow) -> PeoplePane:
    """The one list of Leden."""
    page = window.page
    assert isinstance(page, MembersPage)
    return page.people


def begun(qtbot: QtBot, pane: AssemblyPane, ops: Operations) -> None:
    """A meeting of a day."""
    QTest.keyClicks(pane.day, "20-11-2026")
    QTest.keyClick(pane.day, Qt.Key.Key_Return)
    settle(qtbot, ops)


def press(qtbot: QtBot, people: PeoplePane, ops: Operations, name: str, key: Qt.Key) -> None:
    people.search.clear()
    QTest.keyClicks(people.search, name)
    people.table.setFocus()
    QTest.keyClick(people.table, key)
    settle(qtbot, ops)


def test_a_meeting_is_made_and_people_are_ticked_by_a_key_each(
    qtbot: QtBot, pane: AssemblyPane, people: PeoplePane, ops: Operations, club: OpenClub
) -> None:
    begun(qtbot, pane, ops)
    (made,) = assembly.meetings(club)
    assert (made.held_on, made.name) == (date(2026, 11, 20), "Algemene ledenvergadering")
    assert people.search.hasFocus()
    assert len(people.model.rows) == 5
    press(qtbot, people, ops, "anna", Qt.Key.Key_Plus)
    press(qtbot, people, ops, "kees", Qt.Key.Key_Minus)
    assert "Aanwezig 1, volmacht 0, afgemeld 1 van 5 leden." in pane.count.text()
    press(qtbot, people, ops, "kees", Qt.Key.Key_Minus)
    assert "afgemeld 0" in pane.count.text()
    people.search.clear()
    QTest.keyClicks(people.search, "piet")
    pane.proxy_button.click()
    settle(qtbot, ops)
    assert people.count.text() == "1 lid"
    assert list(people.table.as_rows())[1:] == [["Vos, Piet", "volmacht aan Anna Wit"]]
    press(qtbot, people, ops, "jan", Qt.Key.Key_Space)
    assert "Aanwezig 2, volmacht 1" in pane.count.text()


def test_the_quorum_and_who_resigns_follow_from_what_is_filled_in(
    qtbot: QtBot, pane: AssemblyPane, people: PeoplePane, ops: Operations, club: OpenClub
) -> None:
    assert "Vul bij Leden in" in pane.articles.told.text()
    pane.articles.form["term"].widget.setValue(3)
    pane.articles.form["quorum"].widget.setValue(40)
    assert pane.held
    pane.articles.keep_button.click()
    settle(qtbot, ops)
    assert not pane.held
    assert f"{date.today().year + 2}: Wim Bos, voorzitter" in pane.articles.told.text()
    begun(qtbot, pane, ops)
    assert "Stemmen: 0, nodig 2: nog geen quorum." in pane.count.text()
    for name in ("anna", "kees"):
        press(qtbot, people, ops, name, Qt.Key.Key_Plus)
    assert "Stemmen: 2, nodig 2: er is een quorum." in pane.count.text()


def test_a_day_that_is_none_is_told_and_what_is_typed_is_not_lost_by_closing(
    qtbot: QtBot, pane: AssemblyPane, people: PeoplePane, ops: Operations, club: OpenClub
) -> None:
    QTest.keyClick(pane.day, Qt.Key.Key_Return)
    said = " ".join(one.text() for one in pane.day_field.findChildren(QLabel))
    assert "Vul de dag van de vergadering in." in said
    QTest.keyClicks(pane.day, "31-2-2026")
    QTest.keyClick(pane.day, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert assembly.meetings(club) == ()
    pane.window().close()
    assert pane.isVisible()


def test_a_meeting_of_before_is_looked_at_and_another_begun(
    qtbot: QtBot, pane: AssemblyPane, people: PeoplePane, ops: Operations, club: OpenClub
) -> None:
    begun(qtbot, pane, ops)
    pane.which.setCurrentIndex(pane.which.findData("0"))
    assert pane.day.text() == ""
    QTest.keyClicks(pane.day, "1-5-2026")
    QTest.keyClicks(pane.name, "Voorjaar")
    QTest.keyClick(pane.name, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert [one.name for one in assembly.meetings(club)] == [
        "Algemene ledenvergadering",
        "Voorjaar",
    ]
    pane.which.setCurrentIndex(0)
    assert pane.day.text() == "20-11-2026"


def test_both_papers_are_seen_before_they_are_printed(
    qtbot: QtBot, window: MainWindow, pane: AssemblyPane, ops: Operations
) -> None:
    assert not pane.list_button.isEnabled()
    begun(qtbot, pane, ops)
    for button, title in (
        (pane.list_button, "Presentielijst"),
        (pane.report_button, "Jaarverslag"),
    ):
        button.click()
        settle(qtbot, ops)
        found = [one for one in pane.window().findChildren(Preview) if one.isVisible()]
        found += [one for one in window.findChildren(Preview) if one.isVisible()]
        assert {one.windowTitle() for one in found} == {title}
        for one in found:
            one.close()
