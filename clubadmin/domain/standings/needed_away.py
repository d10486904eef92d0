"""Whether staying away can be worth more than playing, and in which ways somebody can do so."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod

from clubadmin.domain.standings.ranked import Figure
from clubadmin.domain.standings.ranking_rule import RankingRule

MOST_WAYS = 256  # that are gone through; with more of them nothing is proved


@dataclass(frozen=True)
class Coming:
    """An evening that is to be played, or to be finished.

    `most` is the most that anybody can make on it (of win points where these decide); `so_far`
    what people have on it already, which is not in `most`. `there` are those who play it, where
    that is known: nobody else can make anything on it.
    """

    evening: int
    most: int
    so_far: Mapping[int, int] = field(default_factory=dict)
    there: Collection[int] | None = None


def by_the_evening(rule: RankingRule) -> bool:
    """Whether an absence is worth what the others make of that evening."""
    worths = (rule.absent, rule.unnotified)
    return any(one and one.kind in ("lowest", "average", "half") for one in worths)


def away_may_pay(rule: RankingRule, figures: Iterable[Figure], coming: Sequence[Coming]) -> bool:
    """Whether somebody could gain by missing an evening on which he may make the most.

    So where a missed evening is worth more than that, or where an average that is higher counts:
    his own for an absence, or that of the season, which the evening would bring down. Win points
    are made by playing only.
    """
    if rule.by_wins:
        return False
    most = min(one.most for one in coming)
    worths = [one for one in (rule.absent, rule.unnotified) if one is not None]
    if any(one.kind == "points" and one.points > most for one in worths):
        return True
    averaged = rule.averages or any(one.kind == "own-average" for one in worths)
    return averaged and any(one.total > most for one in figures)


def ways_to_stay_away(
    rule: RankingRule, coming: Sequence[Coming], notices: Collection[tuple[int, int]]
) -> tuple[tuple[frozenset[int], ...], bool]:
    """Evenings to be away from, every way that can make a difference, and whether these are all.

    Of evenings of one period that are alike in everything only the number counts. The first way
    is to be away from none.
    """
    alike: dict[tuple[int, int, int], list[int]] = {}
    told = {evening for _, evening in notices}
    for one in coming:
        apart = one.evening in told or one.so_far or one.there is not None
        key = (rule.period_of(one.evening), one.most, one.evening if apart else 0)
        alike.setdefault(key, []).append(one.evening)
    groups = list(alike.values())
    if prod(len(group) + 1 for group in groups) > MOST_WAYS:
        none: frozenset[int] = frozenset()
        whole = [frozenset(group) for group in groups]
        return (none, *whole[: MOST_WAYS - 2], frozenset().union(*whole)), False
    return tuple(_ways(groups)), True


def _ways(groups: Sequence[Sequence[int]]) -> Iterator[frozenset[int]]:
    for counts in product(*(range(len(group) + 1) for group in groups)):
        yield frozenset(
            evening
            for group, count in zip(groups, counts, strict=True)
            for evening in group[:count]
        )
