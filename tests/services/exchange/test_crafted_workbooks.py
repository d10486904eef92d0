"""Workbooks made to do harm: read or refused within 2 seconds and 200 MB, whatever is in them."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.services.exchange.crafted import CRAFTED
from tests.turns import tries

_CHILD = """
import sys, time
from pathlib import Path
from clubadmin.errors import Refused
from clubadmin.services.importing.workbook import read_book
from clubadmin.services.exchange.read import read_grid
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


@pytest.mark.skipif(sys.platform == "darwin", reason="tells memory in another unit there")
def test_a_workbook_made_to_do_harm_takes_no_time_and_no_room(tmp_path: Path) -> None:
    files, kinds = [], list(CRAFTED)[:: tries(5, 1)]
    for number, made in enumerate(CRAFTED[kind] for kind in kinds):
        files.append(tmp_path / f"{number}.xlsx")
        files[-1].write_bytes(made())
    names = "\n".join(map(str, files))
    done = subprocess.run(
        [sys.executable, "-c", _CHILD], input=names, capture_output=True, text=True, check=True
    )
    told = [line.split("|") for line in done.stdout.splitlines()]
    assert len(told) == 2 * len(kinds)
    for (name, seconds, kilobytes, said), kind in zip(
        told, [one for one in kinds for _ in range(2)], strict=True
    ):
        assert float(seconds) < 2, (kind, name, said)
        assert int(kilobytes) < 200_000, (kind, said)
        assert said == "read" or said.endswith("."), (kind, said)
