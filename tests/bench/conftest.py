"""What the benches of the sheets share: the window as it usually is."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from clubadmin.desktop.evening.page import FORMS, EveningPage
from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.services.club.club import OpenClub
from tests.desktop.driving import settle


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    speak(qapp, "nl")
    made = Theme()
    made.apply()
    return made


@pytest.fixture
def sheets_of(qtbot: QtBot, theme: Theme) -> Iterator[Callable[[OpenClub, int], EveningPage]]:
    """Opens an evening at the sheets, as large as a window usually is."""
    running: list[Operations] = []

    def opened(club: OpenClub, evening_id: int) -> EveningPage:
        ops = Operations(club)
        running.append(ops)
        page = EveningPage(ops, theme)
        qtbot.addWidget(page)
        page.resize(1260, 800)
        page.show()
        ops.changed.connect(page.refresh)  # as the window does
        page.open_evening(evening_id, FORMS)
        settle(qtbot, ops)
        return page

    yield opened
    for ops in running:
        ops.stop()
