"""Trumps as a sheet shows them: the sign of the suit, or that there were none."""

from clubadmin.domain.rules.cards import Suit

SUITS = {"♠": Suit.S, "♥": Suit.H, "♦": Suit.R, "♣": Suit.K}
NO_TRUMPS = "zt"  # zonder troef
_SIGNS = {suit.value: sign for sign, suit in SUITS.items()} | {"z": NO_TRUMPS}


def trump_sign(letter: str) -> str:
    """The sign for the letter that quick entry has for trumps; "" where nothing was said."""
    return _SIGNS.get(letter.lower(), letter)
