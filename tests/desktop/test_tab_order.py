"""Tab and Shift+Tab walk the same stops, all of them, in the order of the screen, on every page."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from clubadmin.desktop.evening.page import DRAW, PRESENT, RESULT
from clubadmin.desktop.kit.fitting import is_stop
from clubadmin.desktop.kit.widgets import TabButton
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.steps.step import StepTab
from clubadmin.services.draw import drawing
from tests.desktop.driving import SHIFT, settle
from tests.desktop.made_window import made_window
from tests.services.evening_club import evening_with


@pytest.fixture
def window(qtbot, club, ops, theme, tmp_path):
    evening = evening_with(club, 9)
    drawing.draw(club, evening.id, seed=1)
    made = made_window(qtbot, ops, theme, tmp_path)
    made.resize(1280, 800)
    qtbot.waitUntil(made.isActiveWindow)
    made.test_evening = evening.id
    return made


def places(window):
    for key in PLACES:
        window.go(key)
        yield key
    window.go("evening")
    for step in (PRESENT, DRAW, RESULT):
        window.page.come_back((window.test_evening, step, 0))
        yield f"step {step}"


def walked(window, key, modifiers=Qt.KeyboardModifier.NoModifier):
    """The stops from Zoeken on, until that comes again; a sheet is one, however many its boxes."""
    begin = next(one for one in window.rail.findChildren(QWidget) if told(one).endswith("Zoeken"))
    begin.setFocus()
    stops = [begin]
    for _ in range(200):
        QTest.keyClick(QApplication.focusWidget(), key, modifiers)
        if QApplication.focusWidget() is begin:
            return stops
        if QApplication.focusWidget() is not stops[-1]:
            stops.append(QApplication.focusWidget())
    raise AssertionError(f"no end: {list(map(told, stops[:60]))}")


def told(one):
    return f"{type(one).__name__} {one.accessibleName() or getattr(one, 'text', str)()}"


def backwards(stops):
    """Stops of one row of which the next lies to the left of the one before."""
    for before, after in pairwise(stops):
        a, b = (one.mapTo(one.window(), QPoint()) for one in (before, after))
        level = abs(a.y() + before.height() / 2 - b.y() - after.height() / 2) < 8
        if level and before.parentWidget() is after.parentWidget() and b.x() < a.x():
            yield f"{told(before)} > {told(after)}"


@pytest.mark.skip(
    reason="the walk along the stops let the menus go with a page; it is to be made anew"
)
def test_on_every_page_both_ways_are_the_same_and_nothing_is_passed_over(qtbot, window, ops):
    wrong = {}
    for place in places(window):
        settle(qtbot, ops)
        there = [
            one
            for one in window.findChildren(QWidget)
            if is_stop(one, window) and not isinstance(one, TabButton | StepTab)
        ]
        forward = walked(window, Qt.Key.Key_Tab)
        back = walked(window, Qt.Key.Key_Backtab, SHIFT)
        if forward != [back[0], *reversed(back[1:])]:
            wrong[place] = f"{list(map(told, forward))} and {list(map(told, back))}"
        elif missed := [told(one) for one in there if one not in forward]:
            wrong[place] = f"passed over: {missed}"
        elif jumps := list(backwards(forward)):
            wrong[place] = f"back on the screen: {jumps}"
    assert not wrong
