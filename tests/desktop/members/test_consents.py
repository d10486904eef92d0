"""Who agreed to what, by keyboard, in the window of the register."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.doors import CONSENTS, PEOPLE
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import ListTable
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.consents_pane import ConsentsPane
from clubadmin.desktop.members.page import MembersPage
from clubadmin.desktop.members.people import PeoplePane
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.members.known import Purpose
from clubadmin.model.members.member import Member
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import consents, members
from tests.desktop.made_window import made_window, settle

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


@pytest.fixture
def people(pane: ConsentsPane, window: MainWindow) -> PeoplePane:
    """The one list of Leden."""
    page = window.page
    assert isinstance(page, MembersPage)
    return page.people


@pytest.fixture
def pane(qtbot: QtBot, window: MainWindow, club: OpenClub) -> ConsentsPane:
    """Of five members, by the command that Ctrl+K finds."""
    for first, last in (("Anna", "Wit"), ("Jan", "Bos"), ("Kees", "Smit"), ("Piet", "Vos")):
        members.add_member(club, Member(0, last, first_name=first, phone="06-1"))
    members.add_member(club, Member(0, "Bos", first_name="Wim"))
    window.go("members")
    settle(qtbot, window.ops)
    window.commands.give_first("consents")
    settle(qtbot, window.ops)
    return next(one for one in window.findChildren(ConsentsPane) if one.isVisible())


def agreed(club: OpenClub, purpose: Purpose) -> list[str]:
    return [one.member.name for one in consents.consents(club) if one.to(purpose).holds]


def test_a_tick_is_given_and_taken_back_by_keys(
    qtbot: QtBot, pane: ConsentsPane, people: PeoplePane, ops: Operations, club: OpenClub
) -> None:
    assert people.search.hasFocus()
    QTest.keyClicks(people.search, "anna")
    QTest.keyClicks(pane.how, "op papier")
    people.table.setFocus()
    QTest.keyClick(people.table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "1 van de 5" in pane.count.text())
    (anna,) = [one for one in consents.consents(club) if one.answers]
    assert (anna.member.name, anna.to(Purpose.NAMING).remark) == ("Anna Wit", "op papier")
    QTest.keyClick(people.table, Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: "0 van de 5" in pane.count.text())


def test_all_at_once_says_how_many_it_ticks_and_is_one_step_to_take_back(
    qtbot: QtBot, pane: ConsentsPane, people: PeoplePane, ops: Operations, club: OpenClub
) -> None:
    assert pane.all_button.text() == "&Allen in de lijst: 5"
    QTest.keyClicks(people.search, "wim")
    pane.refuse()
    settle(qtbot, ops)
    people.search.clear()
    before = consents.consents(club)
    assert pane.all_button.text() == "&Allen in de lijst: 4"
    pane.all_button.setFocus()
    QTest.keyClick(pane.all_button, Qt.Key.Key_Space)  # presses the button, ticks nobody else
    qtbot.waitUntil(lambda: "4 van de 5" in pane.count.text())
    assert "Wim Bos" not in agreed(club, Purpose.NAMING)  # a no is never made a yes
    told = "Toestemming voor naam in krant en op website: 4 mensen"
    assert pane.said.text() == f"✓ {told}. Wie nee zei, blijft nee. Ctrl+Z neemt het terug."
    assert not pane.all_button.isEnabled()
    given = consents.consents(club)
    history.undo(club)
    assert consents.consents(club) == before
    history.redo(club)
    assert consents.consents(club) == given
    QTest.keyClick(people.table, Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: "0 van de 5" in pane.count.text())
    assert pane.said.text() == ""


def test_the_answers_of_a_letter_are_a_key_each(
    qtbot: QtBot, pane: ConsentsPane, people: PeoplePane, ops: Operations, club: OpenClub
) -> None:
    QTest.keyClicks(people.search, "kees")
    people.table.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_4):
        QTest.keyClick(people.table, key)
        settle(qtbot, ops)
    (row,) = list(people.table.as_rows())[1:]
    assert row[:5] == ["Smit, Kees", "✓", "", "✓", "✓"]
    QTest.keyClick(people.table, Qt.Key.Key_4)
    settle(qtbot, ops)
    (row,) = list(people.table.as_rows())[1:]
    assert row[:5] == ["Smit, Kees", "✓", "", "✓", "–"]
    assert agreed(club, Purpose.MAIL) == ["Kees Smit"]
    assert agreed(club, Purpose.PHONES) == []


def test_the_minus_key_is_no_to_the_purpose_that_is_chosen(
    qtbot: QtBot, pane: ConsentsPane, people: PeoplePane, ops: Operations, club: OpenClub
) -> None:
    pane.purpose.choose(Purpose.PHOTO.value)
    QTest.keyClicks(people.search, "piet")
    people.table.setFocus()
    QTest.keyClick(people.table, Qt.Key.Key_Minus)
    settle(qtbot, ops)
    (row,) = list(people.table.as_rows())[1:]
    assert row[2] == "–"
    assert row[5].startswith("nee, ")
    (piet,) = [one for one in consents.consents(club) if one.answers]
    assert piet.to(Purpose.PHOTO).given_on is None


@pytest.mark.parametrize("at", [1, 2, 3, 4])
def test_a_double_click_ticks_the_cell_that_it_is_in(
    qtbot: QtBot, pane: ConsentsPane, people: PeoplePane, ops: Operations, at: int
) -> None:
    QTest.keyClicks(people.search, "anna")
    pane.purpose.choose(list(Purpose)[at % 4].value)
    cell = people.table.visualRect(people.model.index(0, at)).center()
    QTest.mouseClick(people.table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    QTest.mouseDClick(people.table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    settle(qtbot, ops)
    (row,) = list(people.table.as_rows())[1:]
    assert [column for column in range(1, 5) if row[column]] == [at]


def test_other_words_are_asked_from_then_on_and_are_not_lost_by_closing(
    qtbot: QtBot, pane: ConsentsPane, people: PeoplePane, ops: Operations, club: OpenClub
) -> None:
    pane.purpose.choose(Purpose.PHONES.value)
    assert pane.wording.text() == sentences("consent")[Purpose.PHONES]
    pane.wording.setFocus()
    pane.wording.selectAll()
    QTest.keyClicks(pane.wording, "Bel mij gerust.")
    assert pane.held
    pane.window().close()
    assert pane.isVisible(), "it is told first"
    QTest.keyClick(pane.wording, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert not pane.held
    found = {one.purpose: str(one.text) for one in consents.wordings(club)}
    assert found[Purpose.PHONES] == "Bel mij gerust."
    assert "op de oude tekst" in pane.said.text()


def test_who_did_not_agree_is_counted_when_the_telephone_list_is_asked_for(
    qtbot: QtBot, pane: ConsentsPane, people: PeoplePane, ops: Operations
) -> None:
    shown = pane.window()
    page = shown.findChild(MembersPage)
    assert page is not None
    page.papers.menu().actions()[1].trigger()
    settle(qtbot, ops)
    said = " ".join(one.text() for one in shown.findChildren(QLabel) if one.isVisible())
    assert "Niet op de telefoonlijst, want niet akkoord: 4" in said


def test_nobody_is_listed_twice_and_the_card_comes_back(
    qtbot: QtBot, pane: ConsentsPane, people: PeoplePane, ops: Operations
) -> None:
    page = pane.window().findChild(MembersPage)
    assert page is not None
    page.show_tab(PEOPLE)
    settle(qtbot, ops)
    people.table.selectRow(0)
    settle(qtbot, ops)
    assert people.editor.member.name == "Jan Bos"
    page.show_tab(CONSENTS)
    settle(qtbot, ops)
    assert people.isVisible()
    assert not pane.findChildren(ListTable)
    people.table.selectRow(1)
    pane.tick_button.click()
    settle(qtbot, ops)
    assert [row[1] for row in list(people.table.as_rows())[1:]] == ["", "✓", "", "", ""]
    page.show_tab(PEOPLE)
    settle(qtbot, ops)
    assert people.editor.isVisible()
    assert people.editor.member.name == "Wim Bos", "who was chosen"
    QTest.keyClick(people.table, Qt.Key.Key_1)
    settle(qtbot, ops)
    page.show_tab(CONSENTS)
    settle(qtbot, ops)
    assert "1 van de 5" in pane.count.text(), "the keys are of the tab"
