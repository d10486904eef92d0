"""Comparison play by keyboard alone: dealt, typed game by game, decided, signed off, ranked."""

import pytest
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.comparison.ruling import RulingDialog
from clubadmin.desktop.comparison.traveller import TravellerDialog
from clubadmin.desktop.wallets.dealing import DealingDialog
from tests.desktop.secretary import Secretary
from tests.desktop.test_story_contests import FIRST, PEOPLE, begin, make_pairs


@pytest.fixture
def club(secretary: Secretary) -> Secretary:
    """Four pairs at their tables, two games a round, two rounds."""
    secretary.type("De Roem")
    secretary.press("Alt+E", "Down", "Down", "Alt+M")
    secretary.copy_elsewhere("\n".join(PEOPLE))
    secretary.press("Ctrl+V", "Return")
    make_pairs(secretary)
    begin(secretary, "schevenings", rounds=2, games="2", key="Alt+E")
    secretary.enter(*(name[:3].lower() for name in FIRST[::2]))
    secretary.press("Ctrl+I", "Ctrl+3", "Ctrl+G")
    return secretary


def window(kind: type) -> bool:
    return isinstance(QApplication.activeWindow(), kind)


def test_an_evening_game_by_game_from_dealing_to_the_prizes(club: Secretary) -> None:
    assert club.focus.accessibleName() == "Spel 1"
    club.press("Ctrl+Shift+D")
    club.wait(lambda: window(DealingDialog))
    club.reads("Nog niet door de computer gedeeld.")
    club.press("Return")  # Delen
    club.reads("6 spellen gedeeld.")  # four and two in reserve
    club.press("Escape")
    club.wait(lambda: not window(DealingDialog))
    assert club.sees("Kaarten")
    # both tables of game 1, then those of game 2: Enter is all there is between them
    club.enter("92+20", "100")
    assert club.focus.accessibleName() == "Spel 2"
    club.enter("82", "82")
    assert club.focus.accessibleName() == "Spel 3"
    club.press("PgUp", "Home")
    assert "3 en 3 matchpunten" in club.focus.accessibleDescription()
    club.press("PgDown")
    # a slip of the hand is named by its table, and found again with the plus key
    club.enter("92+30", "70")
    assert club.sees("30 kan niet")
    club.type("+")
    club.enter("92+20")
    assert club.focus.accessibleName() == "Spel 4"
    club.enter("60", "62+40")
    # nothing is signed off before that is asked for; then all at once, and the result stands there
    assert club.sees("Alle spellen zijn getypt")
    club.press("Return")
    club.reads("Alle formulieren zijn binnen")
    places = club.table("Uitslag N/Z")
    assert places[0][0] == "1"


def test_the_director_decides_and_the_card_of_the_pair_says_so(club: Secretary) -> None:
    club.enter("92+20", "100")
    club.press("PgUp", "Home", "F8")
    club.wait(lambda: window(RulingDialog))
    club.press("End", "Up", "Up", "Up", "Up")  # overtreding: strafpunten (art. 20)
    assert "art. 20" in club.focus.currentText()  # type: ignore[attr-defined]
    club.press("Alt+R")
    club.type("Te laat terug.")
    club.press("Alt+D")
    club.type("J. Leider")
    club.press("Ctrl+Return")
    club.wait(lambda: not window(RulingDialog))
    assert club.sees("N/Z 1 matchpunt minder")
    club.press("F4")
    club.wait(lambda: window(TravellerDialog))
    cells = [cell for row in club.table_in_front("Scorekaart") for cell in row]
    assert "N/Z 1 matchpunt minder" in cells
    club.press("Escape")
    club.press("Ctrl+Z")
    assert not club.sees("N/Z 1 matchpunt minder")


def test_the_same_rows_table_by_table_and_back(club: Secretary) -> None:
    club.enter("92+20")
    club.press("Ctrl+G")
    assert club.focus.accessibleName().startswith("Tafel ")
    club.press("Ctrl+G")
    assert club.focus.accessibleName() == "Spel 1"
    club.press("Home")
    assert "92" in club.focus.accessibleDescription()
