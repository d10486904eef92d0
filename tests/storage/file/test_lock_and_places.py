"""Where a club may lie, and that only one program has it."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from clubadmin.storage.club.store import Store
from clubadmin.storage.copies.backup import restore
from clubadmin.storage.file import opening, places
from clubadmin.storage.file.errors import ClubInUse, NoAccess, NotAClub
from clubadmin.storage.file.lock import ON_THE_FILE, Lock, aside_of, lock_path
from clubadmin.storage.file.places import club_path, file_system, synced_warning
from clubadmin.storage.schema.tablenames import SCHEMA_VERSION
from tests.storage.made_up import fill
from tests.storage.old_clubs import old_club


@pytest.fixture
def club(tmp_path: Path) -> Path:
    Store.create(tmp_path / "club.klaver", fill).close()
    return tmp_path / "club.klaver"


def test_a_club_that_is_held_cannot_be_taken_until_it_is_released(club: Path):
    first = Lock(club)
    with pytest.raises(ClubInUse):
        Lock(club)
    first.release()
    first.release()
    Lock(club).release()
    assert [one.name for one in club.parent.iterdir()] == [club.name]


def test_a_place_without_a_club_is_held_as_well(tmp_path: Path):
    first = Lock.of_place(tmp_path / "nieuw.klaver")
    with pytest.raises(ClubInUse):
        Lock.of_place(tmp_path / "nieuw.klaver")
    with pytest.raises(ClubInUse):
        Store.create(tmp_path / "nieuw.klaver", fill)
    first.release()
    assert [*tmp_path.iterdir()] == []


def test_a_lock_file_that_nobody_holds_is_no_obstacle(club: Path):
    lock_path(club).write_text("4711\n")
    Lock(club).release()


@pytest.mark.skipif(not ON_THE_FILE, reason="there the lock is a file beside the club")
def test_opening_a_club_writes_nothing_and_follows_no_link(club: Path):
    letter = club.with_name("brief.txt")
    letter.write_text("Beste leden")
    for name in (lock_path(club), aside_of(club)):
        name.symlink_to(letter)
    before = sorted(club.parent.iterdir()), club.read_bytes()
    store = Store.open(club)
    assert (sorted(club.parent.iterdir()), club.read_bytes()) == before
    store.close()
    assert (sorted(club.parent.iterdir()), club.read_bytes()) == before
    assert letter.read_text() == "Beste leden"


def test_a_new_club_and_a_copy_put_back_follow_no_link_either(club: Path):
    letter = club.with_name("brief.txt")
    letter.write_text("Beste leden")
    for name in ("nieuw", "terug"):
        for end in ("nieuw", "vers", "nieuw-journal"):
            club.with_name(f".{name}.klaver.{end}").symlink_to(letter)
    with suppress(NoAccess):
        Store.create(club.with_name("nieuw.klaver"), fill).close()
    with suppress(NoAccess):
        restore(club, club.with_name("terug.klaver"))
    assert letter.read_text() == "Beste leden"


@pytest.mark.skipif(not ON_THE_FILE, reason="there the lock is a file beside the club")
def test_two_hard_links_to_one_file_are_one_club(club: Path):
    other = club.with_name("ook.klaver")
    other.hardlink_to(club)
    store = Store.open(club)
    with pytest.raises(ClubInUse):
        Store.open(other)
    store.close()
    Store.open(other).close()


def test_a_club_just_made_or_brought_up_to_date_is_held(tmp_path: Path):
    made = Store.create(tmp_path / "nieuw.klaver", fill)
    with pytest.raises(ClubInUse):
        Store.open(made.path)
    made.close()
    old = Store.open(old_club(tmp_path))
    with pytest.raises(ClubInUse):
        Store.open(old.path)
    old.close()


def test_a_pipe_and_a_circle_of_links_are_no_clubs(tmp_path: Path):
    os.mkfifo(tmp_path / "pijp")
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    for opened in (Store.open, Store.look):
        with pytest.raises(NotAClub, match="geen gewoon bestand"):
            opened(tmp_path / "pijp")
        with pytest.raises(NotAClub, match="naar zichzelf wijst"):
            opened(tmp_path / "a")


@pytest.mark.parametrize("opened", [Store.open, Store.look])
def test_a_club_that_was_put_in_wal_mode_is_a_club_in_one_file_again(
    club: Path, opened: Callable[[Path], Store]
):
    with closing(sqlite3.connect(club)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("UPDATE club SET place = 'Hier'")
        connection.commit()
        with pytest.raises(ClubInUse, match="nog open in een ander programma"):
            Store.open(club)
    with closing(opened(club)) as store, store.read() as conn:
        assert conn.exec_driver_sql("SELECT place FROM club").scalar() == "Hier"
    assert [one.name for one in club.parent.iterdir()] == [club.name]


def test_two_names_of_one_file_are_one_club(tmp_path: Path):
    store = Store.create(tmp_path / "club.klaver", fill)
    (tmp_path / "ook.klaver").symlink_to(store.path)
    with pytest.raises(ClubInUse):
        Store.open(tmp_path / "ook.klaver")
    store.close()


MOUNTS = """\
/dev/sda1 / ext4 rw 0 0
server:/netwerk /netwerk nfs4 rw 0 0
//nas/club /mnt/de\\040nas cifs rw 0 0
/dev/sdb1 /netwerk/lokaal ext4 rw 0 0
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/tmp/a", "ext4"),
        ("/netwerk/jan/a", "nfs4"),
        ("/netwerk/lokaal/a", "ext4"),
        ("/mnt/de nas/a", "cifs"),
        ("/netwerken/a", "ext4"),
    ],
)
def test_the_file_system_is_that_of_the_deepest_mount(tmp_path: Path, path: str, kind: str):
    mounts = tmp_path / "mounts"
    mounts.write_text(MOUNTS)
    assert file_system(Path(path), mounts) == kind


