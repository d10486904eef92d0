"""What has a consequence is said in one sentence, with one key to go on."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from clubadmin.desktop.contest_papers.window import PapersWindow
from clubadmin.desktop.evening.page import DRAW, FORMS, PRESENT, RESULT, EveningPage
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.sheets import sheets
from tests.desktop.driving import settle
from tests.desktop.looking import named
from tests.desktop.made_window import made_window
from tests.services.evening_club import evening_with, type_sheet

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    return drawing.draw(club, evening_with(club, 8, rounds=1, games=4).id, seed=1)[0]


@pytest.fixture
def window(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, evening: Evening
) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


def _at(qtbot: QtBot, ops: Operations, window: MainWindow, step: int) -> EveningPage:
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    page.open_evening(1, step)
    settle(qtbot, ops)
    return page


def _tables(club: OpenClub) -> list[int]:
    return [one.table_id for one in evenings.evening(club, 1).plan[0].tables]


def test_drawing_again_asks_once_when_papers_of_the_draw_are_about(
    qtbot: QtBot,
    ops: Operations,
    window: MainWindow,
    club: OpenClub,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "p"), ""))
    page = _at(qtbot, ops, window, DRAW)
    first = _tables(club)
    QTest.keyClick(window.focusWidget(), "i", CTRL)  # nothing printed: no question
    settle(qtbot, ops)
    second = _tables(club)
    assert second != first
    page.desk.draw.papers.draw_list("name")
    settle(qtbot, ops)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeWindow(), Preview))
    paper = QApplication.activeWindow()
    assert isinstance(paper, Preview)
    qtbot.waitUntil(lambda: paper.pages > 0)
    QTest.keyClick(paper, Qt.Key.Key_S, CTRL)
    settle(qtbot, ops)
    paper.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)

    QTest.keyClick(window.focusWidget(), "i", CTRL)
    settle(qtbot, ops)
    assert _tables(club) == second
    assert "papieren afgedrukt" in window.notice.text
    assert "Ctrl+I" in window.notice.text
    QTest.keyClick(window.focusWidget(), "i", CTRL)
    settle(qtbot, ops)
    assert _tables(club) != second
    assert not window.notice.isVisible()
    assert "eerdere indeling afgedrukt" in page.desk.draw.stale.text()
    assert named(page, QPushButton, "Papieren"), "not ticked any more"
    QTest.keyClick(window.focusWidget(), "i", CTRL)  # of this draw nothing is about
    settle(qtbot, ops)
    assert not window.notice.isVisible()
    page.desk.show_step(PRESENT)
    page.desk.show_step(DRAW)
    assert page.desk.draw.stale.isVisible(), "until it is done"

    QTest.keyClick(window.focusWidget(), "l", CTRL | Qt.KeyboardModifier.ShiftModifier)
    settle(qtbot, ops)
    (papers,) = window.findChildren(PapersWindow)
    QTest.keyClick(papers, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: "Bewaard" in papers.said.text())
    assert not page.desk.draw.stale.isVisible()
    assert named(page, QPushButton, "✓ Papieren")
    papers.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.focusWidget(), "i", CTRL)
    settle(qtbot, ops)
    assert "papieren afgedrukt" in window.notice.text, "printed from that window as well"


def test_the_sheet_of_the_other_side_says_so_and_escape_returns(
    qtbot: QtBot, ops: Operations, window: MainWindow, club: OpenClub
) -> None:
    sheets.save_line(club, _tables(club)[0], 1, "92")
    page = _at(qtbot, ops, window, FORMS)
    grid = page.desk.forms.pane.grid
    own = grid.grab().toImage()
    QTest.keyClick(grid, "t", CTRL)
    assert grid.model is not None
    assert grid.model.second
    assert grid.grab().toImage() != own
    assert "tegenpartij" in grid.accessibleName()
    QTest.keyClicks(grid, "9")
    QTest.keyClick(grid, Qt.Key.Key_Escape)  # first what is typed
    assert grid.model.second
    QTest.keyClick(grid, Qt.Key.Key_Escape)
    assert not grid.model.second
    assert "tegenpartij" not in grid.accessibleName()


def test_closing_within_the_time_for_protests_says_so_and_how_to_reopen(
    qtbot: QtBot, ops: Operations, window: MainWindow, club: OpenClub
) -> None:
    for table in _tables(club):
        type_sheet(club, table, "92 92 92 92")
    page = _at(qtbot, ops, window, RESULT)
    QTest.keyClick(window, Qt.Key.Key_Return, CTRL)  # once, as ever
    settle(qtbot, ops)
    assert page.desk.closed
    told = page.desk.result.afterwards.told
    assert told.isVisible()
    assert "Protesteren kan nog tot " in told.text()
    key = told.text().split("Alt+")[1][0].lower()
    QTest.keyClick(window, key, Qt.KeyboardModifier.AltModifier)
    settle(qtbot, ops)
    assert page.desk.result.reason.isVisible()
    QTest.keyClick(page.desk.result.reason, Qt.Key.Key_Escape)
    assert not page.desk.result.reason.isVisible(), "it stays closed"
