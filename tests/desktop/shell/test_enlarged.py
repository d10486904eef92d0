"""On a screen that enlarges everything each page and window is whole, or can be scrolled."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractScrollArea, QScrollArea, QWidget

from clubadmin.desktop.evening.page import RESULT
from clubadmin.desktop.kit import fitting
from clubadmin.desktop.kit.doors import HISTORY, ask
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.shell.window import MainWindow
from tests.desktop.driving import settle
from tests.desktop.made_window import made_window
from tests.desktop.shell.test_large import cut_off
from tests.desktop.shell.test_on_screen import OPENED, _evening, _shown
from tests.turns import by_turns

SCREENS = (
    *((1280, 800, 2, False), (1366, 768, 2, False), (1280, 800, 1.5, True)),
    *((1366, 768, 1.75, False), (1024, 768, 1, True)),
)
EDGES = 0.6  # of the usual: a hint may come near the edge of its field
BARS = 40  # pixels of the desktop's own


@pytest.mark.parametrize("screen", by_turns(SCREENS, 5))
def test_no_page_or_window_leaves_a_screen_that_enlarges(
    qtbot, demo_ops, theme, tmp_path, monkeypatch, screen
):
    wide, high, ratio, large = screen
    room = QRect(0, 0, int(wide / ratio), int((high - BARS) / ratio))
    monkeypatch.setattr(fitting, "screen_room", lambda _window: room)
    theme.screen = (room.width(), room.height(), ratio)
    theme.large = large
    theme.apply()
    window = made_window(qtbot, demo_ops, theme, tmp_path)
    evening = _evening(qtbot, window)
    window.resize(room.size())
    wrong = {}
    for place in places(window, evening.id):
        settle(qtbot, demo_ops)
        wrong[place] = [*outside(window, room), *cut_off(window, min(theme.shrunk, EDGES))]
    beside = OPENED if ratio > 1 else {}  # else `test_on_screen` has them
    for name, request in beside.items():
        ask(window.page, request(evening))
        shown = _shown(qtbot, window)
        wrong[name] = [*outside(shown, room), *cut_off(shown, theme.shrunk)]
        shown.close()
        settle(qtbot, demo_ops)
    theme.choose(large=False)
    assert {place: said for place, said in wrong.items() if said} == {}


def places(window: MainWindow, evening: int) -> Iterator[str]:
    """Bring each tab of each place into view, and each step of an evening."""
    for key in PLACES:
        window.go(key)
        for at in range({"club": 5, "members": HISTORY + 1}.get(key, 1)):
            if key in ("club", "members"):
                window.page.come_back((at,))
            yield f"{key} {at}"
    window.go("evening")
    for step in range(RESULT + 1):
        window.page.come_back((evening, step, 0))
        yield f"step {step}"


def outside(window: QWidget, room: QRect) -> Iterator[str]:
    """Describe what reaches over an edge and cannot be scrolled to."""
    if window.width() > room.width() or window.height() > room.height():
        yield f"all of it: {window.size()}"
    for one in window.findChildren(QWidget):
        if not one.isVisible() or one.window() is not window:
            continue
        if isinstance(one, QScrollArea) and one.horizontalScrollBar().maximum() > 0:
            yield f"sideways: {one.accessibleName() or type(one.widget()).__name__}"
        around = one.parentWidget()
        if around is None or isinstance(around.parentWidget(), QAbstractScrollArea):
            continue
        at = QRect(one.mapTo(around, QPoint()), one.size())
        if not around.rect().contains(at):
            yield f"{type(one).__name__} {one.accessibleName()}: {at} in {around.rect()}"
