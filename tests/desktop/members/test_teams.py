"""Teams under Leden: made, changed and searched with keys alone."""

from collections.abc import Callable
from typing import Any

import pytest

from clubadmin.services.members import teams
from tests.desktop.secretary import PEOPLE, Secretary


@pytest.fixture
def at_teams(secretary: Secretary) -> Secretary:
    """A club of nine members, with the tab of the teams in view."""
    secretary.type("De Roem")
    secretary.press("Alt+M")
    secretary.copy_elsewhere("\n".join(PEOPLE))
    secretary.press("Ctrl+V", "Return", "Ctrl+K")  # no tab before the first team
    secretary.type("nieuw team")
    secretary.press("Return", "Escape")
    return secretary


def ask(secretary: Secretary, work: Callable[..., Any]) -> Any:
    found: list[Any] = []
    secretary.ops.run(work, found.append)
    secretary.rest()
    return found[0]


def make(secretary: Secretary, name: str, *letters: str) -> None:
    secretary.enter(name)
    for one in letters:
        secretary.type(one)
        secretary.press("Return")
    secretary.press("Return")  # the empty field stores


def test_a_team_is_made_by_its_name_and_a_few_letters_of_each(at_teams: Secretary) -> None:
    at_teams.reads("Hier komen de teams")
    at_teams.press("Alt+R")
    make(at_teams, "De Azen", "anna", "bart", "cor", "dirk")
    make(at_teams, "De Boeren", "els", "frits", "geert", "hanna", "ines")
    assert at_teams.table("Teams") == [
        ["De Azen", "Anna Bakker, Bart Bos, Cor Dekker, Dirk Hoek"],
        [
            "De Boeren",
            "Els Smit, Frits Jansen, Geert Mulder, Hanna Visser, Ines Zijlstra",
        ],
    ]
    at_teams.reads("2 teams")


def test_who_is_missing_is_said_and_nothing_typed_is_lost(at_teams: Secretary) -> None:
    at_teams.press("Alt+R", "Alt+O")
    at_teams.reads("! Geef het team een naam.")
    at_teams.type("De Azen")
    at_teams.press("Return")
    for one in ("anna", "anna", "bart"):
        at_teams.type(one)
        at_teams.press("Return")
    at_teams.press("Alt+O")
    at_teams.reads("! Een team heeft minstens vier spelers; dit zijn er 2.")
    assert at_teams.sees("De Azen")


def test_two_change_places_between_pairs_and_it_is_taken_back(at_teams: Secretary) -> None:
    at_teams.press("Alt+R")
    make(at_teams, "De Azen", "anna", "bart", "cor", "dirk")
    at_teams.press("Ctrl+F", "Down", "Return", "Alt+S", "Home", "Down", "Alt+Down", "Alt+O")
    (team,) = ask(at_teams, teams.teams)
    assert [one.first_name for one in team.members] == ["Anna", "Cor", "Bart", "Dirk"]
    at_teams.press("Ctrl+Z")
    (team,) = ask(at_teams, teams.teams)
    assert [one.first_name for one in team.members] == ["Anna", "Bart", "Cor", "Dirk"]


def test_a_team_is_found_by_a_member_and_removed(at_teams: Secretary) -> None:
    at_teams.press("Alt+R")
    make(at_teams, "De Azen", "anna", "bart", "cor", "dirk")
    make(at_teams, "De Boeren", "els", "frits", "geert", "hanna")
    at_teams.press("Ctrl+F")
    at_teams.type("geert")
    assert [row[0] for row in at_teams.table("Teams")] == ["De Boeren"]
    at_teams.press("Down", "Alt+V")
    at_teams.press("Ctrl+F", "Escape")
    assert [row[0] for row in at_teams.table("Teams")] == ["De Azen"]


def test_a_team_that_is_not_stored_stays_until_it_is_stored_or_given_up(
    at_teams: Secretary,
) -> None:
    at_teams.press("Alt+R")
    make(at_teams, "De Azen", "anna", "bart", "cor", "dirk")
    make(at_teams, "De Boeren", "els", "frits", "geert")
    at_teams.reads("! Een team heeft minstens vier spelers; dit zijn er 3.")
    at_teams.press("Alt+N")
    at_teams.reads("! Dit is nog niet opgeslagen.")
    assert at_teams.sees("De Boeren")
    at_teams.press("Ctrl+F", "Down")
    at_teams.reads("! Dit is nog niet opgeslagen.")
    at_teams.press("Alt+T", "Return")
    at_teams.type("hanna")
    at_teams.press("Return", "Return")
    assert [row[0] for row in at_teams.table("Teams")] == ["De Azen", "De Boeren"]


def test_escape_gives_up_what_is_not_stored_of_a_team(at_teams: Secretary) -> None:
    at_teams.press("Alt+R")
    make(at_teams, "De Azen", "anna", "bart", "cor", "dirk")
    make(at_teams, "De Boeren", "els")
    at_teams.press("Escape", "Alt+N")
    assert not at_teams.sees("! Dit is nog niet opgeslagen.")
    at_teams.reads("Nieuw team")
