"""What a screen reader is told: on every page a role that says what a thing is, and a name."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.board.board import Board
from clubadmin.desktop.comparison.grid import BoardGrid
from clubadmin.desktop.comparison.tiles import WalletTiles
from clubadmin.desktop.contest.bracket_pane import BracketPane
from clubadmin.desktop.evening.page import DRAW, FORMS, PRESENT, RESULT, EveningPage
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.page import Page
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.referee.card_board import CardBoard
from clubadmin.desktop.referee.play_settings import Segments
from clubadmin.desktop.referee.tricks import TrickSheet
from clubadmin.desktop.referee.window import RefereeWindow
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.desktop.shell.place_names import PLACES, names
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.spoken import factory
from clubadmin.desktop.spoken.saying import in_a_row
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import installed
from clubadmin.services.draw import drawing
from tests.desktop.contest.test_bracket_view import knock_out
from tests.desktop.contests import contest_evening
from tests.desktop.made_window import made_window, settle, with_doors
from tests.services.evening_club import evening_with

Role, Name = QAccessible.Role, QAccessible.Text.Name
_SAYS_NOTHING = (Role.NoRole, Role.Client, Role.Pane, Role.LayeredPane, Role.Window)
_STEPS = ("Aanwezig", "Indeling", "Formulieren", "Uitslag")


@pytest.fixture
def evening_id(club: OpenClub) -> int:
    """Two tables and one person over, of which nothing is typed yet."""
    evening = evening_with(club, 9)
    drawing.draw(club, evening.id, seed=1)
    return evening.id


@pytest.fixture
def window(
    qtbot: QtBot, evening_id: int, ops: Operations, theme: Theme, tmp_path: Path
) -> MainWindow:
    factory.install()
    made = made_window(qtbot, ops, theme, tmp_path)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def _spoken(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def _places(window: MainWindow, evening_id: int) -> Iterator[str]:
    """Every page, one after the other, in view."""
    for key in PLACES:
        window.go(key)
        yield key
    window.go("evening")
    for step in (PRESENT, DRAW, FORMS, RESULT):
        assert isinstance(window.page, Page)
        window.page.come_back((evening_id, step, 0))
        yield f"evening {step}"


def _reached(window: QWidget) -> list[QWidget]:
    """All in view that the keyboard comes to."""
    return [
        one
        for one in window.findChildren(QWidget)
        if one.isVisible()
        and one.focusPolicy() != Qt.FocusPolicy.NoFocus
        and not isinstance(one.parent(), QAbstractSpinBox | QComboBox)  # spoken as their parent
        and not (isinstance(one, QScrollArea) and not one.focusPolicy() & Qt.FocusPolicy.TabFocus)
    ]


def _unspoken(window: QWidget) -> list[str]:
    found = []
    for one in _reached(window):
        told = _spoken(one)
        if told.role() in _SAYS_NOTHING or not told.text(Name).strip():
            found.append(f"{type(one).__name__}: {told.role().name} {told.text(Name)!r}")
        elif isinstance(one, QComboBox) and not (one.accessibleName() or _labelled(told)):
            found.append(f"{type(one).__name__}: its value {told.text(Name)!r} for a name")
    return found


def _labelled(told: QAccessibleInterface) -> bool:
    return bool(told.relations(QAccessible.RelationFlag.Label))


def test_on_every_page_all_that_the_keyboard_comes_to_has_a_role_and_a_name(
    qtbot: QtBot, window: MainWindow, evening_id: int, ops: Operations
) -> None:
    wrong = {}
    for place in _places(window, evening_id):
        settle(qtbot, ops)
        if found := _unspoken(window):
            wrong[place] = found
    assert not wrong


def test_the_notice_bar_is_an_alert_that_one_comes_to_from_the_window(window: MainWindow) -> None:
    window.say("Er is nog geen kopie.")
    told = _spoken(window.notice)
    assert told.role() == Role.AlertMessage
    assert "Er is nog geen kopie." in [one.text(Name).lstrip("! ") for one in _children(told)]
    while told != _spoken(window):
        above = told.parent()
        assert told in _children(above)
        told = above


def test_the_places_and_the_steps_are_tabs_of_which_one_is_chosen(
    qtbot: QtBot, window: MainWindow, evening_id: int, ops: Operations
) -> None:
    window.go("evening")
    assert isinstance(window.page, Page)
    window.page.come_back((evening_id, FORMS, 0))
    settle(qtbot, ops)
    told = [_spoken(one) for one in _reached(window)]
    tabs = [one for one in told if one.role() == Role.PageTab]
    chosen = [one.text(Name) for one in tabs if one.state().selected]
    assert [one.text(Name) for one in tabs] == [*names().values(), *_STEPS]
    assert chosen == [names()["evening"], "Formulieren"]
    assert {one.parent().role() for one in tabs} == {Role.PageTabList}
    result = next(one for one in tabs if one.text(Name) == "Uitslag")
    result.actionInterface().doAction(result.actionInterface().actionNames()[0])
    settle(qtbot, ops)
    assert result.state().selected


def _children(told: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [told.child(at) for at in range(told.childCount())]


def test_the_sheet_is_a_list_of_games_that_is_read_as_it_is_typed(
    qtbot: QtBot, window: MainWindow, evening_id: int, ops: Operations
) -> None:
    window.go("evening")
    assert isinstance(window.page, Page)
    window.page.come_back((evening_id, FORMS, 0))
    settle(qtbot, ops)
    grid = next(one for one in window.findChildren(SheetGrid) if one.isVisible())
    grid.setFocus()
    told = _spoken(grid)
    assert told.role() == Role.List
    assert told.text(Name) == "Tafel 1 · ronde 1"
    rows = _children(told)
    assert {one.role() for one in rows} == {Role.ListItem}
    assert rows[0].text(Name) == "Spel 1, nog leeg"
    assert rows[0].state().focused
    QTest.keyClicks(grid, "92+20")
    assert rows[0].text(Name) == "Spel 1, getypt 92+20, Wij 92 roem 20, Zij 70 geen roem"
    QTest.keyClick(grid, Qt.Key.Key_Return)
    assert rows[0].text(Name) == "Spel 1, Wij 92 roem 20, Zij 70 geen roem, nog niet opgeslagen"
    assert told.focusChild().text(Name) == "Spel 2, nog leeg"
    assert _children(told)[-1].text(Name) == "Totaal, Wij 0 roem 0, Zij 0 roem 0", "not kept yet"
    middle = rows[3].rect().center()
    assert told.childAt(middle.x(), middle.y()).text(Name) == "Spel 4, nog leeg"
    assert told.indexOfChild(rows[3]) == 3


def test_the_board_is_a_list_of_tables(
    qtbot: QtBot, window: MainWindow, evening_id: int, ops: Operations
) -> None:
    window.go("evening")
    assert isinstance(window.page, Page)
    window.page.come_back((evening_id, FORMS, 0))
    settle(qtbot, ops)
    board = next(one for one in window.findChildren(Board) if one.isVisible())
    told = _spoken(board)
    assert told.role() == Role.List
    assert [one.text(Name).split(",")[0:2] for one in _children(told)][:2] == [
        ["Ronde 1", " tafel 1: bezig"],
        ["Ronde 1", " tafel 2: ontbreekt"],
    ]


def _wrong_in(
    qtbot: QtBot, ops: Operations, theme: Theme, evening: Evening
) -> dict[int, list[str]]:
    factory.install()
    page = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(page)
    page.resize(1260, 800)
    page.show()
    wrong = {}
    for step in (PRESENT, DRAW, FORMS, RESULT):
        page.open_evening(evening.id, step)
        settle(qtbot, ops)
        if found := _unspoken(page):
            wrong[step] = found
    return wrong


def test_nor_is_anything_unspoken_in_comparison_play_or_a_knock_out(
    qtbot: QtBot, ops: Operations, theme: Theme, club: OpenClub
) -> None:
    assert not _wrong_in(qtbot, ops, theme, contest_evening(club, 8))
    assert not _wrong_in(qtbot, ops, theme, knock_out(club, 8))


def test_a_knock_out_is_a_list_of_tables_and_comparison_play_one_of_games(
    qtbot: QtBot, ops: Operations, theme: Theme, club: OpenClub
) -> None:
    factory.install()
    by_game = contest_evening(club, 8)
    pane = BracketPane(ops, theme)
    qtbot.addWidget(pane)
    pane.show()
    pane.show_evening(knock_out(club, 8).id)
    settle(qtbot, ops)
    tables = _children(_spoken(pane.view.canvas))
    assert {one.role() for one in tables} == {Role.ListItem}
    assert [one.text(Name).split(":")[0] for one in tables][:2] == ["1.1", "1.2"]

    page = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(page)
    page.resize(1260, 800)
    page.show()
    page.open_evening(by_game.id, FORMS)
    settle(qtbot, ops)
    page.desk.forms.turn_way()
    settle(qtbot, ops)
    (grid,) = page.findChildren(BoardGrid)
    assert [one.text(Name).split(",")[0] for one in _children(_spoken(grid))][:2] == [
        "Tafel 1",
        "Tafel 4",
    ]
    (tiles,) = page.findChildren(WalletTiles)
    first, *_rest, last = _children(_spoken(tiles))
    assert first.text(Name) == "Spel 1: 0 van 3 scores"
    assert last.text(Name) == "Spel 16: 0 van 3 scores"


def test_the_cards_of_the_referee_are_lists(qtbot: QtBot, ops: Operations, theme: Theme) -> None:
    factory.install()
    parent = QWidget()
    qtbot.addWidget(parent)
    window = RefereeWindow(
        parent, ops, theme, next(one for one in installed() if one.name == "amsterdams")
    )
    qtbot.addWidget(window)
    window.show_case(None)
    window.show()
    settle(qtbot, ops)
    assert not _unspoken(window)
    (cards,) = window.findChildren(CardBoard)
    said = [one.text(Name) for one in _children(_spoken(cards))]
    assert len(said) == 32
    assert said[0] == "schoppen A"
    trump = next(one for one in window.findChildren(Segments) if one.accessibleName() == "Troef")
    assert "harten" in [one.text(Name) for one in _children(_spoken(trump))]
    (tricks,) = window.findChildren(TrickSheet)
    assert _children(_spoken(tricks))[0].text(Name).startswith("Slag 1")


def test_sentences_in_a_row_have_one_sign_between_them_and_none_says_nothing() -> None:
    assert in_a_row("Bedoeld 50?", "Spel 2", "", "Spel 3, nog leeg") == (
        "Bedoeld 50? Spel 2. Spel 3, nog leeg"
    )
    assert in_a_row() == "", "two keys at once: the first said it all"
