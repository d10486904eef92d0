"""What clubs do besides the plain evening, by keyboard alone."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QTextEdit

from tests.desktop.secretary import FIRST_NAMES, PEOPLE, Secretary


@pytest.fixture
def with_nine(secretary: Secretary) -> Secretary:
    """A club of nine members, four games a boompje, two rounds."""
    secretary.type("De Roem")
    secretary.press("Alt+B")
    secretary.type("4")
    secretary.press("Alt+R")
    secretary.type("2")
    secretary.press("Alt+M")
    secretary.copy_elsewhere("\n".join(PEOPLE[:9]))
    secretary.press("Ctrl+V", "Return")
    return secretary


def names(secretary: Secretary, round_number: int) -> tuple[list[str], list[str]]:
    """Who sits at a table in a round, and who sits out."""
    rows = secretary.table(f"Indeling ronde {round_number}")
    seated = [cell for row in rows if row[0].isdigit() for cell in row[1:]]
    resting = [cell for row in rows if not row[0].isdigit() for cell in row[1:] if cell]
    return seated, resting


def test_with_nine_somebody_else_sits_out_each_round(with_nine: Secretary) -> None:
    with_nine.press("Alt+1", "Return")
    with_nine.enter(*FIRST_NAMES)
    with_nine.reads("2 tafels, 1 over")
    with_nine.press("Ctrl+I")
    seated, first = names(with_nine, 1)
    assert (len(seated), len(first)) == (8, 1)
    with_nine.press("PgDown")
    seated, second = names(with_nine, 2)
    assert (len(seated), len(second)) == (8, 1)
    assert first != second


def test_a_late_comer_and_a_drop_out_play_only_their_rounds(with_nine: Secretary) -> None:
    with_nine.press("Alt+1", "Return")
    with_nine.enter(*FIRST_NAMES)
    with_nine.press("Tab", "Tab", "Home", "Return")  # the first in the list
    with_nine.type("2")
    with_nine.press("Return", "Shift+Tab", "End", "Return", "Tab")
    with_nine.type("1")
    with_nine.press("Return")
    remarks = {row[1]: row[2] for row in with_nine.table("Aanwezig")}
    assert remarks[PEOPLE[0]] == "vanaf ronde 2"
    assert remarks[PEOPLE[8]] == "t/m ronde 1"
    with_nine.press("Ctrl+I")
    seated, resting = names(with_nine, 1)
    assert not resting
    assert not any(PEOPLE[0] in cell for cell in seated)
    with_nine.press("PgDown")
    seated, resting = names(with_nine, 2)
    assert not resting
    assert not any(PEOPLE[8] in cell for cell in seated)


def test_somebody_who_comes_while_sheets_are_in_plays_from_the_next_round(
    with_nine: Secretary,
) -> None:
    with_nine.press("Alt+1", "Return")
    with_nine.enter(*FIRST_NAMES[:8])
    with_nine.press("Ctrl+I", "Ctrl+3")
    with_nine.enter("100")
    with_nine.press("Ctrl+1")
    with_nine.enter(FIRST_NAMES[8])
    assert with_nine.table("Aanwezig")[8] == ["9", PEOPLE[8], "vanaf ronde 2"]
    with_nine.reads("Aan de tafels verandert niets.")
    with_nine.press("Ctrl+2")
    with_nine.reads("2 ronden met 2 tafels")
    with_nine.press("PgDown")
    seated, resting = names(with_nine, 2)
    assert (len(seated), len(resting)) == (8, 1)
    with_nine.press("Ctrl+3")
    with_nine.reads("Nog 3 spellen")


def test_a_guest_is_added_by_typing_a_name_that_is_not_there(with_nine: Secretary) -> None:
    with_nine.press("Alt+1", "Return")
    with_nine.enter("Karel Vreemd")
    assert with_nine.table("Aanwezig") == [["1", "Karel Vreemd", "gast"]]


def test_pairs_play_with_a_substitute(with_nine: Secretary) -> None:
    with_nine.press("Ctrl+Tab", "Alt+N")
    for one in (0, 2, 4, 6):
        with_nine.enter(*FIRST_NAMES[one : one + 2])
        with_nine.press("Return")
    with_nine.reads("4 paren")
    with_nine.press("Alt+5", "Ctrl+Tab", "Alt+C")
    with_nine.type("Paren")
    with_nine.press("Alt+S", "Up", "Alt+O", "Alt+1", "Ctrl+0", "Alt+C", "End", "Alt+D", "Return")
    with_nine.enter(FIRST_NAMES[0], FIRST_NAMES[2], FIRST_NAMES[4], FIRST_NAMES[6])
    with_nine.reads("4 paren · 8 spelers")
    with_nine.press("Tab", "Tab", "Home", "Tab", "Return")
    with_nine.reads("Wie valt in voor Anna Bakker?")
    with_nine.enter(FIRST_NAMES[8])
    with_nine.reads(f"Andere invaller dan {PEOPLE[8]}")
    assert with_nine.table("Aanwezig")[0][1:] == [f"{PEOPLE[8]} – {PEOPLE[1]}", "met invaller"]
    with_nine.press("Ctrl+I")
    first = with_nine.table("Indeling ronde 1")
    with_nine.press("PgDown")
    second = with_nine.table("Indeling ronde 2")
    assert [len(rows) for rows in (first, second)] == [2, 2]
    meetings = [{row[1], row[2]} for row in (*first, *second)]
    assert all(meetings.count(one) == 1 for one in meetings)
    with_nine.press("Ctrl+3")
    for _ in range(4):
        with_nine.enter("100", "100", "100", "100")
        with_nine.press("Return")
    with_nine.press("Ctrl+Return")
    with_nine.reads("Afgesloten")
    assert [row[2] for row in with_nine.table("Uitslag") if PEOPLE[8] in row[2]]


def test_a_paper_year_comes_in_and_says_how_deep_it_goes(with_nine: Secretary) -> None:
    with_nine.press("Alt+5", "Ctrl+Shift+Tab")
    file = Path("tests/data/mei-wille-2023-24.csv").absolute()
    with_nine.press_then_choose("Alt+K", file)
    with_nine.press("Ctrl+2")
    with_nine.reads("Er is niets te beslissen")  # in our own columns a name is as it stands
    with_nine.press("Ctrl+3")
    with_nine.reads("30 uitslagen op 5 avonden. Daarna brengt Ctrl+Z alles terug.")
    with_nine.press("Alt+I")
    with_nine.wait(lambda: with_nine.sees("Ingelezen: 30 uitslagen op 5 avonden"))
    with_nine.press("Alt+2", "F6", "Down")
    with_nine.reads("alleen de totalen per avond bekend")
    standings = with_nine.table("Stand")
    assert standings[0][0] == "1"
    with_nine.press("Alt+4")
    with_nine.type(standings[0][1].split()[-1][:5])
    with_nine.press("Return")
    with_nine.reads(standings[0][1])


def test_a_club_makes_rules_of_its_own_by_copying(with_nine: Secretary) -> None:
    with_nine.press("Alt+5", "Ctrl+Tab", "Ctrl+Tab", "Alt+E")
    with_nine.type("Huisregels")
    with_nine.press("Alt+O")
    with_nine.reads("Huisregels")
    assert "Huisregels" in [row[0] for row in with_nine.table("Spelregels")]


def test_help_and_search_come_to_the_keyboard_and_go_away_again(with_nine: Secretary) -> None:
    with_nine.press("F1")
    top = QApplication.activeWindow()
    assert top is not None
    assert top.windowTitle() == "Hulp"
    assert "Leden" in with_nine.focus.window().findChild(QTextEdit).toPlainText()  # type: ignore[union-attr]
    with_nine.press("Escape", "Ctrl+K")
    with_nine.enter(FIRST_NAMES[2])
    with_nine.reads(PEOPLE[2])
    assert with_nine.window.windowTitle().startswith("Archief")


def test_dark_large_and_english_without_losing_the_club(with_nine: Secretary) -> None:
    with_nine.press("Ctrl+K")
    with_nine.enter("donker")
    assert with_nine.window.theme.dark
    with_nine.press("Ctrl+Shift+G")
    assert with_nine.window.theme.large
    with_nine.press("Ctrl+K")
    with_nine.enter("english")
    with_nine.wait(with_nine.window.isActiveWindow)
    with_nine.reads("Members")
    assert with_nine.window.windowTitle() == "Members · De Roem · clubadmin"
