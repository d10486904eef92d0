"""Who was erased, and the copies that are locked, or on a stick that is not in just then."""

from pathlib import Path

import pytest

from clubadmin.model.members.member import Member
from clubadmin.services.care import health
from clubadmin.services.club import last_copies, recent
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import erasing, leftovers, members
from clubadmin.storage.copies import locked
from clubadmin.storage.copies.backup import restore
from tests.services.other_disk import plug_in

NAME = b"Qwertzuiop"
PASSWORD, OTHER = "vier grote groene schapen", "drie kleine blauwe geiten"


@pytest.fixture(autouse=True)
def _settings_of_this_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path / "instellingen")
    monkeypatch.setattr(locked, "COST", 14)  # the least that is believed of a file: quick


@pytest.fixture
def stick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    return plug_in(monkeypatch, tmp_path)


@pytest.fixture
def gone(club: OpenClub) -> Member:
    """Somebody who stopped."""
    return members.add_member(club, Member(0, NAME.decode(), first_name="Xander", active=False))


def _told(made: erasing.Erased) -> str:
    return made.told.text()


def test_a_stick_that_is_not_in_is_told_and_gone_through_when_it_is_back(
    club: OpenClub, gone: Member, stick: Path
) -> None:
    copy = health.backup(club, stick)
    away = stick.rename(stick.with_name("in de la"))
    made = erasing.erase(club, gone.id)
    assert made.leftovers.away == (stick,)
    assert not made.whole
    assert f"Nu niet te bereiken: {stick}." in _told(made)
    assert leftovers.are_owed(club)
    assert leftovers.clear_owed(club) is None, "it is not there yet"
    away.rename(stick)
    assert NAME in copy.read_bytes()
    found = leftovers.clear_owed(club)
    assert found is not None
    assert (found.cleared, found.sentences) == ((stick,), [])
    assert f"nu ook gewist uit de kopieën in {stick}." in found.told.text()
    assert NAME not in copy.read_bytes()
    assert not leftovers.are_owed(club)
    assert leftovers.clear_owed(club) is None, "once is enough"


def test_a_copy_that_is_made_on_that_stick_clears_the_others_there(
    club: OpenClub, gone: Member, stick: Path
) -> None:
    copy = health.backup(club, stick)
    away = stick.rename(stick.with_name("in de la"))
    erasing.erase(club, gone.id)
    away.rename(stick)
    made = health.backup(club, stick)
    assert made != copy
    assert NAME not in copy.read_bytes() + made.read_bytes()
    assert not leftovers.are_owed(club)


def test_every_folder_is_remembered_also_on_the_disk_of_the_club(
    club: OpenClub, gone: Member, tmp_path: Path
) -> None:
    folders = [tmp_path / "een", tmp_path / "twee", tmp_path / "een"]
    copies = [health.backup(club, folder) for folder in folders]
    assert [one.folder for one in last_copies.places(club)] == folders[:2]
    assert erasing.erase(club, gone.id).whole
    assert not [one for one in copies if NAME in one.read_bytes()]


def test_the_place_that_an_older_version_remembered_counts(
    club: OpenClub, gone: Member, stick: Path
) -> None:
    copy = health.backup(club, stick)
    last_copies._keep(club, places=None)  # as it was written before
    assert erasing.erase(club, gone.id).whole
    assert NAME not in copy.read_bytes()


def test_a_locked_copy_is_told_and_cleared_by_the_next_with_its_password(
    club: OpenClub, gone: Member, stick: Path, tmp_path: Path
) -> None:
    first, strange = (health.backup(club, stick, password=one) for one in (PASSWORD, OTHER))
    before = strange.read_bytes()
    made = erasing.erase(club, gone.id)
    assert made.leftovers.locked == (first, strange)
    assert f"Op slot, en daarom staat de naam er nog in: {first.name}, {strange.name}." in _told(
        made
    )
    health.backup(club, stick, password=PASSWORD)
    (place,) = last_copies.places(club)
    assert place.locked == (strange.name,)
    assert strange.read_bytes() == before
    back = tmp_path / "terug.klj"
    restore(first, back, password=PASSWORD)
    assert NAME not in back.read_bytes()
    assert b"Oud-lid 1" in back.read_bytes()
    strange.unlink()
    health.backup(club, stick, password=PASSWORD)
    assert [one.locked for one in last_copies.places(club)] == [()]
    assert [one.name for one in tmp_path.glob(".*")] == [], "nothing was left open beside the club"


def test_what_is_locked_after_an_erasing_is_not_held_against_it(
    club: OpenClub, gone: Member, stick: Path
) -> None:
    plain = health.backup(club, stick)
    away = stick.rename(stick.with_name("in de la"))
    erasing.erase(club, gone.id)
    away.rename(stick)
    health.backup(club, stick, password=PASSWORD)
    assert [one.locked for one in last_copies.places(club)] == [()]
    assert NAME not in plain.read_bytes()
    ria = members.add_member(club, Member(0, "Bos", first_name="Ria", active=False))
    made = erasing.erase(club, ria.id)
    assert len(made.leftovers.locked) == 1, "nobody knows but who has the password"


def test_a_copy_on_a_stick_that_cannot_be_written_is_tried_once_more(
    club: OpenClub, gone: Member, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = health.backup(club, stick)

    def full(*_given: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("clubadmin.storage.copies.erasure.copy_private", full)
        made = erasing.erase(club, gone.id)
        assert copy in made.leftovers.left
    assert leftovers.are_owed(club)
    assert leftovers.clear_owed(club) is not None
    assert NAME not in copy.read_bytes()
    assert not leftovers.are_owed(club)
