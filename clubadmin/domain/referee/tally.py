"""What the tricks come to: for each side, for each player, and whether they are all there."""

from clubadmin.domain.referee.play import card_points
from clubadmin.domain.referee.record import JudgedTrick, Judgement, PlayRecord
from clubadmin.domain.referee.turns import side_of
from clubadmin.domain.row.settle import NOTHING, Amounts
from clubadmin.domain.rules.cards import pack
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position, Side

_THREE = 3


def is_whole(found: Judgement, rules: RuleSet) -> bool:
    """Whether every trick was played with good cards, so that the points are all there."""
    won = [trick for trick in found.tricks if trick.winner]
    cards = {card.card for trick in won for card in trick.cards}
    spoilt = is_disputed(found) or any(one.code in _SPOILS for one in found.findings)
    every = len(won) == rules.tricks and len(cards) == rules.tricks * rules.seats
    return every and not spoilt and cards <= set(pack(rules))


def is_disputed(found: Judgement) -> bool:
    """Whether a card was played of which the record says that it cannot have been."""
    return any(one.trick and one.code in _DENIED for one in found.findings)


_SPOILS = frozenset({"seat-unknown", "seat-twice", "too-many-tricks"})
_DENIED = frozenset({"card-twice/tricks", "not-in-hand", "not-in-hand/other", "not-in-pack"})


def by_side(
    tricks: tuple[JudgedTrick, ...], record: PlayRecord, rules: RuleSet
) -> dict[Side, Amounts]:
    """Points and roem that each side took, the talon of who plays alone included."""
    sides = dict.fromkeys(Side, NOTHING)
    for trick in tricks:
        side = side_of(trick.winner, record, rules) if trick.winner else None
        if side:
            sides[side] += Amounts(trick.points, trick.roem)
    if rules.seats == _THREE and len(tricks) == rules.tricks and rules.talon == "soloist":
        sides[Side.NS] += Amounts(_talon(tricks, record, rules))
    return sides


def by_seat(tricks: tuple[JudgedTrick, ...]) -> dict[Position, Amounts]:
    """Points and roem that each player took himself."""
    seats = dict.fromkeys(Position, NOTHING)
    for trick in tricks:
        if trick.winner:
            seats[trick.winner] += Amounts(trick.points, trick.roem)
    return seats


def _talon(tricks: tuple[JudgedTrick, ...], record: PlayRecord, rules: RuleSet) -> int:
    """The points of the two cards that nobody played: they are who plays alone's."""
    played = {card.card for trick in tricks for card in trick.cards}
    left = [card for card in pack(rules) if card not in played]
    return sum(card_points(card, rules, record.trump) for card in left)


def sweep_of(tricks: tuple[JudgedTrick, ...], record: PlayRecord, rules: RuleSet) -> Side | None:
    """The side that took every trick."""
    sides = {side_of(trick.winner, record, rules) for trick in tricks if trick.winner}
    return sides.pop() if len(sides) == 1 else None
