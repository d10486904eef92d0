"""How many doors there are: the items of every menu, and the fields of the competition's form.

The window is opened without a screen on a made-up club in a temporary folder, as a club that
uses little and as one that did everything at least once. Before the menus became shorter they
had 31 fixed items and up to 22 for a place.
"""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from clubadmin.desktop.kit import used
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.rail import PLACES, names
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.services.demo import make_demo

STEPS = ("Aanwezig", "Indeling", "Formulieren", "Uitslag")
MENU_OF_PLACE = 3


def settle(ops: Operations) -> None:
    """Wait until what was asked is shown."""
    for _ in range(3):
        QTest.qWait(5)
        while not ops.idle:
            QTest.qWait(5)


def counted(menu: QMenu) -> int:
    """The items of a menu, lines not counted."""
    return sum(bool(one.text()) for one in menu.actions())


def menus(window: MainWindow) -> list[QMenu]:
    """The menus of the bar, in order."""
    found = (one.menu() for one in window.menuBar().actions())
    return [menu for menu in found if isinstance(menu, QMenu)]


def rows(window: MainWindow, ops: Operations) -> Iterator[tuple[str, int]]:
    """What is counted, and how many."""
    bar = menus(window)
    fixed = [menu for at, menu in enumerate(bar) if at != MENU_OF_PLACE]
    yield "fixed items in menus", sum(map(counted, fixed))
    for key in PLACES:
        window.go(key)
        settle(ops)
        if key == "evening":
            evening = window.page.evening_in_view()
            for step, name in enumerate(STEPS):
                window.page.come_back((evening, step, 0))
                settle(ops)
                yield f"items of {names()[key]}, {name}", opened(bar[MENU_OF_PLACE], ops)
        else:
            yield f"items of {names()[key]}", opened(bar[MENU_OF_PLACE], ops)


def opened(menu: QMenu, ops: Operations) -> int:
    """The items of the menu of a place, when it is opened."""
    menu.aboutToShow.emit()
    settle(ops)
    return counted(menu)


def main() -> None:
    """Print the table."""
    QApplication.setStyle("Fusion")
    app = QApplication([])
    app.setApplicationName("clubadmin")
    with tempfile.TemporaryDirectory() as folder:
        ops = Operations(make_demo(Path(folder) / "club.klaverjas", 1, 7, half_typed=True))
        settings = QSettings(str(Path(folder) / "window.ini"), QSettings.Format.IniFormat)
        window = MainWindow(Theme(), settings)
        window.furnish(ops)
        window.resume()
        window.show()
        settle(ops)
        little = dict(rows(window, ops))
        used.is_shown = lambda _command: True
        much = dict(rows(window, ops))
        ops.stop()
    print(f"{'':42}{'little used':>12}{'all used':>10}")
    for name, number in little.items():
        print(f"{name:42}{number:12}{much[name]:10}")


if __name__ == "__main__":
    main()
