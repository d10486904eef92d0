"""The bar at the top comes and goes, and nothing moves or is covered where one types."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.entry.grid import EntryGrid
from clubadmin.desktop.evening.page import DRAW, FORMS, PRESENT, RESULT, EveningPage
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import ListTable
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.steps.step import StepsBar
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
def test_nothing_moves_or_is_covered_where_one_types(
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
            for stop in _stops(window):
                stop.setFocus()
                typing = window.focusWidget()
                assert typing is not None
                before = _place(typing)
                window.say(LONG)
                assert _place(typing) == before, (key, step, typing)
                assert not _place(window.notice).intersects(_line(typing)), (key, step, typing)
                window.notice.hide()
                assert _place(typing) == before, (key, step, typing)
                assert window.focusWidget() is typing


def test_what_a_sheet_comes_to_is_read_while_something_is_said(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations
) -> None:
    window.resize(1024, 700)
    page = window.page
    assert isinstance(page, EveningPage)
    page.desk.show_step(FORMS)
    settle(qtbot, demo_ops)
    grid = page.desk.forms.pane.grid
    said = {one.text: one.box for one in grid.spoken_items()}
    (totals,) = (rect for text, rect in said.items() if text.startswith("Totaal"))
    steps = named(page, StepsBar, "Stappen van de avond")
    for game in (9, None, 2):
        grid.go_to(game)
        window.say(LONG)
        notice = _place(window.notice)
        assert not notice.intersects(_line(grid)), game
        assert not notice.intersects(_place(steps)), game
        assert not notice.intersects(QRect(grid.mapToGlobal(totals.topLeft()), totals.size())), game
        window.notice.hide()


def test_it_makes_way_for_the_keyboard(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations
) -> None:
    window.go("archive")
    settle(qtbot, demo_ops)
    window.say(LONG)
    search = window.focusWidget()
    assert search is not None
    assert not _place(window.notice).intersects(_place(search))
    window.go("standings")
    settle(qtbot, demo_ops)
    choices = [one for one in window.stack.findChildren(QComboBox) if one.isVisible()]
    assert choices
    assert not any(_place(window.notice).intersects(_place(one)) for one in choices)
    seen = window.stack.childAt(window.notice.geometry().center())
    assert seen is window.notice or window.notice.isAncestorOf(seen), "it lies above the page"
    assert window.notice.isVisible()


@pytest.mark.parametrize("key", ["club", "members"])
def test_tabs_are_not_under_it(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations, key: str
) -> None:
    window.go(key)
    settle(qtbot, demo_ops)
    window.say(LONG)
    tabs = [one for one in window.findChildren(Tabs) if one.isVisible()]
    for one in tabs:
        assert not _place(window.notice).intersects(_place(one)), key
    assert tabs or key == "members"
    typing = window.focusWidget()
    assert typing is not None
    assert not _place(window.notice).intersects(_place(typing))


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
    read = named(window.notice, QPushButton, "Gelezen (Esc)")
    QTest.mouseClick(read, Qt.MouseButton.LeftButton)
    assert not window.notice.isVisible()
    assert window.focusWidget() is typing
    window.say("De schijf is vol.")
    read.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(read, Qt.Key.Key_Return)
    assert window.focusWidget() is typing


def _stops(window: MainWindow) -> list[QWidget]:
    """Whatever takes the keyboard in the page that is in view."""
    page = window.page
    assert page is not None
    return [
        one
        for one in page.findChildren(QWidget)
        if one.isVisible()
        and one.isEnabled()
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not one.visibleRegion().isEmpty()
    ]


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
