"""Reading cards while they are typed: a card is there as soon as its last sign is."""

import re
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from clubadmin.domain.rules.cards import Card, read_card
from clubadmin.domain.terms import Position

_SEATS = {
    "n": Position.N,
    "o": Position.E,
    "e": Position.E,
    "z": Position.S,
    "w": Position.W,
    **{str(number): seat for number, seat in enumerate(Position, 1)},
}
_LEAD = re.compile(r"[\s,;]*(?:([nozew])\s*:?\s*|([1-4])\s*(?!\s*[:.0-9]))?", re.IGNORECASE)
_SUITS = "shrkdc♠♥♦♣"
_ORDER = r"\s*(?:[a-z]{4,}|bod|[0-9]+\s*:)"
_WORDS = ("troef", "zonder", "speelt", "uitkomst", "bod", "dubbel", "niet", "slag")
_RANK = re.compile(r"(10|[atkqvbhj2-9])", re.IGNORECASE)


def is_sign(event: QKeyEvent) -> bool:
    """Whether a key gives a character, and is no command."""
    mods = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    mods &= ~Qt.KeyboardModifier.KeypadModifier
    return bool(event.text()) and event.text().isprintable() and not mods.value


@dataclass(frozen=True)
class Typed:
    """The reading of the signs typed so far.

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
        seat = lead.group(1) or lead.group(2)
        cards.append((_SEATS[seat.lower()] if seat else None, card))
    rest = text[at:].lstrip(" ,;")
    return Typed(tuple(cards), rest, wrong=not _is_word(rest) and _hopeless(text[start:]))


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


def _is_word(rest: str) -> bool:
    """Whether it may become a line such as "troef h"."""
    left = rest.lower()
    return is_order(left) or any(word.startswith(left) for word in _WORDS)


def _hopeless(left: str) -> bool:
    """Whether what stands after a seat cannot become a card."""
    left = left.strip().lower()
    if not left:
        return False
    return left[0] not in _SUITS or (len(left) > 1 and left[1:] != "1")
