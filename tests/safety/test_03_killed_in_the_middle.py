"""Safety 3: kill -9 in undo, backup, restore and closing leaves before or after, never between."""

import shutil
import time
from collections.abc import Callable
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from string import ascii_lowercase

import pytest

from clubadmin.model.members.member import Member
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import open_club
from clubadmin.services.exchange.exchange import import_file
from clubadmin.services.members import members
from clubadmin.services.results import closing as closings
from clubadmin.services.sheets import sheets
from clubadmin.storage.checks.club import check, check_file
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.errors import StorageError
from clubadmin.storage.file.retention import copies
from tests.bench.many_games import games_csv
from tests.safety import typist
from tests.safety.programs import Moments, needs_sigkill
from tests.services.evening_club import another_club
from tests.storage.made_up import people
from tests.turns import tries

pytestmark = needs_sigkill

ROUNDS = tries(7, 20)
MOST = 100  # until both of what may be were seen
Work = Callable[[Connection, Path], None]


def undo_and_redo(pipe: Connection, path: Path) -> None:
    """Take a paste of many members back and do it again, for ever."""
    club = open_club(path)
    pipe.send("begins")
    while True:
        (history.undo if history.undo_state(club).undo else history.redo)(club)
        pipe.send("done")


def make_copies(pipe: Connection, path: Path) -> None:
    """Copy the club, for ever."""
    club = open_club(path)
    pipe.send("begins")
    while True:
        health.backup(club)
        pipe.send("done")


def put_copies_back(pipe: Connection, path: Path) -> None:
    """Put now this and now that club in its place, for ever."""
    pipe.send("begins")
    while True:
        for other in ("een", "twee"):
            health.restore(path.with_name(other), path)
        pipe.send("done")


