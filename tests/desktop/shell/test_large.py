"""Groot: everything grows, what is typed and read on a sheet most, and nothing is cut off."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from clubadmin.desktop.board.board import TableTile
from clubadmin.desktop.evening.page import FORMS, RESULT, EveningPage
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import READ
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.needed.window import NeededWindow
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.part import Show
from clubadmin.services.results import closing
from clubadmin.services.seasons.seasons import evenings
from tests.desktop.looking import named
from tests.desktop.made_window import made_window, settle
from tests.desktop.shell.test_copy_reminder import NEVER
from tests.turns import by_turns

SMALL = ((1024, 700), (1366, 768))
EDGE = 20  # pixels of a field around what stands in it
WIPES = 24  # pixels of the sign in a field that wipes it, also while it is hidden
LEAST = 1.2  # a quarter more, in whole pixels
STEPS = {"evening": range(4)}


@pytest.fixture
def window(qtbot: QtBot, demo_ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, demo_ops, theme, tmp_path)


@pytest.mark.parametrize("size", by_turns(SMALL, 2))
def test_every_text_grows_and_none_iscut_off(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations, size: tuple[int, int]
) -> None:
    window.resize(*size)
    for key in PLACES:
        for step in STEPS.get(key, (None,)):
            window.go(key)
            if step is not None and isinstance(page := window.page, EveningPage):
                page.desk.show_step(step)
            settle(qtbot, demo_ops)
            before, rows = _letters(window), _rows(window)
            window.choose_large(True)
            settle(qtbot, demo_ops)
            after = _letters(window)
            assert before
            for one in before.keys() & after.keys():
                assert after[one] >= LEAST * before[one], (key, step, one.accessibleName())
            for one in rows.keys() & _rows(window).keys():
                assert _rows(window)[one] >= LEAST * rows[one], (key, step, one.accessibleName())
            assert not list(cut_off(window)), (key, step)
            window.choose_large(False)


@pytest.mark.parametrize("size", SMALL)
def test_what_is_typed_grows_most_and_every_row_stays_in_view(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations, size: tuple[int, int]
) -> None:
    window.resize(*size)
    page = window.page
    assert isinstance(page, EveningPage)
    page.desk.show_step(FORMS)
    settle(qtbot, demo_ops)
    grid = page.desk.forms.pane.grid
    letters, figures = _size(grid), _figures(grid)
    row = grid.at.row
    window.choose_large(True)
    settle(qtbot, demo_ops)
    assert all(
        now / before > _size(grid) / letters
        for before, now in zip(figures, _figures(grid), strict=True)
    )
    assert grid.at.row >= 0.95 * row  # sixteen rows and the totals, on the same screen
    assert grid.visibleRegion().boundingRect().height() >= grid.at.height
    window.choose_large(False)
    settle(qtbot, demo_ops)
    assert _figures(grid) == figures


def test_right_after_closing_more_than_the_prizes_is_read_of_the_result(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations
) -> None:
    window.resize(1024, 660)  # as it opens on a screen of 1024 by 700
    window.choose_large(True)
    found = demo_ops.hand_in(evenings).result()
    last = next(one.id for one in found if one.status == "closed" and one.number == 6)
    demo_ops.hand_in(lambda club: closing.reopen(club, last, "tafel 1"), changes=True).result()
    window.show_item("evening", last)
    settle(qtbot, demo_ops)
    page = window.page
    assert isinstance(page, EveningPage)
    page.desk.show_step(RESULT)
    settle(qtbot, demo_ops)
    page.desk.result.close_evening()
    settle(qtbot, demo_ops)
    settle(qtbot, demo_ops)
    assert named(page, QPushButton, "Uitslag afdrukken").hasFocus()
    table = page.desk.result.table
    seen = table.viewport().height() / table.rowHeight(0)
    assert seen >= 3 + READ, "three have a prize"
    said = named(window.notice, QLabel, NEVER)
    buttons = [one for one in window.notice.findChildren(QPushButton) if one.isVisible()]
    white = window.notice.width() - sum(one.width() for one in (said, *buttons))
    assert white <= window.theme.grid(7), "the more lines, the more of the page lies under it"
    window.choose_large(False)


def _seen(label: QLabel) -> str:
    return label.text().replace("&", "") if label.buddy() is not None else label.text()


def _figures(grid: SheetGrid) -> list[int]:
    """Pixels of what is in the boxes, of what one types and of the totals."""
    return [QFontInfo(one).pixelSize() for one in (grid.ink.figure, grid.ink.typed, grid.ink.total)]


def _size(widget: QWidget) -> int:
    return QFontInfo(widget.font()).pixelSize()


def _letters(window: MainWindow) -> dict[QWidget, int]:
    """Pixels of the letters of everything that can be read."""
    kinds = (QLabel, QAbstractButton, QLineEdit, QTableView)
    return {
        one: _size(one) for kind in kinds for one in window.findChildren(kind) if one.isVisible()
    }


def _rows(window: MainWindow) -> dict[QTableView, int]:
    """Pixels of a row of the lists in view."""
    lists = [one for one in window.findChildren(QTableView) if one.isVisible()]
    return {one: one.verticalHeader().defaultSectionSize() for one in lists}


def cut_off(window: QWidget, scale: float = 1.0) -> list[str]:
    """Sentences, buttons and hints in view that are wider or higher than their room."""
    labels = [one for one in window.findChildren(QLabel) if one.isVisible() and one.text()]
    found = [
        one.text()
        for one in labels
        if (
            one.heightForWidth(one.width()) > one.height()
            if one.wordWrap()
            else one.fontMetrics().horizontalAdvance(_seen(one)) > one.width() + 1
        )
    ]
    buttons = [one for one in window.findChildren(QAbstractButton) if one.isVisible()]
    found += [
        one.text()
        for one in buttons
        if one.text()
        and one.width() < one.minimumSizeHint().width() - 1
        and not isinstance(one.parentWidget(), QLineEdit)  # a picture at its end
    ]
    for one in window.findChildren(QLineEdit):
        hint = one.placeholderText()
        room = one.width() - scale * (EDGE + (WIPES if one.isClearButtonEnabled() else 0))
        if one.isVisible() and one.fontMetrics().horizontalAdvance(hint) > room:
            found.append(hint)
    return found


@pytest.mark.parametrize("large", [False, True])
def test_what_the_standings_are_of_is_read_whole(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations, large: bool
) -> None:
    window.resize(1024, 700)
    window.choose_large(large)
    window.go("standings")
    settle(qtbot, demo_ops)
    choices = [one for one in window.findChildren(QComboBox) if one.isVisible()]
    assert "Donderdagavond" in [one.currentText() for one in choices]
    arrow = 24  # pixels
    for one in choices:
        room = one.width() - arrow
        assert one.fontMetrics().horizontalAdvance(one.currentText()) <= room, one.currentText()
    window.choose_large(False)


def test_what_the_others_are_expected_to_do_is_read_whole(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations
) -> None:
    window.choose_large(True)
    assert window.page is not None
    ask(window.page, Show("needed", 1))
    settle(qtbot, demo_ops)
    (needed,) = window.findChildren(NeededWindow)
    needed.resize(1024, 700)
    settle(qtbot, demo_ops)
    said, arrow = needed.expected, 24  # pixels
    assert said.currentText() == "maken hun gemiddelde"
    room = said.width() - arrow
    assert said.fontMetrics().horizontalAdvance(said.currentText()) <= room
    window.choose_large(False)


def test_tables_out_of_view_have_the_room_of_larger_letters_once_they_are_seen(
    qtbot: QtBot, window: MainWindow, demo_ops: Operations
) -> None:
    page = window.page
    assert isinstance(page, EveningPage)
    page.desk.show_step(FORMS)
    settle(qtbot, demo_ops)
    window.go("members")
    window.choose_large(True)
    settle(qtbot, demo_ops)
    window.go("evening")
    settle(qtbot, demo_ops)
    tiles = [one for one in page.desk.forms.board.findChildren(TableTile) if one.isVisible()]
    assert tiles
    assert all(one.height() == one.sizeHint().height() for one in tiles)
