"""Contests from the entry list to who has won, by keyboard alone."""

from collections.abc import Iterable

import pytest
from PySide6.QtWidgets import QApplication, QToolButton

from clubadmin.desktop.contest.bracket_view import BracketCanvas
from clubadmin.desktop.contest.format_cards import cards
from clubadmin.desktop.contest.new_contest import NewContest
from clubadmin.desktop.draw.draw import RoundTabs
from tests.desktop.secretary import Secretary

PEOPLE = (
    "Anna Bakker",
    "Bart Bos",
    "Cor Dekker",
    "Dirk Hoek",
    "Els Smit",
    "Frits Jansen",
    "Geert Mulder",
    "Hanna Visser",
)
FIRST = tuple(name.split()[0] for name in PEOPLE)
CARDS = [one.key for one in cards()]


@pytest.fixture
def club(secretary: Secretary) -> Secretary:
    """A club of eight members that has no competition yet."""
    secretary.type("De Roem")
    secretary.press("Alt+E", "Down", "Down", "Alt+M")
    secretary.copy_elsewhere("\n".join(PEOPLE))
    secretary.press("Ctrl+V", "Return")
    return secretary


def begin(secretary: Secretary, card: str, *, rounds: int, games: str, key: str) -> None:
    """Make a contest of a card with so many rounds and games; `key` leads to the games."""
    secretary.press("Ctrl+Shift+N")
    secretary.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    secretary.press(*["Down"] * CARDS.index(card), "Return", "Alt+R")
    secretary.type(str(rounds))
    secretary.press(key)
    secretary.type(games)
    secretary.press("Return")
    secretary.reads("Wie is er?")


def make_pairs(secretary: Secretary) -> None:
    """Four pairs of the eight, under Leden."""
    secretary.press("Alt+3", "Ctrl+Tab", "Alt+N")
    for one, other in zip(FIRST[::2], FIRST[1::2], strict=True):
        for name in (one, other):
            secretary.type(name)
            secretary.press("Return")
        secretary.press("Return")


def make_teams(secretary: Secretary) -> None:
    """Two teams of four, under Leden."""
    secretary.press("Alt+3", "Ctrl+K")  # no tab before the first team
    secretary.type("nieuw team")
    secretary.press("Return")
    for name, people in (("De Azen", FIRST[:4]), ("De Boeren", FIRST[4:])):
        secretary.enter(name)
        for one in people:
            secretary.type(one)
            secretary.press("Return")
        secretary.press("Return")


def type_tables(secretary: Secretary, sheets: Iterable[Iterable[str]]) -> None:
    """Type the sheet of each table as it comes into view, and sign it off."""
    for lines in sheets:
        secretary.enter(*lines)
        secretary.press("Return")


def bracket(secretary: Secretary) -> BracketCanvas:
    """The picture of the knock-out that is in view."""
    return next(one for one in secretary.window.findChildren(BracketCanvas) if one.isVisible())


def test_a_quick_knock_out_is_three_rounds_to_1001_the_last_between_two(club: Secretary) -> None:
    club.press("Ctrl+Shift+N")
    club.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    club.press(*["Down"] * CARDS.index("quick"), "Return", "Return")
    club.reads("Afvaltoernooi Snel")
    club.enter(*FIRST)
    club.press("Ctrl+I")
    to_1001 = ["p"] * 4  # 4 x 262 = 1048, and no fifth game
    for number, tables in enumerate((2, 1, 1), start=1):
        assert len(club.table(f"Indeling ronde {number}")) == tables
        club.press("Ctrl+3")
        type_tables(club, [to_1001] * tables)
        club.press("Ctrl+I")
    club.press("Ctrl+4")
    places = club.table("Uitslag")
    assert [row[0] for row in places] == ["1", "2", "3", "3", "4", "4", "4", "4"]


def test_a_knock_out_from_entries_to_the_final(club: Secretary) -> None:
    begin(club, "knockout", rounds=2, games="1", key="Alt+B")
    club.reads("Afvaltoernooi")
    club.enter(*FIRST)
    club.reads("8 spelers")
    club.press("Ctrl+I")
    club.reads("Nog in te delen: ronde 2.")
    assert len(club.table("Indeling ronde 1")) == 2
    winners = [cell for row in club.table("Indeling ronde 1") for cell in row[1:3]]
    club.press("Ctrl+3")
    type_tables(club, [["100"], ["100"]])  # Wij win at both
    club.reads("Ronde 1 is binnen")
    club.reads("Ronde 2 is nog niet ingedeeld (Ctrl+I).")
    club.press("Ctrl+I")
    final = club.table("Indeling ronde 2")
    assert len(final) == 1
    assert sorted(final[0][1:5]) == sorted(winners)
    club.press("Ctrl+3")
    type_tables(club, [[".100"]])  # Zij win
    club.reads("Alle formulieren zijn binnen")
    places = club.table("Uitslag")
    won = {row[2] for row in places if "winnaar" in row[3]}
    assert won == {cell.split("  ")[1] for cell in final[0][3:5]}
    assert [row[0] for row in places] == ["1", "1", "2", "2", "3", "3", "3", "3"]
    club.press("Ctrl+Tab")
    club.reads("★ Winnaars:")
    club.press("Ctrl+Return")
    assert club.sees("protesteren kan tot")
    club.press("Ctrl+Return")
    club.reads("✓ Afgesloten")


