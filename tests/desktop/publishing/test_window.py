"""Texts, web pages and who may be named, in their window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.doors import CONSENTS, Doors, ShowMembers
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.publishing.window import PublishingWindow
from clubadmin.services.club.club import OpenClub
from tests.desktop.made_window import settle
from tests.services.publishing_club import agree, paper_club

CTRL = Qt.KeyboardModifier.ControlModifier
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def club(tmp_path: Path) -> Iterator[OpenClub]:
    with paper_club(tmp_path) as made:
        yield made


@pytest.fixture
def main(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1024, 700)
    qtbot.addWidget(made)
    made.show()
    return made


def opened(qtbot: QtBot, ops: Operations, theme: Theme, main: QWidget) -> PublishingWindow:
    found = PublishingWindow.open_one(main, ops, theme)
    assert found is not None
    settle(qtbot, ops)
    return found


def test_the_last_evening_is_written_up_and_copied(
    qtbot: QtBot, ops: Operations, theme: Theme, main: QWidget, club: OpenClub
) -> None:
    agree(club, "Wim Bos")
    window = opened(qtbot, ops, theme, main)
    text = window.paper.text
    assert text.toPlainText().startswith("Wim Bos wint de derde avond")
    assert "4 spelers gaven geen toestemming" in window.paper.unnamed.text()
    QTest.keyClick(window.paper, Qt.Key.Key_C, CTRL_SHIFT)
    assert QGuiApplication.clipboard().text() == text.toPlainText()
    QTest.keyClick(window.paper.evening, Qt.Key.Key_Down)
    settle(qtbot, ops)
    assert "tweede avond" in text.toPlainText()
    window.paper.everybody.setChecked(True)
    settle(qtbot, ops)
    assert text.toPlainText().startswith("Anna de Wit wint")


def test_a_text_that_was_changed_is_not_written_over_by_what_happens_elsewhere(
    qtbot: QtBot, ops: Operations, theme: Theme, main: QWidget, club: OpenClub
) -> None:
    window = opened(qtbot, ops, theme, main)
    window.paper.text.setPlainText("zelf geschreven")
    window.refresh()
    settle(qtbot, ops)
    assert window.paper.text.toPlainText() == "zelf geschreven"
    window.paper.again_button.click()
    settle(qtbot, ops)
    assert "derde avond" in window.paper.text.toPlainText()


def test_pages_are_made_in_a_folder_and_looked_at(
    qtbot: QtBot,
    ops: Operations,
    theme: Theme,
    main: QWidget,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = opened(qtbot, ops, theme, main)
    window.tabs.choose(2)
    shown: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    assert not window.pages.look_button.isEnabled()
    window.pages.use_folder(tmp_path / "site")
    QTest.keyClick(window.pages.make_button, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert "pagina's, waarvan" in window.pages.said.text()
    window.pages.look_button.click()
    assert shown == [str(tmp_path / "site" / "index.html")]
    window.pages.seasons.setFocus()
    QTest.keyClick(window.pages.seasons, Qt.Key.Key_Space)
    window.pages.make_button.click()
    assert "geen seizoen aangevinkt" in window.pages.said.text()


def test_a_folder_for_pages_is_typed_and_enter_makes_them(
    qtbot: QtBot,
    ops: Operations,
    theme: Theme,
    main: QWidget,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(files, "documents", lambda: tmp_path)
    window = opened(qtbot, ops, theme, main)
    window.tabs.choose(2)
    folder = window.pages.folder
    assert folder.text() == str(tmp_path / "Webpagina's")
    folder.setFocus()
    folder.selectAll()
    QTest.keyClicks(folder, "site")
    QTest.keyClick(folder, Qt.Key.Key_Return)
    settle(qtbot, ops)
    made = len(list((tmp_path / "site").glob("*.html")))
    assert f"{made} pagina's, waarvan {made} nieuw" in window.pages.said.text()
    assert folder.text() == str(tmp_path / "site")


def test_where_nobody_was_asked_a_text_says_so_and_leads_to_the_consents(
    qtbot: QtBot, ops: Operations, theme: Theme, main: QWidget
) -> None:
    asked: list[object] = []
    opens = {ShowMembers: lambda _window, _asking, request: asked.append(request)}
    main.doors = Doors(main, opens)  # type: ignore[attr-defined]
    window = opened(qtbot, ops, theme, main)
    assert window.paper.unnamed.text().startswith("Nog niemand is om toestemming gevraagd")
    window.paper.consents_button.click()
    window.tabs.choose(2)
    window.pages.consents_button.click()
    assert asked == [ShowMembers(CONSENTS)] * 2


def test_a_folder_with_another_site_is_left_alone(
    qtbot: QtBot, ops: Operations, theme: Theme, main: QWidget, tmp_path: Path
) -> None:
    window = opened(qtbot, ops, theme, main)
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("van een ander")
    window.pages.use_folder(tmp_path / "site")
    window.pages.make()
    settle(qtbot, ops)
    assert "niet van dit programma" in window.pages.said.text()
    assert (tmp_path / "site" / "index.html").read_text() == "van een ander"


def test_a_window_on_a_small_screen_in_large_letters_keeps_within_it(
    qtbot: QtBot, ops: Operations, theme: Theme, main: QWidget
) -> None:
    theme.choose(large=True)
    window = opened(qtbot, ops, theme, main)
    for at in range(3):
        window.tabs.choose(at)
        settle(qtbot, ops)
    least = window.minimumSizeHint()
    theme.choose(large=False)
    assert least.width() <= 1024
    assert least.height() <= 700
