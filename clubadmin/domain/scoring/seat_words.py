"""Names of players and sides on a sheet, where nobody's name is known."""

from collections.abc import Mapping

from clubadmin.domain.row import columns
from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.terms import Language, Position, Side
from clubadmin.i18n import Message

_FOUR = 4
_SEATS = {
    Position.N: Message("Noord"),
    Position.E: Message("Oost"),
    Position.S: Message("Zuid"),
    Position.W: Message("West"),
}
_SIDES = {
    "wij-zij": (Message("Wij"), Message("Zij")),
    "alone-together": (Message("Alleen"), Message("Samen")),
    "compared": (Message("N/Z"), Message("O/W")),
    "players": (Message("Speler {number}", number=1), Message("Speler {number}", number=2)),
}


def seat_messages(players: int = _FOUR) -> Mapping[Position, Message]:
    """Noord, Oost, Zuid, West; three or two players are numbered, as on their sheet."""
    if players >= _FOUR:
        return _SEATS
    return {seat: Message("Speler {number}", number=at) for at, seat in enumerate(SEATS, 1)}


def side_messages(sides: str) -> Mapping[Side, Message]:
    """The headings of the two sides, as `SheetColumns.sides` says what they are called."""
    return dict(zip(Side, _SIDES[sides], strict=True))


def seat_names(language: Language = Language.NL, players: int = _FOUR) -> Mapping[Position, str]:
    """Name the seats in a language, as `seat_messages` does."""
    return {seat: said.text(language) for seat, said in seat_messages(players).items()}


def seat_letters(language: Language = Language.NL, players: int = _FOUR) -> Mapping[Position, str]:
    """N, O, Z, W; or the numbers 1, 2, 3."""
    if players >= _FOUR:
        return columns.seat_letters(language)
    return {seat: str(at) for at, seat in enumerate(SEATS, 1)}


def side_names(sides: str, language: Language = Language.NL) -> Mapping[Side, str]:
    """Name the sides in a language, as `side_messages` does."""
    return {side: said.text(language) for side, said in side_messages(sides).items()}
