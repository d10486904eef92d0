"""A club of forty seasons, 1.9 million games, for benches of the archive; made once a machine.

People come and go: a few stay all forty seasons, the others for some thirteen. The rows are
written as they are, and the sums are made by the statements that every change uses.
"""

import os
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from clubadmin.domain.names import fold
from clubadmin.domain.scoring.sheet import judge
from clubadmin.model.club.club import ClubSettings
from clubadmin.services.club.club import create_club
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.club.strange import note_own
from clubadmin.services.demo.evening import sheet_lines
from clubadmin.services.sheets.rows import LineFigures, line_figures
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.file.engine import connect
from clubadmin.storage.schema.block import Block, insert_block
from clubadmin.storage.schema.digest import SHEET_DIGEST, member_digest_sql
from clubadmin.storage.schema.layouts import our_tables
from clubadmin.storage.schema.tables import SUMS, info
from clubadmin.storage.sums import career, refresh
from clubadmin.storage.sums.refresh import (
    EVENING_COLUMNS,
    EVENING_SUMS,
    ROUND_COLUMNS,
    SHEET_SUMS,
)
from clubadmin.storage.sums.rounds import PLAYED_ROUNDS, WIN_COLUMNS, WINS

SEASONS, EVENINGS, TABLES, ROUNDS, GAMES = 40, 40, 25, 3, 16
FIRST_YEAR = 1986
STAY, COME_AND_GO, EACH_YEAR = 20, 80, 6
LINES = 20_000  # lines of which sheets are made


def big_club_file(seasons: int = SEASONS) -> Path:
    """The file, made when it is not there yet. For reading only: others use it as well."""
    made_of = repr(sorted(our_tables())).encode() + Path(__file__).read_bytes()
    layout = blake2b(made_of, digest_size=6).hexdigest()
    path = Path(tempfile.gettempdir()) / f"clubadmin-bench-{layout}-{seasons}.club"
    if not path.exists():
        unfinished = path.with_suffix(f".{os.getpid()}")
        create_club(unfinished, ClubSettings("De Lange Adem")).close()
        with closing(connect(unfinished)) as bare:
            _fill(bare, seasons)
        assert check_file(unfinished) == (), "a copy is checked whole before it is opened"
        unfinished.with_name(f"{unfinished.name}-journal").unlink(missing_ok=True)
        unfinished.replace(path)
    with closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as connection:
        (uid,) = connection.execute("SELECT uid FROM club").fetchone()
    note_own(path, uid)  # an earlier run may have made it
    return path


@dataclass
class _Making:
    """The file that is filled, and the ids that are given out."""

    bare: sqlite3.Connection
    chance: Random
    rules: int
    lines: Sequence[LineFigures]
    evening: int = 0
    participant: int = 0
    table: int = 0

    def insert(self, table: str, columns: str, rows: list[tuple[Any, ...]]) -> None:
        names = columns.split()
        rest = {n: v for n, v in info(table).defaults.items() if n not in names}
        insert_block(self.bare.cursor(), table, Block(names, rows, rest))


def _fill(bare: sqlite3.Connection, seasons: int) -> None:
    for pragma in ("synchronous=OFF", "foreign_keys=OFF", "secure_delete=OFF"):
        bare.execute(f"PRAGMA {pragma}")
    bare.execute("BEGIN IMMEDIATE")
    rules, toml = bare.execute("SELECT id, toml FROM rule_set WHERE name = 'nku'").fetchone()
    chance = Random(1)
    pool = [
        line_figures(line, judge(line, parsed(toml)).settled) for line in sheet_lines(chance, LINES)
    ]
    making = _Making(bare, chance, rules, pool)
    people = STAY + COME_AND_GO + EACH_YEAR * (seasons - 1)
    _people(making, people)
    for at in range(seasons):
        first = STAY + EACH_YEAR * at
        members = [*range(1, STAY + 1), *range(first + 1, first + COME_AND_GO + 1)]
        _season(making, at, members)
    _sums(bare)
    bare.execute("COMMIT")


