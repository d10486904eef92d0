"""What players and sides are called where nobody's name is known: as the sheet says it."""

from collections.abc import Mapping

from clubadmin.domain.row.columns import SEAT_LETTERS, SEATS
from clubadmin.domain.scoring.ruling_words import SEAT_NAMES
from clubadmin.domain.terms import Language, Position, Side

_FOUR = 4
_PLAYER = {Language.NL: "Speler {}", Language.EN: "Player {}"}
_SIDES = {
    Language.NL: {
        "wij-zij": ("Wij", "Zij"),
        "alone-together": ("Alleen", "Samen"),
        "compared": ("N/Z", "O/W"),
        "players": ("Speler 1", "Speler 2"),
    },
    Language.EN: {
        "wij-zij": ("Wij", "Zij"),
        "alone-together": ("Alone", "Together"),
        "compared": ("N/S", "E/W"),
        "players": ("Player 1", "Player 2"),
    },
}


def seat_names(language: Language = Language.NL, players: int = _FOUR) -> Mapping[Position, str]:
    """Noord, Oost, Zuid, West; three or two players are numbered, as on their sheet."""
    if players >= _FOUR:
        return SEAT_NAMES[language]
    return {seat: _PLAYER[language].format(at) for at, seat in enumerate(SEATS, 1)}


def seat_letters(language: Language = Language.NL, players: int = _FOUR) -> Mapping[Position, str]:
    """N, O, Z, W; or the numbers 1, 2, 3."""
    if players >= _FOUR:
        return SEAT_LETTERS[language]
    return {seat: str(at) for at, seat in enumerate(SEATS, 1)}


def side_names(sides: str, language: Language = Language.NL) -> Mapping[Side, str]:
    """The headings of the two sides, as `SheetColumns.sides` says what they are called."""
    return dict(zip(Side, _SIDES[language][sides], strict=True))
