"""Indeling of a contest: games are dealt where one draws, and a warning goes with its reason."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from clubadmin.desktop.evening.page import DRAW, EveningPage
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.wallets.dealing import DealingDialog
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with, pairs_evening, type_sheet


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


def _drawing(qtbot: QtBot, window: MainWindow, evening: Evening) -> EveningPage:
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    page.open_evening(evening.id, DRAW)
    settle(qtbot, window.ops)
    return page


def test_games_are_dealt_by_a_key_where_one_draws(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    evening, _ = drawing.draw(club, pairs_evening(club, 4, kind="schevenings", rounds=2).id, 1)
    page = _drawing(qtbot, window, evening)
    assert page.desk.draw.deal.isVisible()
    page.desk.draw.deal.click()
    settle(qtbot, window.ops)
    shown = [one for one in QApplication.topLevelWidgets() if isinstance(one, DealingDialog)]
    assert shown
    shown[0].close()


def test_where_nothing_is_compared_there_is_no_such_key(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    evening, _ = drawing.draw(club, evening_with(club, 8).id, 1)
    assert not _drawing(qtbot, window, evening).desk.draw.deal.isVisible()


def test_that_a_table_is_level_is_no_longer_said_once_it_is_decided(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    evening = evening_with(club, 8, kind="knockout", rounds=2, games=2)
    evening, _ = drawing.draw(club, evening.id, 1)
    for table, lines in zip(evening.plan[0].tables, ("100 62", "100 100"), strict=True):
        type_sheet(club, table.table_id, lines)
    page = _drawing(qtbot, window, evening)
    page.desk.draw.draw()
    settle(qtbot, window.ops)
    assert "Het staat gelijk aan tafel 1" in window.notice.text
    bar = page.desk.draw.bracket.bar
    QTest.keyClick(bar.who, Qt.Key.Key_Down)
    QTest.keyClick(bar.who, Qt.Key.Key_Return)
    settle(qtbot, window.ops)
    assert not window.notice.isVisible()
