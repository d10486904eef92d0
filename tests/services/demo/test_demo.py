import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from statistics import mean

import pytest
from sqlalchemy import text

from clubadmin import assets
from clubadmin.domain.rules.rules import read_rules
from clubadmin.domain.scoring.sheet import ScoredSheet, score_sheet
from clubadmin.domain.terms import Outcome
from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import SheetState
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.demo.club import make_demo
from clubadmin.services.evenings.evenings import evening
from clubadmin.services.members import members
from clubadmin.services.results.closing import result
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.standings import standings
from tests.services.demo_club import demo_club, demo_file, demo_sheet_lines
from tests.turns import by_night

RULES = read_rules(assets.path("rules/nku.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module", params=[1, by_night(2)])
def demo(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OpenClub]:
    """Of one season, by night of two."""
    path = tmp_path_factory.mktemp("demo") / "demo.club"
    with demo_club(path) if request.param == 1 else make_demo(path, request.param, 11) as club:
        yield club


@pytest.fixture(scope="module")
def under_way(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    with demo_club(tmp_path_factory.mktemp("demo") / "half.club", half_typed=True) as club:
        yield club


@pytest.fixture(scope="module")
def many() -> list[ScoredSheet]:
    return [score_sheet(demo_sheet_lines(seed), RULES) for seed in range(600)]


def test_every_made_up_line_passes_the_findings(many: list[ScoredSheet]) -> None:
    assert all(sheet.findings == () for sheet in many)
    assert all(sheet.typed == 16 for sheet in many)


def test_a_side_makes_about_1520_a_boom(many: list[ScoredSheet]) -> None:
    sides = [side.total for sheet in many for side in (sheet.ns, sheet.ew)]
    assert 1480 < mean(sides) < 1560
    assert min(sides) > 500
    assert max(sides) < 2700


def test_pits_nats_and_revokes_come_as_often_as_in_a_club(many: list[ScoredSheet]) -> None:
    games = [game.settled for sheet in many for game in sheet.games if game.settled]
    counts = Counter(game.outcome for game in games)
    assert 0.11 < counts[Outcome.NAT] / len(games) < 0.17
    assert 0.035 < counts[Outcome.PIT] / len(games) < 0.055
    assert 0.0005 < counts[Outcome.REVOKE] / len(games) < 0.004


def test_the_same_seed_gives_the_same_sheet() -> None:
    assert demo_sheet_lines(4) == demo_sheet_lines(4) != demo_sheet_lines(5)


def test_the_demo_club_is_sound(demo: OpenClub) -> None:
    found = health.check(demo)
    assert found.ok, found.problems


def test_its_people_have_the_names_that_programs_stumble_over(demo: OpenClub) -> None:
    people = members.members(demo)
    names = [one.name for one in people]
    assert names.count("Jan de Vries") == 2
    assert len({one.label for one in people}) == len(people)
    assert any(len(name) >= 40 for name in names)
    for sign in ("Ł", "-", "'", " van "):
        assert any(sign in name for name in names)
    assert any(one.guest for one in people)


def test_attendance_varies_and_some_come_late_leave_early_or_stand_in(demo: OpenClub) -> None:
    with demo.store.read() as conn:
        there = conn.execute(
            text("SELECT count(*) FROM participant WHERE member_id IS NOT NULL GROUP BY evening_id")
        ).scalars()
        counts = list(there)
        late = conn.execute(text("SELECT count(*) FROM participant WHERE from_round > 1")).scalar()
        home = conn.execute(
            text("SELECT count(*) FROM participant WHERE last_round IS NOT NULL")
        ).scalar()
        stands_in = conn.execute(
            text("SELECT count(*) FROM participant WHERE substitute_b IS NOT NULL")
        ).scalar()
        out = conn.execute(text("SELECT count(*) FROM sitting_out")).scalar()
        guests = conn.execute(
            text(
                "SELECT count(*) FROM participant p JOIN member m ON m.id = p.member_id"
                " WHERE m.guest"
            )
        ).scalar()
    assert len(set(counts)) > 4
    assert 20 < mean(counts) < 40
    for number in (late, home, stands_in, out, guests):
        assert number


def test_seasons_rank_everybody_who_came_often_enough(demo: OpenClub) -> None:
    assert {one.name for one in seasons.seasons(demo)} in (
        {"2026-2027"},
        {"2025-2026", "2026-2027"},
    )
    for competition in seasons.competitions(demo):
        ranked = standings(demo, competition.id)
        assert len(ranked.evenings) == competition.evenings
        assert not ranked.provisional
        assert ranked.depth == "game"
        assert len(ranked.rows) >= 8


def test_an_evening_has_prizes_and_a_poedelprijs(demo: OpenClub) -> None:
    rows = result(demo, 1).rows
    assert [row.place for row in rows[:1]] == [1]
    assert sum(row.prize for row in rows) >= 3
    assert [row.poedelprijs for row in rows].count(True) == 1
    last = next(at for at, row in enumerate(rows) if row.poedelprijs)
    assert all(len(row.rounds) < len(rows[0].rounds) for row in rows[last + 1 :])


def test_ties_happen_now_and_then(demo: OpenClub) -> None:
    with demo.store.read() as conn:
        same = conn.execute(
            text(
                "SELECT count(*) FROM (SELECT 1 FROM evening_result"
                " GROUP BY evening_id, total HAVING count(*) > 1)"
            )
        ).scalar()
    assert same


def content(path: Path) -> list[str]:
    """The whole of a club but when it was made, and under which number it goes."""
    left_out = ("change", "club", "evening_version", "sqlite_sequence")
    with closing(sqlite3.connect(path)) as conn:
        names = [
            row[0] for row in conn.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        kept = [name for name in sorted(names) if name not in left_out]
        return [repr((name, row)) for name in kept for row in conn.execute(f"SELECT * FROM {name}")]


@pytest.mark.parametrize("seed", [by_night(7), by_night(8)])
def test_the_same_seed_gives_the_same_club_and_another_seed_another(
    tmp_path: Path, seed: int
) -> None:
    make_demo(tmp_path / "made.club", 1, seed).close()
    once = content(demo_file(tmp_path / "once.club"))
    assert (content(tmp_path / "made.club") == once) is (seed == 7)


def test_half_typed_leaves_an_evening_in_the_middle_of_its_typing(under_way: OpenClub) -> None:
    lines = seasons.evenings(under_way)
    (open_one,) = [line for line in lines if line.status == "open"]
    assert open_one.date == max(line.date for line in lines)
    tables = [table for plan in evening(under_way, open_one.id).plan for table in plan.tables]
    states = Counter(table.state for table in tables)
    assert states[SheetState.SIGNED] > 5
    assert states[SheetState.ERROR] == 1
    assert states[SheetState.HALF] == 1
    assert states[SheetState.MISSING] > 5
    (wrong,) = [table for table in tables if table.state is SheetState.ERROR]
    with pytest.raises(sheets.NotSignable):
        sheets.sign(under_way, wrong.table_id)
    assert result(under_way, open_one.id).missing == len(tables) - states[SheetState.SIGNED]


def test_half_typed_shows_standings_that_are_provisional(under_way: OpenClub) -> None:
    found = [standings(under_way, one.id) for one in seasons.competitions(under_way)]
    assert [one.provisional for one in found].count(True) == 1
    assert all(one.rows[0].place == 1 for one in found)


def test_a_demo_that_cannot_be_finished_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from clubadmin.services.demo import club as making

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(making, "_season", broken)
    with pytest.raises(ZeroDivisionError):
        make_demo(tmp_path / "x.club")
    assert not list(tmp_path.glob("*.club"))


def test_no_seasons_or_too_many_are_refused(tmp_path: Path) -> None:
    for count in (0, 31, -1):
        with pytest.raises(Refused, match="seizoenen"):
            make_demo(tmp_path / "x.club", count)
        assert not (tmp_path / "x.club").exists()


def test_a_demo_opens_again_as_any_club(tmp_path: Path) -> None:
    with demo_club(tmp_path / "x.club") as club:
        assert members.members(club)
