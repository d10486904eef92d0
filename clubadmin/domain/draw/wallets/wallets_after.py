"""Wallets for rounds after those that were played: nobody plays a game again.

Sets that are in play are taken where they can be, so that games are compared; where they
cannot, all tables of a round play a new set.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from clubadmin.domain.draw.plan.schedule import RoundDraw, games_at
from clubadmin.domain.draw.search.search import Groups
from clubadmin.domain.draw.wallets.wallets import assigned, games_of, wallets_for

Games = tuple[int, ...]


def games_after(
    kept: Sequence[RoundDraw], rounds: Sequence[Groups], a_round: int, *, shared: bool = False
) -> list[list[Games]]:
    """For each round the games of each of its tables.

    Args:
        kept: the rounds that were played.
        rounds: who sit together, table by table, without those who sit out.
        a_round: how many games a table plays.
        shared: whether all tables of a round are to play the same.
    """
    if not kept and not shared:
        sets = wallets_for(rounds).sets
        return [[games_of(one, a_round) for one in numbers] for numbers in sets]
    laid = [games for games in _laid(kept) if len(games) == a_round]
    most = max(
        (game for draw in kept for table in draw.tables for game in games_at(table)), default=0
    )
    if laid and not shared:
        played = _played(kept, laid)
        for copies in range(1, max(map(len, rounds), default=0) + 1):
            found = assigned(rounds, len(laid), copies, played)
            if found is not None:
                return [[laid[one] for one in numbers] for numbers in found]
    return [
        [tuple(range(most + at * a_round + 1, most + (at + 1) * a_round + 1))] * len(groups)
        for at, groups in enumerate(rounds)
    ]


def most_at_once(rounds: Sequence[RoundDraw]) -> int:
    """At how many tables at once a game lies at most."""
    return max(
        (
            times
            for draw in rounds
            for times in Counter(g for t in draw.tables for g in games_at(t)).values()
        ),
        default=1,
    )


def _laid(kept: Sequence[RoundDraw]) -> list[Games]:
    """The sets in play, in the order of their numbers."""
    return sorted({games_at(table) for draw in kept for table in draw.tables} - {()})


def _played(kept: Sequence[RoundDraw], laid: Sequence[Games]) -> Mapping[int, set[int]]:
    """For each the sets of which something was played."""
    had: dict[int, set[int]] = {}
    for draw in kept:
        for table in draw.tables:
            for one in table.people:
                had.setdefault(one, set()).update(games_at(table))
    return {
        one: {at for at, games in enumerate(laid) if games_had & set(games)}
        for one, games_had in had.items()
    }
