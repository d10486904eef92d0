"""English is complete: every text of the window, with its places for figures, in one file."""

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from clubadmin import assets
from clubadmin.desktop.kit import guide, language
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.place_names import PLACES
from tests.desktop.made_window import made_window, settle

ROOT = Path(__file__).parents[2]
FILE = assets.path("i18n/clubadmin_en.ts")
sys.path.insert(0, str(ROOT / "packaging"))
import texts  # noqa: E402


@cache
def _in_sources() -> tuple[tuple[str, ast.AST], ...]:
    """What a text may stand in, with the name of its file."""
    files = sorted((ROOT / "clubadmin/desktop").rglob("*.py"))
    return tuple(
        (file.name, node)
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.JoinedStr | ast.Assign)
        or (isinstance(node, ast.Attribute) and node.attr == "tr")
    )


def _need(tool: str) -> None:
    if not texts.tool(tool):
        pytest.skip(f"pyside6-{tool} is not installed")


def test_every_text_is_translated() -> None:
    assert [text for text, english in texts.window_texts(FILE).items() if not english] == []


def test_every_text_of_the_window_is_in_the_file(tmp_path: Path) -> None:
    _need("lupdate")
    fresh = tmp_path / "fresh.ts"
    texts.collect_window(fresh)
    lacking = set(texts.window_texts(fresh)) - set(texts.window_texts(FILE))
    assert lacking == set(), "packaging/dev.py texts puts them there; their English is yours"


def test_no_text_stands_where_the_tool_does_not_look() -> None:
    """A call within an f-string is not found and would stay Dutch."""
    hidden = []
    for name, node in _in_sources():
        if isinstance(node, ast.JoinedStr):
            hidden += [
                f"{name}: {ast.unparse(call)}"
                for call in ast.walk(node)
                if isinstance(call, ast.Call)
                and ast.unparse(call.func).rpartition(".")[2] in ("tr", "translate")
            ]
    assert hidden == []


def test_texts_are_asked_for_by_the_names_the_tool_knows() -> None:
    """Under another name than `translate`, or from another object, a text would stay Dutch."""
    hidden = []
    for name, node in _in_sources():
        named = getattr(node, "value", None)
        if isinstance(node, ast.Assign) and getattr(named, "attr", "") == "translate":
            renamed = [ast.unparse(one) for one in node.targets]
            hidden += [f"{name}: {one}" for one in renamed if one != "translate"]
        elif isinstance(node, ast.Attribute) and node.attr == "tr":
            asked = ast.unparse(node)
            hidden += [f"{name}: {asked}"] if asked != "self.tr" else []
    assert hidden == []


def test_the_file_that_is_loaded_is_made_from_the_one_that_is_edited(tmp_path: Path) -> None:
    _need("lrelease")
    made = tmp_path / "made.qm"
    texts.compile_window(made, FILE)
    assert made.read_bytes() == assets.path("i18n/clubadmin_en.qm").read_bytes()


def test_translations_keep_places_for_figures_and_letters_with_alt() -> None:
    wrong = [
        (text, english)
        for (_context, text), english in texts.window_texts(FILE).items()
        if sorted(re.findall(r"%\d", text)) != sorted(re.findall(r"%\d", english))
        or ("&" in text) != ("&" in english)
    ]
    assert wrong == []


def test_the_window_speaks_english(
    qtbot: QtBot, ops: Operations, theme: Theme, qapp: QApplication, tmp_path: Path
) -> None:
    dutch = {
        text for (_context, text), english in texts.window_texts(FILE).items() if text != english
    }
    english = set(texts.window_texts(FILE).values())
    language.speak(qapp, "en")
    try:
        window = made_window(qtbot, ops, theme, tmp_path)
        for key in PLACES:
            window.go(key)
            settle(qtbot, ops)
        shown = {label.text() for label in window.findChildren(QLabel)}
        shown |= {action.text() for action in window.menus.actions()}
        assert shown & dutch - english == set()
        assert guide.page_file("leden").parent.name == "en"
    finally:
        language.speak(qapp, "nl")


def test_every_help_page_is_there_in_both_languages() -> None:
    for spoken in ("nl", "en"):
        there = {file.stem for file in assets.path(f"help/{spoken}").glob("*.md")}
        assert set(guide.topics()) <= there


def test_a_new_text_that_is_said_below_the_window_too_has_its_english(tmp_path: Path) -> None:
    file = tmp_path / "new.ts"
    new = '<message><source>{}</source>\n<translation type="unfinished"></translation></message>'
    file.write_text("".join(map(new.format, ("Voornaam", "Nergens &amp; nooit"))), encoding="utf-8")
    texts.fill_window(file, texts.english())
    told = file.read_text(encoding="utf-8")
    assert "<source>Voornaam</source>\n<translation>First name</translation>" in told
    assert told.count("unfinished") == 1
