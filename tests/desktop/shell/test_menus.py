"""Menus show what this club uses; all there is can be found, and done for the first time."""

import csv
from collections import defaultdict
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu
from pytestqt.qtbot import QtBot

from clubadmin import assets
from clubadmin.desktop.kit import guide, used
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell import commands
from clubadmin.desktop.shell.place_names import PLACES, names
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.i18n import Language
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.uses import NAMES
from clubadmin.services.draw import drawing
from clubadmin.services.members import teams
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import add_people, evening_with

MOST_FIXED = 24
MOST_HERE, MOST_GROUPS = 12, 4
_HAD = Path(__file__).parents[2] / "data" / "commands.csv"
"""The commands that there were before the menus became shorter."""


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


def _plain(one: QAction) -> str:
    return one.text().replace("&", "").rstrip(" …")


def _menus(window: MainWindow) -> list[QMenu]:
    found = (one.menu() for one in window.menuBar().actions() if one.isVisible())
    return [menu for menu in found if isinstance(menu, QMenu)]


def _here(window: MainWindow) -> QMenu:
    return _menus(window)[3]


def _opened(qtbot: QtBot, window: MainWindow) -> list[str]:
    """What the menu of the place says when it is opened; "" for a line."""
    menu = _here(window)
    menu.aboutToShow.emit()
    settle(qtbot, window.ops)
    return [_plain(one) for one in menu.actions()]


def _drawn(club: OpenClub) -> int:
    evening = evening_with(club, 9)
    drawing.draw(club, evening.id, seed=1)
    return evening.id


def test_the_fixed_menus_are_short(window: MainWindow) -> None:
    here = _here(window)
    fixed = [one for menu in _menus(window) if menu is not here for one in menu.actions()]
    assert len([one for one in fixed if one.text()]) <= MOST_FIXED


def test_the_menu_of_a_place_is_called_as_the_place_is(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    for key in PLACES:
        window.go(key)
        settle(qtbot, ops)
        assert _here(window).title() == names()[key]


def test_no_menu_of_a_place_is_long_not_even_where_all_is_used(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    club: OpenClub,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(used, "is_shown", lambda _command: True)
    evening = _drawn(club)
    spots = [(key, None) for key in PLACES] + [("evening", step) for step in range(4)]
    for key, step in spots:
        window.go(key)
        settle(qtbot, ops)
        if step is not None:
            assert window.page is not None
            window.page.come_back((evening, step, 0))
            settle(qtbot, ops)
        texts = _opened(qtbot, window)
        listed = [text for text in texts if text]
        assert 0 < len(listed) <= MOST_HERE or key == "club", (key, step, listed)
        assert texts.count("") < MOST_GROUPS
        assert texts[-1:] != [""]


def test_what_is_not_used_is_in_no_menu_and_from_its_first_on_it_is(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    window.go("members")
    settle(qtbot, ops)
    assert "Nieuw team" not in _opened(qtbot, window)
    teams.add_team(club, "De Azen", [one.id for one in add_people(club, 4)])
    assert "Nieuw team" in _opened(qtbot, window)


def test_buttons_and_tabs_of_what_is_not_used_are_not_there(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    evening = _drawn(club)
    window.look_at_uses()
    settle(qtbot, ops)

    def seen() -> set[str]:
        buttons = window.findChildren(QAbstractButton)
        return {one.text().split(" (")[0].replace("&", "") for one in buttons if one.isVisible()}

    for step in range(4):
        window.go("evening")
        assert window.page is not None
        window.page.come_back((evening, step, 0))
        settle(qtbot, ops)
        assert not {"Wensen", "Protesten", "Tegenpartij"} & seen()
    window.go("members")
    settle(qtbot, ops)
    assert {"Leden", "Paren"} <= seen()
    assert "Viertallen" not in seen()
    window.commands.give_first("teams")
    settle(qtbot, ops)
    assert "Viertallen" in seen()


def test_every_command_there_was_is_found_and_can_be_given(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    had = defaultdict(list)
    with _HAD.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            had[row["place"]].append(row["command"])
    evening = _drawn(club)
    found = {"window": window.findChildren(QAction)}
    for key in PLACES[:4]:
        window.go(key)
        settle(qtbot, ops)
        assert window.page is not None
        found[key] = list(window.page.findChildren(QAction))
        for step in range(4 if key == "evening" else 0):
            window.page.come_back((evening, step, 0))
            settle(qtbot, ops)
            offered = {_plain(one) for one in window.menus.actions()}
            assert {_plain(one) for one in window.page.page_actions()} <= offered
    missing = [
        (place, name)
        for place, names_had in had.items()
        for name in names_had
        if not any(name in _plain(one) for one in found[place])
    ]
    assert missing == []


def test_the_help_names_all_that_is_left_out_with_its_purpose() -> None:
    for language in Language:
        page = assets.path(f"help/{language.value}/meer.md").read_text(encoding="utf-8")
        offered = {part.split(")")[0] for part in page.split("(doe:")[1:]}
        assert offered == {*commands.places_of(), *commands.EVERYWHERE}
        assert offered >= NAMES


def test_something_is_done_for_the_first_time_from_the_help(
    qtbot: QtBot, window: MainWindow, ops: Operations, theme: Theme
) -> None:
    window.show_help("meer")
    help_page = guide.current()
    assert help_page is not None
    help_page.text.anchorClicked.emit(QUrl("doe:teams"))
    settle(qtbot, ops)
    assert window.page is not None
    assert window.page.title == "Leden"
    assert any("team" in one.text() for one in window.page.findChildren(QLabel) if one.isVisible())
    help_page.close()


def test_what_needs_an_evening_first_says_so(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    window.commands.give_first("protests")
    settle(qtbot, ops)
    said = [one.text() for one in window.findChildren(QLabel) if one.isVisible()]
    assert any("Open eerst een avond" in text for text in said)
