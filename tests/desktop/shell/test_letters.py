"""No two things in a form or a menu answer to one letter: all pages, windows and menus."""

import sys
from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit import language, used
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import TabbedWindow
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.commands import EVERYWHERE, places_of
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.domain.administration.dues import DuesKind
from clubadmin.model.administration.debits import Creditor
from clubadmin.services.administration import charging, creditor, memberships
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.members import assembly, members
from clubadmin.services.seasons import seasons
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with
from tests.turns import by_night

sys.path.insert(0, str(Path(__file__).parents[3] / "packaging"))
from key_map import TABS, answering, bar, in_view, letter


@pytest.fixture
def evening_id(club: OpenClub, request: pytest.FixtureRequest) -> int:
    """An evening that is drawn, in a club that collects dues and holds meetings, or does none."""
    evening = evening_with(club, 9)
    drawing.draw(club, evening.id, seed=1)
    if request.param == "bare":
        return evening.id
    season = seasons.seasons(club)[0].id
    memberships.add_kind(club, season, DuesKind("Lid", 4500))
    memberships.give_kind(club, [one.id for one in members.members(club)], "Lid")
    charging.charge(club, charging.charging(club, season))
    creditor.keep_creditor(club, Creditor("NL69ZZZ123456780000"))
    assembly.add_meeting(club, date(2026, 11, 24), "Najaarsvergadering")
    return evening.id


def doubled(texts: list[str]) -> list[str]:
    """The texts that share a letter with another one."""
    counts = Counter(filter(None, map(letter, texts)))
    return sorted(text for text in texts if counts[letter(text)] > 1)


def menus(window: QWidget) -> Iterator[QMenu]:
    """Those of the bar and of buttons, and what opens out of them."""
    found = [one.menu() for one in bar(window)]
    buttons = [one for one in in_view(window) if isinstance(one, QPushButton | QToolButton)]
    found += [one.menu() for one in buttons]
    while found:
        menu = found.pop()
        if isinstance(menu, QMenu):
            menu.aboutToShow.emit()
            yield menu
            found += [one.menu() for one in menu.actions()]


class Looked:
    """What was found where."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self._qtbot, self._window = qtbot, window
        self.places = 0
        self.faults: dict[str, list[str]] = {}

    def look(self, where: str, window: QWidget) -> None:
        settle(self._qtbot, self._window.ops)
        self._note(where, answering(window))
        for menu in menus(window):
            settle(self._qtbot, self._window.ops)
            shown = [one.text() for one in menu.actions() if one.isVisible()]
            self._note(f"{where}, menu {menu.title()!r}", shown)

    def _note(self, where: str, texts: list[str]) -> None:
        self.places += 1
        if found := doubled(texts):
            self.faults[where] = found

    def beside(self, name: str) -> None:
        """The windows that something opens, with all their tabs; then they are put away."""
        for one in QApplication.topLevelWidgets():
            if one is self._window or not one.isVisible() or isinstance(one, QMenu):
                continue
            if isinstance(one, TabbedWindow):
                for tab in range(one.stack.count()):
                    one.tabs.choose(tab)
                    self.look(f"{name}, {type(one).__name__} {tab}", one)
            else:
                self.look(f"{name}, {type(one).__name__}", one)
            one.close()
        settle(self._qtbot, self._window.ops)


@pytest.mark.parametrize(
    ("spoken", "evening_id"),
    [("nl", "used"), by_night("en", "used"), by_night("nl", "bare"), by_night("en", "bare")],
    indirect=["evening_id"],
)
def test_no_two_things_in_a_form_or_a_menu_answer_to_one_letter(
    qtbot: QtBot,
    qapp: QApplication,
    evening_id: int,
    ops: Operations,
    theme: Theme,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    spoken: str,
) -> None:
    monkeypatch.setattr(used, "is_shown", lambda _command: True)
    language.speak(qapp, spoken)
    window = made_window(qtbot, ops, theme, tmp_path)
    looked = Looked(qtbot, window)
    try:
        for place in PLACES:
            window.go(place)
            settle(qtbot, ops)
            looked.look(place, window)
            for tab in range(len(TABS.get(place, ()))):
                spot = (evening_id, tab, 0) if place == "evening" else (tab,)
                window.places[place].come_back(spot)
                looked.look(f"{place} {tab}", window)
                if place == "evening":  # its details stand above what the step shows
                    window.places[place].desk.open_details()
                    looked.look(f"{place} {tab} with its details", window)
                    window.places[place].desk.details.away.click()
        for name in (*places_of(), *EVERYWHERE):
            window.commands.give_first(name)
            settle(qtbot, ops)
            looked.look(f"{name} begun", window)
            looked.beside(name)
    finally:
        language.speak(qapp, "nl")
    assert looked.faults == {}
    assert looked.places > 100
