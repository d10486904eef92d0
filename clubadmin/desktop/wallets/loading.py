"""What lies in the wallets, after each thing that is done about it; for the thread of the file."""

from collections.abc import Mapping
from dataclasses import dataclass

from clubadmin.domain.terms import Position
from clubadmin.model.comparison.comparison import DealtWallet
from clubadmin.services import comparison
from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Dealt:
    """What lies in the wallets, and how many games the drawn rounds need."""

    wallets: tuple[DealtWallet, ...]
    needed: int


def dealt(club: OpenClub, evening_id: int) -> Dealt:
    """What is dealt so far."""
    return Dealt(comparison.wallets(club, evening_id), comparison.games_needed(club, evening_id))


def deal(
    club: OpenClub, evening_id: int, games: int, seed: int | None, reserve: int
) -> tuple[DealtWallet, ...]:
    """Deal by computer; without a seed by chance."""
    comparison.deal(club, evening_id, games, seed, reserve)
    return comparison.wallets(club, evening_id)


def use_reserve(
    club: OpenClub, evening_id: int, game: int, reserve: int
) -> tuple[DealtWallet, ...]:
    """Put a reserve game in a wallet that was spoiled (art. 14)."""
    comparison.use_reserve(club, evening_id, game, reserve)
    return comparison.wallets(club, evening_id)


def note(
    club: OpenClub, evening_id: int, game: int, hands: Mapping[Position, str]
) -> tuple[DealtWallet, ...]:
    """Keep the hands that players noted (art. 8)."""
    comparison.record_hands(club, evening_id, game, hands)
    return comparison.wallets(club, evening_id)
