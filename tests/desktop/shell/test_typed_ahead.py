"""Keys from the first moment on, and while answers are on their way: each in its turn."""

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.board.board import TableTile
from clubadmin.desktop.evening.page import FORMS, EveningPage
from clubadmin.desktop.kit.operations import Job, Operations, nothing
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell import typed_ahead
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from tests.desktop.driving import settle
from tests.desktop.made_window import made_window
from tests.services.evening_club import evening_with, new_club
from tests.turns import tries

CTRL = Qt.KeyboardModifier.ControlModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier


class StepByStep(Operations):
    """Answers lie here until they are asked for, one at a time."""

    def __init__(self) -> None:
        self._came: list[Job] = []
        self.by_hand = True
        super().__init__()

    def _deliver(self, job: Job) -> None:
        if self.by_hand:
            self._came.append(job)
        else:
            super()._deliver(job)

    def step(self) -> None:
        """Show the next answer, once it is there; none where nothing was asked."""
        while not self.idle and not self._came:
            QCoreApplication.processEvents()
        if self._came:
            super()._deliver(self._came.pop(0))
        QCoreApplication.processEvents()

    def finish(self) -> None:
        """Every answer, and what it asks for."""
        while not self.idle:
            self.step()


def _row(window: MainWindow, row: str) -> None:
    target = window.focusWidget() or window
    for key in row:
        QTest.keyClick(target, key)
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Enter, KEYPAD)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[tuple[Path, Evening]]:
    club = new_club(tmp_path)
    made = drawing.draw(club, evening_with(club, 12, rounds=1, games=16).id, seed=1)[0]
    club.close()
    return club.path, made


class Started:
    """The program on a club that is half typed, from the moment that its frame stands."""

    def __init__(self, theme: Theme, folder: Path, file: Path) -> None:
        self.ops, self.file = StepByStep(), file
        kept = QSettings(str(folder / "w.ini"), QSettings.Format.IniFormat)
        self.window = MainWindow(theme, kept)
        self.window.show()
        self.window.activateWindow()

    def furnish(self) -> None:
        self.window.furnish(self.ops)
        self.ops.open(lambda: open_club(self.file), nothing)

    def end(self) -> None:
        self.ops.by_hand = False
        self.window.close()
        self.ops.stop()
        self.window.deleteLater()

    def lines(self, table_id: int) -> list[str]:
        club = open_club(self.file)
        try:
            return [one for one in sheets.sheet(club, table_id).lines if one]
        finally:
            club.close()


def test_rows_typed_in_every_moment_of_the_start_stand_in_the_games_they_were_typed_for(
    qtbot: QtBot, theme: Theme, tmp_path: Path, evening: tuple[Path, Evening]
) -> None:
    file, made = evening
    started = Started(theme, tmp_path, file)
    typed = iter(str(row) for row in range(101, 117))
    rows: list[str] = []

    def type_row() -> None:
        rows.append(next(typed))
        _row(started.window, rows[-1])

    type_row()
    started.furnish()
    type_row()
    while not started.ops.idle:
        started.ops.step()
        if len(rows) < 12:
            type_row()
    started.end()
    assert len(rows) == 12
    assert started.lines(made.plan[0].tables[0].table_id) == rows


@pytest.fixture
def on_sheets(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, club: OpenClub
) -> tuple[MainWindow, list[int]]:
    """The window on the first sheet of an evening, and its tables."""
    made = drawing.draw(club, evening_with(club, 12, rounds=1, games=4).id, seed=1)[0]
    window = made_window(qtbot, ops, theme, tmp_path)
    window.show_item("evening", made.id)
    settle(qtbot, ops)
    page = window.page
    assert isinstance(page, EveningPage)
    page.desk.show_step(FORMS)
    settle(qtbot, ops)
    return window, [one.table_id for one in made.plan[0].tables]


