from collections.abc import Iterator

import pytest

from clubadmin.desktop.board.sheets_step import FormsStep
from clubadmin.desktop.evening.page import FORMS, EveningPage
from clubadmin.desktop.kit import used
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.tableside import switch as switches
from clubadmin.model.evenings.evening import Evening
from clubadmin.server import network
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from tests.desktop.driving import settle
from tests.desktop.made_window import made_window
from tests.desktop.tableside.phones import LOOPBACK
from tests.services.evening_club import evening_with


@pytest.fixture(autouse=True)
def _in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall is this machine alone, and the port whichever is free."""
    monkeypatch.setattr(network, "addresses", lambda: (LOOPBACK,))
    monkeypatch.setattr(switches, "PORT", 0)


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    """Three tables, two rounds of four games, drawn."""
    made = evening_with(club, 12, games=4, rounds=2)
    return drawing.draw(club, made.id, 1)[0]


@pytest.fixture
def window(qtbot, ops, theme, tmp_path, evening, monkeypatch) -> Iterator[MainWindow]:
    """The window at the sheets of that evening."""
    monkeypatch.setattr(used, "_unused", {""})  # as at a start: nothing was looked up yet
    made = made_window(qtbot, ops, theme, tmp_path)
    made.go("evening")
    settle(qtbot, ops)
    page = made.place("evening")
    assert isinstance(page, EveningPage)
    page.open_evening(evening.id, FORMS)
    settle(qtbot, ops)
    yield made
    made.close()
    settle(qtbot, ops)


@pytest.fixture
def page(window: MainWindow) -> EveningPage:
    """The place "Avond"."""
    found = window.place("evening")
    assert isinstance(found, EveningPage)
    return found


@pytest.fixture
def forms(page: EveningPage) -> FormsStep:
    """The step of the sheets."""
    return page.desk.forms
