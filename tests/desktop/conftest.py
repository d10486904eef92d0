from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.language import speak
from clubadmin.desktop.operations import Operations
from clubadmin.desktop.theme import Theme
from clubadmin.services.club import OpenClub
from tests.services.evening_club import new_club


@pytest.fixture
def theme(qapp) -> Theme:
    speak(qapp, "nl")
    made = Theme()
    made.mode = "light"
    made.apply()
    return made


@pytest.fixture
def club(tmp_path: Path) -> OpenClub:
    """A new club; the operations that a test makes of it close it."""
    return new_club(tmp_path)


@pytest.fixture
def ops(qtbot: QtBot, club: OpenClub) -> Iterator[Operations]:
    made = Operations(club)
    troubles: list[Exception] = []
    made.trouble.connect(troubles.append)
    yield made
    made.stop()
    assert not troubles
