"""Rankings of an evening and of a season."""

from collections.abc import Collection, Iterable, Sequence

from clubadmin.domain.standings.ranked import Figure, RankedEvening, RankedSeason
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.domain.standings.season import Season
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


def rank_season(
    figures: Iterable[Figure],
    rule: RankingRule,
    ties: Sequence[str] = (),
    seed: int = 0,
    evenings: Sequence[int] | None = None,
    *,
    notices: Collection[tuple[int, int]] = (),
    entrants: Collection[int] = (),
) -> tuple[RankedSeason, ...]:
    """Rank a season under a rule.

    Args:
        figures: one for each entrant and evening played.
        rule: which evenings count.
        ties: tie-breaks in the order in which they decide.
        seed: of the lot.
        evenings: the evenings held, in order; by default those that have figures.
        notices: entrant and evening of who let the club know that he would not come.
        entrants: who are ranked besides everybody that played.

    Raises:
        RankingError: an unknown tie-break.
    """
    season = Season(figures, rule, evenings, notices)
    return season.rank({*season.played, *entrants}, ties, seed)


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
