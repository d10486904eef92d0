"""Erasing in the window: told first, by keyboard, and once a year for who have been away long."""

import json
from datetime import date
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.page import MembersPage
from clubadmin.model.members.member import Member
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance import attendance
from clubadmin.services.club import recent
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from tests.desktop.looking import named, read
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import seat_by_hand, table_id, type_sheet

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture(autouse=True)
def _settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path / "instellingen")
    monkeypatch.setattr(remembered, "_settings", [])


@pytest.fixture
def club(club: OpenClub) -> OpenClub:
    """Ada, Bea and Cor played on 12 November 2020 and left; Dam plays on."""
    season = seasons.add_season(club, "2020-2021", date(2020, 9, 1), date(2021, 6, 30))
    wanted = Competition(0, season.id, "Maandavond", "individual", "nku", 1, 1)
    competition = seasons.add_competition(club, wanted)
    evening = evenings.add_evening(club, competition.id, date(2020, 11, 12))
    for first in ("Ada", "Bea", "Cor", "Dam"):
        one = members.add_member(club, Member(0, f"{first}s", first_name=first))
        evening = attendance.add_participant(club, evening.id, member_id=one.id)
    seated = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(seated, 1, 1), "92")
    closing.close(club, evening.id)
    for one in members.members(club)[:3]:
        members.remove_member(club, one.id)
    return club


@pytest.fixture
def page(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MembersPage:
    return _opened(qtbot, ops, theme, tmp_path)


def _opened(qtbot: QtBot, ops: Operations, theme: Theme, folder: Path) -> MembersPage:
    window = made_window(qtbot, ops, theme, folder)
    qtbot.waitUntil(window.isActiveWindow)
    window.go("members")
    settle(qtbot, ops)
    assert isinstance(window.page, MembersPage)
    return window.page


def _names(page: MembersPage) -> list[str]:
    return [one.name for one in page.people.model.rows]


def test_who_left_is_erased_after_it_was_told_what_that_does(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    people = page.people
    people.with_inactive.click()
    settle(qtbot, ops)
    people.table.setFocus()
    people.table.selectRow(_names(page).index("Bea Beas"))
    QTest.keyClick(people.table, Qt.Key.Key_Delete)
    settle(qtbot, ops)
    assert "Alles waaraan Bea Beas te herkennen is gaat voorgoed weg" in read(page)
    assert people.table.hasFocus(), "what cannot come back is never one Enter away"
    assert "Bea Beas" in _names(page)
    QTest.keyClick(people.table, "w", ALT)
    settle(qtbot, ops)
    assert "Gewist. De uitslagen staan voortaan onder Oud-lid 1." in read(page)
    assert "Oud-lid 1" in _names(page)
    assert "Bea Beas" not in _names(page)
    people.table.selectRow(_names(page).index("Oud-lid 1"))
    settle(qtbot, ops)
    shown = [one for one in people.editor.findChildren(QAbstractButton) if one.isVisible()]
    assert not [one for one in shown if "issen" in one.text() or "erwijderen" in one.text()]


def test_once_a_year_it_is_said_who_have_been_away_long_and_one_key_erases_them(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    text = "Te lang geleden voor het laatst gespeeld om gegevens te bewaren: Ada Adas, Bea Beas, "
    assert text + "Cor Cors." in read(page)
    button = named(page, QAbstractButton, "Allen wissen")
    button.click()
    assert "Dit kan niet ongedaan gemaakt worden." in read(page)
    named(page, QAbstractButton, "Allen voorgoed wissen").click()
    settle(qtbot, ops)
    assert "Van 3 oud-leden zijn de gegevens gewist." in read(page)
    assert text not in read(page)
    page.people.with_inactive.click()
    settle(qtbot, ops)
    assert sorted(_names(page)) == ["Dam Dams", "Oud-lid 1", "Oud-lid 2", "Oud-lid 3"]


def test_put_off_it_comes_back_next_year_or_with_the_former_members(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    named(page, QAbstractButton, "Dit jaar niet").click()
    page.refresh()
    settle(qtbot, ops)
    assert not page.people.due.isVisible()
    page.people.with_inactive.click()
    settle(qtbot, ops)
    assert page.people.due.isVisible()
    page.people.due.years.setValue(20)
    settle(qtbot, ops)
    assert not page.people.due.isVisible()
    page.people.with_inactive.click()
    remembered.keep_text("members/erasing-told", str(date.today().year - 1))
    remembered.keep_text("members/years-kept", "2")
    page.people.due.years.setValue(2)
    settle(qtbot, ops)
    page.refresh()
    settle(qtbot, ops)
    assert page.people.due.isVisible()


def test_a_club_where_nobody_left_long_ago_sees_nothing_of_it(
    qtbot: QtBot, page: MembersPage, club: OpenClub, ops: Operations
) -> None:
    for one in members.members(club, inactive=True):
        members.change_member(club, one.changed(active=True))
    page.refresh()
    settle(qtbot, ops)
    assert not page.people.due.isVisible()


def test_all_that_is_known_of_somebody_is_kept_as_two_files(
    qtbot: QtBot,
    page: MembersPage,
    ops: Operations,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted = next(one for one in page.page_actions() if "Inzage" in one.text())
    page.people.table.clearSelection()
    page.people.editor.show_member(None)
    wanted.trigger()
    assert "Kies eerst in de lijst" in read(page)
    page.people.table.selectRow(0)
    settle(qtbot, ops)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_, **__: str(tmp_path))
    wanted.trigger()
    settle(qtbot, ops)
    assert "✓ Inzage bewaard als PDF en als JSON" in read(page)
    told = json.loads((tmp_path / "inzage-dam-dams.json").read_text("utf-8"))
    assert told["evenings"][0]["date"] == "2020-11-12"
    pages = pypdfium2.PdfDocument((tmp_path / "inzage-dam-dams.pdf").read_bytes())
    said = pages[0].get_textpage().get_text_range()
    for words in (
        "Wat de club weet van Dam Dams",
        "Gespeeld",
        "12 november 2020",
        "In het logboek",
    ):
        assert words in said
