"""Typing the sheets of an evening as they come in, by keyboard alone."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.desktop.shell.app import Program
from tests.desktop.secretary import FIRST_NAMES, PEOPLE, Secretary


@pytest.fixture
def at_a_sheet(secretary: Secretary) -> Secretary:
    """Four games a boompje, two rounds, eight players, the first sheet open."""
    secretary.type("De Roem")
    secretary.press("Alt+B")
    secretary.type("4")
    secretary.press("Alt+R")
    secretary.type("2")
    secretary.press("Alt+M")
    secretary.copy_elsewhere("\n".join(PEOPLE[:8]))
    secretary.press("Ctrl+V", "Return", "Alt+1", "Return")
    secretary.enter(*FIRST_NAMES[:8])
    secretary.press("Ctrl+I", "Ctrl+3")
    return secretary


def lines(secretary: Secretary) -> list[str]:
    """What stands on the sheet that has the keyboard."""
    grid = secretary.focus
    assert isinstance(grid, SheetGrid)
    assert grid.model is not None
    return list(grid.model.lines)


def totals(secretary: Secretary) -> tuple[int, int, int, int]:
    """What the sheet shows below its columns."""
    grid = secretary.focus
    assert isinstance(grid, SheetGrid)
    assert grid.model is not None
    shown = grid.model.scored
    return (shown.ns.points, shown.ns.roem, shown.ew.points, shown.ew.roem)


def test_what_cannot_be_is_said_beside_the_sheet_and_typing_goes_on(at_a_sheet: Secretary) -> None:
    at_a_sheet.enter("92", "88+30")
    at_a_sheet.reads("Roem bestaat uit 20, 40, 50, 70 of 100")
    assert QApplication.activeModalWidget() is None
    at_a_sheet.enter("100", "62-40")
    at_a_sheet.reads("Eerst nazien")
    at_a_sheet.press("Return")
    at_a_sheet.type("+")  # as the card says: to the fault
    at_a_sheet.enter("88+20")
    at_a_sheet.reads("Alle spellen getypt")
    assert totals(at_a_sheet) == (342, 20, 306, 40)


def test_coming_back_from_another_place_typing_goes_on_where_it_was(
    at_a_sheet: Secretary,
) -> None:
    at_a_sheet.enter("92", "100")
    for place in ("Alt+2", "Alt+3", "Alt+4", "Alt+5"):
        at_a_sheet.press(place, "Alt+1")
        at_a_sheet.type("81-20")
        assert isinstance(at_a_sheet.focus, SheetGrid), place
        at_a_sheet.press("Escape")
    at_a_sheet.enter("81-20")
    assert lines(at_a_sheet) == ["92", "100", "81-20", ""]


def test_undo_and_redo_go_back_as_far_as_one_likes(at_a_sheet: Secretary) -> None:
    at_a_sheet.enter("92", "81-20", "n-40", "**", "335", "100", "313", "60")
    assert totals(at_a_sheet) == (335, 100, 313, 60)
    at_a_sheet.press(*["Ctrl+Z"] * 8)
    assert lines(at_a_sheet) == [""] * 4
    at_a_sheet.press(*["Ctrl+Y"] * 4)
    assert lines(at_a_sheet) == ["92", "81-20", "n-40", "**"]
    at_a_sheet.press("Ctrl+Z")
    assert lines(at_a_sheet)[3] == ""


def test_a_whole_sheet_of_a_spreadsheet_is_pasted_and_copied_again(at_a_sheet: Secretary) -> None:
    at_a_sheet.copy_elsewhere("81\t20\t81\t\n0 NAT\t\t162\t60\n162 PIT\t100\t0\t\n100\t\t62\t50\n")
    at_a_sheet.press("Ctrl+V")
    assert totals(at_a_sheet) == (343, 120, 305, 110)
    at_a_sheet.press("Up", "Ctrl+A", "Ctrl+A", "Ctrl+C")
    copied = [row.split("\t")[0] for row in QGuiApplication.clipboard().text().split("\n")]
    assert copied == lines(at_a_sheet)
    at_a_sheet.press("Ctrl+Z")
    assert lines(at_a_sheet) == [""] * 4


def test_a_total_on_paper_that_is_off_points_at_the_row(at_a_sheet: Secretary) -> None:
    at_a_sheet.enter("92", "81-20", "n-40", "**", "335", "0", "313", "60")
    at_a_sheet.reads("Kijk naar spel 4")
    at_a_sheet.press("Return", "Down", "Right")
    at_a_sheet.enter("100")
    at_a_sheet.press("Return", "Return", "Return")
    at_a_sheet.reads("Tafel 2 · ronde 1")


def test_the_first_game_where_the_two_sheets_part_is_named(at_a_sheet: Secretary) -> None:
    at_a_sheet.enter("90", "w70+20-40", ".p", "120+50")
    at_a_sheet.press("Ctrl+T")
    at_a_sheet.enter("90", "w70+20-40", ".p", "120+20")
    at_a_sheet.reads("Spel 4: hier lopen de twee formulieren uiteen")
    at_a_sheet.press("Ctrl+T")
    at_a_sheet.enter("120+50")
    at_a_sheet.reads("Alle spellen getypt")


def test_signing_off_goes_on_to_the_next_that_is_missing_and_ends_at_the_result(
    at_a_sheet: Secretary,
) -> None:
    at_a_sheet.press("PgDown")
    at_a_sheet.reads("Tafel 2 · ronde 1")
    for expected in ("Tafel 1 · ronde 2", "Tafel 2 · ronde 2", "Tafel 1 · ronde 1"):
        at_a_sheet.enter("100", "100", "100", "100")
        at_a_sheet.press("Return")
        at_a_sheet.reads(expected)
    at_a_sheet.enter("100", "100", "100", "100")
    at_a_sheet.press("Return")
    at_a_sheet.reads("Alle formulieren zijn binnen")


def test_a_half_typed_sheet_is_there_again_at_the_next_start(
    at_a_sheet: Secretary, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    at_a_sheet.enter("92", "81-20")
    first = at_a_sheet.window
    at_a_sheet.press("Ctrl+Q")
    assert not first.isVisible()
    at_a_sheet.ops.stop()
    again = Program(qapp)
    try:
        next_week = Secretary(qtbot, again)
        assert lines(next_week) == ["92", "81-20", "", ""]
        next_week.enter("n-40")
        assert totals(next_week) == (173, 0, 313, 60)
        next_week.press("Ctrl+Z", "Ctrl+Z")  # what was typed before the restart goes back as well
        assert lines(next_week) == ["92", "", "", ""]
    finally:
        again.window.close()
        again.end()
