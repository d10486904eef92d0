"""Safety 21: typed from the first moment on, in the real window, while the machine is busy."""

import random
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from clubadmin.services.club.club import open_club
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from tests.safety.real_window import AVOND, RealWindow, Told, busy, needs_a_screen, screen
from tests.services.evening_club import evening_with, new_club
from tests.turns import tries

pytestmark = [needs_a_screen, pytest.mark.timeout(0)]

STARTS = tries(2, 200)
BESIDE = tries(0, 2, 2)  # by day the other tests keep the machine busy
BEGINS = 3.0  # seconds after the window is there, at most
LAST_FIRST = """
import time
from clubadmin.desktop.shell.in_order import InOrder
from clubadmin.services.club import club
adding, opening, came = InOrder.add, club.open_club, []
def add(self, *things):
    came.extend(things)
    adding(self, *things)
def open_late(*given):
    while len(came) < 8:  # keys, else there is nothing to turn round
        time.sleep(0.02)
    return opening(*given)
def turned_round(self, give):
    while self._waiting and not self._held():
        give(self._waiting.pop())
InOrder.add, InOrder.give_back, club.open_club = add, turned_round, open_late
"""
SHOWN_TOO_EARLY = """
import time
from clubadmin.desktop.sheet import keeper, model
keeping = keeper.keep_lines
def slow(*given):
    time.sleep(60)  # it is killed long before
    return keeping(*given)
keeper.keep_lines = slow
model.SheetModel.note_waiting = lambda self, games, second: False
"""


class Wrong(AssertionError):
    """A row is not where it was typed for, or was shown as kept and is not."""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int]:
    """A club with an evening that is half typed: the first sheet has two rows."""
    made = new_club(tmp_path_factory.mktemp("club"))
    evening, _ = drawing.draw(made, evening_with(made, 12, games=16).id, seed=1)
    table_id = evening.plan[0].tables[0].table_id
    sheets.save_lines(made, table_id, {1: "62", 2: "105"})
    made.close()
    return made.path, table_id


@pytest.fixture(scope="module")
def place() -> Iterator[dict[str, str]]:
    with screen() as one, busy(BESIDE):
        yield one


def _start(
    number: int, place: dict[str, str], home: Path, club: tuple[Path, int], broken: str = ""
) -> None:
    """Start, type at once, and look what became of it; every third is killed while it works."""
    chance = random.Random(number)
    home.mkdir()
    file = home / "avond.klaverjas"
    shutil.copy(club[0], file)
    before = ["62", "105"]
    rows = [str(chance.randrange(80, 162)) for _ in range(7)]
    pause = chance.choice((8, 15, 40, 120))  # ms
    window = RealWindow(place, home, file, broken)
    try:
        window.wait_for_window()
        time.sleep(chance.uniform(0, BEGINS))
        window.type_rows(rows[:3], pause)
        if number % 2:
            window.click(AVOND)
        window.type_rows(rows[3:], pause)
        if number % 3:
            shown = window.wait_for_rest()
        else:
            window.wait_for_rows(len(before) + 1)
            time.sleep(chance.uniform(0, 1))
    finally:
        shown = window.kill()
    lines = _lines(file, club[1])
    if number % 3:
        _hold(lines == before + rows, f"start {number}: typed {rows}, in the file {lines}")
        _hold(_kept(shown) == lines, f"start {number}: shown {shown}, in the file {lines}")
    typed = (before + rows)[: len(lines)]
    _hold(lines == typed, f"start {number}: typed {rows}, in the file {lines}")
    _hold(len(_kept(shown)) <= len(lines), f"start {number}: shown {shown}, in the file {lines}")
    shutil.rmtree(home)


def _hold(true: bool, said: str) -> None:
    if not true:
        raise Wrong(said)


def _kept(shown: Told) -> list[str]:
    return [line for line in shown.kept if line]


def _lines(file: Path, table_id: int) -> list[str]:
    club = open_club(file)
    try:
        return [line for line in sheets.sheet(club, table_id).lines if line]
    finally:
        club.close()


def test_each_row_stands_in_the_game_for_which_it_was_typed(
    place: dict[str, str], tmp_path: Path, club: tuple[Path, int]
) -> None:
    wrong = []
    for number in range(1, STARTS + 1):
        try:
            _start(number, place, tmp_path / str(number), club)
        except Wrong as one:
            wrong.append(str(one))
    assert not wrong, f"{len(wrong)} of {STARTS} starts: {wrong}"


def test_keys_that_come_back_in_another_order_are_noticed(
    place: dict[str, str], tmp_path: Path, club: tuple[Path, int]
) -> None:
    """Broken on purpose: the order of the queue is turned round."""
    with pytest.raises(Wrong, match="start 1: typed"):
        _start(1, place, tmp_path / "1", club, LAST_FIRST)


@pytest.mark.nightly
def test_rows_that_look_kept_too_early_are_noticed(
    place: dict[str, str], tmp_path: Path, club: tuple[Path, int]
) -> None:
    """Broken on purpose: a row looks kept while it is on its way, and that takes long."""
    with pytest.raises(Wrong, match="start 3: shown"):
        _start(3, place, tmp_path / "3", club, SHOWN_TOO_EARLY)
