"""The ranking of an evening."""

from collections.abc import Iterable, Sequence

from clubadmin.domain.standings.ranked import Figure, RankedEvening
from clubadmin.domain.standings.ties import LookedAt, Merits, check_ties, parted, placed


def rank_evening(
    figures: Iterable[Figure], ties: Sequence[str] = (), seed: int = 0
) -> tuple[RankedEvening, ...]:
    """Rank the figures of one evening, highest total first.

    Raises:
        RankingError: an unknown tie-break.
    """
    order = check_ties(ties)
    by_entrant = {figure.entrant: figure for figure in figures}
    totals = {figure.entrant: figure.total for figure in by_entrant.values()}
    found = placed(totals, lambda who: _evening_merits(by_entrant[who]), order, seed)
    return tuple(RankedEvening(place, by_entrant[entrant]) for place, entrant in found)


def parted_evening(
    equals: Iterable[Figure], ties: Sequence[str], seed: int, pair: tuple[int, int]
) -> tuple[LookedAt, ...]:
    """Find what parted two who ended an evening level, as `ties.parted` tells it."""
    return parted([_evening_merits(one) for one in equals], check_ties(ties), seed, pair)


def _evening_merits(figure: Figure) -> Merits:
    return Merits(
        figure.entrant,
        figure.pits,
        figure.nat,
        figure.total,
        {figure.evening: figure.total},
        tops=figure.tops,
        points=figure.points,
        won=figure.won,
        unseen=bool(figure.unseen),
    )
