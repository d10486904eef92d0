"""Zoeken knows the words that people say: each leads to its place, and that place is there."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from clubadmin import assets
from clubadmin.desktop.kit import guide
from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell import commands as sought
from clubadmin.desktop.shell.palette import Palette
from clubadmin.desktop.shell.window import MainWindow
from tests.desktop.made_window import made_window, settle

NEAR_THE_TOP = 4


def _opened(qtbot: QtBot, ops: Operations, theme: Theme, folder: Path) -> MainWindow:
    window = made_window(qtbot, ops, theme, folder)
    settle(qtbot, ops)
    while window.commands.make_more():
        pass
    return window


@pytest.fixture
def palette(qtbot: QtBot, demo_ops: Operations, theme: Theme, tmp_path: Path) -> Palette:
    found = _opened(qtbot, demo_ops, theme, tmp_path).show_palette()
    assert isinstance(found, Palette)
    return found


def test_each_word_leads_to_its_place(palette: Palette) -> None:
    table = assets.table("search/nl.toml")
    led = [
        (phrase, name, [one.text for one in palette._matching(phrase)[:NEAR_THE_TOP]])
        for name, phrases in table["commands"].items()
        for phrase in phrases
    ]
    assert [one for one in led if one[1] not in one[2]] == []
    assert len(led) > 300
    assert palette._matching("gegevens")[0].text == "Gegevens van de club", "as its tab is called"
    for word in ("inlezen", "importeren", "excel"):
        assert "Lijst inlezen" in [one.text for one in palette._matching(word)[:2]], word


@pytest.mark.parametrize("spoken", ["nl", "en"])
def test_each_place_that_is_named_is_there(
    qtbot: QtBot,
    qapp: QApplication,
    demo_ops: Operations,
    theme: Theme,
    tmp_path: Path,
    spoken: str,
) -> None:
    speak(qapp, spoken)
    try:
        commands = _opened(qtbot, demo_ops, theme, tmp_path).commands
        there = {one.name for one in (*commands.here(), *commands.elsewhere())}
        table = assets.table(f"search/{spoken}.toml")
        assert set(table["commands"]) - there == set()
        assert set(table["help"]) <= set(guide.topics())
    finally:
        speak(qapp, "nl")


def test_a_question_is_understood_without_its_small_words(palette: Palette) -> None:
    for asked in ("Hoe zet ik een kopie op USB?", "waar staat de geboortedatum", "etiketten maken"):
        assert palette._matching(asked), asked


def test_what_is_nothing_to_do_falls_through_to_the_help(
    qtbot: QtBot, palette: Palette, demo_ops: Operations
) -> None:
    QTest.keyClicks(palette.field, "schoppenvrouw")
    settle(qtbot, demo_ops)
    assert [one.text for one in palette.model.rows] == []
    palette.field.setText("mapje")
    settle(qtbot, demo_ops)
    rows = palette.model.rows
    assert rows
    assert {one.detail for one in rows} == {"Hulp"}
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    opened = guide.current()
    assert opened is not None
    assert opened.search.text() == "mapje"
    opened.close()


def test_a_term_of_the_game_is_told_on_the_page_about_sheets() -> None:
    (found,) = sought.pages("numeriek toetsenblok")
    assert found[:2] == ("formulieren", "Formulieren typen")
