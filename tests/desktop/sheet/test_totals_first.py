"""Four totals by keyboard: signed, the games typed at leisure after that, and what is said."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from clubadmin.desktop.entry.findings import FindingLine
from clubadmin.desktop.sheet.pane import SheetPane
from clubadmin.desktop.sheet.states import state_of
from clubadmin.model.evenings.evening import SheetState
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.sheets import sheets
from tests.desktop.driving import keys_in_order, press, settle
from tests.services.evening_club import evening_with


@pytest.fixture
def pane(qtbot, theme, ops, club):
    made = evening_with(club, 8)
    evenings.change_evening(club, made.id, totals_first=True)
    drawn = drawing.draw(club, made.id, seed=1)[0]
    pane = SheetPane(ops, theme)
    keys_in_order(pane, ops)
    qtbot.addWidget(pane)
    pane.resize(1000, 700)
    pane.show()
    pane.open(drawn.plan[0].tables[0].table_id)
    settle(qtbot, ops)
    return pane


def told(pane) -> str:
    return " ".join(one.sentence for one in pane.findings.findChildren(FindingLine))


def test_four_numbers_and_enter_sign_the_sheet_and_the_next_waits_for_its_own(
    qtbot, ops, club, pane
):
    first = pane.table_id
    assert (pane.grid.model.on_paper, pane.grid.model.field) == (True, 0)
    assert "vier totalen" in pane.signing.said
    press(pane.grid, "344\n20\n304\n\n")  # no roem is an Enter
    settle(qtbot, ops)
    assert pane.grid.model.paper == [344, 20, 304, 0]
    assert pane.signing.said.startswith("Alleen totalen. Druk op Enter")
    assert state_of(pane.grid.model) is SheetState.COMPLETE
    press(pane.grid, "\n")
    settle(qtbot, ops)
    place = sheets.table_place(club, first)
    assert (place.state, place.totals_only) == (SheetState.SIGNED, True)
    assert pane.table_id != first
    assert (pane.grid.model.on_paper, pane.grid.model.field) == (True, 0)


def test_totals_that_cannot_be_are_told_where_they_stand(qtbot, ops, pane):
    model = pane.grid.model
    for keys in ("344\n", "20\n", "305\n"):
        press(pane.grid, keys)
        settle(qtbot, ops)
        assert model.wrong_totals() == [], "nothing says otherwise before all four are there"
    press(pane.grid, "40\n")
    settle(qtbot, ops)
    assert model.wrong_totals() == [0, 2]
    assert model.at_stop is False  # the cursor went back to the first that is wrong
    assert "samen 649; 4 spellen zijn samen 648" in told(pane)
    press(pane.grid, "343\n")
    settle(qtbot, ops)
    assert pane.signing.said.startswith("Alleen totalen")


def test_games_follow_under_the_signature(qtbot, ops, club, pane):
    first = pane.table_id
    press(pane.grid, "344\n20\n304\n40\n\n")
    settle(qtbot, ops)
    pane.open(first)
    settle(qtbot, ops)
    assert "met alleen totalen" in pane.signing.said
    assert (pane.grid.model.on_paper, pane.grid.model.row) == (False, 0)
    press(pane.grid, "92+\n100\n*-40\n")
    settle(qtbot, ops)
    assert sheets.table_place(club, first).totals_only
    press(pane.grid, "152\n")
    settle(qtbot, ops)
    place = sheets.table_place(club, first)
    assert (place.state, place.totals_only) == (SheetState.SIGNED, False)
    assert pane.signing.said.startswith("Afgetekend. Enter gaat")
    assert pane.grid.model.locked


def test_games_that_differ_take_the_signature_away_and_both_figures_are_told(
    qtbot, ops, club, pane
):
    first = pane.table_id
    press(pane.grid, "334\n20\n314\n40\n\n")
    settle(qtbot, ops)
    pane.open(first)
    settle(qtbot, ops)
    press(pane.grid, "92+\n100\n*-40\n152\n")
    settle(qtbot, ops)
    assert sheets.table_place(club, first).state is SheetState.ERROR
    assert not pane.grid.model.sheet.signed
    assert "op papier 334, de rijen geven 344" in told(pane)


def test_f2_at_a_total_takes_the_signature_back(qtbot, ops, club, pane):
    first = pane.table_id
    press(pane.grid, "344\n20\n304\n40\n\n")
    settle(qtbot, ops)
    pane.open(first)
    settle(qtbot, ops)
    QTest.keyClick(pane.grid, Qt.Key.Key_F2)
    settle(qtbot, ops)
    assert sheets.table_place(club, first).state is SheetState.COMPLETE
