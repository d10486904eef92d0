"""No window is larger than the screen, in any type and language, and all of it is on it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSettings
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit import doors, fitting, language
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.guide import show_guide
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.evenings.evening import Evening
from clubadmin.part import Show
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.evenings import evening
from clubadmin.services.seasons import seasons
from tests.desktop.driving import settle
from tests.services.evening_club import copied_club

ROOMS = (QRect(0, 0, 1024, 768), QRect(0, 28, 1024, 700))  # a bar of the desktop above the second

OPENED: dict[str, Callable[[Evening], object]] = {
    "rule": lambda one: doors.ShowRule(one.competition_id),
    "groups": lambda one: doors.ShowGroups(one.competition_id),
    "also counting": lambda one: doors.ShowAlsoCounting(one.competition_id),
    "absentees": lambda one: doors.ShowAbsentees(one.id),
    "what if": lambda one: Show("what-if", one.competition_id),
    "needed": lambda one: Show("needed", one.competition_id),
    "statistics": lambda one: doors.ShowStatistics(one.competition_id),
    "ledger": lambda one: doors.ShowLedger(one.competition_id),
    "end of season": lambda _one: doors.ShowSeasonEnd(1),
    "book": lambda _one: Show("book", 1),
    "publishing": lambda one: Show("publishing", one.competition_id),
    "cash": lambda one: doors.ShowCash(one.id),
    "wishes": lambda _one: doors.ShowWishes(),
    "fill in": lambda one: doors.ShowFillIn(one, 1, lambda _evening: None),
    "control desk": lambda one: doors.ShowControlDesk(one.id, lambda _table: None),
    "papers": lambda one: doors.ShowPapers(one.id),
    "protests": lambda one: doors.ShowProtests(one.id),
    "decisions": lambda one: doors.ShowDecisions(one.id),
    "referee": lambda _one: doors.ShowReferee(),
    "manual": lambda _one: doors.ShowManual(card=True),
}


@pytest.fixture(scope="module", params=["nl", "en"])
def window(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    _demo_file: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[MainWindow]:
    """The window on the example club; nothing here changes the club."""
    folder = tmp_path_factory.mktemp("on-screen")
    font = qapp.font()
    language.speak(qapp, request.param)
    theme = Theme()
    theme.mode = "light"
    theme.apply()
    ops = Operations(copied_club(_demo_file, folder))
    made = MainWindow(theme, QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat))
    made.furnish(ops)
    made.resize(1024, 700)
    made.resume()
    made.show()
    yield made
    ops.stop()
    theme.choose(large=False)
    made.deleteLater()
    language.speak(qapp, "nl")
    qapp.setFont(font)


@pytest.fixture(params=ROOMS, ids=["1024x768", "1024x700"])
def room(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> QRect:
    monkeypatch.setattr(fitting, "screen_room", lambda _window: request.param)
    return request.param


def _evening(qtbot: QtBot, window: MainWindow) -> Evening:
    """The last evening with tables."""
    found: list[Evening] = []
    window.ops.run(_last_drawn, found.append)
    settle(qtbot, window.ops)
    return found[0]


def _last_drawn(club: OpenClub) -> Evening:
    all_of_them = [evening(club, one.id) for one in seasons.evenings(club)[:3]]
    return next(one for one in all_of_them if one.plan)


def _shown(qtbot: QtBot, window: MainWindow) -> QDialog:
    settle(qtbot, window.ops)
    (shown,) = [
        one
        for one in QApplication.topLevelWidgets()
        if isinstance(one, QDialog) and one.isVisible()
    ]
    return shown


def _beyond(window: QWidget, room: QRect) -> str:
    """How far it reaches over the edge of the screen, "" for not; with its frame and title."""
    here = window.geometry()
    wide, high = here.width() + 2 * fitting.FRAME, here.height() + fitting.TITLE_BAR
    if wide > room.width() or high > room.height() or not room.contains(here):
        return f"{here} on {room}"
    return ""


def _scrolled(window: QWidget) -> bool:
    """Whether one has to go sideways to see all of it."""
    areas = [one for one in window.findChildren(QScrollArea) if one.isVisible()]
    return any(one.horizontalScrollBar().maximum() > 0 for one in areas)


def test_the_help_is_whole_on_the_screen_in_any_type(
    qtbot: QtBot, window: MainWindow, room: QRect
) -> None:
    window.move(room.topLeft())
    guide = show_guide(window, window.theme, "indeling")
    faults = []
    for large in (False, True, False):
        window.theme.choose(large=large)
        settle(qtbot, window.ops)
        faults += [_beyond(guide, room), guide.text.horizontalScrollBar().maximum() > 0]
    guide.close()
    guide = show_guide(window, window.theme, "indeling")
    faults.append(_beyond(guide, room))
    guide.close()
    settle(qtbot, window.ops)
    assert not any(faults), faults


@pytest.mark.sampled(8)
@pytest.mark.parametrize("name", OPENED)
def test_a_window_is_whole_on_the_screen_in_any_type(
    qtbot: QtBot, window: MainWindow, room: QRect, name: str
) -> None:
    asked = OPENED[name](_evening(qtbot, window))
    faults = []
    window.move(room.topLeft())
    for large in (True, False):
        window.theme.choose(large=large)
        ask(window, asked)
        shown = _shown(qtbot, window)
        faults += [("opened", large, _beyond(shown, room)), ("sideways", large, _scrolled(shown))]
        window.theme.choose(large=not large)  # while it stands there
        settle(qtbot, window.ops)
        faults.append(("turned", large, _beyond(shown, room)))
        shown.close()
        settle(qtbot, window.ops)
    assert [one for one in faults if one[2]] == []
