"""Enter on a name opens its person, from wherever it stands, and Backspace comes back."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.doors import ShowEvening, ShowRule, ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import ListTable
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.standings.rule.window import RuleWindow
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from tests.desktop.looking import named, read
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import contest_evening, table_id, type_sheet

ENTER, BACK = Qt.Key.Key_Return, Qt.Key.Key_Backspace
SHEET = "92 92 92 92"


def _played(club: OpenClub, kind: str) -> Evening:
    evening, _ = draw(club, contest_evening(club, kind, 4, rounds=1).id)
    for table in evening.plan[0].tables:
        type_sheet(club, table_id(evening, 1, table.number), SHEET)
    return evening


WAYS_BACK = {
    "Backspace": (BACK, Qt.KeyboardModifier.NoModifier),
    "Esc": (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
    "Alt+Left": (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("way", WAYS_BACK)
@pytest.mark.parametrize("kind", ["individual", "pairs"])
@pytest.mark.parametrize("name", ["Uitslag", "Stand"])
def test_enter_on_a_name_opens_its_person_and_every_key_for_back_comes_back(
    qtbot: QtBot,
    ops: Operations,
    theme: Theme,
    club: OpenClub,
    tmp_path: Path,
    kind: str,
    name: str,
    way: str,
) -> None:
    evening = _played(club, kind)
    window: MainWindow = made_window(qtbot, ops, theme, tmp_path)
    window.activateWindow()
    if name == "Uitslag":
        ask(window, ShowEvening(evening.id))
    else:
        window.go("standings")
    settle(qtbot, ops)
    home = window.page
    table = named(window, ListTable, name)
    table.setFocus()
    table.selectRow(0)
    QTest.keyClick(table, ENTER)
    settle(qtbot, ops)
    assert window.page is not home
    assert "P1 Aal" in read(window) or "P2 Bos" in read(window) or "P3 Cas" in read(window)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, *WAYS_BACK[way])
    settle(qtbot, ops)
    assert window.page is home
    assert QApplication.focusWidget() is table


def test_a_window_beside_makes_room_for_a_page_and_backspace_brings_it_back(
    qtbot: QtBot, ops: Operations, theme: Theme, club: OpenClub, tmp_path: Path
) -> None:
    evening = _played(club, "individual")
    window: MainWindow = made_window(qtbot, ops, theme, tmp_path)
    window.go("standings")
    settle(qtbot, ops)
    ask(window, ShowRule(evening.competition_id))
    settle(qtbot, ops)
    aside = window.findChild(RuleWindow)
    assert aside is not None
    aside.activateWindow()
    table = named(aside, ListTable, "De stand volgens deze regel")
    table.setFocus()
    table.selectRow(0)
    cells = [str(table.model().index(0, at).data()) for at in range(6)]
    who = next(one for one in cells if one.startswith("P"))
    QTest.keyClick(table, ENTER)
    settle(qtbot, ops)
    assert not aside.isVisible()
    assert who in read(window)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, BACK)
    settle(qtbot, ops)
    assert aside.isVisible()
    assert QApplication.focusWidget() is table
