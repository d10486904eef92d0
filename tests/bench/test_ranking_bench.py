"""How long ranking a very large season takes, without reading it from anywhere."""

import pytest

from clubadmin.domain.standings.ranked import Figure
from clubadmin.domain.standings.ranking_rule import parse_rule
from tests.bench.yardstick import times_arithmetic
from tests.domain.standings.seasons import rank_season

BAR = 400  # times the fixed arithmetic


@pytest.mark.bench
def test_four_thousand_people_over_forty_evenings_rank_soon():
    figures = [
        Figure(entrant, evening, (entrant * 7919 + evening * 104729) % 3000 + 3500)
        for entrant in range(4000)
        for evening in range(40)
    ]
    rule, ties = parse_rule("best:25,absent:lowest"), ("pits", "wins", "mutual", "lot")
    took = times_arithmetic(lambda: rank_season(figures, rule, ties), again=3)
    print(f"ranking 4,000 people over 40 evenings: {took:.0f} (bar {BAR})")
    assert took < BAR
