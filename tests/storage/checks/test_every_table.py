"""Whatever table is written in past the program: the check names it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.storage.checks.club import check_file, journal_problems
from clubadmin.storage.checks.sums import sheet_problems
from clubadmin.storage.file.engine import connect
from clubadmin.storage.schema import ranges
from clubadmin.storage.schema.ranges import value_problems
from clubadmin.storage.schema.tables import info, raw_tables
from tests.storage.full_club import full_club

TABLES = [table.name for table in raw_tables()]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return full_club(tmp_path_factory.mktemp("club"))


@pytest.fixture
def club(file: Path) -> Iterator[sqlite3.Connection]:
    """The club, and whatever a test does to it is taken back."""
    with closing(connect(file)) as connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute("BEGIN")
        yield connection
        connection.execute("ROLLBACK")


def test_every_table_has_a_row_and_all_of_it_is_whole(file: Path, club: sqlite3.Connection) -> None:
    counted = {name: club.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in TABLES}
    assert [name for name, rows in counted.items() if not rows] == []
    assert check_file(file, journal=True) == ()


@pytest.mark.sampled(4)
@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("table", TABLES)
def test_a_value_of_another_kind_is_named_in_any_column(
    club: sqlite3.Connection, table: str, long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranges, "FEW", 0 if long else 1_000_000)
    for column in info(table).columns:
        club.execute("SAVEPOINT before")
        try:
            club.execute(f"UPDATE OR IGNORE {table} SET \"{column}\" = CAST(x'00FF' AS BLOB)")
        except sqlite3.IntegrityError:
            assert info(table).keys == (column,)  # SQLite itself takes no other
            continue
        told = [str(one) for one in value_problems(club)]
        assert any(f"In {table} " in one and column in one for one in told), (column, told)
        club.execute("ROLLBACK TO before")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("table", TABLES)
def test_a_row_that_came_or_went_past_the_journal_is_named(
    club: sqlite3.Connection, table: str
) -> None:
    assert list(journal_problems(club)) == []
    order = ", ".join(info(table).keys)
    names = ", ".join(f'"{name}"' for name in info(table).columns)
    first, *_ = club.execute(f"SELECT {names} FROM {table} ORDER BY {order}").fetchall()
    where = " AND ".join(f"{key} = ?" for key in info(table).keys)
    key = [first[info(table).columns.index(name)] for name in info(table).keys]
    club.execute(f"DELETE FROM {table} WHERE {where}", key)
    gone = [str(one) for one in (*journal_problems(club), *sheet_problems(club))]
    told = f"In {table} is rij {'/'.join(map(str, key))} verdwenen."
    if table == "game":  # of which the digest of the sheet tells
        told = "Maandavond, avond 1, ronde 1, tafel 1: "
    assert any(one.startswith(told) for one in gone), gone
