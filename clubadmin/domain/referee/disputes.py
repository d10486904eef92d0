"""Cards of which a record says two things at once: no verdict may rest on them."""

from clubadmin.domain.cards import Card, pack
from clubadmin.domain.referee.record import PlayRecord
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.terms import Position


def disputed_cards(record: PlayRecord, rules: RuleSet) -> frozenset[Card]:
    """Cards that two players hold, or that lay there twice, or that the pack does not have."""
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
    return frozenset(disputed | (had.keys() | played) - set(pack(rules)))