def test_a_network_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(places, "file_system", lambda path: "nfs4")
    with pytest.raises(NoAccess, match="netwerkschijf"):
        Store.create(tmp_path / "club.klaver")


def test_a_synced_folder_is_warned_about():
    assert "OneDrive - Club" in str(synced_warning(Path("/netwerk/jan/OneDrive - Club/a.klaver")))
    assert synced_warning(Path("/netwerk/jan/Documenten/a.klaver")) is None


def test_a_url_names_a_file_and_other_databases_are_refused(tmp_path: Path):
    assert club_path(f"sqlite:///{tmp_path}/a%20b.klaver") == tmp_path / "a b.klaver"
    with pytest.raises(NotAClub, match=r"postgresql\+psycopg"):
        club_path("postgresql+psycopg://server/club")


def test_a_name_with_odd_signs_is_a_name_like_any_other(tmp_path: Path):
    store = Store.create(tmp_path / "club?mode=memory#1 %20.klaver", fill)
    store.close()
    assert [path.name for path in tmp_path.iterdir()] == ["club?mode=memory#1 %20.klaver"]
    Store.open(store.path).close()


def test_an_existing_file_is_never_made_into_a_club(tmp_path: Path):
    path = tmp_path / "brief.txt"
    path.write_text("Beste leden")
    with pytest.raises(NoAccess, match="al een bestand"):
        Store.create(path)
    assert path.read_text() == "Beste leden"


def test_a_missing_file_and_a_folder_are_told_apart(tmp_path: Path):
    with pytest.raises(NotAClub, match="Er is geen clubbestand"):
        Store.open(tmp_path / "weg.klaver")
    with pytest.raises(NotAClub, match="is een map"):
        Store.open(tmp_path)
    with pytest.raises(NoAccess):
        Store.create(tmp_path / "geen" / "map" / "club.klaver")


def test_a_file_that_is_written_at_this_moment_is_not_called_damaged(
    club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = club.read_bytes()
    club.write_bytes(whole[:-4096])  # the head counts a page that is still to be written

    def done_before_it_was_looked_for(_: Path) -> bool:
        club.write_bytes(whole)
        return False

    monkeypatch.setattr(opening, "has_hot_journal", done_before_it_was_looked_for)
    assert opening.examine(club) == SCHEMA_VERSION
