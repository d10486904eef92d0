"""A whole season through the club's file, against the reference of ranking rules."""

from collections.abc import Iterator
from random import Random

import pytest

from clubadmin.services.club.club import OpenClub
from clubadmin.services.standings.standings import standings
from tests.property.ranking_reference import Words, table
from tests.services.evening_club import new_club
from tests.services.season_club import away, number_of, paper_season

PEOPLE = ("Aal", "Bos", "Cas", "Dam", "Eik", "Fok", "Geel", "Hop")
EVENINGS = range(1, 12)
CHANCE = Random(7)
MADE = {
    name: [CHANCE.randrange(4000, 5600, 100) if CHANCE.random() < 0.7 else None for _ in EVENINGS]
    for name in PEOPLE
}
TOLD = {
    name: [
        number for number, points in enumerate(made, 1) if points is None and CHANCE.random() < 0.5
    ]
    for name, made in MADE.items()
}
RULES = {
    "sum": Words(),
    "average,min:7": Words(averages=True, minimum=7),
    "best:5": Words(best=5),
    "average-best:6,min:6": Words(averages=True, best=6, minimum=6),
    "best:9,absent:lowest,unnotified:0": Words(best=9, told="lowest", untold="0"),
    "sum,absent:5000,unnotified:none": Words(told="5000", untold="none"),
    "sum,absent:own-average/4700,absent-most:2": Words(
        told="own-average/4700", untold="own-average/4700", most=2
    ),
    "average-best:8,absent:average,unnotified:half": Words(
        averages=True, best=8, told="average", untold="half"
    ),
    "best:2,periods:4,best-periods:2": Words(best=2, starts=(1, 5, 9), best_periods=2),
    "average-best:3,periods:1+6+8,best-periods:2,absent:4000": Words(
        averages=True, best=3, starts=(1, 6, 8), best_periods=2, told="4000", untold="4000"
    ),
}


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[OpenClub, int]]:
    folder = tmp_path_factory.mktemp("season")
    club = new_club(folder)
    competition = paper_season(club, folder, MADE)
    away(club, competition, TOLD)
    yield club, competition
    club.close()


@pytest.mark.parametrize("after", [None, 6])
@pytest.mark.parametrize("rule", RULES)
def test_a_season_in_the_file_ranks_as_the_words_of_the_rule_say(
    season: tuple[OpenClub, int], rule: str, after: int | None
) -> None:
    club, competition = season
    who = {name: number_of(club, "member", name) for name in PEOPLE}
    held = [number for number in EVENINGS if after is None or number <= after]
    made = {
        who[name]: {
            number: (points, 0)
            for number, points in enumerate(evenings, 1)
            if points is not None and number in held
        }
        for name, evenings in MADE.items()
    }
    told = frozenset((who[name], number) for name, numbers in TOLD.items() for number in numbers)
    wanted = table(made, held, RULES[rule], told)
    found = standings(club, competition, after, rule, ())
    assert {row.entrant_id for row in found.rows} == set(wanted)
    for row in found.rows:
        said = wanted[row.entrant_id]
        assert (row.place, row.total) == (said.place, said.total)
        assert {cell.evening for cell in row.evenings if cell.substitute} == said.given
        if found.periods:
            assert tuple(one.points for one in row.periods) == said.period_sums
