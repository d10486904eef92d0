"""Safety 4: the disk fills up at every write of typing, copying, printing and bringing up to date.

Before each deed so many blocks are left, from none on until there is room for it. What was
stored stays whole, the trouble is told in three parts, and with room the same deed is done.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from clubadmin.services.care import health
from clubadmin.services.club.club import open_club
from clubadmin.services.club.files import save
from clubadmin.services.sheets import sheets
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.file.errors import NoRoom, StorageError
from clubadmin.storage.file.retention import copies
from tests.safety import typist
from tests.storage.old_clubs import OLD_SCHEMAS, figures, old_club
from tests.turns import tries

BLOCK = 4096
SIZE = 8_000_000


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of eight megabytes, where one may make one."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only the system's manager may make a small disk")
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", tmp_path]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("this machine lets nobody make a small disk")
    yield tmp_path
    subprocess.run(["umount", "--lazy", tmp_path], check=True)


def leave(disk: Path, blocks: int) -> None:
    """Fill the disk until so many blocks are free."""
    ballast = disk / "ballast"
    ballast.unlink(missing_ok=True)
    free = shutil.disk_usage(disk).free - blocks * BLOCK
    with ballast.open("wb") as file:
        os.posix_fallocate(file.fileno(), 0, max(BLOCK, free))


def trouble_of(deed: Callable[[], object]) -> StorageError | None:
    try:
        deed()
    except StorageError as told:
        return told
    return None


def fill_up_at_every_write(disk: Path, deed: Callable[[], object], more: int = 1) -> int:
    """Do it with so many blocks more each time until it is done; how many were too few."""
    for blocks in range(0, SIZE // BLOCK, more):
        leave(disk, blocks)
        told = trouble_of(deed)
        if told is None:
            (disk / "ballast").unlink()
            return blocks
        assert isinstance(told, NoRoom)
        assert all((told.happened, told.safe, told.todo))
    raise AssertionError("there was never room enough")


def test_typing(small_disk: Path):
    path, tables = typist.club_with_tables(small_disk)
    before = dict.fromkeys(range(1, typist.GAMES + 1), "92")
    after = dict.fromkeys(range(1, typist.GAMES + 1), "80+20")
    club = open_club(path)
    sheets.save_lines(club, tables[0], before)

    def deed() -> None:
        assert typist.lines_of(club, tables[0]) == before
        sheets.save_lines(club, tables[0], after)

    assert fill_up_at_every_write(small_disk, deed) > 3
    assert typist.lines_of(club, tables[0]) == after
    club.close()
    assert check_file(path) == ()
    with open_club(path) as again:
        assert typist.lines_of(again, tables[0]) == after


def test_copying(small_disk: Path):
    path, _ = typist.club_with_tables(small_disk)
    with open_club(path) as club:
        before = health.backup(club)

        def deed() -> None:
            assert health.backups(club) == (before,)
            health.backup(club)

        assert fill_up_at_every_write(small_disk, deed, tries(11, 1, 3)) > 20
        assert len(health.backups(club)) == 2
        for copy in health.backups(club):
            assert check_file(copy) == ()
    assert not list(small_disk.rglob("*.nieuw"))


def test_printing(small_disk: Path):
    paper = small_disk / "uitslag.pdf"
    save(paper, b"oud" * 40_000)

    def deed() -> None:
        assert paper.read_bytes() == b"oud" * 40_000
        save(paper, b"nieuw" * 40_000)

    assert fill_up_at_every_write(small_disk, deed) > 20
    assert paper.read_bytes() == b"nieuw" * 40_000
    assert [one.name for one in small_disk.iterdir()] == [paper.name]


def test_writing_straight_over_a_paper_is_caught(small_disk: Path):
    """Broken on purpose: what was there is gone once the new one does not fit."""
    paper = small_disk / "uitslag.pdf"
    save(paper, b"oud" * 40_000)

    def deed() -> None:
        assert paper.read_bytes() == b"oud" * 40_000
        try:
            paper.write_bytes(b"nieuw" * 40_000)
        except OSError as error:
            raise NoRoom("De schijf is vol.", "Alles is bewaard.", "Maak ruimte.") from error

    with pytest.raises(AssertionError):
        fill_up_at_every_write(small_disk, deed)


def typed(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All but the rule sets, for new ones come in where there is room, and how they came."""
    came = {"rule_set", "change", "changed_row", "sqlite_sequence"}
    return {table: rows for table, rows in figures(path).items() if table not in came}


def test_bringing_up_to_date(small_disk: Path):
    schema = min(OLD_SCHEMAS)
    path = old_club(small_disk, schema)
    data, before = path.read_bytes(), typed(path)

    def deed() -> None:
        updated = path.read_bytes() != data
        assert len(copies(path)) == updated, "a copy of how it was, and no more at each next try"
        assert typed(path) == before
        open_club(path).close()

    assert fill_up_at_every_write(small_disk, deed, tries(29, 1, 7)) > 20
    assert check_file(path) == ()
    assert typed(path) == before
