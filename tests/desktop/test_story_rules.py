"""Choosing and comparing rules as somebody does who has only a keyboard."""

from clubadmin.services import club as clubs
from tests.desktop.secretary import Secretary


def test_a_manille_club_is_made_by_typing_what_it_plays(secretary: Secretary) -> None:
    secretary.type("De Manille")
    secretary.press("Alt+S")
    secretary.type("manil")
    secretary.press("Return", "Alt+M")
    secretary.wait(lambda: secretary.ops.has_club)
    settings = []
    secretary.ops.run(clubs.settings, settings.append)
    secretary.wait(lambda: bool(settings))
    assert (settings[0].rule_set, settings[0].games) == ("manille", 12)


def test_two_rule_sets_are_found_ticked_compared_and_printed(secretary: Secretary) -> None:
    secretary.enter("De Roem")
    secretary.wait(lambda: secretary.ops.has_club)
    secretary.press("Alt+5", "Ctrl+Tab", "Ctrl+Tab")
    secretary.reads("NKU")
    secretary.press("Space")
    secretary.type("kraken")
    secretary.press("Tab", "Space", "Escape", "Escape")
    secretary.reads("2 spelregels naast elkaar")
    secretary.press("Ctrl+D")
    rows = secretary.table("Regels, veld voor veld")
    assert ["≠ Verdubbelen", "nee", "kraken"] in rows
    assert "≠ Laatste slag" not in [row[0] for row in rows]
    secretary.press("Ctrl+P")
    assert secretary.paper().pages


def test_own_rules_are_made_from_the_keyboard(secretary: Secretary) -> None:
    secretary.enter("De Roem")
    secretary.wait(lambda: secretary.ops.has_club)
    secretary.press("Alt+5", "Ctrl+Tab", "Ctrl+Tab")
    secretary.type("kraken")
    secretary.press("Return", "Ctrl+N")
    secretary.type("Kraken met schoppen")
    for _ in range(20):
        secretary.press("Tab")
        if secretary.reads_focus() == "Schoppen dubbel":
            break
    secretary.press("Space", "Alt+O")
    secretary.reads("Kraken met schoppen")
    assert secretary.table("Spelregels")[0][0] == "Van de club"
