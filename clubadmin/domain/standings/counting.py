"""Which evenings of somebody count: the best of all, or the best of each period."""

from collections.abc import Sequence
from itertools import groupby
from math import lcm

from clubadmin.domain.standings.ranked import PeriodSum
from clubadmin.domain.standings.ranking_rule import RankingRule

Points = Sequence[int | None]
"""What somebody has of each evening; None: nothing, not even an evening of 0."""


def parts(rule: RankingRule, held: Sequence[int]) -> list[list[int]]:
    """The places in `held` of each period that has an evening; without periods one part."""
    if not rule.has_periods:
        return [list(range(len(held)))]
    return [
        list(period)
        for _, period in groupby(range(len(held)), key=lambda at: rule.period_of(held[at]))
    ]


def counting(
    rule: RankingRule, periods: Sequence[Sequence[int]], points: Points, won: Sequence[int]
) -> tuple[set[int], tuple[PeriodSum, ...]]:
    """The places of the evenings that count, and what each period comes to.

    Of equal evenings the earliest counts, of equal periods likewise. Where win points decide,
    an evening with more of them is the better one.

    Args:
        rule: how many count.
        periods: as `parts` gives them.
        points: by place.
        won: win points by place; () where there are none.
    """
    if not rule.has_periods:
        return set(_best(rule, range(len(points)), points, won)), ()
    best = [_best(rule, period, points, won) for period in periods]
    totals = [sum([points[at] or 0 for at in chosen]) for chosen in best]
    taken = {at for at, chosen in enumerate(best) if chosen}
    if 0 < rule.best_periods < len(taken):
        worth = _worth(rule, totals, best, won)
        taken = set(sorted(taken, key=lambda at: (worth[at], -at))[-rule.best_periods :])
    sums = tuple(map(PeriodSum, totals, map(taken.__contains__, range(len(best)))))
    return {place for at in taken for place in best[at]}, sums


def _best(rule: RankingRule, among: Sequence[int], points: Points, won: Sequence[int]) -> list[int]:
    """The best of these places; of equal ones the earliest."""
    there = [at for at in among if points[at] is not None]
    if not rule.best or len(there) <= rule.best:
        return there
    if rule.by_wins and won:
        there.sort(key=lambda at: (won[at], points[at]), reverse=True)
    else:
        there.sort(key=points.__getitem__, reverse=True)  # type: ignore[arg-type]  # none is None
    return there[: rule.best]


def _worth(
    rule: RankingRule, totals: Sequence[int], best: Sequence[Sequence[int]], won: Sequence[int]
) -> list[tuple[int, int]]:
    """By which one period is better than another; averages are over a common denominator."""
    values = list(totals)
    if rule.averages:
        counts = [len(chosen) or 1 for chosen in best]
        common = lcm(*counts)
        values = [total * (common // count) for total, count in zip(totals, counts, strict=True)]
    if not (rule.by_wins and won):
        return [(0, value) for value in values]
    wins = [sum([won[at] for at in chosen]) for chosen in best]
    return list(zip(wins, values, strict=True))
