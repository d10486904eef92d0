"""What was typed on the keypad is spoken of as it was typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.desktop.kit.language import current
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.domain.scoring.keypad import contracted, expand, forms_of
from clubadmin.domain.scoring.wording import sentence
from tests.desktop.driving import a_sheet, press
from tests.desktop.sheet.test_looks import NAMES
from tests.domain.scoring.own import built_in


@pytest.fixture
def grid(qtbot, theme):
    made = SheetGrid(theme)
    qtbot.addWidget(made)
    made.resize(700, 640)
    made.show()
    made.setFocus()
    return made


def said(grid, rules, keys):
    """The sentences about a row typed with these keys."""
    grid.show_sheet(a_sheet(built_in(rules)))
    press(grid, keys + "\n")
    return [sentence(one, current()) for one in grid.model.findings]


def test_a_star_too_many_is_a_star_and_not_a_k(grid):
    (found,) = said(grid, "manille", "37***")
    assert "teken 5, *: verder verdubbelen kan" in found
    assert "Bedoeld 37**?" in found


def test_who_played_is_named_by_his_number(grid):
    (found,) = said(grid, "kraken", "1/92*+20")
    assert found == "Spel 1: * kan hier niet staan (het is teken 5 van de rij). Bedoeld 1/92+20?"
    assert grid.looks.rows[0].words == "1/92*+20"


def test_a_line_written_out_is_spoken_of_written_out(grid):
    (found,) = said(grid, "kraken", "w92*+20")
    assert found == "Spel 1: * kan hier niet staan (het is teken 4 van de rij). Bedoeld w92+20?"
    assert grid.looks.rows[0].words == "w92*+20"


def test_no_trumps_where_there_are_none_is_named_at_its_place(grid):
    (found,) = said(grid, "leidsch", "1/92/2/5")
    assert "teken 7, /: onder Leidsch is er altijd troef" in found


def test_who_doubles_too_often_without_trumps_may_take_a_star_away(grid):
    (found,) = said(grid, "manille", "37/5**")
    assert "een ster" in found


def test_a_misdeal_by_who_is_not_the_dealer_is_pointed_out(grid):
    """Above the sheet stands who deals, so it need not follow from other misdeals."""
    grid.show_sheet(a_sheet(built_in("manille")))
    press(grid, "37!1m3\n37!1m3\n")
    (found,) = grid.model.findings
    assert (found.code, found.game) == ("misdeal-dealer", 2)


@pytest.mark.parametrize(
    ("rules", "line", "keys"),
    [
        ("kraken", "w92kkk", "1/92***"),
        ("kraken", "z61+40k", "2/61+40*"),
        ("leidsch", "w85#2@r", "1/85/2/3"),
        ("leidsch-tientallen", "w85+20#90", "1/85+20/9"),
        ("leidsch-tientallen", "w92+50h#120", "1/92+50./12"),
        ("leidsch-tientallen", "w92+100hg-100h#120", "1/92+100..-100./12"),
        ("roem-in-de-hand", "w66+100g-100", "1/66+100.-100"),
        ("drie-spelers", "1/85+20#90", "1/85+20/9"),
        ("manille", "37@zk", "37/5*"),
        ("nku", "92+20", "92+20"),
    ],
)
def test_the_keys_for_a_line(rules, line, keys):
    assert contracted(line, forms_of(built_in(rules))) == keys


@given(st.sampled_from(NAMES), st.text("wz12390/.*#@shrk+-!v", max_size=12))
def test_the_keys_for_a_line_always_stand_for_it(name, line):
    forms = forms_of(built_in(name))
    keys = contracted(line, forms)
    assert keys == line or expand(keys, forms) == line
