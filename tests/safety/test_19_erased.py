"""Safety 19: a member who was erased is in no byte of any file, and no figure is another."""

import os
import random
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.member import Member
from clubadmin.services.care import health
from clubadmin.services.club import erased, history, recent
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.members import erasing, members
from clubadmin.services.members.erasing import still_playing
from clubadmin.services.seasons import seasons
from clubadmin.services.standings.standings import standings
from clubadmin.storage.copies import erasure
from tests.services.demo_club import demo_file
from tests.storage.old_clubs import all_bytes
from tests.turns import tries

MANY = tries(5, 100)
Figures = list[tuple[object, ...]]


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch, memory_folder: Path) -> Path:
    """Settings of this test, which are looked through as well."""
    folder = memory_folder / "instellingen"
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: folder)
    return folder


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A season of a made-up club, half-way."""
    file = tmp_path_factory.mktemp("club") / "club.klaverjas"
    return demo_file(file, half_typed=True).read_bytes()


@pytest.fixture
def club(demo: bytes, memory_folder: Path) -> Iterator[OpenClub]:
    file = memory_folder / "club.klaverjas"
    file.write_bytes(demo)
    made = open_club(file)
    yield made
    made.close()


def _strange(number: int, chance: random.Random) -> dict[str, str]:
    """Fields that nobody else has, so that every byte of them tells who it was."""
    letters = "".join(chance.choices("bcdfghjklmnpqrstvwxz", k=9))
    return {
        "first_name": f"Xq{letters[:4]}{number}",
        "last_name": f"Zj{letters}{number}",
        "remark": f"Straat{letters}{number}",
        "phone": f"06{chance.randrange(10**8):08}",
        "email": f"{letters}{number}@voorbeeld.nl",
    }


def _known_well(club: OpenClub, member: Member, chance: random.Random) -> set[bytes]:
    """Called otherwise twice, with a copy in between and a step taken back; what is to go."""
    told: set[bytes] = set()
    for _ in range(2):
        fields = _strange(member.id, chance)
        member = members.change_member(club, member.changed(**fields))
        told |= {one.encode() for one in fields.values()}
    history.undo(club)
    history.redo(club)
    members.change_member(club, members.member(club, member.id).changed(active=False))
    return told


def _figures(club: OpenClub) -> Figures:
    found: Figures = []
    for season in seasons.seasons(club):
        for competition in seasons.competitions(club, season.id):
            rows = standings(club, competition.id).rows
            found += [(row.entrant_id, row.place, row.total, row.average) for row in rows]
    return found


def _found(folder: Path, told: set[bytes]) -> set[Path]:
    """The files in which any of it stands."""
    files = (Path(top) / name for top, _, names in os.walk(folder) for name in names)
    return {file for file in files if any(one in all_bytes(file) for one in told)}


def _away(club: OpenClub) -> list[Member]:
    """Members who are on no evening that goes on."""
    found = members.members(club, inactive=True)
    return [one for one in found if still_playing(club, one) is None]


def _erase(club: OpenClub, folder: Path, count: int) -> set[Path]:
    """Erase so many members one by one; where anything of them is still found."""
    chance = random.Random(count)
    people = _away(club)[:count]
    assert len(people) == count
    told: set[bytes] = set()
    for at, one in enumerate(people):
        told |= _known_well(club, one, chance)
        if at % 10 == 0:
            health.backup(club)
    assert _found(folder, told), "else there is nothing to find"
    before = _figures(club)
    for one in people:
        assert erasing.erase(club, one.id).whole
    assert _figures(club) == before
    assert health.check(club).ok
    return _found(folder, told)


def test_who_is_erased_is_in_no_file(club: OpenClub, memory_folder: Path) -> None:
    for number in range(MANY - len(_away(club))):
        members.add_member(club, Member(0, f"Erbij{number}"))
    assert not _erase(club, memory_folder, MANY)
    names = [one.name for one in members.members(club, inactive=True)]
    assert {f"Oud-lid {number}" for number in range(1, MANY + 1)} <= set(names)
    path = club.path
    club.close()
    with closing(open_club(path)) as again:
        assert health.check(again).ok


def _not_the_journal(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(erasure, "_rewrite_journal", lambda *_: None)


def _not_the_copies(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(erased, "_files", lambda *_: [])


def _not_what_it_was_called(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(erasure, "_images", lambda *_: iter(()))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("broken", [_not_the_journal, _not_the_copies, _not_what_it_was_called])
def test_a_build_that_leaves_any_of_it_is_caught(
    club: OpenClub,
    memory_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    broken: Callable[[pytest.MonkeyPatch], None],
) -> None:
    broken(monkeypatch)
    with suppress(AssertionError, Refused):  # the journal that was left no longer fits
        if not _erase(club, memory_folder, 1):
            pytest.fail("nobody would have noticed")
