"""100,000 games in, validated, against a raw executemany of the same rows."""

import csv
import io
import sqlite3
import time
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from clubadmin.services.club import create_club
from clubadmin.services.demo.games import sheet_lines
from clubadmin.services.exchange import import_file
from clubadmin.services.exchange_export import GAMES_HEADER
from clubadmin.services.views.club import ClubSettings
from clubadmin.storage.engine import connect

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


def games_csv() -> bytes:
    chance = Random(1)
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(GAMES_HEADER)
    people = [f"Speler{number} van Dorp{number}" for number in range(4 * TABLES)]
    for evening in range(1, EVENINGS + 1):
        day = date(2025, 9, 1) + timedelta(days=7 * evening)
        for number in range(1, ROUNDS + 1):
            chance.shuffle(people)
            for table in range(TABLES):
                seats = people[4 * table : 4 * table + 4]
                for game, line in enumerate(sheet_lines(chance, GAMES), start=1):
                    place = ("2025-2026", "Maandavond", evening, day, number, table + 1)
                    writer.writerow((*place, *seats, game, line))
    return out.getvalue().encode()


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
        return {table: conn.execute(f"SELECT * FROM {table}").fetchall() for table in TABLES_IN_ORDER}


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
    file.write_bytes(games_csv())
    imports, raws = [], []
    rows = None
    for number in range(TIMES):
        imports.append(imported(tmp_path / f"a{number}.club", file))
        rows = rows or rows_of(tmp_path / "a0.club")
        raws.append(written(tmp_path / f"b{number}.club", rows))
    ratio = min(imports) / min(raws)
    print(f"import {min(imports):.2f} s, raw {min(raws):.2f} s, ratio {ratio:.2f} (bar {BAR})")
    assert ratio <= BAR
