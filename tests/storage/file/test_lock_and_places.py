"""Where a club may lie, and that only one program has it."""

from pathlib import Path

import pytest

from clubadmin.storage.club.store import Store
from clubadmin.storage.file import places
from clubadmin.storage.file.errors import ClubInUse, NoAccess, NotAClub
from clubadmin.storage.file.lock import Lock, lock_path
from clubadmin.storage.file.places import club_path, file_system, synced_warning
from tests.storage.made_up import new_store


def test_a_club_that_is_held_cannot_be_taken_until_it_is_released(tmp_path: Path):
    club = tmp_path / "club.klaver"
    first = Lock(club)
    with pytest.raises(ClubInUse):
        Lock(club)
    first.release()
    first.release()
    Lock(club).release()
    assert not lock_path(club).exists()


def test_a_lock_file_that_nobody_holds_is_no_obstacle(tmp_path: Path):
    club = tmp_path / "club.klaver"
    lock_path(club).write_text("4711\n")
    Lock(club).release()


def test_two_names_of_one_file_are_one_club(tmp_path: Path):
    store = new_store(tmp_path / "club.klaver")
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
    store = new_store(tmp_path / "club?mode=memory#1 %20.klaver")
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
