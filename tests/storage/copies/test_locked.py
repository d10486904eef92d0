"""A copy that is locked opens with its password, anywhere, and with nothing else."""

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.member import Member
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.members import members
from clubadmin.storage.copies import locked
from clubadmin.storage.copies.locked import lock_file, unlock_file
from clubadmin.storage.file.errors import ClubInUse, DamagedClub, NotAClub, WrongPassword
from tests.services.evening_club import new_club

PASSWORD = "zeven vette kléine koeien"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locked, "COST", 14)


@pytest.fixture
def club(tmp_path: Path):
    opened = new_club(tmp_path)
    members.add_member(opened, Member(0, "Hartenvrouw", phone="0612345678"))
    yield opened
    opened.close()


def test_a_locked_copy_opens_again_with_its_password(club: OpenClub, tmp_path: Path):
    stick = tmp_path / "stick"
    made = health.backup(club, stick, password=PASSWORD)
    assert made.name.endswith(".opslot")
    assert [one.name for one in stick.iterdir()] == [made.name]
    for there in tmp_path.rglob("*"):
        if there.is_file() and there != club.path:
            assert b"Hartenvrouw" not in there.read_bytes(), there
    health.restore(made, tmp_path / "terug.klaverjas", password=PASSWORD)
    with closing(open_club(tmp_path / "terug.klaverjas")) as again:
        assert members.members(again) == members.members(club)
    assert not list(tmp_path.glob(".*")), "nothing that can be read is left behind"


def test_two_locked_copies_at_once_do_not_write_in_each_others_place(
    club: OpenClub, tmp_path: Path
):
    stick = tmp_path / "stick"
    with locked.opened_beside(club.path), pytest.raises(ClubInUse, match="is al geopend"):
        health.backup(club, stick, password=PASSWORD)
    assert list(stick.iterdir()) == []
    assert health.backup(club, stick, password=PASSWORD).exists()


def test_another_program_on_another_machine_opens_it(club: OpenClub, tmp_path: Path):
    made = health.backup(club, tmp_path / "stick", password=PASSWORD)
    (tmp_path / "woord").write_text(PASSWORD + "\n", encoding="utf-8")
    words = ("restore", made, "--database", tmp_path / "terug.klaverjas")
    home = {"HOME": str(tmp_path / "thuis"), "XDG_CONFIG_HOME": str(tmp_path / "thuis")}
    done = subprocess.run(
        [sys.executable, "-m", "clubadmin", *words, "--password-file", tmp_path / "woord"],
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | home | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    with closing(open_club(tmp_path / "terug.klaverjas")) as again:
        assert members.members(again) == members.members(club)


def test_an_accent_is_the_same_however_it_was_typed(tmp_path: Path):
    (tmp_path / "in").write_bytes(b"club")
    lock_file(tmp_path / "in", tmp_path / "slot", "vier w\u00e9ken")
    unlock_file(tmp_path / "slot", tmp_path / "uit", "vier we\u0301ken")
    assert (tmp_path / "uit").read_bytes() == b"club"


def test_another_password_is_told_in_a_sentence_and_nothing_is_written(
    club: OpenClub, tmp_path: Path
):
    made = health.backup(club, tmp_path / "stick", password=PASSWORD)
    for wrong in (PASSWORD.upper(), PASSWORD + " ", ""):
        with pytest.raises(WrongPassword, match="Dit is niet het wachtwoord van"):
            health.restore(made, tmp_path / "terug.klaverjas", password=wrong)
    with pytest.raises(NotAClub, match="is een reservekopie op slot"):
        health.restore(made, tmp_path / "terug.klaverjas")
    with pytest.raises(NotAClub, match="is een reservekopie op slot"):
        open_club(made)
    assert not list(tmp_path.glob("*terug*"))
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("password", ["", "    ", "te kort", "x" * 9])
def test_a_password_that_is_none_is_refused_before_anything_is_written(
    club: OpenClub, tmp_path: Path, password: str
):
    with pytest.raises(Refused, match="wachtwoord"):
        health.backup(club, tmp_path / "stick", password=password)
    assert not (tmp_path / "stick").exists()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", [0, 1, locked.PIECE - 1, locked.PIECE, 2 * locked.PIECE + 7])
def test_what_was_altered_or_cut_short_is_told_damaged(tmp_path: Path, size: int):
    plain, slot, out = tmp_path / "in", tmp_path / "slot", tmp_path / "uit"
    plain.write_bytes(os.urandom(size))
    lock_file(plain, slot, PASSWORD)
    unlock_file(slot, out, PASSWORD)
    assert out.read_bytes() == plain.read_bytes()
    whole = slot.read_bytes()
    piece = locked.PIECE + locked.TAG
    head = len(whole) - size - 16 * max(1, -(-size // locked.PIECE))
    broken = [
        whole[:-1],
        whole + b"x",
        whole[:head],
        whole[: head + piece],
        whole[:20],
        b"KLJSLOT1",
    ]
    broken += [
        whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]
        for at in (8, 9, 25, 32, 48, head - 1, head, len(whole) - 1)
    ]
    if size > 2 * locked.PIECE:  # pieces that changed places
        first, second = whole[head : head + piece], whole[head + piece : head + 2 * piece]
        broken.append(whole[:head] + second + first + whole[head + 2 * piece :])
    for one in broken:
        if one == whole:
            continue
        slot.write_bytes(one)
        with pytest.raises(DamagedClub, match="beschadigd of niet in haar geheel"):
            unlock_file(slot, out, PASSWORD)


def test_old_locked_copies_are_let_go_and_others_are_not(club: OpenClub, tmp_path: Path):
    stick = tmp_path / "stick"
    plain = health.backup(club, stick)
    made = [health.backup(club, stick, password=PASSWORD) for _ in range(2)]
    assert [one.name[:5] for one in made] == ["00001", "00002"]
    assert plain.exists()


def test_the_key_takes_its_time(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.undo()
    assert locked.COST >= 17
