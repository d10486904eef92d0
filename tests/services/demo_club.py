"""The example club, made once for all tests of a run that look at one; a copy each."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.club.strange import note_own
from clubadmin.services.demo import make_demo


@cache
def _made(half_typed: bool) -> tuple[bytes, str]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "demo.klaverjas"
        with make_demo(path, 1, 7, half_typed=half_typed) as club:
            uid = club.uid
        return path.read_bytes(), uid


def demo_file(path: Path, *, half_typed: bool = False) -> Path:
    """A season long, at a place of one's own; taken for one that was made there."""
    content, uid = _made(half_typed)
    path.write_bytes(content)
    note_own(path, uid)
    return path


def demo_club(path: Path, *, half_typed: bool = False) -> OpenClub:
    """The same, opened."""
    return open_club(demo_file(path, half_typed=half_typed))
