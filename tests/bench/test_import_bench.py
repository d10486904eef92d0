"""100,000 games in, validated, against a raw executemany of the same rows."""

import sqlite3
import time
from pathlib import Path

import pytest

from clubadmin.services.club import create_club
from clubadmin.services.exchange import import_file
from clubadmin.services.views.club import ClubSettings
from clubadmin.storage.engine import connect
from tests.bench.many_games import games_csv

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
)


def new_club(path: Path) -> None:
    create_club(path, ClubSettings("Club")).close()


def imported(path: Path, file: Path) -> float:
    club = create_club(path, ClubSettings("Club"))
    began = time.perf_counter()
    preview = import_file(club, file)
    took = time.perf_counter() - began
    club.close()
    assert preview.games == EVENINGS * ROUNDS * TABLES * GAMES
    return took


def rows_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with sqlite3.connect(path) as conn:
        return {
            table: conn.execute(f"SELECT * FROM {table}").fetchall() for table in TABLES_IN_ORDER
        }


def written(path: Path, rows: dict[str, list[tuple[object, ...]]]) -> float:
    new_club(path)
    conn = connect(path)  # with the pragmas of a club
    began = time.perf_counter()
    conn.execute("BEGIN IMMEDIATE")
    for table, values in rows.items():
        marks = ",".join("?" * len(values[0]))
        conn.executemany(f"INSERT INTO {table} VALUES ({marks})", values)
    conn.execute("COMMIT")
    took = time.perf_counter() - began
    conn.close()
    return took


@pytest.mark.bench
def test_importing_games_costs_little_more_than_writing_them(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_bytes(games_csv(EVENINGS, ROUNDS, TABLES, GAMES))
    imports, raws = [], []
    rows = None
    for number in range(TIMES):
        imports.append(imported(tmp_path / f"a{number}.club", file))
        rows = rows or rows_of(tmp_path / "a0.club")
        raws.append(written(tmp_path / f"b{number}.club", rows))
    ratio = min(imports) / min(raws)
    print(f"import {min(imports):.2f} s, raw {min(raws):.2f} s, ratio {ratio:.2f} (bar {BAR})")
    assert ratio <= BAR
