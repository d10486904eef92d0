"""Stand, the archive and their windows in both languages: no Dutch in English, letters apart."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from clubadmin import assets
from clubadmin.desktop.archive.page import ArchivePage
from clubadmin.desktop.archive.spots import HOME, Spot
from clubadmin.desktop.explain.asking import ask_in
from clubadmin.desktop.importing.window import COLUMNS, COMING, DECIDING, ImportWindow
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.publishing.window import PublishingWindow
from clubadmin.desktop.season_end.next_season import NextSeasonWindow
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.standings.page import StandingsPage
from clubadmin.desktop.what_if.window import WhatIfWindow
from clubadmin.domain.terms import Language
from clubadmin.model.importing.importing import Draft
from clubadmin.part import Show
from clubadmin.services.importing import draft as reading
from tests.desktop.made_window import settle
from tests.services.evening_club import copied_club

PLACES = (
    HOME,
    Spot("member", (3,)),
    Spot("pair", (1,)),
    Spot("versus", (3, 5)),
    Spot("evening", (1,)),
    Spot("season", (1,)),
    Spot("records"),
    Spot("list", ("average",)),
    Spot("titles"),
    Spot("games"),
    Spot("day", ("2026-11-12",)),
)
NAMES = {"Donderdagavond"}  # of a competition of the example club, and an example elsewhere
LIST = (
    "Seizoen;Competitie;Datum;Naam;Punten",
    "2018-2019;Donderdag;13-9-2018;Jan Boschlo;5742",
    "2018-2019;Donderdag;13-9-2018;Piet Vossema;53811",
    "2018-2019;Donderdag;13-9-2018;Greet de Witte;5318",
    "2018-2019;Donderdag;13-9-2018;Toos Dekkers;5100",
)

WINDOWS = (
    "rule", "groups", "also", "away", "what-if", "needed", "season_end", "book", "publishing",
)  # fmt: skip


@pytest.fixture(scope="module", params=["nl", "en"])
def stand(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    _demo_file: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[MainWindow]:
    """A small window in large letters on the example club: nothing here changes the club."""
    folder = tmp_path_factory.mktemp("seasons")
    font = qapp.font()
    language.speak(qapp, request.param)
    theme = Theme()
    theme.mode = "light"
    theme.apply()
    theme.choose(large=True)
    ops = Operations(copied_club(_demo_file, folder))
    window = MainWindow(theme, QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat))
    window.furnish(ops)
    window.resize(1024, 700)
    window.resume()
    window.show()
    yield window
    ops.stop()
    theme.choose(large=False)
    window.deleteLater()
    language.speak(qapp, "nl")
    qapp.setFont(font)


def _dutch() -> set[str]:
    """Texts of the window that are no English as well."""
    messages = list(ET.parse(assets.path("i18n/clubadmin_en.ts")).getroot().iter("message"))
    english = {one.findtext("translation", "") for one in messages}
    return {one.findtext("source", "") for one in messages} - english - NAMES


def _in_view(one: QWidget, window: QWidget) -> bool:
    return one.isVisible() and one.window() is window


def _shared(window: QWidget) -> dict[str, list[str]]:
    """Letters that more than one thing in this window answers to; not those of its windows."""
    answering: dict[str, list[str]] = {}
    for one in window.findChildren(QWidget):
        labelled = isinstance(one, QLabel) and one.buddy() is not None
        if _in_view(one, window) and (labelled or isinstance(one, QAbstractButton)):
            answering.setdefault(QKeySequence.mnemonic(one.text()).toString(), []).append(
                one.text()
            )
    return {key: texts for key, texts in answering.items() if key and len(texts) > 1}


def _told(window: QWidget) -> set[str]:
    """What stands in a window, in its fields and in the heads of its lists."""
    parts = [one for one in window.findChildren(QWidget) if _in_view(one, window)]
    said = {one.text() for one in parts if isinstance(one, QLabel | QAbstractButton)}
    said |= {one.placeholderText() for one in parts if isinstance(one, QLineEdit)}
    for one in parts:
        if isinstance(one, QComboBox):
            said |= {one.itemText(at) for at in range(one.count())}
    return said | {window.windowTitle()} | {one.accessibleName() for one in parts}


def _faults(window: QWidget) -> list[str]:
    """Letters that two things answer to, Dutch in English, a button that is cut off."""
    found = [f"{key}: {texts}" for key, texts in _shared(window).items()]
    if language.current() is Language.EN:
        found += sorted(_told(window) & _dutch())
    found += [
        f"cut off: {one.text()}"
        for one in window.findChildren(QPushButton)
        if _in_view(one, window) and one.text() and one.width() < one.minimumSizeHint().width()
    ]
    tables = [one for one in window.findChildren(QTableView) if _in_view(one, window)]
    return found + [f"cut off: {text}" for one in tables for text in _cut_heads(one)]


def _cut_heads(table: QTableView) -> list[str]:
    """The heads of a list that do not fit above their figures."""
    head, model = table.horizontalHeader(), table.model()
    if not head.isVisible():
        return []
    titles = {
        at: str(model.headerData(at, Qt.Orientation.Horizontal) or "")
        for at in range(model.columnCount())
        if not table.isColumnHidden(at)
    }
    letters = head.fontMetrics()
    return [
        f"{title} in {table.accessibleName()}"
        for at, title in titles.items()
        if title and letters.horizontalAdvance(title) + 16 > head.sectionSize(at)
    ]


def _doubled(actions: list[QAction]) -> list[str]:
    letters = Counter(QKeySequence.mnemonic(one.text()).toString() for one in actions)
    return [key for key, count in letters.items() if key and count > 1]


def _come(qtbot: QtBot, stand: MainWindow, before: set[QWidget]) -> QWidget:
    """The window that was just opened."""
    settle(qtbot, stand.ops)
    (shown,) = [
        one for one in QApplication.topLevelWidgets() if one not in before and one.isVisible()
    ]
    return shown


def _standings(qtbot: QtBot, stand: MainWindow) -> StandingsPage:
    stand.go("standings")
    settle(qtbot, stand.ops)
    assert isinstance(stand.page, StandingsPage)
    return stand.page


def test_stand_itself(qtbot: QtBot, stand: MainWindow) -> None:
    page = _standings(qtbot, stand)
    assert _faults(stand) == []
    assert _doubled(page.commands.all) == []
    assert (stand.width(), stand.height()) == (1024, 700)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", WINDOWS)
def test_a_window_of_stand(qtbot: QtBot, stand: MainWindow, name: str) -> None:
    page = _standings(qtbot, stand)
    before = set(QApplication.topLevelWidgets())
    if name in ("what-if", "needed", "book", "publishing"):  # of parts
        ask(page, Show(name, 1))
    else:
        getattr(page.commands, name).trigger()
    shown = _come(qtbot, stand, before)
    faults = _faults(shown)
    if isinstance(shown, PublishingWindow):
        for at in range(len(shown.parts)):
            shown.tabs.choose(at)
            settle(qtbot, stand.ops)
            faults += _faults(shown)
    size = (shown.width(), shown.height())
    shown.close()
    shown.deleteLater()
    assert faults == []
    assert size[0] <= 1024


@pytest.mark.sampled(3)
@pytest.mark.parametrize("place", PLACES, ids=lambda one: one.kind)
def test_a_page_of_the_archive(qtbot: QtBot, stand: MainWindow, place: Spot) -> None:
    stand.go("archive")
    settle(qtbot, stand.ops)
    page = stand.page
    assert isinstance(page, ArchivePage)
    page.go(place)
    settle(qtbot, stand.ops)
    assert _faults(stand) == []
    assert (stand.width(), stand.height()) == (1024, 700)


def test_a_figure_that_is_explained(qtbot: QtBot, stand: MainWindow) -> None:
    page = _standings(qtbot, stand)
    stand.activateWindow()
    page.table.setFocus()
    page.table.setCurrentIndex(page.model.index(1, page.model.columnCount() - 3))
    before = set(QApplication.topLevelWidgets())
    assert ask_in(page)
    shown = _come(qtbot, stand, before)
    assert _faults(shown) == []
    assert shown.width() <= 1024
    shown.close()


def test_rules_that_are_adopted_and_a_season_that_follows(qtbot: QtBot, stand: MainWindow) -> None:
    page = _standings(qtbot, stand)
    before = set(QApplication.topLevelWidgets())
    ask(page, Show("what-if", 1))
    what_if = _come(qtbot, stand, before)
    assert isinstance(what_if, WhatIfWindow)
    what_if.choices.ranking.choose("other")
    qtbot.waitUntil(what_if.adopt_button.isEnabled)
    faults, before = _faults(what_if), set(QApplication.topLevelWidgets())
    what_if.adopt_button.click()
    adopting = _come(qtbot, stand, before)
    faults += _faults(adopting)
    adopting.close()
    what_if.close()
    before = set(QApplication.topLevelWidgets())
    NextSeasonWindow(page, stand.ops, stand.theme, 1).show()
    following = _come(qtbot, stand, before)
    assert faults + _faults(following) == []
    following.close()


def test_a_list_of_earlier_years(qtbot: QtBot, stand: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "vroeger.csv"
    file.write_text("\n".join(LIST), encoding="utf-8")
    drafts: list[Draft] = []
    stand.ops.run(lambda club: reading.begin(club, file), drafts.append)
    settle(qtbot, stand.ops)
    before = set(QApplication.topLevelWidgets())
    ask(stand, Show("import", drafts[0]))
    shown = _come(qtbot, stand, before)
    assert isinstance(shown, ImportWindow)
    shown.resize(1024, 700)
    faults = []
    for step in (COLUMNS, DECIDING, COMING):
        shown.go(step)
        settle(qtbot, stand.ops)
        faults += _faults(shown)
    assert faults == []
    assert (shown.width(), shown.height()) == (1024, 700)
    shown.close()
