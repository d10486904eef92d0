"""What comes after signing: Ctrl+Z belongs to what was signed, and an Enter too many is no deed."""

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from clubadmin.desktop.evening.page import FORMS
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from tests.desktop.driving import CONTROL, press, settle
from tests.desktop.made_window import made_window
from tests.services.evening_club import evening_with

FOUR = "92\n70\n60\n50\n"


@pytest.fixture
def window(qtbot, club, ops, theme, tmp_path):
    """Two tables of four games, at the sheet of the first."""
    evening = evening_with(club, 8, games=4)
    drawing.draw(club, evening.id, seed=1)
    made = made_window(qtbot, ops, theme, tmp_path)
    qtbot.waitUntil(made.isActiveWindow)
    made.go("evening")
    made.page.come_back((evening.id, FORMS, 0))
    settle(qtbot, ops)
    return made


@pytest.fixture
def grid(window):
    return next(one for one in window.findChildren(SheetGrid) if one.isVisible())


def typed_at(club, window, number):
    plan = window.page.desk.evening.plan[0]
    return sheets.sheet(club, plan.tables[number - 1].table_id)


def enter(grid, at=0, repeated=False):
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Enter, Qt.KeyboardModifier(0), "\r", repeated)
    key.setTimestamp(at)
    QApplication.sendEvent(grid, key)


def test_control_z_straight_after_signing_takes_that_signature_back_and_goes_there(
    qtbot, window, grid, club, ops
):
    second = window.page.desk.evening.plan[0].tables[1].table_id
    sheets.save_lines(club, second, {1: "81", 2: "82"})
    press(grid, FOUR + "\n")
    settle(qtbot, ops)
    assert grid.model.sheet.place.number == 2
    assert "tafel 1" in window.bottom.right.text()
    QTest.keyClick(window, "z", CONTROL)
    settle(qtbot, ops)
    assert grid.model.sheet.place.number == 1
    assert not typed_at(club, window, 1).signed
    assert list(typed_at(club, window, 2).lines[:2]) == ["81", "82"]


def test_a_row_typed_since_is_what_control_z_takes_back(qtbot, window, grid, club, ops):
    press(grid, FOUR + "\n")
    settle(qtbot, ops)
    press(grid, "88\n")
    settle(qtbot, ops)
    QTest.keyClick(window, "z", CONTROL)
    settle(qtbot, ops)
    assert typed_at(club, window, 1).signed
    assert not any(typed_at(club, window, 2).lines)


def test_an_enter_held_down_signs_nothing(qtbot, window, grid, club, ops):
    press(grid, FOUR)
    for _ in range(5):
        enter(grid, repeated=True)
    settle(qtbot, ops)
    assert not typed_at(club, window, 1).signed


def test_an_enter_just_behind_the_one_that_signed_is_no_deed(qtbot, window, grid, club, ops):
    second = window.page.desk.evening.plan[0].tables[1].table_id
    sheets.save_lines(club, second, dict(enumerate(("83", "84", "85", "86"), 1)))
    press(grid, FOUR)
    enter(grid, at=10_000)
    settle(qtbot, ops)
    enter(grid, at=10_200)
    settle(qtbot, ops)
    assert typed_at(club, window, 1).signed
    assert not typed_at(club, window, 2).signed
    enter(grid, at=11_500)
    settle(qtbot, ops)
    assert typed_at(club, window, 2).signed


@pytest.mark.parametrize("there", [(), ("81", "82"), ("83", "84", "85", "86")])
def test_after_any_enter_too_many_control_z_still_takes_back_that_signature_alone(
    qtbot, window, grid, club, ops, there
):
    second = window.page.desk.evening.plan[0].tables[1].table_id
    sheets.save_lines(club, second, dict(enumerate(there, 1)))
    before = typed_at(club, window, 2).lines
    press(grid, FOUR)
    enter(grid, at=10_000)
    enter(grid, at=10_030, repeated=True)  # held
    settle(qtbot, ops)
    for at in (10_060, 10_090):
        enter(grid, at=at, repeated=True)
    for at in (10_200, 10_400):  # bounced, twice
        enter(grid, at=at)
    if len(there) < len(before):
        enter(grid, at=15_000)  # once more, long after: there is nothing to keep or to sign
    settle(qtbot, ops)
    assert typed_at(club, window, 1).signed
    assert not typed_at(club, window, 2).signed
    QTest.keyClick(window, "z", CONTROL)
    settle(qtbot, ops)
    assert grid.model.sheet.place.number == 1
    assert not typed_at(club, window, 1).signed
    assert typed_at(club, window, 1).lines == ("92", "70", "60", "50")
    assert typed_at(club, window, 2).lines == before


