import base64
from dataclasses import replace
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.services.club import club as clubs
from clubadmin.services.club import history
from clubadmin.services.input.checks import checked_logo, picture_size
from tests.services.evening_club import new_club

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


def _text(picture: bytes) -> str:
    return base64.b64encode(picture).decode()


def test_a_logo_is_kept_with_the_club_and_undone(tmp_path: Path) -> None:
    with new_club(tmp_path) as club:
        before = clubs.settings(club)
        after = clubs.change_settings(club, replace(before, logo=_text(PNG)))
        assert after.logo == _text(PNG)
        history.undo(club, "")
        assert clubs.settings(club).logo == ""
        history.redo(club, "")
        assert clubs.settings(club).logo == _text(PNG)


@pytest.mark.parametrize(
    ("picture", "says"),
    [
        (b"GIF89a", "geen PNG of JPEG"),
        (b"", "geen PNG of JPEG"),
        (PNG[:16] + (5000).to_bytes(4) * 2 + PNG[24:], "5000 bij 5000"),
        (PNG + bytes(500_000), "kB"),
    ],
)
def test_what_cannot_be_a_logo_is_refused(picture: bytes, says: str) -> None:
    with pytest.raises(Refused, match=says):
        checked_logo(_text(picture) or "?")


def test_the_size_of_a_jpeg_is_found_behind_its_other_parts() -> None:
    start = b"\xff\xd8\xff\xe0" + (16).to_bytes(2) + bytes(14)
    frame = b"\xff\xc0" + (17).to_bytes(2) + b"\x08" + (30).to_bytes(2) + (40).to_bytes(2)
    assert picture_size(start + frame + bytes(20)) == (40, 30)
    assert picture_size(start) is None
