"""What a club uses: nothing at first, and each thing from its first one on."""

from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.uses import NAMES, uses
from clubadmin.services.members import teams
from tests.services.evening_club import add_competition, add_people


def test_a_new_club_uses_nothing_and_each_thing_from_its_first_on(club: OpenClub) -> None:
    assert uses(club) == frozenset()
    people = add_people(club, 4)
    assert uses(club) == frozenset()
    teams.add_team(club, "De Azen", [one.id for one in people])
    assert uses(club) == {"teams"}
    history.undo(club)
    assert uses(club) == frozenset()


def test_who_has_a_contest_of_teams_has_the_teams_to_enter_it(club: OpenClub) -> None:
    add_competition(club, "teams")
    assert uses(club) == {"teams"}


def test_every_name_is_asked_of_the_file(club: OpenClub) -> None:
    assert {"wishes", "groups", "fill-in", "control-desk", "other-side", "protests"} <= NAMES
    assert {"publishing", "teams"} <= NAMES
