"""What counts as another medium than the one the club lies on."""

from pathlib import Path

import pytest

from clubadmin.storage.file import places
from clubadmin.storage.file.places import other_medium

MEMORY = Path("/dev/shm")


@pytest.fixture
def club(tmp_path: Path) -> Path:
    file = tmp_path / "club.klaverjas"
    file.touch()
    return file


def test_another_folder_on_the_same_disk_is_no_other_medium(club: Path, tmp_path: Path):
    other = tmp_path / "map"
    other.mkdir()
    assert not other_medium(club, other)


def test_another_disk_is(club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    stick = tmp_path / "stick"
    monkeypatch.setattr(places, "_device", lambda path: 2 if stick in path.parents else 1)
    monkeypatch.setattr(places, "file_system", lambda _: "ext4")  # also where tests run in memory
    assert other_medium(club, stick / "kopie")
    assert not other_medium(stick / "club.klaverjas", stick / "kopie")


@pytest.mark.skipif(not MEMORY.is_dir(), reason="this system has no folder in memory")
def test_what_is_gone_with_the_power_is_not(club: Path):
    if club.stat().st_dev == MEMORY.stat().st_dev:
        pytest.skip("the tests themselves run in memory")
    assert not other_medium(club, MEMORY)


def test_a_folder_that_goes_to_the_internet_is_one_unless_the_club_lies_there_too(
    club: Path, tmp_path: Path
):
    synced = tmp_path / "OneDrive" / "kopieen"
    synced.mkdir(parents=True)
    assert other_medium(club, synced)
    inside = synced.parent / "club.klaverjas"
    inside.touch()
    assert not other_medium(inside, synced)


def test_a_stick_that_was_pulled_out_is_none(club: Path, tmp_path: Path):
    assert not other_medium(club, tmp_path / "weg" / "kopie")
