"""The emergency pack is found by Ctrl+K and at Club; its draw is taken over on the evening."""

from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from clubadmin.desktop.club import without
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.reports.manual import manual as manuals
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import emergency
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: object) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)  # type: ignore[arg-type]


def _give(qtbot: QtBot, window: MainWindow, name: str) -> None:
    found = [one for one in window.menus.actions() if one.text().replace("&", "") == name]
    assert len(found) == 1, name
    found[0].trigger()
    settle(qtbot, window.ops)


def _said(window: MainWindow) -> str:
    return " ".join(one.text() for one in window.findChildren(QLabel) if one.isVisible())


def test_the_pack_is_found_by_its_name_and_shown_as_a_paper(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    evening_with(club, 9, rounds=3)
    window.go("members")
    settle(qtbot, ops)
    _give(qtbot, window, "Noodpakket")
    shown = next(one for one in QApplication.topLevelWidgets() if isinstance(one, Preview))
    qtbot.waitUntil(lambda: bool(shown.pdf))
    assert shown.windowTitle() == "Noodpakket"
    first = pypdfium2.PdfDocument(shown.pdf)[0].get_textpage().get_text_range()
    assert "Zo gaat de avond zonder laptop" in first
    shown.close()


def test_where_no_evening_was_ever_made_it_says_what_comes_first(
    qtbot: QtBot, window: MainWindow
) -> None:
    _give(qtbot, window, "Noodpakket")
    assert "Maak er bij Avond eerst een" in _said(window)
    buttons = [one.text().replace("&", "") for one in window.findChildren(QPushButton)]
    assert "Noodpakket" in buttons


def test_the_printed_draw_is_taken_over_on_the_evening_and_its_code_told(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    evening = evening_with(club, 9, rounds=3)
    printed = emergency.numbered(emergency.emergency(club), 9)
    window.show_item("evening", evening.id)
    settle(qtbot, ops)
    _give(qtbot, window, "Indeling van het noodpakket overnemen")
    assert f"code {printed.letters}" in _said(window)


def test_the_handover_makes_a_folder_with_papers_and_says_where(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    club: OpenClub,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening_with(club, 8, rounds=2)
    target = tmp_path / "stick"
    target.mkdir()
    monkeypatch.setattr(files, "ask_folder", lambda *_args: target)
    monkeypatch.setattr(manuals, "manual", lambda *_args: b"%PDF")  # see tests/reports
    _give(qtbot, window, "Overdracht")
    qtbot.waitUntil(lambda: "✓ Gemaakt" in _said(window))
    (made,) = target.iterdir()
    assert str(made) in _said(window)
    names = {one.name for one in made.iterdir()}
    assert {"Handleiding.pdf", "Snelkaart.pdf", "Waar alles is.pdf", "club.klj"} <= names
    assert any(name.startswith("Spelregels ") for name in names)


def test_a_folder_that_cannot_be_written_in_is_told(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "ask_folder", lambda *_args: tmp_path / "er niet")
    monkeypatch.setattr(without, "_papers", lambda *_args: {"Handleiding.pdf": b"%PDF"})
    _give(qtbot, window, "Overdracht")
    qtbot.waitUntil(lambda: "kan niet geschreven worden" in _said(window))
