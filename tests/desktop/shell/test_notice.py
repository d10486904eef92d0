"""The bar at the foot comes and goes, covers nothing, and leaves what is above where it is."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.entry.grid import EntryGrid
from clubadmin.desktop.evening.page import DRAW, FORMS, PRESENT, RESULT, EveningPage
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import ListTable
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.shell.window import MainWindow
from tests.desktop.looking import named
from tests.desktop.made_window import made_window, settle

LONG = (
    "Aan deze ronde is al getypt en er zijn papieren afgedrukt. Druk nog eens op Ctrl+I om toch "
    "opnieuw in te delen; wat getypt is, blijft in de geschiedenis staan."
)
STEPS = {"evening": (PRESENT, DRAW, FORMS, RESULT)}


@pytest.fixture
def window(qtbot: QtBot, demo_ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    made = made_window(qtbot, demo_ops, theme, tmp_path)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def _line(typing: QWidget) -> QRect:
    """Where one types: in a list or on a sheet its line."""
    inside = typing.rect()
    if isinstance(typing, ListTable):
        inside = typing.visualRect(typing.currentIndex()).translated(typing.viewport().pos())
    elif isinstance(typing, EntryGrid):
        inside = typing.cursor_rect()
    return QRect(typing.mapTo(typing.window(), inside.topLeft()), inside.size())


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768)])
def test_it_pushes_and_covers_nothing(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations, size: tuple[int, int]
) -> None:
    window.resize(*size)
    for key in PLACES:
        for step in STEPS.get(key, (None,)):
            window.go(key)
            settle(qtbot, demo_ops)
            if step is not None and isinstance(page := window.page, EveningPage):
                page.desk.show_step(step)
                settle(qtbot, demo_ops)
            typing = window.focusWidget()
            assert typing is not None
            top, high = window.stack.geometry().topLeft(), window.height()
            window.say(LONG)
            QApplication.processEvents()
            assert window.height() == high, (key, step)
            assert window.stack.geometry().topLeft() == top, "what is above stays"
            assert not _place(window.notice).intersects(_place(window.stack)), (key, step)
            line = _line(typing)
            assert line.isEmpty() or _place(window.stack).contains(line), (key, step, typing)
            assert window.focusWidget() is typing
            buttons = {one: _place(one) for one in _buttons(window)}
            window.notice.hide()
            QApplication.processEvents()
            assert {one: _place(one) for one in buttons} == buttons, "none under the pointer"
    window.go(PLACES[0])
    assert window.notice.room.isHidden()


def _buttons(window: MainWindow) -> list[QPushButton]:
    return [one for one in window.stack.findChildren(QPushButton) if one.isVisible()]


def test_what_a_sheet_comes_to_is_read_while_something_is_said(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations
) -> None:
    window.resize(1024, 700)
    page = window.page
    assert isinstance(page, EveningPage)
    page.desk.show_step(FORMS)
    settle(qtbot, demo_ops)
    grid = page.desk.forms.pane.grid
    window.say(LONG)
    settle(qtbot, demo_ops)
    said = {one.text: one.box for one in grid.spoken_items()}
    (totals,) = (rect for text, rect in said.items() if text.startswith("Totaal"))
    here = QRect(grid.mapToGlobal(totals.topLeft()), totals.size())
    assert _place(window.stack).contains(here)


def test_two_lines_are_whole(qtbot: QtBot, window: MainWindow, demo_ops: Operations) -> None:
    window.resize(1024, 700)
    window.say(LONG)
    settle(qtbot, demo_ops)
    said = named(window.notice, QLabel, f"!  {LONG}")
    assert said.height() >= said.heightForWidth(said.width())
    window.resize(1366, 768)
    settle(qtbot, demo_ops)
    assert _place(window.notice).width() == window.stack.width()


def test_gelezen_leaves_the_keyboard_where_one_types(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations
) -> None:
    window.go("members")
    settle(qtbot, demo_ops)
    typing = window.focusWidget()
    window.say("De schijf is vol.")
    read = named(window.notice, QPushButton, "Gelezen")
    QTest.mouseClick(read, Qt.MouseButton.LeftButton)
    assert not window.notice.isVisible()
    assert window.focusWidget() is typing
    window.say("De schijf is vol.")
    read.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(read, Qt.Key.Key_Return)
    assert window.focusWidget() is typing


def _place(widget: QWidget) -> QRect:
    """Where it stands on the screen."""
    return QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size())


def test_escape_in_an_empty_search_puts_away_what_is_said_above(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations
) -> None:
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    page.desk.show_step(PRESENT)
    settle(qtbot, demo_ops)
    typing = named(page, QLineEdit, "Wie is er?")
    typing.setFocus()
    window.say("De schijf is vol.")
    QTest.keyClicks(typing, "ka")
    QTest.keyClick(typing, Qt.Key.Key_Escape)
    assert (typing.text(), window.notice.isVisible()) == ("", True)
    QTest.keyClick(typing, Qt.Key.Key_Escape)
    assert not window.notice.isVisible()
