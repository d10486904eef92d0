"""Safety 16: what somebody planted in a club file is found before anything in it is believed."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.storage.checks.club import check, check_file
from clubadmin.storage.club.store import Store
from clubadmin.storage.copies.backup import backup, restore
from clubadmin.storage.file import opening
from clubadmin.storage.file.engine import connect
from clubadmin.storage.file.errors import DamagedClub
from clubadmin.storage.file.opening import is_good
from clubadmin.storage.file.retention import copies
from clubadmin.storage.file.troubles import as_trouble
from tests.storage.made_up import evening_of, new_store

EVIL = "BEGIN DELETE FROM evening; END"
PLANTED = (
    f"CREATE TRIGGER sqliteX AFTER INSERT ON member {EVIL}",
    f"CREATE TRIGGER sqlite1autoindex_member_1 AFTER INSERT ON member {EVIL}",
    f"CREATE TRIGGER gewoon AFTER INSERT ON member {EVIL}",
    "CREATE VIEW sqlite0 AS SELECT * FROM member",
    "CREATE INDEX sqlitezoek ON member (last_name)",
    "CREATE TABLE sqliteStat (a)",
    "CREATE VIRTUAL TABLE sqlite9 USING fts5(a)",
    "ALTER TABLE member ADD COLUMN extra TEXT",
    "DROP INDEX ix_member_search",
    "ANALYZE",
)
BEHIND = (
    ("trigger", "sqlite_evil", "member", f"CREATE TRIGGER sqlite_evil INSERT ON member {EVIL}"),
    ("view", "sqlite_zicht", "sqlite_zicht", "CREATE VIEW sqlite_zicht AS SELECT 1"),
)
"""With names that SQLite keeps for itself, written past it."""

IMPOSSIBLE = (
    ("UPDATE club SET rounds = 200000000", "club", "rounds"),
    ("UPDATE club SET games = 'x'", "club", "games"),
    ("UPDATE evening SET rounds = 999999999999", "evening", "rounds"),
    ("UPDATE evening SET date = 'gisteren'", "evening", "date"),
    ("UPDATE evening SET date = '2026-02-31'", "evening", "date"),
    ("UPDATE evening SET date = 20261102", "evening", "date"),
    ("UPDATE member SET last_name = hex(zeroblob(500000)) WHERE id = 2", "member", "last_name"),
    ("UPDATE member SET last_name = CAST(x'ff41' AS TEXT) WHERE id = 2", "member", "niet te lezen"),
    ("UPDATE member SET guest = 7 WHERE id = 3", "member", "guest"),
    ("UPDATE member SET version = 2.5 WHERE id = 3", "member", "version"),
    ("INSERT INTO own_field VALUES (1, 1, x'fffe', 0)", "own_field", "name"),
    ("UPDATE sqlite_sequence SET seq = 9223372036854775807", "nummering", "op"),
)


HARMLESS = (
    ("UPDATE season SET starts = '9999-12-31'", "season", "starts"),
    ("UPDATE member SET last_name = 'Bos' || char(0) || 'x' WHERE id = 2", "member", "last_name"),
)
"""No figure follows from these: the club opens, and tells them."""


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Path:
    store = new_store(tmp_path_factory.mktemp("klaar") / "club.klaverjas")
    with store.change("avond") as change:
        evening_of(change, 4)
    backup(store)
    store.close()
    return store.path.parent


@pytest.fixture
def club(ready: Path, tmp_path: Path) -> Path:
    """A club with an evening, and a good copy beside it."""
    shutil.copytree(ready, tmp_path, dirs_exist_ok=True)
    return tmp_path / "club.klaverjas"


def plant(club: Path, *statements: str, rows: tuple[tuple[str, ...], ...] = ()) -> None:
    with closing(sqlite3.connect(club)) as connection:
        for statement in statements:
            connection.execute(statement)
        if rows:
            connection.execute("PRAGMA writable_schema=ON")
            connection.executemany(
                "INSERT INTO sqlite_master (type, name, tbl_name, rootpage, sql)"
                " VALUES (?, ?, ?, 0, ?)",
                rows,
            )
        connection.commit()


def refusals(club: Path, folder: Path) -> Iterator[DamagedClub]:
    """Whoever comes to this file, the file is left as it is."""
    data = club.read_bytes()
    doings = (
        lambda one: Store.open(one).close(),
        lambda one: Store.look(one).close(),
        lambda one: restore(one, folder / "elders.klaverjas"),
    )
    for doing in doings:
        with pytest.raises(DamagedClub) as refusal:
            doing(club)
        assert club.read_bytes() == data
        yield refusal.value
    assert not is_good(club)
    assert check_file(club)
    assert not (folder / "elders.klaverjas").exists()


@pytest.mark.parametrize("statement", PLANTED)
def test_nothing_is_in_a_club_that_our_schema_does_not_have(
    club: Path, tmp_path: Path, statement: str
):
    plant(club, statement)
    opened, looked, _ = refusals(club, tmp_path)
    assert opened.backup == looked.backup == copies(club)[0], "and the way to the good copy"


def test_without_a_look_at_the_tables_it_would_be_believed(
    club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    plant(club, PLANTED[0])
    monkeypatch.setattr(opening, "tables_are_ours", lambda _connection: True)  # broken on purpose
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        list(refusals(club, tmp_path))


@pytest.mark.parametrize("row", BEHIND, ids=lambda row: row[0])
def test_nor_when_it_bears_a_name_that_is_sqlites_own(
    club: Path, tmp_path: Path, row: tuple[str, ...]
):
    plant(club, rows=(row,))
    assert len([*refusals(club, tmp_path)]) == 3


@pytest.mark.parametrize(("statement", "table", "column"), HARMLESS)
def test_what_harms_no_figure_is_told_and_locks_nobody_out(
    club: Path, statement: str, table: str, column: str
):
    plant(club, statement)
    for way in (Store.open, Store.look):
        with closing(way(club)) as store:
            (told,) = map(str, store.findings)
            assert table in told
            assert column in told
            assert not store.look_only
    assert is_good(club)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("statement", "table", "column"), IMPOSSIBLE)
def test_what_is_read_first_is_believed_only_where_it_can_be(
    club: Path, tmp_path: Path, statement: str, table: str, column: str
):
    plant(club, statement)
    opened, *_ = refusals(club, tmp_path)
    assert "is beschadigd" in str(opened)
    assert table in str(opened)
    assert column in str(opened)
    assert opened.backup == copies(club)[0]


def test_what_cannot_be_elsewhere_is_named_by_the_check(club: Path):
    plant(club, "UPDATE change SET entry = zeroblob(10) WHERE id = 2")
    with closing(Store.open(club)) as store:
        problems = [str(one) for one in check(store).problems]
    assert any("change" in one and "entry" in one for one in problems)


def test_sqlite_itself_is_told_what_a_file_may_ask(club: Path):
    with closing(connect(club)) as connection:
        with pytest.raises((sqlite3.DataError, sqlite3.OperationalError)):
            connection.execute("SELECT zeroblob(300000000)").fetchone()
        with pytest.raises(sqlite3.OperationalError):
            connection.execute(f"SELECT {'-' * 300}1")
        with pytest.raises(sqlite3.OperationalError):
            connection.execute(f"SELECT {', '.join(['1'] * 300)}")
        with pytest.raises(sqlite3.OperationalError, match="load_extension"):
            connection.execute("SELECT load_extension('x')")
        assert connection.execute("PRAGMA trusted_schema").fetchone() == (0,)
        assert connection.execute("PRAGMA cell_size_check").fetchone() == (1,)


@pytest.mark.parametrize("mode", ["rw", "ro"])
def test_what_a_file_would_have_sqlite_do_is_refused_even_when_it_was_not_seen(
    club: Path, mode: str
):
    plant(
        club,
        f"CREATE TRIGGER gewoon AFTER UPDATE ON member {EVIL}",
        "CREATE VIEW zicht AS SELECT last_name FROM member",
    )
    with closing(connect(club, mode)) as connection:
        for asked in (
            "UPDATE member SET last_name = 'Bos'",  # the trigger would take the evening away
            "SELECT * FROM zicht",
            f"CREATE TEMP TRIGGER nog AFTER DELETE ON pair {EVIL}",
            "CREATE VIRTUAL TABLE zoek USING fts5(a)",
            "PRAGMA writable_schema=ON",
        ):
            with pytest.raises(sqlite3.DatabaseError) as refused:
                connection.execute(asked)
            assert isinstance(as_trouble(refused.value, club), DamagedClub), asked
        assert connection.execute("SELECT count(*) FROM evening").fetchone() == (1,)


def test_an_old_club_is_looked_at_in_the_same_way(tmp_path: Path):
    from tests.storage.old_clubs import OLD_SCHEMAS, old_club

    for schema in OLD_SCHEMAS:
        good = old_club(tmp_path, schema, f"goed-{schema}.klaverjas")
        Store.open(shutil.copy(good, tmp_path / f"ook-{schema}.klaverjas")).close()
        bad = old_club(tmp_path, schema, f"fout-{schema}.klaverjas")
        plant(bad, PLANTED[0])
        with pytest.raises(DamagedClub):
            Store.open(bad)
