"""Choosing and comparing rules as somebody does who has only a keyboard."""

from PySide6.QtWidgets import QApplication

from clubadmin.model.club.club import ClubSettings
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club import club as clubs
from clubadmin.services.seasons import seasons
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
    assert ["» Verdubbelen", "nee", "kraken"] in rows
    assert "» Laatste slag" not in [row[0] for row in rows]
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


def at_a_new_competition(secretary: Secretary) -> None:
    """In the form of a competition that is called Zomer, on its rules."""
    secretary.enter("De Roem")
    secretary.wait(lambda: secretary.ops.has_club)
    secretary.press("Alt+5", "Ctrl+Tab", "Ctrl+N")
    secretary.type("Zomer")
    secretary.press("Alt+P")


def rules_of_competitions(secretary: Secretary) -> dict[str, tuple[str, int]]:
    """The rule set and the boompje of each competition that is kept."""
    found: list[tuple[Competition, ...]] = []
    secretary.ops.run(seasons.competitions, found.append)
    secretary.wait(lambda: bool(found))
    return {one.name: (one.rule_set, one.games) for one in found[0]}


def test_rules_that_are_half_typed_are_taken_when_alt_stores(secretary: Secretary) -> None:
    at_a_new_competition(secretary)
    secretary.type("manil")
    secretary.press("Alt+O")
    assert QApplication.activePopupWidget() is None
    assert rules_of_competitions(secretary)["Zomer"][0] == "manille"


def test_letters_that_fit_several_rules_are_told_at_the_field(secretary: Secretary) -> None:
    at_a_new_competition(secretary)
    secretary.type("leid")
    secretary.press("Alt+O")
    assert QApplication.activePopupWidget() is None
    assert "Zomer" not in rules_of_competitions(secretary)
    secretary.reads("! Bij “leid” horen meer spelregels: Leidsch, Leidsch op tientallen.")
    assert secretary.reads_focus() == "Spelregels"
    secretary.type("qqqq")  # replaces what was wrong
    secretary.press("Alt+O")
    secretary.reads("! Er zijn geen spelregels met “qqqq”")
    assert "Zomer" not in rules_of_competitions(secretary)
    secretary.type("Leidsch")
    secretary.press("Alt+O")
    assert rules_of_competitions(secretary)["Zomer"][0] == "leidsch"
    assert not secretary.sees("! ")


def test_down_goes_to_the_rules_whose_name_is_typed(secretary: Secretary) -> None:
    at_a_new_competition(secretary)
    secretary.type("Twee spelers")
    secretary.press("Down", "Return", "Alt+O")
    assert rules_of_competitions(secretary)["Zomer"][0] == "twee-spelers"


def test_a_boompje_that_was_typed_stays_with_other_rules(secretary: Secretary) -> None:
    at_a_new_competition(secretary)
    secretary.press("Alt+B")
    secretary.type("4")
    secretary.press("Alt+P")
    secretary.type("manil")
    secretary.press("Return", "Alt+O")
    assert rules_of_competitions(secretary)["Zomer"] == ("manille", 4)


def test_a_new_club_keeps_the_boompje_that_was_typed(secretary: Secretary) -> None:
    secretary.type("De Manille")
    secretary.press("Alt+B")
    secretary.type("6")
    secretary.press("Alt+S")
    secretary.type("manil")
    secretary.press("Alt+M")
    secretary.wait(lambda: secretary.ops.has_club)
    settings: list[ClubSettings] = []
    secretary.ops.run(clubs.settings, settings.append)
    secretary.wait(lambda: bool(settings))
    assert (settings[0].rule_set, settings[0].games) == ("manille", 6)


def test_escape_asks_before_half_made_rules_are_thrown_away(secretary: Secretary) -> None:
    secretary.enter("De Roem")
    secretary.wait(lambda: secretary.ops.has_club)
    secretary.press("Alt+5", "Ctrl+Tab", "Ctrl+Tab", "Ctrl+N", "Escape")
    secretary.reads("Eigen versie maken")  # nothing was typed: gone at once
    secretary.press("Ctrl+N")
    secretary.type("Onze regels")
    secretary.press("Escape")
    secretary.reads("Deze regels zijn nog niet opgeslagen.")
    secretary.press("Tab", "Escape")
    secretary.reads("Eigen versie maken")


def test_a_competition_that_is_half_changed_is_not_lost_by_looking_at_another(
    secretary: Secretary,
) -> None:
    at_a_new_competition(secretary)
    secretary.press("Alt+O")
    assert "Zomer" in rules_of_competitions(secretary)
    secretary.press("Alt+R")
    secretary.type("5")
    secretary.press("F6", "F6", "Up")
    secretary.reads("Dit is nog niet opgeslagen.")
    secretary.reads("Zomer · ")
    secretary.press("F6", "Escape")
    assert not secretary.sees("Dit is nog niet opgeslagen.")
    secretary.press("Up")
    secretary.reads("Individueel · ")
    secretary.press("Ctrl+N")
    secretary.type("Winter")
    secretary.press("Ctrl+N")
    secretary.reads("Dit is nog niet opgeslagen.")
    secretary.press("Alt+O")
    assert set(rules_of_competitions(secretary)) == {"Individueel", "Zomer", "Winter"}
