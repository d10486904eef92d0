"""A file that is let go over the window is taken for what it is."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from pytestqt.qtbot import QtBot

from clubadmin.desktop.administration.statement import StatementPane
from clubadmin.desktop.importing.people_window import PeopleWindow
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from tests.desktop.made_window import made_window, settle


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


def _drop(qtbot: QtBot, window: MainWindow, file: Path) -> None:
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(file))])
    copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(9, 9), copy, carried, Qt.MouseButton.LeftButton, none))
    settle(qtbot, window.ops)


def test_a_list_opens_where_lists_are_read(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    file = tmp_path / "leden.csv"
    file.write_text("Voornaam;Achternaam\nAda;Bos\n", "utf-8")
    _drop(qtbot, window, file)
    (steps,) = window.findChildren(PeopleWindow)
    assert file.name in steps.windowTitle()


def test_a_statement_opens_where_payments_are_booked(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []
    monkeypatch.setattr(StatementPane, "read", lambda _pane, file: read.append(file))
    file = Path(__file__).parents[2] / "data" / "bank" / "ing.940"
    _drop(qtbot, window, file)
    assert read == [file]


def test_a_club_is_opened(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(window, "open_file", opened.append)
    file = tmp_path / "andere.klaverjas"
    _drop(qtbot, window, file)
    assert opened == [file]
