"""Comparison play typed by game in the window, while its tables type as well."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from tests.desktop.driving import CONTROL, SHIFT, press, settle
from tests.desktop.looking import read
from tests.desktop.tableside.phones import Phone, switch_of
from tests.services.evening_club import pairs_evening


@pytest.fixture
def evening(club):
    made = pairs_evening(club, 4, "schevenings", rule_set="nkf1976", games=2, rounds=2)
    return drawing.draw(club, made.id, 1)[0]


@pytest.mark.parametrize(
    ("held", "stays"), [(Qt.KeyboardModifier.NoModifier, "82"), (SHIFT, "70+20")]
)
def test_a_score_typed_by_game_and_at_the_table_says_both_lines_and_a_key_chooses(
    qtbot, ops, forms, club, held, stays
):
    said, unsaid = [], []
    forms.said.connect(said.append)
    forms.unsaid.connect(unsaid.append)
    forms.turn_way()
    settle(qtbot, ops)
    grid = forms.games.grid
    QTest.keyClick(grid, Qt.Key.Key_T, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: switch_of(forms).codes is not None)
    settle(qtbot, ops)
    game, line = forms.games.game, grid.model.here
    place = next(one for one in forms.board.tables if one.table_id == line.table_id)
    press(grid, "8")
    phone = Phone(switch_of(forms), place.number)
    assert phone.types(game, "70+20", version=0).status_code == 200
    press(grid, "2\n")
    qtbot.waitUntil(lambda: any("er staat nu 70+20, u typte 82" in one for one in said))
    assert f"Tafel {place.number} van ronde 1, spel {game}" in said[-1]
    settle(qtbot, ops)
    assert sheets.sheet(club, place.table_id).lines[line.row - 1] == "70+20"
    QTest.keyClick(grid, Qt.Key.Key_F5, held)
    settle(qtbot, ops)
    assert sheets.sheet(club, place.table_id).lines[line.row - 1] == stays
    assert grid.model.board.lines[grid.model.row_of(line.table_id)].typed == stays
    assert unsaid[-1] == said[-1]
    assert not forms.pane.keeper.undecided_tables
    QTest.keyClick(grid, Qt.Key.Key_F5)  # nothing is left to choose
    settle(qtbot, ops)
    assert sheets.sheet(club, place.table_id).lines[line.row - 1] == stays


def test_the_sheet_of_the_table_shows_both_lines_of_a_score_typed_by_game_as_well(
    qtbot, ops, forms, club
):
    forms.turn_way()
    settle(qtbot, ops)
    QTest.keyClick(forms.games.grid, Qt.Key.Key_T, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: switch_of(forms).codes is not None)
    settle(qtbot, ops)
    game = forms.games.game
    line = forms.games.grid.model.here
    place = next(one for one in forms.board.tables if one.table_id == line.table_id)
    press(forms.games.grid, "8")
    phone = Phone(switch_of(forms), place.number)
    assert phone.types(game, "70+20", version=0).status_code == 200
    press(forms.games.grid, "2\n")
    qtbot.waitUntil(lambda: bool(forms.pane.keeper.undecided_tables))
    settle(qtbot, ops)
    forms.open_table(place.table_id)
    settle(qtbot, ops)
    assert "U typte: 82" in read(forms.pane.parted)
    QTest.keyClick(forms.pane.grid, Qt.Key.Key_F5)
    settle(qtbot, ops)
    assert sheets.sheet(club, place.table_id).lines[line.row - 1] == "82"
