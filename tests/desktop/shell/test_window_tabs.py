"""What the director has at hand is one window with tabs; so are the rule and what if."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.doors import (
    ShowDecisions,
    ShowEvening,
    ShowProtests,
    ShowReferee,
    ShowRule,
    ask,
)
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.referee.window import RefereeWindow
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from tests.desktop.looking import all_named, named
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with

DIRECTOR = ("Beslissingen", "Protesten", "Kaarten")
RULE = ("Regel van de stand", "Wat als")


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    return draw(club, evening_with(club, 8).id, seed=1)[0]


@pytest.fixture
def window(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, evening: Evening
) -> MainWindow:
    made = made_window(qtbot, ops, theme, tmp_path)
    ask(made, ShowEvening(evening.id))
    settle(qtbot, ops)
    return made


def _aside(window: MainWindow) -> QDialog:
    """The one window beside the main one."""
    (found,) = [one for one in window.findChildren(QDialog) if one.isVisible()]
    return found


def _chosen(aside: QDialog, names: tuple[str, ...]) -> str:
    tabs = [named(aside, QAbstractButton, name) for name in names]
    (found,) = [one.accessibleName() for one in tabs if one.isChecked()]
    return found


@pytest.mark.parametrize("number", range(3))
def test_the_director_has_one_window_and_each_way_in_leads_to_its_tab(
    qtbot: QtBot, window: MainWindow, evening: Evening, number: int
) -> None:
    requests = (ShowDecisions(evening.id), ShowProtests(evening.id), ShowReferee())
    ask(window, requests[(number + 1) % 3])
    settle(qtbot, window.ops)
    ask(window, requests[number])
    settle(qtbot, window.ops)
    aside = _aside(window)
    assert _chosen(aside, DIRECTOR) == DIRECTOR[number]


def test_the_tabs_of_the_director_are_walked_over_by_keyboard(
    qtbot: QtBot, window: MainWindow, evening: Evening
) -> None:
    ask(window, ShowDecisions(evening.id))
    settle(qtbot, window.ops)
    seen = []
    for _ in range(4):
        aside = _aside(window)
        aside.activateWindow()
        seen.append(_chosen(aside, DIRECTOR))
        focus = QApplication.focusWidget()
        at = focus if focus is not None and aside.isAncestorOf(focus) else aside
        QTest.keyClick(at, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
        settle(qtbot, window.ops)
    assert seen == [*DIRECTOR, DIRECTOR[0]]


@pytest.mark.parametrize("key", ["F7", "tab"])
def test_cards_of_no_row_are_judged_by_the_rules_of_the_evening_in_view(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, club: OpenClub, key: str
) -> None:
    evening = draw(club, evening_with(club, 4, rule_set="amsterdams").id, seed=1)[0]
    window = made_window(qtbot, ops, theme, tmp_path)
    ask(window, ShowEvening(evening.id))
    settle(qtbot, ops)
    if key == "F7":
        window.page.desk.show_step(0)
        window.show_referee()
    else:
        ask(window, ShowDecisions(evening.id))
        settle(qtbot, ops)
        named(_aside(window), QAbstractButton, "Kaarten").click()
    settle(qtbot, ops)
    shown = _aside(window)
    assert isinstance(shown, RefereeWindow)
    assert shown.desk.entering.rules.name == "amsterdams"
    shown.close()


def test_the_cards_alone_offer_no_tab_of_an_evening(qtbot: QtBot, window: MainWindow) -> None:
    window.go("members")
    ask(window, ShowReferee())
    settle(qtbot, window.ops)
    aside = _aside(window)
    assert not all_named(aside, QAbstractButton, "Protesten")
    aside.close()


def test_the_rule_and_what_if_are_one_window(
    qtbot: QtBot, window: MainWindow, evening: Evening
) -> None:
    ask(window, ShowRule(evening.competition_id))
    settle(qtbot, window.ops)
    named(_aside(window), QAbstractButton, "Wat als").click()
    settle(qtbot, window.ops)
    assert _chosen(_aside(window), RULE) == "Wat als"
    ask(window, ShowRule(evening.competition_id))
    settle(qtbot, window.ops)
    assert _chosen(_aside(window), RULE) == "Regel van de stand"
