"""Saving a sheet, with journal, sums and digest, beside a raw insert of the same rows.

Both write one sheet of 16 games into the same file with the same pragmas, by turns; each
in one transaction that is on the disk when it ends.
"""

import shutil
import sqlite3
from datetime import date
from functools import partial
from pathlib import Path
from time import perf_counter

import pytest

from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.sheets import sheets
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.file.engine import connect
from tests.bench.yardstick import arithmetic, by_turns, seconds
from tests.services.evening_club import add_competition, add_people, new_club
from tests.storage.old_clubs import journal_size, lay_open

BAR = 6.0
LINE_BAR = 3.6
SIZE_BAR = 0.2
CHECKED_BAR = 1.6
PLAYERS = 96
DAY = date(2026, 11, 12)
LINES = (
    *("92+20", "81-20", "n-40", "p", ".70", "100+50", "152", "w92+20"),
    *("61-70", "112", ".n+vi", "85", "v-20", "77-20", ".p", "90"),
)


class Raw:
    """The rows of a sheet that the program saved, to be inserted bare for other tables."""

    def __init__(self, connection: sqlite3.Connection, table: int) -> None:
        self.connection = connection
        found = connection.execute("SELECT * FROM scoresheet WHERE playing_table_id = ?", (table,))
        columns = [column[0] for column in found.description]
        values = dict(zip(columns, found.fetchone(), strict=True))
        games = connection.execute("SELECT * FROM game WHERE scoresheet_id = ?", (values["id"],))
        self.games = [row[1:] for row in games]
        marks = ", ".join("?" * (1 + len(self.games[0])))
        self.add_game = f"INSERT INTO game VALUES ({marks})"
        del values["id"], values["playing_table_id"]
        self.values = tuple(values.values())
        names = ", ".join(("playing_table_id", *values))
        marks = ", ".join("?" * (1 + len(values)))
        self.add_sheet = f"INSERT INTO scoresheet ({names}) VALUES ({marks})"

    def insert(self, table: int) -> None:
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        sheet = connection.execute(self.add_sheet, (table, *self.values)).lastrowid
        connection.executemany(self.add_game, [(sheet, *row) for row in self.games])
        connection.execute("COMMIT")


def drawn(club: OpenClub) -> list[int]:
    competition = add_competition(club, games=16, rounds=3)
    evening = evenings.add_evening(club, competition.id, DAY)
    for one in add_people(club, PLAYERS):
        attendance.add_participant(club, evening.id, member_id=one.id)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    return [table.table_id for plan in evening.plan for table in plan.tables]


@pytest.mark.bench
def test_saving_a_sheet_costs_at_most_six_raw_inserts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = dict(enumerate(LINES, 1))
    with new_club(tmp_path) as club:
        tables = drawn(club)
        bare = connect(club.path)
        sheets.save_lines(club, tables[0], typed)
        rows = Raw(bare, tables[0])
        saving, raw = [], []
        for at, table in enumerate(tables[1:]):
            begin = perf_counter()
            if at % 2:
                sheets.save_lines(club, table, typed)
                saving.append(perf_counter() - begin)
            else:
                rows.insert(table)
                raw.append(perf_counter() - begin)
        bare.close()
    ratio = min(saving) / min(raw)
    with capsys.disabled():
        print(
            f"\nsaving a sheet of 16 games: {min(saving) * 1e3:.1f} ms,"
            f" raw insert {min(raw) * 1e3:.1f} ms, ratio {ratio:.2f} (bar {BAR})"
        )
    assert ratio <= BAR


@pytest.mark.bench
def test_saving_a_line_is_as_fast_as_typing_needs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with new_club(tmp_path) as club:
        tables = drawn(club)
        lines = [
            partial(sheets.save_line, club, table, game, line)
            for table in tables[:12]
            for game, line in enumerate(LINES, 1)
        ]
        saving, unit = [], []
        for save in lines:
            saving.append(seconds(save))
            unit.append(seconds(arithmetic))
    ratio = min(saving) / min(unit)
    with capsys.disabled():
        print(f"\nsaving a line: {ratio:.1f} times the arithmetic (bar {LINE_BAR})")
    assert ratio < LINE_BAR


@pytest.mark.bench
def test_what_was_typed_takes_little_of_the_file_and_is_checked_as_soon(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The journal packed beside the same journal as texts."""
    with new_club(tmp_path) as club:
        for table in drawn(club)[:48]:
            for game, line in enumerate(LINES, 1):
                sheets.save_line(club, table, game, line)
        packed, texts = club.path, tmp_path / "teksten.klj"
    shutil.copy(packed, texts)
    lay_open(texts)
    unpacking, reading = by_turns(
        lambda: check_file(packed), lambda: check_file(texts), bar=CHECKED_BAR
    )
    kept, told = journal_size(packed)
    size = kept / told
    with capsys.disabled():
        print(
            f"\nthe journal of 768 games: {size:.2f} of its texts (bar {SIZE_BAR}), checked in"
            f" {unpacking / reading:.2f} times its time (bar {CHECKED_BAR})"
        )
    assert size < SIZE_BAR
    assert unpacking < CHECKED_BAR * reading
