"""100,000 games from a file, validated, against a bare script that does no more than it must.

The script reads the same file with the csv module and writes every row that the import leaves
behind (its journal too) with raw executemany, into a club with the same pragmas. What part of
it the writing alone is, is printed as well.
Both are counted in the work of the processor: what the disk does for others is none of theirs.
"""

import csv
import sqlite3
from contextlib import closing
from pathlib import Path
from time import process_time

import pytest

from clubadmin.model.club.club import ClubSettings, ImportPreview
from clubadmin.services.club.club import create_club
from clubadmin.services.exchange.exchange import import_file
from clubadmin.storage.file.engine import connect
from tests.bench.many_games import games_csv
from tests.bench.yardstick import LONGER, work

BAR = 1.5
TIMES = 5
EVENINGS, ROUNDS, TABLES, GAMES = 40, 3, 53, 16  # 101,760 games
TABLES_IN_ORDER = (
    "member",
    "season",
    "competition",
    "evening",
    "participant",
    "playing_table",
    "seat",
    "scoresheet",
    "game",
    "round_result",
    "evening_result",
    "change",
)


def new_club(path: Path) -> None:
    create_club(path, ClubSettings("Club")).close()


def imported(path: Path, file: Path) -> float:
    club = create_club(path, ClubSettings("Club"))
    made: list[ImportPreview] = []
    took = work(lambda: made.append(import_file(club, file)))
    club.close()
    assert made[0].games == EVENINGS * ROUNDS * TABLES * GAMES
    return took


Rows = dict[str, list[tuple[object, ...]]]


def rows_of(path: Path) -> Rows:
    with closing(sqlite3.connect(path)) as conn:
        return {
            table: conn.execute(f"SELECT * FROM {table}").fetchall() for table in TABLES_IN_ORDER
        }


def scripted(path: Path, file: Path, rows: Rows) -> tuple[float, float]:
    """The time of reading and writing, and that of writing alone."""
    new_club(path)
    conn = connect(path)  # with the pragmas of a club
    conn.execute("DELETE FROM change")
    began = process_time()
    with file.open(encoding="utf-8", newline="") as stream:
        read = list(csv.reader(stream))
    writing = process_time()
    conn.execute("BEGIN IMMEDIATE")
    for table, values in rows.items():
        marks = ",".join("?" * len(values[0]))
        conn.executemany(f"INSERT INTO {table} VALUES ({marks})", values)
    conn.execute("COMMIT")
    ended = process_time()
    conn.close()
    assert len(read) == EVENINGS * ROUNDS * TABLES * GAMES + 1
    return ended - began, ended - writing


@pytest.mark.bench
def test_importing_games_costs_little_more_than_a_script_that_checks_nothing(
    tmp_path: Path,
) -> None:
    file = tmp_path / "games.csv"
    file.write_bytes(games_csv(EVENINGS, ROUNDS, TABLES, GAMES))
    imports, scripts, writes = [], [], []
    rows: Rows = {}
    for number in range(LONGER * TIMES):
        if number >= TIMES and min(imports) <= BAR * min(scripts):
            break
        imports.append(imported(tmp_path / f"a{number}.club", file))
        rows = rows or rows_of(tmp_path / "a0.club")
        whole, writing = scripted(tmp_path / f"b{number}.club", file, rows)
        scripts.append(whole)
        writes.append(writing)
    ratio = min(imports) / min(scripts)
    print(
        f"import {min(imports):.2f} s, bare script {min(scripts):.2f} s: {ratio:.2f} (bar {BAR});"
        f" its writing alone {min(writes):.2f} s: {min(imports) / min(writes):.2f}"
    )
    assert ratio <= BAR
