"""How long ranking a very large season takes, without reading it from anywhere."""

from time import perf_counter

import pytest

from clubadmin.domain.standings.ranking import Figure, parse_rule, rank_season


@pytest.mark.bench
def test_four_thousand_people_over_forty_evenings_rank_well_under_a_second():
    figures = [
        Figure(entrant, evening, (entrant * 7919 + evening * 104729) % 3000 + 3500)
        for entrant in range(4000)
        for evening in range(40)
    ]
    begun = perf_counter()
    rank_season(figures, parse_rule("best:25,absent:lowest"), ("pits", "wins", "mutual", "lot"))
    took = perf_counter() - begun
    print(f"ranking 4,000 people over 40 evenings: {took * 1000:.0f} ms")
    assert took < 1
