"""Safety 3: kill -9 in the middle of a deed leaves before or after, never between.

Undo, import, closing, correction and the end of a season are done step by step, a change each, and
what was said to be done is held against the file; copies and a restore are files in each other's
place. What is there after a kill is checked whole, every row and the journal.
"""

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from string import ascii_lowercase
from typing import Any, NamedTuple

import pytest

from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.exchange.exchange import import_file
from clubadmin.services.results import closing as closings
from clubadmin.services.seasons import closing as season_closings
from clubadmin.services.sheets import sheets
from clubadmin.storage.checks.club import check, check_file
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.errors import StorageError
from clubadmin.storage.file.retention import copies, default_folder
from tests.bench.many_games import games_csv
from tests.safety.programs import Moments, needs_sigkill
from tests.services.evening_club import (
    Content,
    another_club,
    content,
    evening_with,
    seat_by_hand,
    table_id,
    take_list,
    type_sheet,
)
from tests.storage.made_up import people
from tests.turns import tries

pytestmark = needs_sigkill

ROUNDS = tries(5, 200)
MOST = 400  # until both of what may be were seen
NAMES = [f"Jan B{letter}{end}s" for letter in ascii_lowercase for end in ascii_lowercase]


def paste(club: OpenClub, count: int) -> None:
    """Many members in one change."""
    take_list(club, "\n".join(NAMES[:count]))


def an_evening(club: OpenClub) -> None:
    """The only evening of a season, of which all sheets are signed off."""
    evening = evening_with(club, 8, games=2, rounds=1, evenings=1)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4", 2: "5 6 7 8"}])
    for table in (1, 2):
        type_sheet(club, table_id(evening, 1, table), "92/ 100/")


def an_evening_closed(club: OpenClub) -> None:
    an_evening(club)
    closings.close(club, 1)


def a_list_of_games(club: OpenClub) -> None:
    """Beside the club; in the club there is nothing."""
    club.path.with_name("spellen.csv").write_bytes(games_csv(2, 2, 2, 4, 2025))


def undo(club: OpenClub) -> Iterator[None]:
    history.undo(club)
    yield
    history.redo(club)
    yield


def take_in(club: OpenClub) -> Iterator[None]:
    """A list of games; and it is taken back."""
    import_file(club, club.path.with_name("spellen.csv"))
    yield
    history.undo(club)
    yield


def close_the_evening(club: OpenClub) -> Iterator[None]:
    closings.close(club, 1)
    yield


def correct(club: OpenClub) -> Iterator[None]:
    """The evening is opened again, its rows become others, and it is closed again."""
    closings.reopen(club, 1, "Tafel 1: roem vergeten")
    yield
    sheets.unsign(club, 1)
    yield
    sheets.save_lines(club, 1, {1: "92+20", 2: "70/"})
    yield
    sheets.sign(club, 1)
    yield
    closings.close(club, 1)
    yield


def end_a_season(club: OpenClub) -> Iterator[None]:
    """It is closed, opened again for a correction of its evening, and closed again."""
    season_closings.close_season(club, 1)
    yield
    season_closings.reopen_season(club, 1, "Tafel 1: roem vergeten")
    yield
    yield from correct(club)
    season_closings.close_season(club, 1)
    yield


class Deed(NamedTuple):
    """What is there before, and what is done: whatever comes between two yields is one change."""

    begins: Callable[[OpenClub], None]
    does: Callable[[OpenClub], Iterator[None]]


DEEDS = {
    "undo": Deed(lambda club: paste(club, 40), undo),
    "an import": Deed(a_list_of_games, take_in),
    "closing an evening": Deed(an_evening, close_the_evening),
    "a correction": Deed(an_evening_closed, correct),
    "the end of a season": Deed(an_evening_closed, end_a_season),
}


def do(pipe: Connection, path: Path, deed: str, apart: bool) -> None:
    """Another program: do it step by step, and say so after each."""
    with open_club(path) as club:
        pipe.send("begins")
        for _ in DEEDS[deed].does(club):
            if not apart:
                pipe.send("step")
        if apart:
            pipe.send("step")
        pipe.send("done")
        time.sleep(60)


def rows(club: OpenClub) -> Content:
    """Every row, without the moment at which it came there."""

    def timeless(row: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(one for one in row if not one[0].endswith("_at"))

    return {table: sorted(map(timeless, found), key=repr) for table, found in content(club).items()}


def killed(folder: Path, deed: str, rounds: int, *, apart: bool = False) -> set[int]:
    """Kill it at so many moments, and more until what may be was seen; answers after which steps.

    Args:
        folder: where the club comes.
        deed: which.
        rounds: how often at least.
        apart: broken on purpose: a deed of several changes that is held to be one.
    """
    with another_club(folder, "club.klj") as club:
        path = club.path
        DEEDS[deed].begins(club)
    before = path.read_bytes()
    with open_club(path) as club:
        known = [rows(club), *(rows(club) for _ in DEEDS[deed].does(club))]
    known = [known[0], known[-1]] if apart else known
    moments, seen = Moments(3), set[int]()
    for done in range(MOST):
        if done >= rounds and len(seen) > 1:
            break
        shutil.rmtree(default_folder(path), ignore_errors=True)
        path.write_bytes(before)
        steps = moments.kill(do, path, deed, apart)
        with open_club(path) as club:
            assert health.check(club).ok
            found = rows(club)
        assert found in known[steps : steps + 2]
        seen.add(known.index(found, steps))
    return seen


@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_is_done_or_not_done(memory_folder: Path, deed: str) -> None:
    assert len(killed(memory_folder, deed, ROUNDS)) > 1


def test_a_deed_of_which_half_can_be_there_is_caught(memory_folder: Path) -> None:
    with pytest.raises(AssertionError):
        killed(memory_folder, "a correction", MOST, apart=True)


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


def sound_people(path: Path) -> list[str]:
    """Who is in the club, once it has been opened and checked."""
    with closing(Store.open(path)) as store:
        assert check(store).problems == ()
        return people(store)


def club_of(path: Path, count: int) -> list[str]:
    with another_club(path.parent, path.name) as club:
        paste(club, count)
    return sound_people(path)


def test_every_copy_is_a_whole_club(memory_folder: Path):
    path = memory_folder / "club.klj"
    everybody = club_of(path, 50)
    moments, of_before = Moments(4), set[Path]()
    for _ in range(ROUNDS):
        moments.kill(make_copies, path)
        for copy in set(copies(path)) - of_before:
            assert check_file(copy) == ()
        of_before = set(copies(path))
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
