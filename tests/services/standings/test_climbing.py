"""Who climbed and who fell by the last evening; every place below was worked out by hand."""

from pathlib import Path

import pytest

from clubadmin.model.results.moves import Move, Moves, moves
from clubadmin.services.club.club import OpenClub
from clubadmin.services.standings.standings import climbing, standings
from tests.services.evening_club import half_typed
from tests.services.season_club import paper_season

# after evening 1: Aal 500 (1), Bos and Cas 400 (2 and 2), Dam 300 (4)
# after evening 2: Bos 700 (1), Eik 650 (2), Aal, Cas and Dam 600 (3, 3 and 3)
MADE = {
    "Aal": (500, 100),
    "Bos": (400, 300),
    "Cas": (400, 200),
    "Dam": (300, 300),
    "Eik": (None, 650),
}


def by_name(club: OpenClub, competition: int, after: int | None = None) -> dict[str, Move]:
    now = standings(club, competition, after=after)
    names = {row.entrant_id: row.name for row in now.rows}
    return {names[who]: move for who, move in climbing(club, competition, now).items()}


def test_places_are_told_with_ties_and_newcomers(club: OpenClub, tmp_path: Path) -> None:
    competition = paper_season(club, tmp_path, MADE)
    found = by_name(club, competition)
    assert found == {
        "Bos": Move(1, 2),
        "Eik": Move(2, None),
        "Aal": Move(3, 1),
        "Cas": Move(3, 2),
        "Dam": Move(3, 4),
    }
    climbed = {name: move.climbed for name, move in found.items()}
    assert climbed == {"Bos": 1, "Eik": 0, "Aal": -2, "Cas": -1, "Dam": 1}


def test_after_the_first_evening_nobody_moved(club: OpenClub, tmp_path: Path) -> None:
    competition = paper_season(club, tmp_path, MADE)
    assert by_name(club, competition, after=1) == {}


def test_nobody_climbs_by_an_evening_that_is_not_over(club: OpenClub) -> None:
    """Half a sheet brings P1 to P4 before P5 and P6, who have 400 of one evening."""
    evening = half_typed(club)
    now = standings(club, evening.competition_id)
    assert now.provisional
    assert [(row.name[:2], row.total) for row in now.rows[:3]] == [
        ("P1", 568),
        ("P2", 568),
        ("P3", 404),
    ]
    assert climbing(club, evening.competition_id, now) == {}


def test_who_lost_his_place_is_not_among_those_who_moved(club: OpenClub, tmp_path: Path) -> None:
    competition = paper_season(club, tmp_path, MADE)
    rule = "sum,min:2"
    now = standings(club, competition, rule=rule)
    before = standings(club, competition, after=1, rule=rule)
    found: Moves = moves(now, before)
    assert {row.name for row in now.rows if row.entrant_id not in found} == {"Eik"}
    assert all(one.before is None for one in found.values())  # nobody had two evenings yet


@pytest.mark.parametrize(("after", "before"), [(1, 1), (3, 3)])
def test_an_equal_place_is_no_move(after: int, before: int) -> None:
    assert Move(after, before).climbed == 0