def test_at_a_level_table_one_chooses_who_goes_on_and_why(club: Secretary) -> None:
    begin(club, "knockout", rounds=2, games="2", key="Alt+B")
    club.enter(*FIRST)
    club.press("Ctrl+I", "Ctrl+3")
    type_tables(club, [["92", "70"], ["100", "100"]])  # table 1 is level
    club.press("Ctrl+I")
    club.reads("Het staat gelijk aan tafel 1.")
    club.reads("Ronde 1, tafel 1: het staat gelijk. Kies wie er doorgaan.")
    assert club.focus is bracket(club)
    club.press("Return", "Down", "Return")
    assert not club.sees("het staat gelijk")
    assert bracket(club).bracket.rounds[0].tables[0].reason == "nog een spel"
    club.press("Ctrl+I")
    assert len(club.table("Indeling ronde 2")) == 1
    club.press("Ctrl+Z", "Ctrl+Z", "Ctrl+4", "Ctrl+Tab")
    club.reads("Ronde 1, tafel 1: het staat gelijk. Kies wie er doorgaan.")


def test_a_schevenings_contest_from_pairs_to_matchpoints(club: Secretary) -> None:
    make_pairs(club)
    begin(club, "schevenings", rounds=2, games="1", key="Alt+E")
    club.enter(*(name[:3].lower() for name in FIRST[::2]))
    club.reads("4 paren")
    club.press("Ctrl+I")
    rows = club.table("Indeling ronde 1")
    assert len(rows) == 2
    assert all(row[3] for row in rows)  # the wallets
    club.press("Ctrl+3")
    if club.sees("Per tafel"):
        club.press("Ctrl+G")
    type_tables(club, [["100"], ["90"], ["80"], ["70"]])
    club.reads("Alle formulieren zijn binnen")
    club.press("Ctrl+Tab")
    cross = club.table("Kruistabel")
    assert len(cross) == 2
    assert all(len(row) == 2 for row in cross)


def test_teams_from_their_making_to_the_match(club: Secretary) -> None:
    make_teams(club)
    begin(club, "teams", rounds=1, games="2", key="Alt+E")
    club.enter("aze", "boe")
    club.reads("2 teams")
    club.press("Ctrl+I")
    rows = club.table("Indeling ronde 1")
    seated = [cell for row in rows for cell in row[1:3]]
    assert sum(cell.startswith("1  De Azen · Anna Bakker – Bart Bos") for cell in seated) == 1
    assert (
        sum(cell.startswith("2  De Boeren · Geert Mulder – Hanna Visser") for cell in seated) == 1
    )
    assert [row[3] for row in rows] == ["1–2", "1–2"]  # both tables play the same games
    club.press("Ctrl+3")
    if club.sees("Per tafel"):
        club.press("Ctrl+G")
    type_tables(club, [["100", "100"], ["100", "62"]])
    standing = club.table("Stand van de teams")
    assert {row[2] for row in standing} == {"De Azen", "De Boeren"}
    assert [row[3] for row in standing] in (["2", "0"], ["1", "1"])
    matches = club.table("Wedstrijden")
    assert len(matches) == 1
    club.press("Ctrl+Tab")
    assert len(club.table("Kruistabel")) == 2


def test_a_contest_by_standing_goes_on_when_a_round_is_signed(club: Secretary) -> None:
    club.press("Ctrl+Shift+N")
    club.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    club.press(*["Down"] * CARDS.index("individual"), "Return", "Alt+R")
    club.type("2")
    club.press("Alt+B")
    club.type("1")
    club.press("Alt+L", "Down", "Return")
    club.enter(*FIRST)
    club.press("Ctrl+I")
    club.reads("Nog in te delen: ronde 2.")
    club.press("Ctrl+3")
    type_tables(club, [["100"], ["100"]])
    club.reads("Ronde 1 is binnen")
    best = {row[2] for row in club.table("Uitslag")[:4]}
    club.press("Ctrl+I")
    club.reads("Wie dicht bij elkaar staan in de stand, treffen elkaar.")
    rows = club.table("Indeling ronde 2")
    assert len(rows) == 2
    first = {cell.split("  ")[1] for cell in rows[0][1:5]}
    assert len(first & best) >= 2
    club.press("Ctrl+3")
    type_tables(club, [["100"], ["100"]])
    club.reads("Alle formulieren zijn binnen")


