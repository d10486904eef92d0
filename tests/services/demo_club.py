"""The example club, made once for all tests of a run that look at one; a copy each."""

import sqlite3
import time
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from clubadmin.domain.draw import drawing
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.club.strange import note_own
from clubadmin.services.demo.club import make_demo
from clubadmin.services.demo.evening import sheet_lines
from tests import draws, shared

PATIENCE = 120  # seconds; a worker that died makes nothing any more


def demo_sheet_lines(seed: int) -> list[str]:
    """The lines of a typical sheet of 16 games; the same seed gives the same sheet."""
    return sheet_lines(Random(seed))


@cache
def _made(half_typed: bool) -> tuple[bytes, str]:
    with TemporaryDirectory() as folder:
        place = shared.folder[0] if shared.folder else Path(folder)
        path = place / f"demo-{half_typed}.klaverjas"
        if not _somebody_makes(place, path):
            _make_both(place)
        with closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as connection:
            (uid,) = connection.execute("SELECT uid FROM club").fetchone()
        return path.read_bytes(), uid


def _make_both(place: Path) -> None:
    """The evenings of both are drawn alike, and that is what takes the time: they do it once."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(drawing, "draw", draws.draw)
        for half_typed in (False, True):
            aside = place / f"demo-{half_typed}.nieuw"
            make_demo(aside, 1, 7, half_typed=half_typed).close()
            aside.rename(aside.with_suffix(".klaverjas"))


def _somebody_makes(place: Path, path: Path) -> bool:
    """Whether another worker makes them, or has; waits until this one is there."""
    try:
        (place / "demo.bezig").mkdir()
    except FileExistsError:
        last = time.monotonic() + PATIENCE
        while not path.exists() and time.monotonic() < last:
            time.sleep(0.1)
        return path.exists()
    return False


def demo_file(path: Path, *, half_typed: bool = False) -> Path:
    """A season long, at a place of one's own; taken for one that was made there."""
    content, uid = _made(half_typed)
    path.write_bytes(content)
    note_own(path, uid)
    return path


def demo_club(path: Path, *, half_typed: bool = False) -> OpenClub:
    """The same, opened."""
    return open_club(demo_file(path, half_typed=half_typed))
