"""Doors stand where people look for them: in the menus every program has, and at the figures."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from clubadmin.desktop.evening.page import RESULT, EveningPage
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from tests.desktop.looking import named
from tests.desktop.made_window import made_window, settle
from tests.desktop.shell.test_on_screen import _evening


@pytest.fixture
def window(qtbot: QtBot, demo_ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, demo_ops, theme, tmp_path)


def _offered(menu: QMenu) -> list[str]:
    menu.aboutToShow.emit()
    return [one.text().split("\t")[0].replace("&", "").rstrip(" …") for one in menu.actions()]


def test_what_one_looks_for_stands_where_one_looks(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations
) -> None:
    bar = {one.text().replace("&", ""): one.menu() for one in window.menuBar().actions()}
    assert {"Nieuwe club", "Openen", "Laatst geopend"} <= {*_offered(bar["Bestand"])}
    assert "Voorkeuren" in _offered(bar["Bewerken"])
    assert "Over clubadmin" in _offered(bar["Hulp"])
    assert all(not one.icon().isNull() for one in window.rail.findChildren(QToolButton))
    window.go("standings")
    settle(qtbot, demo_ops)
    share = _offered(named(window.stack, QPushButton, "Delen").menu())
    assert {"Krant, appgroep en website", "Mailen"} <= {*share}
    window.show_item("evening", _evening(qtbot, window).id)
    settle(qtbot, demo_ops)
    page = window.page
    assert isinstance(page, EveningPage)
    page.desk.show_step(RESULT)
    settle(qtbot, demo_ops)
    with_menus = [
        one.text().replace("&", "")
        for one in page.desk.result.findChildren(QPushButton)
        if one.isVisible() and one.menu()
    ]
    assert with_menus == ["Afdrukken en delen"]