def test_boompjes_stay_at_their_table_with_other_partners(club: Secretary) -> None:
    club.press("Ctrl+Shift+N")
    club.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    club.press(*["Down"] * CARDS.index("boompje"), "Return", "Alt+B")
    club.type("1")
    club.press("Return")
    club.enter(*FIRST)
    club.press("Ctrl+I")
    partners, tables = set(), set()
    for number in (1, 2, 3):
        for row in club.table(f"Indeling ronde {number}"):
            tables.add(frozenset(row[1:5]))
            partners |= {frozenset(row[1:3]), frozenset(row[3:5])}
        club.press("PgDown")
    assert len(tables) == 2  # the same four all along
    assert len(partners) == 12  # each with each of the others once
    club.press("Ctrl+3")
    type_tables(club, [["100"]] * 6)
    club.reads("Alle formulieren zijn binnen")


def test_howell_for_pairs_has_one_field_in_which_each_meets_each(club: Secretary) -> None:
    make_pairs(club)
    begin(club, "howell-pairs", rounds=3, games="1", key="Alt+E")
    club.enter(*(name[:3].lower() for name in FIRST[::2]))
    club.press("Ctrl+I")
    met = set()
    for number in (1, 2, 3):
        for row in club.table(f"Indeling ronde {number}"):
            met.add(frozenset(row[1:3]))
        club.press("PgDown")
    assert len(met) == 6
    club.press("Ctrl+3")
    if club.sees("Per tafel"):
        club.press("Ctrl+G")
    type_tables(club, [["100"], ["90"], ["80"], ["70"], ["60"], ["50"]])
    club.reads("Alle formulieren zijn binnen")
    club.press("Ctrl+Tab")
    assert len(club.table("Kruistabel")) == 4


def test_numbers_groups_and_clubs_stand_on_the_list_of_entrants(club: Secretary) -> None:
    begin(club, "quick", rounds=2, games="1", key="Alt+B")
    club.enter(*FIRST)
    club.press("Tab", "Tab", "Home")
    while club.focus.accessibleName() != "Groep waarin gespeeld wordt":
        club.press("Tab")
    club.type("A")
    club.press("Tab")
    club.type("De Zeven")
    club.press("Return")
    assert club.table("Aanwezig")[0][:4] == ["1", "Anna Bakker", "A", "De Zeven"]
    club.press("Ctrl+Z", "Ctrl+Z")
    assert club.table("Aanwezig")[0] == ["1", "Anna Bakker"], "no empty columns take room"


def test_with_too_few_nothing_is_drawn_and_a_sentence_says_what_is_needed(
    club: Secretary,
) -> None:
    begin(club, "howell-players", rounds=2, games="1", key="Alt+E")
    club.enter(*FIRST[:3])
    club.press("Ctrl+I")
    club.reads("Vink eerst aan wie er zijn.")
    club.reads("Nog niet ingedeeld")


def test_pairs_come_from_the_paper_list_without_being_made_before(club: Secretary) -> None:
    begin(club, "howell-pairs", rounds=3, games="1", key="Alt+E")
    club.reads("Er zijn nog geen paren. Typ twee namen, elk met Enter: zo maakt u er een.")
    for one, other in (("anna", "bart"), ("cor", "dirk"), ("els", "Wim Gast")):
        club.type(one)
        club.press("Return")
        club.reads("Nieuw paar: wie is de een?")
        club.press("Return")
        club.reads("en wie is de ander?")
        club.type(other)
        club.press("Return")
        club.reads("Wie is er?")
    assert [row[1] for row in club.table("Aanwezig")] == [
        "Anna Bakker – Bart Bos",
        "Cor Dekker – Dirk Hoek",
        "Els Smit – Wim Gast",
    ]
    club.type("frits")
    club.press("Return", "Return", "Escape")
    club.reads("Wie is er?")
    assert len(club.table("Aanwezig")) == 3
    club.press("Ctrl+Z")  # guest, pair and that they are there: it was one step
    assert len(club.table("Aanwezig")) == 2
    club.type("smit")
    club.reads("Geen paar met deze letters")
    club.press("Escape", "Ctrl+Y")
    assert len(club.table("Aanwezig")) == 3


def test_the_tabs_of_the_rounds_are_in_order_whatever_was_looked_at_before(
    club: Secretary,
) -> None:
    begin(club, "quick", rounds=2, games="1", key="Alt+B")
    club.enter(*FIRST)
    club.press("Ctrl+I")
    make_pairs(club)
    begin(club, "howell-pairs", rounds=3, games="1", key="Alt+E")
    club.enter(*(name[:3].lower() for name in FIRST[::2]))
    club.press("Ctrl+I")
    tabs = [one for one in club.window.findChildren(RoundTabs) if one.isVisible()]
    buttons = [one for one in tabs[0].findChildren(QToolButton) if one.isVisible()]
    buttons.sort(key=lambda one: one.x())
    assert [one.text() for one in buttons] == ["Ronde 1", "Ronde 2", "Ronde 3"]
