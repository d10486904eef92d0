"""F1: what is looked for in the help is found, and the help tells what this installation is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from clubadmin import __version__
from clubadmin.desktop.kit import guide, remembered
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import Preview
from tests.desktop.looking import named
from tests.desktop.made_window import made_window


@pytest.fixture
def opened(qtbot: QtBot, theme: Theme) -> Iterator[guide.Guide]:
    window = QWidget()
    made = guide.show_guide(window, theme, "start")
    yield made
    made.close()
    qtbot.waitUntil(lambda: guide.current() is None)


def _shown(opened: guide.Guide) -> list[str]:
    items = (opened.list.item(at) for at in range(opened.list.count()))
    return [item.data(Qt.ItemDataRole.UserRole) for item in items if not item.isHidden()]


def test_only_pages_with_all_the_words_stay_and_the_first_is_shown_at_the_word(
    opened: guide.Guide,
) -> None:
    QTest.keyClicks(opened.search, "laptop stroom")
    assert _shown(opened) == ["misgaat"]
    assert opened.topic == "misgaat"
    assert opened.text.textCursor().selectedText().casefold() == "laptop"
    first = opened.text.textCursor().position()
    QTest.keyClick(opened.search, Qt.Key.Key_Return)
    assert opened.text.textCursor().position() > first
    QTest.keyClick(opened.search, Qt.Key.Key_Escape)
    assert len(_shown(opened)) == len(guide.topics())
    assert opened.isVisible()


def test_arrows_in_the_field_go_through_the_pages(opened: guide.Guide) -> None:
    QTest.keyClicks(opened.search, "reservekopie")
    pages = _shown(opened)
    assert len(pages) > 1
    QTest.keyClick(opened.search, Qt.Key.Key_Down)
    assert opened.topic == pages[1]


def test_what_stands_nowhere_is_said_and_another_word_can_be_tried(opened: guide.Guide) -> None:
    QTest.keyClicks(opened.search, "zwartepieten")
    assert _shown(opened) == []
    assert "zwartepieten" in opened.text.toPlainText()
    opened.search.setText("stroom")
    assert "misgaat" in _shown(opened)


def test_the_help_tells_version_parts_and_licences(opened: guide.Guide) -> None:
    opened.turn_to("over")
    told = opened.text.toPlainText()
    assert f"clubadmin {__version__}" in told
    named = {part.name.casefold(): part for part in guide.libraries()}
    assert "LGPL" in named["pyside6_essentials"].licence
    assert {"sqlalchemy", "reportlab", "pypdfium2", "xlsxwriter"} <= named.keys()
    assert all(part.name in told and part.version in told for part in named.values())
    unsaid = {part.name for part in named.values() if part.licence == "?"}
    assert unsaid <= {"axe-playwright-python"}  # of the tests; its package tells none
    assert "{" not in told


def test_the_log_is_one_click_away(
    opened: guide.Guide, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    remembered.use(QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))
    shown: list[str] = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()) or True
    )
    opened.text.anchorClicked.emit(QUrl("map:logboek"))
    opened.text.anchorClicked.emit(QUrl("map:../../etc"))
    assert shown == [str(tmp_path)]


def test_where_to_report_a_problem_is_a_command_of_the_menu_of_help(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    window = made_window(qtbot, ops, theme, tmp_path)
    (report,) = (one for one in window.findChildren(QAction) if one.text() == "&Probleem melden")
    report.trigger()
    shown = guide.current()
    assert shown is not None
    qtbot.addWidget(shown)
    assert shown.topic == "over"
    assert shown.text.textCursor().block().text() == "Een probleem melden"
    assert "stuurt nooit iets weg" in shown.text.toPlainText()


@pytest.mark.parametrize(("button", "pages"), [("Handleiding", 40), ("Snelkaart", 1)])
def test_the_help_can_be_printed_whole_and_as_a_card(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, button: str, pages: int
) -> None:
    window = made_window(qtbot, ops, theme, tmp_path)
    help_window = guide.show_guide(window, theme, "start")
    qtbot.addWidget(help_window)
    named(help_window, QAbstractButton, f"{button} afdrukken").click()
    shown = window.findChildren(Preview)
    assert [one.windowTitle().split(" ")[0] for one in shown] == [button]
    qtbot.waitUntil(lambda: shown[0].pages >= pages)
    shown[0].close()
