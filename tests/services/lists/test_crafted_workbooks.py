"""Workbooks made to do harm: read or refused within 2 seconds and 200 MB, whatever is in them."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.services.exchange.crafted import CRAFTED
from tests.turns import by_night, tries

_CHILD = """
import sys, time
from pathlib import Path
from clubadmin.errors import Refused
from clubadmin.services.lists.workbook import read_book
from clubadmin.services.lists.read import read_grid
try:
    import resource
except ImportError:
    memory = lambda: 0
else:
    memory = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
start = memory()
for name in sys.stdin.read().splitlines():
    file = Path(name)
    for reads in (read_book, lambda one: read_grid(one.read_bytes(), one.name)):
        begun = time.process_time()
        try:
            reads(file)
            said = "read"
        except Refused as refused:
            said = str(refused)
        print(file.name, time.process_time() - begun, memory() - start, said, sep="|")
"""


DIRECTLY = _CHILD.replace(  # broken on purpose: as most programs read
    "(read_book,",
    "(lambda one: list(__import__('openpyxl').load_workbook(one).active.values),",
)


def look_at(kinds: list[str], folder: Path, child: str = _CHILD) -> None:
    """Each is read or refused in a sentence, in no time and no room."""
    files = [folder / f"{number}.xlsx" for number in range(len(kinds))]
    for file, kind in zip(files, kinds, strict=True):
        file.write_bytes(CRAFTED[kind]())
    names = "\n".join(map(str, files))
    done = subprocess.run(
        [sys.executable, "-c", child], input=names, capture_output=True, text=True, check=True
    )
    told = [line.split("|") for line in done.stdout.splitlines()]
    assert len(told) == 2 * len(kinds)
    for (name, seconds, kilobytes, said), kind in zip(
        told, [one for one in kinds for _ in range(2)], strict=True
    ):
        assert float(seconds) < 2, (kind, name, said)
        assert int(kilobytes) < 200_000, (kind, said)
        assert said == "read" or said.endswith("."), (kind, said)


@pytest.mark.skipif(sys.platform == "darwin", reason="tells memory in another unit there")
def test_a_workbook_made_to_do_harm_takes_no_time_and_no_room(tmp_path: Path) -> None:
    look_at(list(CRAFTED)[:: tries(5, 1)], tmp_path)


@pytest.mark.parametrize("kind", ["a declaration", by_night("as many rows of nothing as may be")])
def test_reading_one_as_most_programs_do_is_caught(tmp_path: Path, kind: str) -> None:
    with pytest.raises((AssertionError, subprocess.CalledProcessError)):
        look_at([kind], tmp_path, DIRECTLY)
