"""The seats at a table, and who plays after whom."""

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position

_CLOCKWISE = tuple(Position)


def seats_of(rules: RuleSet) -> tuple[Position, ...]:
    """The seats at a table, clockwise: N E S W, N E S or N E."""
    return _CLOCKWISE[: rules.seats]


def following(seat: Position, rules: RuleSet) -> Position:
    """Who plays after this seat."""
    seats = seats_of(rules)
    return seats[(seats.index(seat) + 1) % len(seats)] if seat in seats else seats[0]
