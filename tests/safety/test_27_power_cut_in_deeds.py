"""Safety 27: the power goes while rows are typed in the window, or in an import, copy, migration.

What comes back is what was there before or what is there after, and never less than was said.
"""

import gzip
import random
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from clubadmin.errors import Trouble
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.file.retention import copies
from tests.bench.many_games import games_csv
from tests.safety import power_deeds, typist
from tests.safety.power import Disk, Operation, can_record, record
from tests.services.evening_club import another_club, content
from tests.turns import by_night, by_turns, tries

pytestmark = pytest.mark.skipif(
    not can_record(), reason="needs strace, and leave to use it, to record what is written"
)

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
MEMORY = Path("/dev/shm")
CUTS = tries(12, 500)
Shown = Any
"""What of a club is compared."""


def typed_rows(club: OpenClub) -> Shown:
    """The rows on all sheets, in the order of typing."""
    return tuple(line for table in (1, 2, 3) for line in typist.lines_of(club, table).values())


def all_rows(club: OpenClub) -> Shown:
    """Every row, without the moment at which it came there."""
    return {
        table: sorted((tuple(v for v in row if not v[0].endswith("_at")) for row in rows), key=repr)
        for table, rows in content(club).items()
    }


def half_an_evening(place: Path) -> Path:
    return typist.club_with_tables(place)[0]


def a_list_beside(place: Path) -> Path:
    Path(f"{place}.csv").write_bytes(games_csv(2, 2, 2, 4, 2025))
    with another_club(place, "club.klj") as club:
        return club.path


def an_older_club(place: Path) -> Path:
    path = place / "club.klj"
    path.write_bytes(gzip.decompress((DATA / "schema-10.klaverjas.gz").read_bytes()))
    return path


@dataclass(frozen=True)
class Deed:
    """What is there before, and what of the club is compared after."""

    begins: Callable[[Path], Path]
    shows: Callable[[OpenClub], Shown]
    whole: bool = True  # it is one change: nothing or all


DEEDS = {
    "types_in_the_window": Deed(half_an_evening, typed_rows, whole=False),
    "imports": Deed(a_list_beside, all_rows),
    "backs_up": Deed(half_an_evening, all_rows),
    "migrates": Deed(an_older_club, all_rows),
}


@dataclass
class Tally:
    """What was seen over all cuts."""

    cuts: int = 0
    before: int = 0
    after: int = 0
    harm: list[str] = field(default_factory=list)


class Recorded:
    """A deed that was done once, with all that it asked of the disk."""

    def __init__(self, name: str, folder: Path, *broken: str) -> None:
        self.deed, self.name, self._folder = DEEDS[name], name, folder
        place, settings = folder / "schijf", folder / "instellingen"
        place.mkdir()
        settings.mkdir()
        path = self.deed.begins(place)
        self.club = path.name
        self.disk = Disk(place)
        before = folder / "ervoor.klj"
        shutil.copy(path, before)
        saying = folder / "gezegd"
        saying.touch()
        module = [sys.executable, "-m", "tests.safety.power_deeds"]
        self.operations: Sequence[Operation] = record(
            [*module, name, str(path), str(saying), str(settings), *broken],
            ROOT,
            place,
            saying,
            folder / "strace",
        )
        self.known = [self._shown(before), self._shown(path)]

    def _shown(self, path: Path) -> Shown:
        with open_club(path) as club:
            return self.deed.shows(club)

    def cut_often(self, cuts: int, *, until_harm: bool = False) -> Tally:
        """Cut the power at so many random moments, and look each time what came through."""
        chance, tally, stored, done, tried = random.Random(27), Tally(), 0, 0, 0
        last = len(self.operations)
        moments = [*sorted(chance.randrange(last) for _ in range(cuts - 1)), last]
        with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as place:
            for moment in moments:
                for one in self.operations[done:moment]:
                    self.disk.play(one)
                    if one.kind == "said":
                        stored += one.words[0] == "stored"
                        tried += one.words[0] == "types"
                done = moment
                folder = Path(place) / "schijf"
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir()
                self.disk.lay(folder, chance)
                tally.cuts += 1
                if wrong := self._wrong(folder, stored, tried, tally):
                    tally.harm.append(f"at {moment}: {wrong}")
                    if until_harm:
                        break
        print(f"\n{self.name}: {tally}")
        return tally

    def _wrong(self, folder: Path, stored: int, tried: int, tally: Tally) -> str:
        """What is not as it should be; nothing when all is."""
        path = folder / self.club
        kept = copies(path)
        try:
            found = self._shown(path)
            unsound = [one.name for one in kept if check_copy(one)]
        except Trouble as trouble:
            return str(trouble)
        if unsound:
            return f"copies that are none: {unsound}"
        if self.name == "backs_up" and len(kept) < stored:
            return f"of {stored} copies {len(kept)} are there"
        if not self.deed.whole:
            expected = tuple(str(101 + at) for at in range(power_deeds.ROWS))
            tally.before, tally.after = tally.before + (not found), tally.after + bool(found)
            right = found == expected[: len(found)] and stored <= len(found) <= max(tried, stored)
            return "" if right else f"{found}, stored {stored}, typed {tried}"
        before, after = found == self.known[0], found == self.known[1]
        tally.before, tally.after = tally.before + before, tally.after + after
        if after or (before and not (stored and self.known[0] != self.known[1])):
            return ""
        return "it was stored, and is gone" if before else "something between"


def check_copy(path: Path) -> bool:
    """Whether a copy is no whole club; one of an earlier version is opened, elsewhere."""
    with TemporaryDirectory() as folder:
        copy = Path(shutil.copy(path, folder))
        with open_club(copy):
            return bool(check_file(copy))


@pytest.mark.parametrize("name", by_turns(DEEDS, 2))
def test_after_a_power_cut_all_is_as_it_was_or_as_it_was_to_be(
    name: str, memory_folder: Path
) -> None:
    tally = Recorded(name, memory_folder).cut_often(CUTS)
    assert tally.harm == []
    assert tally.before + tally.after >= CUTS, "each time one of the two"
    assert tally.after


@pytest.mark.parametrize("name", [by_night(name) for name in DEEDS])
def test_a_build_that_leaves_it_to_the_disk_is_caught(name: str, memory_folder: Path) -> None:
    """Broken on purpose: nothing is put on the disk itself."""
    recorded = Recorded(name, memory_folder, "unsynced")
    tally = recorded.cut_often(200, until_harm=True)
    assert tally.harm
