"""Copies that were opened and checked, and the way back from them."""

import os
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from clubadmin.storage.checks.club import check_file
from clubadmin.storage.club.store import Store
from clubadmin.storage.copies import backup as backup_module
from clubadmin.storage.copies.backup import backup, restore
from clubadmin.storage.file.errors import ClubInUse, DamagedClub, NoAccess, NotAClub, StorageError
from clubadmin.storage.file.retention import copies
from clubadmin.storage.rows.club import MemberRow
from tests.storage.made_up import new_store, people
from tests.turns import tries


@pytest.fixture
def store(tmp_path: Path):
    opened = new_store(tmp_path / "club.klaver")
    yield opened
    opened.close()


def add(store: Store, name: str) -> None:
    with store.change(name) as change:
        change.insert(MemberRow, last_name=name)


def test_a_copy_holds_all_that_was_stored_before_it(store: Store):
    for n in range(tries(20, 50)):
        add(store, f"Bos{n}")
        copy = backup(store)
        if n % 10 == 9:
            assert check_file(copy) == ()
            again = Store.open(copy)
            assert people(again) == people(store)
            again.close()


def test_a_copy_lies_in_a_folder_beside_the_club(store: Store):
    copy = backup(store)
    assert copy.parent == store.path.with_name("club.reservekopieen")
    assert [one.name for one in copy.parent.iterdir()] == [copy.name], "nothing else is left"


def test_old_copies_are_let_go(store: Store):
    start = datetime(2026, 1, 1)
    for n in range(tries(30, 60)):
        backup(store, clock=lambda n=n: start + timedelta(days=n))  # type: ignore[misc]
    assert 12 <= len(copies(store.path)) < 25


def test_a_copy_with_harmed_figures_is_none_of_the_good_copies(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    good = backup(store)
    monkeypatch.setattr(backup_module, "check_file", lambda path: ("mis",))
    harmed = backup(store)
    assert harmed.name.startswith("schade_00002_")
    assert copies(store.path) == [good]
    assert {one.name for one in good.parent.iterdir()} == {good.name, harmed.name}


def test_a_restored_club_is_the_club_of_then(store: Store):
    add(store, "Bos")
    copy = backup(store)
    add(store, "Laat")
    store.close()
    kept = restore(copy, store.path)
    again = Store.open(store.path)
    assert people(again) == [" Bos"]
    again.close()
    assert kept
    before = Store.open(kept)
    assert people(before) == [" Bos", " Laat"], "what was replaced is kept"
    before.close()


def test_a_copy_can_be_put_where_there_is_nothing_yet(store: Store, tmp_path: Path):
    add(store, "Bos")
    copy = backup(store)
    assert restore(copy, tmp_path / "nieuw.klaver") is None
    again = Store.open(tmp_path / "nieuw.klaver")
    assert people(again) == [" Bos"]
    again.close()


def test_an_open_club_is_not_replaced(store: Store):
    copy = backup(store)
    with pytest.raises(ClubInUse):
        restore(copy, store.path)


@pytest.mark.parametrize("harm", ["cut", "changed", "no club"])
def test_a_copy_that_is_not_good_replaces_nothing(store: Store, tmp_path: Path, harm: str):
    add(store, "Jansen")
    copy = backup(store)
    data = copy.read_bytes()
    bad = {
        "cut": data[:5000],
        "changed": data.replace(b"Jansen", b"Hansen"),
        "no club": b"Naam;Telefoon\n" * 100,
    }[harm]
    copy.write_bytes(bad)
    store.close()
    before = store.path.read_bytes()
    with pytest.raises((DamagedClub, NotAClub)):
        restore(copy, store.path)
    assert store.path.read_bytes() == before


def test_a_folder_that_cannot_be_made_gives_a_sentence(store: Store, tmp_path: Path):
    in_the_way = tmp_path / "bestand"
    in_the_way.touch()
    with pytest.raises(StorageError, match="kan niet geschreven worden"):
        backup(store, in_the_way / "kopieen")


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="may write everywhere as root"
)
def test_a_folder_one_may_not_write_gives_a_sentence(store: Store, tmp_path: Path):
    shut = tmp_path / "dicht"
    shut.mkdir(mode=0o500)
    with pytest.raises(NoAccess):
        backup(store, shut)
