"""What a player is called where nobody's name is known: as the sheet says it."""

from collections.abc import Mapping

from clubadmin.domain.scoring.columns import SEAT_LETTERS, SEATS
from clubadmin.domain.scoring.ruling_words import SEAT_NAMES
from clubadmin.domain.terms import Language, Position

_FOUR = 4
_PLAYER = {Language.NL: "Speler {}", Language.EN: "Player {}"}


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
