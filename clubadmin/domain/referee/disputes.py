"""Cards of which a record says two things at once: no verdict may rest on them."""

from clubadmin.domain.referee.record import PlayRecord
from clubadmin.domain.rules.cards import Card, pack
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position


def disputed_cards(record: PlayRecord, rules: RuleSet) -> frozenset[Card]:
    """Cards that two players hold, that lay there twice, that came from a hand that has them not.

    And those that the pack does not have.
    """
    had: dict[Card, Position] = {}
    disputed: set[Card] = set()
    for seat, hand in record.hands.items():
        disputed.update(card for card in hand if had.setdefault(card, seat) is not seat)
    played: set[Card] = set()
    for trick in record.tricks:
        for seat, card in trick:
            if card in played or had.get(card, seat) is not seat:
                disputed.add(card)
            played.add(card)
    for seat in denied_hands(record, rules):
        disputed |= _played_by(seat, record) - set(record.hands[seat])
    return frozenset(disputed | (had.keys() | played) - set(pack(rules)))


def denied_hands(record: PlayRecord, rules: RuleSet) -> frozenset[Position]:
    """The players whose whole hand is given, but who played a card that is not in it."""
    return frozenset(
        seat
        for seat, hand in record.hands.items()
        if len(hand) >= rules.tricks and not _played_by(seat, record) <= set(hand)
    )


def _played_by(seat: Position, record: PlayRecord) -> set[Card]:
    return {card for trick in record.tricks for by, card in trick if by is seat}
