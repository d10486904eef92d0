"""A full disk, a folder that is shut, a disk that is gone: told in three parts, nothing lost."""

import os
import sqlite3
import subprocess
import sys
import time
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
from clubadmin.storage.file.header import read_header
from clubadmin.storage.file.lock import seize
from clubadmin.storage.file.troubles import as_trouble
from clubadmin.storage.rows.club import MemberRow
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


@pytest.mark.parametrize("number", [225, 226])
def test_a_file_that_a_virus_scanner_took_is_told_as_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
):
    def taken(*_: object, **__: object) -> None:
        error = OSError("contains a virus")
        error.winerror = number  # as Windows tells it
        raise error

    club = tmp_path / "club.klaver"
    Store.create(club, fill).close()
    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", taken)
        with pytest.raises(NoAccess, match=r"virusscanner .* houdt club\.klaver tegen") as told:
            read_header(club)
    assert_in_three_parts(told.value)
    assert "quarantaine" in str(told.value.todo)
    assert str(tmp_path) in str(told.value.todo)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", taken)
        with pytest.raises(NoAccess, match="virusscanner"):
            save(tmp_path / "uitslag.pdf", b"x")
    Store.open(club).close()


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


KILLED = """
import os, signal, sys
from pathlib import Path
from clubadmin.storage.file import atomic
atomic.sync_folder = atomic._keep_mode = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
atomic.save_bytes(Path(sys.argv[1]), b"x")
"""


def leftovers(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir() if one.name.endswith(".deel"))


@pytest.mark.skipif(sys.platform == "win32", reason="no program is killed like that there")
def test_what_a_killed_writer_left_is_gone_when_anything_is_written_there_again(tmp_path: Path):
    words = [sys.executable, "-c", KILLED, tmp_path / "recent.json"]
    subprocess.run(words, check=False, timeout=60)
    (left,) = leftovers(tmp_path)
    assert left.startswith(".recent.json.")
    a_minute_ago = time.time() - 60
    os.utime(tmp_path / left, (a_minute_ago, a_minute_ago))
    save(tmp_path / "instellingen.json", b"x")
    assert leftovers(tmp_path) == []


@pytest.mark.skipif(sys.platform == "win32", reason="what is open there cannot be taken away")
def test_what_is_being_written_is_left_alone(tmp_path: Path):
    aside, new = tmp_path / ".a.csv.lang.deel", tmp_path / ".b.csv.nieuw.deel"
    new.touch()
    with aside.open("wb") as file:
        seize(file.fileno())
        a_minute_ago = time.time() - 60
        os.utime(aside, (a_minute_ago, a_minute_ago))
        save(tmp_path / "c.csv", b"x")
        assert leftovers(tmp_path) == [aside.name, new.name]
    save(tmp_path / "c.csv", b"x")
    assert leftovers(tmp_path) == [new.name]


def test_a_full_disk_is_told_by_what_she_knows_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The copy that is made aside has a name of which nobody knows: its folder is told."""
    store = Store.create(tmp_path / "club.klaver", fill)

    def full(_: object, target: Path) -> None:
        raise as_trouble(sqlite3.OperationalError("database or disk is full"), target)

    monkeypatch.setattr(Store, "vacuum_into", full)
    copies = tmp_path / "stick"
    with pytest.raises(NoRoom) as told:
        backup(store, copies)
    assert str(told.value).startswith(f"De schijf met {copies} is vol.")
    assert "nieuw" not in str(told.value).replace("opnieuw", "")
    store.close()
