from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.archive.page import CAREER, RESULT, ArchivePage
from clubadmin.desktop.operations import Operations
from clubadmin.desktop.theme import Theme
from tests.desktop.shell import made_window, settle


@pytest.fixture
def page(qtbot: QtBot, demo_ops: Operations, theme: Theme, tmp_path: Path) -> ArchivePage:
    window = made_window(qtbot, demo_ops, theme, tmp_path)
    window.go("archive")
    settle(qtbot, demo_ops)
    found = window.page
    assert isinstance(found, ArchivePage)
    return found


def test_a_few_letters_find_a_person_over_all_seasons(
    qtbot: QtBot, page: ArchivePage, demo_ops: Operations
) -> None:
    QTest.keyClicks(page.search, "bosch")
    settle(qtbot, demo_ops)
    assert page.hits.isVisible()
    assert all("Bosch" in hit.title or "bosch" in hit.title for hit in page.hits_model.rows[:1])
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    settle(qtbot, demo_ops)
    assert page.stack.currentIndex() == CAREER
    assert "Bosch" in page.heading.text()
    dates = [one.date for one in page.career_model.rows]
    assert dates == sorted(dates, reverse=True)


def test_by_keyboard_from_a_season_to_the_single_game(
    qtbot: QtBot, page: ArchivePage, demo_ops: Operations
) -> None:
    QTest.keyClick(page.search, Qt.Key.Key_Down)
    assert page.tree.hasFocus()
    keys = (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down)
    for key in keys:
        QTest.keyClick(page.tree, key)
    settle(qtbot, demo_ops)
    assert page.stack.currentIndex() == RESULT
    assert page.result_model.rows[0].place == 1
    page.result.setFocus()
    QTest.keyClick(page.result, Qt.Key.Key_Home)
    settle(qtbot, demo_ops)
    games = page.games_model.rows
    name = page.result_model.rows[0].name
    assert games
    assert all(name in f"{game.wij} {game.zij}" for game in games)
    assert page.games_title.text() == f"De spellen van {name}"


def test_from_a_persons_evening_to_the_result_with_that_person_chosen(
    qtbot: QtBot, page: ArchivePage, demo_ops: Operations
) -> None:
    page.open_person(3)
    settle(qtbot, demo_ops)
    name = page.heading.text()
    individual = [
        at for at, one in enumerate(page.career_model.rows) if one.competition != "Parencompetitie"
    ]
    page.career.selectRow(individual[0])
    settle(qtbot, demo_ops)
    QTest.keyClick(page.career, Qt.Key.Key_Return)
    settle(qtbot, demo_ops)
    assert page.stack.currentIndex() == RESULT
    at = page.result.currentIndex().row()
    assert page.result_model.rows[at].name == name


def test_the_tree_keeps_its_place_when_the_data_is_fetched_again(
    qtbot: QtBot, page: ArchivePage, demo_ops: Operations
) -> None:
    page.tree.setFocus()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(page.tree, key)
    item = page.tree.currentItem()
    assert item is not None
    text = item.text(0)
    page.tree._shelf = None
    page.refresh()
    settle(qtbot, demo_ops)
    item = page.tree.currentItem()
    assert item is not None
    assert item.text(0) == text
