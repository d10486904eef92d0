"""A full disk, a folder that is shut, a disk that is gone: told in three parts, nothing lost."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from clubadmin.services.club.files import save
from clubadmin.storage.checks.club import check
from clubadmin.storage.club.store import Store
from clubadmin.storage.copies.backup import backup
from clubadmin.storage.file.atomic import save_bytes
from clubadmin.storage.file.errors import NoAccess, NoRoom, StorageError
from clubadmin.storage.rows import MemberRow
from tests.storage.made_up import fill, people


def fill_up(store: Store) -> NoRoom:
    """Add members until there is no more room; answers what was told."""
    for n in range(100_000):
        try:
            with store.change(f"lid {n}") as change:
                change.insert(MemberRow, last_name=f"Bos{n}", remark="x" * 60)
        except NoRoom as error:
            return error
    raise AssertionError("the disk was never full")


def assert_in_three_parts(error: StorageError) -> None:
    assert all((error.happened, error.safe, error.todo))
    assert str(error) == f"{error.happened} {error.safe} {error.todo}"


def test_a_file_that_cannot_grow_keeps_what_was_stored_and_goes_on_later(tmp_path: Path):
    store = Store.create(tmp_path / "club.klaver", fill)
    with store.bare() as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages + 5}")
    told = fill_up(store)
    assert "is vol" in str(told)
    assert "Maak ruimte vrij" in str(told)
    assert_in_three_parts(told)
    before = people(store)
    assert before
    with store.bare() as connection:
        connection.execute("PRAGMA max_page_count=100000")
    with store.change("lid") as change:
        change.insert(MemberRow, last_name="Weer ruimte")
    assert people(store) == [*before, " Weer ruimte"]
    assert check(store).problems == ()
    store.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes, where one may make one."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only the system's manager may make a small disk")
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", tmp_path],
        check=False,
        capture_output=True,
    )
    if made.returncode:
        pytest.skip("this machine lets nobody make a small disk")
    yield tmp_path
    subprocess.run(["umount", "--lazy", tmp_path], check=True)


def test_a_full_disk_loses_nothing_and_work_goes_on_once_there_is_room(small_disk: Path):
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(900_000))
    store = Store.create(small_disk / "club.klaver", fill)
    assert_in_three_parts(fill_up(store))
    before = people(store)
    with pytest.raises(NoRoom) as told:
        backup(store)
    assert_in_three_parts(told.value)
    letter = small_disk / "uitslag.csv"
    letter.unlink(missing_ok=True)
    with pytest.raises(NoRoom):
        save(letter, bytes(1_500_000))
    assert not letter.exists()
    ballast.unlink()
    with store.change("lid") as change:
        change.insert(MemberRow, last_name="Weer ruimte")
    store.close()
    again = Store.open(store.path)
    assert people(again) == [*before, " Weer ruimte"]
    assert check(again).problems == ()
    assert [one.name for one in small_disk.rglob("*.nieuw")] == []
    again.close()


def test_a_club_on_a_full_disk_is_not_half_made(small_disk: Path):
    (small_disk / "ballast").write_bytes(bytes(2_000_000))
    with pytest.raises(NoRoom):
        Store.create(small_disk / "club.klaver", fill)
    assert [one.name for one in small_disk.iterdir()] == ["ballast"]


def test_a_club_on_a_disk_full_to_the_last_byte_is_opened(small_disk: Path):
    Store.create(small_disk / "club.klaver", fill).close()
    with suppress(OSError), (small_disk / "ballast").open("wb", buffering=0) as file:
        while file.write(bytes(512)):
            pass
    for opened in (Store.open, Store.look):
        opened(small_disk / "club.klaver").close()
    assert sorted(one.name for one in small_disk.iterdir()) == ["ballast", "club.klaver"]


def test_a_folder_that_is_not_there_gives_a_sentence(tmp_path: Path):
    with pytest.raises(NoAccess, match=r"uitslag\.pdf kan niet geschreven worden"):
        save(tmp_path / "weg" / "uitslag.pdf", b"x")


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="may write everywhere as root"
)
def test_a_folder_one_may_not_write_gives_a_sentence(tmp_path: Path):
    shut = tmp_path / "dicht"
    shut.mkdir()
    store = Store.create(shut / "club.klaver", fill)
    store.close()
    shut.chmod(0o500)
    with pytest.raises(NoAccess, match="mag er niet schrijven"):
        Store.open(shut / "club.klaver")
    with pytest.raises(NoAccess):
        save(shut / "a.pdf", b"x")
    shut.chmod(0o700)


def test_a_saved_file_has_the_rights_of_the_one_it_replaces(tmp_path: Path):
    file = tmp_path / "a.csv"
    save(file, b"oud")
    file.chmod(0o600)
    save(file, b"nieuw")
    assert file.read_bytes() == b"nieuw"
    assert file.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in tmp_path.iterdir()] == ["a.csv"]


@pytest.mark.parametrize("how", ["moved", "deleted", "replaced"])
def test_nothing_is_written_to_a_club_that_is_no_longer_in_its_place(tmp_path: Path, how: str):
    store = Store.create(tmp_path / "club.klaver", fill)
    if how == "moved":
        store.path.rename(tmp_path / "elders.klaver")
    elif how == "deleted":
        store.path.unlink()
    else:
        save_bytes(store.path, b"een oude kopie")
    with pytest.raises(NoAccess, match="terwijl het open was"), store.change("lid") as change:
        change.insert(MemberRow, last_name="Bos")
    store.close()


def test_what_a_killed_writer_left_is_cleared_away_after_a_day(tmp_path: Path):
    old, new = tmp_path / ".a.csv.oud.deel", tmp_path / ".a.csv.nieuw.deel"
    for leftover in (old, new):
        leftover.touch()
    os.utime(old, (1, 1))
    save(tmp_path / "a.csv", b"x")
    assert sorted(one.name for one in tmp_path.iterdir()) == [".a.csv.nieuw.deel", "a.csv"]
