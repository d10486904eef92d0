"""Somebody leaves who sits in the draw: said first with table and round, one key goes on."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from clubadmin.desktop.evening.page import PRESENT, EveningPage
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.sheets import sheets
from tests.desktop.looking import all_named, named, read
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with, seat_by_hand

SIXTH = (
    "P6 Fok zit in ronde 1 aan tafel 2: van de lijst halen verandert die indeling."
    " Enter gaat door, Esc laat het zo."
)


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    """Eight at two tables; a ninth sits out."""
    plan = [{1: "1 2 3 4", 2: "5 6 7 8"}, {1: "1 5 3 7", 2: "2 6 4 8"}]
    return seat_by_hand(club, evening_with(club, 9), plan)


def _delete(qtbot: QtBot, window: MainWindow, evening: Evening, row: int) -> EveningPage:
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    page.open_evening(evening.id, PRESENT)
    settle(qtbot, window.ops)
    table = page.desk.people.present
    table.setFocus()
    table.selectRow(row)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    settle(qtbot, window.ops)
    return page


def _key(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window.focusWidget(), key)
    settle(qtbot, window.ops)


def _there(club: OpenClub, evening: Evening) -> list[int]:
    return [one.number for one in evenings.evening(club, evening.id).participants]


def test_enter_goes_on_and_undo_brings_back_the_seat(
    qtbot: QtBot, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    page = _delete(qtbot, window, evening, 5)
    assert SIXTH in read(page)
    assert len(_there(club, evening)) == 9
    _key(qtbot, window, Qt.Key.Key_Return)
    assert _there(club, evening) == [1, 2, 3, 4, 5, 7, 8, 9]
    assert SIXTH not in read(page)
    window.ops.undo()
    settle(qtbot, window.ops)
    assert evenings.evening(club, evening.id) == evening


def test_escape_leaves_the_list_and_the_keyboard_as_they_were(
    qtbot: QtBot, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    page = _delete(qtbot, window, evening, 5)
    _key(qtbot, window, Qt.Key.Key_Escape)
    assert SIXTH not in read(page)
    assert len(_there(club, evening)) == 9
    assert window.focusWidget() is page.desk.people.present
    assert named(page, QPushButton, "Niet aanwezig").isEnabled()


def test_who_sits_out_goes_without_a_question(
    qtbot: QtBot, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    page = _delete(qtbot, window, evening, 8)
    assert all_named(page, QPushButton, "Niet aanwezig, ja") == []
    assert len(_there(club, evening)) == 8


def test_who_played_already_drops_out_by_the_same_key(
    qtbot: QtBot, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    sheets.save_line(club, evening.plan[0].tables[1].table_id, 1, "92")
    page = _delete(qtbot, window, evening, 5)
    assert "P6 Fok valt uit na ronde 1, en vanaf ronde 2 verandert de indeling." in read(page)
    _key(qtbot, window, Qt.Key.Key_Return)
    assert evenings.evening(club, evening.id).participants[5].last_round == 1


def test_a_name_that_is_typed_asks_the_same(
    qtbot: QtBot, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    page = _delete(qtbot, window, evening, 8)
    page.desk.people.arrivals.field.setFocus()
    QTest.keyClicks(page.desk.people.arrivals.field, "p6 f")
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):  # past a guest of that name
        _key(qtbot, window, key)
    assert SIXTH in read(page)
    _key(qtbot, window, Qt.Key.Key_Return)
    assert 6 not in _there(club, evening)
    assert window.focusWidget() is page.desk.people.arrivals.field


def test_while_nobody_is_chosen_no_round_is_said_to_be_the_last(
    qtbot: QtBot, window: MainWindow, evening: Evening
) -> None:
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    page.open_evening(evening.id, PRESENT)
    settle(qtbot, window.ops)
    bar = page.desk.people.bar
    bar.show_person(None, evening.rounds)
    assert (bar.first.value(), bar.last.value()) == (1, evening.rounds)
