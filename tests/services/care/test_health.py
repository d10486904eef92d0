"""The check settles every line again, and says where something else is stored."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clubadmin.services.care import health
from clubadmin.services.care.health import figure_problems
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import GameRow, GameSeatRow
from tests.services.demo_club import demo_club
from tests.services.evening_club import evening_with
from tests.storage.old_clubs import old_club


def test_the_lines_of_an_old_club_come_to_what_was_stored_then(tmp_path: Path) -> None:
    with open_club(old_club(tmp_path)) as club, club.store.read() as conn:
        assert figure_problems(conn) == ()


def test_a_demo_season_is_stored_as_it_settles(tmp_path: Path) -> None:
    with demo_club(tmp_path / "demo.club", half_typed=True) as club:
        assert health.check(club).ok


CHANGES: dict[str, Callable[[Change], None]] = {
    "a figure": lambda change: change.update(GameRow, (1, 1), ns_points=12),
    "an outcome": lambda change: change.update(GameRow, (1, 1), outcome="nat"),
    "a player's own": lambda change: change.update(GameSeatRow, (1, 1, "n"), points=1),
    "a player too few": lambda change: change.delete(GameSeatRow, (1, 2, "n")),
    "a line": lambda change: change.update(GameRow, (1, 2), typed="1/85#80"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_figures_that_are_not_those_of_the_line_are_named(club: OpenClub, what: str) -> None:
    """Written through the gate, so that sums and digests follow and only this check can see."""
    begun = evening_with(club, 3, rounds=1, rule_set="drie-spelers")
    evening, _ = drawing.draw(club, begun.id, seed=1)
    sheets.save_lines(
        club, evening.plan[0].tables[0].table_id, {1: "1/95+20#90", 2: "2/70#90", 3: "2/70#90"}
    )
    assert health.check(club).ok
    with club.store.change("fout") as change:
        CHANGES[what](change)
    (problem,) = health.check(club).problems
    assert str(problem).startswith("Maandavond, avond 1, ronde 1, tafel 1: bij de regel '")
