"""What is told of long tables at a glance is what looking at each row tells."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.storage.checks import club as club_checks
from clubadmin.storage.checks.club import check_file, journal_problems
from clubadmin.storage.checks.sums import round_problems
from clubadmin.storage.file.engine import connect
from clubadmin.storage.schema import ranges
from clubadmin.storage.schema.digest import SHEET_DIGEST
from clubadmin.storage.schema.ranges import value_problems
from clubadmin.storage.schema.tables import SUMS
from clubadmin.storage.sums.refresh import SHEET_SUMS
from tests.services.demo_club import demo_file


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return demo_file(tmp_path_factory.mktemp("demo") / "demo.klaverjas")


@pytest.fixture
def club(file: Path) -> Iterator[sqlite3.Connection]:
    """The club, and whatever a test does to it is taken back."""
    with closing(connect(file)) as connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute("BEGIN")
        yield connection
        connection.execute("ROLLBACK")


WRONG = (
    *(("game", "ns_points", value) for value in ("'veel'", "5.5", "2000000000", "x'05'", "9e30")),
    *(("game", "typed", value) for value in ("x'3932'", "'9' || char(0) || '2'")),
    *(("game", "typed", value) for value in ("CAST(x'39FF32' AS TEXT)", "printf('%2001d', 1)")),
    *(("game", "side", value) for value in ("x'6E73'", "printf('%2001d', 1)")),
    *(("seat", "fill_in", value) for value in ("2", "'ja'", "0.5")),
    ("seat", "member_id", "0"),
    *(("scoresheet", "signed_at", one) for one in ("'gisteren'", "'2026-02-30 20:00:00'", "5")),
    *(("scoresheet", "over_after", value) for value in ("'x'", "1e300", "-2000000000")),
    ("participant", "district", "'a' || char(0)"),
    ("playing_table", "round", "200000000"),
)


KEYS = {"seat": "playing_table_id = 77 AND position = 'n'"}
KEYS["game"] = "scoresheet_id = 77 AND game = 1"


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("table", "column", "value"), WRONG)
def test_one_impossible_value_among_thousands_is_named_with_its_row(
    club: sqlite3.Connection, table: str, column: str, value: str
) -> None:
    (count,) = club.execute(f"SELECT count(*) FROM {table}").fetchone()
    assert count > ranges.FEW
    club.execute(f"UPDATE {table} SET {column} = {value} WHERE {KEYS.get(table, 'id = 77')}")
    (told,) = [str(one) for one in value_problems(club)]
    assert f"In {table}" in told
    assert "niet te lezen" in told or ("rij 77" in told and column in told)


@pytest.mark.parametrize(
    "value", ["'2026-02-30'", "'1-2-2026'", "'2300-01-01'", "20260201", "'2026-02-01 '", "x'32'"]
)
def test_a_day_that_is_none_is_named_in_a_table_of_any_length(
    club: sqlite3.Connection, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranges, "FEW", 0)
    assert list(value_problems(club)) == []
    club.execute(f"UPDATE evening SET date = {value} WHERE id = 7")
    assert [str(one) for one in value_problems(club)] == [
        "In evening is bij rij 7 de waarde van date onmogelijk."
    ]


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [("game", "outcome", "NULL"), ("game", "typed", "'été'"), ("scoresheet", "signed_at", "''")],
)
def test_a_value_that_can_be_is_taken(
    club: sqlite3.Connection, table: str, column: str, value: str
) -> None:
    club.execute(f"UPDATE {table} SET {column} = {value}")
    assert list(value_problems(club)) == []


def forged(club: sqlite3.Connection) -> None:
    """Sums and digests of all sheets as somebody would make them who knows how."""
    names = ", ".join(f"{name} = g.{name}" for name in SUMS)
    digest = SHEET_DIGEST.replace("s.", "scoresheet.")
    club.execute(
        f"UPDATE scoresheet SET {names}, digest = {digest}"
        f" FROM ({SHEET_SUMS.format(where='')}) g WHERE g.scoresheet_id = scoresheet.id"
    )


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        (
            "UPDATE game SET typed = typed || ' ' WHERE scoresheet_id = 12 AND game = 3",
            "In game is rij 12/3 buiten het programma om veranderd.",
        ),
        (
            "DELETE FROM game WHERE scoresheet_id = 12 AND game = 3",
            "In game is rij 12/3 verdwenen.",
        ),
        (
            "INSERT INTO game VALUES (12, 99, '92', 'made', NULL, 92, 0, 70, 0)",
            "In game is rij 12/99 buiten het programma om toegevoegd.",
        ),
        ("DELETE FROM seat WHERE playing_table_id = 9", "In seat is rij 9/e verdwenen."),
        (
            "UPDATE seat SET member_id = 1 + member_id WHERE playing_table_id = 9",
            "In seat is rij 9/e buiten het programma om veranderd.",
        ),
        (
            "INSERT INTO playing_table VALUES (900001, 1, 7, 99, '')",
            "In playing_table is rij 900001 buiten het programma om toegevoegd.",
        ),
    ],
)
def test_what_differs_from_the_journal_is_named_though_all_digests_hold(
    club: sqlite3.Connection, deed: str, told: str
) -> None:
    assert list(journal_problems(club)) == []
    club.execute(deed)
    forged(club)
    assert told in map(str, journal_problems(club))


def test_a_round_too_many_is_found_where_pairs_play(club: sqlite3.Connection) -> None:
    """A pair has two seats, and so comes twice when its rounds are made again."""
    assert list(round_problems(club)) == []
    (pair,) = club.execute(
        "SELECT max(r.participant_id) FROM round_result r JOIN participant p"
        " ON p.id = r.participant_id WHERE p.pair_id IS NOT NULL"
    ).fetchone()
    club.execute(
        "INSERT INTO round_result SELECT evening_id, participant_id, 9, points, roem, fines, pits,"
        " nat, games, credit FROM round_result WHERE participant_id = ? AND round = 1",
        (pair,),
    )
    assert len(list(round_problems(club))) == 1


def test_a_large_file_is_told_as_a_small_one_is(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = tmp_path / "club.klaverjas"
    club.write_bytes(file.read_bytes())
    with closing(connect(club)) as connection:
        connection.execute("UPDATE round_result SET points = points + 1 WHERE participant_id = 5")
        connection.execute("UPDATE member SET phone = '06' WHERE id = 3")
        connection.execute("UPDATE seat SET fill_in = 2 WHERE playing_table_id = 9")
    small = check_file(club, journal=True)
    monkeypatch.setattr(club_checks, "LARGE", 0)
    assert check_file(club, journal=True) == small
    assert len(small) >= 4