def copy_over_it(pipe: Connection, path: Path) -> None:
    """Broken on purpose: writes the copy straight over the club."""
    pipe.send("begins")
    while True:
        for other in ("een", "twee"):
            data = path.with_name(other).read_bytes()
            with path.open("wb", buffering=0) as file:
                for start in range(0, len(data), len(data) // 20):
                    file.write(data[start : start + len(data) // 20])
                    time.sleep(0.005)  # nearly always in the middle
        pipe.send("done")


def close_and_reopen(pipe: Connection, path: Path) -> None:
    """Close an evening and open it again, for ever."""
    club = open_club(path)
    pipe.send("begins")
    while True:
        try:
            closings.close(club, 1)
        except Exception:  # it was closed when the last one was killed
            closings.reopen(club, 1, "proef")
        pipe.send("done")


def import_and_undo(pipe: Connection, path: Path) -> None:
    """Take a list of games in and take it back, for ever."""
    club = open_club(path)
    pipe.send("begins")
    while True:
        if history.undo_state(club).undo:
            history.undo(club)
        else:
            import_file(club, path.with_name("spellen.csv"))
        pipe.send("done")


def import_row_by_row(pipe: Connection, path: Path) -> None:
    """Broken on purpose: every member of a list is a change of its own."""
    club = open_club(path)
    pipe.send("begins")
    while True:
        for number in range(12):
            members.add_member(club, Member(0, f"Bos{number}"))
        while history.undo_state(club).undo:
            history.undo(club)
        pipe.send("done")


def counts(path: Path) -> tuple[int, ...]:
    """How much is in a club, once it has been opened and checked whole."""
    with open_club(path) as club:
        assert health.check(club).ok
        with club.store.read() as conn:
            return tuple(
                int(conn.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar_one())
                for table in ("member", "evening", "seat", "scoresheet", "game", "evening_result")
            )


def imports(folder: Path, rounds: int, work: Work) -> set[tuple[int, ...]]:
    """What was there after so many kills of imports, and more until something was."""
    (folder / "spellen.csv").write_bytes(games_csv(2, 2, 2, 4, 2025))
    path = another_club(folder, "club.klj")
    path.close()
    moments, seen = Moments(8), set[tuple[int, ...]]()
    for done in range(MOST):
        if done >= rounds and len(seen) > 1:
            break
        moments.kill(work, path.path)
        seen.add(counts(path.path))
    return seen


def test_an_import_is_in_the_club_whole_or_not_at_all(memory_folder: Path):
    assert imports(memory_folder, 3, import_and_undo) == {(0,) * 6, (8, 2, 32, 8, 32, 16)}


@pytest.mark.nightly
def test_an_import_row_by_row_is_caught(memory_folder: Path):
    assert imports(memory_folder, 3, import_row_by_row) - {(0,) * 6, (12, 0, 0, 0, 0, 0)}


@pytest.mark.nightly
def test_two_hundred_imports_are_whole(memory_folder: Path):
    assert imports(memory_folder, 200, import_and_undo) == {(0,) * 6, (8, 2, 32, 8, 32, 16)}


def sound_people(path: Path) -> list[str]:
    """Who is in the club, once it has been opened and checked."""
    with closing(Store.open(path)) as store:
        assert check(store).problems == ()
        return people(store)


def club_of(path: Path, count: int) -> list[str]:
    with another_club(path.parent, path.name) as club:
        names = [f"Jan B{letter}{end}s" for letter in ascii_lowercase for end in ascii_lowercase]
        rows = members.paste_preview(club, "\n".join(names[:count]))
        members.add_pasted(club, rows)
    return sound_people(path)


def test_an_undo_is_whole_or_not_at_all(memory_folder: Path):
    path = memory_folder / "club.klj"
    everybody = club_of(path, 60)
    moments, seen = Moments(3), set()
    for done in range(MOST):
        if done >= ROUNDS and len(seen) == 2:
            break
        moments.kill(undo_and_redo, path)
        now = sound_people(path)
        assert now in ([], everybody)
        seen.add(bool(now))
    assert seen == {True, False}


def test_every_copy_is_a_whole_club(memory_folder: Path):
    path = memory_folder / "club.klj"
    everybody = club_of(path, 50)
    moments = Moments(4)
    for _ in range(ROUNDS):
        moments.kill(make_copies, path)
    for copy in copies(path):
        assert check_file(copy) == ()
    assert sound_people(copies(path)[-1]) == everybody
    assert sound_people(path) == everybody


def test_a_club_put_back_is_the_one_or_the_other(memory_folder: Path):
    path = memory_folder / "club.klj"
    one = club_of(memory_folder / "een", 20)
    two = club_of(memory_folder / "twee", 70)
    shutil.copyfile(memory_folder / "een", path)
    moments, seen = Moments(5), set()
    for done in range(MOST):
        if done >= ROUNDS and len(seen) == 2:
            break
        moments.kill(put_copies_back, path)
        now = sound_people(path)
        assert now in (one, two)
        seen.add(len(now))
        for kept in copies(path)[:-3]:
            kept.unlink()
    assert seen == {20, 70}


def test_copying_over_a_club_is_caught(memory_folder: Path):
    path = memory_folder / "club.klj"
    whole = [club_of(memory_folder / name, count) for name, count in (("een", 20), ("twee", 70))]
    shutil.copyfile(memory_folder / "een", path)
    moments = Moments(5)

    def until_it_is_seen() -> None:
        for _ in range(MOST):
            moments.kill(copy_over_it, path)
            assert sound_people(path) in whole

    with pytest.raises((AssertionError, StorageError)):
        until_it_is_seen()


def test_an_evening_is_closed_or_open(memory_folder: Path):
    path, tables = typist.club_with_tables(memory_folder)
    with open_club(path) as club:
        for table in tables:
            sheets.save_lines(club, table, dict.fromkeys(range(1, typist.GAMES + 1), "92/"))
            sheets.sign(club, table)
    moments = Moments(6)
    for _ in range(ROUNDS):
        moments.kill(close_and_reopen, path)
        with open_club(path) as club:
            assert health.check(club).ok
            with club.store.read() as conn:
                status = conn.exec_driver_sql("SELECT status FROM evening").scalar()
                versions = conn.exec_driver_sql(
                    "SELECT count(*), max(number) FROM evening_version"
                ).one()
            assert status in ("open", "closed")
            assert versions[0] == (versions[1] or 0)


@pytest.mark.nightly
def test_two_hundred_undos_are_whole(memory_folder: Path):
    path = memory_folder / "club.klj"
    everybody = club_of(path, 200)
    moments = Moments(7)
    for _ in range(200):
        moments.kill(undo_and_redo, path)
        assert sound_people(path) in ([], everybody)
