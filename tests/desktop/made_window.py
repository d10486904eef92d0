"""What the tests of the window's frame share."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.doors import Doors
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.page import Page
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.doors import OPENERS
from clubadmin.desktop.shell.window import MainWindow
from tests.desktop.driving import settle


def made_window(qtbot: QtBot, ops: Operations, theme: Theme, folder: Path) -> MainWindow:
    """The window on the club of `ops`, once everything is loaded."""
    settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    window = MainWindow(theme, settings)
    window.furnish(ops)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    if ops.has_club:
        window.resume()
    settle(qtbot, ops)
    return window


P = TypeVar("P", bound=Page)


def with_doors(page: P) -> P:
    """A page that stands by itself and opens windows as within the main one."""
    page.doors = Doors(page, OPENERS)  # type: ignore[attr-defined]
    return page


def press(qtbot: QtBot, widget: QWidget, text: str) -> None:
    """Type into a widget."""
    qtbot.keyClicks(widget, text)


def enter(qtbot: QtBot, widget: QWidget) -> None:
    """Press Enter on a widget."""
    qtbot.keyClick(widget, Qt.Key.Key_Return)


def does(call: Callable[[], object]) -> Callable[[], bool]:
    """Whether a call gives something true, for `waitUntil`."""
    return lambda: bool(call())
