"""Which evenings of somebody count: the best of all, or the best of each period."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby

from clubadmin.domain.competition.ranked import PeriodSum
from clubadmin.domain.competition.ranking_rule import RankingRule

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
        return _best(rule, range(len(points)), points, won), ()
    best = [_best(rule, period, points, won) for period in periods]
    order = sorted(
        (at for at, chosen in enumerate(best) if chosen),
        key=lambda at: _worth(rule, best[at], points, won),
        reverse=True,
    )
    taken = set(order[: rule.best_periods] if rule.best_periods else order)
    sums = tuple(PeriodSum(_sum(chosen, points), at in taken) for at, chosen in enumerate(best))
    return {place for at in taken for place in best[at]}, sums


def _best(rule: RankingRule, among: Sequence[int], points: Points, won: Sequence[int]) -> set[int]:
    worth = [(-made, at) for at in among if (made := points[at]) is not None]
    if not rule.best or len(worth) <= rule.best:
        return {at for _, at in worth}
    if rule.by_wins and won:
        ordered = sorted((-won[at], less, at) for less, at in worth)
        return {at for _, _, at in ordered[: rule.best]}
    return {at for _, at in sorted(worth)[: rule.best]}


def _worth(
    rule: RankingRule, chosen: set[int], points: Points, won: Sequence[int]
) -> tuple[int, int | Fraction]:
    """By which one period is better than another."""
    total = _sum(chosen, points)
    value = Fraction(total, len(chosen)) if rule.averages else total
    return sum(won[at] for at in chosen) if rule.by_wins and won else 0, value


def _sum(places: set[int], points: Points) -> int:
    return sum(points[at] or 0 for at in places)
