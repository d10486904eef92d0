"""Seasons that are ranked at once."""

from collections.abc import Collection, Iterable, Sequence

from clubadmin.domain.standings.ranked import Figure, RankedSeason
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.domain.standings.season import Season


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
    """Everybody who played, and these entrants besides, ranked under a rule."""
    season = Season(figures, rule, evenings, notices)
    return season.rank({*season.played, *entrants}, ties, seed)
