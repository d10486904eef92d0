"""Season standings from the kept sums, and rebuilding those, against summing games in SQL."""

from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import text

from clubadmin.model.club.club import ClubSettings
from clubadmin.services.club.club import OpenClub, create_club
from clubadmin.services.seasons.seasons import competitions
from clubadmin.services.standings.standings import standings
from clubadmin.storage.checks.club import rebuilt
from tests.bench.many_games import games_csv
from tests.bench.yardstick import by_turns
from tests.services.lists.taking import import_file

BAR = 0.06
HELD = 1_000_000  # objects in memory, of which every second was let go: new ones lie far apart
RULES = (
    "sum",
    "average",
    "best:25,min:5",
    "best:25,absent:lowest,unnotified:0",
    "average-best:25,absent:own-average/4000,absent-most:3",
    "best:4,periods:6,best-periods:5",
    "average-best:4,periods:6,best-periods:5",
    "best:25,win:2/1/0",
    "best:25,absent:half,win:2/1/0,by:wins",
)
REBUILD = 1.5
TIMES = 21
WIJ = "s.position IN ('n', 's')"
SUM_GAMES = text(
    "SELECT s.member_id, e.number,"
    f" SUM(iif({WIJ}, g.ns_points + g.ns_roem, g.ew_points + g.ew_roem)),"
    f" SUM(g.outcome = 'pit' AND (g.side = 'ns') = ({WIJ})),"
    f" SUM(g.outcome = 'nat' AND (g.side = 'ns') = ({WIJ})),"
    f" SUM(iif({WIJ}, g.ns_points, g.ew_points)), SUM(iif({WIJ}, g.ns_roem, g.ew_roem))"
    " FROM game g JOIN scoresheet f ON f.id = g.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id JOIN seat s ON s.playing_table_id = t.id"
    " JOIN evening e ON e.id = t.evening_id"
    " WHERE e.competition_id = :competition AND g.outcome NOT IN ('not-played', 'cancelled')"
    " GROUP BY s.member_id, e.number"
)
"""The same figures as the kept sums have, from the games themselves."""


@pytest.fixture(scope="module", autouse=True)
def full_heap() -> Iterator[None]:
    """Memory as it is after hours of work, whichever benches ran before."""
    held = [(number, str(number), {"it": number}) for number in range(HELD)]
    Random(1).shuffle(held)
    del held[::2]
    yield
    held.clear()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    folder = tmp_path_factory.mktemp("season")
    file = folder / "games.csv"
    file.write_bytes(games_csv(evenings=40, rounds=3, tables=25, games=16))
    with create_club(folder / "club.club", ClubSettings("Club")) as opened:
        import_file(opened, file)
        yield opened


@pytest.mark.bench
@pytest.mark.parametrize("rule", RULES)
def test_standings_come_from_the_sums(club: OpenClub, rule: str) -> None:
    (competition,) = competitions(club)

    def from_games() -> dict[tuple[int, int], int]:
        with club.store.read() as conn:
            rows = conn.execute(SUM_GAMES, {"competition": competition.id}).all()
        return {(member, evening): total for member, evening, total, *_ in rows}

    found = standings(club, competition.id, rule=rule)
    sums = from_games()
    assert len(found.rows) == 100
    for row in found.rows:
        counting = [cell.evening for cell in row.evenings if cell.counts]
        assert row.total == sum(sums[row.entrant_id, evening] for evening in counting)
    fast, slow = by_turns(
        lambda: standings(club, competition.id, rule=rule), from_games, again=TIMES, bar=BAR
    )
    print(
        f"standings {rule}: {1000 * fast:.1f} ms, games {1000 * slow:.0f} ms,"
        f" {fast / slow:.3f} (bar {BAR})"
    )
    assert fast / slow <= BAR


@pytest.mark.bench
def test_all_sums_are_rebuilt_and_compared(club: OpenClub) -> None:
    (competition,) = competitions(club)

    def from_games() -> None:
        with club.store.read() as conn:
            conn.execute(SUM_GAMES, {"competition": competition.id}).all()

    def rebuild() -> None:
        with club.store.bare() as bare:
            assert rebuilt(bare) == []

    again, once = by_turns(rebuild, from_games, again=TIMES, bar=REBUILD)
    print(
        f"rebuilt {1000 * again:.0f} ms, games {1000 * once:.0f} ms,"
        f" {again / once:.2f} (bar {REBUILD})"
    )
    assert again / once <= REBUILD
