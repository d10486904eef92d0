"""A club of an earlier version becomes one of today, and loses nothing."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from clubadmin.storage.checks.club import check
from clubadmin.storage.club import undo as journal
from clubadmin.storage.club.store import Store
from clubadmin.storage.copies.backup import backup, restore
from clubadmin.storage.file.errors import ClubInUse, DamagedClub, NewerClub, NotMigrated
from clubadmin.storage.file.lock import Lock
from clubadmin.storage.file.retention import copies
from clubadmin.storage.migrations import migration
from clubadmin.storage.migrations.contents import columns_of, contents
from clubadmin.storage.schema import layouts
from clubadmin.storage.schema.tablenames import FIRST_SCHEMA, SCHEMA_VERSION
from tests.storage.full_club import fill, full_club
from tests.storage.made_up import new_store
from tests.storage.old_clubs import DATA, OLD_SCHEMAS, figures, old_club

NOW = datetime(2026, 11, 20, 21, 14, 3)


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def layout(path: Path) -> set[tuple[str, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
    return {(*row[:3], " ".join((row[3] or "").split())) for row in rows}


def test_of_every_released_schema_there_is_a_step_a_layout_and_a_filled_file():
    assert all(migration.step(schema) for schema in range(FIRST_SCHEMA + 1, SCHEMA_VERSION + 1))
    assert set(layouts.LAYOUTS) == set(range(FIRST_SCHEMA, SCHEMA_VERSION + 1))
    assert all((DATA / f"schema-{schema}.klaverjas.gz").exists() for schema in OLD_SCHEMAS)


@pytest.mark.parametrize("schema", OLD_SCHEMAS)
def test_the_file_of_an_old_schema_holds_all_that_it_could(tmp_path: Path, schema: int):
    with closing(sqlite3.connect(old_club(tmp_path, schema))) as connection:
        tables = [
            name
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        empty = [
            name
            for name in tables
            if not connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
        ]
    assert empty == []


def test_a_filled_club_of_today_can_be_the_filled_file_of_the_next_schema(tmp_path: Path):
    path = full_club(tmp_path)
    before = figures(path)
    assert figures(fill(path)) == before


@pytest.mark.sampled(3)
@pytest.mark.parametrize("schema", OLD_SCHEMAS)
def test_a_migrated_club_has_the_tables_of_a_new_one_and_all_that_was_in_it(
    tmp_path: Path, schema: int
):
    path = old_club(tmp_path, schema)
    before, data = figures(path), path.read_bytes()
    with closing(Store.open(path, clock=lambda: NOW)) as store:
        assert check(store).problems == ()
        assert store.kept == copies(path)[0]
    assert figures(path) == before
    assert schema_of(path) == SCHEMA_VERSION
    new = new_store(tmp_path / "nieuw.klaverjas")
    new.close()
    assert layout(path) == layout(new.path)
    kept = copies(path)[0]
    assert kept.name == "00001_2026-11-20_211403_oud.klaverjas"
    assert (schema_of(kept), figures(kept)) == (schema, before)
    assert len(kept.read_bytes()) <= len(data)
    assert sorted(one.name for one in tmp_path.iterdir()) == [
        "nieuw.klaverjas",
        "oud.klaverjas",
        "oud.reservekopieen",
    ]


def test_a_club_of_today_is_opened_without_more_ado(tmp_path: Path):
    new_store(tmp_path / "nieuw.klaverjas").close()
    with closing(Store.open(tmp_path / "nieuw.klaverjas")) as store:
        assert store.kept is None
    assert copies(tmp_path / "nieuw.klaverjas") == []


def test_what_was_done_before_can_be_undone_and_redone_afterwards(tmp_path: Path):
    path = old_club(tmp_path)
    before = figures(path)
    with closing(Store.open(path)) as store:
        undone = []
        while journal.state(store).undo:
            undone.append(journal.undo(store))
            assert check(store).problems == ()
        assert "Spellen overgenomen: 4" in map(str, undone), "a block of rows"
        for _ in undone:
            journal.redo(store)
        assert check(store).problems == ()
    after = figures(path)
    for table in ("game", "round_result", "evening_result", "member", "rule_set"):
        assert after[table] == before[table]


def test_looking_at_an_old_club_brings_it_up_to_date_as_well(tmp_path: Path):
    path = old_club(tmp_path)
    before = figures(path)
    with closing(Store.look(path)) as store:
        assert check(store).problems == ()
    assert figures(path) == before
    assert schema_of(path) == SCHEMA_VERSION


def test_an_old_club_that_is_open_elsewhere_is_left_alone(tmp_path: Path):
    path = old_club(tmp_path)
    data = path.read_bytes()
    lock = Lock(path)
    for opened in (Store.open, Store.look):
        with pytest.raises(ClubInUse):
            opened(path)
    lock.release()
    assert path.read_bytes() == data


def test_a_change_that_was_cut_off_is_taken_back_first(tmp_path: Path):
    path = old_club(tmp_path)
    before = figures(path)
    aside = tmp_path / "halfweg.klaverjas"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size=2")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(
            "UPDATE member SET last_name = 'Half' || id, remark = hex(zeroblob(900))"
        )
        connection.execute("UPDATE changed_row SET before = hex(zeroblob(500))")
        journal_file = path.with_name(path.name + "-journal")
        aside.write_bytes(path.read_bytes())
        aside.with_name(aside.name + "-journal").write_bytes(journal_file.read_bytes())
        connection.execute("ROLLBACK")
    with closing(Store.open(aside)) as store:
        assert check(store).problems == ()
    assert figures(aside) == before


def test_a_newer_club_is_refused_naming_both_versions_and_stays_as_it_is(tmp_path: Path):
    path = old_club(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version={SCHEMA_VERSION + 1}")
    data = path.read_bytes()
    said = f"bestand versie {SCHEMA_VERSION + 1}, dit programma kent versie {SCHEMA_VERSION}"
    for act in (Store.open, Store.look, lambda one: restore(one, tmp_path / "x.klaverjas")):
        with pytest.raises(NewerClub, match=said):
            act(path)
    assert path.read_bytes() == data
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_an_old_club_with_a_strange_table_is_refused(tmp_path: Path):
    path = old_club(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE extra (a)")
    with pytest.raises(DamagedClub):
        Store.open(path)
    assert schema_of(path) == FIRST_SCHEMA


def test_what_was_wrong_in_an_old_club_is_still_found_afterwards(tmp_path: Path):
    """It opens as it did, and the check says what it said."""
    path = old_club(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE game SET ns_points = ns_points + 1 WHERE scoresheet_id = 1")
        connection.execute("UPDATE member SET phone = '1' WHERE id = 2")
        connection.commit()
    before = figures(path)
    with closing(Store.open(path)) as store:
        problems = [str(one) for one in check(store).problems]
    assert figures(path) == before
    assert any("lid 2" in one for one in problems)
    assert any("tafel 1" in one for one in problems)


def test_a_step_that_loses_something_is_noticed_and_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = old_club(tmp_path)
    data = path.read_bytes()
    right = migration.step
    for wrong in (
        "DELETE FROM game WHERE scoresheet_id = 3 AND game = 2",
        "UPDATE scoresheet SET digest = '' WHERE id = 2",
        "DELETE FROM sqlite_sequence WHERE name = 'member'",
        "CREATE TABLE extra (a)",
        "DELETE FROM member WHERE id = 1",
    ):
        steps = {SCHEMA_VERSION: [*right(SCHEMA_VERSION), wrong]}
        monkeypatch.setattr(
            migration, "step", lambda schema, steps=steps: steps.get(schema) or right(schema)
        )
        with pytest.raises(
            NotMigrated, match=r"bestand oud\.klaverjas .* Het bestand is niet veranderd"
        ):
            Store.open(path)
        monkeypatch.undo()
        assert path.read_bytes() == data
    with closing(Store.open(path)) as store:
        assert check(store).problems == ()


def test_ids_that_were_given_out_are_not_given_out_again(tmp_path: Path):
    path = old_club(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        highest = dict(connection.execute("SELECT name, seq FROM sqlite_sequence"))
        ids = connection.execute("SELECT max(id) FROM member").fetchone()[0]
    assert highest["member"] > ids, "a member was undone"
    with closing(Store.open(path)) as store, store.read() as conn:
        again = dict(tuple(row) for row in conn.exec_driver_sql("SELECT * FROM sqlite_sequence"))
    assert again == highest


@pytest.mark.sampled(3)
@pytest.mark.parametrize("schema", OLD_SCHEMAS)
def test_an_old_copy_is_put_back_as_a_club_of_today(tmp_path: Path, schema: int):
    copy = old_club(tmp_path, schema, "kopie.klaverjas")
    before, data = figures(copy), copy.read_bytes()
    target = tmp_path / "terug.klaverjas"
    assert restore(copy, target) is None
    with closing(Store.open(target)) as store:
        assert check(store).problems == ()
        assert store.kept is None
    assert figures(target) == before
    assert copy.read_bytes() == data


def test_the_copy_of_before_is_offered_when_the_club_is_damaged_later(tmp_path: Path):
    path = old_club(tmp_path)
    before = figures(path)
    Store.open(path).close()
    path.write_bytes(path.read_bytes()[:9000])
    with pytest.raises(DamagedClub) as refusal:
        Store.open(path)
    assert refusal.value.backup == copies(path)[0]
    restore(refusal.value.backup, path)
    assert figures(path) == before


def test_a_damaged_old_copy_is_not_put_back(tmp_path: Path):
    copy = old_club(tmp_path, name="kopie.klaverjas")
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE game SET ns_points = 1 WHERE scoresheet_id = 1 AND game = 1")
        connection.commit()
    with pytest.raises(DamagedClub):
        restore(copy, tmp_path / "terug.klaverjas")
    assert [one.name for one in tmp_path.iterdir()] == ["kopie.klaverjas"]


def test_a_backup_of_a_migrated_club_is_a_club_of_today(tmp_path: Path):
    path = old_club(tmp_path)
    with closing(Store.open(path)) as store:
        made = backup(store)
    assert schema_of(made) == SCHEMA_VERSION
    assert figures(made) == figures(path)


def test_texts_that_cannot_be_read_are_compared_as_well(tmp_path: Path):
    path = tmp_path / "x.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE t (a TEXT)")
        connection.execute("INSERT INTO t VALUES (CAST(x'fffe' AS TEXT))")
        one = contents(connection, columns_of(connection))
        connection.execute("UPDATE t SET a = CAST(x'fffd' AS TEXT)")
        assert contents(connection, columns_of(connection)) != one


def test_a_new_club_is_made_by_the_row_classes_only():
    """The last step and the classes say the same; `LAYOUTS` has it by heart."""
    assert layouts.layout_digest(layouts.our_tables()) == layouts.LAYOUTS[SCHEMA_VERSION]
    assert layouts.statements()
