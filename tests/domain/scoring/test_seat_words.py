"""Players and sides by what the sheet calls them."""

import pytest

from clubadmin.domain.scoring.seat_words import seat_letters, seat_names, side_names
from clubadmin.domain.terms import Language, Position, Side


def test_four_players_are_named_by_their_seats() -> None:
    assert list(seat_names()) == list(Position)
    assert list(seat_names().values()) == ["Noord", "Oost", "Zuid", "West"]
    assert list(seat_names(Language.EN).values()) == ["North", "East", "South", "West"]
    assert list(seat_letters().values()) == ["N", "O", "Z", "W"]
    assert (seat_names(players=4), seat_letters(players=4)) == (seat_names(), seat_letters())


@pytest.mark.parametrize("players", [2, 3])
def test_three_and_two_players_are_numbered(players: int) -> None:
    names, letters = seat_names(players=players), seat_letters(players=players)
    first, second = (Position.N, Position.E)
    assert (names[first], names[second]) == ("Speler 1", "Speler 2")
    assert (letters[first], letters[second]) == ("1", "2")
    assert seat_names(Language.EN, 3)[Position.S] == "Player 3"


@pytest.mark.parametrize(
    ("sides", "names"),
    [
        ("wij-zij", ("Wij", "Zij")),
        ("alone-together", ("Alleen", "Samen")),
        ("compared", ("N/Z", "O/W")),
        ("players", ("Speler 1", "Speler 2")),
    ],
)
def test_sides_have_the_headings_of_their_sheet(sides: str, names: tuple[str, str]) -> None:
    assert tuple(side_names(sides).values()) == names
    assert list(side_names(sides)) == list(Side)