def test_keys_that_a_screen_reader_gives_back_wait_their_turn(
    qtbot: QtBot, ops: Operations, club: OpenClub, on_sheets: tuple[MainWindow, list[int]]
) -> None:
    window, tables = on_sheets
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_PageDown)
    for sign in "101":
        given = QKeyEvent(QEvent.Type.KeyPress, ord(sign), Qt.KeyboardModifier.NoModifier, sign)
        QCoreApplication.sendEvent(window.windowHandle(), given)
    _row(window, "")
    settle(qtbot, ops)
    found = [sheets.sheet(club, one).lines[0] for one in tables]
    assert found == ["", "101", ""]


def test_a_shortcut_waits_for_keys_of_which_a_screen_reader_is_asked(
    ops: Operations,
    on_sheets: tuple[MainWindow, list[int]],
    club: OpenClub,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    window, (first, *_) = on_sheets
    _row(window, "101")
    settle(qtbot, ops)
    monkeypatch.setattr(typed_ahead, "_asked_of_a_reader", lambda: True)
    ops.run(nothing, nothing, awaited=True)
    settle(qtbot, ops)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Z, CTRL)  # the reader has it now
    settle(qtbot, ops)
    assert sheets.sheet(club, first).lines[0] == "101"
    given = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Z, CTRL, "\x1a")
    QCoreApplication.sendEvent(window.windowHandle(), given)  # and gives it back
    settle(qtbot, ops)
    assert sheets.sheet(club, first).lines[0] == ""


def test_a_click_on_another_table_overtakes_no_row_that_was_typed_before_it(
    qtbot: QtBot, ops: Operations, club: OpenClub, on_sheets: tuple[MainWindow, list[int]]
) -> None:
    window, (first, _, third) = on_sheets
    tile = next(one for one in window.findChildren(TableTile) if one.table_id == third)
    ops.run(nothing, nothing, awaited=True)  # something that the next keys are meant for
    _row(window, "101")
    at = tile.mapTo(window, tile.rect().center())
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    _row(window, "102")
    settle(qtbot, ops)
    settle(qtbot, ops)
    assert sheets.sheet(club, first).lines[0] == "101"
    assert sheets.sheet(club, third).lines[0] == "102"


ROW, NEXT, BEFORE, BACK, ANSWER = range(5)
TIMES = {ROW: 6, NEXT: 2, BEFORE: 1, BACK: 2, ANSWER: 8}  # how likely each is


def _do(window: MainWindow, act: int, row: str) -> None:
    if act == ROW:
        _row(window, row)
    elif act == BACK:
        QTest.keyClick(window.focusWidget() or window, "z", CTRL)
    else:
        key = Qt.Key.Key_PageDown if act == NEXT else Qt.Key.Key_PageUp
        QTest.keyClick(window.focusWidget() or window, key)


@pytest.mark.parametrize("seed", range(tries(3, 100)))
def test_whenever_answers_come_the_file_is_as_if_each_had_been_waited_for(
    qtbot: QtBot, theme: Theme, tmp_path: Path, evening: tuple[Path, Evening], seed: int
) -> None:
    """Rows, other sheets, undo and closing, from before the club is open on."""
    chance = random.Random(seed)
    file, made = evening
    acts = chance.choices(list(TIMES), list(TIMES.values()), k=40)
    begins = chance.randrange(4)  # acts before anything is loaded
    ends = []
    for waited in (True, False):
        own = tmp_path / f"{waited}.klaverjas"
        shutil.copy(file, own)
        started = Started(theme, tmp_path, own)
        if waited:
            started.furnish()
            started.ops.finish()
        for number, act in enumerate(acts):
            if number == begins and not waited:
                started.furnish()
            if act == ANSWER:
                started.ops.step() if number >= begins and not waited else None
            else:
                _do(started.window, act, str(20 + number))
            if waited:
                started.ops.finish()
        started.window.close()
        started.ops.finish()
        while started.window.isVisible():
            QCoreApplication.processEvents()
            started.ops.finish()
        started.end()
        ends.append([started.lines(one.table_id) for one in made.plan[0].tables])
    assert ends[0] == ends[1], acts
    assert any(ends[0])
