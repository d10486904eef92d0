"""Nothing that comes into view makes the window larger, and it all fits a small one."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from clubadmin.desktop.evening.page import RESULT, EveningPage
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.results import closing
from tests.desktop.looking import named
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with, type_sheet

SMALL = (1024, 700)
SAID = "Een zin van de balk onder in het venster, zo lang als die op een drukke avond wordt. " * 3


def _needs(window: MainWindow) -> tuple[int, int]:
    """What the page in view needs at least, in pixels, with all that stands around it."""
    layout, page = window.layout(), window.stack.currentWidget()
    assert layout is not None
    around = window.height() - window.stack.height() - window.notice.height()
    return layout.totalMinimumSize().width(), page.minimumSizeHint().height() + around


@pytest.mark.parametrize("large", [False, True])
def test_every_place_fits_a_small_window_with_every_strip_open(
    qtbot: QtBot, club: OpenClub, ops: Operations, theme: Theme, tmp_path: Path, *, large: bool
) -> None:
    evening = drawing.draw(club, evening_with(club, 9, rounds=1, games=16).id, seed=1)[0]
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, " ".join(["92+20", "100"] * 8))
    window = made_window(qtbot, ops, theme, tmp_path)
    window.choose_large(large)
    window.resize(*SMALL)
    too_much = []

    def look(where: str) -> None:
        settle(qtbot, ops)
        wide, high = _needs(window)
        if wide > SMALL[0] or high > SMALL[1] or window.size().toTuple() != SMALL:
            too_much.append((where, wide, high, window.size().toTuple()))

    for key in PLACES:
        window.go(key)
        window.say(SAID)
        look(key)
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    for step in range(RESULT + 1):
        page.open_evening(evening.id, step)
        settle(qtbot, ops)
        named(page, QPushButton, "Wijzigen").click()
        look(f"step {step}")
        for name, change in (("closed", closing.close), ("reopened", _reopen)):
            change(club, evening.id)
            page.refresh()
            look(f"step {step}, {name}")
    theme.choose(large=False)
    assert not too_much


def _reopen(club: OpenClub, evening_id: int) -> None:
    closing.reopen(club, evening_id, "tafel 1 vergeten")
