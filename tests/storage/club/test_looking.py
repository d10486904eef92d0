"""Reading a club without taking it: beside a window that writes, and after one that died."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.storage.club.store import Store
from clubadmin.storage.file.errors import NoAccess
from clubadmin.storage.file.header import has_hot_journal, journal_path
from clubadmin.storage.file.lock import lock_path
from clubadmin.storage.schema.tablenames import MemberRow
from tests.storage.made_up import new_store


def _names(store: Store) -> list[str]:
    with store.read() as conn:
        return [row[0] for row in conn.exec_driver_sql("SELECT last_name FROM member ORDER BY 1")]


def _cut_off(club: Path, copy: Path) -> None:
    """A copy of the club as it stands with a change half on the disk, and its journal."""
    with closing(sqlite3.connect(club, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size=1")  # pages go to the file before the change is done
        connection.execute("PRAGMA cache_spill=1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE member SET remark = hex(randomblob(20000))")
        shutil.copyfile(club, copy)
        shutil.copyfile(journal_path(club), journal_path(copy))
        connection.execute("ROLLBACK")


@pytest.fixture
def club(tmp_path: Path) -> Path:
    store = new_store(tmp_path / "club.klaver")
    with store.change("Leden") as change:
        for name in ("Aker", "Blom", "Cramer"):
            change.insert(MemberRow, last_name=name)
    store.close()
    return store.path


def test_a_change_that_is_going_on_is_not_seen_until_it_is_done(club: Path) -> None:
    window, beside = Store.open(club), Store.look(club)
    with window.change("Lid erbij") as change:
        change.insert(MemberRow, last_name="Dekker")
        assert "Dekker" not in _names(beside)
    assert "Dekker" in _names(beside)
    beside.close()
    window.close()


def test_all_within_one_moment_is_of_one_moment(club: Path) -> None:
    window, beside = Store.open(club), Store.look(club)
    with beside.one_moment():
        before = _names(beside)
        with window.bare() as bare:
            bare.execute("PRAGMA busy_timeout=50")
        with pytest.raises(Exception, match="bezet"), window.change("Lid erbij") as change:
            change.insert(MemberRow, last_name="Dekker")
        assert _names(beside) == before
    with window.change("Lid erbij") as change:
        change.insert(MemberRow, last_name="Dekker")
    assert "Dekker" in _names(beside)
    beside.close()
    window.close()


def test_what_was_looked_into_cannot_be_written(club: Path) -> None:
    beside = Store.look(club)
    with pytest.raises(NoAccess), beside.change("Lid erbij") as change:
        change.insert(MemberRow, last_name="Dekker")
    beside.close()
    assert not lock_path(club).exists()


def test_what_a_dead_program_left_half_is_taken_back_before_looking(
    club: Path, tmp_path: Path
) -> None:
    left = tmp_path / "blijft liggen.klaver"
    _cut_off(club, left)
    assert has_hot_journal(left)
    beside = Store.look(left)
    assert _names(beside) == ["Aker", "Blom", "Cramer"]
    with beside.read() as conn:
        assert {row[0] for row in conn.exec_driver_sql("SELECT remark FROM member")} == {""}
    beside.close()
    assert not has_hot_journal(left)
