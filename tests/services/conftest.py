from collections.abc import Iterator
from pathlib import Path

import pytest

from clubadmin.services.club.club import OpenClub
from tests.services.evening_club import new_club


@pytest.fixture
def club(tmp_path: Path) -> Iterator[OpenClub]:
    opened = new_club(tmp_path)
    yield opened
    opened.close()