def test_after_a_click_on_a_button_the_next_key_goes_to_the_row(qtbot, window, grid, club, ops):
    press(grid, FOUR)
    settle(qtbot, ops)
    sign = next(
        one for one in window.findChildren(QPushButton) if one.text().startswith("Aftekenen")
    )
    QTest.mouseClick(sign, Qt.MouseButton.LeftButton)
    settle(qtbot, ops)
    assert typed_at(club, window, 1).signed
    assert QApplication.focusWidget() is grid
    press(QApplication.focusWidget(), "88+\n")
    settle(qtbot, ops)
    assert typed_at(club, window, 2).lines[0] == "88+20"


def test_a_figure_half_typed_comes_back_half_typed(qtbot, window, grid, club, ops, tmp_path):
    remembered.use(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    press(grid, "92\n11")
    window.page.leave()
    settle(qtbot, ops)
    assert typed_at(club, window, 1).lines[1] == "11"
    window.page.desk.forms.pane.close_sheet()  # as after a start
    window.page.desk.forms.enter()
    settle(qtbot, ops)
    assert (grid.model.row, grid.model.text, grid.model.caret) == (1, "11", 2)
    press(grid, "5\n")
    settle(qtbot, ops)
    assert typed_at(club, window, 1).lines[1] == "115"


def deeds(window):
    return {one.text(): one for group in window.page.menu_groups() for one in group}


def test_wij_and_zij_a_game_left_out_and_a_game_too_many_are_put_right(
    qtbot, window, grid, club, ops
):
    press(grid, "92+\n*-\n70\n")
    deeds(window)["Wij en Zij omwisselen"].trigger()
    settle(qtbot, ops)
    assert typed_at(club, window, 1).lines == (".92-20", ".n+20", ".70", "")
    QTest.keyClick(window, "z", CONTROL)
    settle(qtbot, ops)
    assert typed_at(club, window, 1).lines == ("92+20", "*-20", "70", "")
    grid.go_to(2)
    deeds(window)["Spel tussenvoegen"].trigger()
    settle(qtbot, ops)
    assert typed_at(club, window, 1).lines == ("92+20", "", "*-20", "70")
    assert grid.model.row == 1
    grid.go_to(1)
    deeds(window)["Spel weghalen"].trigger()
    settle(qtbot, ops)
    assert typed_at(club, window, 1).lines == ("", "*-20", "70", "")


def test_nat_and_pit_are_marked_by_mouse(qtbot, window, grid, club, ops):
    press(grid, "70+20-40\n")
    grid.go_to(1)
    for text, typed in (("Wij nat", "n-60"), ("Zij pit", ".p")):
        grid.customContextMenuRequested.emit(grid.cursor_rect().center())
        (menu,) = (one for one in grid.findChildren(QMenu) if one.isVisible())
        chosen = next(one for one in menu.actions() if one.text().startswith(text))
        chosen.trigger()
        menu.close()
        settle(qtbot, ops)
        assert typed_at(club, window, 1).lines[grid.model.row] == typed
        grid.go_to(2)


def test_a_game_is_not_put_between_where_that_would_push_the_last_out(window, grid, qtbot):
    press(grid, FOUR)
    grid.go_to(2)
    with qtbot.waitSignal(grid.keyboard.refused) as refused:
        deeds(window)["Spel tussenvoegen"].trigger()
    assert "geen rij over" in refused.args[0]
    assert list(grid.model.own) == ["92", "70", "60", "50"]
