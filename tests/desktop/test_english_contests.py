"""The windows of contests in English: no Dutch stays, and letters with Alt are apart."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from clubadmin import assets
from clubadmin.desktop.contest.format_cards import CardList
from clubadmin.desktop.evening.page import DRAW, FORMS, PRESENT, RESULT, EveningPage
from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.services.club.club import OpenClub
from tests.desktop.contests import contest_evening, dealt, type_scores
from tests.desktop.driving import shared_letters
from tests.desktop.made_window import made_window, settle

SAME = ("Ctrl+Shift+W", "Ctrl+Shift+R", "Ctrl+Shift+F", "Ctrl+Shift+D", "Ctrl+Shift+L", "Ctrl+F9")


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, club: OpenClub, ops: Operations, theme: Theme, tmp_path: Path
) -> Iterator[MainWindow]:
    evening = contest_evening(club, 8)
    dealt(club, evening)
    type_scores(club, evening, share=0.5)
    speak(qapp, "en")
    made = made_window(qtbot, ops, theme, tmp_path)
    made.resize(1024, 700)
    made.go("evening")
    settle(qtbot, ops)
    assert isinstance(made.page, EveningPage)
    made.page.open_evening(evening.id, FORMS)
    settle(qtbot, ops)
    yield made
    speak(qapp, "nl")


def _dutch() -> set[str]:
    """Texts of the window that are no English as well."""
    messages = list(ET.parse(assets.path("i18n/clubadmin_en.ts")).getroot().iter("message"))
    english = {one.findtext("translation", "") for one in messages}
    return {one.findtext("source", "") for one in messages} - english


def _shown(window: QWidget) -> set[str]:
    parts = [one for one in window.findChildren(QWidget) if one.isVisible()]
    said = {one.text() for one in parts if isinstance(one, QLabel | QAbstractButton)}
    said |= {one.placeholderText() for one in parts if isinstance(one, QLineEdit)}
    return said | {window.windowTitle()} | {one.accessibleName() for one in parts}


def _opened(qtbot: QtBot, window: MainWindow, key: str) -> QWidget:
    before = set(QApplication.topLevelWidgets())
    found = [one for one in window.menus.actions() if one.shortcut().toString() == key]
    assert found, key
    found[0].trigger()
    settle(qtbot, window.ops)
    new = [one for one in QApplication.topLevelWidgets() if one not in before and one.isVisible()]
    assert new, key
    return new[0]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("key", SAME)
def test_a_window_beside_a_contest_is_english(qtbot: QtBot, window: MainWindow, key: str) -> None:
    shown = _opened(qtbot, window, key)
    assert _shown(shown) & _dutch() == set()
    assert shared_letters(shown) == {}
    shown.close()


def test_what_governs_the_screen_is_english(qtbot: QtBot, window: MainWindow) -> None:
    shown = _opened(qtbot, window, "Ctrl+F11")
    assert _shown(shown) & _dutch() == set()
    assert shared_letters(shown) == {}
    window.hall().shut()


def test_every_card_of_a_new_contest_is_english(qtbot: QtBot, window: MainWindow) -> None:
    shown = _opened(qtbot, window, "Ctrl+Shift+N")
    (cards,) = shown.findChildren(CardList)
    for at in range(cards.model().rowCount()):
        cards.setCurrentIndex(cards.model().index(at, 0))
        assert _shown(shown) & _dutch() == set()
        assert shared_letters(shown) == {}
    shown.close()


def test_the_steps_of_a_contest_are_english(qtbot: QtBot, window: MainWindow) -> None:
    page = window.page
    assert isinstance(page, EveningPage)
    for step in (PRESENT, DRAW, FORMS, RESULT):
        page.desk.show_step(step)
        settle(qtbot, window.ops)
        assert _shown(window) & _dutch() == set()
        assert shared_letters(window) == {}