def _people(making: _Making, count: int) -> None:
    rows = [
        (at, f"Speler{at}", f"Dorp{at}", fold(f"Speler{at} Dorp{at}")) for at in range(1, count + 1)
    ]
    making.insert("member", "id first_name last_name search", rows)
    making.bare.execute(f"UPDATE member SET digest = {member_digest_sql(making.bare)}")


def _season(making: _Making, at: int, members: list[int]) -> None:
    year, season = FIRST_YEAR + at, at + 1
    start = date(year, 9, 1)
    days = (start.isoformat(), date(year + 1, 8, 31).isoformat())
    making.insert("season", "id name starts ends", [(season, f"{year}-{year + 1}", *days)])
    competition = (season, season, "Maandavond", "individual", "nku", GAMES, ROUNDS, EVENINGS)
    making.insert(
        "competition", "id season_id name format rule_set games rounds evenings", [competition]
    )
    for number in range(1, EVENINGS + 1):
        day = start + timedelta(days=7 * number - start.weekday())
        _evening(making, season, number, day, members)


def _evening(making: _Making, season: int, number: int, day: date, members: list[int]) -> None:
    making.evening += 1
    evening = (making.evening, season, number, day.isoformat(), making.rules, GAMES, ROUNDS)
    making.insert(
        "evening",
        "id competition_id number date rule_set_id games rounds status",
        [(*evening, "closed")],
    )
    people = [(making.participant + at, one) for at, one in enumerate(members, 1)]
    making.participant += len(members)
    rows = [(who, making.evening, at, one) for at, (who, one) in enumerate(people, 1)]
    making.insert("participant", "id evening_id number member_id", rows)
    for played in range(1, ROUNDS + 1):
        making.chance.shuffle(people)
        _round(making, played, people)


def _round(making: _Making, number: int, people: list[tuple[int, int]]) -> None:
    tables, seats, games = [], [], []
    for at in range(TABLES):
        making.table += 1
        tables.append((making.table, making.evening, number, at + 1))
        around = people[4 * at : 4 * at + 4]
        seats += [(making.table, p, *one) for p, one in zip("nsew", around, strict=True)]
        lines = making.chance.choices(making.lines, k=GAMES)
        games += [(making.table, game, *line) for game, line in enumerate(lines, 1)]
    making.insert("playing_table", "id evening_id round number", tables)
    making.insert("seat", "playing_table_id position participant_id member_id", seats)
    sheets = [(one[0], one[0], "signed") for one in tables]
    making.insert("scoresheet", "id playing_table_id status", sheets)
    making.insert(
        "game",
        "scoresheet_id game typed outcome side ns_points ns_roem ew_points ew_roem",
        games,
    )


def _sums(bare: sqlite3.Connection) -> None:
    names = ", ".join(f"{name} = n.{name}" for name in (*SUMS, "digest"))
    sums = ", ".join(f"g.{name}" for name in SUMS)
    bare.execute(
        f"UPDATE scoresheet SET {names} FROM (SELECT s.id, {sums}, {SHEET_DIGEST} AS digest"
        f" FROM ({SHEET_SUMS.format(where='')}) g JOIN scoresheet s ON s.id = g.scoresheet_id) n"
        " WHERE n.id = scoresheet.id"
    )
    rounds = PLAYED_ROUNDS.format(once="", and_seat="", and_paper="")
    bare.execute(f"INSERT INTO round_result ({ROUND_COLUMNS}) {rounds}")
    evenings = EVENING_SUMS.format(where="")
    bare.execute(f"INSERT INTO evening_result ({EVENING_COLUMNS}) {evenings}")
    bare.execute(f"INSERT INTO round_wins ({WIN_COLUMNS}) {WINS.format(and_seat='')}")
    bare.execute(career.FILL)
    bare.execute(refresh.FILL)
