"""Sheets that come in bulk are as good as sheets that were typed, and can be taken back."""

from pathlib import Path

import pytest

from clubadmin.storage.checks.club import check
from clubadmin.storage.club import undo as journal
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.errors import RowMovedOn
from clubadmin.storage.journal.sheets import Line, NewSheet, insert_sheets
from tests.storage.made_up import evening_of, new_store

LINES: list[Line] = [
    ("92+20", "made", "ns", 92, 20, 70, 0),
    ("n120", "nat", "ns", 0, 0, 162, 20),
    ("wat'is dit, dan; ĳ", None, None, 0, 0, 0, 0),
    ("p", "pit", "ew", 0, 0, 162, 100),
    ("-", "cancelled", None, 0, 0, 0, 0),
    ("92+20", "made", "ns", 92, 20, 70, 0),
]


@pytest.fixture
def store(tmp_path: Path):
    with_people = new_store(tmp_path / "club.klaver")
    with with_people.change("avond") as change:
        tables = evening_of(change, 8, games=6).tables
    with with_people.change("in bulk") as change:
        insert_sheets(change, "signed", [NewSheet(tables[0], LINES), NewSheet(tables[1], [])])
    yield with_people
    with_people.close()


def rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    tables = ("scoresheet", "game", "round_result", "evening_result")
    with store.read() as conn:
        return {
            table: [tuple(row) for row in conn.exec_driver_sql(f"SELECT * FROM {table}")]
            for table in tables
        }


def test_sums_and_digests_are_those_that_a_check_makes_again(store: Store):
    assert check(store).problems == ()
    with store.read() as conn:
        sums = conn.exec_driver_sql(
            "SELECT played, counted, ns_points, ew_points, ew_roem, ew_pits, ns_nat"
            " FROM scoresheet ORDER BY id"
        ).all()
    assert [tuple(row) for row in sums] == [(6, 4, 184, 464, 120, 1, 1), (0, 0, 0, 0, 0, 0, 0)]


def test_undo_takes_them_away_and_redo_brings_them_back(store: Store):
    filled = rows(store)
    journal.undo(store)
    assert not any(rows(store).values())
    assert check(store).problems == ()
    journal.redo(store)
    assert rows(store) == filled
    assert check(store).problems == ()
    journal.undo(store)
    assert not any(rows(store).values())


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE game SET ns_points = 93 WHERE game = 1",
        "DELETE FROM game WHERE game = 6",
        "INSERT INTO other_game VALUES (1, 1, '92')",
    ],
)
def test_undo_keeps_off_when_they_are_not_as_they_were_left(store: Store, sql: str):
    with store.bare() as past_the_program:
        past_the_program.execute("PRAGMA query_only=OFF")
        past_the_program.execute(sql)
    before = rows(store)
    with pytest.raises(RowMovedOn):
        journal.undo(store)
    assert rows(store) == before
