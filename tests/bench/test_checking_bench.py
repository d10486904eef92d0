"""Checking a club that was mailed, whole, beside reading every row of it once.

Two seasons, 96,000 games; with CLUBADMIN_BENCH_SEASONS=40 the 1.9 million games of forty. Pages,
values, references, digests, sums and the journal against the rows: none of it is left out.
A large file is checked on two cores, so that it is the time on the clock that counts; what the
processor worked is printed beside it, and has its own bar for a machine with one core free.
"""

import os
from contextlib import closing
from pathlib import Path
from time import process_time

import pytest

from clubadmin.model.club.club import ClubSettings
from clubadmin.services.club.club import create_club
from clubadmin.services.exchange.exchange import import_file
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.file.engine import connect
from tests.bench.many_games import games_csv
from tests.bench.yardstick import seconds, work

SEASONS = int(os.environ.get("CLUBADMIN_BENCH_SEASONS", "2"))
EVENINGS, ROUNDS, TABLES, GAMES = 40, 3, 25, 16  # 48,000 games a season
BAR = 3.0
WORK_BAR = 5.0
TIMES = 20  # at most, until both cores were free a moment


def mailed(folder: Path) -> Path:
    """A club with a season an import, each in the journal as a whole."""
    path, file = folder / "post.klaverjas", folder / "spellen.csv"
    with closing(create_club(path, ClubSettings("De Lange Adem"))) as club:
        for year in range(1986, 1986 + SEASONS):
            file.write_bytes(games_csv(EVENINGS, ROUNDS, TABLES, GAMES, year))
            assert import_file(club, file).games == EVENINGS * ROUNDS * TABLES * GAMES
    return path


def read_once(path: Path) -> None:
    """Every row of every table."""
    with closing(connect(path, "ro")) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        for (table,) in tables.fetchall():
            for _ in connection.execute(f'SELECT * FROM "{table}"'):
                pass


@pytest.mark.bench
def test_checking_a_mailed_club_takes_less_than_three_times_reading_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = mailed(tmp_path)

    def check() -> None:
        assert check_file(path, journal=True) == ()

    def read() -> None:
        read_once(path)

    checking = reading = busy = busy_reading = float("inf")
    for _ in range(TIMES if SEASONS < 10 else 3):
        reading, busy_reading = min(reading, seconds(read)), min(busy_reading, work(read))
        begun = process_time()
        checking = min(checking, seconds(check))
        busy = min(busy, process_time() - begun)
        if checking < BAR * reading:
            break
    with capsys.disabled():
        print(
            f"\nchecking {SEASONS * EVENINGS * ROUNDS * TABLES * GAMES} games {checking:.2f} s,"
            f" reading them {reading:.2f} s: {checking / reading:.2f} times (bar {BAR});"
            f" work {busy / busy_reading:.2f} times (bar {WORK_BAR})"
        )
    assert checking < BAR * reading
    assert busy < WORK_BAR * busy_reading
