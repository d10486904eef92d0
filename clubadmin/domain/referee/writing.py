"""A record as text that people can read and type; `read_play` gives it again."""

from collections.abc import Iterator

from clubadmin.domain.referee.record import Played, PlayRecord
from clubadmin.domain.rules.cards import Card, card_letters
from clubadmin.domain.terms import Position

SEAT_LETTERS = {Position.N: "n", Position.E: "o", Position.S: "z", Position.W: "w"}
"""Seats as they are typed, in Dutch."""


def write_play(record: PlayRecord) -> str:
    """The record as text, one line a fact, a hand or a trick."""
    return "\n".join([*_head(record), *_hands(record), *_tricks(record)]) + "\n"


def _head(record: PlayRecord) -> Iterator[str]:
    yield f"troef {record.trump.value}" if record.trump else "troef -"
    if record.declarer:
        yield f"speelt {SEAT_LETTERS[record.declarer]}"
    if record.bid is not None:
        yield f"bod {record.bid}"
    if record.double:
        yield f"dubbel {record.double}"
    yield f"uitkomst {SEAT_LETTERS[record.lead]}"
    if record.unclaimed:
        yield "niet gemeld " + " ".join(str(number) for number in sorted(record.unclaimed))
    if record.unclaimed_hands:
        silent = [letter for seat, letter in SEAT_LETTERS.items() if seat in record.unclaimed_hands]
        yield "niet gemeld hand " + " ".join(silent)
    if record.unclaimed_stuk:
        yield "niet gemeld stuk"


def _hands(record: PlayRecord) -> Iterator[str]:
    for seat, hand in record.hands.items():
        yield f"hand {SEAT_LETTERS[seat]}: {_cards(hand)}"


def _tricks(record: PlayRecord) -> Iterator[str]:
    last = len(record.tricks)
    for number, trick in enumerate(record.tricks, 1):
        if trick or number == last:
            yield f"slag {number}: {_played(trick)}".rstrip()


def _played(trick: Played) -> str:
    return ", ".join(f"{SEAT_LETTERS[seat]} {card_letters(card)}" for seat, card in trick)


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(card_letters(card) for card in cards)
