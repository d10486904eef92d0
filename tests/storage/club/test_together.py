"""Changes that are committed together: one sync for all, and each is its own."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from clubadmin.storage.club.store import Committed, Store
from clubadmin.storage.club.undo import undo
from clubadmin.storage.file.errors import StorageError
from clubadmin.storage.rows.club import MemberRow
from tests.storage.made_up import fill, people


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store.create(tmp_path / "club.klaver", fill)
    yield made
    made.close()


def add(store: Store, name: str) -> None:
    with store.change(f"lid {name}") as change:
        change.insert(MemberRow, last_name=name)


def test_each_is_its_own_in_the_journal_and_is_told_once_all_are_kept(store: Store):
    before, told = people(store), []
    store.listen(lambda what: told.append((what, store.changing, in_transaction(store))))
    with store.together():
        for name in ("Aal", "Bos", "Cor"):
            add(store, name)
        assert told == []
    assert [one[0].id for one in told] == [told[0][0].id + at for at in range(3)]
    assert not any(changing or open_still for _, changing, open_still in told)
    assert isinstance(told[0][0], Committed)
    assert store.last is not None
    assert str(store.last.label.text()) == "lid Cor"
    assert len(people(store)) == len(before) + 3
    undo(store)
    assert len(people(store)) == len(before) + 2


def fail(store: Store) -> None:
    with store.change("lid") as change:
        change.insert(MemberRow, last_name="Bos")
        change.insert(MemberRow, last_name=str(1 // 0))


def in_transaction(store: Store) -> bool:
    with store.bare() as bare:
        return bare.in_transaction


def test_one_that_fails_takes_nothing_back_but_itself(store: Store):
    before = len(people(store))
    with store.together():
        add(store, "Aal")
        with pytest.raises(ZeroDivisionError):
            fail(store)
        with store.change("niets"):
            pass
        add(store, "Cor")
    assert len(people(store)) == before + 2


def add_two(store: Store) -> None:
    with store.together():
        add(store, "Aal")
        add(store, "Bos")


def test_where_the_end_fails_nothing_of_any_is_kept_and_nobody_is_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    before, told = people(store), []
    store.listen(told.append)

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(Store, "_commit", full)
        with pytest.raises(StorageError, match="is vol"):
            add_two(store)
    assert (people(store), told) == (before, [])
    add(store, "Cor")
    assert len(people(store)) == len(before) + 1


def test_once_the_disk_took_all_back_no_later_one_is_kept_alone(store: Store):
    before = people(store)

    def broken() -> None:
        with store.together():
            add(store, "Aal")
            store._driver.execute("ROLLBACK")  # as SQLite does where a disk is full
            with pytest.raises(StorageError):
                add(store, "Bos")

    with pytest.raises(StorageError):
        broken()
    assert people(store) == before
