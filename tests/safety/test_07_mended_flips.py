"""Safety 7: a bit that flipped is put right by the journal, or told; never made something else."""

import random
from collections import Counter
from pathlib import Path

import pytest

from clubadmin.services.care import health
from clubadmin.storage.file.errors import StorageError
from tests.safety.test_07_flipped_bits import contents
from tests.services.demo_club import demo_file
from tests.turns import tries


@pytest.fixture
def club(memory_folder: Path) -> Path:
    """A club with evenings that were closed, a contest, and one half typed."""
    return demo_file(memory_folder / "heel.klaverjas", half_typed=True)


def mended_flips(path: Path, flips: int, seed: int) -> Counter[str]:
    """What became of clubs in which one bit flipped."""
    good, before, chance = path.read_bytes(), contents(path), random.Random(seed)
    tally: Counter[str] = Counter()
    for _ in range(flips):
        data = bytearray(good)
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        path.write_bytes(data)
        try:
            mended = health.mend(path)
        except StorageError:
            tally["refused"] += 1
            assert path.read_bytes() == data
            continue
        if mended.left:
            tally["partly"] += 1
        else:
            assert contents(path) == before, "mended to something else than it was"
            tally["whole" if mended.kept else "unharmed"] += 1
    print(f"\n{dict(tally)}")
    return tally


def test_a_flipped_bit_is_put_right_or_told_and_never_made_into_something_else(club: Path):
    tally = mended_flips(club, tries(4, 1_000), 12)
    assert tally["whole"] > tries(1, 5) * (tally["partly"] + tally["refused"])
