"""The 32 cards, and the 52 that some systems use: suits, ranks, and how people write them."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from clubadmin.i18n import Language, Message

RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7")
"""High to low for roem, in trumps and beside them (NKF 1976, Puntenwaardering 2)."""

ALL_RANKS = (*RANKS, "6", "5", "4", "3", "2")
"""The ranks of the whole pack (troefcall)."""


class Suit(StrEnum):
    """A suit, by the letter that quick entry has for it."""

    S = "s"  # schoppen
    H = "h"  # harten
    R = "r"  # ruiten
    K = "k"  # klaveren


class Card(NamedTuple):
    """A card; `rank` is one of ALL_RANKS."""

    suit: Suit
    rank: str


SIGNS = {Suit.S: "♠", Suit.H: "♥", Suit.R: "♦", Suit.K: "♣"}
"""How a suit is printed."""

_RANKS_SAID = {
    "K": Message.within("card", "H"),
    "Q": Message.within("card", "V"),
    "J": Message.within("card", "B"),
}
_SUITS = {
    **{suit.value: suit for suit in Suit},
    **{sign: suit for suit, sign in SIGNS.items()},
    **dict(zip("♤♡♢♧", Suit, strict=True)),
    "d": Suit.R,
    "c": Suit.K,
}
_RANKS = {rank.lower(): rank for rank in ALL_RANKS} | {"h": "K", "v": "Q", "b": "J", "t": "10"}


def read_suit(text: str) -> Suit | None:
    """The suit that a letter, a sign or a Dutch or English word means; None if it is none."""
    word = text.strip().lower().replace("\ufe0f", "")
    return _SUITS.get(word) or _SUIT_WORDS.get(word)


_SUIT_WORDS = {
    **dict.fromkeys(("schoppen", "schop", "spades"), Suit.S),
    **dict.fromkeys(("harten", "hart", "hearts"), Suit.H),
    **dict.fromkeys(("ruiten", "ruit", "diamonds"), Suit.R),
    **dict.fromkeys(("klaveren", "klaver", "clubs"), Suit.K),
}


@lru_cache(maxsize=4096)
def read_card(text: str) -> Card | None:
    """The card that is written, suit first: SA, HH (harten heer), KV, R10, RT, ♥9.

    Dutch and English letters both (A, H or K, V or Q, B or J, 10 or T); case does not matter.
    None if it is no card.
    """
    word = text.strip().lower().replace("\ufe0f", "")
    suit = _SUITS.get(word[:1])
    rank = _RANKS.get(word[1:])
    return Card(suit, rank) if suit and rank else None


def card_text(card: Card, language: Language = Language.NL) -> str:
    """A card as it is printed: ♥H in Dutch, ♥K in English."""
    return SIGNS[card.suit] + rank_text(card.rank, language)


def rank_text(rank: str, language: Language = Language.NL) -> str:
    """A rank as people write it: H, V and B in Dutch."""
    said = _RANKS_SAID.get(rank)
    return said.text(language) if said else rank


def rank_said(rank: str) -> Message | str:
    """A rank as a value of a message."""
    return _RANKS_SAID.get(rank, rank)


def card_letters(card: Card) -> str:
    """A card in letters only, as it is typed: HH, R10. `read_card` gives it again."""
    return card.suit.value.upper() + rank_text(card.rank)


@lru_cache(maxsize=4)
def pack(deck: str) -> tuple[Card, ...]:
    """The cards of a deck (`RuleSet.deck`), suit by suit, high to low for roem."""
    ranks = ALL_RANKS if deck == "52" else RANKS
    return tuple(Card(suit, rank) for suit in Suit for rank in ranks)
