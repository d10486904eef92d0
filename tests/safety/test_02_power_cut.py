"""Safety 2: the power goes at a random moment, with torn sectors and lost names.

The same recording under weaker settings must show losses, or the test could not fail.
"""

import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from clubadmin.storage.checks.club import rebuilt
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.engine import uri
from clubadmin.storage.schema.packed import teach
from tests.safety import typist
from tests.safety.power import Disk, Operation, can_record, record
from tests.safety.typist import Lines
from tests.turns import by_turns, tries

pytestmark = pytest.mark.skipif(
    not can_record(), reason="needs strace, and leave to use it, to record what is written"
)

ROOT = Path(__file__).parents[2]
MEMORY = Path("/dev/shm")
SHEETS = tries(8, 30, 12)


@dataclass
class Tally:
    """What was seen over all cuts."""

    cuts: int = 0
    lost: int = 0
    half: int = 0
    corrupt: int = 0

    @property
    def harm(self) -> int:
        """Cuts after which something was not as it should be."""
        return self.lost + self.half + self.corrupt


def recording(folder: Path, mode: str, synchronous: str) -> tuple[Disk, list[Operation]]:
    """A disk as it was before, and what a typist then asked of it."""
    place = folder / "schijf"
    place.mkdir()
    path, tables = typist.club_with_tables(place)
    disk = Disk(place)
    saying = folder / "gezegd"
    saying.touch()
    module = [sys.executable, "-m", "tests.safety.power_typist"]
    words = [str(path), str(saying), mode, synchronous, str(SHEETS), *map(str, tables)]
    operations = record([*module, *words], ROOT, place, saying, folder / "strace")
    return disk, operations


def cut_often(disk: Disk, operations: list[Operation], cuts: int) -> Tally:
    """Cut the power at `cuts` random moments, and look each time what came through."""
    chance = random.Random(20)
    tally = Tally()
    stored: dict[int, Lines] = {}
    typing: tuple[int, Lines] | None = None
    moments = sorted(chance.randrange(len(operations) + 1) for _ in range(cuts))
    done = 0
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        for moment in moments:
            for one in operations[done:moment]:
                disk.play(one)
                if one.kind == "said":
                    stored, typing = _heard(one, stored, typing)
            done = moment
            _look(Path(folder), disk.cut(chance), stored, typing, tally)
    print(f"\n{tally}")
    return tally


def _heard(
    one: Operation, stored: dict[int, Lines], typing: tuple[int, Lines] | None
) -> tuple[dict[int, Lines], tuple[int, Lines] | None]:
    what, table, words = one.words
    lines = {int(game): line for game, line in words.items()}
    if what == "types":
        return stored, (table, lines)
    return {**stored, table: lines}, None


def _look(
    folder: Path,
    files: dict[str, bytes],
    stored: dict[int, Lines],
    typing: tuple[int, Lines] | None,
    tally: Tally,
) -> None:
    """Start again with what is on the disk."""
    tally.cuts += 1
    for old in folder.iterdir():
        old.unlink()
    for path, data in files.items():
        (folder / path).write_bytes(data)
    club = folder / "club.klj"
    if tally.cuts % 100 == 0 and tally.harm == 0:
        Store.open(club).close()  # the whole way, now and then
    try:
        found = _sheets(club)
    except sqlite3.Error:
        found = None
    if found is None:
        tally.corrupt += 1
        return
    lost = half = False
    for table, lines in stored.items():
        now = found.get(table, {})
        if now == lines or (typing and typing[0] == table and now == typing[1]):
            continue
        mixed = len({now.get(game) == line for game, line in lines.items()}) == 2
        half, lost = half or mixed, lost or not mixed
    tally.half += half
    tally.lost += lost and not half


def _sheets(club: Path) -> dict[int, Lines] | None:
    """The sheets of a club, or None when its pages or sums are not sound."""
    with closing(sqlite3.connect(uri(club, "rw"), uri=True)) as connection:
        teach(connection)
        if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
            return None
        if rebuilt(connection):
            return None
        found: dict[int, Lines] = {}
        query = (
            "SELECT f.playing_table_id, g.game, g.typed FROM scoresheet f"
            " JOIN game g ON g.scoresheet_id = f.id"
        )
        for table, game, line in connection.execute(query):
            found.setdefault(table, {})[game] = line
        return found


@pytest.mark.parametrize("mode", by_turns(["TRUNCATE", "BESIDE"], 2))
def test_the_power_may_go_at_any_moment(memory_folder: Path, mode: str):
    times = tries(60, 10_000)
    tally = cut_often(*recording(memory_folder, mode, "FULL"), times)
    assert tally == Tally(cuts=times)


@pytest.mark.nightly
def test_a_write_ahead_log_that_is_not_synced_loses_sheets(memory_folder: Path):
    assert cut_often(*recording(memory_folder, "WAL", "NORMAL"), 60).lost > 10


@pytest.mark.nightly
def test_a_journal_that_is_deleted_comes_back_and_takes_a_sheet_along(memory_folder: Path):
    assert cut_often(*recording(memory_folder, "DELETE", "FULL"), 800).lost > 0


@pytest.mark.nightly
def test_without_syncing_the_club_is_gone(memory_folder: Path):
    assert cut_often(*recording(memory_folder, "TRUNCATE", "OFF"), 60).harm > 10
