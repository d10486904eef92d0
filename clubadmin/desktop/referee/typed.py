"""Reading cards while they are typed: a card is there as soon as its last sign is."""

import re
from dataclasses import dataclass

from clubadmin.domain.cards import Card, read_card
from clubadmin.domain.terms import Position

_SEATS = {"n": Position.N, "o": Position.E, "e": Position.E, "z": Position.S, "w": Position.W}
_LEAD = re.compile(r"[\s,;]*(?:([nozew])\s*:?\s*)?", re.IGNORECASE)
_SUITS = "shrkdc♠♥♦♣"
_ORDER = r"\s*(?:[a-z]{4,}|bod|[0-9]+\s*:)"
_RANK = re.compile(r"(10|[atkqvbhj2-9])", re.IGNORECASE)


@dataclass(frozen=True)
class Typed:
    """What the signs typed so far are.

    `cards` are whole, each with the seat said before it; `rest` is what is still to grow, and
    `wrong` says that it cannot become a card any more.
    """

    cards: tuple[tuple[Position | None, Card], ...]
    rest: str
    wrong: bool = False


def read_typed(text: str) -> Typed:
    """The cards at the start of a text such as "HA zK10 s1"."""
    cards: list[tuple[Position | None, Card]] = []
    at = 0
    while True:
        lead = _LEAD.match(text, at)
        assert lead is not None  # it matches nothing as well
        start = lead.end()
        found = _card_at(text, start)
        if found is None:
            break
        card, at = found
        seat = lead.group(1)
        cards.append((_SEATS[seat.lower()] if seat else None, card))
    rest = text[at:].lstrip(" ,;")
    return Typed(tuple(cards), rest, wrong=_hopeless(text[start:]))


def is_order(text: str) -> bool:
    """Whether a line is a word and what goes with it ("troef h"), to be read at Enter."""
    return bool(re.match(_ORDER, text, re.IGNORECASE))


def _card_at(text: str, at: int) -> tuple[Card, int] | None:
    if at >= len(text) or text[at].lower() not in _SUITS:
        return None
    rank = _RANK.match(text, at + 1)
    if rank is None:
        return None
    card = read_card(text[at : rank.end()])
    return None if card is None else (card, rank.end())


def _hopeless(left: str) -> bool:
    left = left.strip().lower()
    if not left or is_order(left):
        return False
    if left[0] not in _SUITS:
        return not left.isalpha()
    return len(left) > 1 and not left.endswith("1")
