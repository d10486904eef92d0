"""A whole contest must be computed again between two key strokes."""

import pytest

from clubadmin.domain.comparison.contestfile import read_contest
from clubadmin.domain.comparison.decisions import Decision
from clubadmin.domain.comparison.matchpoints import Result, score_contest
from clubadmin.domain.comparison.reading import COLUMNS
from tests.bench.yardstick import times_arithmetic

BAR = 17  # times the fixed arithmetic
BAR_LARGE = 600

pytestmark = pytest.mark.bench


def contest(pairs: int, games: int) -> list[Result]:
    """Each pair plays each game; one row in a hundred is decided."""
    tables = pairs // 2
    return [
        Result(
            game,
            str(table + 1),
            str(table + 1),
            str(tables + (table + game) % tables + 1),
            (table * 7919 + game * 104729) % 263,
            (table * 104729 + game * 7919) % 263,
            frozenset({Decision.AVERAGE_NS, Decision.EW_1})
            if (table + game) % 100 == 0
            else frozenset(),
        )
        for game in range(1, games + 1)
        for table in range(tables)
    ]


def test_64_pairs_and_48_games_are_computed_again_between_two_key_strokes() -> None:
    results = contest(64, 48)
    took = times_arithmetic(lambda: score_contest(results), 9)
    print(f"64 pairs, 48 games ({len(results)} results), the whole contest: {took:.1f} (bar {BAR})")
    assert took < BAR


def test_400_pairs_and_48_games_from_a_table_take_little() -> None:
    results = contest(400, 48)
    rows = [
        [
            str(one.game),
            one.table,
            one.ns,
            one.ew,
            str(one.ns_points),
            str(one.ew_points),
            "",
        ]
        for one in results
    ]
    took = times_arithmetic(lambda: read_contest(COLUMNS, rows), 3)
    print(f"400 pairs, 48 games ({len(results)} rows), read, checked and scored: {took:.0f}")
    assert took < BAR_LARGE
