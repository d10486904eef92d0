"""Wat is er gedaan: by day, in sentences, searched, and back to a moment with what that undoes."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.done_list import DoneWindow
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members
from tests.desktop.made_window import made_window, settle


@pytest.fixture
def page(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, club: OpenClub) -> DoneWindow:
    for name in ("Bos", "Dam", "Eik"):
        members.add_member(club, Member(0, name))
    window = made_window(qtbot, ops, theme, tmp_path)
    window.show_deeds()
    settle(qtbot, ops)
    found = window.findChild(DoneWindow)
    assert isinstance(found, DoneWindow)
    return found


def _lines(page: DoneWindow) -> list[list[str]]:
    model = page.model
    return [
        [str(model.index(at, column).data()) for column in range(3)]
        for at in range(model.rowCount())
    ]


def test_the_day_is_named_once_and_the_newest_is_first(page: DoneWindow) -> None:
    days = [day for day, _time, _what in _lines(page)]
    assert days[0]
    assert not any(days[1:3])
    assert "Eik" in _lines(page)[0][2]


def test_what_would_be_undone_is_named_before_it_is(
    qtbot: QtBot, ops: Operations, page: DoneWindow, club: OpenClub
) -> None:
    page.table.selectRow(2)
    assert page.consequence.text().startswith("Terug tot hier maakt ongedaan (2): ")
    assert "Eik" in page.consequence.text()
    assert "Bos" not in page.consequence.text()
    page.back_button.click()
    settle(qtbot, ops)
    assert [one.last_name for one in members.members(club)] == ["Bos"]
    qtbot.waitUntil(lambda: not page.back_button.isEnabled())  # nothing is left after it


def test_a_word_finds_the_deeds_that_have_it(page: DoneWindow) -> None:
    QTest.keyClicks(page.search, "dam")
    (line,) = _lines(page)
    assert "Dam" in line[2]
    assert line[0], "the day stands with the first of what is found"
