"""The result and what stands beside it."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from clubadmin.desktop.evening.page import RESULT, EveningPage
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from tests.desktop.looking import read
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet


def test_where_nothing_stands_beside_the_result_no_key_leads_there(
    qtbot: QtBot, ops: Operations, theme: Theme, club: OpenClub, tmp_path: Path
) -> None:
    evening = seat_by_hand(club, evening_with(club, 4, rounds=1, games=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92")
    window = made_window(qtbot, ops, theme, tmp_path)
    qtbot.waitUntil(window.isActiveWindow)
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    page.open_evening(evening.id, RESULT)
    settle(qtbot, ops)
    shown = read(window)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, ops)
    assert read(window) == shown
    assert not window.notice.isVisible()


def test_ctrl_tab_turns_to_what_stands_beside_the_result_from_every_button(
    qtbot: QtBot, ops: Operations, theme: Theme, club: OpenClub, tmp_path: Path
) -> None:
    evening = evening_with(club, 8, kind="knockout", rounds=2, games=1)
    drawing.draw(club, evening.id, seed=1)
    window = made_window(qtbot, ops, theme, tmp_path)
    qtbot.waitUntil(window.isActiveWindow)
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    page.open_evening(evening.id, RESULT)
    settle(qtbot, ops)
    step = page.desk.result
    button = next(one for one in step.findChildren(QPushButton) if one.isVisible())
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert step.views.tabs.name(step.views.tabs.current) == "Schema"


def test_what_is_won_in_a_knockout_is_read_whole_before_the_figures(
    qtbot: QtBot, ops: Operations, theme: Theme, club: OpenClub, tmp_path: Path
) -> None:
    prizes = "1: taart van drie lagen; 2: fles wijn; poedelprijs: rookworst"
    evening = evening_with(club, 4, kind="knockout", rounds=1, games=1, prizes=prizes)
    evening = drawing.draw(club, evening.id, seed=1)[0]
    type_sheet(club, evening.plan[0].tables[0].table_id, "92+20")
    window = made_window(qtbot, ops, theme, tmp_path)
    window.resize(1024, 700)
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    page.open_evening(evening.id, RESULT)
    settle(qtbot, ops)
    table = page.desk.result.table
    last = table.model().columnCount() - 1
    metrics = table.fontMetrics()
    for row in range(table.model().rowCount()):
        text = table.model().index(row, last).data()
        assert metrics.horizontalAdvance(text) <= table.columnWidth(last), text


def test_before_anything_is_closed_a_name_tells_where_its_figure_comes_from(
    qtbot: QtBot, ops: Operations, theme: Theme, club: OpenClub, tmp_path: Path
) -> None:
    evening = seat_by_hand(club, evening_with(club, 4, rounds=1, games=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92")
    window = made_window(qtbot, ops, theme, tmp_path)
    window.resize(1024, 700)
    qtbot.waitUntil(window.isActiveWindow)
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    page.open_evening(evening.id, RESULT)
    settle(qtbot, ops)
    assert "Ctrl+E" in page.desk.result.explained.shown_text()
    QTest.keyClick(page.desk.result.table, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert "zegt Ctrl+E bij Uitslag" in read(window)
