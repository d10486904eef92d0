"""A club file from elsewhere is checked whole before it is believed, and made anew."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.cli import main
from clubadmin.model.club.club import ClubSettings
from clubadmin.services.care import health
from clubadmin.services.club import recent, strange
from clubadmin.services.club.club import create_club, look_into, open_club, settings
from clubadmin.storage.file.errors import DamagedClub, LookOnly
from tests.storage.old_clubs import figures, old_club


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path / "instellingen")


@pytest.fixture
def mailed(tmp_path: Path) -> Path:
    """A filled club of today that nobody opened here."""
    old_club(tmp_path, name="weg.klaverjas")
    health.restore(tmp_path / "weg.klaverjas", tmp_path / "hier.klaverjas")
    return Path(shutil.copy(tmp_path / "hier.klaverjas", tmp_path / "gemaild.klaverjas"))


def change(club: Path, statement: str) -> None:
    with closing(sqlite3.connect(club)) as connection:
        connection.execute("PRAGMA secure_delete=OFF")
        connection.execute(statement)
        connection.commit()


WRONG = {
    "UPDATE game SET ns_points = ns_points + 1 WHERE scoresheet_id = 1": "tafel 1",
    "UPDATE member SET phone = '06' WHERE id = 2": "lid 2",
    "UPDATE seat SET fill_in = 'ja' WHERE playing_table_id = 1": "seat",
    "UPDATE change SET entry = replace(entry, 'a', 'b') WHERE id = 3": "",
}


@pytest.mark.parametrize("statement", WRONG)
def test_a_damaged_club_from_elsewhere_is_only_to_be_looked_at_and_tells_the_place(
    mailed: Path, statement: str
):
    change(mailed, statement)
    data = mailed.read_bytes()
    for way in (open_club, look_into):
        with way(mailed) as club:
            assert club.look_only
            assert any(WRONG[statement] in str(one) for one in club.findings)
            with pytest.raises(LookOnly), club.store.change("x"):
                pass
    assert mailed.read_bytes() == data
    assert not list(mailed.parent.glob(".*"))


def test_it_can_still_be_checked(mailed: Path, capsys: pytest.CaptureFixture[str]):
    change(mailed, "UPDATE member SET phone = '06' WHERE id = 2")
    assert main(["check", "--database", str(mailed)]) == 1
    assert "lid 2" in capsys.readouterr().err


def test_a_good_one_is_made_anew_and_is_ours_from_then_on(mailed: Path):
    """What lay between its rows does not come along."""
    change(mailed, "CREATE TABLE weg (a)")
    change(mailed, f"INSERT INTO weg VALUES ('{'GEHEIM' * 2000}')")
    change(mailed, "DROP TABLE weg")
    assert b"GEHEIM" in mailed.read_bytes()
    before = figures(mailed)
    with look_into(mailed) as club:
        assert settings(club).name
    first = mailed.stat().st_ino
    open_club(mailed).close()
    assert b"GEHEIM" not in mailed.read_bytes()
    assert figures(mailed)["changed_row"][: len(before["changed_row"])] == before["changed_row"]
    anew = mailed.stat().st_ino
    assert anew != first
    open_club(mailed).close()
    assert mailed.stat().st_ino == anew
    assert not list(mailed.parent.glob(".*"))


def test_a_club_that_was_made_here_is_opened_without_more_ado(tmp_path: Path):
    path = tmp_path / "eigen.klaverjas"
    create_club(path, ClubSettings("Eigen")).close()
    place = path.stat().st_ino
    moved = path.rename(tmp_path / "verhuisd.klaverjas")
    open_club(moved).close()
    assert moved.stat().st_ino == place


def test_what_goes_wrong_in_a_damaged_club_is_told_as_damage_and_else_as_a_fault(mailed: Path):
    with pytest.raises(AttributeError), strange.damage_told(mailed):
        raise AttributeError
    change(mailed, "UPDATE seat SET fill_in = 'ja' WHERE playing_table_id = 1")
    for fault in (AttributeError, TypeError, KeyError, AssertionError):
        with pytest.raises(DamagedClub, match="seat"), strange.damage_told(mailed):
            raise fault
