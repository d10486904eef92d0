"""The folder for a successor: whole or not there at all, and nothing else is touched."""

import errno
from collections.abc import Mapping
from datetime import date
from pathlib import Path

import pytest

from clubadmin.i18n import Message
from clubadmin.model.club.club import HeldBy
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Office
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.exchange import handover
from clubadmin.services.members import members, particulars
from clubadmin.storage.file.errors import NoAccess, NoRoom
from tests.services.evening_club import content, evening_with

PAPERS: Mapping[str, bytes] = {"Handleiding.pdf": b"%PDF-1", "Waar alles is.pdf": b"%PDF-2"}


def _names(folder: Path) -> list[str]:
    return sorted(str(one.relative_to(folder)) for one in folder.rglob("*") if one.is_file())


def test_the_club_a_checked_copy_and_the_papers_are_in_it(club: OpenClub, tmp_path: Path) -> None:
    evening_with(club, 8)
    before, told = content(club), list[tuple[int, int]]()
    place = handover.deliver(club, tmp_path, "Overdracht", PAPERS, lambda *at: told.append(at))
    assert place == tmp_path / "Overdracht"
    names = _names(place)
    copies = [name for name in names if name.startswith("club.reservekopieen")]
    assert len(copies) == 1
    assert sorted([*copies, "club.klj", *PAPERS]) == names
    for file in ("club.klj", copies[0]):
        other = open_club(place / file)
        assert content(other) == before
        assert health.check(other).ok
        other.close()
    assert content(club) == before
    assert told[-1][0] == told[-1][1]


def test_what_is_there_already_stays(club: OpenClub, tmp_path: Path) -> None:
    for _ in range(2):
        handover.deliver(club, tmp_path, "Overdracht", PAPERS)
    (tmp_path / "Overdracht" / "brief.txt").write_text("van mij", encoding="utf-8")
    third = handover.deliver(club, tmp_path, "Overdracht", PAPERS)
    assert third.name == "Overdracht (3)"
    assert (tmp_path / "Overdracht" / "brief.txt").read_text(encoding="utf-8") == "van mij"


@pytest.mark.parametrize(
    ("fault", "trouble"),
    [(errno.ENOSPC, NoRoom), (errno.EROFS, NoAccess), (errno.EACCES, NoAccess)],
)
@pytest.mark.parametrize("step", ["mkdtemp", "copy_private"])
def test_on_a_full_or_read_only_disk_there_is_no_folder_and_a_sentence(
    club: OpenClub,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    fault: int,
    trouble: type[Exception],
    step: str,
) -> None:
    target = tmp_path / "stick"
    target.mkdir()

    def fails(*_args: object, **_named: object) -> None:
        raise OSError(fault, "geen")

    monkeypatch.setattr(handover, step, fails)
    with pytest.raises(trouble):
        handover.deliver(club, target, "Overdracht", PAPERS)
    assert list(target.iterdir()) == []


def test_a_full_disk_is_told_by_its_folder_also_where_the_copy_fails(
    club: OpenClub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = NoRoom(Message("De schijf met .00001.nieuw is vol."), Message("-"), Message("-"))

    def fails(*_args: object, **_named: object) -> None:
        raise full

    monkeypatch.setattr(handover, "backup", fails)
    with pytest.raises(NoRoom) as told:
        handover.deliver(club, tmp_path, "Overdracht", PAPERS)
    assert f"In {tmp_path} is geen plaats voor de overdracht." in str(told.value)
    assert "aan de club is niets veranderd" in str(told.value)


def test_who_stops_it_leaves_nothing_behind(club: OpenClub, tmp_path: Path) -> None:
    class Stopped(Exception):
        pass

    target = tmp_path / "stick"
    target.mkdir()

    def stop(done: int, _total: int) -> None:
        if done == 3:
            raise Stopped

    with pytest.raises(Stopped):
        handover.deliver(club, target, "Overdracht", PAPERS, stop)
    assert list(target.iterdir()) == []


def test_who_has_a_function_now_is_told_with_a_number(club: OpenClub) -> None:
    made = members.add_member(club, Member(0, "Bos", first_name="Jan", phone="075 6123456"))
    held = (Office(2010, "penningmeester", 2014), Office(2015, "secretaris"))
    kept = particulars.particulars(club, made.id).changed(offices=held)
    particulars.keep(club, kept, today=date(2026, 11, 23))
    assert handover.facts(club, today=date(2026, 11, 23)).offices == (
        HeldBy("secretaris", "Jan Bos", "075 6123456"),
    )
    assert handover.facts(club, today=date(2014, 11, 23)).offices == ()


def test_the_rules_of_what_is_played_now_are_told_once_each(club: OpenClub) -> None:
    evening_with(club, 8)
    about = handover.facts(club, today=date(2026, 11, 23))
    assert [(one.competition, one.season) for one in about.played] == [("Maandavond", "2026-2027")]
    assert [one.title for one in about.rules] == [about.played[0].rules]
    assert about.file == Path(club.path)
    later = handover.facts(club, today=date(2028, 1, 1))
    assert later.played == about.played  # the last season, where none goes on
