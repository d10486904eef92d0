"""Dealing by computer for wallets (portefeuilles), and who deals and leads.

NKF 1976, part 2: art. 5 dealer and lead, art. 6 and 7 the hands and the cards that go with
them. Equal seeds give equal hands on any machine, and the first wallets are the same however
many are dealt, so that a seed that is written down gives every hand again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.rules.cards import Card, Suit
from clubadmin.domain.terms import Position

HIGH_TO_LOW = ("A", "10", "K", "Q", "J", "9", "8", "7")
"""The ranks of a suit that is not trumps (NKF 1976, Rangorde)."""

_SEATS = tuple(Position)  # clockwise
_CARDS = tuple(Card(suit, rank) for suit in Suit for rank in HIGH_TO_LOW)
_HAND = len(_CARDS) // len(_SEATS)


@dataclass(frozen=True)
class Wallet:
    """A game as it lies in its wallet; each hand by suit, high to low."""

    game: int
    dealer: Position
    lead: Position
    hands: Mapping[Position, tuple[Card, ...]]


def game_in(wallets: Sequence[int], row: int) -> int:
    """The number of the game in a row of a sheet: that of its wallet where there are wallets."""
    return wallets[row - 1] if 0 < row <= len(wallets) else row


def dealer_of(game: int) -> Position:
    """The dealer of a game, numbered from 1: N, E, S, W and so on in fours (art. 5)."""
    return _SEATS[(game - 1) % len(_SEATS)]


def lead_of(game: int) -> Position:
    """The leader to the first trick: the player after the dealer (art. 5)."""
    return _SEATS[game % len(_SEATS)]


def deal(games: int, seed: int) -> tuple[Wallet, ...]:
    """Wallets 1 up to and including `games`.

    Args:
        games: how many, 0 or more; those after the last one to be played are the reserve
            games of art. 14.
        seed: a whole number from 0. Take a large one by chance (63 bits) where nobody may be
            able to try them all, and keep it: groups with packs of their own get the same games.
    """
    chance = Chance(seed)
    return tuple(_wallet(number, chance) for number in range(1, games + 1))


def _wallet(game: int, chance: Chance) -> Wallet:
    shuffled = chance.shuffled(range(len(_CARDS)))
    hands = {
        seat: tuple(_CARDS[card] for card in sorted(shuffled[at * _HAND : (at + 1) * _HAND]))
        for at, seat in enumerate(_SEATS)
    }
    return Wallet(game, dealer_of(game), lead_of(game), hands)
