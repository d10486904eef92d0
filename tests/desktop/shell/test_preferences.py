"""One page holds what only suits who sits here; each choice holds at once."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.preferences import Preferences
from clubadmin.desktop.shell.window import MainWindow
from tests.desktop.made_window import made_window


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> Preferences:
    window.show_preferences()
    found = window.findChild(Preferences)
    assert isinstance(found, Preferences)
    return found


def test_colours_and_size_change_at_once(window: MainWindow, page: Preferences) -> None:
    page.mode.choose("dark")
    page.letters.choose("large")
    assert (window.theme.mode, window.theme.large) == ("dark", True)
    page.mode.choose("light")
    page.letters.choose("")
    assert (window.theme.mode, window.theme.large) == ("light", False)


def test_another_language_builds_the_window_again(
    qtbot: QtBot, window: MainWindow, page: Preferences
) -> None:
    with qtbot.waitSignal(window.restart_wanted):
        page.language.choose("en")
    assert window.settings.value("look/language") == "en"


def test_who_wants_no_reminder_of_copies_gets_none(
    qtbot: QtBot, window: MainWindow, page: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(window.ops, "run", lambda *_work, **_how: asked.append(1))
    page.copies.click()
    window.reminder.look()
    assert not asked
    page.copies.click()
    window.reminder.look()
    assert asked
