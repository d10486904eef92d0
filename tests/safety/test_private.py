"""A club and whatever is made of it is its owner's alone, from the start."""

import os
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.services.club import recent
from clubadmin.services.club.files import save
from clubadmin.services.club.strange import admit
from clubadmin.storage.club.store import Store
from clubadmin.storage.copies.backup import backup, restore
from clubadmin.storage.file.retention import copies
from tests.storage.made_up import fill
from tests.storage.old_clubs import old_club

pytestmark = pytest.mark.skipif(os.name == "nt", reason="rights are other there")


@pytest.fixture(autouse=True)
def _careless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path / "instellingen")
    before = os.umask(0)
    yield
    os.umask(before)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_new_club_its_copies_and_what_is_put_back(tmp_path: Path):
    with closing(Store.create(tmp_path / "club.klaver", fill)) as store:
        assert rights(store.path) == 0o600
        copy = backup(store)
    assert rights(copy) == 0o600
    restore(copy, tmp_path / "terug.klaver")
    assert rights(tmp_path / "terug.klaver") == 0o600
    kept = restore(copy, store.path)
    assert kept is not None
    assert [rights(one) for one in (store.path, kept)] == [0o600, 0o600]


def test_a_club_brought_up_to_date_keeps_its_rights_and_its_copy_is_private(tmp_path: Path):
    path = old_club(tmp_path)
    path.chmod(0o600)
    Store.open(path).close()
    assert [rights(one) for one in (path, *copies(path))] == [0o600, 0o600]


def test_a_club_from_elsewhere_becomes_private(tmp_path: Path):
    path = old_club(tmp_path)
    Store.open(path).close()
    path.chmod(0o644)
    Store.open(path, admit=admit).close()
    assert rights(path) == 0o600


def test_what_is_exported_is_private_unless_it_was_there(tmp_path: Path):
    save(tmp_path / "leden.csv", b"Bos")
    assert rights(tmp_path / "leden.csv") == 0o600
    (tmp_path / "leden.csv").chmod(0o644)
    save(tmp_path / "leden.csv", b"Bos")
    assert rights(tmp_path / "leden.csv") == 0o644


def test_it_is_private_before_there_is_anything_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    seen: list[int] = []
    real = Store.vacuum_into

    def watched(store: Store, target: Path) -> None:
        seen.append(rights(target))
        real(store, target)

    monkeypatch.setattr(Store, "vacuum_into", watched)
    with closing(Store.create(tmp_path / "club.klaver", fill)) as store:
        backup(store)
    assert seen == [0o600]
