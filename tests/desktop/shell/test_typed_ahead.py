"""Keys from the first moment on, and while answers are on their way: each in its turn."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Job, Operations, nothing
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import open_club
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from tests.services.evening_club import evening_with, new_club

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
